# ماذا حدث.
names-and = { $others } و{ $last }
a-pair = زوج من { $value }
three-of = ثلاثة من { $value }
story-plays = { $who ->
    [me] لعبتَ { $card }.
   *[other] { $name }: { $card }.
}
story-dragon = { $who ->
    [me] تنينك يطرد الفارس.
   *[other] تنين { $name } يطرد الفارس.
}
story-wand = { $who ->
    [me] صولجانك يبقيها مستيقظة.
   *[other] صولجان { $name } يبقيها مستيقظة.
}
story-discards = { $who ->
    [me] بدّلت { $cards }.
   *[other] تبديل عند { $name }: { $cards }.
}
story-shows = { $who ->
    [me] لا حركة لديك، والجميع يرون بطاقاتك.
   *[other] لا حركة عند { $name }، والجميع يرون البطاقات.
}
story-wakes = { $who ->
    [me] استيقظت { $queen } عندك ({ $points ->
            [few] { $points } نقاط
           *[other] { $points } نقطة
        }).
   *[other] استيقظت { $queen } عند { $name } ({ $points ->
           [few] { $points } نقاط
          *[other] { $points } نقطة
       }).
}
story-went-back = إنها { $queen }، وتعود إلى النوم: ملكة القطط وملكة الكلاب لا تجتمعان.
story-knight = { $who ->
    [me] فارسك يذهب إلى { $queen } عند { $owner }.
   *[other] { $whose ->
        [me] فارس { $name } يأتي إلى { $queen } عندك.
       *[other] فارس { $name } يذهب إلى { $queen } عند { $owner }.
    }
}
story-potion = { $who ->
    [me] جرعة النوم منك إلى { $queen } عند { $owner }.
   *[other] { $whose ->
        [me] جرعة النوم من { $name } إلى { $queen } عندك.
       *[other] جرعة النوم من { $name } إلى { $queen } عند { $owner }.
    }
}
story-stolen = { $who ->
    [me] الآن { $queen } لك!
   *[other] الآن { $queen } عند { $name }.
}
story-sleeps = تصبح على خير: { $queen } تنام في { $place }.
story-turned-up = مهرج الملكة يكشف: { $card }.
story-gift = { $who ->
    [me] البطاقة لك، ودورك مرة أخرى!
   *[other] البطاقة تبقى عند { $name }، ومعها دور آخر.
}
story-count = { $who ->
    [me] العدّ حتى { $value }: الملكة لك!
   *[other] العدّ حتى { $value }: الملكة عند { $name }.
}
story-left = { $who ->
    [me] غادرتَ اللعبة.
   *[other] اللعبة تكمل بدون { $name }.
}
story-removed = { $who ->
    [me] أُخرجتَ من اللعبة، وتوزّع البطاقات من جديد.
   *[other] أُخرج { $name } من اللعبة، وتوزّع البطاقات من جديد.
}
story-lapsed = { $who ->
    [me] ما بدأته أُلغي.
   *[other] حركة { $name } أُلغيت.
}
story-shuffled = تُخلط كومة السحب، والجميع يشاركون واحدًا بعد الآخر.
story-ended = { $who ->
    [me] فزتَ { $how }!
   *[other] { $count ->
        [one] الفوز عند { $name } { $how }!
       *[other] فوز مشترك: { $name } { $how }!
    }
}
won-by-queens = بعدد كافٍ من الملكات
won-by-points = بعدد كافٍ من النقاط
won-by-best-court = بأفضل بلاط، والملكات كلهن مستيقظات
won-by-staying = لأنه لم يبق أحد غيره على الطاولة
