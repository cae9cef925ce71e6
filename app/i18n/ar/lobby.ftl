lobby-starting = ننظر حولنا…
people-nearby = أشخاص قريبون
nobody-nearby = لا أحد هنا بعد. شغّل اللعبة على حاسوب آخر في هذه الشبكة وسيظهر وحده.
person-known = لعبتما معًا من قبل
person-renamed = تعرفه باسم { $name }
person-other = ليس اللاعب الذي تعرفه بهذا الاسم
person-namesake = أحد عدة لاعبين بهذا الاسم
person-lost = انقطع الاتصال
person-playing = في لعبة
tables = الطاولات
no-tables = لا توجد طاولة مفتوحة. افتح واحدة ليجلس الآخرون.
table-line = المقاعد المشغولة { $taken } من { $seats }: { $guests }
sit-down = اجلس
sit-at = اجلس إلى { $table }
new-table = طاولة جديدة
seats = { $count ->
    [zero] { $count } مقعد
    [one] مقعد واحد
    [two] مقعدان
    [few] { $count } مقاعد
    [many] { $count } مقعدًا
   *[other] { $count } مقعد
}
box-12 = 12 ملكة
box-16 = 16 ملكة
open-table = افتح طاولة
table-of = طاولة { $name }
seat-taken = { $name }{ $state ->
    [ready] {""}: جاهز
   *[other] {""}: ليس جاهزًا بعد
}
seat-free = مقعد فارغ
table-waits = في انتظار لاعبين آخرين…
table-full = الجميع هنا. هل أنت جاهز؟
table-ready = في انتظار الآخرين…
i-am-ready = أنا جاهز
not-ready = انتظر لحظة
close-table = أغلق الطاولة
stand-up = انهض
your-code = رمزك، لتقرأه على الآخرين:
no-code = لا عنوان على الشبكة بعد
copy = نسخ
call-somebody = هل ينقص أحد؟ اكتب رمزه أو عنوانه:
call = اتصل

# الألعاب حتى الآن.
choose-a-game = اختر لعبة لترى هل كانت عادلة، أو أفلت تسجيلًا على هذه النافذة.
dropped-several = عدد الملفات التي وصلت: { $count }. نعرضها واحدًا بعد الآخر، وهذا { $file }.
dropped-in-game = يمكن عرض التسجيل بعد اللعبة: أفلته هنا حينها.
games-reading = نبحث عن ألعابك…
no-games = لم تلعب أي لعبة بعد.
game-finished = انتهت
game-unfinished = لم تنتهِ
minutes-ago = { $count ->
    [0] الآن
    [one] قبل دقيقة
    [two] قبل دقيقتين
    [few] قبل { $count } دقائق
   *[other] قبل { $count } دقيقة
}
hours-ago = { $count ->
    [one] قبل ساعة
    [two] قبل ساعتين
    [few] قبل { $count } ساعات
   *[other] قبل { $count } ساعة
}
days-ago = { $count ->
    [one] أمس
    [two] قبل يومين
    [few] قبل { $count } أيام
    [many] قبل { $count } يومًا
   *[other] قبل { $count } يوم
}

interrupted = انقطعت لعبة من ألعابك.
resume = أكمل
lobby-called-off = نهض أحدهم قبل أن يوقّع الجميع، لذلك لن تبدأ هذه اللعبة. اجلس مرة أخرى.
notice-close = إغلاق
show-qr = اعرض صورة للمسح
qr-label = صورة الرمز { $code } للكاميرا

# روبوتات على الطاولة.
add-a-bot = أضف روبوتًا
add-bot = أضف روبوتًا في المقعد { $seat }
send-someone-away = إبعاد
send-away = أبعد { $name }
bots-play = مستوى الروبوت

# بأي قواعد تُلعب.
more-rules = القواعد
fewer-rules = الطاولات
rule-numbers = تبديل الأرقام فقط
rule-numbers-line = البطاقة التي تُبدّل وحدها يجب أن تكون رقمًا.
rule-two-sums = مجموعان
rule-two-sums-line = الجمع ممكن في الجهتين: 2 زائد 5 يساوي 3 زائد 4.
rule-three = ثلاثة متساوية
rule-three-line = يمكن تبديل ثلاثة أرقام متساوية معًا.
rule-junior = للصغار
rule-junior-line = يمكن تبديل أرقام متتالية أيضًا مثل 2 و3 و4، والمهم عدد الملكات فقط.
rule-memory = مساعدة الذاكرة
rule-memory-line = الملكات النائمات اللواتي رآهن الجميع عليهن علامة.
answer-time = وقت الرد على الهجوم
answer-time-line = بعده تذهب الملكة وحدها.
turn-time = وقت الدور
turn-time-line = بعده تُبدّل بطاقة وحدها.
turns-of = { $seconds ->
    [zero] دور من { $seconds } ثانية
    [one] دور من ثانية واحدة
    [two] دور من ثانيتين
    [few] دور من { $seconds } ثوانٍ
   *[other] دور من { $seconds } ثانية
}
no-limit = بلا حدّ
