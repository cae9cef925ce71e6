# What is asked of the player: short, and in the words of the table.
asked-turn = À toi ! Choisis une carte à jouer, ou échanges-en.
asked-extra = Un cadeau ! C’est encore à toi.
asked-king-place = Touche une reine pour la réveiller !
asked-king-nobody = Aucune reine ne dort. Tu peux échanger le roi contre une carte.
asked-knight-queen = Touche la reine que tu veux voler !
asked-knight-nobody = Aucune reine à voler. Garde le chevalier, ou échange-le.
asked-potion-queen = Touche la reine qui va dormir !
asked-potion-nobody = Aucune reine à endormir. Garde la potion, ou échange-la.
asked-jester = Joue le bouffon et vois qui a de la chance !
asked-dragon-kept = Garde le dragon contre un chevalier ; ou échange-le.
asked-wand-kept = Garde la baguette contre une potion ; ou échange-la.
asked-number = Échange-le, ou prends d’autres nombres : une paire, ou 2 + 3 = 5.
asked-swap-set = Bien trouvé ! Échange toutes ces cartes.
asked-no-set = Ni paire ni addition : prends d’autres nombres, ou reposes-en un.
asked-wake-king = Touche une reine pour la réveiller !
asked-wake-count = Ça tombe sur toi : touche une reine endormie !
asked-wake-companion = La Reine des Roses amène une amie : touche une autre reine !
asked-lay = Où va dormir { $queen } ? Touche une place vide.
asked-knight = { $name } veut ta { $queen } ! Que fais-tu ?
asked-potion = { $name } veut endormir ta { $queen } ! Que fais-tu ?
wait-turn = { $name } réfléchit…
wait-answer = { $name } va défendre la { $queen } ?
wait-wake = { $name } réveille une reine…
wait-lay = { $name } cherche un lit pour { $queen }…
wait-cards = Les cartes arrivent…
wait-sent = Un instant…
game-over = La partie est finie !

# The question to whoever is attacked.
ask-knight = { $name } envoie un chevalier pour voler ta { $queen } ({ $points } points) !
ask-potion = { $name } apporte une potion de sommeil à ta { $queen } ({ $points } points) !
answer-dragon = Lâcher un dragon
answer-wand = Agiter la baguette
answer-no-dragon = Tu n’as pas de dragon cette fois.
answer-no-wand = Tu n’as pas de baguette cette fois.
answer-let-go = La laisser partir
answer-let-go-hint = Elle part au prochain coup de l’horloge : ainsi, le temps que tu mets ne dit à personne ce que tu as en main. Touche : L
answer-waiting = Elle part au prochain coup de l’horloge.
seconds-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}

# The hand and what can be done with it.
hand-label = Carte { $number } sur { $of } : { $card }{ $state ->
    [picked] , choisie
   *[other] {""}
}
card-on-its-way = Cette carte arrive chez toi.
why-not-your-turn = Attends : ce n’est pas ton tour.
why-choose-a-place = Attends : choisis d’abord une place.
why-only-dragon = Non : seul un dragon arrête un chevalier.
why-only-wand = Non : seule une baguette arrête une potion.
why-no-use = Elle ne sert à rien maintenant.
nothing-picked = Touche une carte pour la prendre ou la reposer.
play-jester = Jouer le bouffon
find-sets = Une addition ?
find-sets-hint = Prend des nombres qui font une paire ou une addition. Encore une fois pour la suivante. Touche : S
find-sets-none = Ni paire ni addition dans ta main.
swap = { $count ->
    [0] Échanger
    [one] Échanger 1 carte
   *[other] Échanger { $count } cartes
}
swap-hint = Pose les cartes sur la défausse et en pioche autant. Touche : D
sum-pair = Une paire de { $value }
sum-three = Trois { $value }
sum-open = { $left } = { $sum } : as-tu un { $sum } ?
sum-short = { $left } + … = { $number }
sum-is-not = { $left } = { $sum }, pas { $number }

# The table.
draw-pile = Pioche : { $count }
discard-pile = Défausse
discard-pile-hint = Dépose des cartes ici pour en avoir de nouvelles.
place-empty = Place vide { $place }
place-asleep = Reine endormie en { $place }
place-known = Reine endormie en { $place } : { $queen }
awake-label = { $who ->
    [me] Ta { $queen }, { $points } points
   *[other] La { $queen } chez { $name }, { $points } points
}
player-label = { $who ->
    [me] Toi
   *[other] { $name }
} : { $queens ->
    [one] { $queens } reine
   *[other] { $queens } reines
} sur { $goalqueens }{ $queens ->
    [0] {""}
   *[other] {" "}({ $list })
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main{ $state ->
    [gone] , ne joue plus
   *[other] {""}
}
points-of = { $points } / { $goal }
no-queens-yet = Pas de reine
player-gone = Ne joue plus
connection-lost = Connexion perdue avec { $name }. La partie attend.
history = Ce qui s’est passé
goal-queens = { $count ->
    [one] { $count } reine
   *[other] { $count } reines
}
goal-line = Pour gagner : { $queens } ou { $points } points
goal-line-junior = Pour gagner : { $queens }
leave = Quitter la partie
leave-question = Te lever de table ? Tu peux continuer plus tard, dans Mes parties. Si tu pars pour de bon, tes cartes sont montrées et les autres jouent sans toi.
leave-stay = Je reste
leave-pause = Plus tard
leave-go = Je pars
hint = Indice
hint-hint = Que ferait un bon joueur ? Touche : H
rules-key = Règles (F1)
settings = Réglages
setting-up-meet = Les joueurs s’installent…
setting-up-shuffle = Chacun mélange les cartes à son tour : ainsi, personne ne connaît l’ordre…
over-open = Tous les secrets sont ouverts : tout le monde peut vérifier que c’était juste.
over-opening = Chacun montre les secrets de son mélange…
see-result = Le résultat

# Hints.
hint-king = Joue { $card } et réveille une reine !
hint-attack = Joue { $card } contre { $queen }, chez { $name }.
hint-jester = Tente ta chance avec le bouffon !
hint-discard = Échange { $cards } pour piocher.
hint-show-hand = Rien à jouer : montre tes cartes et échanges-en une.
hint-block = Défends-toi avec { $card } !
hint-let-go = Rien à faire : laisse-la partir.
hint-pick = Chaque reine endormie peut être la bonne. Courage !
hint-lay = Toutes les places vides se valent.
