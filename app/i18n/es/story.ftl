# What happened. $who is "me" if it is the reader, else $name is the player.
names-and = { $others } y { $last }
a-pair = una pareja de { $value }
three-of = un trío de { $value }
story-plays = { $who ->
    [me] Juegas { $card }.
   *[other] { $name } juega { $card }.
}
story-dragon = { $who ->
    [me] Tu dragón espanta al caballero.
   *[other] El dragón de { $name } espanta al caballero.
}
story-wand = { $who ->
    [me] Tu varita mágica la mantiene despierta.
   *[other] La varita mágica de { $name } la mantiene despierta.
}
story-discards = { $who ->
    [me] Cambias { $cards }.
   *[other] { $name } cambia { $cards }.
}
story-shows = { $who ->
    [me] No tienes jugada y enseñas tu mano.
   *[other] { $name } no tiene jugada y enseña toda la mano.
}
story-wakes = { $who ->
    [me] Despiertas a { $queen } ({ $points } puntos).
   *[other] { $name } despierta a { $queen } ({ $points } puntos).
}
story-went-back = Es { $queen }, que vuelve a dormir: Gato y Perro nunca se juntan.
story-knight = { $who ->
    [me] Envías un caballero a robar la { $queen } de { $owner }.
   *[other] { $whose ->
        [me] { $name } envía un caballero a robar tu { $queen }.
       *[other] { $name } envía un caballero a robar la { $queen } de { $owner }.
    }
}
story-potion = { $who ->
    [me] Llevas una poción de dormir a la { $queen } de { $owner }.
   *[other] { $whose ->
        [me] { $name } trae una poción de dormir a tu { $queen }.
       *[other] { $name } lleva una poción de dormir a la { $queen } de { $owner }.
    }
}
story-stolen = { $who ->
    [me] ¡Ahora { $queen } es tuya!
   *[other] Ahora { $queen } es de { $name }.
}
story-sleeps = Buenas noches: { $queen } duerme en { $place }.
story-turned-up = El bufón descubre { $card }.
story-gift = { $who ->
    [me] ¡Es para ti, y juegas otra vez!
   *[other] { $name } se la queda y juega otra vez.
}
story-count = { $who ->
    [me] Contamos hasta { $value }: ¡despiertas a una reina!
   *[other] Contamos hasta { $value }: { $name } despierta a una reina.
}
story-left = { $who ->
    [me] Dejas la partida.
   *[other] { $name } deja la partida.
}
story-removed = { $who ->
    [me] Quedas fuera; se reparte todo de nuevo.
   *[other] { $name } queda fuera; se reparte todo de nuevo.
}
story-lapsed = { $who ->
    [me] Lo que habías empezado queda en nada.
   *[other] Lo que { $name } había empezado queda en nada.
}
story-shuffled = Se baraja el mazo, por turnos entre todos.
story-ended = { $who ->
    [me] ¡Ganas { $how }!
   *[other] { $count ->
        [one] ¡{ $name } gana { $how }!
       *[other] ¡{ $name } comparten la victoria { $how }!
    }
}
won-by-queens = con suficientes reinas
won-by-points = con suficientes puntos
won-by-best-court = con la mejor corte, ya con todas las reinas despiertas
won-by-staying = como última persona en la mesa
