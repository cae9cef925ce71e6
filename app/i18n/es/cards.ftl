# What stands on the cards: the same short name for queen and king.
name-heart = Corazón
name-cat = Gato
name-dog = Perro
name-pancake = Tortita
name-ladybug = Mariquita
name-moon = Luna
name-peacock = Pavo Real
name-sunflower = Girasol
name-cake = Pastel
name-rainbow = Arcoíris
name-rose = Rosa
name-starfish = Estrella
name-book = Libro
name-butterfly = Mariposa
name-strawberry = Fresa
name-ice-cream = Helado
name-bubble-gum = Chicle
name-chess = Ajedrez
name-cookie = Galleta
name-fire = Fuego
name-hat = Sombrero
name-puzzle = Puzle
name-tie-dye = Colores
name-turtle = Tortuga
name-pasta = Pasta
name-tool = Herramienta
card-knight = Caballero
card-jester = Bufón
card-potion = Poción
card-wand = Varita
card-dragon = Dragón

# Cards within a sentence.
the-queen = la Reina { $name }
plain-queen = Reina { $name }
the-king = el Rey { $name }
the-red-knight = el caballero rojo
the-blue-knight = el caballero azul
the-green-knight = el caballero verde
the-black-knight = el caballero negro
a-jester = un bufón
a-potion = una poción de dormir
a-wand = una varita mágica
a-dragon = un dragón
a-number = un { $value }

# What a card is good for.
does-king = Un rey despierta para ti a una reina dormida.
does-knight = Un caballero roba una reina despierta a otro jugador.
does-jester = Un bufón descubre la primera carta del mazo: si es especial, es tuya y juegas otra vez; si es un número, se cuenta y alguien despierta a una reina.
does-potion = Una poción de dormir vuelve a dormir a una reina de otro jugador.
does-wand = Una varita mágica mantiene despierta a tu reina cuando llega una poción.
does-dragon = Un dragón espanta al caballero que quiere tus reinas.
does-number = Los números se cambian: uno, una pareja o una suma como 2 + 3 = 5, por otras tantas cartas nuevas.
special-rivals = Gato y Perro nunca se juntan.
special-rose = La Reina Rosa, al despertar, despierta a otra reina más.
special-strawberry = Nadie puede robar ni dormir a la Reina Fresa.
