# What is asked of the player: short, and in the words of the table.
asked-turn = ¡Te toca! Juega una carta o cambia algunas.
asked-extra = ¡Un regalo! Te toca otra vez.
asked-king-place = ¡Ahora toca una reina dormida!
asked-king-nobody = No duerme ninguna reina. Puedes cambiar el rey por otra carta.
asked-knight-queen = ¡Ahora toca la reina que quieres robar!
asked-knight-nobody = No hay reina que robar. Guarda el caballero o cámbialo.
asked-potion-queen = ¡Ahora toca la reina que va a dormir!
asked-potion-nobody = No puedes dormir a ninguna reina. Guarda la poción o cámbiala.
asked-jester = ¡Juega el bufón y mira quién tiene suerte!
asked-dragon-kept = Guarda el dragón para cuando venga un caballero, o cámbialo.
asked-wand-kept = Guarda la varita para cuando venga una poción, o cámbiala.
asked-number = Cámbialo o elige más números: una pareja o una suma como 2 + 3 = 5.
asked-swap-set = ¡Bien visto! Cambia todas por cartas nuevas.
asked-no-set = Aún no hay pareja ni suma: elige más números o deja uno.
asked-wake-king = ¡Toca una reina dormida para despertarla!
asked-wake-count = La cuenta acaba en ti: ¡toca una reina dormida!
asked-wake-companion = La Reina Rosa trae una amiga: ¡toca otra reina dormida!
asked-lay = ¿Dónde va a dormir { $queen }? Toca un sitio vacío.
asked-knight = ¡{ $name } quiere tu { $queen }! ¿Qué haces?
asked-potion = ¡{ $name } quiere dormir a tu { $queen }! ¿Qué haces?
wait-turn = { $name } está pensando…
wait-answer = ¿Defenderá { $name } a la { $queen }?
wait-wake = { $name } despierta a una reina…
wait-lay = { $name } busca una cama para { $queen }…
wait-cards = Las cartas están en camino…
wait-sent = Un momento…
game-over = ¡Fin de la partida!

# The question to whoever is attacked.
ask-knight = ¡{ $name } envía un caballero a robar tu { $queen } ({ $points } puntos)!
ask-potion = ¡{ $name } trae una poción de dormir para tu { $queen } ({ $points } puntos)!
answer-dragon = Enviar dragón
answer-wand = Agitar la varita
answer-no-dragon = Esta vez no tienes ningún dragón.
answer-no-wand = Esta vez no tienes varita mágica.
answer-let-go = Dejarla ir
answer-let-go-hint = Se irá con el próximo toque del reloj; así nadie adivina por el tiempo qué cartas tienes. Tecla: L
answer-waiting = Se irá con el próximo toque del reloj.
seconds-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}

# The hand and what can be done with it.
hand-label = Carta { $number } de { $of }: { $card }{ $state ->
    [picked] , elegida
   *[other] {""}
}
card-on-its-way = Esta carta está en camino.
why-not-your-turn = Ahora no: no es tu turno.
why-choose-a-place = Ahora no: primero elige un sitio.
why-only-dragon = Ahora no: solo un dragón frena a un caballero.
why-only-wand = Ahora no: solo una varita mágica frena una poción.
why-no-use = Ahora no sirve para nada.
nothing-picked = Toca una carta para elegirla. Tócala otra vez para dejarla.
play-jester = Jugar el bufón
find-sets = Buscar suma
find-sets-hint = Elige números que forman pareja o suma. Pulsa otra vez para ver más. Tecla: S
find-sets-none = No tienes ni pareja ni suma.
swap = { $count ->
    [0] Cambiar
    [one] Cambiar 1 carta
   *[other] Cambiar { $count } cartas
}
swap-hint = Deja las cartas en los descartes y toma otras tantas nuevas. Tecla: D
sum-pair = Una pareja de { $value }
sum-three = Un trío de { $value }
sum-open = { $left } = { $sum }: ¿hay un { $sum }?
sum-short = { $left } + … = { $number }
sum-is-not = { $left } = { $sum }, no { $number }

# The table.
draw-pile = Mazo: { $count }
discard-pile = Descartes
discard-pile-hint = Suelta cartas aquí para cambiarlas por otras.
place-empty = Sitio vacío { $place }
place-asleep = Reina dormida en { $place }
place-known = Reina dormida en { $place }: { $queen }
awake-label = { $who ->
    [me] Tu { $queen }, { $points } puntos
   *[other] { $queen } de { $name }, { $points } puntos
}
player-label = { $who ->
    [me] Tú
   *[other] { $name }
}: { $queens } de { $goalqueens } reinas{ $queens ->
    [0] {""}
   *[other] {" "}({ $list })
}, { $points } puntos, { $cards } cartas en la mano{ $state ->
    [gone] , ya no juega
   *[other] {""}
}
points-of = { $points } / { $goal }
no-queens-yet = Aún sin reinas
player-gone = Ya no juega
connection-lost = Sin conexión con { $name }. La partida espera.
history = Qué ha pasado
goal-queens = { $count ->
    [one] { $count } reina
   *[other] { $count } reinas
}
goal-line = Gana quien tenga { $queens } o { $points } puntos
goal-line-junior = Gana quien tenga { $queens }
leave = Dejar la partida
leave-question = ¿Te levantas de esta partida? Puedes seguir más tarde, en «Mis partidas». Si la dejas del todo, tus cartas se enseñan y los demás siguen sin ti.
leave-stay = Seguir jugando
leave-pause = Seguir luego
leave-go = Salir
hint = Pista
hint-hint = ¿Qué haría quien juega bien? Tecla: H
rules-key = Reglas (F1)
settings = Ajustes
setting-up-meet = Los jugadores se sientan…
setting-up-shuffle = Todos barajan las cartas por turnos, para que nadie sepa el orden…
over-open = Ya no hay secretos: cualquiera puede comprobar que hubo juego limpio.
over-opening = Todos enseñan los secretos de la mezcla…
see-result = Ver resultado

# Hints.
hint-king = ¡Juega { $card } y despierta a una reina!
hint-attack = Usa { $card }: apunta a { $queen } de { $name }.
hint-jester = ¡Prueba suerte con el bufón!
hint-discard = Cambia { $cards } por cartas nuevas.
hint-show-hand = No tienes jugada: enseña tu mano y cambia una carta.
hint-block = ¡Páralo con { $card }!
hint-let-go = No puedes pararlo: déjala ir.
hint-pick = Cualquier reina dormida puede ser buena. ¡Atrévete!
hint-lay = Cualquier sitio vacío es igual de bueno.
