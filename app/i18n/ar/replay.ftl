# مشاهدة لعبة من جديد.
replay = شاهد مجددًا
replay-of = { $names }
replay-opening = نقرأ التسجيل ونفحصه…
replay-nothing = لم توزَّع بطاقات في هذه اللعبة بعد.
replay-all-open = كل الأسرار مكشوفة: ترى بطاقات الجميع.
replay-some-open = لم يكشف الجميع أسرارهم: تبقى بعض البطاقات مخفية.
replay-hidden = أسرار هذه اللعبة غير مكشوفة، لذلك تبقى البطاقات مخفية.
replay-torn = نهاية هذا الملف مفقودة.
replay-problem = هذه اللعبة صحيحة حتى هنا فقط: { $problem }
replay-cut-off = ينتهي التسجيل هنا، قبل نهاية اللعبة.
replay-abandoned = انتهت اللعبة هنا بلا فائز، بسبب غياب { $name }.
replay-position = الحركة { $number } من { $of }
replay-first = إلى البداية
replay-previous = حركة إلى الوراء
replay-next = حركة إلى الأمام
replay-last = إلى النهاية
replay-play = شغّل
replay-pause = أوقف
replay-keys = المسافة للتشغيل والإيقاف، والأسهم حركةً حركة، وHome وEnd إلى البداية والنهاية.
replay-back = رجوع
replay-slow = بطيء
replay-usual = عادي
replay-fast = سريع
replay-hand = { $who ->
    [me] في يدك: { $cards }
   *[other] في يد { $name }: { $cards }
}
replay-hand-hidden = { $who ->
    [me] في يدك بطاقات مقلوبة: { $count }
   *[other] في يد { $name } بطاقات مقلوبة: { $count }
}
replay-card-hidden = بطاقة مخفية
replay-chose = { $who ->
    [me] اخترت الملكة في { $place }.
   *[other] اختيار { $name }: الملكة في { $place }.
}
replay-let-go = { $who ->
    [me] تركتها تذهب.
   *[other] الملكة تذهب من عند { $name }.
}
replay-had-dragon = { $who ->
    [me] كان معك تنين، وتركتها تذهب!
   *[other] كان مع { $name } تنين، لكن الملكة ذهبت!
}
replay-no-dragon = { $who ->
    [me] لا تنين معك، فتتركها تذهب.
   *[other] لا تنين مع { $name }، فتذهب الملكة.
}
replay-had-wand = { $who ->
    [me] كان معك صولجان، وتركتها تذهب!
   *[other] كان مع { $name } صولجان، لكن الملكة ذهبت!
}
replay-no-wand = { $who ->
    [me] لا صولجان معك، فتتركها تذهب.
   *[other] لا صولجان مع { $name }، فتذهب الملكة.
}
