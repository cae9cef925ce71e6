# ما يقوله اللاعبون بعضهم لبعض: قصير ولطيف.
emote-hello = مرحبًا!
emote-well-played = أحسنت!
emote-thank-you = شكرًا!
emote-oh-no = أوه، لا!
emote-hurry = بسرعة رجاءً!
emote-wow = واو!
emote-laugh = ها ها!
emote-sorry = عذرًا!
emote-good-game = لعبة جميلة!
emote-says = { $who ->
    [me] أنت تقول: { $phrase }
   *[other] كلام { $name }: { $phrase }
}
emotes-open = قل شيئًا
emotes-open-hint = قل شيئًا للجميع. المفتاح: E
emotes-hush = أخفِ كلام { $name }
emotes-unhush = أظهر كلام { $name }
emotes-are-off = كلام الآخرين مخفي: انظر الإعدادات.
