# המסך הראשון.
app-title = מלכות ישנות
app-line = משחק קלפים לשניים עד חמישה, הוגן גם בלי מחלק
your-name = השם שלך
player-default = שחקן
play-now = משחקים עכשיו
play-now-line = מול בוטים, בלי לחכות
home-network = הרשת הביתית
home-network-line = עם אנשים בסביבה
my-games = המשחקים שלי
my-games-line = מה שיחקת, והאם זה היה הוגן
portrait-bear = דוב
portrait-cat = חתול
portrait-fox = שועל
portrait-frog = צפרדע
portrait-hedgehog = קיפוד
portrait-lion = אריה
portrait-mouse = עכבר
portrait-owl = ינשוף
portrait-penguin = פינגווין
portrait-rabbit = ארנב
portrait-turtle = צב
portrait-unicorn = חד־קרן

# לפני משחק מול בוטים.
back = חזרה
how-many-bots = כמה בוטים?
how-strong = כמה הם חזקים?
easy = קל
easy-line = משחקים כל דבר הגיוני, ושוכחים מי ישנה איפה.
normal = רגיל
normal-line = לוקחים כל מלכה שאפשר.
hard = קשה
hard-line = זוכרים כל מלכה וחושבים קדימה.
which-box = איזו קופסת קלפים?
box-classic = רגילה: 12 מלכות
box-deluxe = גדולה: 16 מלכות
start-playing = מתחילים

# הגדרות.
language = שפה
look = מראה
look-light = יום
look-dark = לילה
motion = תנועת הקלפים
motion-calm = רגועה
motion-quick = מהירה
motion-none = בלי תנועה
text-size = כתב
text-usual = רגיל
text-large = גדול
text-largest = גדול מאוד
