# Luxor's rules on one page. Figures are those of the board; names and help of things stand in the game's own words.

rules-lead = Une course dans le temple. Lis cette page, et tu sais jouer.
rules-minute = Le jeu en une minute
rules-turn = Un tour en quatre images
rules-tiles = Les tuiles
rules-cards = Les cartes
rules-walking = Avancer et réveiller
rules-tomb = La chambre funéraire et la fin
rules-count = Compter les points
rules-module-mummy = La momie
rules-module-equipment = Équipement
rules-module-artifacts = Artefacts
rules-module-characters = Personnages
rules-module-fifth = À cinq

rules-people = Tu en mènes { $adventurers } : { $awake } partent de l'escalier, un dort à chaque statue d'Anubis. Une case accueille tout le monde.
    .title = Tes aventuriers
rules-path = Il s'enroule vers le centre sur { $spaces } cases. Un pas mène à la tuile suivante ; les cases sans tuile ne comptent pas.
    .title = Le chemin
rules-anubis = Passe devant, et ton dormeur s'y réveille sur l'escalier.
    .title = Anubis
rules-chamber = On y entre par le compte exact, pour une clé. Les deux premiers gagnent un sarcophage : { $sarcophagi }.
    .title = La chambre funéraire
rules-walls = Ils disent ce que vaut une place à la fin : { $walls }, et { $tomb } dans la chambre.
    .title = Les murs
rules-aim = Quand deux aventuriers sont dans la chambre, on termine la manche. Puis tout se compte, et le plus de points gagne. À égalité, le sarcophage qui vaut le plus décide. Seuls les mains et les scarabées sont secrets.
    .title = Comment ça finit

rules-play = Seulement celle tout à gauche ou tout à droite. L'ordre de ta main ne change jamais.
    .title = Joue une carte d'un bout
rules-walk = L'un des tiens, éveillé, avance d'exactement autant de tuiles. Aucun pas ne se perd.
    .title = Avance
rules-use = Là où la marche s'arrête, on utilise la tuile : un trésor avec assez des tiens est à toi et compte aussitôt.
    .title = Utilise la tuile
rules-draw = Elle va au milieu : { $left } à sa gauche, { $right } à sa droite. Tu en as de nouveau { $hand }.
    .title = Pioche une carte

rules-tile =
    { $tile ->
        [treasure] Les figurines disent combien des tiens il faut, le nombre ce qu'il rapporte. Sous certains attend une tuile Temple, qui apparaît quand on les prend.
        [horus] Prends une clé, ou la carte du dessus de la pile à autant d'yeux. Cette carte remplace celle que tu piocherais.
        [osiris] Qui arrive ici continue du nombre indiqué. Personne n'y reste jamais.
       *[favour] Prends la carte du dessus de l'une des deux piles. Comme toute tuile Temple, elle reste pour les suivants.
    }
    .title = Trésor
rules-card =
    { $card ->
        [steps] { $equipment ->
            [yes] 0 : agis sur place. Les autres : exactement autant de pas.
           *[no] Un aventurier avance d'exactement autant de pas.
        }
        [plus-minus] Un aventurier fait exactement autant de pas, en avant ou en arrière.
        [up-to] Choisis un nombre de la plage ; un aventurier avance d'autant. Les cartes Horus se jouent comme les autres.
        [up-to-die] Lance le dé, puis choisis un nombre jusqu'au résultat.
        [all] Tous les tiens avancent, le premier d'abord. L'un d'eux utilise sa tuile.
        [last] Ton dernier aventurier rejoint l'avant-dernier et agit là.
        [one-less] Avance du nombre. Un trésor y demande un aventurier de moins.
       *[plus] Avance du nombre, et ajoute une autre carte d'un bout si tu veux, jamais une carte Horus. Puis pioches-en deux.
    }
    .title =
        { $card ->
            [steps] Un nombre
            [plus-minus] En avant ou en arrière
            [die] Le dé
            [up-to] Au choix
            [up-to-die] Jusqu'au dé
            [all] Tous les tiens
            [last] Le dernier
            [one-less] Un de moins
            [die-plus-minus] Dé ±1
           *[plus] Et une de plus
        }

rules-gaps = Où un trésor a été pris sans que rien n'apparaisse, le chemin est vide. Les pas sautent par-dessus.
    .title = Les vides ne comptent pas
rules-on = Le même aventurier continue du nombre d'Osiris, et utilise la tuile où il s'arrête enfin. Toute la marche doit être possible.
    .title = Osiris fait continuer
rules-wake = Quand l'un des tiens passe la statue, à pas ou par un tunnel, le dormeur se lève sur l'escalier. Il avance dès ton prochain tour.
    .title = Réveiller un dormeur
rules-stuck = Si aucune carte d'un bout ne fait avancer quelqu'un, défausse l'une d'elles, n'utilise aucune tuile et pioche.
    .title = Quand aucune ne va

rules-enter = Le compte doit mener juste dans la chambre, et tu rends une clé. Sans clé, personne n'entre ; qui est dedans y reste.
    .title = Entrer
rules-sarcophagi = Le premier entré prend { $first } points, le deuxième l'autre. Qui vient plus tard dans la manche n'en trouve plus.
    .title = Les sarcophages
rules-end = Si personne ne peut avancer pendant toute une manche, la partie s'arrête aussi.
    .title = Si tout est bloqué

rules-places = Chaque aventurier rapporte ce que dit le mur : { $places } = { $placed }. Sur l'escalier ou endormi, rien.
    .title = Places
rules-coffins = Un sarcophage à toi rapporte son nombre : { $coffins }.
    .title = Sarcophage
rules-keys = Chaque clé qui reste rapporte un point : { $kept }.
    .title = Clés
rules-sets = Un vase, une statue et un bijou font une série ; deux au plus peuvent être des jokers. Une série rapporte { $one }, deux { $two }, trois { $three }. Ici { $sets } : { $paid }.
    .title = Séries
rules-scarabs = On les retourne, de { $low } à { $high } points chacun. Ici { $scarabs } en tout.
    .title = Scarabées
rules-sum = { $placed } + { $coffins } + { $kept } + { $paid } + { $scarabs } = { $total }, en plus des trésors comptés en route.
    .title = Un exemple

rules-mummy = Qui prend ou joue une carte Horus la fait marcher vers l'escalier, une tuile par œil. De la première tuile, elle saute à la dernière.
    .title = Comment elle marche
rules-fallen = Elle renverse les aventuriers des autres en passant, et tout le monde là où elle s'arrête, même qui y arrive plus tard. À terre, on n'avance ni n'aide, mais le mur compte. L'escalier et la chambre sont sûrs.
    .title = Qui tombe
rules-talismans = Un pour chaque joueur que ta marche de la momie a renversé. Chacun en a { $talismans } au départ.
    .title = Talismans
rules-rising = Au début de ton tour, tu peux lancer le dé. 1 ou 2 : un se relève ; 3 ou 4 : tous ; puis ton tour est fini. 5 ou 6 : tous, et tu joues. Sous la momie, personne ne se relève.
    .title = Se relever
rules-buying = À la fin de ton tour, tu peux acheter l'une des trois. Qui avance par une tuile n'en utilise aucune.
    .title = Tuiles Momie
rules-outfit = Tu pars avec { $hand } cartes de ta couleur au lieu des cartes de départ. Ensuite elles circulent comme les autres.
    .title = Tes propres cartes
rules-below = Certains trésors couvrent une autre tuile. Le dessus pris, celle du dessous apparaît, à prendre dès le tour suivant.
    .title = Sous les trésors
rules-artifacts = On les prend comme des trésors. À la fin, chaque série complète peut en porter un : { $artifact } points de plus. Ils n'entrent dans aucune série.
    .title = Artefacts
rules-ability = Chacun en reçoit un, visible de tous, et peut utiliser son pouvoir dès que son moment vient.
    .title = Ton personnage
rules-fifth = Une cinquième couleur s'ajoute, placée comme les autres, et d'autres cartes Horus rejoignent les trois piles.
    .title = Une cinquième couleur

## Les chiffres d'une édition

edition-group-points = Points
edition-group-cards = Cartes
edition-group-temple = Le temple
edition-group-curse = La Malédiction de la momie
edition-table-walls = Murs
    .about = points pour un aventurier qui finit là
edition-table-sarcophagi = Sarcophages
    .about = pour les premiers dans la chambre, dans cet ordre
edition-table-sets = Séries
    .about = points pour toutes les séries complètes ensemble
edition-table-scarabs = Scarabées
    .about = leurs points, et combien
edition-table-treasures = Trésors
    .about = aventuriers nécessaires, points, et combien
edition-table-basic-cards = Cartes de départ
    .about = combien de chaque
edition-table-hand = La main
    .about = combien de cartes chacun a
edition-table-horus-cards = Cartes Horus
    .about = par niveau, combien de chaque
edition-table-statues = Anubis
    .about = la case avant chaque statue
edition-table-temple-tiles = Tuiles Temple
    .about = par pile, combien de chaque
edition-table-osiris-tiles = Tuiles Osiris
    .about = pas, et combien
edition-table-spaces = Cases
    .about = ce qui se trouve où, et quelle marque y est imprimée
edition-table-supplies = Réserve
    .about = combien il y en a
edition-table-extra-horus-cards = Autres cartes Horus
    .about = ajoutées à cinq
edition-table-talismans = Talismans
    .about = pour chacun au début
edition-table-mummy-tiles = Tuiles Momie
    .about = leur coût en talismans, et combien
edition-table-free-choice = La tuile « deux parmi trois »
    .about = ce qu'on peut choisir
edition-table-equipment = Cartes Équipement
    .about = de chaque couleur ; une main en est distribuée
edition-table-artifacts = Artefacts
    .about = aventuriers nécessaires, points, et combien
edition-row-walls =
    { $span ->
        [tomb] La chambre
        [one] Case { $first }
       *[many] Cases { $first } à { $last }
    }
edition-row-sarcophagi = Sarcophage { $number }
edition-row-sets =
    { $sets ->
        [one] { $sets } série
       *[other] { $sets } séries
    }
edition-row-scarabs =
    { $points ->
        [one] Valeur { $points } point
       *[other] Valeur { $points } points
    }
edition-row-treasures =
    { $needs ->
        [one] { $type } pour { $needs } aventurier, { $points } points
       *[other] { $type } pour { $needs } aventuriers, { $points } points
    }
edition-row-basic-cards = Carte { $card }
edition-row-hand = Cartes en main
edition-row-horus-cards = Niveau { $level } : { $card }
edition-row-statues = Statue { $number }
edition-row-temple-tiles = { $stack } : { $tile }
edition-row-osiris-tiles = +{ $steps }
edition-row-spaces = Case { $space }
edition-row-supplies = { $what }
edition-row-extra-horus-cards = Niveau { $level } : { $card }
edition-row-talismans = À { $players }
edition-row-mummy-tiles = Tuile Momie « { $effect } »
edition-row-free-choice = { $item }
edition-row-equipment = Carte { $card }
edition-row-artifacts =
    { $needs ->
        [one] Artefact pour { $needs } aventurier, { $points } points
       *[other] Artefact pour { $needs } aventuriers, { $points } points
    }
edition-field-first = de
edition-field-last = à
edition-field-points = points
edition-field-copies = combien
edition-field-needs = aventuriers
edition-field-steps = pas
edition-field-level = niveau
edition-field-cards = cartes
edition-field-card = carte
edition-field-after = après la case
edition-field-kind = ce qui s'y trouve
edition-field-icon = marque
edition-field-type = trésor
edition-field-stack = pile
edition-field-tile = tuile
edition-field-sets = séries
edition-field-each = chacun
edition-field-cost = coût
edition-field-item = objet
edition-field-effect = tuile
edition-field-what = quoi
edition-field-space = case
edition-field-players = personnes
edition-kind =
    { $value ->
        [treasure] trésor
        [osiris] Osiris
        [horus-1] Horus, niveau 1
        [horus-2] Horus, niveau 2
       *[horus-3] Horus, niveau 3
    }
edition-icon =
    { $value ->
       *[none] sans marque
        [cobra] cobra
        [falcon] faucon
        [lion] lion
    }
edition-stack =
    { $value ->
        [cobra] cobra
        [falcon] faucon
       *[lion] lion
    }
edition-tile =
    { $value ->
        [wild] joker
        [scarab] scarabée
        [wild-scarab] joker ou scarabée
        [tunnel] tunnel
        [favour-of-horus-1-2] faveur d'Horus, niveau 1 ou 2
       *[favour-of-horus-2-3] faveur d'Horus, niveau 2 ou 3
    }
edition-what =
    { $value ->
        [keys] Clés
        [wild-treasures] Jokers
        [talismans] Talismans
        [artifact-points] Points pour un artefact joint à une série
       *[rounds] Manches, au plus
    }
edition-item =
    { $value ->
        [key] clé
        [scarab] scarabée
       *[wild-treasure] joker
    }
