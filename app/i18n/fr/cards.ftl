# What stands on the cards: the same short name for queen and king.
name-heart = Cœurs
name-cat = Chats
name-dog = Caniches
name-pancake = Crêpes
name-ladybug = Coccinelles
name-moon = Lune
name-peacock = Paons
name-sunflower = Tournesols
name-cake = Gâteaux
name-rainbow = Arc-en-ciel
name-rose = Roses
name-starfish = Étoiles de mer
name-book = Livres
name-butterfly = Papillons
name-strawberry = Fraises
name-ice-cream = Glaces
name-bubble-gum = Chewing-gum
name-chess = Échecs
name-cookie = Biscuits
name-fire = Feu
name-hat = Chapeaux
name-puzzle = Puzzles
name-tie-dye = Couleurs
name-turtle = Tortues
name-pasta = Pâtes
name-tool = Outils
card-knight = Chevalier
card-jester = Bouffon
card-potion = Potion de sommeil
card-wand = Baguette magique
card-dragon = Dragon

# Cards within a sentence. The keys are names from above.
the-queen = la Reine { $name ->
    [Lune] de la { $name }
    [Arc-en-ciel] de l’Arc-en-ciel
   *[other] des { $name }
}
plain-queen = Reine { $name ->
    [Lune] de la { $name }
    [Arc-en-ciel] de l’Arc-en-ciel
   *[other] des { $name }
}
the-king = le Roi { $name ->
    [Chewing-gum] du { $name }
    [Feu] du { $name }
   *[other] des { $name }
}
the-red-knight = le chevalier rouge
the-blue-knight = le chevalier bleu
the-green-knight = le chevalier vert
the-black-knight = le chevalier noir
a-jester = un bouffon
a-potion = une potion de sommeil
a-wand = une baguette magique
a-dragon = un dragon
a-number = un { $value }

# What a card is good for.
does-king = Un roi réveille une reine endormie pour toi.
does-knight = Un chevalier vole une reine réveillée à un autre joueur.
does-jester = Un bouffon retourne la première carte de la pioche : une carte à pouvoir est pour toi et tu rejoues ; avec un nombre, on compte pour savoir qui réveille une reine.
does-potion = Une potion de sommeil rendort la reine d’un autre joueur.
does-wand = Une baguette magique garde ta reine réveillée quand une potion arrive.
does-dragon = Un dragon chasse le chevalier qui veut ta reine.
does-number = Les nombres s’échangent : un seul, une paire ou une addition comme 2 + 3 = 5, contre autant de nouvelles cartes.
special-rivals = Chats et Caniches : jamais côte à côte !
special-rose = La Reine des Roses réveille une autre reine avec elle.
special-strawberry = Personne ne peut voler ni endormir la Reine des Fraises.
