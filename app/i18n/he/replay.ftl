# לראות משחק עוד פעם.
replay = לצפות שוב
replay-of = { $names }
replay-opening = קוראים ובודקים את ההקלטה…
replay-nothing = במשחק הזה עוד לא חולקו קלפים.
replay-all-open = כל הסודות גלויים: רואים את הקלפים של כולם.
replay-some-open = לא כולם גילו את הסודות: חלק מהקלפים נשארים מוסתרים.
replay-hidden = סודות המשחק הזה לא גלויים, ולכן הקלפים ביד נשארים מוסתרים.
replay-torn = הסוף של הקובץ הזה חסר.
replay-problem = המשחק הזה תקין רק עד כאן: { $problem }
replay-cut-off = ההקלטה נגמרת כאן, לפני סוף המשחק.
replay-abandoned = המשחק נעצר כאן בלי מנצח, כי אי אפשר היה להמשיך בלי { $name }.
replay-position = מהלך { $number } מתוך { $of }
replay-first = להתחלה
replay-previous = מהלך אחורה
replay-next = מהלך קדימה
replay-last = לסוף
replay-play = הפעלה
replay-pause = השהיה
replay-keys = מקש הרווח מפעיל ועוצר, מקשי החצים עוברים מהלך אחר מהלך, Home ו־End מגיעים להתחלה ולסוף.
replay-back = חזרה
replay-slow = לאט
replay-usual = רגיל
replay-fast = מהר
replay-hand = { $who ->
    [me] ביד שלך: { $cards }
   *[other] ביד של { $name }: { $cards }
}
replay-hand-hidden = { $who ->
    [me] ביד שלך: { $count ->
        [one] קלף הפוך אחד
        [two] שני קלפים הפוכים
       *[other] { $count } קלפים הפוכים
    }
   *[other] ביד של { $name }: { $count ->
        [one] קלף הפוך אחד
        [two] שני קלפים הפוכים
       *[other] { $count } קלפים הפוכים
    }
}
replay-card-hidden = קלף מוסתר
replay-chose = { $who ->
    [me] בחרת במלכה ב־{ $place }.
   *[other] הבחירה של { $name }: המלכה ב־{ $place }.
}
replay-let-go = { $who ->
    [me] ויתרת עליה.
   *[other] אצל { $name } מוותרים עליה.
}
replay-had-dragon = { $who ->
    [me] היה לך דרקון, ובכל זאת ויתרת עליה!
   *[other] היה דרקון אצל { $name }, ובכל זאת ויתרו עליה!
}
replay-no-dragon = { $who ->
    [me] אין לך דרקון, אז ויתרת עליה.
   *[other] אין דרקון אצל { $name }, אז מוותרים עליה.
}
replay-had-wand = { $who ->
    [me] היה לך שרביט, ובכל זאת ויתרת עליה!
   *[other] היה שרביט אצל { $name }, ובכל זאת ויתרו עליה!
}
replay-no-wand = { $who ->
    [me] אין לך שרביט, אז ויתרת עליה.
   *[other] אין שרביט אצל { $name }, אז מוותרים עליה.
}
