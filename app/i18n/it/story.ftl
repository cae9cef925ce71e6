# Che cosa è successo. $who è "me" se è chi legge, altrimenti $name è il giocatore.
names-and = { $others } e { $last }
a-pair = una coppia di { $value }
three-of = tre { $value }
story-plays = { $who ->
    [me] Giochi { $card }.
   *[other] { $name } gioca { $card }.
}
story-dragon = { $who ->
    [me] Il tuo Drago scaccia il Cavaliere.
   *[other] Il Drago di { $name } scaccia il Cavaliere.
}
story-wand = { $who ->
    [me] La tua Bacchetta Magica la tiene sveglia.
   *[other] La Bacchetta Magica di { $name } la tiene sveglia.
}
story-discards = { $who ->
    [me] Cambi { $cards }.
   *[other] { $name } cambia { $cards }.
}
story-shows = { $who ->
    [me] Non hai mosse e mostri le tue carte.
   *[other] { $name } non ha mosse e mostra tutte le sue carte.
}
story-wakes = { $who ->
    [me] Svegli { $queen } ({ $points } punti).
   *[other] { $name } sveglia { $queen } ({ $points } punti).
}
story-went-back = È { $queen }, che torna a dormire: Gatti e Cani non stanno mai vicini.
story-knight = { $who ->
    [me] Mandi un Cavaliere a rubare la { $queen } di { $owner }.
   *[other] { $whose ->
        [me] { $name } manda un Cavaliere a rubare la tua { $queen }.
       *[other] { $name } manda un Cavaliere a rubare la { $queen } di { $owner }.
    }
}
story-potion = { $who ->
    [me] Porti una Pozione Sonnifera alla { $queen } di { $owner }.
   *[other] { $whose ->
        [me] { $name } porta una Pozione Sonnifera alla tua { $queen }.
       *[other] { $name } porta una Pozione Sonnifera alla { $queen } di { $owner }.
    }
}
story-stolen = { $who ->
    [me] Ora { $queen } è tua!
   *[other] Ora { $queen } è di { $name }.
}
story-sleeps = Buonanotte: { $queen } dorme in { $place }.
story-turned-up = Il Giullare scopre { $card }.
story-gift = { $who ->
    [me] La carta è tua, e giochi ancora!
   *[other] { $name } tiene la carta e gioca ancora.
}
story-count = { $who ->
    [me] Si conta fino a { $value }: svegli tu una regina!
   *[other] Si conta fino a { $value }: { $name } sveglia una regina.
}
story-left = { $who ->
    [me] Lasci la partita.
   *[other] { $name } lascia la partita.
}
story-removed = { $who ->
    [me] Sei fuori dal gioco; si ridanno tutte le carte.
   *[other] { $name } è fuori dal gioco; si ridanno tutte le carte.
}
story-lapsed = { $who ->
    [me] La mossa che avevi iniziato non vale più.
   *[other] La mossa iniziata da { $name } non vale più.
}
story-shuffled = Il mazzo viene mescolato, da tutti a turno.
story-ended = { $who ->
    [me] Hai vinto { $how }!
   *[other] { $count ->
        [one] { $name } vince { $how }!
       *[other] { $name } vincono insieme { $how }!
    }
}
won-by-queens = grazie alle regine
won-by-points = grazie ai punti
won-by-best-court = con la corte più bella, ora che tutte le regine sono sveglie
won-by-staying = restando fino all’ultimo
