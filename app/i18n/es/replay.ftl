# Looking at a game once more.
replay = Ver otra vez
replay-of = { $names }
replay-opening = Se está leyendo y comprobando la grabación…
replay-nothing = En esta partida aún no se repartió nada.
replay-all-open = Ya no hay secretos: ves todas las manos.
replay-some-open = No todos enseñaron los secretos: algunas manos siguen ocultas.
replay-hidden = Los secretos de esta partida no están abiertos: las manos siguen ocultas.
replay-torn = Falta el final de este archivo.
replay-problem = Esta partida solo vale hasta aquí: { $problem }
replay-cut-off = La grabación acaba aquí, antes del final de la partida.
replay-abandoned = La partida acabó aquí, sin ganador, porque { $name } ya no estaba.
replay-position = Jugada { $number } de { $of }
replay-first = Al principio
replay-previous = Una jugada atrás
replay-next = Una jugada más
replay-last = Al final
replay-play = Ver
replay-pause = Pausa
replay-keys = Espacio: ver y pausar. Flechas: jugada a jugada. Inicio y Fin: al principio y al final.
replay-back = Volver
replay-slow = Lento
replay-usual = Normal
replay-fast = Rápido
replay-hand = { $who ->
    [me] En tu mano: { $cards }
   *[other] En la mano de { $name }: { $cards }
}
replay-hand-hidden = { $who ->
    [me] En tu mano: { $count } cartas boca abajo
   *[other] En la mano de { $name }: { $count } cartas boca abajo
}
replay-card-hidden = una carta oculta
replay-chose = { $who ->
    [me] Eliges la reina de { $place }.
   *[other] { $name } elige la reina de { $place }.
}
replay-let-go = { $who ->
    [me] La dejas ir.
   *[other] { $name } la deja ir.
}
replay-had-dragon = { $who ->
    [me] ¡Tenías un dragón y la dejaste ir!
   *[other] ¡{ $name } tenía un dragón y la dejó ir!
}
replay-no-dragon = { $who ->
    [me] No tienes dragón y la dejas ir.
   *[other] { $name } no tiene dragón y la deja ir.
}
replay-had-wand = { $who ->
    [me] ¡Tenías una varita mágica y la dejaste ir!
   *[other] ¡{ $name } tenía una varita mágica y la dejó ir!
}
replay-no-wand = { $who ->
    [me] No tienes varita mágica y la dejas ir.
   *[other] { $name } no tiene varita mágica y la deja ir.
}
