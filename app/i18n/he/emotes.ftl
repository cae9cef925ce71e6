# מה ששחקנים אומרים זה לזה: קצר ונחמד.
emote-hello = שלום!
emote-well-played = יפה שיחקת!
emote-thank-you = תודה!
emote-oh-no = אוי לא!
emote-hurry = מהר, בבקשה!
emote-wow = וואו!
emote-laugh = חה חה!
emote-sorry = סליחה!
emote-good-game = משחק יפה!
emote-says = { $who ->
    [me] אמרת: { $phrase }
   *[other] { $name }: { $phrase }
}
emotes-open = להגיד משהו
emotes-open-hint = להגיד משהו לכולם. מקש: E
emotes-hush = להסתיר מילים של { $name }
emotes-unhush = להציג מילים של { $name }
emotes-are-off = המילים של האחרים מוסתרות: אפשר לשנות בהגדרות.
