## Continuer à partir d'un coup d'une partie, chargé quand il le faut

play-on-sheet = Continuer à partir d'ici
    .step = Coup { $at } sur { $all }. À partir d'ici, c'est une autre partie ; celle-ci reste comme elle est.
    .whose = Ta place
    .others = Qui joue contre toi
    .bots = Des bots
    .friends = Des amis, par un lien
    .bot = Leur force
    .hidden = Ce que tu ne pouvais pas voir
    .anew = Redistribué
    .anew-about = Tout ce qui est caché est redistribué : tu sais ce que tu savais alors, et rien de plus.
    .kept = Comme c'était
    .kept-about = Tout ce qui est caché reste comme c'était. Ce qui est pioché et lancé à partir d'ici est nouveau.
    .name = Un nom, si tu veux
    .example = Et si j'avais attendu ?
    .shared = La montrer aux autres qui peuvent voir cette partie
    .do = Jouer
    .invite = Inviter des amis
    .tab = À partir d'ici
play-on-over = Ici, la partie est finie. Reviens à un coup précédent.
variants =
    { $count ->
        [0] Variantes
       *[other] Variantes ({ $count })
    }
    .none = Personne n'a encore continué à partir de cette partie.
    .from = À partir du coup { $at }, pour { $name }
    .rename = Nom et partage
    .keep = Garder
    .copy = Copier le lien
    .show = Montrer ce moment
variant-standing = Gagnée par { $names }
    .open = Places encore libres
    .playing = En cours
variant-origin = Continue une autre partie
    .named = « { $name } », d'après une autre partie
    .back = Montrer ce moment
    .anew = Ce qu'on ne pouvait pas voir a été redistribué.
    .kept = Tout est comme c'était.
