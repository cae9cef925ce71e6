# Что написано на картах.
name-heart = Дама Сердец
name-cat = Кошачья Дама
name-dog = Собачья Дама
name-pancake = Блинная Дама
name-ladybug = Дама Божьих Коровок
name-moon = Лунная Дама
name-peacock = Павлинья Дама
name-sunflower = Дама Подсолнухов
name-cake = Дама Тортов
name-rainbow = Радужная Дама
name-rose = Дама Роз
name-starfish = Дама Морских Звёзд
name-book = Книжная Дама
name-butterfly = Дама Бабочек
name-strawberry = Клубничная Дама
name-ice-cream = Дама Мороженого
name-bubble-gum = Король Жвачки
name-chess = Король Шахмат
name-cookie = Король Печенья
name-fire = Король Огня
name-hat = Король Шляп
name-puzzle = Король Пазлов
name-tie-dye = Король Красок
name-turtle = Король Черепах
name-pasta = Король Макарон
name-tool = Король Мастеров
card-knight = Рыцарь
card-jester = Придворный Шут
card-potion = Снотворное Зелье
card-wand = Жезл
card-dragon = Дракон

# Карты в предложении: всегда в именительном падеже.
the-queen = { $name }
plain-queen = { $name }
the-king = { $name }
the-red-knight = Красный Рыцарь
the-blue-knight = Синий Рыцарь
the-green-knight = Зелёный Рыцарь
the-black-knight = Чёрный Рыцарь
a-jester = Придворный Шут
a-potion = Снотворное Зелье
a-wand = Жезл
a-dragon = Дракон
a-number = { $value ->
    [1] единица
    [2] двойка
    [3] тройка
    [4] четвёрка
    [5] пятёрка
    [6] шестёрка
    [7] семёрка
    [8] восьмёрка
    [9] девятка
    [10] десятка
   *[other] { $value }
}

# Для чего карта.
does-king = Король будит для тебя спящую Даму.
does-knight = Рыцарь крадёт Даму у другого игрока.
does-jester = Придворный Шут открывает верхнюю карту колоды: карта с картинкой твоя, и ты ходишь ещё раз, а число отсчитает, кто разбудит Даму.
does-potion = Снотворное Зелье снова усыпляет чужую Даму.
does-wand = Жезл не даст твоей Даме уснуть от Зелья.
does-dragon = Дракон прогоняет Рыцаря от твоих Дам.
does-number = Числа можно менять: одно, пару или сумму вроде 2 + 3 = 5. Получишь столько же новых карт.
special-rivals = Кошачья и Собачья Дамы никогда не лежат рядом.
special-rose = Дама Роз просыпается и будит ещё одну Даму.
special-strawberry = Клубничную Даму нельзя ни украсть, ни усыпить.
