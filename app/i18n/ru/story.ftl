# Что произошло.
names-and = { $others } и { $last }
a-pair = { $value ->
    [1] пара единиц
    [2] пара двоек
    [3] пара троек
    [4] пара четвёрок
    [5] пара пятёрок
    [6] пара шестёрок
    [7] пара семёрок
    [8] пара восьмёрок
    [9] пара девяток
    [10] пара десяток
   *[other] пара: { $value }
}
three-of = { $value ->
    [1] три единицы
    [2] три двойки
    [3] три тройки
    [4] три четвёрки
    [5] три пятёрки
    [6] три шестёрки
    [7] три семёрки
    [8] три восьмёрки
    [9] три девятки
    [10] три десятки
   *[other] три раза { $value }
}
story-plays = { $who ->
    [me] Ты ходишь: { $card }.
   *[other] { $name } ходит: { $card }.
}
story-dragon = { $who ->
    [me] Твой Дракон прогоняет Рыцаря.
   *[other] { $name } шлёт Дракона: Рыцарь убегает.
}
story-wand = { $who ->
    [me] Твой Жезл не даёт Даме уснуть.
   *[other] { $name } машет Жезлом: Дама не уснёт.
}
story-discards = { $who ->
    [me] Ты меняешь: { $cards }.
   *[other] { $name } меняет: { $cards }.
}
story-shows = { $who ->
    [me] Ходить нечем, ты показываешь свои карты.
   *[other] Ходить нечем, { $name } показывает все карты.
}
story-wakes = { $who ->
    [me] У тебя просыпается { $queen } ({ $points } очков).
   *[other] { $name } будит Даму. Это { $queen } ({ $points } очков).
}
story-went-back = Это { $queen }, и она снова засыпает: Кошачья и Собачья Дамы рядом не лежат.
story-knight = { $who ->
    [me] Ты шлёшь Рыцаря. Цель: { $queen } ({ $owner }).
   *[other] { $whose ->
        [me] { $name } шлёт Рыцаря. Цель: твоя { $queen }.
       *[other] { $name } шлёт Рыцаря. Цель: { $queen } ({ $owner }).
    }
}
story-potion = { $who ->
    [me] Ты несёшь Снотворное Зелье. Цель: { $queen } ({ $owner }).
   *[other] { $whose ->
        [me] { $name } несёт Снотворное Зелье. Цель: твоя { $queen }.
       *[other] { $name } несёт Снотворное Зелье. Цель: { $queen } ({ $owner }).
    }
}
story-stolen = { $who ->
    [me] Теперь { $queen } твоя!
   *[other] Теперь { $queen } у игрока { $name }.
}
story-sleeps = Спокойной ночи: { $queen } спит на месте { $place }.
story-turned-up = Шут открывает карту: { $card }.
story-gift = { $who ->
    [me] Она твоя, и ты ходишь ещё раз!
   *[other] { $name } берёт её и ходит ещё раз.
}
story-count = { $who ->
    [me] Считаем до { $value }: ты будишь Даму!
   *[other] Считаем до { $value }: { $name } будит Даму.
}
story-left = { $who ->
    [me] Ты выходишь из игры.
   *[other] { $name } выходит из игры.
}
story-removed = { $who ->
    [me] Ты больше не в игре; карты сдают заново.
   *[other] { $name } больше не в игре; карты сдают заново.
}
story-lapsed = { $who ->
    [me] Твой начатый ход отменяется.
   *[other] { $name }: начатый ход отменяется.
}
story-shuffled = Колоду мешают все по очереди.
story-ended = { $who ->
    [me] Ты побеждаешь { $how }!
   *[other] { $count ->
        [one] { $name } побеждает { $how }!
        [few] { $name } вместе побеждают { $how }!
        [many] { $name } вместе побеждают { $how }!
       *[other] { $name } вместе побеждают { $how }!
    }
}
won-by-queens = по числу Дам
won-by-points = по очкам
won-by-best-court = с лучшей свитой, ведь все Дамы проснулись
won-by-staying = как последний игрок за столом
