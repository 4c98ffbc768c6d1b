## L'analyse d'une partie finie, chargée avec elle

review = Analyse
    .detail = analyse
    .to-result = Au résultat
    .to-replay = Revoir
review-making = Analyse de la partie…
    .part = Analyse de la partie : { $part }
    .closer = Analyse plus fine : { $part }
    .closer-done = Analyse affinée : les chiffres sont nouveaux.
    .deeper = Affiner encore
    .again = Réessayer
    .failed = Cette partie n'a pas pu être analysée.
review-chart = Chances de gagner au fil de la partie
    .table = En tableau
review-figures = Chances de gagner
    .when = Quand
    .of-note = À noter
review-figure-lost =
    { $word ->
        [slip] { $name } : une étourderie, { $loss }
       *[mistake] { $name } : une erreur, { $loss }
    }
review-figure-luck = { $name } : hasard, { $change }
review-figure-turning = tournant
review-won = gagne
review-look-at = Ce que tu regardes
review-filter-mistakes =
    { $who ->
        [you] Mes erreurs
       *[named] Erreurs : { $name }
    }
    .none =
        { $who ->
            [you] Ni étourderie ni erreur de ta part.
           *[named] { $name } : ni étourderie ni erreur.
        }
review-filter-luck =
    { $who ->
        [you] Ma chance
       *[named] Chance : { $name }
    }
    .none = Le hasard n'a jamais pesé 5 % ou plus.
review-filter-turning = Tournants
    .none = Aucun moment n'a fait basculer la partie.
review-filter-all = Tous les choix
    .none = Il n'y avait rien à choisir.
review-seats = Comment on a joué
review-place = place { $place }
review-points = points
    .to-go = points restants
review-accuracy = Précision
    .of = sur 100
    .none = rien en jeu
review-luck = Chance
    .good = mieux que prévu
    .bad = moins bien que prévu
review-counts =
    { $mistakes ->
        [0] { $slips ->
            [0] aucune erreur
            [one] { $slips } étourderie
           *[other] { $slips } étourderies
        }
        [one] { $slips ->
            [0] { $mistakes } erreur
            [one] { $mistakes } erreur, { $slips } étourderie
           *[other] { $mistakes } erreur, { $slips } étourderies
        }
       *[other] { $slips ->
            [0] { $mistakes } erreurs
            [one] { $mistakes } erreurs, { $slips } étourderie
           *[other] { $mistakes } erreurs, { $slips } étourderies
        }
    }
review-equal = À chance égale
    .line = À chance égale { $points }, place { $place }
review-account = Du début au résultat
    .start = Début
    .luck = Chance
    .own = Choix personnels
    .others = Choix des autres
    .drift = Vu autrement plus tard
    .now = Chance à la fin
    .result = Résultat
review-legend = Précision : à quel point les choix étaient proches des meilleurs. Chance : ce que le dé, les cartes et les tuiles ont donné ou pris.
    .no-luck = Précision : à quel point les choix étaient proches des meilleurs. Il n'y a pas de hasard dans ce jeu.
    .account = Du début au résultat : les chances de gagner, qui s'additionnent.
review-when =
    { $kind ->
        [round] manche { $number }
       *[turn] tour { $number }
    }
review-move =
    { $who ->
        [you] Ton coup
       *[named] { $name } joue
    }
    .nobody = La table
    .of = { $when }, choix { $at } sur { $all }
review-word =
    { $word ->
        [best] Le meilleur coup
        [good] Un bon coup
        [slip] Une étourderie
       *[mistake] Une erreur
    }
review-word-about = Rien d'autre ne promettait plus.
    .good = À peu près aussi bon que le meilleur.
review-why-to = À { $name } : { $why }
review-exact = Exact : la fin de la partie a été jouée en entier.
review-by = Un bot a choisi pour { $name }. Cela ne compte pas comme une erreur.
review-no-choice = Pas de choix
review-chance = Hasard
review-end = La fin
    .about = La partie est finie ici. Reviens en arrière pour voir comment on y est arrivé.
review-moves = Ce qui était possible
review-played = Joué.
review-expects = Environ { $points } points
    .to-go = Environ { $points } restants
review-brings = Ce que cela rapporte à la fin
    .about = points, là où les deux diffèrent
    .later = plus tard
    .from = pris à { $name }
    .to = laissé à { $name }
    .sum = en tout
review-back = Retour à ce qui s'est passé
    .shown = Sur le plateau : { $move }
review-step = Moment précédent
    .next = Moment suivant
    .back = Un pas en arrière
    .on = Un pas en avant
review-nth =
    { $filter ->
        [mistakes] Étourderie ou erreur { $at } sur { $all }
        [luck] Coup du hasard { $at } sur { $all }
        [turning] Tournant { $at } sur { $all }
       *[all] Choix { $at } sur { $all }
    }
    .between =
        { $all ->
            [one] { $all } moment
           *[other] { $all } moments
        }
    .hint = N et P mènent au suivant et au précédent, les flèches avancent pas à pas.
    .no-luck = Ni dé ni cartes cachées : chaque virage des lignes est le choix de quelqu'un.
review-said = { $when }, { $whose }. { $chances }. { $verdict }
    .chance = { $name } { $chance }
    .verdict = { $word } { $loss }
review-look = Regarder
review-summary =
    { $who ->
        [you] Tu as gardé { $accuracy } sur 100 de ce qui était en jeu dans tes choix : { $counts }.
       *[named] { $name } a gardé { $accuracy } sur 100 de ce qui était en jeu : { $counts }.
    }
    .nothing =
        { $who ->
            [you] Rien n'était en jeu dans tes choix.
           *[named] { $name } : rien n'était en jeu.
        }
    .title = Ce que dit l'analyse
review-luck-points =
    { $change ->
        [one] { $change } point
       *[other] { $change } points
    }
review-summary-luck =
    { $luck ->
        [good] { $who ->
            [you] La chance t'a donné { review-luck-points }. À chance égale : { $points }, place { $place }.
           *[named] La chance a donné { review-luck-points } à { $name }. À chance égale : { $points }, place { $place }.
        }
        [bad] { $who ->
            [you] La malchance t'a pris { review-luck-points }. À chance égale : { $points }, place { $place }.
           *[named] La malchance a pris { review-luck-points } à { $name }. À chance égale : { $points }, place { $place }.
        }
       *[even] { $who ->
            [you] La chance ne t'a rien donné ni rien pris. À chance égale : { $points }, place { $place }.
           *[named] La chance n'a rien donné à { $name }, ni rien pris. À chance égale : { $points }, place { $place }.
        }
    }
review-summary-peak =
    { $who ->
        [you] Ta chance de gagner était au plus haut : { $when }, { $chance }.
       *[named] Pour { $name }, la chance de gagner était au plus haut : { $when }, { $chance }.
    }
review-summary-costliest =
    { $who ->
        [you] Ton choix le plus coûteux : { $when }, { $loss } de chances de gagner.
       *[named] Pour { $name }, le choix le plus coûteux : { $when }, { $loss } de chances de gagner.
    }
review-summary-turned = Aucun choix n'a coûté cher. La partie a basculé à ce moment : { $when }.
review-summary-calm = Aucun choix n'a coûté cher, et aucun moment n'a fait basculer la partie.
