# The result.
result-you-win = ¡Has ganado!
result-wins = { $count ->
    [one] ¡Gana { $name }!
   *[other] ¡Ganan { $name }!
}
result-no-winner = Esta vez no ganó nadie
result-line = { $queens ->
    [one] { $queens } reina
   *[other] { $queens } reinas
}, { $points } puntos
play-again = Otra partida
to-start = Al inicio

# Was it fair?
was-it-fair = ¿Juego limpio?
fair-checking = Se está comprobando toda la partida desde el principio…
verdict-fair = Sí. Nadie pudo ver ni elegir las cartas, y todo se puede comprobar.
verdict-so-far = Sí, hasta donde llega esta grabación.
verdict-not-proven = No se sabe: alguien no enseñó los secretos de la mezcla.
verdict-not-fair = No. Algo en esta partida no cuadra.
picture-mixing = Todos barajaron el mazo una vez y pusieron su candado en cada carta: { $name }. Cada cual demostró que ninguna carta se perdió, se añadió ni se cambió.
picture-way = Una carta lleva los candados de todos. Para dársela a { $name }, cada uno de los demás abre un candado, con prueba; el último solo lo puede abrir { $name }.
tick-shuffles = { $count } veces alguien barajó un montón y demostró que no cambió ninguna carta ({ $decks ->
    [one] 1 mazo
   *[other] { $decks } mazos
})
tick-shares = { $count } veces se abrieron cartas para una sola persona, con prueba
tick-moves = { $count } jugadas, todas según las reglas
tick-signatures = { $count } firmas: todos responden de cada palabra
tick-recomputed = { $count } mezclas repetidas con los secretos enseñados al final
fingerprint-explained = La huella de esta partida. Si los demás ven la misma, todo el mundo vio la misma partida:
details-show = Más detalles
details-hide = Menos detalles
opened-yes = { $name } enseñó todos los secretos tras la partida.
opened-withheld = { $name } no enseñó los secretos tras la partida; eso no demuestra nada.
opened-removed = { $name } quedó fuera: no se le piden secretos.
opened-not-yet = { $name } aún no ha enseñado los secretos.
detail-deck = El mazo { $number } lo barajaron, por turnos, { $order }.
detail-keys = { $count } llaves de cartas, cada una con la prueba de que su dueño la conoce
detail-steps = { $count } pasos, cada uno unido a todos los anteriores
detail-game = Partida: { $hash }
detail-head = Último hash: { $hash }
