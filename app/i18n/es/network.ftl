# Why a seat or a table is not to be had.
refused-no-table = Esta mesa ya no está.
refused-full = En esta mesa no quedan sillas libres.
refused-started = La partida de esta mesa ya ha empezado.
refused-seated = Ya tienes una silla en esta mesa.
refused-not-seated = No hay nadie en esta silla.
refused-not-invited = Esta mesa es para quienes jugaron la última partida.
refused-operator = Un bot solo se sienta a la mesa de quien lo trajo.
refused-name = El nombre en la mesa no es el que usa este jugador.
refused-guest = La mesa no admite a este invitado.
refused-draft = La partida que empezó no es la que se acordó.
refused-changed = La mesa ha cambiado mientras tanto. ¡Mira otra vez!
refused-not-ready = La partida empezó antes de que todos dijeran que sí.
refused-stood-up = Alguien se levantó antes de empezar la partida.
refused-removed = Te han pedido que dejes la mesa.
refused-not-opener = Esto solo puede hacerlo quien abrió la mesa.
refused-already-open = Ya tienes una mesa abierta.
refused-seats = Una mesa tiene de dos a cinco sillas, y una para cada invitado.
refused-playing = Estás en una partida.
refused-away = Ahora no hay conexión con este jugador.
refused-no-rematch = Esta partida no se puede repetir.
refused-cannot-play = La partida no se puede guardar en uno de los ordenadores, así que no empieza.

# Why one sits at no table any more.
table-closed = La mesa se ha cerrado.
table-opener-lost = Ya no hay conexión con quien abrió la mesa.
table-seat-lost = La conexión se perdió demasiado tiempo, y con ella tu silla.

# Why a call does not go through.
call-no-answer = Ahí no responde nadie. Revisa el código y mira si un cortafuegos cierra el puerto.
call-somebody-else = Ahí responde otro ordenador. Pide un código nuevo.
call-ourselves = Ese es tu propio código.
call-newer = Allí tienen una versión más nueva del juego (la suya { $theirs }, la tuya { $ours }). Instala la última versión en este ordenador.
call-older = Allí tienen una versión más vieja del juego (la suya { $theirs }, la tuya { $ours }). Instala la última versión en su ordenador.
called = ¡Aquí está { $name }!
code-empty = Primero escribe un código o una dirección.
code-letter = Un código no lleva { $letter }. Mira otra vez.
code-short = Este código es muy corto: faltan letras.
code-long = Este código es muy largo.
code-check = Una letra de este código está mal. Compáralo otra vez.
code-kind = Este código es de otra versión del juego.
code-address = En esa dirección no puede haber nadie.
code-no-address = Esto no es ni un código ni una dirección.
code-no-port = A la dirección le falta el puerto, el número tras los dos puntos.

# What is wrong with the network, and what to do about it.
net-none = Este ordenador no está conectado a ninguna red.
net-none-advice = Conéctate al wifi o al cable que usan los demás{ $system ->
    [windows] : haz clic en el símbolo de red de la barra de tareas y mira que el modo avión esté apagado.
    [mac] : abre el menú Wi-Fi en la parte de arriba de la pantalla y mira que el wifi esté encendido.
   *[linux] : abre el menú de red de tu escritorio.
}
net-twice = El ordenador en { $at } juega con la misma identidad que este, así que los dos no pueden encontrarse.
net-twice-advice = Esto pasa cuando los datos del juego se copiaron de un ordenador al otro. Cierra el juego en uno de ellos, mueve su copia de los datos a otro lugar y ábrelo otra vez: así creará su propia identidad.
net-vpn-only = Este ordenador solo está conectado por una VPN o una red móvil, no a la red de casa.
net-vpn-only-advice = Conéctate al wifi o al cable que usan los demás. Si todos están en la misma VPN, entra con un código: eso sí funciona por la VPN.
net-no-address = Este ordenador aún no tiene dirección del router.
net-no-address-advice = Apaga y enciende el wifi, o quita el cable y vuelve a ponerlo. Si no ayuda, reinicia el router.
net-port-taken = Otro programa ocupa el puerto UDP 5353, así que los ordenadores no se encuentran solos.
net-port-taken-advice = { $system ->
    [windows] En un terminal, netstat -ano -p udp muestra su número, y el Administrador de tareas, su nombre.
    [mac] En un terminal, sudo lsof -nP -iUDP:5353 muestra cuál es.
   *[linux] En un terminal, sudo ss -ulpn 'sport = :5353' muestra cuál es.
} Ciérralo y abre el juego otra vez. Mientras tanto, entra con un código: así no hace falta la búsqueda.
net-blocked = Un cortafuegos o el sistema frena las llamadas con las que los ordenadores se encuentran.
net-blocked-advice = { $system ->
    [windows] Pon tu red como privada en Configuración, Red e Internet. Después permite Sleeping Queens en Seguridad de Windows, Firewall.
    [mac] Activa Sleeping Queens en Ajustes del Sistema, Privacidad y seguridad, Red local, y abre el juego otra vez.
   *[linux] Con ufw: sudo ufw allow 5353/udp y sudo ufw allow { $port }/tcp. Con firewalld: sudo firewall-cmd --add-service=mdns --add-port={ $port }/tcp.
} Mientras tanto, entra con un código: así no hace falta la búsqueda.
net-newer = Alguien aquí tiene una versión más nueva del juego (la suya { $theirs }, la tuya { $ours }).
net-newer-advice = Instala la última versión en este ordenador. Quienes tienen la misma versión ya pueden jugar.
net-older = Alguien aquí tiene una versión más vieja del juego (la suya { $theirs }, la tuya { $ours }).
net-older-advice = Instala la última versión en el otro ordenador. Quienes tienen la misma versión ya pueden jugar.
net-unreachable = { $count ->
    [one] { $who } está aquí, pero no hay conexión.
   *[other] { $who } están aquí, pero no hay conexión.
}
net-unreachable-advice = Seguramente un cortafuegos en el otro ordenador cierra el puerto del juego: allí el juego dice cómo abrirlo. O el wifi separa sus ordenadores, como hacen las redes de invitados. Basta con que un lado pueda llamar al otro: pide que entren con tu código.
net-closed = Los demás no pueden conectarse a este ordenador; seguramente un cortafuegos cierra el puerto TCP { $port }.
net-closed-advice = { $system ->
    [windows] Permite Sleeping Queens en Seguridad de Windows, Firewall y protección de red.
    [mac] Deja que Sleeping Queens reciba conexiones entrantes en Ajustes del Sistema, Red, Firewall.
   *[linux] Con ufw: sudo ufw allow { $port }/tcp. Con firewalld: sudo firewall-cmd --add-port={ $port }/tcp.
} Basta con que un lado pueda llamar al otro: puedes entrar con el código de los demás.
net-nobody = Todo está a punto, y aún no hay nadie más.
net-nobody-advice = Abre el juego en otro ordenador de la misma red de casa: el mismo nombre de wifi, y no el wifi de invitados, que a menudo separa sus ordenadores. Si hay alguien y no aparece, entra con un código.
net-vpn-beside = Hay una VPN encendida, y algunas VPN separan los ordenadores de una misma casa.
net-vpn-beside-advice = Permite el acceso a la red local en los ajustes de la VPN, o desconéctala mientras juegas.
