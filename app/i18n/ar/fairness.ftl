# النتيجة.
result-you-win = لقد فزت!
result-wins = { $count ->
    [one] الفوز عند { $name }!
   *[other] فوز مشترك: { $name }!
}
result-no-winner = لا فائز هذه المرة
result-line = { $queens ->
    [zero] { $queens } ملكة
    [one] ملكة واحدة
    [two] ملكتان
    [few] { $queens } ملكات
   *[other] { $queens } ملكة
}، { $points ->
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
play-again = العب مرة أخرى
to-start = إلى البداية

# هل كانت عادلة؟
was-it-fair = هل كانت عادلة؟
fair-checking = نفحص اللعبة كلها من البداية…
verdict-fair = نعم. لم يستطع أحد أن يرى البطاقات أو يوجّهها، ويمكن التحقق من كل شيء.
verdict-so-far = نعم، بقدر ما يصل إليه هذا التسجيل.
verdict-not-proven = لا يمكن الجزم: أحدهم لم يكشف أسرار الخلط.
verdict-not-fair = لا. شيء في هذه اللعبة غير صحيح.
tick-shuffles = خُلطت كومة { $count } مرة مع إثبات أن أي بطاقة لم تُبدّل ({ $decks ->
    [one] مجموعة واحدة
    [two] مجموعتان
    [few] { $decks } مجموعات
   *[other] { $decks } مجموعة
})
tick-shares = فُتحت بطاقات للاعب واحد فقط { $count } مرة، مع الإثبات
tick-moves = عدد الحركات { $count }، كلها حسب القواعد
tick-signatures = عدد التوقيعات { $count }: الجميع يلتزمون بكل كلمة
tick-recomputed = أُعيد الخلط { $count } مرة من الأسرار المكشوفة في النهاية
fingerprint-explained = بصمة هذه اللعبة. إذا رأى الآخرون البصمة نفسها فقد رأيتم جميعًا اللعبة نفسها:
details-show = تفاصيل أكثر
details-hide = تفاصيل أقل
opened-yes = كُشفت كل أسرار { $name } بعد اللعبة.
opened-withheld = لم تُكشف أسرار { $name } بعد اللعبة، وهذا لا يثبت شيئًا.
opened-removed = أُخرج { $name }: لا تُطلب أسرار.
opened-not-yet = لم تُكشف أسرار { $name } بعد.
detail-deck = المجموعة { $number } خلطها بالتناوب { $order }.
detail-keys = عدد مفاتيح البطاقات { $count }، لكل منها إثبات أن صاحبه يعرفه
detail-steps = عدد الخطوات { $count }، كل خطوة مرتبطة بكل ما قبلها
detail-game = اللعبة: { $hash }
detail-head = البصمة الأخيرة: { $hash }
