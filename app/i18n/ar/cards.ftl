# ما يُكتب على البطاقات، كما في الطبعة المطبوعة.
name-heart = ملكة القلوب
name-cat = ملكة القطط
name-dog = ملكة الكلاب
name-pancake = ملكة الفطائر
name-ladybug = ملكة الدعاسيق
name-moon = ملكة القمر
name-peacock = ملكة الطواويس
name-sunflower = ملكة دوار الشمس
name-cake = ملكة الكعك
name-rainbow = ملكة قوس قزح
name-rose = ملكة الورد
name-starfish = ملكة نجوم البحر
name-book = ملكة الكتب
name-butterfly = ملكة الفراشات
name-strawberry = ملكة الفراولة
name-ice-cream = ملكة المثلجات
name-bubble-gum = ملك العلكة
name-chess = ملك الشطرنج
name-cookie = ملك البسكويت
name-fire = ملك النار
name-hat = ملك القبعات
name-puzzle = ملك الألغاز
name-tie-dye = ملك الألوان
name-turtle = ملك السلاحف
name-pasta = ملك المعكرونة
name-tool = ملك الأدوات
card-knight = فارس
card-jester = مهرج الملكة
card-potion = جرعة النوم
card-wand = صولجان
card-dragon = تنين

# البطاقات داخل الجملة.
the-queen = { $name }
plain-queen = { $name }
the-king = { $name }
the-red-knight = الفارس الأحمر
the-blue-knight = الفارس الأزرق
the-green-knight = الفارس الأخضر
the-black-knight = الفارس الأسود
a-jester = مهرج الملكة
a-potion = جرعة النوم
a-wand = صولجان
a-dragon = تنين
a-number = الرقم { $value }

# فائدة كل بطاقة.
does-king = الملك يوقظ لك ملكة نائمة.
does-knight = الفارس يخطف ملكة مستيقظة من لاعب آخر.
does-jester = مهرج الملكة يكشف أول بطاقة من كومة السحب: بطاقة القوة لك وتلعب مرة أخرى، أما الرقم فنعدّ به لنعرف من يوقظ ملكة.
does-potion = جرعة النوم تعيد ملكة لاعب آخر إلى النوم.
does-wand = الصولجان يبقي ملكتك مستيقظة عندما تأتي جرعة النوم.
does-dragon = التنين يطرد الفارس بعيدًا عن ملكاتك.
does-number = الأرقام للتبديل: رقم واحد، أو زوج، أو مجموع مثل 2 زائد 3 يساوي 5، وتأخذ بعددها بطاقات جديدة.
special-rivals = ملكة القطط وملكة الكلاب لا تجتمعان أبدًا.
special-rose = عندما تستيقظ ملكة الورد توقظ معها ملكة أخرى.
special-strawberry = ملكة الفراولة لا يخطفها أحد ولا ينوّمها أحد.
