## Apprendre de mes erreurs, chargé au besoin

mistakes = Apprendre de mes erreurs
    .about = Les décisions qui t'ont coûté le plus, de nouveau devant toi à la table. Elles reviennent jusqu'à ce que tu les connaisses.
    .where = Ce que tu connais est gardé sur cet appareil.
    .puzzles = De quoi réfléchir encore : les énigmes
mistakes-today =
    { $count ->
        [one] 1 position pour aujourd'hui
       *[other] { $count } positions pour aujourd'hui
    }
    .about = D'abord celles qui reviennent aujourd'hui, puis celles qui t'ont coûté le plus.
mistakes-begin = Commencer
mistakes-play = Jouer une partie
mistakes-looking = Tes parties sont en cours d'examen
    .about = Les premières positions arrivent dans un instant.
mistakes-none = Rien à demander pour l'instant
    .about = Termine une partie. Les décisions qui t'ont coûté le plus viendront ici, telles que tu les as vues.
mistakes-clean = Rien à demander
    .about =
        { $games ->
            [one] Dans ta partie terminée, aucune décision n'a coûté beaucoup.
           *[other] Dans tes { $games } parties terminées, aucune décision n'a coûté beaucoup.
        }
mistakes-all-known = Tu les connais toutes
    .about = D'autres viendront avec tes prochaines parties.
mistakes-rest = Rien pour aujourd'hui
    .about = La prochaine revient { $date }.
mistakes-waiting =
    { $games ->
        [one] Encore 1 partie à examiner.
       *[other] Encore { $games } parties à examiner.
    }
mistakes-list = Pour aujourd'hui
    .more =
        { $count ->
            [one] 1 autre viendra les jours suivants.
           *[other] { $count } autres viendront les jours suivants.
        }
mistakes-later = À revoir
    .about = Après 1, 3 et 7 jours, jusqu'à ce que tu les connaisses.
    .on = Revient { $date }
mistakes-known =
    { $count ->
        [one] Tu en connais déjà 1.
       *[other] Tu en connais déjà { $count }.
    }
mistakes-leave = Toutes mes erreurs
mistakes-done = C'est tout pour aujourd'hui
mistake-of = { $game }, { $date }
    .loss = t'a coûté { $loss }
mistake-ask = Que ferais-tu maintenant ?
    .of = { $game }, { $date }. Tes chances de gagner avaient alors baissé de { $loss }.
mistake-wrong = C'est aussi ce que tu avais choisi.
mistake-right =
    { $tries ->
        [1] Juste du premier coup
       *[other] Juste après { $tries } essais
    }
    .shown = Voilà qui aurait été mieux
    .also = Ton choix compte aussi : il est à peu près aussi bon.
mistake-then = Tu avais choisi : { $choice }. Cela t'a coûté { $loss }.
mistake-back = Elle revient { $date }.
    .tomorrow = Elle revient demain.
    .known = Maintenant, tu la connais.
mistake-next = La suivante
