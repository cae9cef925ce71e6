# О чём просят игрока.
asked-turn = Твой ход! Выбери карту: сыграй или поменяй.
asked-extra = Подарок! Ты ходишь ещё раз.
asked-king-place = Теперь нажми на спящую Даму: разбуди её!
asked-king-nobody = Никто не спит. Можно поменять Короля на новую карту.
asked-knight-queen = Теперь нажми на Даму, которую крадёшь!
asked-knight-nobody = Украсть некого. Оставь Рыцаря или поменяй его.
asked-potion-queen = Теперь нажми на Даму, которая уснёт!
asked-potion-nobody = Усыпить некого. Оставь Зелье или поменяй его.
asked-jester = Ходи Шутом и узнай, кому повезёт!
asked-dragon-kept = Береги Дракона: он прогонит Рыцаря. Или поменяй его на новую карту.
asked-wand-kept = Береги Жезл: он спасёт от Зелья. Или поменяй его на новую карту.
asked-number = Поменяй его или выбери ещё числа: пару или сумму вроде 2 + 3 = 5.
asked-swap-set = Отлично! Поменяй их все на новые карты.
asked-no-set = Пока не пара и не сумма: выбери ещё число или положи одно назад.
asked-wake-king = Нажми на спящую Даму: разбуди её!
asked-wake-count = Счёт выпал на тебя: нажми на спящую Даму!
asked-wake-companion = Дама Роз зовёт подругу: нажми ещё на одну спящую Даму!
asked-lay = Где будет спать { $queen }? Нажми на пустое место.
asked-knight = { $name } шлёт Рыцаря! Цель: { $queen }. Что делать?
asked-potion = { $name } несёт Зелье! Цель: { $queen }. Что делать?
wait-turn = { $name } думает…
wait-answer = { $queen }: спасёт ли её { $name }?
wait-wake = { $name } будит Даму…
wait-lay = { $name } ищет кроватку. Засыпает { $queen }…
wait-cards = Карты уже в пути…
wait-sent = Минутку…
game-over = Игра окончена!

# Вопрос тому, на кого напали.
ask-knight = { $name } шлёт Рыцаря! Ему нужна твоя { $queen } ({ $points } очков).
ask-potion = { $name } несёт Снотворное Зелье! Его выпьет твоя { $queen } ({ $points } очков).
answer-dragon = Послать Дракона
answer-wand = Взмахнуть Жезлом
answer-no-dragon = Дракона у тебя сейчас нет.
answer-no-wand = Жезла у тебя сейчас нет.
answer-let-go = Отпустить
answer-let-go-hint = Она уйдёт с ударом часов: так никто по времени не угадает, что у тебя на руках. Клавиша: L
answer-waiting = Она уйдёт с ударом часов.
seconds-left = { $seconds ->
    [one] Осталась { $seconds } секунда
    [few] Осталось { $seconds } секунды
    [many] Осталось { $seconds } секунд
   *[other] Осталось { $seconds } секунды
}

# Карты на руках.
hand-label = Карта { $number } из { $of }: { $card }{ $state ->
    [picked] , выбрана
   *[other] {""}
}
card-on-its-way = Эта карта уже идёт к тебе.
why-not-your-turn = Не сейчас: ход не твой.
why-choose-a-place = Не сейчас: сначала выбери место.
why-only-dragon = Не сейчас: Рыцаря остановит только Дракон.
why-only-wand = Не сейчас: от Зелья спасёт только Жезл.
why-no-use = Сейчас она не пригодится.
nothing-picked = Нажми на карту, чтобы взять её. Нажми ещё раз, чтобы вернуть.
play-jester = Ходить Шутом
find-sets = Найти сумму
find-sets-hint = Выбирает числа для пары или суммы. Нажми ещё раз, чтобы найти другие. Клавиша: S
find-sets-none = На руках нет ни пары, ни суммы.
swap = { $count ->
    [0] Поменять
    [one] Поменять { $count } карту
    [few] Поменять { $count } карты
    [many] Поменять { $count } карт
   *[other] Поменять { $count } карты
}
swap-hint = Кладёт карты в сброс и берёт столько же новых. Клавиша: D
sum-pair = { $value ->
    [1] Пара единиц
    [2] Пара двоек
    [3] Пара троек
    [4] Пара четвёрок
    [5] Пара пятёрок
    [6] Пара шестёрок
    [7] Пара семёрок
    [8] Пара восьмёрок
    [9] Пара девяток
    [10] Пара десяток
   *[other] Пара: { $value }
}
sum-three = { $value ->
    [1] Три единицы
    [2] Три двойки
    [3] Три тройки
    [4] Три четвёрки
    [5] Три пятёрки
    [6] Три шестёрки
    [7] Три семёрки
    [8] Три восьмёрки
    [9] Три девятки
    [10] Три десятки
   *[other] Три раза { $value }
}
sum-open = { $left } = { $sum }: есть ли { $sum }?
sum-short = { $left } + … = { $number }
sum-is-not = { $left } = { $sum }, а не { $number }

# Стол.
draw-pile = Колода: { $count }
discard-pile = Сброс
discard-pile-hint = Перетащи сюда карты, чтобы поменять их на новые.
place-empty = Пустое место { $place }
place-asleep = Спящая Дама, место { $place }
place-known = Спящая Дама, место { $place }: { $queen }
awake-label = { $who ->
    [me] Твоя { $queen }, { $points } очков
   *[other] { $queen } ({ $name }), { $points } очков
}
player-label = { $who ->
    [me] Ты
   *[other] { $name }
}. Дамы: { $queens } из { $goalqueens }{ $queens ->
    [0] {""}
   *[other] {" "}({ $list })
}, очки: { $points }, карты: { $cards }{ $state ->
    [gone] , вне игры
   *[other] {""}
}
points-of = { $points } / { $goal }
no-queens-yet = Дам пока нет
player-gone = Больше не играет
connection-lost = Нет связи с игроком { $name }. Игра ждёт.
history = Что было
goal-queens = { $count ->
    [one] { $count } Дама
    [few] { $count } Дамы
    [many] { $count } Дам
   *[other] { $count } Дамы
}
goal-line = Для победы: { $queens } или { $points } очков
goal-line-junior = Для победы: { $queens }
leave = Выйти из игры
leave-question = Встать из-за стола? Продолжить можно потом: загляни в «Мои игры». Если уйти насовсем, твои карты откроют, и остальные доиграют без тебя.
leave-stay = Играть дальше
leave-pause = Доиграю потом
leave-go = Уйти
hint = Совет
hint-hint = Что бы сделал хороший игрок? Клавиша: H
rules-key = Правила (F1)
settings = Настройки
setting-up-meet = Игроки садятся за стол…
setting-up-shuffle = Все по очереди мешают карты, чтобы никто не знал порядок…
over-open = Все секреты открыты: любой может проверить, что карты были честные.
over-opening = Все показывают секреты перемешивания…
see-result = Итог игры

# Советы.
hint-king = Хороший ход: { $card }. Разбуди Даму!
hint-attack = Поможет { $card }. Цель: { $queen } ({ $name }).
hint-jester = Испытай удачу с Шутом!
hint-discard = Обменяй на новые: { $cards }.
hint-show-hand = Ходить нечем: покажи свои карты и поменяй одну.
hint-block = Тебе поможет { $card }!
hint-let-go = Защиты нет: отпусти её.
hint-pick = Любая спящая Дама может быть хорошей. Смелее!
hint-lay = Все пустые места одинаково хороши.
