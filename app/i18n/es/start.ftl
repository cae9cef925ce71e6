# The first screen.
app-title = Reinas durmientes
app-line = Juego de cartas para 2 a 5, limpio y sin repartidor
your-name = Tu nombre
player-default = Jugador
play-now = Jugar ya
play-now-line = Contra bots, sin esperar
home-network = Red de casa
home-network-line = Con gente cerca
my-games = Mis partidas
my-games-line = Lo que jugaste, y si fue juego limpio
portrait-bear = Oso
portrait-cat = Gato
portrait-fox = Zorro
portrait-frog = Rana
portrait-hedgehog = Erizo
portrait-lion = León
portrait-mouse = Ratón
portrait-owl = Búho
portrait-penguin = Pingüino
portrait-rabbit = Conejo
portrait-turtle = Tortuga
portrait-unicorn = Unicornio

# Before a game against bots.
back = Atrás
how-many-bots = ¿Cuántos bots?
how-strong = ¿Qué nivel?
easy = Fácil
easy-line = Juegan cualquier cosa con sentido y olvidan quién duerme dónde.
normal = Normal
normal-line = Se llevan todas las reinas que pueden.
hard = Difícil
hard-line = Recuerdan a cada reina y hacen planes.
which-box = ¿Qué caja de cartas?
box-classic = Clásica: 12 reinas
box-deluxe = Grande: 16 reinas
start-playing = Empezar

# Settings.
language = Idioma
look = Aspecto
look-light = Día
look-dark = Noche
motion = Movimiento
motion-calm = Suave
motion-quick = Rápido
motion-none = Ninguno
text-size = Textos
text-usual = Normal
text-large = Grande
text-largest = Muy grande
