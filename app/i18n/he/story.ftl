# מה קרה.
names-and = { $others } ו־{ $last }
a-pair = זוג של { $value }
three-of = שלישייה של { $value }
story-plays = { $who ->
    [me] שיחקת: { $card }.
   *[other] { $name }: { $card }.
}
story-dragon = { $who ->
    [me] הדרקון שלך מגרש את האביר.
   *[other] הדרקון של { $name } מגרש את האביר.
}
story-wand = { $who ->
    [me] השרביט שלך משאיר אותה ערה.
   *[other] השרביט של { $name } משאיר אותה ערה.
}
story-discards = { $who ->
    [me] החלפת: { $cards }.
   *[other] החלפה אצל { $name }: { $cards }.
}
story-shows = { $who ->
    [me] אין לך מהלך, וכולם רואים את הקלפים שלך.
   *[other] אין מהלך אצל { $name }, וכולם רואים את הקלפים.
}
story-wakes = { $who ->
    [me] הערת את { $queen } ({ $points } נקודות).
   *[other] { $queen } התעוררה אצל { $name } ({ $points } נקודות).
}
story-went-back = זאת { $queen }, והיא חוזרת לישון: מלכות החתולים והכלבים אף פעם לא ביחד.
story-knight = { $who ->
    [me] האביר שלך יוצא אל { $queen } של { $owner }.
   *[other] { $whose ->
        [me] האביר של { $name } יוצא אל { $queen } שלך.
       *[other] האביר של { $name } יוצא אל { $queen } של { $owner }.
    }
}
story-potion = { $who ->
    [me] שיקוי השינה שלך בדרך אל { $queen } של { $owner }.
   *[other] { $whose ->
        [me] שיקוי השינה של { $name } בדרך אל { $queen } שלך.
       *[other] שיקוי השינה של { $name } בדרך אל { $queen } של { $owner }.
    }
}
story-stolen = { $who ->
    [me] עכשיו { $queen } שלך!
   *[other] עכשיו { $queen } אצל { $name }.
}
story-sleeps = לילה טוב: { $queen } ישנה ב־{ $place }.
story-turned-up = ליצן החצר הופך קלף: { $card }.
story-gift = { $who ->
    [me] הקלף שלך, ושוב התור שלך!
   *[other] הקלף נשאר אצל { $name }, ויש עוד תור.
}
story-count = { $who ->
    [me] סופרים עד { $value }: מלכה מתעוררת אצלך!
   *[other] סופרים עד { $value }: מלכה מתעוררת אצל { $name }.
}
story-left = { $who ->
    [me] יצאת מהמשחק.
   *[other] ממשיכים בלי { $name }.
}
story-removed = { $who ->
    [me] הוצאת מהמשחק; מחלקים הכול מחדש.
   *[other] השולחן הוציא את { $name } מהמשחק; מחלקים הכול מחדש.
}
story-lapsed = { $who ->
    [me] מה שהתחלת התבטל.
   *[other] המהלך של { $name } התבטל.
}
story-shuffled = מערבבים את הקופה, כולם, זה אחר זה.
story-ended = { $who ->
    [me] ניצחת { $how }!
   *[other] { $count ->
        [one] הניצחון של { $name }, { $how }!
       *[other] ניצחון משותף של { $name }, { $how }!
    }
}
won-by-queens = עם מספיק מלכות
won-by-points = עם מספיק נקודות
won-by-best-court = עם החצר הטובה ביותר, עכשיו כשכל המלכות ערות
won-by-staying = כי כל האחרים כבר הלכו
