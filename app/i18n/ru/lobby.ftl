lobby-starting = Смотрим, кто рядом…
people-nearby = Кто рядом
nobody-nearby = Пока никого нет. Запусти игру на другом компьютере в этой сети, и он сам здесь появится.
person-known = вы уже играли вместе
person-renamed = ты знаешь этого игрока как { $name }
person-other = имя знакомое, а игрок другой
person-namesake = таких имён здесь несколько
person-lost = связь пропала
person-playing = играет
tables = Столы
no-tables = Открытых столов нет. Открой свой, и другие смогут сесть.
table-line = Занято { $taken } из { $seats }: { $guests }
sit-down = Сесть
sit-at = Сесть за стол: { $table }
new-table = Новый стол
seats = { $count ->
    [one] { $count } место
    [few] { $count } места
    [many] { $count } мест
   *[other] { $count } места
}
box-12 = 12 Дам
box-16 = 16 Дам
open-table = Открыть стол
table-of = Стол: { $name }
seat-taken = { $name }{ $state ->
    [ready] {""}: ждёт начала
   *[other] {""}: ещё не на старте
}
seat-free = Свободно
table-waits = Ждём ещё игроков…
table-full = Все здесь. Начинаем?
table-ready = Ждём остальных…
i-am-ready = Начинаем!
not-ready = Подождите
close-table = Закрыть стол
stand-up = Встать
your-code = Твой код, прочитай его другим:
no-code = Адреса в сети пока нет
copy = Копия
call-somebody = Кого-то нет? Набери код или адрес:
call = Позвать

# Сыгранные игры.
choose-a-game = Выбери игру и узнай, честная ли она, или перетащи запись в это окно.
dropped-several = Файлов: { $count }. Смотрим их по одному; сейчас { $file }.
dropped-in-game = Записи смотрят после игры: перетащи её потом.
games-reading = Ищем твои игры…
no-games = Сыгранных игр пока нет.
game-finished = окончена
game-unfinished = не окончена
minutes-ago = { $count ->
    [0] только что
    [one] { $count } минуту назад
    [few] { $count } минуты назад
    [many] { $count } минут назад
   *[other] { $count } минуты назад
}
hours-ago = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
    [many] { $count } часов назад
   *[other] { $count } часа назад
}
days-ago = { $count ->
    [1] вчера
    [one] { $count } день назад
    [few] { $count } дня назад
    [many] { $count } дней назад
   *[other] { $count } дня назад
}

interrupted = Твоя игра прервалась.
resume = Дальше
lobby-called-off = Кто-то встал, пока не все подписали, и эта игра не начнётся. Садись снова.
notice-close = Закрыть
show-qr = Показать картинку для камеры
qr-label = Картинка с кодом { $code } для камеры

# Боты за своим столом.
add-a-bot = Ещё бот
add-bot = Посадить бота на место { $seat }
send-someone-away = Убрать
send-away = Убрать: { $name }
bots-play = Новые боты

# Во что играют за столом.
more-rules = Правила
fewer-rules = Столы
rule-numbers = Только числа
rule-numbers-line = Если меняешь одну карту, это должно быть число.
rule-two-sums = Две суммы
rule-two-sums-line = Суммы могут быть с двух сторон: 2 + 5 = 3 + 4.
rule-three = Три равных
rule-three-line = Три одинаковых числа можно поменять вместе.
rule-junior = Для малышей
rule-junior-line = Числа подряд, например 2, 3, 4, тоже можно менять, и важно только число Дам.
rule-memory = Для памяти
rule-memory-line = Спящие Дамы, которых все видели, отмечены.
answer-time = Время на защиту
answer-time-line = Потом Дама уходит сама.
turn-time = Время на ход
turn-time-line = Потом карта меняется сама.
turns-of = { $seconds } с на ход
no-limit = Без срока
