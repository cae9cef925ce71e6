# מה שכתוב על הקלפים, כמו במהדורה המודפסת.
name-heart = מלכת הלבבות
name-cat = מלכת החתולים
name-dog = מלכת הכלבים
name-pancake = מלכת הפנקייקים
name-ladybug = מלכת החיפושיות
name-moon = מלכת הירח
name-peacock = מלכת הטווסים
name-sunflower = מלכת החמניות
name-cake = מלכת העוגות
name-rainbow = מלכת הקשת
name-rose = מלכת הוורדים
name-starfish = מלכת כוכבי הים
name-book = מלכת הספרים
name-butterfly = מלכת הפרפרים
name-strawberry = מלכת התותים
name-ice-cream = מלכת הגלידה
name-bubble-gum = מלך המסטיק
name-chess = מלך השחמט
name-cookie = מלך העוגיות
name-fire = מלך האש
name-hat = מלך הכובעים
name-puzzle = מלך הפאזלים
name-tie-dye = מלך הצבעים
name-turtle = מלך הצבים
name-pasta = מלך הפסטה
name-tool = מלך הכלים
card-knight = אביר
card-jester = ליצן החצר
card-potion = שיקוי שינה
card-wand = שרביט
card-dragon = דרקון

# קלפים בתוך משפט.
the-queen = { $name }
plain-queen = { $name }
the-king = { $name }
the-red-knight = האביר האדום
the-blue-knight = האביר הכחול
the-green-knight = האביר הירוק
the-black-knight = האביר השחור
a-jester = ליצן החצר
a-potion = שיקוי שינה
a-wand = שרביט
a-dragon = דרקון
a-number = { $value }

# למה כל קלף טוב. תרגיל בסוגריים כפולים נשאר משמאל לימין.
does-king = מלך מעיר לך מלכה ישנה.
does-knight = אביר חוטף מלכה ערה משחקן אחר.
does-jester = ליצן החצר הופך את הקלף העליון בקופה: קלף כוח נשאר אצלך ושוב תורך, ועם מספר סופרים סביב השולחן מי יעיר מלכה.
does-potion = שיקוי שינה מחזיר לישון מלכה של שחקן אחר.
does-wand = שרביט משאיר מלכה שלך ערה כשמגיע שיקוי שינה.
does-dragon = דרקון מגרש אביר שבא לחטוף מלכה שלך.
does-number = מספרים מחליפים: אחד, זוג, או תרגיל כמו { { "2 + 3 = 5" } }, ומקבלים אותו מספר של קלפים חדשים.
special-rivals = מלכות החתולים והכלבים אף פעם לא ביחד.
special-rose = כשמלכת הוורדים מתעוררת, היא מעירה עוד מלכה אחת.
special-strawberry = את מלכת התותים אי אפשר לחטוף ואי אפשר להרדים.
