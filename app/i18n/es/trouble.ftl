# Somebody was proven to cheat.
cheat-title = Trampa demostrada
cheat-title-us = Este ordenador se contradijo
cheat-line = { $name }: { $what }
cheat-kept = La prueba está guardada, y cualquiera puede comprobarla: { $file }
cheat-not-kept = La prueba no se pudo guardar en su propio archivo. La tienen todos en la mesa.
cheat-goes-on = { $name } ya no juega. Las cartas se repartieron de nuevo entre los demás; las reinas siguen despiertas.
cheat-being-removed = Todos en la mesa comprueban la prueba. Después, la partida sigue sin { $name }.
cheat-decided = La partida está decidida; la prueba queda con su grabación.
cheat-us-advice = Pasa cuando los datos del juego se copiaron a dos ordenadores, o se volvió a poner una copia vieja. Los demás siguen sin ti.
cheat-seen = Entendido
cheat-told = Está demostrado que { $name } hizo trampa.

# What was wrong with what somebody signed, check by check.
check-kind = dijo algo distinto de lo que pedía el juego.
check-not-owed = habló cuando no se le pedía nada.
check-seal = abrió algo distinto de lo que selló al principio.
check-key = se inventó una llave de cartas, o una cuyo secreto no conoce.
check-encoding = envió algo roto a propósito.
check-deck = pasó un mazo que no lo es: faltan cartas, o hay repetidas o marcadas.
check-piles = barajó otros montones, no los que se pedían.
check-shuffle = no puede demostrar que solo barajó las cartas: quizá cambió alguna.
check-shares = abrió mal las cartas de los demás.
check-face = enseñó algo que no es una carta.
check-rules = hizo una jugada que las reglas no permiten.
check-opened-key = enseñó al final una llave distinta de la que usó.
check-opened-seed = enseñó al final secretos distintos de los que usó para barajar.
check-equivocation = firmó dos jugadas distintas para el mismo momento.
check-ballots = firmó dos votos que se contradicen.
check-epochs = no enseñó los secretos de toda la partida.
check-same-key = copió la llave de cartas de otro jugador.

# Somebody keeps the table waiting.
absent-title = Esperando a { $name }
absent-lost = Sin conexión con { $name } desde hace { $time }. La partida sigue sola en cuanto vuelva { $name }.
absent-silent = { $name } tiene conexión, pero no responde desde hace { $time }.
absent-proposed = Propuesta de { $voters }: seguir sin { $name }.
absent-proposed-end = Propuesta de { $voters }: acabar la partida sin { $name }.
absent-us = Sin conexión contigo. Propuesta de { $voters }: seguir sin ti. Revisa la conexión de este ordenador.
absent-soon = { $seconds ->
    [one] Podrás votar en { $seconds } segundo.
   *[other] Podrás votar en { $seconds } segundos.
}
absent-explain = Si todos los demás están de acuerdo, las cartas se reparten de nuevo entre quienes están. Las reinas siguen despiertas.
absent-explain-end = Queda muy poca gente para seguir. Puedes esperar, o acabar la partida del todo, sin ganador.
absent-votes = De acuerdo: { $yes } de { $of }{ $missing ->
    [none] .
   *[other] ; por responder: { $missing }.
}
absent-go-on = Seguir sin { $name }
absent-end = Acabar partida
absent-voted = Has votado. Esperando a los demás
seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
player-cheated = Fuera por trampa
player-left = Dejó la partida
player-removed = Fuera por votos
player-absent = Ausente al final

# Something that stops everything.
cannot-play = Esto no funciona
unsaved-title = La partida ya no se puede guardar
unsaved-line = Nada de lo que hiciste desde entonces se envió a nadie. Lo guardado antes está a salvo, y puedes seguir desde ahí.
stopped-title = La partida se paró
table-stopped = El programa cometió un error. La partida está guardada: puedes seguir con ella.
not-begun-title = La partida no puede empezar aquí
try-again = Reintentar
go-on-again = Seguir la partida

# Files.
file-in-use = El juego ya está abierto en otra ventana de este ordenador. Ciérrala y prueba otra vez.
file-no-folder = Este sistema no dice dónde guardan sus datos los programas.
file-disk-full = El disco está lleno. Haz sitio y prueba otra vez.
file-no-permission = Este ordenador no deja que el juego escriba ahí. Mira de quién es la carpeta { $folder }.
file-read-only = El disco es de solo lectura. Haz que se pueda escribir y prueba otra vez: { $folder }
file-not-a-folder = Hay un archivo donde debería haber una carpeta. Sácalo de ahí: { $folder }
file-is-a-folder = Hay una carpeta donde debería haber un archivo. Sácala de ahí: { $folder }
file-missing = Falta un archivo del juego: { $folder }
file-too-long = Un archivo del juego es demasiado largo. Sácalo de ahí: { $folder }
file-identity-damaged = Tu llave está dañada: { $folder }. Vuelve a poner una copia; o saca su carpeta de ahí, para empezar con otra identidad.
file-identity-missing = Tu llave no está, aunque hay partidas empezadas con ella: { $folder }. Vuelve a poner una copia.
file-game-exists = Esta partida ya existe. Sigue con ella en «Mis partidas».
file-game-open = Esta partida ya está abierta.
file-game-closed = Esta partida ha terminado. Su grabación está en «Mis partidas».
file-no-journal = Los secretos de esta partida faltan o están dañados. Seguir jugando podría parecer trampa, así que solo se puede mirar.
file-other-version = Esta partida se empezó con otra versión del programa. Sigue con esa.
file-stopped = Antes falló la escritura. Mira que haya sitio y sigue con la partida.
file-other = Este ordenador dice: { $words } ({ $folder })
file-damaged-game = Lo que queda de esta partida no puede seguir: { $words }
no-temporary = No hay sitio para archivos temporales: { $words }
no-name = Este nombre no se puede usar. Elige otro.
no-loopback = Los jugadores de este ordenador no pueden conectarse entre sí. Mira si un cortafuegos cierra la dirección 127.0.0.1.
port-in-use = Otro programa usa el puerto { $port }. Ciérralo y prueba otra vez.
no-listening = Este ordenador no deja que el juego espere a otros: { $words }
program-mistake = El programa cometió un error: { $words }

# What the player should know about files.
warn-open = Otras personas que usan este ordenador quizá puedan leer { $folder }.
warn-people = No se pudo leer con quién jugaste, y se ha olvidado. El archivo roto se conserva: { $folder }
warn-mended = La grabación estaba dañada, y sigue desde antes del daño. El archivo roto se conserva: { $folder }

# Wishes that cannot be granted in a game.
vote-none = Solo votan los jugadores de la mesa.
vote-seats = Se vota sobre otros jugadores que siguen jugando.
vote-not-missing = { $name } no debe nada ahora, así que no hay nada que votar.
vote-no-majority = Queda muy poca gente para seguir sin { $count ->
    [one] esta persona
   *[other] estas personas
}. Espera, o acaba la partida.
vote-majority = Hay gente suficiente para seguir: no hace falta acabar la partida.
vote-bound = Ya apoyaste otra votación, que va primero.
vote-refused = Alguien ha mostrado que no falta nada.
vote-over = La partida está decidida: no hay nada que votar.
leave-none = Ya no tienes silla en esta partida.
not-now = Ahora no se puede. Mira otra vez: la mesa ha cambiado.

# Files that are dropped on the window.
recording-missing = { $file } no existe.
recording-folder = { $file } es una carpeta. Suelta las grabaciones que tiene dentro, una a una.
recording-unreadable = { $file } no se puede leer: { $words }
recording-too-large = { $file } es más grande que cualquier grabación.
recording-empty = { $file } está vacío. Pide a otro jugador una copia de la grabación.
recording-none = { $file } no es una grabación de una partida.
recording-other-version = { $file } lo escribió otra versión del programa. Míralo con la más nueva.
recording-no-charter = { $file } acaba antes de decir quién juega. Pide a otro jugador una copia de la grabación.
recording-changed = { $file } se cambió o se dañó después de escribirse, en el byte { $offset }. Pide a otro jugador una copia de la grabación.
