# المطلوب من اللاعب: قصير وبكلمات الطاولة.
asked-turn = دورك! اختر بطاقة للّعب، أو بدّل بعض البطاقات.
asked-extra = هدية! دورك مرة أخرى.
asked-king-place = الآن المس ملكة نائمة لإيقاظها!
asked-king-nobody = لا توجد ملكة نائمة. يمكن تبديل الملك ببطاقة جديدة.
asked-knight-queen = الآن المس الملكة التي تريد خطفها!
asked-knight-nobody = لا توجد ملكة يمكن خطفها. احتفظ بالفارس أو بدّله.
asked-potion-queen = الآن المس الملكة التي ستنام!
asked-potion-nobody = لا توجد ملكة يمكن تنويمها. احتفظ بالجرعة أو بدّلها.
asked-jester = العب مهرج الملكة وانظر من المحظوظ!
asked-dragon-kept = احتفظ بالتنين حتى يأتي فارس، أو بدّله ببطاقة جديدة.
asked-wand-kept = احتفظ بالصولجان حتى تأتي جرعة، أو بدّله ببطاقة جديدة.
asked-number = بدّله، أو اختر أرقامًا أخرى: زوجًا، أو عملية جمع مثل { "\u2066" }2 + 3 = 5{ "\u2069" }.
asked-swap-set = أحسنت! بدّلها كلها ببطاقات جديدة.
asked-no-set = لا زوج ولا عملية جمع بعد: اختر أرقامًا أخرى، أو أعد واحدًا.
asked-wake-king = المس ملكة نائمة لإيقاظها!
asked-wake-count = توقف العدّ عندك: المس ملكة نائمة!
asked-wake-companion = ملكة الورد تحضر صديقة: المس ملكة نائمة أخرى!
asked-lay = أين تنام { $queen }؟ المس مكانًا فارغًا.
asked-knight = فارس من { $name } يريد { $queen } التي عندك! ماذا تفعل؟
asked-potion = جرعة نوم من { $name } تنتظر { $queen } التي عندك! ماذا تفعل؟
wait-turn = الدور عند { $name }…
wait-answer = هل تبقى { $queen } عند { $name }؟
wait-wake = ملكة تستيقظ عند { $name }…
wait-lay = ننتظر { $name }: أين تنام { $queen }؟
wait-cards = البطاقات في الطريق…
wait-sent = لحظة واحدة…
game-over = انتهت اللعبة!

# السؤال لمن يُهاجَم.
ask-knight = فارس من { $name } جاء إلى { $queen } التي عندك ({ $points ->
    [few] { $points } نقاط
   *[other] { $points } نقطة
})!
ask-potion = جرعة نوم من { $name } إلى { $queen } التي عندك ({ $points ->
    [few] { $points } نقاط
   *[other] { $points } نقطة
})!
answer-dragon = أرسل تنينًا
answer-wand = لوّح بصولجان
answer-no-dragon = لا تنين في يدك هذه المرة.
answer-no-wand = لا صولجان في يدك هذه المرة.
answer-let-go = دعها تذهب
answer-let-go-hint = تذهب مع النبضة التالية للساعة، حتى لا يعرف أحد من الوقت ما في يدك.
answer-waiting = تذهب مع النبضة التالية للساعة.
seconds-left = { $seconds ->
    [zero] انتهى الوقت
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $seconds } ثوانٍ
   *[other] بقيت { $seconds } ثانية
}

# اليد وما يمكن فعله بها.
hand-label = بطاقة { $number } من { $of }: { $card }{ $state ->
    [picked] ، مختارة
   *[other] {""}
}
card-on-its-way = هذه البطاقة في طريقها إليك.
why-not-your-turn = ليس الآن: ليس دورك.
why-choose-a-place = ليس الآن: اختر مكانًا أولًا.
why-only-dragon = ليس الآن: لا يوقف الفارس إلا تنين.
why-only-wand = ليس الآن: لا يوقف جرعة النوم إلا صولجان.
why-no-use = لا فائدة منها الآن.
nothing-picked = المس بطاقة لاختيارها، والمسها مرة أخرى لإعادتها.
play-jester = العب المهرج
find-sets = ابحث عن جمع
find-sets-hint = يختار أرقامًا تكوّن زوجًا أو عملية جمع. اضغط مرة أخرى للتالي. المفتاح: S
find-sets-none = لا زوج ولا عملية جمع في يدك.
swap = { $count ->
    [0] بدّل بطاقات
    [one] بدّل بطاقة واحدة
    [two] بدّل بطاقتين
    [few] بدّل { $count } بطاقات
   *[other] بدّل { $count } بطاقة
}
swap-hint = يضع البطاقات على الكومة ويأخذ بعددها بطاقات جديدة. المفتاح: D
sum-pair = زوج من { $value }
sum-three = ثلاثة من { $value }
sum-open = { "\u2066" }{ $left } = { $sum }{ "\u2069" }: هل عندك { $sum }؟
sum-short = { "\u2066" }{ $left } + … = { $number }{ "\u2069" }
sum-is-not = { "\u2066" }{ $left } = { $sum }{ "\u2069" } وليس { $number }

# الطاولة.
draw-pile = السحب: { $count }
discard-pile = المرمية
discard-pile-hint = اسحب البطاقات إلى هنا لتبديلها.
place-empty = مكان فارغ { $place }
place-asleep = ملكة نائمة في { $place }
place-known = ملكة نائمة في { $place }: { $queen }
awake-label = { $who ->
    [me] { $queen } عندك، { $points ->
            [few] { $points } نقاط
           *[other] { $points } نقطة
        }
   *[other] { $queen } عند { $name }، { $points ->
           [few] { $points } نقاط
          *[other] { $points } نقطة
       }
}
player-label = { $who ->
    [me] أنت
   *[other] { $name }
}: { $queens } من { $goalqueens } ملكات{ $queens ->
    [0] {""}
   *[other] {" "}({ $list })
}، النقاط { $points }، البطاقات في اليد { $cards }{ $state ->
    [gone] ، خارج اللعبة
   *[other] {""}
}
points-of = { "\u2066" }{ $points } / { $goal }{ "\u2069" }
no-queens-yet = لا ملكات بعد
player-gone = خارج اللعبة
connection-lost = لا اتصال مع { $name }. اللعبة تنتظر.
history = ماذا حدث
goal-queens = { $count ->
    [zero] { $count } ملكة
    [one] ملكة واحدة
    [two] ملكتين
    [few] { $count } ملكات
   *[other] { $count } ملكة
}
goal-line = الفوز بجمع { $queens } أو { $points } نقطة
goal-line-junior = الفوز بجمع { $queens }
leave = مغادرة اللعبة
leave-question = مغادرة هذه اللعبة؟ لا يمكن العودة إليها، والآخرون يكملون بدونك.
leave-stay = أكمل اللعب
leave-go = مغادرة
hint = تلميح
hint-hint = ماذا يفعل لاعب ماهر؟ المفتاح: H
rules-key = القواعد (F1)
settings = الإعدادات
setting-up-meet = اللاعبون يجلسون…
setting-up-shuffle = الجميع يخلطون البطاقات واحدًا بعد الآخر، حتى لا يعرف أحد ترتيبها…
over-open = كل الأسرار مكشوفة الآن: يمكن لأي شخص التحقق من عدل البطاقات.
over-opening = الجميع يكشفون أسرار الخلط…
see-result = إلى النتيجة

# تلميحات.
hint-king = العب { $card } وأيقظ ملكة!
hint-attack = استعمل { $card }: صوّب نحو { $queen } عند { $name }.
hint-jester = جرّب حظك مع مهرج الملكة!
hint-discard = بدّل { $cards } ببطاقات جديدة.
hint-show-hand = لا حركة لديك: اكشف يدك وبدّل بطاقة.
hint-block = أوقف ذلك بواسطة { $card }!
hint-let-go = لا يمكنك إيقاف ذلك: دعها تذهب.
hint-pick = أي ملكة نائمة قد تكون جيدة. بشجاعة!
hint-lay = كل الأماكن الفارغة سواء.

# شخص لا يمكن الوصول إليه.
absent-go-on = أكمل بدون { $name }
absent-end = أنهِ اللعبة
absent-voted = في انتظار الآخرين

table-stopped = توقفت اللعبة بسبب خطأ في البرنامج. وهي محفوظة: أكملها من «ألعابي».
