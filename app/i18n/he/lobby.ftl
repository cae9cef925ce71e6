lobby-starting = מסתכלים סביב…
people-nearby = אנשים בסביבה
nobody-nearby = עוד אין כאן אף אחד. מפעילים את המשחק במחשב אחר ברשת הזאת, והוא מופיע מעצמו.
person-known = כבר שיחקתם יחד
person-renamed = השם שהכרת: { $name }
person-other = לא מי שהכרת בשם הזה
person-namesake = יש כמה בשם הזה
person-lost = החיבור אבד
person-playing = במשחק
tables = שולחנות
no-tables = אין שולחן פתוח. פותחים אחד, והאחרים יכולים להתיישב.
table-line = { $taken } מתוך { $seats } מקומות תפוסים: { $guests }
sit-down = להתיישב
sit-at = להתיישב ליד { $table }
new-table = שולחן חדש
seats = { $count } מקומות
box-12 = 12 מלכות
box-16 = 16 מלכות
open-table = לפתוח שולחן
table-of = השולחן של { $name }
seat-taken = { $name }{ $state ->
    [ready] {""}: אפשר להתחיל
   *[other] {""}: עוד רגע
}
seat-free = מקום פנוי
table-waits = מחכים לעוד שחקנים…
table-full = כולם כאן. אפשר להתחיל?
table-ready = מחכים לאחרים…
i-am-ready = אפשר להתחיל
not-ready = עוד רגע
close-table = לסגור את השולחן
stand-up = לקום
your-code = הקוד שלך, להקריא לאחרים:
no-code = עוד אין כתובת ברשת
copy = להעתיק
call-somebody = מישהו חסר? כותבים את הקוד או הכתובת שלו:
call = חיבור

# המשחקים עד עכשיו.
choose-a-game = בוחרים משחק כדי לראות אם היה הוגן, או גוררים הקלטה לחלון הזה.
dropped-several = { $count ->
    [two] נגררו לכאן שני קבצים.
   *[other] נגררו לכאן { $count } קבצים.
} מסתכלים עליהם אחד אחד; זה { $file }.
dropped-in-game = בהקלטה צופים אחרי המשחק: אז גוררים אותה לכאן.
games-reading = מחפשים את המשחקים שלך…
no-games = עוד לא שיחקת אף משחק.
game-finished = נגמר
game-unfinished = לא נגמר
minutes-ago = { $count ->
    [0] ממש עכשיו
    [one] לפני דקה
    [two] לפני שתי דקות
   *[other] לפני { $count } דקות
}
hours-ago = { $count ->
    [one] לפני שעה
    [two] לפני שעתיים
   *[other] לפני { $count } שעות
}
days-ago = { $count ->
    [one] אתמול
    [two] לפני יומיים
   *[other] לפני { $count } ימים
}

interrupted = משחק שלך נקטע באמצע.
resume = להמשיך
lobby-called-off = מישהו קם לפני שכולם חתמו, ולכן המשחק הזה לא יתחיל. אפשר להתיישב שוב.
notice-close = לסגור
show-qr = להציג תמונה לסריקה
qr-label = תמונה של הקוד { $code } למצלמה

# בוטים בשולחן שלי.
add-a-bot = להוסיף בוט
add-bot = להוסיף בוט במקום { $seat }
send-someone-away = להוציא
send-away = להוציא את { $name }
bots-play = רמת הבוטים

# לפי אילו חוקים משחקים בשולחן.
more-rules = חוקים
fewer-rules = שולחנות
rule-numbers = קלף בודד: רק מספר
rule-numbers-line = כשמחליפים קלף אחד, הוא חייב להיות מספר.
rule-two-sums = שני סכומים
rule-two-sums-line = מותר לחבר בשני הצדדים: { { "2 + 5 = 3 + 4" } }.
rule-three = שלישייה
rule-three-line = אפשר להחליף יחד שלושה מספרים שווים.
rule-junior = לקטנים
rule-junior-line = אפשר להחליף גם רצף כמו 2, 3, 4, ורק מספר המלכות קובע.
rule-memory = עזרה לזיכרון
rule-memory-line = מסמנים מלכות ישנות שכולם כבר ראו.
answer-time = זמן לענות להתקפה
answer-time-line = אחר כך המלכה הולכת מעצמה.
turn-time = זמן לתור
turn-time-line = אחר כך קלף אחד מוחלף מעצמו.
turns-of = { $seconds } שניות לתור
no-limit = בלי גבול
