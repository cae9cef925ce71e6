# הגדרות: צלילים, מה שאומרים, איפה הקבצים.
look-contrast = ניגוד חזק
motion-hint = לחיצה או מקש הרווח מדלגים על התנועה.
sound = צלילים
sound-volume = עוצמה
sound-off = להשתיק (Ctrl+M)
sound-on = להשמיע (Ctrl+M)
phrases = מה שאחרים אומרים
phrases-on = להציג
phrases-off = להסתיר
data-folder = המשחקים שלך נשמרים בתיקייה הזאת:
folder-open = לפתוח
folder-copy = להעתיק נתיב
folder-copied = הועתק
