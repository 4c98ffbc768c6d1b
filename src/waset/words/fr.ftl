## How clauses join into a sentence, and things into a list

subject =
    { $who ->
        [you] Tu
       *[named] { $name }
    }
sentence = { subject } { $clauses }.
then =
    Puis { $who ->
        [you] tu
       *[named] { $name }
    } { $clauses }.
and = { $all } et { $last }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gain =
    { $points ->
        [0] { "" }
       *[other] { $at ->
            [end]  : { points }
           *[inside] { " " }({ points })
        }
    }
nobody = personne

## At the table

thinking = { $name } réfléchit
asked-out-of-turn = { $name } joue : une question pour toi
your-turn = À toi : { $game }
notice-turn = Avec { $names }.
notice-reminder = C'est à toi depuis un jour. Avec { $names }.
turn-of =
    { $who ->
        [you] À toi
       *[named] À { $name } de jouer
    }
round = Manche { $round }
turn = Tour { $turn }
turns = Tours
layout = Mise en place
log = Le fil de la partie
players = À table
game-over = La partie est finie
unfinished = La partie n'est pas finie.
total = Total
place = Place
wins =
    { $who ->
        [you] Tu gagnes avec { $points }
       *[named] { $name } gagne avec { $points }
    }
wins-shared = { $names } partagent la victoire avec { $points }
lead = { points } d'avance sur { $name }, en { rounds-n }.
rounds-n =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
moves-n =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }

## Notices

connection-lost = Connexion perdue. Nouvel essai, ton coup est gardé.
back = De retour à table. { moves-n } entre-temps.
refused = Plus possible : { $name } a joué avant toi.
clock = Temps écoulé : un coup simple pour { $name }.
clock-bot = Temps écoulé : un bot joue pour { $name }.
instead = Un coup simple pour { $name }.
instead-bot = Un bot joue pour { $name }.
hot-seat = C'est moi, { $name } : voir mes cartes
no-games = Aucune partie. La première est vite prête.
take-back = Reprendre { $choice } ?
    .do = Reprendre
hint-close = 1 et 2 se valent presque. Suis ton plan.

## Why a bot would choose something: parts of one sentence

motives = Cela { $for }.
    .both = Cela { $for }, mais { $against }.
    .against = Cela { $against }.
motive-later = rapporte par la suite (+{ $points })
    .less = rapporte moins par la suite (−{ $points })
motive-rival = laisse moins à { $name } (+{ $points })
    .less = laisse plus à { $name } (−{ $points })

## Why not, in any game

why-not-over = La partie est finie.
why-not-chance = D'abord le hasard.
why-not-not-your-turn = { $name } décide en ce moment.
why-not-other-question = D'abord : { $question }
why-not-not-possible = Ce n'est pas possible maintenant.

## Bots: the rank where one chooses, .strength in the note beside a name; -about: what each does and overlooks

bot-random = Hasard
    .strength = très facile
bot-porter = Porteur
    .strength = facile
bot-scribe = Scribe
    .strength = moyen
bot-vizier = Vizir
    .strength = fort
bot-pharaoh = Pharaon
    .strength = très fort
bot-random-about = Joue n'importe quoi, sans rien voir.
bot-porter-about = Prend ce qui est tout près. Ne voit ni ce qui est plus loin, ni ce que les autres ont, ni ce que vaut vraiment une série.
bot-scribe-about = Joue bien son tour. Ne voit pas ce que tu feras ensuite.
bot-vizier-about = Pense à ta réponse et à son prochain tour. Ne voit pas ce qui prend plus de temps.
bot-pharaoh-about = Pèse chaque réponse tant que le temps le permet. Peu de choses lui échappent : les plans sur de nombreux tours.
bot-program = Programme
    .strength = un programme à toi
bot-name-ibis = Ibis
bot-name-jackal = Chacal
bot-name-heron = Héron
bot-name-lynx = Lynx
bot-name-oryx = Oryx
bot-name-hare = Lièvre

## In the terminal

colour-red = Rouge
colour-blue = Bleu
colour-green = Vert
colour-yellow = Jaune
colour-purple = Violet
colour-white = Blanc
terminal-help = Tape le numéro d'un choix, puis Entrée.
terminal-keys = ? aide  l fil  q quitter
terminal-help-keys = ?  cette aide    l  tout le fil    q  quitter ; la partie est gardée, même après Ctrl-C
terminal-prompt = { $name } : { $question } { $keys } :
terminal-back = Entrée pour revenir au jeu :
terminal-go-on = Entrée pour continuer :
terminal-hand-over = { $name } joue. Personne d'autre ne regarde. Entrée montre ta main :
terminal-number =
    { $count ->
        [1] 1
       *[other] un numéro de 1 à { $count }
    }
terminal-wrong =
    { $typed ->
        [nothing] Rien n'a été tapé
       *[something] « { $words } » n'est pas un choix
    } : tape { $allowed }, ou ? pour l'aide.
terminal-keys-of = l'un de ceux-ci : { $keys }
terminal-why = { $reason } ({ $rule })
terminal-can = C'est possible : choisis-le.
terminal-help-why = why { $wish }    dit pourquoi ce n'est pas possible
terminal-choices = Choix
terminal-plain-legend = Chaque ligne dit une chose que tu peux voir ; tes choix sont en dessous.
terminal-seed = Graine { $seed }.
terminal-kept = La partie est gardée dans { $path }.
terminal-go-on-with = La partie est gardée. Pour continuer : { $command }

## A review in the terminal

terminal-review-title = Analyse : { $game }
terminal-review-player = Joueur
terminal-review-start = Début
terminal-review-luck = Chance
terminal-review-own = Jeu personnel
terminal-review-others = Jeu des autres
terminal-review-drift = Regard ultérieur
terminal-review-result = Résultat
terminal-review-accuracy = Précision
terminal-review-points = Points
terminal-review-equal = À chance égale
terminal-review-legend = Chances de gagner en pour cent. Début, chance, jeu personnel, jeu des autres et regard ultérieur donnent ensemble le résultat.
terminal-review-turning = Tournants
terminal-review-mistakes = Ce qui aurait pu être mieux
terminal-review-none = Rien à signaler.
terminal-review-move = Étape { $step }, { $name } : { $choice } ({ $change })
terminal-review-chance = Étape { $step } : { $choice } ({ $change })
terminal-review-better = Mieux : { $choice } ({ $win } contre { $other }).
terminal-review-exact = C'est certain : la fin de la partie a été jouée en entier.
terminal-review-best = Meilleurs
terminal-review-good = Bons
terminal-review-slip = Étourderies
terminal-review-mistake = Erreurs
terminal-review-left = Pas encore finie : le résultat est la chance à la dernière étape.

## A puzzle in the terminal

terminal-puzzle =
    { $verdict ->
        [best] Oui, c'est ça : { $choice }.
        [good] Bien, mais il y a mieux : { $choice }.
       *[wrong] Pas celui-ci : { $choice }.
    } { $win ->
        [0] Tu perds.
        [100] Tu gagnes.
       *[other] Tu gagnes { $win } fois sur 100.
    } { $why }
