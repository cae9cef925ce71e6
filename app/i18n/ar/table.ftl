# المطلوب من اللاعب: قصير وبكلمات الطاولة.
asked-turn = دورك! اختر بطاقة لتلعبها، أو بدّل بطاقات.
asked-extra = هدية! دورك مرة أخرى.
asked-king-place = الآن المس ملكة نائمة لتوقظها!
asked-king-nobody = لا توجد ملكة نائمة. يمكنك تبديل الملك ببطاقة جديدة.
asked-knight-queen = الآن المس الملكة التي تريد خطفها!
asked-knight-nobody = لا توجد ملكة يمكن خطفها. احتفظ بالفارس أو بدّله.
asked-potion-queen = الآن المس الملكة التي ستنام!
asked-potion-nobody = لا توجد ملكة يمكن تنويمها. احتفظ بالجرعة أو بدّلها.
asked-jester = العب مهرج الملكة وانظر من المحظوظ!
asked-dragon-kept = احتفظ بالتنين حتى يأتي فارس، أو بدّله ببطاقة جديدة.
asked-wand-kept = احتفظ بالصولجان حتى تأتي جرعة، أو بدّله ببطاقة جديدة.
asked-number = بدّله، أو اختر أرقامًا أخرى: زوجًا، أو مجموعًا مثل 2 زائد 3 يساوي 5.
asked-swap-set = أحسنت! بدّلها كلها ببطاقات جديدة.
asked-no-set = لا زوج ولا مجموع بعد: اختر أرقامًا أخرى، أو أعد واحدًا.
asked-wake-king = المس ملكة نائمة لتوقظها!
asked-wake-count = توقف العدّ عندك: المس ملكة نائمة!
asked-wake-companion = ملكة الورد تحضر صديقة: المس ملكة نائمة أخرى!
asked-lay = أين تنام { $queen }؟ المس مكانًا فارغًا.
asked-knight = فارس من { $name } يريد { $queen } منك! ماذا تفعل؟
asked-potion = جرعة من { $name } ستنوّم { $queen } عندك! ماذا تفعل؟
wait-turn = الدور على { $name }…
wait-answer = هل تبقى { $queen } عند { $name }؟
wait-wake = ملكة تستيقظ عند { $name }…
wait-lay = ننتظر { $name }: أين تنام { $queen }؟
wait-cards = البطاقات في الطريق…
wait-sent = لحظة واحدة…
game-over = انتهت اللعبة!

# السؤال لمن يُهاجَم.
ask-knight = فارس من { $name } يريد { $queen } منك ({ $points ->
    [few] { $points } نقاط
   *[other] { $points } نقطة
})!
ask-potion = جرعة النوم من { $name } إلى { $queen } عندك ({ $points ->
    [few] { $points } نقاط
   *[other] { $points } نقطة
})!
answer-dragon = أرسل تنينًا
answer-wand = لوّح بصولجان
answer-no-dragon = لا تنين في يدك هذه المرة.
answer-no-wand = لا صولجان في يدك هذه المرة.
answer-let-go = دعها تذهب
answer-let-go-hint = تذهب مع دقّة الساعة التالية، حتى لا يعرف أحد من الوقت ما في يدك. المفتاح: L
answer-waiting = تذهب مع دقّة الساعة التالية.
seconds-left = { $seconds ->
    [zero] بقيت { $seconds } ثانية
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $seconds } ثوانٍ
    [many] بقيت { $seconds } ثانية
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
nothing-picked = المس بطاقة لتختارها، والمسها مرة أخرى لتعيدها.
play-jester = العب المهرج
find-sets = أوجد مجموعًا
find-sets-hint = يختار أرقامًا تكوّن زوجًا أو مجموعًا. اضغط مرة أخرى للتالي. المفتاح: S
find-sets-none = لا زوج ولا مجموع في يدك.
swap = { $count ->
    [0] بدّل بطاقات
    [one] بدّل بطاقة واحدة
    [two] بدّل بطاقتين
    [few] بدّل { $count } بطاقات
    [many] بدّل { $count } بطاقة
   *[other] بدّل { $count } بطاقة
}
swap-hint = يضع البطاقات على كومة الرمي ويسحب بعددها بطاقات جديدة. المفتاح: D
sum-pair = زوج من { $value }
sum-three = ثلاثة من { $value }
sum-open = { $left } يساوي { $sum }: هل عندك { $sum }؟
sum-short = { $left } + … = { $number }
sum-is-not = { $left } يساوي { $sum }، لا { $number }

# الطاولة.
draw-pile = كومة السحب: { $count }
discard-pile = كومة الرمي
discard-pile-hint = أفلت بطاقات هنا لتبدّلها بأخرى جديدة.
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
points-of = { $points } من { $goal }
no-queens-yet = لا ملكات بعد
player-gone = خارج اللعبة
connection-lost = لا اتصال مع { $name }. اللعبة تنتظر.
history = ماذا حدث
goal-queens = { $count ->
    [zero] { $count } ملكة
    [one] ملكة واحدة
    [two] ملكتين
    [few] { $count } ملكات
    [many] { $count } ملكة
   *[other] { $count } ملكة
}
goal-line = يفوز أول من يجمع { $queens } أو { $points } نقطة
goal-line-junior = يفوز أول من يجمع { $queens }
leave = غادر اللعبة
leave-question = هل تنهض عن هذه اللعبة؟ يمكنك أن تكملها لاحقًا من «ألعابي». وإذا غادرت نهائيًا تُكشف بطاقاتك ويكمل الآخرون بدونك.
leave-stay = أكمل اللعب
leave-pause = أكمل لاحقًا
leave-go = غادر
hint = تلميح
hint-hint = ماذا يفعل لاعب ماهر؟ المفتاح: H
rules-key = القواعد (F1)
settings = الإعدادات
setting-up-meet = اللاعبون يجلسون…
setting-up-shuffle = الجميع يخلطون البطاقات واحدًا بعد الآخر، حتى لا يعرف أحد ترتيبها…
over-open = كل الأسرار مكشوفة الآن: يمكن لأي شخص أن يتحقق من عدل البطاقات.
over-opening = الجميع يكشفون أسرار الخلط…
see-result = إلى النتيجة

# تلميحات.
hint-king = العب { $card } وأيقظ ملكة!
hint-attack = استعمل { $card }، والهدف { $queen } عند { $name }.
hint-jester = جرّب حظك مع مهرج الملكة!
hint-discard = خذ بطاقات جديدة بدل { $cards }.
hint-show-hand = لا حركة لديك: اكشف يدك وبدّل بطاقة.
hint-block = أوقف الهجوم! معك { $card }.
hint-let-go = لا يمكنك إيقاف ذلك: دعها تذهب.
hint-pick = كل ملكة نائمة قد تكون رائعة. تشجّع!
hint-lay = كل الأماكن الفارغة سواء.
