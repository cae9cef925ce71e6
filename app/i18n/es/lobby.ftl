lobby-starting = Mirando quién hay…
people-nearby = Gente cerca
nobody-nearby = Aún no hay nadie. Abre el juego en otro ordenador de esta red, y aparecerá solo.
person-known = ya jugó contigo
person-renamed = antes se llamaba { $name }
person-other = no es quien tú conoces con ese nombre
person-namesake = hay varios con ese nombre
person-lost = sin conexión
person-playing = jugando
tables = Mesas
no-tables = No hay mesas abiertas. Abre una, y los demás podrán sentarse.
table-line = { $taken } de { $seats } sillas ocupadas: { $guests }
sit-down = Sentarse
sit-at = Sentarse: { $table }
new-table = Mesa nueva
seats = { $count } sillas
box-12 = 12 reinas
box-16 = 16 reinas
open-table = Abrir mesa
table-of = Mesa de { $name }
seat-taken = { $name }{ $state ->
    [ready] {""}: quiere empezar
   *[other] {""}: aún no
}
seat-free = Silla libre
table-waits = Esperando a más gente…
table-full = Ya no falta nadie. ¿Empezamos?
table-ready = Esperando a los demás…
i-am-ready = ¡Empezamos!
not-ready = Un momento
close-table = Cerrar la mesa
stand-up = Levantarse
your-code = Tu código, para leérselo a los demás:
no-code = Aún sin dirección de red
copy = Copiar
call-somebody = ¿Falta alguien? Escribe su código o dirección:
call = Llamar

# The games played so far.
choose-a-game = Elige una partida para ver si fue limpia, o suelta una grabación en esta ventana.
dropped-several = Has soltado { $count } archivos. Se miran uno a uno; este es { $file }.
dropped-in-game = Las grabaciones se miran después de la partida: suéltala entonces.
games-reading = Buscando tus partidas…
no-games = Aún no has jugado ninguna partida.
game-finished = terminada
game-unfinished = sin terminar
minutes-ago = { $count ->
    [0] ahora mismo
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
}
hours-ago = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
}
days-ago = { $count ->
    [one] ayer
   *[other] hace { $count } días
}

interrupted = Una partida tuya se interrumpió.
resume = Seguir
lobby-called-off = Alguien se levantó antes de que firmaran todos, así que esta partida no empieza. Siéntate otra vez.
notice-close = Cerrar
show-qr = Ver imagen para escanear
qr-label = Imagen del código { $code } para cámaras

# Bots at the own table.
add-a-bot = Añadir bot
add-bot = Añadir un bot en la silla { $seat }
send-someone-away = Quitar
send-away = Quitar a { $name }
bots-play = Bots nuevos

# What a table plays.
more-rules = Reglas
fewer-rules = Mesas
rule-numbers = Solo números sueltos
rule-numbers-line = Si cambias una sola carta, tiene que ser un número.
rule-two-sums = Dos sumas
rule-two-sums-line = Puede haber sumas a los dos lados: 2 + 5 = 3 + 4.
rule-three = Tres iguales
rule-three-line = Tres números iguales se pueden cambiar juntos.
rule-junior = Para peques
rule-junior-line = También se cambian escaleras como 2, 3, 4, y solo cuenta el número de reinas.
rule-memory = Recordatorio
rule-memory-line = Se marcan las reinas dormidas que todos han visto.
answer-time = Tiempo para defenderse
answer-time-line = Después, la reina se va sola.
turn-time = Tiempo por turno
turn-time-line = Después, una carta se cambia sola.
turns-of = turnos de { $seconds } segundos
no-limit = Sin límite
