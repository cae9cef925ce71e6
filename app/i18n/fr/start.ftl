# The first screen.
app-title = Les reines endormies
app-line = Un jeu de cartes pour deux à cinq, juste sans donneur
your-name = Ton nom
player-default = Joueur
play-now = Jouer
play-now-line = Tout de suite, contre des robots
home-network = À la maison
home-network-line = Avec des gens tout près
my-games = Mes parties
my-games-line = Ce que tu as joué, et si c’était juste
portrait-bear = Ours
portrait-cat = Chat
portrait-fox = Renard
portrait-frog = Grenouille
portrait-hedgehog = Hérisson
portrait-lion = Lion
portrait-mouse = Souris
portrait-owl = Hibou
portrait-penguin = Pingouin
portrait-rabbit = Lapin
portrait-turtle = Tortue
portrait-unicorn = Licorne

# Before a game against bots.
back = Retour
how-many-bots = Combien de robots ?
how-strong = Quelle force ?
easy = Facile
easy-line = Ils jouent ce qui leur vient, et oublient qui dort où.
normal = Normal
normal-line = Ils prennent toutes les reines qu’ils peuvent.
hard = Fort
hard-line = Ils retiennent chaque reine, et voient plus loin.
which-box = Quelle boîte de cartes ?
box-classic = Classique : 12 reines
box-deluxe = Grande : 16 reines
start-playing = Jouer

# Settings.
language = Langue
look = Couleurs
look-light = Jour
look-dark = Nuit
motion = Les cartes bougent
motion-calm = Doucement
motion-quick = Vite
motion-none = Pas du tout
text-size = Textes
text-usual = Normaux
text-large = Grands
text-largest = Très grands
