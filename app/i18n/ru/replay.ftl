# Посмотреть игру ещё раз.
replay = Посмотреть
replay-of = { $names }
replay-opening = Читаем и проверяем запись…
replay-nothing = В этой игре ещё не сдавали карты.
replay-all-open = Все секреты открыты: видны карты всех игроков.
replay-some-open = Не все показали секреты: часть карт останется скрытой.
replay-hidden = Секреты этой игры закрыты, поэтому карты на руках не видны.
replay-torn = Конца этого файла не хватает.
replay-problem = Игра сходится только до этого места: { $problem }
replay-cut-off = Запись кончается здесь, раньше самой игры.
replay-abandoned = Тут игру закончили без победителя: пропал игрок { $name }.
replay-position = Ход { $number } из { $of }
replay-first = В начало
replay-previous = Ход назад
replay-next = Ход вперёд
replay-last = В конец
replay-play = Пуск
replay-pause = Пауза
replay-keys = Пробел: пуск и пауза. Стрелки: ход за ходом. Home и End: в начало и в конец.
replay-back = Назад
replay-slow = Медленно
replay-usual = Обычно
replay-fast = Быстро
replay-hand = { $who ->
    [me] У тебя на руках: { $cards }
   *[other] { $name }, карты на руках: { $cards }
}
replay-hand-hidden = { $who ->
    [me] У тебя на руках закрытых карт: { $count }
   *[other] { $name }, закрытых карт на руках: { $count }
}
replay-card-hidden = скрытая карта
replay-chose = { $who ->
    [me] Ты выбираешь Даму на месте { $place }.
   *[other] { $name } выбирает Даму на месте { $place }.
}
replay-let-go = { $who ->
    [me] Ты её отпускаешь.
   *[other] { $name } её отпускает.
}
replay-had-dragon = { $who ->
    [me] У тебя есть Дракон, но ты её отпускаешь!
   *[other] { $name } её отпускает, хотя есть Дракон!
}
replay-no-dragon = { $who ->
    [me] Дракона у тебя нет, и ты её отпускаешь.
   *[other] Дракона нет, и { $name } её отпускает.
}
replay-had-wand = { $who ->
    [me] У тебя есть Жезл, но ты её отпускаешь!
   *[other] { $name } её отпускает, хотя есть Жезл!
}
replay-no-wand = { $who ->
    [me] Жезла у тебя нет, и ты её отпускаешь.
   *[other] Жезла нет, и { $name } её отпускает.
}
