## Faire une édition d'un jeu, chargé avec sa page

edition-of = Une édition de { $game }
edition-bar =
    { $count ->
        [0] les chiffres du standard
        [one] 1 chiffre est à toi
       *[other] { $count } chiffres sont à toi
    }
edition-figures = Chiffres
edition-name = Nom
    .usual = Mon édition
edition-nameless = Il lui faut un nom
edition-mine = Mes éditions
edition-new = Une nouvelle, comme le standard
edition-delete = Supprimer
    .sure = Supprimer { $name } ?
    .no = La laisser
    .what =
        { $kept ->
            [yes] Son lien ne mène alors plus nulle part. Les tables qui la jouent continuent avec ses chiffres.
           *[no] Elle n'est que dans ce navigateur : impossible de la récupérer ensuite.
        }
edition-state = Gardée
    .changed = Modifiée depuis
    .here = Dans ce navigateur seulement
    .reads = De quelqu'un d'autre
edition-keep = Garder
    .some =
        { $count ->
            [one] { $count } édition n'est que dans ce navigateur.
           *[other] { $count } éditions ne sont que dans ce navigateur.
        }
    .all = Tout garder
edition-alone = { $name } (ici seulement)
edition-reads = Quelqu'un t'a montré cette édition. Joue-la ou essaie-la telle quelle ; pour la modifier, fais-en une copie.
edition-copy = Faire une copie
    .name = { $name }, copie
edition-home = Préparer une table
edition-file = Ouvrir un fichier
    .save = Enregistrer en fichier
    .wrong = { $file } n'est pas une édition de ce jeu. { $why }
edition-link = Copier le lien
    .done = Lien copié
    .failed = Le lien n'a pas pu être copié.
    .broken = Ce lien est abîmé : ses chiffres sont illisibles.
edition-finding = { $table } : { $about }
    .row = { $table }, ligne { $row } : { $about }
edition-changes =
    { $count ->
        [one] 1 à toi
       *[other] { $count } à toi
    }
edition-allowed = C'est permis.
edition-row = Quoi
    .remove = Retirer : { $row }
    .remove-column = Retirer
    .add = Une ligne de plus
edition-source = Origine
edition-from =
    { $source ->
        [book] règle
        [public] public
        [rebuilt] reconstruit
       *[changed] à toi
    }
edition-from-about =
    { $source ->
        [book] dans la règle du jeu
        [public] trouvé en public
        [rebuilt] personne ne sait, choisi pour convenir
       *[changed] changé ici
    }
edition-field = { $row } : { $field }
edition-less = Un de moins. { $what }
edition-more = Un de plus. { $what }
edition-total = { $count } en tout, { $usual } dans le standard
edition-reset = Comme le standard
edition-board = La table
    .about = en or, ce que tu as changé
edition-differences = Autrement que le standard
    .none = C'est le standard : rien ne diffère.
edition-rules = Les règles avec ces chiffres
edition-fine = { $name } est jouable
edition-wrong =
    { $count ->
        [one] Une chose à corriger
       *[other] { $count } choses à corriger
    }
edition-remarks =
    { $count ->
        [one] Une remarque :
       *[other] { $count } remarques, comme :
    }
edition-play = Jouer maintenant
edition-invite = Jouer par lien
edition-change = En faire une à toi
edition-choice = Quelle édition ?
    .standard = Le standard
    .none = Tu n'as pas encore fait d'édition.
    .make = Faire une édition
    .wrong = { $name } ne peut pas se jouer ainsi. { $why }
    .mend = La corriger
difference = { $row } : { $field } { $after } au lieu de { $before }
difference-new = { $row } : nouveau, { $after }
difference-gone = { $row } : retiré
trial = L'essayer
    .about = Les bots jouent chaque donne deux fois : avec tes chiffres, et avec ceux du standard.
trial-players = Personnes
trial-bot = Bots
trial-most = Parties
trial-modules = Modules
trial-progress = Parties jouées
trial-games = { $games } parties sur { $most }
trial-none = Pas encore de partie
trial-blocked = À corriger d'abord.
trial-start = Essayer { $games } parties
trial-stop = Arrêter
trial-stale = Tu as changé des chiffres depuis. Ceci parle de l'édition telle qu'elle était.
trial-legend = la tienne
    .standard = le standard
trial-spread = { $value } ± { $by }
trial-usual = Standard : { $base }
trial-figures = La tienne { $mine }, le standard { $base }.
trial-apart =
    { $way ->
        [more] Nettement plus, de { $low } à { $high }.
       *[less] Nettement moins, de { $low } à { $high }.
    }
    .no = Pas encore de différence visible.
    .soon = Trop peu de parties pour conclure.
trial-told =
    { $count ->
        [one] Diffère à coup sûr : { $figures }.
       *[other] Diffèrent à coup sûr : { $figures }.
    }
    .none = Aucun chiffre ne se distingue du standard.
trial-figure =
    { $figure ->
        [rounds] Manches
        [decisions] Décisions par partie
        [winner] Points du premier
        [lead] Avance sur le deuxième
       *[first-seat] Victoires de qui commence
    }
trial-line = Points par personne : { $line }
trial-how = { $players } bots pareils, de niveau { $bot }. Ils n'ont pas été entraînés à tes chiffres. Les barres sont des intervalles à 95 % ; « nettement » tient aussi compte du nombre de chiffres comparés.
trial-save = Enregistrer les chiffres en CSV
report = { $name } : le rapport
report-writing = Le rapport est en cours d'écriture…
report-done = Le rapport sur { $games } parties est prêt.
report-none = Tout ce que montrent ces parties
report-read = Le lire
report-write = Écrire le rapport
report-save = Enregistrer en fichier
