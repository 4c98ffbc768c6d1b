## Énigmes, chargées avec elles

puzzles = Énigmes
    .about = Un choix est nettement meilleur que tous les autres. Trouve-le.
puzzle-grade =
    { $grade ->
        [easy] facile
        [medium] moyen
       *[hard] difficile
    }
puzzle-grade-of =
    { $grade ->
        [easy] Facile
        [medium] Moyen
       *[hard] Difficile
    }
    .solved = { $solved } sur { $all } résolues
    .all = Les { $all } sont résolues
puzzle-day = L'énigme du jour
    .play = La résoudre
    .again = Résolue. La revoir
    .what = { $game }, { $grade }
    .week = Cette semaine
    .ticked = { $day } : résolue
    .empty = { $day } : pas jouée
    .today = { $day } : aujourd'hui
    .later = { $day } : à venir
puzzle-failed = À revoir
    .about = Elles reviennent après 1, 3 et 7 jours, jusqu'à ce que tu les connaisses.
    .now = Essaie maintenant
    .on = De retour le { $date }
    .none = Aucune. Ce que tu manques revient ici plus tard.
puzzles-none = Il n'y a pas encore d'énigmes.
puzzle-leave = Toutes les énigmes
puzzle-find = Trouve le meilleur coup
    .of = { $game }, { $grade }
    .day = { $date }, { $grade }
puzzle-hint = Un indice
puzzle-show = Montre-moi
puzzle-understood = D'accord
puzzle-wrong =
    { $verdict ->
        [good] Bien, mais il y a mieux
       *[other] Il y a mieux
    }
    .win = Ce coup gagne dans { $mine } des cas, le meilleur dans { $best }.
    .lead =
        { $points ->
            [one] À la fin, c'est environ { $points } point de moins.
           *[other] À la fin, c'est environ { $points } points de moins.
        }
    .back = Le coup est repris : essaies-en un autre.
puzzle-look = Ce que fait le meilleur coup
    .none = Compare ce que chaque choix apporte à coup sûr.
puzzle-piece = Quelle pièce
    .not = Laisse ceci de côté : { $choice }.
puzzle-answer = C'est celui-ci
    .what = { $choice }.
puzzle-solved =
    { $tries ->
        [1] Résolue du premier coup
       *[other] Résolue en { $tries } essais
    }
    .shown = Résolue après « Montre-moi »
    .next = Ce coup gagne dans { $best } des cas, le suivant dans { $next }.
    .exact = Prouvé : tout a été joué jusqu'au bout.
puzzle-on = Continuer d'ici
puzzle-next = Énigme suivante
puzzle-share = Waset, { $what } : { $result }.
    .of = énigme du { $date }
    .one = énigme { $game }, { $grade }
    .first = résolue du premier coup
    .tries = résolue en { $tries } essais
    .shown = on me l'a montrée
    .copied = Copié
