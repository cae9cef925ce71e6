# Der erste Bildschirm.
app-title = Sleeping Queens
app-line = Ein Kartenspiel für zwei bis fünf, fair ohne Geber
your-name = Dein Name
player-default = Spieler
play-now = Losspielen
play-now-line = Gegen Bots, sofort
home-network = Heimnetz
home-network-line = Mit Leuten in der Nähe
my-games = Meine Spiele
my-games-line = Was du gespielt hast, und ob es fair war
portrait-bear = Bär
portrait-cat = Katze
portrait-fox = Fuchs
portrait-frog = Frosch
portrait-hedgehog = Igel
portrait-lion = Löwe
portrait-mouse = Maus
portrait-owl = Eule
portrait-penguin = Pinguin
portrait-rabbit = Hase
portrait-turtle = Schildkröte
portrait-unicorn = Einhorn

# Vor einem Spiel gegen Bots.
back = Zurück
how-many-bots = Wie viele Bots?
how-strong = Wie stark?
easy = Leicht
easy-line = Sie spielen alles, was irgendwie passt, und vergessen, wer wo schläft.
normal = Normal
normal-line = Sie nehmen jede Königin, die sie kriegen.
hard = Schwer
hard-line = Sie merken sich jede Königin und denken voraus.
which-box = Welche Karten?
box-classic = Klein: 12 Königinnen
box-deluxe = Groß: 16 Königinnen
start-playing = Los

# Einstellungen.
language = Sprache
look = Aussehen
look-light = Tag
look-dark = Nacht
motion = Bewegung
motion-calm = Ruhig
motion-quick = Schnell
motion-none = Keine
text-size = Schrift
text-usual = Normal
text-large = Groß
text-largest = Sehr groß
