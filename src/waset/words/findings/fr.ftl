## Ce qui empêche un document d'être une édition de quelque jeu que ce soit

finding-unreadable = Le fichier est illisible : { $why }
finding-no-game = La première ligne doit nommer le jeu : { $games }.
finding-other-game = C'est une édition de { $said }, pas de { $game }.
finding-bad-name = Un nom a de 1 à { $most } caractères imprimables, pas { $name }.
finding-no-tables = Les tables vont ici, chacune sous son nom.
finding-twice = « { $key } » figure à côté des tables et aussi parmi elles.
finding-no-rows = Il faut ici une liste de lignes.
finding-no-row = Une ligne s'écrit ainsi : { $written }.
finding-no-field = « { $field } » manque.
finding-no-number = « { $field } » est un nombre entier, pas { $value }.
finding-no-text = « { $field } » est un texte, pas { $value }.
finding-unprintable = « { $field } » a des caractères non imprimables : { $value }.
finding-out-of-range = « { $field } » va de 0 à { $most }, pas { $value }.
finding-unknown-word =
    { $what ->
        [table] Il n'y a pas de table « { $word } », seulement { $known }.
        [field] Il n'y a pas de champ « { $word } », seulement { $known }.
        [god] Il n'y a pas de dieu « { $word } », seulement { $known }.
       *[word] « { $word } » n'a pas sa place ici, seulement { $known }.
    }
finding-misspelled-word =
    { $what ->
        [table] Il n'y a pas de table « { $word } ». Est-ce « { $near } » ? Il y a : { $known }.
        [field] Il n'y a pas de champ « { $word } ». Est-ce « { $near } » ? Il y a : { $known }.
        [god] Il n'y a pas de dieu « { $word } ». Est-ce « { $near } » ? Il y a : { $known }.
       *[word] « { $word } » n'a pas sa place ici. Est-ce « { $near } » ? Il y a : { $known }.
    }

## Ce que la commande `waset edition check` dit autour

finding-is =
    { $level ->
        [error] erreur
       *[warning] remarque
    }
finding-about = { finding-is } : { $table } : { $sentence }
    .row = { finding-is } : { $table }, ligne { $row } : { $sentence }
    .whole = { finding-is } : { $sentence }
checked-errors =
    { $errors ->
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    }
checked-warnings =
    { $warnings ->
        [one] { $warnings } remarque
       *[other] { $warnings } remarques
    }
checked = { $edition }, { $game } : { checked-errors }, { checked-warnings }.
checked-differs = Diffère de { $base } dans : { $tables }. Empreinte { $digest }.
checked-same = Les chiffres sont ceux de { $base }. Empreinte { $digest }.
checked-usual = Les bots la jouent avec leurs poids habituels ; { $command } les y adapte.
checked-fitted = Les bots la jouent avec les poids de { $file }, qui y sont adaptés.
checked-stale = Les poids de { $file } sont adaptés à d'autres chiffres et ne servent pas : { $command } les adapte à nouveau.
