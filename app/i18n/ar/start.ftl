# الشاشة الأولى.
app-title = الملكات النائمات
app-line = لعبة بطاقات من لاعبين إلى خمسة، عادلة بلا موزّع
your-name = اسمك
player-default = لاعب
play-now = العب الآن
play-now-line = ضد الروبوتات، فورًا
home-network = شبكة البيت
home-network-line = مع أشخاص قريبين
my-games = ألعابي
my-games-line = ما لعبته، وهل كان عادلًا
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
portrait-unicorn = يونيكورن

# قبل اللعب ضد الروبوتات.
back = رجوع
how-many-bots = كم روبوتًا؟
how-strong = ما قوتها؟
easy = سهل
easy-line = الروبوتات تلعب أي شيء معقول، وتنسى أين تنام كل ملكة.
normal = عادي
normal-line = الروبوتات تأخذ كل ملكة تقدر عليها.
hard = صعب
hard-line = الروبوتات تتذكر كل ملكة، وتفكر مسبقًا.
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
text-size = حجم الخط
text-usual = عادي
text-large = كبير
text-largest = كبير جدًا
