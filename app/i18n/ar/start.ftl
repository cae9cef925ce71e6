# الشاشة الأولى.
app-title = الملكات النائمات
app-line = لعبة بطاقات من لاعبين إلى خمسة، عادلة بلا موزّع
your-name = ما اسمك؟
player-default = ضيف
play-now = لنلعب الآن
play-now-line = ضد لاعبي الحاسوب، فورًا
home-network = شبكة البيت
home-network-line = مع أشخاص قريبين
my-games = ألعابي
my-games-line = ما لعبتموه، وهل كان عادلًا
portrait-bear = دب
portrait-cat = قطة
portrait-fox = ثعلب
portrait-frog = ضفدع
portrait-hedgehog = قنفذ
portrait-lion = أسد
portrait-mouse = فأر
portrait-owl = بومة
portrait-penguin = بطريق
portrait-rabbit = أرنب
portrait-turtle = سلحفاة
portrait-unicorn = حصان وحيد القرن

# قبل اللعب ضد الحاسوب.
back = رجوع
how-many-bots = كم لاعب حاسوب؟
how-strong = ما قوتهم؟
easy = سهل
easy-line = يلعبون أي شيء معقول، وينسون من تنام أين.
normal = عادي
normal-line = يأخذون كل ملكة يقدرون عليها.
hard = صعب
hard-line = يتذكرون كل ملكة ويفكرون مسبقًا.
which-box = أي علبة بطاقات؟
box-classic = العادية: 12 ملكة
box-deluxe = الكبيرة: 16 ملكة
start-playing = ابدأ

# الإعدادات.
language = اللغة
look = المظهر
look-light = نهار
look-dark = ليل
motion = حركة البطاقات
motion-calm = هادئة
motion-quick = سريعة
motion-none = بلا حركة
text-size = حجم الكتابة
text-usual = عادي
text-large = كبير
text-largest = كبير جدًا

# عندما يحدث خطأ.
cannot-play = هذا لا يعمل
