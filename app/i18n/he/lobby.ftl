lobby-starting = מסתכלים סביב…
people-nearby = אנשים בסביבה
nobody-nearby = עוד אין כאן אף אחד. מפעילים את המשחק במחשב אחר ברשת הזאת, והוא יופיע מעצמו.
person-known = כבר שיחקתם יחד
person-renamed = פעם בשם { $name }
person-other = לא מי שהכרתם בשם הזה
person-namesake = אחד מכמה בשם הזה
person-lost = החיבור אבד
person-playing = באמצע משחק
tables = שולחנות
no-tables = אין שולחן פתוח. פותחים אחד, והאחרים יכולים להתיישב.
table-line = { $taken } מתוך { $seats } מקומות תפוסים: { $guests }
sit-down = להתיישב
sit-at = להתיישב ליד { $table }
new-table = שולחן חדש
seats = { $count ->
    [two] שני מקומות
   *[other] { $count } מקומות
}
box-12 = 12 מלכות
box-16 = 16 מלכות
open-table = לפתוח שולחן
table-of = השולחן של { $name }
seat-taken = { $name }{ $state ->
    [ready] {""}: מוכנים
   *[other] {""}: עוד לא
}
seat-free = מקום פנוי
table-waits = מחכים לעוד שחקנים…
table-full = כולם כאן. מוכנים?
table-ready = מחכים לאחרים…
i-am-ready = מוכנים
not-ready = עוד רגע
close-table = לסגור את השולחן
stand-up = לקום
your-code = הקוד שלך, להקריא לאחרים:
no-code = עוד אין כתובת ברשת
copy = העתקה
call-somebody = מישהו חסר? כותבים את הקוד או הכתובת שלו:
call = לקרוא

# המשחקים עד עכשיו.
choose-a-game = בוחרים משחק כדי לראות אם היה הוגן, או גוררים הקלטה לחלון הזה.
games-reading = מחפשים את המשחקים שלך…
no-games = עוד לא שיחקתם אף משחק.
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
