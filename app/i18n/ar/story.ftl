# ماذا حدث.
names-and = { $others } و{ $last }
a-pair = زوج من { $value }
three-of = ثلاثة من { $value }
story-plays = { $who ->
    [me] لعبت { $card }.
   *[other] بطاقة من { $name }: { $card }.
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
    [me] بدّلت: { $cards }.
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
    [me] فارسك يريد { $queen } من { $owner }.
   *[other] { $whose ->
        [me] فارس { $name } يريد { $queen } منك.
       *[other] فارس { $name } يريد { $queen } من { $owner }.
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
story-sleeps = ليلة سعيدة: { $queen } تنام في { $place }.
story-turned-up = مهرج الملكة يكشف: { $card }.
story-gift = { $who ->
    [me] البطاقة لك، ودورك مرة أخرى!
   *[other] البطاقة تبقى عند { $name }، ومعها دور آخر.
}
story-count = { $who ->
    [me] العدّ حتى { $value }: أنت توقظ ملكة!
   *[other] العدّ حتى { $value }: ملكة تستيقظ عند { $name }.
}
story-left = { $who ->
    [me] غادرت اللعبة.
   *[other] اللعبة تستمر بدون { $name }.
}
story-removed = { $who ->
    [me] أنت خارج اللعبة الآن؛ توزَّع البطاقات من جديد.
   *[other] { $name } خارج اللعبة الآن؛ توزَّع البطاقات من جديد.
}
story-lapsed = { $who ->
    [me] ما بدأته أُلغي.
   *[other] حركة { $name } أُلغيت.
}
story-shuffled = كومة السحب تُخلط، والجميع يشاركون بالدور.
story-ended = { $who ->
    [me] فزت { $how }!
   *[other] { $count ->
        [one] الفوز لـ{ $name } { $how }!
       *[other] فوز مشترك: { $name } { $how }!
    }
}
won-by-queens = بما يكفي من الملكات
won-by-points = بما يكفي من النقاط
won-by-best-court = بأفضل مملكة، بعد أن استيقظت كل الملكات
won-by-staying = بالبقاء حتى النهاية
