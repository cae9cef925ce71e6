# What stands on the cards: the same short name for queen and king.
name-heart = Heart
name-cat = Cat
name-dog = Dog
name-pancake = Pancake
name-ladybug = Ladybug
name-moon = Moon
name-peacock = Peacock
name-sunflower = Sunflower
name-cake = Cake
name-rainbow = Rainbow
name-rose = Rose
name-starfish = Starfish
name-book = Book
name-butterfly = Butterfly
name-strawberry = Strawberry
name-ice-cream = Ice Cream
name-bubble-gum = Bubble Gum
name-chess = Chess
name-cookie = Cookie
name-fire = Fire
name-hat = Hat
name-puzzle = Puzzle
name-tie-dye = Tie-Dye
name-turtle = Turtle
name-pasta = Pasta
name-tool = Tool
card-knight = Knight
card-jester = Jester
card-potion = Potion
card-wand = Wand
card-dragon = Dragon

# Cards within a sentence.
the-queen = the { $name } Queen
plain-queen = { $name } Queen
the-king = the { $name } King
the-red-knight = the Red Knight
the-blue-knight = the Blue Knight
the-green-knight = the Green Knight
the-black-knight = the Black Knight
a-jester = a Jester
a-potion = a Sleeping Potion
a-wand = a Magic Wand
a-dragon = a Dragon
a-number = { $value ->
    [8] an 8
   *[other] a { $value }
}

# What a card is good for.
does-king = A King wakes a sleeping queen for you.
does-knight = A Knight steals an awake queen from another player.
does-jester = A Jester turns up the top card of the draw pile: a power card is yours and you go again, a number counts out who wakes a queen.
does-potion = A Sleeping Potion sends another player's queen back to sleep.
does-wand = A Magic Wand keeps a queen of yours awake when a Potion comes.
does-dragon = A Dragon chases a Knight away from your queens.
does-number = Numbers are for swapping: one, a pair, or a sum like 2 + 3 = 5, for as many new cards.
special-rivals = Cat and Dog never lie side by side.
special-rose = The Rose Queen wakes one more queen when she wakes.
special-strawberry = Nobody can take the Strawberry Queen or send her to sleep.
