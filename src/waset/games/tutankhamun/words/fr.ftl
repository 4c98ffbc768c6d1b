## What it is

game = Tutankhamun
    .about = Descends le Nil, réunis des tuiles pour le tombeau du roi et arrive à 0 avant les autres.
how-first = Vogue aussi loin que tu veux. La tuile où tu t'arrêtes est à toi.
    .short = Vogue aussi loin que tu veux
how-then = Ce que toutes les barques ont passé coule. Qui se presse laisse beaucoup.
    .short = Ce que toutes ont passé coule
how-last = Quand la dernière d'une série est prise, la majorité marque. Qui arrive à zéro en premier gagne.
    .short = La majorité d'une série marque
option-first = Qui commence
    .about = Cette barque attend en tête.
option-idols = Idoles
    .about = Si le pouvoir d'une idole est obligatoire quand il est possible.
    .choice =
        { $choice ->
            [compulsory] obligatoire
           *[optional] facultatif
        }
option-underworld_rings = Inframonde et bagues
    .about = À deux : si l'inframonde concourt pour le plus de bagues.
    .choice =
        { $choice ->
            [yes] oui
           *[no] non
        }
option-idle_horus = Horus sans effet
    .about = Si Horus peut ne rien faire quand aucune tuile n'est derrière la barque.
    .choice =
        { $choice ->
            [yes] oui
           *[no] non
        }

## Tiles, in the forms that sentences need. An edition may name sets of its own: those are said as they are

tile =
    { $tile ->
        [senet-game] jeu de senet
        [throne] trône
        [cartouche] cartouche
        [sarcophagus] sarcophage
        [standing-statues] statues debout
        [seated-statue] statue assise
        [pottery] poterie
        [bracelet] bracelet
        [lotus-lamp] lampe lotus
        [ankh] ankh
        [dagger] poignard
        [crook-flail] crosse et fléau
        [scarab-ring] bague
        [osiris] Osiris
        [isis] Isis
        [ra] Râ
        [thoth] Thot
        [horus] Horus
       *[other] { $tile_name }
    }
tile-the =
    { $tile ->
        [senet-game] le jeu de senet
        [throne] le trône
        [cartouche] le cartouche
        [sarcophagus] le sarcophage
        [standing-statues] les statues debout
        [seated-statue] la statue assise
        [pottery] la poterie
        [bracelet] le bracelet
        [lotus-lamp] la lampe lotus
        [ankh] l'ankh
        [dagger] le poignard
        [crook-flail] la crosse et le fléau
        [scarab-ring] la bague
        [osiris] Osiris
        [isis] Isis
        [ra] Râ
        [thoth] Thot
        [horus] Horus
       *[other] { $tile_name }
    }
tile-a =
    { $tile ->
        [senet-game] un jeu de senet
        [throne] un trône
        [cartouche] un cartouche
        [sarcophagus] un sarcophage
        [standing-statues] des statues debout
        [seated-statue] une statue assise
        [pottery] une poterie
        [bracelet] un bracelet
        [lotus-lamp] une lampe lotus
        [ankh] un ankh
        [dagger] un poignard
        [crook-flail] crosse et fléau
        [scarab-ring] une bague
        [osiris] Osiris
        [isis] Isis
        [ra] Râ
        [thoth] Thot
        [horus] Horus
       *[other] { $tile_name }
    }
tile-to =
    { $tile ->
        [senet-game] au jeu de senet
        [throne] au trône
        [cartouche] au cartouche
        [sarcophagus] au sarcophage
        [standing-statues] aux statues debout
        [seated-statue] à la statue assise
        [pottery] à la poterie
        [bracelet] au bracelet
        [lotus-lamp] à la lampe lotus
        [ankh] à l'ankh
        [dagger] au poignard
        [crook-flail] à la crosse et au fléau
        [scarab-ring] à la bague
        [osiris] à Osiris
        [isis] à Isis
        [ra] à Râ
        [thoth] à Thot
        [horus] à Horus
       *[other] à { $tile_name }
    }
lower-tile-the =
    { $lower_tile ->
        [senet-game] le jeu de senet
        [throne] le trône
        [cartouche] le cartouche
        [sarcophagus] le sarcophage
        [standing-statues] les statues debout
        [seated-statue] la statue assise
        [pottery] la poterie
        [bracelet] le bracelet
        [lotus-lamp] la lampe lotus
        [ankh] l'ankh
        [dagger] le poignard
        [crook-flail] la crosse et le fléau
        [scarab-ring] la bague
        [osiris] Osiris
        [isis] Isis
        [ra] Râ
        [thoth] Thot
        [horus] Horus
       *[other] { $lower_tile_name }
    }
higher-tile-the =
    { $higher_tile ->
        [senet-game] le jeu de senet
        [throne] le trône
        [cartouche] le cartouche
        [sarcophagus] le sarcophage
        [standing-statues] les statues debout
        [seated-statue] la statue assise
        [pottery] la poterie
        [bracelet] le bracelet
        [lotus-lamp] la lampe lotus
        [ankh] l'ankh
        [dagger] le poignard
        [crook-flail] la crosse et le fléau
        [scarab-ring] la bague
        [osiris] Osiris
        [isis] Isis
        [ra] Râ
        [thoth] Thot
        [horus] Horus
       *[other] { $higher_tile_name }
    }
set =
    { $tile ->
        [scarab-ring] bague au scarabée
       *[other] { tile }
    }
tiles-n =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
tile-times =
    { $n ->
        [1] { tile }
       *[other] { $n } × { tile }
    }
and-more =
    et { $n ->
        [one] { $n } autre
       *[other] { $n } autres
    }

## What happened. A clause is a predicate, without its subject and its full stop; a sentence has its own subject

clause-begins =
    { $who ->
        [you] commences
       *[named] commence
    }
clause-sailed =
    { $way ->
        [back] { $who ->
            [you] recules
           *[named] recule
        } jusqu'{ tile-to } en { $to }
       *[on] { $who ->
            [you] vogues
           *[named] vogue
        } jusqu'{ tile-to } en { $to }
    }
clause-collected =
    { $who ->
        [you] prends
       *[named] prend
    } { tile-the }
clause-ring-scored =
    { $who ->
        [you] marques
       *[named] marque
    } { $points } pour la bague
clause-took-from-underworld =
    { $who ->
        [you] remontes
       *[named] remonte
    } { tile-the }
clause-exchanged-ring =
    { $who ->
        [you] échanges
       *[named] échange
    } une bague contre { tile-the } en { $slot }
clause-moved-to-underworld =
    { $who ->
        [you] fais
       *[named] fait
    } couler { tile-the } en { $slot }
clause-exchanged-tiles =
    { $who ->
        [you] permutes
       *[named] permute
    } { lower-tile-the } et { higher-tile-the } ({ $lower }, { $higher })
clause-fetched =
    { $who ->
        [you] récupères
       *[named] récupère
    } { tile-the } en { $slot }
clause-went-behind =
    { $who ->
        [you] passes
       *[named] passe
    } derrière toutes les barques
clause-declined =
    { $who ->
        [you] renonces
       *[named] renonce
    } à { tile }
sentence-laid-out = { tile-a } en { $slot }.
sentence-trailed =
    { $tiles ->
        [1] 1 tuile coule : { $list }.
       *[other] { $tiles } tuiles coulent : { $list }.
    }
sentence-set-scored =
    { $paid ->
        [rings] Dernière bague : { $first_points } pour { $first }.
        [nobody] Série { set } épuisée : personne n'en a.
        [one] Série { set } décomptée : { $first }.
       *[two] Série { set } décomptée : { $first }, { $second }.
    }
paid =
    { $who ->
        [you] toi { $points }
        [underworld] { place-of-underworld }
       *[named] { $name } { $points }
    }
place-of-underworld =
    { $place ->
        [1] 1re
       *[2] 2e
    } à l'inframonde
ring-winner =
    { $who ->
        [you] toi
        [underworld] l'inframonde
       *[named] { $name }
    }
sentence-no-use = { tile } ne peut rien faire ici.
sentence-ended =
    { $ending ->
        [nile-empty] Le Nil est vide. La partie est finie.
       *[zero] { ending-zero } La partie est finie.
    }

## Questions, each with a second sentence on what it is about

ask-sail = Où voguer ?
    .about = Toute tuile devant toi, ou la plus proche derrière. Ce que toutes les barques ont passé coule.
ask-osiris = Quelle tuile remonter ?
    .about = Osiris te rend une tuile de l'inframonde.
ask-isis = Une bague contre quelle tuile ?
    .about = Ta bague reste à cette place dans le Nil.
ask-ra = Quelle tuile couler ?
    .about = Râ envoie une tuile du Nil dans l'inframonde.
ask-thoth = Quelles deux tuiles permuter ?
    .about = Toutes deux devant ta barque. D'abord la plus proche.
ask-thoth-second-tile = Avec laquelle, plus loin ?
    .about = Les deux échangent leur place.
ask-horus = Récupérer ou reculer ?
    .about = Une tuile derrière ta barque, ou ta barque derrière toutes : alors rien ne coule.
wait = Un instant
turn-boat-last = Ton tour, ta barque est dernière

## Choices: the question that shows one, .do the button that does it

choose-sail = Voguer jusqu'{ tile-to } en { $to } ?
    .do = Voguer
    .not = Pas là
choose-take-from-underworld = Remonter { tile-the } ?
    .do = Remonter
choose-exchange-ring = Une bague contre { tile-the } en { $slot } ?
    .do = Échanger
choose-move-to-underworld = Couler { tile-the } en { $slot } ?
    .do = Couler
choose-exchange = Permuter { tile-the } en { $slot } ?
    .do = Celle-ci
choose-exchange-with = Avec { higher-tile-the } en { $higher } ?
    .do = Permuter
choose-fetch = Récupérer { tile-the } en { $slot } ?
    .do = Récupérer
choose-go-behind = Passer derrière toutes les barques ?
    .do = Reculer
choose-decline = Renoncer à { tile } ?
    .do = Renoncer

## What chance does, where a review or a list of outcomes names it

chance-begins = { $name } commence
chance-lay = { tile-a } en { $slot }

## Points

score-set = { set }
score-rings = Bagues à la prise
score-ring-bonus = Le plus de bagues
score-earlier = Marqués avant
ending-zero =
    { $who ->
        [you] Tu es à 0.
       *[named] { $name } est à 0.
    }
ending-nile-empty = Le Nil est vide.
points-to-go = encore { $points }

## Why not

why-not-must-sail = Il faut voguer.
why-not-other-boat = Ta barque est ailleurs.
why-not-no-tile = Aucune tuile en { $slot }.
why-not-other-tile = Autre chose est en { $slot } : { tile-a }.
why-not-no-such-tile = Il n'y en a pas dans le Nil.
why-not-not-nearest = Derrière toi, seule la tuile la plus proche est à portée, en { $nearest }.
why-not-idol-first = Vogue d'abord jusqu'{ tile-to }.
why-not-not-ahead = Elle doit être devant ta barque.
why-not-not-behind = Elle doit être derrière ta barque.
why-not-last-ahead = D'abord la plus proche : il n'y a rien après { $slot }.
why-not-not-further-on = La seconde est plus loin que { $slot }.
why-not-not-in-underworld = Elle n'est pas dans l'inframonde.
why-not-compulsory = Il faut se servir de l'idole ({ tile }).

## Previews

preview-sinks =
    Toutes les barques auront passé { tiles-n }. { $tiles ->
        [one] Elle coule
       *[other] Elles coulent
    } : { $list }.
preview-place =
    { $place ->
        [1] 1re place pour toi ici : { points }.
       *[2] 2e place pour toi ici : { points }.
    }

## Help: what a thing is, in a sentence

help-tile =
    { $tile ->
        [osiris] Osiris : remonte une tuile de l'inframonde.
        [isis] Isis : pose une de tes bagues dans le Nil et prends la tuile qui s'y trouvait.
        [ra] Râ : envoie une tuile du Nil dans l'inframonde.
        [thoth] Thot : deux tuiles devant toi échangent leur place.
        [horus] Horus : récupère une tuile derrière toi, ou passe derrière toutes les barques.
        [scarab-ring] Bague au scarabée : 1 point tout de suite, et un bonus pour qui en a le plus.
       *[other] Le plus : { $first }, ensuite : { $second }, quand la dernière a quitté le Nil.
    }
now-idol = Encore dans le Nil : { $left }.
now-closed = Déjà décomptée.
now-set =
    Encore dans le Nil : { $left }. Tu en as { $held }, les autres au plus { $most }.{ $points ->
        [0] { "" }
       *[other] { " " }Décomptée maintenant : { $points } pour toi.
    }
power =
    { $tile ->
        [osiris] remonte une tuile
        [isis] échange une bague
        [ra] fait couler une tuile
        [thoth] permute deux tuiles
       *[horus] récupère derrière
    }
underworld = L'inframonde
    .short = Inframonde
    .about = Ici reposent les tuiles que toutes les barques ont passées.
    .empty = Rien ici pour l'instant.

## Tips of the first game

tip-sail = Vogue où tu veux
    .about = Partout devant, ou à la tuile juste derrière. Touche une tuile pour voir ce qui coule et qui marque.
tip-sets = Qui en a le plus
    .about = Quand la dernière tuile d'une série a quitté le Nil, les deux qui en ont le plus font baisser leur total. À 0, on gagne.
tip-idol = Un dieu t'aide
    .about = Une idole agit tout de suite : choisis ce qu'elle fait.

## On the page: labels beside the river, and what is said to those who hear it

standing = { turn } · la victoire à qui arrive à 0 d'abord
turn-with-idol = Ton tour, { tile } est à l'œuvre
board-label = Le Nil, { $slots } cases de l'inframonde au tombeau
place-aloud = case { $place }
spot = Case { $slot } : { set }
spot-set = série de { $tiles }, reste { $left } dans le Nil
spot-boat =
    { $who ->
        [you] Ta barque
       *[named] Barque ({ $name })
    } : { $line ->
        [0] case { $slot }
       *[other] place { $line } dans la file avant le Nil
    }
spot-idol = idole, { power }
underworld-label = L'inframonde : { tiles-n }
underworld-mine = toi { $held }
sets = Séries
    .all = Toutes les séries
    .caption = Séries : tuiles dans le Nil, chez chacun et dans l'inframonde, et qui marquerait maintenant
to-go = points restants
in-nile = Nil
in-underworld = Fond
in-tomb = tombeau
set-place =
    { $place ->
        [1] 1re place ici : { points }
       *[2] 2e place ici : { points }
    }
legend-first = 1re place
legend-second = 2e place
legend-ties = égalité : barque arrière
set-facts = { $left } dans le Nil, { $first } et { $second } points
ring-facts = { $left } dans le Nil, { $each } chacune, { $first } pour le plus grand nombre
touched-set = La série de la tuile
    .none = Touche une tuile pour voir sa série.
track-label = Piste de score. { $list }.
track-seat = { $name } : { points-to-go }
paid-as =
    { $place ->
        [1] 1re place
       *[2] 2e place
    }
paid-capped = vaut { $worth }, il ne restait que { $points }

## In the terminal: what there is room for beside the river and on it

terminal-places = Nil  Inf
terminal-idols = Idoles
terminal-ranks = 1re  2e
terminal-scored = décomptée
terminal-track = Piste de score
terminal-start = Départ
terminal-tomb = Tombeau : { $tiles }
terminal-set =
    { $tile ->
        [scarab-ring] bague
       *[other] { tile }
    }
terminal-slot = { tile-a } en { $slot }.
terminal-none-sink = Rien ne coule.
terminal-scores = Séries décomptées : { $sets }.
terminal-any = n'importe quelle tuile plus loin, { $first } à { $last }
terminal-on = plus loin, jusqu'{ tile-to } en { $slot }
terminal-back-to = en arrière, jusqu'{ tile-to } en { $slot }
terminal-tells = { $slot }? dit ce qui se passerait
terminal-passing = En passant { $slot } :
terminal-legend =
    Le Nil serpente de la source (en haut à gauche, case 1) jusqu'au tombeau (case 80).
    Vogue jusqu'à n'importe quelle tuile plus loin, ou recule jusqu'à la plus proche.
      17     le numéro d'une case ; en or si sa tuile peut être choisie : tape ce numéro
      17?    tapé ainsi, il dit ce qui se passerait en voguant jusqu'à 17
      Tr     une tuile d'une série, avec deux lettres et une couleur ; ★O une idole
      <R>    la barque de Rouge ; au départ, une barque n'a encore rien passé
    Pour chaque série, le tableau dit combien de tuiles restent dans le Nil (sur toutes ; en rouge, la
    dernière), combien sont dans l'inframonde et combien chacun en a ; puis les points pour la 1re et
    la 2e place, et qui les aurait maintenant (U : l'inframonde). Quand sa dernière tuile quitte le Nil,
    la série est décomptée ; à égalité, la barque la plus en arrière passe devant. La piste va vers 0.

## Why a bot would choose something: each a part of a sentence about the choice

motive-set = compte plus dans la série { set } (+{ $points })
    .less = compte moins dans la série { set } (−{ $points })
    .thing = { set }
motive-rings = est bon pour tes bagues (+{ $points })
    .less = sert moins tes bagues (−{ $points })
    .thing = bagues
motive-idols = met des idoles à ta portée (+{ $points })
    .less = te laisse moins d'idoles (−{ $points })
    .thing = idoles
motive-turns = te donne le tour suivant (+{ $points })
    .less = te coûte le tour suivant (−{ $points })
    .thing = tour suivant
motive-scored = rapporte plus tout de suite (+{ $points })
    .less = rapporte moins tout de suite (−{ $points })
    .thing = tout de suite

## A hint of a puzzle: which piece it is about

clue-tile = C'est { tile-a }.
