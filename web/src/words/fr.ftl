## Settings

settings = Réglages
language = Langue
language-failed = Les textes ne sont pas arrivés. Réessaie dans un instant.
theme = Thème
theme-of =
    { $theme ->
        [system] Comme le système
        [light] Clair
       *[dark] Sombre
    }
speed = Vitesse des mouvements
speed-of =
    { $speed ->
        [off] Aucune
        [slow] Lente
        [normal] Normale
       *[fast] Rapide
    }
sound = Son
    .about = Un son discret quand c'est à toi.
    .on = Le son est activé
    .off = Le son est coupé
careful = Confirmer chaque choix
    .about = Le premier appui montre où cela mène, le second le fait.
one-tap = Un seul appui si c'est évident
    .about = S'il n'y a qu'un choix, il est fait aussitôt.
notify = Notifications
    .about = Quand c'est à toi et que la page n'est pas visible.
    .barred = Le navigateur ne les permet pas pour cette page.
guide = Guide de la première partie
    .about = Des astuces sur ce que tu rencontres.
    .again = Revoir les astuces
playing-as = Ton nom : { $name }
    .change = Ton nom est { $name } : en changer
say-name = Dis ton nom
    .first = Choisis un nom
other-devices = Autres appareils
    .about = Si quelqu'un joue peut-être à ta place.
    .done = C'est fait : toi, c'est ce navigateur et lui seul.
    .do = Déconnecter les autres
    .sure = Déconnecter les autres appareils ?
    .what = Seul ce navigateur reste { $name }. Tout autre qui joue à ta place s'arrête aussitôt, comme les liens et jetons créés pour tes places. Tes places restent à toi.
    .yes = Déconnecter
sign-out = Quitter ce navigateur
    .about = Il oublie qui tu es, pour de bon.
    .do = Se déconnecter
    .sure = Se déconnecter ?
    .what = Ce navigateur oublie le nom { $name }. Personne ne pourra revenir sous ce nom, sur aucun appareil : un nom n'a pas de mot de passe.
    .seats =
        { $tables ->
            [one] Tu perds ta place à cette table. Pour la garder, passe-la d'abord sur un autre appareil : c'est dans le menu de la table.
           *[other] Tu perds tes places à ces { $tables } tables. Pour en garder une, passe-la d'abord sur un autre appareil : c'est dans le menu de la table.
        }
game-with = { $game } avec { $names }
    .nobody = { $game }, encore personne
stay = Laisser comme ça
name-sheet = Comment t'appeler ?
    .about = Pas besoin de compte : le nom est pour les autres à la table.
    .field = Ton nom
    .do = C'est moi
    .empty = Un nom a au moins une lettre.
close = Fermer
all-right = D'accord

## Home

home = Accueil
    .brand = Waset, accueil
    .stays = La table reste ; reviens quand tu veux.
home-line = Deux jeux de l'ancienne Thèbes. Assieds-toi, envoie un lien, joue.
    .short = Deux jeux de l'ancienne Thèbes
    .first = Deux jeux de l'ancienne Thèbes. Choisis et joue.
    .new = Joue tout de suite, sans nom
which-game = Quel jeu
chosen = Choisi
players-range = De { $fewest } à { $most } à table
    .only = { $most } à table
who-sits = Qui est à la table
seats-of = { $taken } places sur { $all }
seat-you = Toi
    .note = toi
    .first = première place
    .host = toi, hôte
    .behind = toi
host-note = hôte
friend = Quelqu'un
    .note = par lien
    .about = Reçoit un lien ; pas besoin de compte.
on-this-device = sur cet appareil
bot-note = bot, { $strength }
    .none = bot
    .plays = un bot joue, { $strength }
has-resigned =
    { $absent ->
        [bot] a abandonné, un bot continue
       *[substitute] a abandonné, une règle simple continue
    }
    .short = a abandonné
out-of-time = temps écoulé
until-back =
    { $absent ->
        [bot] un bot pour l'instant
       *[substitute] une règle simple pour l'instant
    }
away-note =
    { $minutes ->
        [0] absence
        [one] absence : { $minutes } minute
       *[other] absence : { $minutes } minutes
    }
is-away = { $name } n'est pas là
moves-for = On joue pour { $name }
seat-number = Place { $seat }
    .change = Changer
add-seat = un bot ou un ami
who-takes-seat = Qui prend cette place ?
remove-seat = Retirer la place
modules = Modules
    .count = { $on } sur { $all }
more-options = Plus d'options
by-lot = Au hasard
clock-setting = Pendule
    .about = Temps de réflexion. Qui joue ensuite se règle ci-dessous.
    .choice =
        { $clock ->
            [none] Pas de pendule
            [minute] Une minute par décision
            [five] Cinq minutes par décision
           *[day] Un jour par décision
        }
absent-setting = Qui joue pour les absents
    .about = Si le temps est écoulé, ou en cas d'absence ou d'abandon.
    .choice =
        { $absent ->
            [bot] Un bot
           *[substitute] Une règle simple
        }
open-table = Table ouverte
    .about =
        { $open ->
            [yes] Sur la page d'accueil, tout le monde peut regarder.
           *[no] Hors liste, par lien seulement.
        }
talk-setting = Le public peut parler
    .about = Ceux qui regardent peuvent s'adresser à la table.
play-now = Jouer
play-game = Jouer à { $game }
    .invite = Inviter à { $game }
first-lead = Tu commences tout de suite, contre deux bots. Sans compte ni nom ; tes premiers coups sont expliqués.
watch-game = Regarder
other-set-ups = Plus de choix
guest = Convive
invite = Inviter des amis
    .short = Inviter
pass-and-play = Chacun son tour
    .short = Chacun son tour
    .about = Tout le monde joue sur cet appareil. Les mains sont cachées entre les tours.
    .name = Nom à la place { $seat }
    .who = Qui prend la place { $seat }
    .here = ici
    .bot = { $name }, un bot
    .do = Jouer
player-number = Joueur { $seat }
continue = Continuer
    .none = Rien ne t'attend.
watch = Regarder
    .count =
        { $tables ->
            [one] { $tables } table ouverte
           *[other] { $tables } tables ouvertes
        }
    .none = Personne ne joue à table ouverte.
finished = Terminées
    .line =
        { $points ->
            [-1] { $date } · place { $place } sur { $players }
            [one] { $date } · place { $place } sur { $players } · { $points } point
           *[other] { $date } · place { $place } sur { $players } · { $points } points
        }
put-away =
    { $status ->
        [open] Quitter la table
        [playing] Quitter la partie
       *[other] Retirer de la liste
    }
    .of =
        { $status ->
            [open] Quitter la table de { $game }
            [playing] Quitter la partie de { $game }
           *[other] Retirer { $game } de la liste
        }
    .what =
        { $status ->
            [alone] Personne d'autre ne joue là : la table ferme pour de bon.
            [open] Ta place redevient libre. Si c'est ta table, la personne suivante s'en charge.
           *[other] Tu abandonnes : on continue à ta place, sans retour possible.
        }
    .no = Rester
your-turn-in = À toi : { $game }
your-turn-tag = à toi
table-title =
    { $modules ->
        [0] { $game }
        [one] { $game } avec { $modules } module
       *[other] { $game } avec { $modules } modules
    }
edition = édition { $edition }
    .title = Édition { $edition }
    .standard = Édition : le standard
seats-free =
    { $free ->
        [0] prête à commencer
        [one] { $free } place libre
       *[other] { $free } places libres
    }
won-by = gagnée par { $names }
saved-to-look = une partie enregistrée à revoir
waits-for = attend { $name }
turn-since = depuis { $time }
to-move-since = C'est à { $name } depuis { $time }
read-rules = Pour commencer, lis les règles :
not-affiliated = Waset n'a aucun lien avec les éditeurs ou auteurs des jeux ; tous les dessins lui sont propres.
open-file = Dépose ici une partie enregistrée pour la revoir, ou
    .choose = choisis un fichier
    .label = Ouvrir une partie enregistrée
    .reading = Lecture de la partie
    .empty = { $file } est vide.
    .wrong = { $file } : { $why }

## Lobby

lobby =
    { $free ->
        [0] Tout le monde est là
        [one] Une place est libre
       *[other] { $free } places sont libres
    }
may-watch = Tout le monde peut regarder
    .no = Par lien seulement
option-said = { $option } : { $choice }
free-seat = Place libre
    .about = attend quelqu'un avec le lien
here = ici
seat-bot = Placer un bot
free-it = Libérer
ready = à table
send-friend = Envoie ceci à quelqu'un
    .qr = QR code de l'invitation
    .link = Lien de l'invitation
    .show = Montrer le QR code
    .about = Pas besoin de compte. La personne qui l'ouvre choisit un nom et une place.
    .local = Cette adresse ne marche que sur cet ordinateur. Pour laisser entrer les autres, lance { $command } et ouvre la page par l'adresse de cet ordinateur sur le réseau.
copy = Copier
    .done = Copié
    .link = Copier le lien
    .token = Copier le jeton
    .watch = Copier un lien pour regarder
    .failed = Le navigateur ne nous laisse pas copier : sélectionne le lien et copie-le.
lobby-wait =
    { $free ->
        [one] Encore une personne, et tu peux commencer
       *[other] Encore { $free } personnes, et tu peux commencer
    }
    .ready = Tout est prêt
    .about = La partie commence pour tout le monde en même temps.
    .away = Quand tu veux. Pas là pour l'instant : { $names }.
    .host = Attends des amis, ou donne les places libres à des bots.
    .guest = Attends des amis, ou demande un bot à l'hôte.
    .mine =
        { $free ->
            [one] La dernière place est pour toi
           *[other] L'une des { $free } places libres est pour toi
        }
    .sit = Choisis ton pion et installe-toi.
send-away = Renvoyer
    .name = Renvoyer { $name }
invites = { $host } t'invite à
    .nobody = On t'invite à
    .name = Ton nom
    .later = tu peux en changer
    .piece = Ton pion
    .yours = à toi
    .do = J'y suis
    .watch = Regarder
clock-each =
    { $kind ->
        [act] { $time } par décision
       *[total] { $time } par personne
    }
leave = Partir
start-game = Lancer la partie
sit-down = M'asseoir
which-bot = Quel bot prend cette place ?

## The bot that suits somebody, and how strong one is for whoever cannot see the bars

suited = À ta mesure : le bot { $rank }. À deux, tu gagnerais environ { $share } de tes parties.
    .take = Jouer contre lui
    .close = Pas maintenant
bot-strength = { "" }, niveau { $rank } sur { $of }

## Menu of a table

menu = Menu
    .back = Retour au menu
ask-back = Demander à reprendre mon coup
    .all = Toute la table doit être d'accord.
    .alone = C'est immédiat : tu joues sans personne d'autre.
agree-hints = Accepter les conseils
    .no = Finalement, pas de conseils
    .about = Il y a des conseils quand toute la table est d'accord.
bot-for-me = Laisser un bot jouer pour moi
    .about = Tu peux reprendre la place à tout moment.
    .which = Quel bot joue pour moi
    .choose = choisir
move-seat = Passer ma place sur un autre appareil
    .about = Un lien et son QR code, pour une seule fois.
    .title = Un autre appareil
    .how = Ouvre ceci sur l'autre appareil. Cela marche une fois, et celui-ci laisse la place.
    .qr = QR code pour passer ma place ailleurs
    .warn = Retire-le s'il est parti au mauvais endroit : tous les liens de cette place cessent de marcher.
    .ended = Plus aucun lien ne déplace cette place.
program = Laisser un programme jouer pour moi
    .about = Un jeton pour lui, que tu peux retirer.
    .title = Un programme
    .how = Un programme qui envoie ce jeton joue ta place à tes côtés : il peut regarder, jouer, reprendre et parler, rien d'autre. Il y en a un pour débuter dans { $file }.
    .token = Jeton de ma place
    .warn = Retire-le pour renvoyer le programme : tous les jetons de cette place cessent de marcher.
    .ended = Plus aucun programme ne joue cette place.
withdraw = Retirer
    .done = Retiré
copy-watch = Lien pour regarder
    .about = Avec ce lien, on ne voit aucune main.
    .done = Lien copié
new-links = Créer de nouveaux liens
    .about = Les liens déjà envoyés cessent de marcher, et qui ne fait que regarder doit partir. Les personnes assises restent.
    .done = Les anciens liens ne mènent plus nulle part. Envoies-en un nouveau à qui tu veux voir ici.
replay-start = Revoir depuis le début
    .about = Tout ce qui s'est passé, pas à pas.
rules = Règles
    .about = Tout le jeu, règle par règle.
    .title = Règles : Waset
settings-about = Langue, thème, vitesse, son, déconnexion.
resign = Abandonner
    .about =
        { $absent ->
            [bot] Un bot continue à ta place.
           *[substitute] Une règle simple joue pour toi.
        }
    .sure = Abandonner ?
    .what =
        { $absent ->
            [bot] Un bot joue pour toi jusqu'à la fin. Pas de retour possible.
           *[substitute] Une règle simple joue pour toi jusqu'à la fin. Pas de retour possible.
        }
    .no = Continuer
    .done =
        { $absent ->
            [bot] Tu abandonnes : un bot joue pour toi jusqu'à la fin.
           *[substitute] Tu abandonnes : une règle simple joue pour toi jusqu'à la fin.
        }
keys = Touches : 1 à 9 choisissent, U reprend, L est le fil, H un conseil, Échap repose, les flèches parcourent le plateau.

## At a table

watching = Tu regardes
watchers =
    { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
    .who = Qui regarde : { $names }
    .more =
        { $count ->
            [one] { $count } sans nom
           *[other] { $count } sans nom
        }
link-state =
    { $link ->
        [open] En ligne
        [connecting] Connexion
       *[lost] Connexion perdue
    }
skip-to = Aller à
    .choices = Aux choix
    .board = Au plateau
    .hand = À ma main
    .happened = Au fil de la partie
table-aside = Cette table ne s'ouvre pas
    .about = La partie ne va plus avec les règles d'ici. Rien n'est perdu, et la personne qui gère ce serveur est au courant.
seat-freed = Ta place est de nouveau libre
    .about = L'hôte l'a libérée. Avec le lien, tu peux te rasseoir.
seat-lost = Ce n'est plus ta place
    .about = Elle se joue maintenant sur un autre appareil, et seuls ceux qui jouent voient cette table.
    .mine = Ta place se joue maintenant sur un autre appareil.
    .of = Désormais sur un autre appareil : { $names }.
    .watching = Tu regardes.
link-ended = Ce lien n'est plus valable
    .about = Cette table a de nouveaux liens. Demandes-en un pour revenir.
signed-out = Tu n'as plus de nom ici
    .bar = Session terminée
    .about = Ici, ou sur un autre appareil qui a mis fin à celui-ci. Sous le prochain nom, tu seras quelqu'un de nouveau à la table.
question-for = Tour en cours : { $turn }. Une question pour { $name }
choice-number = { $number } : { $choice }.
title-of = { $game } : Waset
score-sheet = Feuille de score
why-not = Pourquoi ce choix est impossible
    .rule = Règle { $rule }
    .about = Qu'est-ce que c'est ?
hint-button = Conseil
talk = Discuter
    .new = Discuter, nouveaux messages : { $count }
    .title = Discuter à table
    .none = Personne n'a encore rien dit.
    .field = Dire quelque chose
    .do = Dire
setting-table = La table se prépare
nothing-here = Il n'y a pas de table ici
    .bar = Introuvable
    .about = Elle est peut-être fermée, ou le lien est incomplet ou n'est plus valable.
what-to-do = Que faire
sentence-more = plus
    .less = moins
time-left =
    { $absent ->
        [bot] encore { $time }, puis un bot joue
       *[substitute] encore { $time }, puis une règle simple joue
    }
    .then =
        { $absent ->
            [bot] puis un bot joue
           *[substitute] puis une règle simple joue
        }
    .mine = toi { $time }
    .of = encore { $time }
confirm-cue = { $label } : clic, ou Entrée
step-choice = Choix précédent
    .next = Choix suivant
skip = Passer
tip = Astuce
    .read = Compris
    .off = Sans astuces
help = Aide
    .close = Fermer la note
    .more = Voir dans les règles
choices = Choix
    .at-table = À la table
    .none = Rien à choisir pour l'instant.
log-empty = Encore rien.
    .show = Montrer ce moment
hand-over = Passe l'appareil à { $name }

## Notices

lost-line = Connexion perdue
    .about = Nouvel essai en cours, ton coup est gardé.
    .now = Essayer maintenant
back-nothing = De retour à la table.
show-them = Les voir
asks-back = { $name } demande à reprendre un coup.
    .no = Non
    .yes = D'accord
waiting-agree = On attend l'accord : { $names }.
bot-plays-for = Un bot joue pour { $name }.
    .do = Reprendre la place
hint-thinking = Le bot le plus fort y réfléchit.
hint-would = Le bot le plus fort choisirait
    .list = Conseils du bot { $rank }
    .wins = gagne { $share }
    .close = Fermer le conseil
    .then = Ensuite, sans doute : { $steps }.
    .step = { $who } : { $choice }
not-taken-back = Cela reste ainsi : l'accord n'est pas unanime.
left-table = { $name } a quitté la table un instant.
came-back = { $name } est de retour.
resigns =
    { $absent ->
        [bot] { $name } abandonne. Un bot continue.
       *[substitute] { $name } abandonne. Une règle simple continue.
    }
time-used =
    { $absent ->
        [bot] { $name } n'a plus de temps. Un bot joue désormais.
       *[substitute] { $name } n'a plus de temps. Une règle simple joue désormais.
    }
stands-in =
    { $absent ->
        [bot] Un bot joue pour { $name } en attendant.
       *[substitute] Une règle simple joue pour { $name } en attendant.
    }
stand-in =
    { $absent ->
        [bot] { $asker } demande : un bot peut-il jouer pour { $name } en attendant ?
       *[substitute] { $asker } demande : une règle simple peut-elle jouer pour { $name } en attendant ?
    }
    .label = Il manque quelqu'un
    .about = D'accord : { $names }. { $name } reprend sa place en ouvrant la table.
    .no = Attendre
    .yes = D'accord
missed = { $name } : { $since }
    .about = { $name } reprend sa place en ouvrant la table.
    .do =
        { $absent ->
            [bot] Laisser jouer un bot
           *[substitute] Laisser jouer une règle simple
        }
    .ask =
        { $absent ->
            [bot] Demander un bot
           *[substitute] Demander une règle simple
        }
moved-first = Trop tard : quelqu'un a joué avant.

## The end of a game

ahead = { points } d'avance sur { $name }.
tied = À égalité avec { $name }, mais devant selon les règles de départage.
    .you = À égalité avec toi, mais devant selon les règles de départage.
lasted = Durée : { $time }.
played-edition = { $game }, édition { $edition }.
play-again = Rejouer
review-it = Analyse
    .of = Analyse : { $game }
watch-again = Revoir
points-over-time = Points, manche après manche
    .said = Points au fil du temps : { $points }
    .of = { $name } { $points }
save-game = Enregistrer
share = Partager
look-board = Voir le plateau
back-home = Retour à l'accueil

## Replay

replay = Revoir
    .detail = revoir
    .playing = En cours
    .saved = Partie enregistrée
    .table = Table
    .to-table = À la table
    .nothing = Rien n'a encore été joué
    .wrong = Impossible de montrer ceci
replay-at = coup { $at } sur { $all }
replay-start-button = Au début
    .back = Un coup en arrière
    .pause = Pause
    .play = Lecture
    .on = Un coup en avant
    .end = À la fin
replay-eyes = Quel point de vue
    .all = Toutes les mains
    .watch = Tout le monde
play-on = Continuer à partir d'ici
    .link = Copier un lien vers ce coup
scrubber = Moment de la partie
    .round = manche { $round }

## Rules

books = Livrets
    .back = Retour
    .missing = Ce livret n'existe pas
    .there = Voici ceux qui y sont : { $books }.
    .english = Les règles sont ici en anglais.
    .contents = Sommaire
    .search = Cherche une tuile, une carte, un mot
    .found =
        { $count ->
            [0] Rien trouvé.
            [one] Un paragraphe.
           *[other] { $count } paragraphes.
        }
    .print = Imprimer
    .full = Toutes les règles en détail
    .rules = Règles numérotées :
    .pictured = en images
rulings = Précisions

## Errors that people can cause, by the server's code

error-no-server = Le serveur ne répond pas. La connexion est-elle active ?
error-not-found = Il n'y a rien ici, ou ce n'est pas pour toi.
error-set-aside = Cette table ne s'ouvre pas : la partie ne va plus avec les règles d'ici. Rien n'est perdu.
error-signed-out = La session est terminée, ici ou sur un autre appareil.
error-who-are-you = Dis d'abord ton nom.
error-too-many = Trop à la fois. Réessaie dans un instant.
error-busy = Il y a du monde ici. Reviens dans un instant.
error-closing = Le serveur redémarre. Reviens dans un instant.
error-no-database = Rien ne peut être gardé pour l'instant. Réessaie dans un instant.
error-broken = Un problème est survenu ici ; c'est noté.
error-too-slow = Ce n'est pas arrivé à temps. Réessaie.
error-too-large = C'est trop gros.
error-changed = La table a changé entre-temps. Regarde encore.
error-changed-elsewhere = Cette édition a été modifiée ailleurs entre-temps. Rouvre-la, ou fais une copie et garde la tienne.
error-too-many-editions = Il n'y a plus de place pour tes éditions. Supprimes-en une, ou enregistre-la en fichier.
error-stale = Trop tard : la partie a déjà avancé.
error-not-your-turn = Ce n'est pas à toi.
error-not-your-seat = Ce n'est pas ta place.
error-not-allowed = C'est aux autres de cette table de le faire.
error-link-used = Ce lien a déjà servi, ou a été retiré.
error-link-no-seat = Ce lien sert à regarder, pas à s'asseoir.
error-not-playing = Personne ne joue ici en ce moment.
error-not-open = La partie a déjà commencé.
error-not-over = La partie n'est pas encore finie.
error-full = Toutes les places sont prises.
error-seat-taken = Quelqu'un y est déjà.
error-seats-open = Une place est encore libre : invite quelqu'un, ou donne-la à un bot.
error-no-undo = On ne peut plus reprendre cela.
error-not-away = Il ne manque plus personne.
error-too-soon = Attends encore un peu.
error-no-question = Plus personne ne le demande.
error-no-hints = Il y a des conseils quand toute la table est d'accord.
error-illegal-action = Ce n'est pas possible maintenant.
error-bad-option = Le jeu ne se joue pas ainsi. Choisis d'autres options ou places.
error-bad-record = Il ne contient aucune partie à revoir ici.
error-bad-edition = L'édition de cette partie n'est pas connue ici, ou pas jouable avec ces joueurs et ces modules.
error-bad-name = Choisis un autre nom : avec une lettre, et pas trop long.
error-bad-request = Cela ne marche pas ainsi.
error-foreign-origin = Le serveur ne connaît pas l'adresse de cette page. La personne qui le gère peut l'ajouter avec --origins.
error-wrong-host = Le serveur ne connaît pas le nom par lequel tu l'appelles. La personne qui le gère peut l'ajouter avec --hosts.

## Around every game

you = Toi
on-turn = c'est son tour
next-up =
    { $who ->
        [you] puis toi
       *[named] puis { $name }
    }
can-choose = À choisir.
undone =
    { $who ->
        [you] Tu reprends un coup.
       *[named] { $name } reprend un coup.
    }
undone-by-all = Un coup est repris.

## A game of which the page knows nothing: its own words stand between these

moment = Un instant
choose = Choisis
your-choice = { $choice } ?
choices-of-yours = Ce que tu peux faire
hidden-view = Caché jusqu'au regard suivant.
value-yes = oui
value-no = non
none = aucun
show-race = Montrer la course
    .about = Ce que chacun aurait si l'on comptait maintenant.
the-count = Le décompte
points-so-far = Points jusqu'ici
count-bar = la partie est finie, on compte les points
count-over = On compte les points
skip-count = Voir le résultat
count-again = Recompter
count-said = { $line }. { $name } : { $parts }. Maintenant { $now }.
    .parts = { $list }, en tout { $sum }

## The end, told

wins-to-go =
    { $who ->
        [you] Tu gagnes : il te reste { points }
       *[named] { $name } gagne : il lui reste { points }
    }
    .shared = { $names } partagent la victoire : il leur reste { points }
fewer-to-go = Il reste { points } de plus à { $name }.
at-start = Au départ
sheet-to-go = Points restants
round-of = manche { $round }
print = Imprimer
picture-failed = L'image n'a pas pu être faite.
share-link = Copier le lien
    .done = Lien copié
how-for =
    { $who ->
        [you] Ton bilan
       *[named] Le bilan pour { $name }
    }
decided-ahead =
    { $who ->
        [you] { $line } : tu as { points } d'avance sur { $other }.
       *[named] { $line } : { $name } a { points } d'avance sur { $other }.
    }
decided-tie = Aucune ligne ne fait la différence : les règles de départage décident.
best-part = Point fort : { $line }, { points }.
    .most = Point fort : { $line }, { points }, le plus de tous.
led-always =
    { $who ->
        [you] Tu as mené de la première à la dernière manche.
       *[named] { $name } a mené de la première à la dernière manche.
    }
took-lead =
    { $who ->
        [you] Tu as pris la tête à la manche { $round } et tu l'as gardée.
       *[named] { $name } a pris la tête à la manche { $round } et l'a gardée.
    }
led-until =
    { $who ->
        [you] Tu as mené jusqu'à la manche { $round }.
       *[named] { $name } a mené jusqu'à la manche { $round }.
    }
came-closest =
    { $who ->
        [you] Au plus près à la manche { $round } : { points } de retard pour toi.
       *[named] Au plus près à la manche { $round } : { points } de retard pour { $name }.
    }
what-it-is-made-of = Détail : { $line }

## Lessons

learn-in =
    { $minutes ->
        [one] Apprendre en { $minutes } minute
       *[other] Apprendre en { $minutes } minutes
    }
    .go-on = Reprendre la leçon, étape { $step } sur { $steps }
    .again = C'est appris. Encore une fois ?
lessons = Apprendre en jouant
lesson-step = Étape { $step } sur { $steps }
lesson-steps = Dans cette leçon
    .minutes = environ { $minutes } min
    .all = Toutes les étapes
    .done = faite
lesson-remark = Remarque
    .show = Montrer la remarque
lesson-back = Retour
lesson-skip = Passer
lesson-next = Continuer
lesson-again = Choisir à nouveau
lesson-anyway = Essayer quand même
lesson-tried = Voilà ce que ça donne
    .on = Continue si tu veux. Ici, rien ne compte.
    .done = Ton tour s'arrête là.
    .back = Retour à la leçon
lesson-read = Cela vient ensuite. Lis d'abord la suite.
lesson-leave = Quitter la leçon
lesson-over = Tu sais comment ça marche
    .about = À toi maintenant, contre deux bots qui apprennent aussi. Des astuces viennent quand il y a du nouveau.
    .again = Encore une fois
    .play = Jouer maintenant
to-puzzles = L'énigme du jour
    .all = Toutes les énigmes
to-mistakes = Apprendre de mes erreurs
