# מה מבקשים מהשחקן: קצר, ובמילים של השולחן.
asked-turn = התור שלך! בוחרים קלף לשחק בו, או מחליפים קלפים.
asked-extra = מתנה! שוב התור שלך.
asked-king-place = עכשיו לוחצים על מלכה ישנה ומעירים אותה!
asked-king-nobody = אף מלכה לא ישנה. אפשר להחליף את המלך בקלף חדש.
asked-knight-queen = עכשיו לוחצים על המלכה שרוצים לחטוף!
asked-knight-nobody = אין מלכה שאפשר לחטוף. שומרים את האביר או מחליפים אותו.
asked-potion-queen = עכשיו לוחצים על המלכה שתלך לישון!
asked-potion-nobody = אין מלכה שאפשר להרדים. שומרים את השיקוי או מחליפים אותו.
asked-jester = משחקים את ליצן החצר ורואים למי יש מזל!
asked-dragon-kept = כדאי לשמור את הדרקון לרגע שבו יבוא אביר, או להחליף אותו.
asked-wand-kept = כדאי לשמור את השרביט לרגע שבו יבוא שיקוי, או להחליף אותו.
asked-number = מחליפים אותו, או בוחרים עוד מספרים: זוג, או תרגיל כמו { { "2 + 3 = 5" } }.
asked-swap-set = יפה מצאת! מחליפים את כולם בקלפים חדשים.
asked-no-set = עוד אין זוג ואין תרגיל: בוחרים עוד מספרים, או מחזירים אחד.
asked-wake-king = לוחצים על מלכה ישנה ומעירים אותה!
asked-wake-count = הספירה נעצרה אצלך: לוחצים על מלכה ישנה!
asked-wake-companion = מלכת הוורדים מביאה חברה: לוחצים על עוד מלכה ישנה!
asked-lay = איפה תישן { $queen }? לוחצים על מקום ריק.
asked-knight = אביר של { $name } בא לקחת את { $queen } שלך! מה עושים?
asked-potion = שיקוי שינה של { $name } מחכה ל{ $queen } שלך! מה עושים?
wait-turn = התור של { $name }…
wait-answer = האם { $queen } תישאר אצל { $name }?
wait-wake = אצל { $name } מתעוררת מלכה…
wait-lay = התור של { $name }: איפה תישן { $queen }?
wait-cards = הקלפים בדרך…
wait-sent = רק רגע…
game-over = המשחק נגמר!

# השאלה למי שמותקף.
ask-knight = אביר של { $name } בא אל { $queen } שלך ({ $points } נקודות)!
ask-potion = שיקוי שינה של { $name } בדרך אל { $queen } שלך ({ $points } נקודות)!
answer-dragon = לשלוח דרקון
answer-wand = להניף שרביט
answer-no-dragon = הפעם אין לך דרקון ביד.
answer-no-wand = הפעם אין לך שרביט ביד.
answer-let-go = לוותר עליה
answer-let-go-hint = היא הולכת בתקתוק הבא של השעון, כדי שאיש לא יבין מהזמן מה יש לך ביד. מקש: L
answer-waiting = היא הולכת בתקתוק הבא של השעון.
seconds-left = { $seconds ->
    [one] נשארה שנייה אחת
    [two] נשארו שתי שניות
   *[other] נשארו { $seconds } שניות
}

# היד, ומה אפשר לעשות איתה.
hand-label = קלף { $number } מתוך { $of }: { $card }{ $state ->
    [picked] , נבחר
   *[other] {""}
}
card-on-its-way = הקלף הזה בדרך אליך.
why-not-your-turn = לא עכשיו: זה לא התור שלך.
why-choose-a-place = לא עכשיו: קודם בוחרים מקום.
why-only-dragon = לא עכשיו: רק דרקון עוצר אביר.
why-only-wand = לא עכשיו: רק שרביט עוצר שיקוי שינה.
why-no-use = אין מה לעשות איתו עכשיו.
nothing-picked = לוחצים על קלף כדי לבחור בו, ושוב כדי להחזיר אותו.
play-jester = לשחק את הליצן
find-sets = למצוא תרגיל
find-sets-hint = בוחר מספרים שהם זוג או תרגיל. לחיצה נוספת מראה את הבא. מקש: S
find-sets-none = אין לך ביד זוג ואין תרגיל.
swap = { $count ->
    [0] להחליף קלפים
    [one] להחליף קלף אחד
    [two] להחליף שני קלפים
   *[other] להחליף { $count } קלפים
}
swap-hint = מניח את הקלפים בערימה הפתוחה ולוקח אותו מספר של קלפים חדשים. מקש: D
sum-pair = זוג של { $value }
sum-three = שלישייה של { $value }
# הבחירה בין סוגריים מסולסלים שומרת על התרגיל משמאל לימין.
sum-open = { $sum ->
   *[other] { $left } = { $sum }
}: יש לך { $sum }?
sum-short = {""}{ $number ->
   *[other] { $left } + … = { $number }
}
sum-is-not = { $sum ->
   *[other] { $left } = { $sum }
}, ולא { $number }

# השולחן.
draw-pile = קופה: { $count }
discard-pile = ערימה פתוחה
discard-pile-hint = גוררים לכאן קלפים כדי להחליף אותם בחדשים.
place-empty = מקום ריק { $place }
place-asleep = מלכה ישנה ב־{ $place }
place-known = מלכה ישנה ב־{ $place }: { $queen }
awake-label = { $who ->
    [me] { $queen } שלך, { $points } נקודות
   *[other] { $queen } של { $name }, { $points } נקודות
}
player-label = { $who ->
    [me] אצלך
   *[other] { $name }
}: { $queens } מתוך { $goalqueens } מלכות{ $queens ->
    [0] {""}
   *[other] {" "}({ $list })
}, { $points } נקודות, { $cards } קלפים ביד{ $state ->
    [gone] , כבר לא במשחק
   *[other] {""}
}
points-of = {""}{ $goal ->
   *[other] { $points } / { $goal }
}
no-queens-yet = עוד אין מלכות
player-gone = כבר לא במשחק
connection-lost = אין חיבור עם { $name }. המשחק מחכה.
history = מה קרה
goal-queens = { $count ->
    [one] מלכה אחת
    [two] שתי מלכות
   *[other] { $count } מלכות
}
goal-line = מנצחים עם { $queens } או { $points } נקודות
goal-line-junior = מנצחים עם { $queens }
leave = לצאת מהמשחק
leave-question = לקום מהמשחק? אפשר להמשיך בו אחר כך, דרך ״המשחקים שלי״. ביציאה סופית כולם רואים את הקלפים שלך, והאחרים ממשיכים בלעדיך.
leave-stay = להמשיך לשחק
leave-pause = הפסקה
leave-go = לצאת
hint = רמז
hint-hint = מה היה עושה שחקן טוב? מקש: H
rules-key = חוקים (F1)
settings = הגדרות
setting-up-meet = השחקנים מתיישבים…
setting-up-shuffle = כולם מערבבים את הקלפים, זה אחר זה, כדי שאיש לא ידע את הסדר…
over-open = כל הסודות גלויים עכשיו: כל אחד יכול לבדוק שהקלפים היו הוגנים.
over-opening = כולם מגלים את סודות הערבוב…
see-result = לתוצאה

# רמזים.
hint-king = כדאי לשחק את { $card } ולהעיר מלכה!
hint-attack = כדאי לנסות: { $card } אל { $queen } של { $name }.
hint-jester = אפשר לנסות את המזל עם ליצן החצר!
hint-discard = כדאי להחליף: { $cards }.
hint-show-hand = אין לך מהלך: מראים את היד ומחליפים קלף.
hint-block = אפשר לעצור עם { $card }!
hint-let-go = אי אפשר לעצור את זה: מוותרים עליה.
hint-pick = כל מלכה ישנה יכולה להיות טובה. קדימה, באומץ!
hint-lay = כל מקום ריק טוב באותה מידה.
