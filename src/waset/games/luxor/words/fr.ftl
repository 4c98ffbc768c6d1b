## What it is

game = Luxor
    .about = Mène tes aventuriers à travers le temple jusqu'à la chambre, avec une main que tu ne peux pas trier.
how-first = Joue la carte de gauche ou de droite de ta main. On ne la trie jamais.
    .short = Joue une carte d'un bord de ta main
how-then = Avance vers le centre. Où assez des tiens se retrouvent, le trésor est à toi.
    .short = Réunis les tiens, prends le trésor
how-last = Plus ils sont loin à la fin, plus ils valent.
    .short = Plus loin vaut plus
module-mummy = La momie
    .about = Les cartes Horus la font avancer et renverser. Les talismans achètent des faveurs.
module-fifth-player = À cinq
    .about = Une place de plus et 18 cartes Horus.
module-equipment = Équipement
    .about = Commence avec des cartes à toi.
module-artifacts = Artefacts
    .about = Dix cases cachent une seconde tuile. Un artefact ajoute 3 à une série.
module-characters = Personnages
    .about = Chacun reçoit un pouvoir pour toute la partie.
option-first = Qui commence
    .about = Garde le jeton premier joueur toute la partie.

## Things, in the forms that sentences need: the (object), a (what appears), to (the goal), bare

tile =
    { $tile ->
        [vase] vase
        [statue] statue
        [jewelry] bijou
        [artifact] artefact
        [wild] joker
        [scarab] scarabée
        [wild-or-scarab] tuile au choix
        [tunnel] tunnel
        [favour] faveur d'Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] case vide
    }
tile-the =
    { $tile ->
        [vase] le vase
        [statue] la statue
        [jewelry] le bijou
        [artifact] l'artefact
        [wild] le joker
        [scarab] le scarabée
        [wild-or-scarab] la tuile au choix
        [tunnel] le tunnel
        [favour] la faveur d'Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] la case vide
    }
tile-a =
    { $tile ->
        [vase] un vase
        [statue] une statue
        [jewelry] un bijou
        [artifact] un artefact
        [wild] un joker
        [scarab] un scarabée
        [wild-or-scarab] une tuile au choix
        [tunnel] un tunnel
        [favour] une faveur d'Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] une case vide
    }
tile-to =
    { $tile ->
        [vase] au vase
        [statue] à la statue
        [jewelry] au bijou
        [artifact] à l'artefact
        [wild] au joker
        [scarab] au scarabée
        [wild-or-scarab] à la tuile au choix
        [tunnel] au tunnel
        [favour] à la faveur d'Horus
        [horus] à Horus
        [osiris] à Osiris
       *[empty] à la case vide
    }
cards-of-level = Cartes Horus, niveau { $level }
card =
    { $card ->
        [steps] un { $number }
        [plus-minus] ±{ $number }
        [die] le dé
        [up-to] { $least }–{ $number }
        [up-to-die] « 1–dé »
        [all] « tous +{ $number } »
        [last] « rejoindre »
        [one-less] « { $number } avec un de moins »
        [die-plus-minus] le dé ±1
        [plus] { $number }+
       *[unseen] une carte
    }
card-bare =
    { $card ->
        [steps] { $number }
        [plus-minus] ±{ $number }
        [die] dé
        [up-to] { $least }–{ $number }
        [up-to-die] 1–dé
        [all] tous +{ $number }
        [last] rejoindre
        [one-less] { $number } avec un de moins
        [die-plus-minus] dé ±1
        [plus] { $number }+
       *[unseen] carte
    }
card-caption =
    { $card ->
        [die] lance et avance
        [plus-minus] avance ou recule
        [up-to] au choix
        [up-to-die] jusqu'au dé
        [all] tous les tiens
        [last] dernier rejoint
        [one-less] un de moins
        [die-plus-minus] lance, puis ±1
        [plus] plus une carte
       *[steps] { $number ->
            [0] agis sur place
           *[other] { "" }
        }
    }
character =
    { $character ->
        [rearrange] tisserand
        [reroll] parieur
        [extra-turn] collectionneur
        [choose-horus] prêtre
        [extra-point] marchand
        [forward] éclaireur
        [temple] architecte
       *[key] serrurier
    }
character-the =
    { $character ->
        [rearrange] le tisserand
        [reroll] le parieur
        [extra-turn] le collectionneur
        [choose-horus] le prêtre
        [extra-point] le marchand
        [forward] l'éclaireur
        [temple] l'architecte
       *[key] le serrurier
    }
character-ability =
    { $character ->
        [rearrange] déplace une carte
        [reroll] relance le dé
        [extra-turn] série = un tour
        [choose-horus] toute carte Horus
        [extra-point] +1 par trésor
        [forward] ou un seul pas
        [temple] utilise la trouvaille
       *[key] une clé : ±1
    }
character-line = { character } : { character-ability }
mummy-tile =
    { $mummy_tile ->
        [new-hand] nouvelle main
        [rear-1-2] le dernier avance de 1–2
        [n-2-points] 2 points
        [rearrange] déplacer une carte
        [scarab] un scarabée
        [exchange-scarab] échanger un scarabée
        [move-1] un seul avance de 1
        [horus-card] carte Horus au choix
        [treasure-points] 2 par paire de trésors
        [rear-1-4] le dernier avance de 1–4
        [n-2-keys] 2 clés
        [free-choice] deux sur trois
        [extra-turn] tour bonus
        [all-move-4] tous avancent de 4
       *[lowest-treasure] plus petit trésor
    }
side =
    { $side ->
        [left] gauche
       *[right] droite
    }
nth =
    { $nth ->
        [1] premier
        [2] deuxième
        [3] troisième
       *[4] quatrième
    }
anubis =
    { $statue ->
        [1] premier
        [2] deuxième
       *[3] troisième
    }
rank =
    { $rank ->
        [1] { " " }en premier
        [2] { " " }en deuxième
       *[0] { "" }
    }
place-from =
    { $from ->
        [stairs] de l'escalier
       *[other] de { THE_PLACE($from) }
    }
place-to =
    { $to ->
        [tomb] dans la chambre
       *[other] à { THE_PLACE($to) }
    }
place-at =
    { $at ->
        [stairs] sur l'escalier
       *[other] en { $at }
    }
claimed-at =
    { $known ->
        [yes] { "" }
       *[no] { " " }en { $space }
    }
keys-n =
    { $keys ->
        [one] { $keys } clé
       *[other] { $keys } clés
    }
talismans-n =
    { $talismans ->
        [one] { $talismans } talisman
       *[other] { $talismans } talismans
    }
cost-n =
    { $cost ->
        [one] { $cost } talisman
       *[other] { $cost } talismans
    }
adventurers-n =
    { $adventurers ->
        [one] { $adventurers } aventurier
       *[other] { $adventurers } aventuriers
    }
steps-n =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
victim =
    { $first ->
        [yes] { adventurers-n }
       *[no] { $adventurers }
    } chez { $who ->
        [you] toi
       *[named] { $name }
    }

## What happened. A clause is a predicate, without its subject and its full stop; a sentence has its own subject

clause-begins =
    { $who ->
        [you] commences
       *[named] commence
    }
clause-became =
    { $who ->
        [you] reçois
       *[named] reçoit
    } { character-the }
clause-played =
    { $who ->
        [you] joues
       *[named] joue
    } { card }
clause-ignored =
    { $who ->
        [you] joues
       *[named] joue
    } { card } pour un seul pas
clause-added =
    { $who ->
        [you] ajoutes
       *[named] ajoute
    } { card }
clause-dropped =
    { $who ->
        [you] jettes
       *[named] jette
    } { card }
clause-discarded =
    { $who ->
        [you] défausses
       *[named] défausse
    } { card }
clause-rolled =
    { $for ->
        [again] { $who ->
            [you] relances
           *[named] relance
        } le dé ({ $die })
        [standing] { $who ->
            [you] fais
           *[named] fait
        } { $die } au dé
        [lying] { $who ->
            [you] fais { $die } au dé pour te relever
           *[named] fait { $die } au dé pour se relever
        }
       *[card] { $who ->
            [you] fais
           *[named] fait
        } { $die }
    }
clause-spent-keys =
    { $who ->
        [you] dépenses
       *[named] dépense
    } { keys-n } pour le nombre
clause-moved =
    { $by ->
        [tunnel] { $who ->
            [you] prends
           *[named] prend
        } le tunnel jusqu'à { THE_PLACE($to) }
        [several] { $who ->
            [you] déplaces
           *[named] déplace
        } { adventurers-n }
        [joining] { $who ->
            [you] vas
           *[named] va
        } { place-from } { place-to }
       *[steps] { $osiris ->
            [0] { $who ->
                [you] vas
               *[named] va
            } { place-from } { place-to }
           *[other] { $who ->
                [you] vas
               *[named] va
            } { place-from } { place-to } (Osiris +{ $osiris })
        }
    }
clause-fell =
    { $who ->
        [you] tombes
       *[named] tombe
    } aux pieds de la momie
clause-woke =
    { $who ->
        [you] réveilles
       *[named] réveille
    } le dormeur du { anubis } Anubis
clause-entered-tomb =
    { $who ->
        [you] entres
       *[named] entre
    }{ rank } dans la chambre{ gain }
clause-claimed =
    { $who ->
        [you] prends
       *[named] prend
    } { tile-the }{ claimed-at }{ gain }
clause-extra-point =
    { $who ->
        [you] gagnes
       *[named] gagne
    } { $points } de plus (marchand)
clause-took-key =
    { $keys ->
        [1] { $who ->
            [you] prends
           *[named] prend
        } une clé
       *[other] { $who ->
            [you] prends
           *[named] prend
        } { keys-n }
    }
clause-took-scarab =
    { $points ->
        [unseen] { $who ->
            [you] prends
           *[named] prend
        } un scarabée
       *[other] { $who ->
            [you] prends
           *[named] prend
        } un scarabée de { $points }
    }
clause-took-wild-treasure =
    { $who ->
        [you] prends
       *[named] prend
    } un joker
clause-took-horus-card =
    { $who ->
        [you] prends
       *[named] prend
    } la carte Horus « { card-bare } »
clause-drew =
    { $cards ->
        [1] { $who ->
            [you] pioches
           *[named] pioche
        } { card }
       *[other] { $who ->
            [you] pioches
           *[named] pioche
        } { $cards } cartes
    }
clause-placed =
    { $who ->
        [you] la places
       *[named] la place
    } en { nth } depuis la { side }
clause-rearranged =
    { $who ->
        [you] { $who ->
            [you] déplaces
           *[named] déplace
        } la carte { $from } en place { $to }
       *[named] { $who ->
            [you] déplaces
           *[named] déplace
        } une carte en main
    }
clause-discarded-hand =
    { $who ->
        [you] défausses
       *[named] défausse
    } toute la main
clause-extra-turn =
    { $who ->
        [you] gagnes
       *[named] gagne
    } un tour bonus
clause-rose =
    { $who ->
        [you] relèves
       *[named] relève
    } { adventurers-n }
clause-talismans =
    { $who ->
        [you] prends
       *[named] prend
    } { talismans-n }
clause-bought =
    { $who ->
        [you] achètes
       *[named] achète
    } « { mummy-tile } » pour { cost-n }
clause-scored =
    { $points ->
        [0] { $who ->
            [you] n'en tires
           *[named] n'en tire
        } rien
       *[other] { $who ->
            [you] marques
           *[named] marque
        } { points }
    }
clause-boxed-scarab =
    { $points ->
        [unseen] { $who ->
            [you] remets
           *[named] remet
        } un scarabée dans la boîte
       *[other] { $who ->
            [you] remets
           *[named] remet
        } un scarabée de { $points } dans la boîte
    }
sentence-revealed = { tile-a } apparaît en { $space }.
sentence-laid-out = { tile-a } en { $space }.
sentence-turned-up-horus-card = Sur le niveau { $level }, maintenant : { card-bare }.
sentence-turned-up-mummy-tile = Nouvelle tuile Momie : { mummy-tile }.
sentence-shuffled = La défausse est mélangée.
sentence-mummy =
    { $way ->
        [again] La momie repart de { THE_PLACE($to) }.
        [fells] La momie va en { $to } et renverse { $victims }.
       *[walks] La momie va en { $to }.
    }
sentence-laid-down = La momie renverse { $victims }.

## Questions, each with a second sentence on what it is about

ask-card = Jouer la carte de gauche ou de droite
    .about = Seulement les deux bouts de ta main. Une nouvelle carte va au milieu.
ask-card-stuck = Aucune carte ne permet d'avancer
    .about = Choisis celle que tu jettes.
ask-move = Qui avance ?
    .about = Les cases vides ne comptent pas.
ask-actor = Qui utilise sa tuile ?
    .about = Tous ont avancé. Un seul agit là où il se trouve.
ask-claim = Prendre avec un de moins ?
    .about = { points } tout de suite, avec un aventurier de moins. Sinon, le trésor reste à la portée de tous.
ask-horus-tile = Une clé ou la carte ?
    .about =
        Une clé ouvre la chambre et vaut 1 point ; tu { $held ->
            [0] n'en as pas
           *[other] en as { $held }
        }. { $cards ->
            [1] La carte : { card-bare }{ $card ->
                [one-less] { "" }
                [all] { "" }
               *[other] , { card-caption }
            }.
           *[other] Ou la carte du dessus de la pile de ton choix.
        }
ask-favour-of-horus = Quelle carte Horus ?
    .about = Elle va au milieu de ta main.
ask-take-any-horus-card = Quelle carte Horus ?
    .about = La carte du dessus de la pile de ton choix.
ask-wild-or-scarab = Un joker ou un scarabée ?
    .about =
        { $gain ->
            [0] Un joker ne complète pas encore de série.
           *[other] Un joker complète une série : { $gain } de plus.
        } Un scarabée vaut { $low } à { $high } points à la fin.
ask-rise = Lancer le dé pour se relever ?
    .about = 1 ou 2 : un seul se relève. 3 ou 4 : tous. 5 ou 6 : tous, et tu joues encore une carte.
ask-raise = Qui se relève ?
    .about = Ils se relèvent sur place. Personne n'y est obligé.
ask-mummy-tile = Acheter une tuile Momie ?
    .about = Tu as { talismans-n }. Une seule tuile par tour.
ask-rear-move = Ton dernier avance : de combien ?
    .about = Celui qui est le plus près de l'escalier. Rien ne se passe à l'arrivée.
ask-tile-move = Qui avance d'un pas ?
    .about = Rien ne se passe à l'arrivée.
ask-box-scarab = Quel scarabée remettre en boîte ?
    .about = Tu en prends un autre au hasard.
ask-discard-one = Quelle carte défausser ?
    .about = La carte Horus rejoint ta main.
ask-free-choice = Quels deux objets ?
    .about = Deux choses différentes parmi celles de la tuile.
ask-extra-card = Ajouter une carte ?
    .about = Son nombre s'ajoute : un seul aventurier fait tout le chemin.
ask-place-card = Où va la nouvelle carte ?
    .about = À gauche ou à droite du milieu ; la suivante va au milieu.
ask-reroll = { $roll } : garder ou relancer ?
    .about = Le parieur peut relancer une fois. Le second lancer compte.
ask-extra-turn = Retourner une série pour un tour ?
    .about = Le collectionneur retourne vase, statue et bijou. Ils comptent toujours.
ask-temple-action = Utiliser la nouvelle tuile ?
    .about = L'architecte peut utiliser ce qui vient d'apparaître.
ask-rearrange = Déplacer une carte ?
    .about = Un aventurier s'est réveillé : le tisserand peut déplacer une carte.
ask-rearrange-one = Déplacer une carte ?
    .about = À n'importe quelle autre place de ta main.
wait =
    { $decision ->
        [roll] Le dé roule
        [draw] Une carte est piochée
        [roll-to-rise] Le dé roule
       *[other] Un instant
    }
turn-with-card = Ton tour, { card-bare } en jeu

## Choices: the question that shows one, .do the button that does it, .exact how lists tell it from others like it

choose-play =
    { $forward ->
        [yes] Un pas avec { card } ?
       *[no] Jouer { card } ?
    }
    .do =
        { $forward ->
            [yes] Un pas
           *[no] Jouer
        }
    .exact =
        Jouer { card }, à { side }{ $forward ->
            [yes] , pour un seul pas
           *[no] { "" }
        }
choose-drop = Jeter { card } ?
    .do = Jeter
    .exact = Jeter { card }, à { side }
choose-add = Ajouter { card } ?
    .do = Ajouter
    .exact = Ajouter { card }, à { side }
choose-move =
    { $keys ->
        [0] { $to ->
            [tomb] Entrer dans la chambre ?
           *[other] { $tile ->
                [empty] Aller en { $to } ?
               *[other] Aller { tile-to } en { $to } ?
            }
        }
       *[other] Aller { place-to } pour { keys-n } ?
    }
    .do =
        { $to ->
            [tomb] Entrer
           *[other] Y aller
        }
    .exact =
        Aller { place-from } { place-to } ({ $back ->
            [yes] { $steps ->
                [1] en arrière
               *[other] { $steps } en arrière
            }
           *[no] { steps-n }
        }){ $keys ->
            [0] { "" }
           *[other] { " " }pour { keys-n }
        }
choose-act =
    { $tile ->
        [vase] Prendre
        [statue] Prendre
        [jewelry] Prendre
        [artifact] Prendre
       *[other] Utiliser
    } { tile-the } { place-at } ?
    .do =
        { $tile ->
            [vase] Prendre
            [statue] Prendre
            [jewelry] Prendre
            [artifact] Prendre
           *[other] Utiliser
        }
    .exact =
        Agir { place-at }{ $keys ->
            [0] { "" }
           *[other] { " " }pour { keys-n }
        }
choose-claim = Prendre { tile-the } ?
    .do = Prendre
choose-leave = Laisser { tile-the } ?
    .do = Laisser
choose-take =
    { $what ->
        [key] Prendre une clé ?
        [scarab] Prendre un scarabée ?
       *[wild-treasure] Prendre un joker ?
    }
    .do =
        { $what ->
            [key] Une clé
            [scarab] Un scarabée
           *[wild-treasure] Un joker
        }
choose-take-horus-card = Prendre { card } ?
    .do = Prendre
    .exact = Prendre { card }, niveau { $level }
choose-decline =
    { $what ->
        [rise] Ne pas lancer le dé ?
        [mummy-tile] Ne rien acheter ?
        [extra-card] N'ajouter aucune carte ?
        [extra-turn] Garder la série ?
        [temple-action] Ne pas l'utiliser ?
        [reroll] Garder le { $roll } ?
        [rearrange] Laisser ta main ainsi ?
        [rearrange-one] Laisser ta main ainsi ?
       *[move] Rester sur place ?
    }
    .do =
        { $what ->
            [rise] Plus tard
            [mummy-tile] Terminé
            [extra-card] Non
            [extra-turn] Garder
            [temple-action] Laisser
            [reroll] Garder
            [rearrange] Laisser ainsi
            [rearrange-one] Laisser ainsi
           *[move] Rester
        }
choose-accept =
    { $what ->
        [reroll] Relancer le dé ?
        [extra-turn] Retourner une série pour un tour bonus ?
        [temple-action] L'utiliser tout de suite ?
       *[rise] Lancer le dé pour se relever ?
    }
    .do =
        { $what ->
            [reroll] Relancer
            [extra-turn] Retourner
            [temple-action] Utiliser
           *[rise] Lancer
        }
choose-rearrange = { card-bare } en place { $to } ?
    .do = Déplacer
    .exact = Carte { $from } ({ card-bare }) en place { $to }
choose-place = En { nth } depuis la { side } ?
    .do = Placer
choose-raise =
    { $adventurers ->
        [0] Personne ne se relève ?
        [one] Relever celui qui est en { $spaces } ?
       *[other] Relever ceux qui sont en { $spaces } ?
    }
    .do =
        { $adventurers ->
            [0] Personne
           *[other] Relever
        }
choose-buy = « { mummy-tile } » pour { $cost } ?
    .do = Acheter
choose-discard = Défausser { card } ?
    .do = Défausser
    .exact = Défausser la carte { $index } ({ card-bare })
choose-box-scarab = Remettre le scarabée de { $points } ?
    .do = Remettre
choose-take-items =
    { $n ->
        [0] Ne rien prendre ?
       *[other] { $items } ?
    }
    .do =
        { $n ->
            [0] Rien
           *[other] Prendre
        }
item =
    { $what ->
        [key] une clé
        [scarab] un scarabée
       *[wild-treasure] un joker
    }
list-act = Agir en
list-card = Carte { $from } ({ card-bare })
list-raise = Relever

## What chance does, where a review or a list of outcomes names it

chance-begins = { $name } commence
chance-lay = { tile-a } en { $space }
chance-deal = { card-bare } pour { $name }
chance-draw = { card-bare } pour { $name }
chance-roll = le dé montre { $die }
chance-turn-up-horus-card = le niveau { $level } montre { card-bare }
chance-reveal = { tile-a } en { $space }
chance-draw-scarab = un scarabée de { $points } pour { $name }
chance-turn-up-mummy-tile = nouvelle tuile Momie : { mummy-tile }
chance-become = { $name } : { character }

## Points

score-treasures = Trésors pris
    .short = Trésors
score-positions = Places sur le parcours
    .short = Places
score-sarcophagi = Sarcophages
    .short = Sarcoph.
score-keys = Clés restantes
    .short = Clés
score-sets = Séries
    .short = Séries
score-artifacts = Artefacts avec série
    .short = Artefacts
score-character = Personnage
    .short = Personnage
score-mummy-tiles = Tuiles Momie
    .short = Momie
score-scarabs = Scarabées
    .short = Scarabées
count-stand =
    { $tomb ->
        [0] Personne
        [one] Un seul
       *[other] { $tomb }
    } dans la chambre, { $deep ->
        [0] personne
        [one] un seul
       *[other] { $deep }
    } près du mur le plus profond
ending-tomb = Le deuxième aventurier est dans la chambre : la manche est finie, on compte tout.
ending-no-move = Plus personne ne peut avancer.
ending-safety-stop = La partie s'arrête : trop de manches.

## Why not, and previews

place-bare =
    { $place ->
        [stairs] l'escalier
        [tomb] la chambre
       *[other] { $place }
    }
why-not-must = Impossible de s'en passer.
why-not-inner-card = Seules les cartes des deux bouts se jouent.
why-not-other-end =
    Cette carte est { $side ->
        [left] tout à gauche.
       *[right] tout à droite.
    }
why-not-not-in-hand = Tu n'as pas cette carte à cet endroit.
why-not-dead-card =
    { $why ->
        [no-key] Seule la chambre est à portée, et tu n'as pas de clé.
        [osiris-past-tomb] Osiris mènerait les tiens au-delà de la chambre.
        [barred] La momie passe d'abord et renverse les tiens.
        [no-way-back] Aucune tuile derrière les tiens.
        [no-tile] Aucun des tiens n'est sur une tuile.
       *[past-tomb] La chambre demande le compte exact. { $places ->
            [1] { $away ->
                [one] Tu en es à { $away } pas
               *[other] Tu en es à { $away } pas
            }
           *[other] Tu en es à { $away } pas
        } : { $steps } mène trop loin.
    }{ $rest }
    .title = { card-bare } ne fait avancer personne
why-not-rest =
    { " " }{ $where ->
        [stairs] Sur l'escalier
       *[spaces] En { $places }
    } : { $why ->
        [no-key] tu n'as pas de clé.
        [osiris-past-tomb] Osiris mènerait trop loin.
        [barred] la momie passe d'abord.
        [no-way-back] aucune tuile derrière.
        [no-tile] aucune tuile là.
       *[past-tomb] cela mène trop loin.
    }
why-not-no-second = Il en faut deux sur des cases différentes.
why-not-nobody-active = Aucun des tiens ne peut avancer.
why-not-must-play = Une carte qui fait avancer quelqu'un doit se jouer : { $cards }.
why-not-only-absent = Cela ne se fait que pour qui n'est plus là.
why-not-no-ability =
    { $character ->
        [reroll] Seul le parieur peut relancer.
        [extra-turn] Seul le collectionneur a un tel tour.
        [forward] Seul l'éclaireur peut faire un pas à la place.
       *[temple] Seul l'architecte peut s'en servir tout de suite.
    }
why-not-order = Ta main garde son ordre.
why-not-same-place = Elle y est déjà.
why-not-did-not-move = Seul l'un de ceux qui viennent d'avancer agit : { $moved }.
why-not-no-treasure = Aucun trésor en { $space }.
why-not-other-tile = Autre chose est en { $space } : { tile-a }.
why-not-too-few = Il t'en faut { $needs }. Pour l'instant : { $there }.
why-not-arrive = L'un des tiens doit finir sa marche en { $space }.
why-not-must-claim = Un trésor que tu peux prendre se prend.
why-not-not-offered =
    { $what ->
        [key] Pas de clé à prendre ici.
        [scarab] Pas de scarabée à prendre ici.
        [wild-treasure] Pas de joker à prendre ici.
       *[horus-card] Pas de carte Horus à prendre ici.
    }
why-not-none-left =
    { $what ->
        [key] Il n'y a plus de clé.
        [scarab] Il n'y a plus de scarabée.
        [wild-treasure] Il n'y a plus de joker.
       *[horus-card] Il n'y a plus de carte Horus.
    }
why-not-elsewhere =
    { $what ->
        [key] Les clés sont chez Horus : termine une marche sur sa tuile.
        [scarab] Termine une marche sur un scarabée pour en prendre un.
        [wild-treasure] Termine une marche sur un joker pour en prendre un.
       *[horus-card] Les cartes Horus sont chez lui : termine une marche sur sa tuile.
    }
why-not-other-level = Ici, seul le niveau { $levels } est offert.
why-not-stack-empty = La pile de niveau { $level } est vide.
why-not-not-on-top = Seule la carte du dessus se prend.
why-not-asleep = Dort encore. Passe cet Anubis pour le réveiller.
why-not-woken = À peine debout. Il marche à ton prochain tour.
why-not-in-tomb = Qui est dans la chambre y reste.
why-not-lying = À terre. Lance le dé en début de tour pour le relever.
why-not-barred = La momie passe d'abord en { $space } et y renverse les tiens.
why-not-no-key =
    { $keys ->
        [1] Pas de clé, pas de chambre. Horus en a.
       *[other] Il faut { keys-n } ; tu en as { $have }.
    }
why-not-osiris-past-tomb = Osiris mènerait au-delà de la chambre.
why-not-past-tomb =
    { $away ->
        [one] La chambre est à { $away } pas : { $steps } mène trop loin.
       *[other] La chambre est à { $away } pas : { $steps } mène trop loin.
    }
why-not-no-way-back = Aucune tuile derrière.
why-not-no-tile = Pas de tuile à utiliser là.
why-not-nobody-there = Aucun des tiens n'est là.
why-not-wrong-number = Tu avances de { $steps }.
why-not-never-a-goal = Personne n'y va.
why-not-backward = Seul ±1 recule, et d'une seule tuile.
why-not-empty-space =
    Les cases vides ne comptent pas{ $many ->
        [0] .
       *[other] . Arrivée : { $ends }.
    }
why-not-osiris = Personne ne reste sur Osiris : il envoie plus loin.
why-not-exact-count =
    { $away ->
        [one] La chambre demande exactement { $away } pas, pas { $steps }.
       *[other] La chambre demande exactement { $away } pas, pas { $steps }.
    }
why-not-wrong-distance =
    { $away ->
        [one] C'est à { $away } pas ; tu en as { $steps }.
       *[other] C'est à { $away } pas ; tu en as { $steps }.
    }
why-not-price =
    { $keys ->
        [0] Cela ne coûte pas de clé.
       *[other] Cela coûte { keys-n }.
    }
why-not-nobody-lies = Aucun des tiens n'est à terre.
why-not-nobody-lies-there = Aucun des tiens n'est à terre en { $space }.
why-not-under-the-mummy = La momie est en { $space } : personne ne s'y relève.
why-not-too-many = Avec { $die }, un seul se relève.
why-not-start-of-turn = Seulement au début de ton tour.
why-not-not-on-display = Cette tuile n'est pas visible.
why-not-too-dear = Coûte { cost-n } ; tu en as { $talismans }.
why-not-end-of-turn = Les tuiles Momie viennent en dernier, quand ta main est complète.
why-not-bought-first = Achète d'abord la tuile Momie : { mummy-tile }.
why-not-no-such-scarab = Tu n'as pas ce scarabée.
why-not-two-items = Prends deux choses différentes.
why-not-not-the-last = Seul ton dernier avance, celui { place-at }.
why-not-no-horus-card = Une carte Horus ne s'ajoute pas.
why-not-adds-nothing = Avec { card } en plus, personne ne pourrait avancer.
why-not-must-add = Seule, cette carte ne fait avancer personne : ajoute-en une.
why-not-after-n = Seuls 1+, 2+ et 3+ acceptent une seconde carte.
nothing-yet = Rien encore : ce trésor demande { $needs } des tiens.
preview-steps =
    { steps-n }{ $osiris ->
        [0] { "" }
       *[other] , Osiris en ajoute { $osiris }
    }.

## Help: what a thing is, in a sentence

treasure-help =
    { points } pour qui a ici { $needs ->
        [one] { $needs } aventurier
       *[other] { $needs } aventuriers
    }.
help-tile =
    { $tile ->
        [vase] { treasure-help }
        [statue] { treasure-help }
        [jewelry] { treasure-help }
        [artifact] { treasure-help } Avec une série complète, il ajoute 3.
        [osiris] Qui s'arrête ici avance encore de { steps-n }.
        [horus] Une clé, ou la carte Horus de niveau { $level }.
        [favour] Une carte Horus de niveau { $level } ou { $higher }.
        [wild] Un joker remplace ce qui manque à une série.
        [scarab] Un scarabée pris au hasard. Il compte à la fin.
        [wild-or-scarab] Un joker ou un scarabée, au choix.
        [tunnel] Mène au tunnel suivant.
       *[empty] Rien ici. La case ne compte pas en marchant.
    }
help-card =
    { $card ->
        [plus-minus] { $number ->
            [1] Un aventurier fait un pas, en avant ou en arrière.
           *[other] Un aventurier fait { $number } pas, en avant ou en arrière.
        }
        [die] Lance le dé. Un aventurier avance d'autant.
        [up-to] Choisis un nombre de { $least } à { $number }. Un aventurier avance d'autant.
        [up-to-die] Lance le dé et choisis un nombre jusqu'au résultat.
        [all] Tous tes aventuriers avancent de { $number }. Un seul agit.
        [last] Ton dernier aventurier rejoint le suivant et agit là.
        [one-less] Avance de { $number }. Là, un trésor demande un aventurier de moins.
        [die-plus-minus] Lance le dé. Garde le résultat, un de plus ou un de moins.
        [plus] Avance de { $number }, et ajoute une autre carte d'un bout si tu veux.
       *[steps] { $number ->
            [0] Un aventurier agit sur place.
           *[other] Un aventurier avance d'exactement { $number }.
        }
    }
help-mummy-tile =
    { $mummy_tile ->
        [new-hand] Défausse ta main et pioche une nouvelle main.
        [rear-1-2] Ton aventurier le plus près de l'escalier avance de 1 ou 2.
        [n-2-points] 2 points tout de suite.
        [rearrange] Déplace une carte de ta main.
        [scarab] Prends un scarabée.
        [exchange-scarab] Remets un scarabée dans la boîte et prends-en un autre.
        [move-1] Un aventurier avance de 1, sans agir.
        [horus-card] Défausse une carte et prends une carte Horus du dessus, au choix.
        [treasure-points] 2 points pour chaque paire de trésors.
        [rear-1-4] Ton aventurier le plus près de l'escalier avance de 1 à 4.
        [n-2-keys] Prends 2 clés.
        [free-choice] Deux choses différentes : clé, scarabée ou joker.
        [extra-turn] Encore un tour après celui-ci.
        [all-move-4] Tous tes aventuriers avancent de 4, sans agir.
       *[lowest-treasure] Les points du plus petit trésor du temple.
    }
help-character =
    { $character ->
        [rearrange] Quand un aventurier se réveille, à toi ou non, tu peux déplacer une carte en main.
        [reroll] Quand ta carte lance le dé, tu peux relancer une fois. Le second lancer compte.
        [extra-turn] Un vase, une statue et un bijou, sans joker, se retournent pour un tour bonus.
        [choose-horus] Sur toute tuile Horus, tu peux prendre la carte du dessus de n'importe quelle pile.
        [extra-point] Chaque trésor que tu prends vaut 1 de plus.
        [forward] Tu peux jouer toute carte comme un seul pas en avant.
        [temple] La tuile Temple qui apparaît quand tu prends un trésor peut servir tout de suite.
       *[key] Dépense une clé pour changer de 1 le nombre d'une carte, sauf une carte Horus.
    }
now-stack = Dessus : { card-bare }. Il en reste { $cards }.
now-tomb = Ton plus proche est à { steps-n }. Clés : { $keys }.
now-talismans = Tu en as { $talismans }.
now-artifact = Les tiens : { $held }. Séries complètes pour les porter : { $sets }.
now-treasure =
    Tu en as { $held } comme ça.{ $gain ->
        [0] { "" }
       *[other] { " " }Celui-ci complète une série : { $gain } de plus à la fin.
    }
now-horus =
    Tu as { keys-n }.{ $cards ->
        [0] { "" }
       *[other] { " " }Dessus : { card-bare }.
    }
now-wild =
    Tu en as { $held }.{ $gain ->
        [0] { "" }
       *[other] { " " }Un de plus complète une série : { $gain } à la fin.
    }
now-scarab = Tu en as { $held } ; il en reste { $left }.
help-stack = La carte du dessus se prend sur une tuile Horus avec autant d'yeux.
help-tomb = On y entre au compte exact, pour une clé.
help-stairs = Les aventuriers y commencent, ceux qui se réveillent aussi.
tomb = La chambre funéraire
stairs = L'escalier
    .short = Escalier

## Tips of the first game

tip-hand = Deux cartes se jouent
    .about = Seulement celles des deux bouts. Tu ne tries jamais : une nouvelle carte va au milieu.
tip-move = Quelqu'un avance
    .about = Ceux qui ont un anneau doré le peuvent. Les cases sans tuile ne comptent pas.
tip-claim = Un trésor veut du monde
    .about = Les petites silhouettes d'une tuile disent combien des tiens il faut là.
tip-horus = Une clé ou une carte
    .about = La chambre ne s'ouvre qu'avec une clé. Une carte Horus est plus forte que celles de la pioche.
tip-woken = Un dormeur se réveille
    .about = Passer un Anubis réveille ton dormeur. Il part de l'escalier.
tip-mummy = Gare à la momie
    .about = Les cartes Horus la font avancer. Elle renverse tous ceux qu'elle croise, et qui l'a fait avancer prend un talisman.
tip-rise = Un des tiens est à terre
    .about = Avant ta carte, tu peux lancer le dé pour le relever.

## On the page: labels beside the board, and what is said to those who hear it

standing =
    { $curse ->
        [yes] avec La Malédiction de la momie · { round }
       *[no] { round }
    } · { $tomb ->
        [0] personne encore dans la chambre
       *[other] { $tomb } dans la chambre
    }
turn-with-roll = Ton tour, { card-bare } en jeu, { $roll } au dé
walkers =
    { $adventurers ->
        [one] Un seul des tiens peut avancer.
       *[other] { $adventurers } des tiens peuvent avancer. Choisis.
    }
forward-side =
    { $side ->
        [left] Carte de gauche : 1 pas
       *[right] Carte de droite : 1 pas
    }
tag-wakes = se réveille
tag-falls = tombe
board-label = Temple de Louxor, { $spaces } cases de l'escalier à la chambre funéraire
place-aloud =
    { $article ->
        [yes] la case { $place }
       *[no] case { $place }
    }
spot =
    Case { $space }, { tile }{ $tile ->
        [favour] { " " }{ $level }/{ $higher }
       *[other] { "" }
    }.
spot-tomb = La chambre funéraire. Sarcophages de { $sarcophagi }.
spot-stairs = L'escalier.
spot-doubled = Une seconde tuile se trouve dessous.
spot-wall = Valeur du mur : { $points }.
spot-people =
    { $people ->
        [nobody] Personne ici.
       *[some] Ici : { $list }.
    }
spot-statue =
    Le { anubis } Anubis, entre { $after } et { $next }. { $people ->
        [nobody] Personne n'y dort.
       *[some] Y dorment : { $list }.
    }
spot-mummy = La momie est ici.
people =
    { $who ->
        [you] { $adventurers } chez toi
       *[named] { $adventurers } chez { $name }
    }{ $lying ->
        [0] { "" }
       *[other] , dont { $lying } à terre
    }
whereabouts =
    { $state ->
        [stairs] sur l'escalier
        [tomb] dans la chambre
        [lying] à terre en { $at }
        [asleep] endormi au { anubis } Anubis
       *[up] en { $at }
    }
hand = Ta main
hand-card =
    { $end ->
        [left] { $face }, tout à gauche
        [right] { $face }, tout à droite
       *[inner] { $face }, place { $place }
    }{ $can ->
        [yes] , à choisir
       *[no] { "" }
    }
hand-no-move = sans effet
hand-new = Nouvelle carte : { card-bare }
hand-place = En place { $place }
stack-label =
    Horus { $level } : { $cards ->
        [0] vide, { cards-left }
       *[other] { $face }, { cards-left }
    }{ $can ->
        [yes] , à prendre
       *[no] { "" }
    }
cards-left = reste { $cards }
horus-cards = Horus
    .about = cartes du dessus
talismans-left = reste { talismans-n }
supplies = Réserve
to-draw = à piocher
cards-played = jouées
last-played = dernière : { card-bare }
things =
    { $thing ->
        [vase] vases
        [statue] statues
        [jewelry] bijoux
        [artifact] artefacts
        [wild] jokers
        [scarab] scarabées
        [key] clés
        [talisman] talismans
        [cobra] cobra
        [falcon] faucon
       *[lion] lion
    }
sets-n =
    { $sets ->
        [0] aucune série
        [one] { $sets } série
       *[other] { $sets } séries
    }
known-cards = cartes connues
all-known = Tout ce que l'on sait ici : { $name }
fact-points = Points jusqu'ici
fact-treasures = Vases, statues, bijoux
fact-wild = Jokers
fact-sets = Séries complètes
fact-talismans = Talismans
fact-adventurers = Aventuriers
mummy-tile-label =
    Tuile Momie : { $sign }{ mummy-tile }, { cost-n }. { help-mummy-tile }{ $can ->
        [yes] { " " }À vendre.
       *[no] { "" }
    }
horus-card = Carte Horus, niveau { $level }

## The race

race = La course
    .about = si l'on comptait maintenant
count-now = Compté maintenant
count-points =
    { $exact ->
        [yes] { $low }
       *[no] { $low } à { $high }
    }
count-of = { $name } : { count-points }
count-tiles =
    { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }
count-sets = { sets-n }, la suivante +{ $next }
count-hidden = { $scarabs }, face cachée
together = Ensemble
last-round = Dernière manche
    .why = { $adventurers } sont dans la chambre funéraire.
    .then =
        { $left ->
            [one] Après ce tour, on compte les points.
           *[other] Quand chacun aura joué, on compte les points.
        }
last-to-move =
    { $who ->
        [you] Tu joues en dernier.
       *[named] { $name } joue en dernier.
    }
still-to-move = Encore à jouer : { $list }.
entered-as =
    { $order ->
        [1] en premier, manche { $round }
       *[2] en second, manche { $round }
    }

## In the terminal: what there is room for beside the temple and on it

terminal-plays =
    { $who ->
        [you] Tu joues
       *[named] { $name } joue
    } { card-bare }
terminal-one-step = { " " }pour un seul pas
terminal-rolled = , { $roll } au dé
terminal-extra-turns =
    { $turns ->
        [one] , encore { $turns } tour
       *[other] , encore { $turns } tours
    }
terminal-asked =
    { $who ->
        [you] une question pour toi
       *[named] une question pour { $name }
    }
terminal-points = { $points } pts
terminal-keys-held =
    { $keys ->
        [one] { $keys } clé
       *[other] { $keys } clés
    }
terminal-talismans = { $talismans } ta.
terminal-scarabs = { $scarabs } scar.
terminal-scarabs-worth = scarabées, { $points } en tout : { $values }
terminal-used = { " " }({ $n }×)
terminal-horus-cards = Cartes Horus
terminal-piles = pioche { $draw }  défausse { $discards }, dessus { $top }
terminal-supply = { $keys } clés  { $wild } jokers  { $scarabs } scarabées
terminal-temple = temple : cobra { $cobra } faucon { $falcon } lion { $lion }
terminal-strip = pioche { $draw }  défausse { $discards }, dessus { $top }  { $keys } clés  { $wild } jokers  { $scarabs } scarabées  c{ $cobra } f{ $falcon } l{ $lion }
terminal-hidden =
    { $tiles ->
        [one] { $tiles } cachée
       *[other] { $tiles } cachées
    }
terminal-signs = Signes
terminal-sign-treasure = 2→3 demande 2, donne 3   +2 mur
terminal-sign-anubis = ▲ Anubis   { $letters } tuile dessous
terminal-lying = r b g y p sont à terre
terminal-stairs = escalier
terminal-tomb = CHAMBRE
terminal-mummy = MOMIE
terminal-type =
    { $tile ->
        [vase] vase
        [statue] statue
       *[jewelry] bijou
    }
terminal-letter =
    { $tile ->
        [vase] V
        [statue] S
        [jewelry] B
       *[artifact] A
    }
terminal-tile =
    { $tile ->
        [osiris] Osiris+{ $number }
        [horus] Horus { $number }
        [favour] Fav. { $number }
        [wild] ★joker
        [scarab] scarabée
        [wild-or-scarab] joker/sc
       *[tunnel] tunnel
    }
terminal-card =
    { $card ->
        [steps] { $number }
        [plus-minus] ±{ $number }
        [die] dé
        [up-to] { $least }–{ $number }
        [up-to-die] 1–dé
        [all] tous+{ $number }
        [last] rej.
        [one-less] { $number }(−1)
        [die-plus-minus] dé±1
       *[plus] { $number }+
    }
terminal-mummy-tile =
    { $mummy_tile ->
        [new-hand] nouvelle main
        [rear-1-2] dernier 1–2
        [n-2-points] 2 points
        [rearrange] dépl. carte
        [scarab] un scarabée
        [exchange-scarab] éch. scarabée
        [move-1] un avance de 1
        [horus-card] carte Horus
        [treasure-points] 2 par 2 trésors
        [rear-1-4] dernier 1–4
        [n-2-keys] 2 clés
        [free-choice] deux sur trois
        [extra-turn] tour bonus
        [all-move-4] tous de 4
       *[lowest-treasure] + petit trésor
    }
terminal-legend =
    Le temple est un chemin de quarante cases, de l'escalier (en haut à gauche) jusqu'à la chambre.
      ●V 2→3   un vase (■S statue, ◆B bijou, ✦A artefact) : il t'en faut 2, rapporte 3 points
      c f l    sous ce trésor, une tuile Temple de la pile cobra, faucon ou lion
      ?        sous ce trésor, il y en a un autre, face cachée
      Horus 1  une clé, ou la carte Horus du dessus du niveau 1   Osiris+3  avance encore de 3
      ★joker  scarabée  joker/sc  tunnel  Fav. 1/2                tuiles Temple ; · est une case vide
      +2       points sur le mur pour l'aventurier qui finit là
      ▲ RB     une statue d'Anubis, avec les dormeurs de Rouge et de Bleu
      ▸3       le choix 3 mène ici
      R B V J  aventuriers, avec la lettre de qui les joue ; (R) se réveille ; r b v j sont à terre
      MOMIE    la momie, ou M : les cartes Horus la font avancer vers l'escalier
    À côté du temple :
      12+3 pts points des trésors, puis ceux des personnages et des tuiles Momie
      2 ta.    talismans, qui achètent des tuiles Momie en fin de tour
      V S B ✦ ★  vases, statues, bijoux, artefacts et jokers
      2(−1)    avance de 2, et un trésor demande un aventurier de moins
      ? e      cartes que tu ne connais pas ; e vient de l'équipement de son joueur
    Seules les cartes des deux bouts se jouent ; une nouvelle carte va au milieu.

## Why a bot would choose something: each a part of a sentence about the choice

motive-treasures = prend plus de trésors (+{ $points })
    .less = prend moins de trésors (−{ $points })
    .thing = trésors
motive-positions = mène tes aventuriers plus loin (+{ $points })
    .less = laisse tes aventuriers plus près de l'entrée (−{ $points })
    .thing = profondeur
motive-sarcophagi = rapproche la chambre (+{ $points })
    .less = rend la chambre plus difficile à atteindre (−{ $points })
    .thing = chambre
motive-keys = est bon pour tes clés (+{ $points })
    .less = te coûte des clés (−{ $points })
    .thing = clés
motive-sets = avance tes séries (+{ $points })
    .less = avance moins tes séries (−{ $points })
    .thing = séries
motive-artifacts = valorise tes artefacts (+{ $points })
    .less = valorise moins tes artefacts (−{ $points })
    .thing = artefacts
motive-character = convient à ton personnage (+{ $points })
    .less = convient moins à ton personnage (−{ $points })
    .thing = personnage
motive-mummy-tiles = rapporte plus par les tuiles momie (+{ $points })
    .less = rapporte moins par les tuiles momie (−{ $points })
    .thing = tuiles momie
motive-scarabs = rapporte des scarabées (+{ $points })
    .less = rapporte moins de scarabées (−{ $points })
    .thing = scarabées
motive-cards = valorise tes cartes (+{ $points })
    .less = valorise moins tes cartes (−{ $points })
    .thing = cartes
motive-reach = met plus à ta portée (+{ $points })
    .less = met moins à ta portée (−{ $points })
    .thing = à portée
motive-turns = te donne plus de tours (+{ $points })
    .less = te donne moins de tours (−{ $points })
    .thing = tours
motive-mummy = t'aide contre la momie (+{ $points })
    .less = t'aide moins contre la momie (−{ $points })
    .thing = momie

## A hint of a puzzle: which piece it is about

clue-adventurer = L'un des tiens { place-at } avance.
