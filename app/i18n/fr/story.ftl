# What happened. $who is "me" if it is the reader, else $name is the player.
names-and = { $others } et { $last }
a-pair = une paire de { $value }
three-of = trois { $value }
story-plays = { $who ->
    [me] Tu joues { $card }.
   *[other] { $name } joue { $card }.
}
story-dragon = { $who ->
    [me] Ton dragon chasse le chevalier.
   *[other] { $name } lâche un dragon, qui chasse le chevalier.
}
story-wand = { $who ->
    [me] Ta baguette magique la garde réveillée.
   *[other] { $name } agite une baguette magique : la reine reste réveillée.
}
story-discards = { $who ->
    [me] Tu échanges { $cards }.
   *[other] { $name } échange { $cards }.
}
story-shows = { $who ->
    [me] Tu ne peux rien jouer et tu montres tes cartes.
   *[other] { $name } ne peut rien jouer et montre toutes ses cartes.
}
story-wakes = { $who ->
    [me] Tu réveilles { $queen } ({ $points } points).
   *[other] { $name } réveille { $queen } ({ $points } points).
}
story-went-back = C’est { $queen }, et elle se rendort. Chats et Caniches : jamais côte à côte !
story-knight = { $who ->
    [me] Tu envoies un chevalier chez { $owner } pour voler sa { $queen }.
   *[other] { $whose ->
        [me] { $name } envoie un chevalier pour voler ta { $queen }.
       *[other] { $name } envoie un chevalier chez { $owner } pour voler sa { $queen }.
    }
}
story-potion = { $who ->
    [me] Tu apportes chez { $owner } une potion de sommeil pour sa { $queen }.
   *[other] { $whose ->
        [me] { $name } apporte une potion de sommeil à ta { $queen }.
       *[other] { $name } apporte chez { $owner } une potion de sommeil pour sa { $queen }.
    }
}
story-stolen = { $who ->
    [me] Maintenant, { $queen } est à toi !
   *[other] Maintenant, { $queen } est chez { $name }.
}
story-sleeps = Bonne nuit : { $queen } dort en { $place }.
story-turned-up = Le bouffon retourne { $card }.
story-gift = { $who ->
    [me] C’est pour toi, et tu rejoues !
   *[other] { $name } garde la carte et rejoue.
}
story-count = { $who ->
    [me] On compte jusqu’à { $value } : tu réveilles une reine !
   *[other] On compte jusqu’à { $value } : { $name } réveille une reine.
}
story-left = { $who ->
    [me] Tu quittes la partie.
   *[other] { $name } quitte la partie.
}
story-removed = { $who ->
    [me] Tu as dû sortir ; on redistribue tout.
   *[other] { $name } a dû sortir ; on redistribue tout.
}
story-lapsed = { $who ->
    [me] Ce que tu avais commencé ne compte plus.
   *[other] Ce que faisait { $name } ne compte plus.
}
story-shuffled = Tout le monde mélange la pioche, chacun son tour.
story-ended = { $who ->
    [me] Tu gagnes { $how } !
   *[other] { $count ->
        [one] { $name } gagne { $how } !
       *[other] { $name } gagnent ensemble { $how } !
    }
}
won-by-queens = avec assez de reines
won-by-points = avec assez de points
won-by-best-court = avec la plus belle cour, car toutes les reines sont réveillées
won-by-staying = en restant à table jusqu’au bout
