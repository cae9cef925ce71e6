emote-hello = Привет!
emote-well-played = Классный ход!
emote-thank-you = Спасибо!
emote-oh-no = Ой-ой!
emote-hurry = Давай скорее!
emote-wow = Ух ты!
emote-laugh = Ха-ха!
emote-sorry = Извини!
emote-good-game = Хорошая игра!
emote-says = { $who ->
    [me] Ты говоришь: { $phrase }
   *[other] { $name } говорит: { $phrase }
}
emotes-open = Сказать
emotes-open-hint = Скажи всем что-нибудь. Клавиша: E
emotes-hush = Скрыть фразы: { $name }
emotes-unhush = Показать фразы: { $name }
emotes-are-off = Фразы других игроков выключены: загляни в настройки.
