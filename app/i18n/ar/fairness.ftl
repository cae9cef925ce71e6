# النتيجة.
result-you-win = لقد فزت!
result-wins = { $count ->
    [one] الفوز لـ{ $name }!
   *[other] فوز مشترك: { $name }!
}
result-no-winner = لا فائز هذه المرة
result-line = { $queens ->
    [zero] { $queens } ملكة
    [one] ملكة واحدة
    [two] ملكتان
    [few] { $queens } ملكات
    [many] { $queens } ملكة
   *[other] { $queens } ملكة
}، { $points ->
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
play-again = العب مجددًا
to-start = إلى البداية

# هل كانت عادلة؟
was-it-fair = هل كانت عادلة؟
fair-checking = نفحص اللعبة كلها من البداية…
verdict-fair = نعم. لم يستطع أحد أن يرى البطاقات أو يتحكم بها، ويمكن التحقق من كل شيء.
verdict-so-far = نعم، إلى حيث يصل هذا التسجيل.
verdict-not-proven = لا نعرف: أحدهم لم يكشف أسرار الخلط.
verdict-not-fair = لا. في هذه اللعبة شيء غير صحيح.
picture-mixing = كل واحد خلط البطاقات مرة ووضع قفله على كل بطاقة: { $name }. وكل واحد أثبت أن لا بطاقة ضاعت أو زادت أو بُدّلت.
picture-way = على كل بطاقة أقفال الجميع. لكي تصل إلى { $name } يفتح كل واحد من الآخرين قفله مع إثبات، والقفل الأخير لا يفتحه إلا { $name }.
tick-shuffles = مرات الخلط: { $count }، مع إثبات أن لا بطاقة بُدّلت ({ $decks ->
    [one] مجموعة واحدة
    [two] مجموعتان
    [few] { $decks } مجموعات
   *[other] { $decks } مجموعة
})
tick-shares = مرات فتح بطاقات للاعب وحده: { $count }، مع إثبات
tick-moves = الحركات: { $count }، كلها حسب القواعد
tick-signatures = التوقيعات: { $count }، فالجميع يلتزمون بكل كلمة
tick-recomputed = مرات إعادة الخلط من الأسرار المكشوفة في النهاية: { $count }
fingerprint-explained = بصمة هذه اللعبة. إذا رأى الآخرون البصمة نفسها فقد رأيتم جميعًا اللعبة نفسها:
details-show = تفاصيل أكثر
details-hide = تفاصيل أقل
opened-yes = كُشفت كل أسرار { $name } بعد اللعبة.
opened-withheld = لم تُكشف أسرار { $name } بعد اللعبة، وهذا لا يثبت شيئًا.
opened-removed = { $name } خارج اللعبة: لا تُطلب أسرار.
opened-not-yet = لم تُكشف أسرار { $name } بعد.
detail-deck = خلط المجموعة { $number } بالتناوب: { $order }.
detail-keys = مفاتيح البطاقات: { $count }، ومع كل منها إثبات أن صاحبه يعرفه
detail-steps = الخطوات: { $count }، كل خطوة مرتبطة بكل ما قبلها
detail-game = اللعبة: { $hash }
detail-head = البصمة الأخيرة: { $hash }
