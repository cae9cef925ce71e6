# Was auf den Karten steht: derselbe kurze Name für Königin und König.
name-heart = Herz
name-cat = Katze
name-dog = Pudel
name-pancake = Pfannkuchen
name-ladybug = Marienkäfer
name-moon = Mond
name-peacock = Pfau
name-sunflower = Sonnenblume
name-cake = Torte
name-rainbow = Regenbogen
name-rose = Rose
name-starfish = Seestern
name-book = Buch
name-butterfly = Schmetterling
name-strawberry = Erdbeere
name-ice-cream = Eis
name-bubble-gum = Kaugummi
name-chess = Schach
name-cookie = Keks
name-fire = Feuer
name-hat = Hut
name-puzzle = Puzzle
name-tie-dye = Batik
name-turtle = Schildkröte
name-pasta = Nudel
name-tool = Werkzeug
card-knight = Ritter
card-jester = Hofnarr
card-potion = Schlaftrank
card-wand = Zauberstab
card-dragon = Drache

# Karten im Satz. Alle stehen im vierten Fall: „Du spielst den Keks-König.“
the-queen = die { $name ->
    [Katze] Katzen
    [Pfau] Pfauen
    [Sonnenblume] Sonnenblumen
    [Torte] Torten
    [Rose] Rosen
    [Buch] Bücher
    [Schmetterling] Schmetterlings
    [Erdbeere] Erdbeer
   *[other] { $name }
}-Königin
plain-queen = { $name ->
    [Katze] Katzen
    [Pfau] Pfauen
    [Sonnenblume] Sonnenblumen
    [Torte] Torten
    [Rose] Rosen
    [Buch] Bücher
    [Schmetterling] Schmetterlings
    [Erdbeere] Erdbeer
   *[other] { $name }
}-Königin
# Umlaute gehen nicht als Schlüssel, darum ist die Schildkröte „alles andere“.
the-king = den { $name ->
    [Kaugummi] { $name }
    [Schach] { $name }
    [Keks] { $name }
    [Feuer] { $name }
    [Hut] { $name }
    [Puzzle] { $name }
    [Batik] { $name }
    [Nudel] { $name }
    [Werkzeug] { $name }
   *[other] { $name }n
}-König
the-red-knight = den Roten Ritter
the-blue-knight = den Blauen Ritter
the-green-knight = den Grünen Ritter
the-black-knight = den Schwarzen Ritter
a-jester = einen Hofnarren
a-potion = einen Schlaftrank
a-wand = einen Zauberstab
a-dragon = einen Drachen
a-number = eine { $value }

# Wozu eine Karte gut ist.
does-king = Ein König weckt für dich eine schlafende Königin.
does-knight = Ein Ritter stiehlt jemandem eine wache Königin.
does-jester = Ein Hofnarr deckt eine Karte vom Stapel auf: Eine Bildkarte gehört dir, und du bist noch mal dran; eine Zahl zählt ab, wer eine Königin weckt.
does-potion = Ein Schlaftrank schickt eine Königin der anderen wieder schlafen.
does-wand = Ein Zauberstab hält deine Königin wach, wenn ein Schlaftrank kommt.
does-dragon = Ein Drache verjagt einen Ritter von deinen Königinnen.
does-number = Zahlen tauschst du gegen gleich viele neue Karten: eine, ein Paar oder eine Summe wie 2 + 3 = 5.
special-rivals = Katze und Pudel liegen nie nebeneinander.
special-rose = Wacht die Rosen-Königin auf, weckt sie noch eine Königin.
special-strawberry = Niemand kann die Erdbeer-Königin stehlen oder schlafen schicken.
