# Первый экран.
app-title = Спящие Дамы
app-line = Карточная игра на 2–5 игроков: честно и без сдающего
your-name = Твоё имя
player-default = Игрок
play-now = Играть
play-now-line = С ботами, прямо сейчас
home-network = Домашняя сеть
home-network-line = С теми, кто рядом
my-games = Мои игры
my-games-line = Как всё было и честно ли
portrait-bear = Медведь
portrait-cat = Кошка
portrait-fox = Лиса
portrait-frog = Лягушка
portrait-hedgehog = Ёжик
portrait-lion = Лев
portrait-mouse = Мышка
portrait-owl = Сова
portrait-penguin = Пингвин
portrait-rabbit = Кролик
portrait-turtle = Черепаха
portrait-unicorn = Единорог

# Перед игрой с ботами.
back = Назад
how-many-bots = Сколько ботов?
how-strong = Какие боты?
easy = Простые
easy-line = Играют всё, что имеет смысл, и забывают, кто где спит.
normal = Обычные
normal-line = Берут каждую Даму, какую могут.
hard = Сильные
hard-line = Помнят каждую Даму и думают наперёд.
which-box = Какая колода?
box-classic = Обычная: 12 Дам
box-deluxe = Большая: 16 Дам
start-playing = Начать

# Настройки.
language = Язык
look = Вид
look-light = День
look-dark = Ночь
motion = Движение
motion-calm = Плавное
motion-quick = Быстрое
motion-none = Нет
text-size = Текст
text-usual = Обычный
text-large = Крупный
text-largest = Огромный
