# Sulle carte: il nome corto di regine e re; nelle frasi si aggiunge la preposizione giusta.
name-heart = Cuori
name-cat = Gatti
name-dog = Cani
name-pancake = Pancake
name-ladybug = Coccinelle
name-moon = Luna
name-peacock = Pavoni
name-sunflower = Girasoli
name-cake = Torte
name-rainbow = Arcobaleno
name-rose = Rose
name-starfish = Stelle Marine
name-book = Libri
name-butterfly = Farfalle
name-strawberry = Fragole
name-ice-cream = Gelati
name-bubble-gum = Bubble Gum
name-chess = Scacchi
name-cookie = Biscotti
name-fire = Fuoco
name-hat = Cappelli
name-puzzle = Puzzle
name-tie-dye = Colori
name-turtle = Tartarughe
name-pasta = Pasta
name-tool = Attrezzi
card-knight = Cavaliere
card-jester = Giullare
card-potion = Pozione
card-wand = Bacchetta
card-dragon = Drago

# Le carte dentro una frase.
the-queen = { $name ->
    [Cuori] la Regina di { $name }
    [Luna] la Regina della { $name }
    [Arcobaleno] la Regina dell’{ $name }
    [Gatti] la Regina dei { $name }
    [Cani] la Regina dei { $name }
    [Pancake] la Regina dei { $name }
    [Pavoni] la Regina dei { $name }
    [Girasoli] la Regina dei { $name }
    [Libri] la Regina dei { $name }
    [Gelati] la Regina dei { $name }
   *[other] la Regina delle { $name }
}
plain-queen = { $name ->
    [Cuori] Regina di { $name }
    [Luna] Regina della { $name }
    [Arcobaleno] Regina dell’{ $name }
    [Gatti] Regina dei { $name }
    [Cani] Regina dei { $name }
    [Pancake] Regina dei { $name }
    [Pavoni] Regina dei { $name }
    [Girasoli] Regina dei { $name }
    [Libri] Regina dei { $name }
    [Gelati] Regina dei { $name }
   *[other] Regina delle { $name }
}
the-king = { $name ->
    [Scacchi] il Re degli { $name }
    [Attrezzi] il Re degli { $name }
    [Biscotti] il Re dei { $name }
    [Cappelli] il Re dei { $name }
    [Puzzle] il Re dei { $name }
    [Colori] il Re dei { $name }
    [Tartarughe] il Re delle { $name }
    [Pasta] il Re della { $name }
   *[other] il Re del { $name }
}
the-red-knight = il Cavaliere Rosso
the-blue-knight = il Cavaliere Blu
the-green-knight = il Cavaliere Verde
the-black-knight = il Cavaliere Nero
a-jester = un Giullare
a-potion = una Pozione Sonnifera
a-wand = una Bacchetta Magica
a-dragon = un Drago
a-number = un { $value }

# A che cosa serve una carta.
does-king = Un Re sveglia per te una regina che dorme.
does-knight = Un Cavaliere ruba una regina sveglia a un altro giocatore.
does-jester = Un Giullare scopre la prima carta del mazzo: una carta speciale è tua e giochi ancora; con un numero si fa la conta per chi sveglia una regina.
does-potion = Una Pozione Sonnifera rimanda a dormire la regina di un altro.
does-wand = Una Bacchetta Magica tiene sveglia la tua regina quando arriva una Pozione.
does-dragon = Un Drago scaccia i Cavalieri dalle tue regine.
does-number = I numeri si cambiano con altrettante carte nuove: uno, una coppia, o una somma come 2 + 3 = 5.
special-rivals = Gatti e Cani non stanno mai vicini.
special-rose = Quando la Regina delle Rose si sveglia, ne sveglia un’altra.
special-strawberry = Nessuno può rubare o addormentare la Regina delle Fragole.
