# الإعدادات: الصوت والكلام ومكان الملفات.
look-contrast = تباين عالٍ
motion-hint = بنقرة أو بمفتاح المسافة تتخطى الحركة.
sound = الصوت
sound-volume = مستوى الصوت
sound-off = إيقاف الصوت (Ctrl+M)
sound-on = تشغيل الصوت (Ctrl+M)
phrases = كلام الآخرين
phrases-on = أظهره
phrases-off = أخفه
data-folder = ألعابك محفوظة في هذا المجلد:
folder-open = افتح
folder-copy = انسخ المسار
folder-copied = تم النسخ
