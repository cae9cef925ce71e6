# התוצאה.
result-you-win = ניצחת!
result-wins = { $count ->
    [one] הניצחון של { $name }!
   *[other] ניצחון משותף של { $name }!
}
result-no-winner = הפעם אין מנצח
result-line = { $queens ->
    [one] מלכה אחת
    [two] שתי מלכות
   *[other] { $queens } מלכות
}, { $points } נקודות
play-again = לשחק שוב
to-start = להתחלה

# האם זה היה הוגן?
was-it-fair = זה היה הוגן?
fair-checking = בודקים את כל המשחק מההתחלה…
verdict-fair = כן. אף אחד לא היה יכול לראות את הקלפים או לכוון אותם, ואפשר לבדוק הכול.
verdict-so-far = כן, עד סוף ההקלטה הזאת.
verdict-not-proven = אי אפשר לדעת: מישהו לא גילה את סודות הערבוב.
verdict-not-fair = לא. משהו במשחק הזה לא בסדר.
picture-mixing = כל אחד ערבב את החפיסה פעם אחת ושם מנעול משלו על כל קלף: { $name }. כל אחד הוכיח שאף קלף לא אבד, לא נוסף ולא הוחלף.
picture-way = על כל קלף יש מנעול של כל אחד. כדי שקלף יגיע אל { $name }, כל אחד מהאחרים פותח מנעול אחד, עם הוכחה; המנעול האחרון נפתח רק אצל { $name }.
tick-shuffles = { $count } פעמים מישהו ערבב ערימה והוכיח שאף קלף לא הוחלף ({ $decks ->
    [one] חפיסה אחת
    [two] שתי חפיסות
   *[other] { $decks } חפיסות
})
tick-shares = { $count } פעמים נפתחו קלפים לשחקן אחד בלבד, עם הוכחה
tick-moves = { $count } מהלכים, כולם לפי החוקים
tick-signatures = { $count } חתימות: כולם עומדים מאחורי כל מילה
tick-recomputed = { $count } ערבובים נעשו שוב מתוך הסודות שהתגלו בסוף
fingerprint-explained = טביעת האצבע של המשחק. אם גם האחרים רואים אותה, כולכם ראיתם אותו משחק:
details-show = עוד פרטים
details-hide = פחות פרטים
opened-yes = כל הסודות של { $name } התגלו אחרי המשחק.
opened-withheld = הסודות של { $name } לא התגלו אחרי המשחק; זה לא מוכיח דבר.
opened-removed = השולחן הוציא את { $name }: לא מבקשים סודות.
opened-not-yet = הסודות של { $name } עוד לא התגלו.
detail-deck = חפיסה { $number } עורבבה לפי הסדר: { $order }.
detail-keys = { $count } מפתחות של קלפים, לכל אחד הוכחה שבעליו מכיר אותו
detail-steps = { $count } צעדים, כל אחד קשור לכל מה שלפניו
detail-game = משחק: { $hash }
detail-head = הגיבוב האחרון: { $hash }
