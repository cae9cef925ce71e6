# The first screen.
app-title = Sleeping Queens
app-line = A card game for two to five, fair without a dealer
your-name = Your name
player-default = Player
play-now = Play now
play-now-line = Against bots, right away
home-network = Home network
home-network-line = With people nearby
my-games = My games
my-games-line = What you played, and whether it was fair
portrait-bear = Bear
portrait-cat = Cat
portrait-fox = Fox
portrait-frog = Frog
portrait-hedgehog = Hedgehog
portrait-lion = Lion
portrait-mouse = Mouse
portrait-owl = Owl
portrait-penguin = Penguin
portrait-rabbit = Rabbit
portrait-turtle = Turtle
portrait-unicorn = Unicorn

# Before a game against bots.
back = Back
how-many-bots = How many bots?
how-strong = How strong?
easy = Easy
easy-line = They play anything that makes sense, and forget who sleeps where.
normal = Normal
normal-line = They take every queen they can get.
hard = Hard
hard-line = They remember every queen, and think ahead.
which-box = Which box of cards?
box-classic = Classic: 12 queens
box-deluxe = Large: 16 queens
start-playing = Start

# Settings.
language = Language
look = Look
look-light = Day
look-dark = Night
motion = Cards move
motion-calm = Calmly
motion-quick = Quickly
motion-none = Not at all
text-size = Texts
text-usual = Usual
text-large = Large
text-largest = Very large
