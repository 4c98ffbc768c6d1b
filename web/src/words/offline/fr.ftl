## Jouer sans réseau, chargé avec

offline-away = Le serveur ne répond pas.
offline-kept = Des parties sont gardées sur cet appareil.
offline-can = Ici, tu peux jouer, apprendre et revoir tes parties sans réseau : les deux jeux, contre tous les bots, ou à plusieurs devant un même écran.
offline-here = Tu joues sur cet appareil.
offline-alone = Cette page est le jeu tout entier : elle n'a besoin d'aucun serveur.
offline-safe = Tes parties restent ici, dans ce navigateur, jusqu'à ce que tu les ranges.
offline-play = Jouer sur cet appareil
offline-back = Revenir au serveur
offline-guest = Convive
offline-export =
    { $games ->
        [one] Enregistrer 1 partie terminée dans un fichier
       *[other] Enregistrer { $games } parties terminées dans un fichier
    }
offline-send = Envoyer des parties au serveur
    .about = Une partie terminée peut y être revue, analysée et partagée par un lien ; une partie en cours y continue.
    .do =
        { $status ->
            [playing] Envoyer et continuer là-bas
           *[other] Envoyer
        }
offline-sent = Sur le serveur
offline-coming = Préparation des jeux : { $part }
offline-starting = Démarrage des jeux…
offline-ready = Sans réseau
    .about = Télécharge les jeux et les bots, environ 6 Mo, pour pouvoir jouer sans réseau.
    .do = Préparer
    .done = Tu peux maintenant jouer sans réseau sur cet appareil.
    .failed = Cela n'a pas marché ; y a-t-il une connexion ?
