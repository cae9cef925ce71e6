# Итог.
result-you-win = Победа!
result-wins = { $count ->
    [one] { $name } побеждает!
    [few] { $name } побеждают вместе!
    [many] { $name } побеждают вместе!
   *[other] { $name } побеждают вместе!
}
result-no-winner = В этот раз победителя нет
result-line = { $queens ->
    [one] { $queens } Дама
    [few] { $queens } Дамы
    [many] { $queens } Дам
   *[other] { $queens } Дамы
}, { $points } очков
play-again = Ещё раз
to-start = В начало

# Всё ли было честно?
was-it-fair = Всё честно?
fair-checking = Проверяем всю игру с самого начала…
verdict-fair = Да. Никто не мог подглядеть или подстроить карты, и всё можно проверить.
verdict-so-far = Да, насколько хватает записи.
verdict-not-proven = Неизвестно: кто-то не показал секреты перемешивания.
verdict-not-fair = Нет. Что-то в этой игре не сходится.
picture-mixing = Все по разу мешали колоду и вешали на каждую карту свой замок: { $name }. И все доказали: карты не пропали, не добавились, не подменены.
picture-way = На карте висят замки всех игроков. Её получает { $name }: остальные снимают по одному замку, с доказательством, а последний может открыть только { $name }.
tick-shuffles = { $count ->
    [one] { $count } раз кто-то мешал стопку и доказал
    [few] { $count } раза кто-то мешал стопку и доказал
    [many] { $count } раз кто-то мешал стопку и доказал
   *[other] { $count } раза кто-то мешал стопку и доказал
}, что карты не подменены ({ $decks ->
    [one] { $decks } колода
    [few] { $decks } колоды
    [many] { $decks } колод
   *[other] { $decks } колоды
})
tick-shares = { $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
} карты открывали лишь одному игроку, с доказательством
tick-moves = { $count ->
    [one] { $count } ход, всё
    [few] { $count } хода, всё
    [many] { $count } ходов, всё
   *[other] { $count } хода, всё
} по правилам
tick-signatures = { $count ->
    [one] { $count } подпись
    [few] { $count } подписи
    [many] { $count } подписей
   *[other] { $count } подписи
}: каждый отвечает за каждое слово
tick-recomputed = { $count ->
    [one] { $count } перемешивание повторено
    [few] { $count } перемешивания повторены
    [many] { $count } перемешиваний повторено
   *[other] { $count } перемешивания повторено
} по секретам, показанным в конце
fingerprint-explained = Отпечаток этой игры. Если у других он такой же, вы все видели одну и ту же игру:
details-show = Подробнее
details-hide = Свернуть
opened-yes = { $name }: все секреты показаны после игры.
opened-withheld = { $name }: секреты после игры не показаны; это ничего не доказывает.
opened-removed = { $name } больше не в игре: секреты не нужны.
opened-not-yet = { $name }: секреты пока не показаны.
detail-deck = Колода { $number }, мешали по очереди: { $order }.
detail-keys = { $count ->
    [one] { $count } ключ
    [few] { $count } ключа
    [many] { $count } ключей
   *[other] { $count } ключа
} к картам, с доказательством, что хозяин знает свой ключ
detail-steps = { $count ->
    [one] { $count } шаг
    [few] { $count } шага
    [many] { $count } шагов
   *[other] { $count } шага
}, и каждый связан со всеми прежними
detail-game = Игра: { $hash }
detail-head = Последний хеш: { $hash }
