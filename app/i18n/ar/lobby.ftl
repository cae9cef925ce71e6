lobby-starting = ننظر حولنا…
people-nearby = أشخاص قريبون
nobody-nearby = لا أحد هنا بعد. شغّل اللعبة على حاسوب آخر في هذه الشبكة وسيظهر وحده.
person-known = لعبتم معًا من قبل
person-renamed = كان اسمه { $name }
person-other = ليس اللاعب الذي تعرفه بهذا الاسم
person-namesake = واحد من عدة بهذا الاسم
person-lost = انقطع الاتصال
person-playing = يلعب الآن
tables = الطاولات
no-tables = لا توجد طاولة مفتوحة. افتح واحدة ليجلس الآخرون.
table-line = { $taken } من { $seats } مقاعد مشغولة: { $guests }
sit-down = اجلس
sit-at = اجلس إلى { $table }
new-table = طاولة جديدة
seats = { $count ->
    [two] مقعدان
    [few] { $count } مقاعد
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
choose-a-game = اختر لعبة لترى هل كانت عادلة، أو أسقط تسجيلًا على هذه النافذة.
games-reading = نبحث عن ألعابك…
no-games = لم تلعب أي لعبة بعد.
game-finished = انتهت
game-unfinished = لم تنته
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
   *[other] قبل { $count } يومًا
}

interrupted = انقطعت لعبة لك.
resume = أكمل
lobby-called-off = نهض أحدهم قبل أن يوقّع الجميع، لذلك لن تبدأ هذه اللعبة. اجلس مرة أخرى.
