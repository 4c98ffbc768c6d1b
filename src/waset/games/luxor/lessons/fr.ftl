# What the lessons of Luxor say. A step is LESSON-STEP: its title, the remark in .about, and what is answered to another choice.

## The first lesson

first-goal = Tous les chemins mènent à la chambre
    .about = Cinq aventuriers, un chemin sinueux et, au bout, une chambre funéraire pleine d'or. Tu y mènes les tiens et ramasses des trésors en route.
first-ends = Deux cartes au choix
    .about = Seules les cartes des deux bouts de ta main se jouent. Joue le 2 : l'un des tiens quitte l'escalier et avance de 2 tuiles.
    .other = Le 3 se joue aussi : il est au bout. Mais il mène à un bijou qui en demande deux. Le 2 rapporte une statue tout de suite.
first-claimed = La statue est à toi
    .about = Un seul des tiens suffisait, alors tu prends la tuile : 2 points tout de suite. Vase, statue et bijou forment une série, qui compte à la fin.
first-middle = Une nouvelle carte va au milieu
    .about = Tu ne tries jamais ta main. Ce que tu pioches attend au milieu, jusqu'à arriver au bout.
first-pair = Ce vase en demande deux
    .about = Les deux petites silhouettes le disent. L'un des tiens y attend déjà. Joue le 2 pour amener l'autre.
    .other = Le dé est au bout, donc il se joue. Mais seul un 2 atteindrait le vase. Le 2 de l'autre bout est sûr.
first-walk = Qui avance ?
    .about = Un anneau d'or montre qui le peut. Fais venir celui de la case 6 auprès de celui de la case 8.
    .other = Celui-là peut avancer aussi. Mais alors plus personne n'est au vase. Envoie celui de la case 6 en 8.
first-temple = Il y a quelque chose dessous
    .about = Le vase est à toi : 3 points. Là où se trouvait un petit signe, une tuile Temple apparaît. Qui s'arrête ici désormais prend un scarabée.
first-wake = Réveille un dormeur
    .about = Près de chaque Anubis dort l'un des tiens. Passe devant et il se réveille. Joue le dé et vois jusqu'où il mène.
    .other = Un pas, c'est trop court : Anubis se tient après la case 9. Le dé mène plus loin.
first-woken = Bonjour
    .about = Un 2, Anubis dépassé, et un bijou en plus. Ton dormeur est maintenant sur l'escalier et marche dès ton prochain tour.
first-osiris = Osiris t'emmène plus loin
    .about = Personne ne reste sur Osiris : qui y arrive avance encore de son chiffre. Joue le 2.
    .other = Un pas n'atteint ni Osiris ni Horus. Le 2 atteint les deux.
first-carried = Deux pas, puis deux autres
    .about = Envoie celui de la case 12 : Osiris, en 14, le mène jusqu'à Horus en 16.
    .other = Cela fait 2 pas, pas plus. Depuis la case 12, Osiris en ajoute 2.
first-horus = Une clé ou une carte
    .about = Horus te laisse le choix. La chambre ne s'ouvre qu'avec une clé, et chaque entrée en coûte une. Prends la clé.
    .card = Les cartes Horus sont fortes, et tu peux en prendre une. Mais sans clé, personne n'entre dans la chambre. Prends la clé cette fois.
first-stacks = Ce que font les cartes Horus
    .about = Plus d'yeux, meilleures cartes. Une carte Horus va dans ta main comme une autre, et remplace la pioche.
first-tomb = Le compte exact
    .about = Bien des manches plus tard. L'un des tiens est à 3 pas de la chambre, et tu as des clés. Il faut le compte exact : joue le 3.
    .other = Avec le 1, celui de la case 40 entrerait. D'abord celui qui est plus loin derrière : joue le 3.
first-enter = Entre
    .about = Mène celui de la case 38 dans la chambre. Une clé reste à la porte.
    .other = Il peut attendre. Qui entre le premier reçoit le plus grand sarcophage : envoie celui de la case 38.
first-last = Encore une fois
    .about = Le premier sarcophage est à toi : 5 points. Au deuxième aventurier dans la chambre, à qui qu'il soit, la partie s'achève. Joue le 1.
    .other = Le 5 mènerait trop loin celui de la case 40. Le 1 tombe juste.
first-second = Le deuxième
    .about = Mène celui de la case 40 dans la chambre. La manche va jusqu'au bout, pour que chacun ait eu autant de tours.
    .other = Celui-là n'avance que d'une tuile. Celui de la case 40 achève la partie, tant que tu mènes.
first-count = Maintenant, tout se compte
    .about = Les trésors ont déjà compté. Viennent les valeurs du mur où sont les tiens, 13 chacun dans la chambre, puis sarcophages, clés, séries et scarabées. Le plus de points gagne.

## The mummy

mummy-goal = La momie rôde
    .about = Elle habite près de la chambre. Dès qu'une carte Horus est jouée ou prise, elle marche vers l'escalier : d'autant de tuiles que la carte a d'yeux.
mummy-play = Envoie-la
    .about = Ta carte de gauche est une carte Horus à deux yeux. Joue-la : la momie renverse tous les autres sur son passage.
    .other = Le 1 n'est pas une carte Horus, la momie ne bougerait pas. Joue la carte Horus.
mummy-walked = Ils tombent, tu y gagnes
    .about = Deux sont à terre, et tu as pris un talisman. Qui est à terre ne marche pas. Les tiens tombent seulement où elle s'arrête. Va en 17.
    .other = C'est possible. Mais attention : qui s'arrête près de la momie tombe. La statue en 17 t'attend.
mummy-buy = Ce qu'achètent les talismans
    .about = À la fin de ton tour, tu peux acheter l'une de ces trois tuiles. Prends les 2 points : ils coûtent 1 talisman.
    .other = Tu peux aussi garder tes talismans, ou acheter cela. Cette fois, prends les 2 points.
mummy-fallen = L'un des tiens est à terre
    .about = La momie est passée chez toi. Avant ta carte, tu peux lancer le dé : avec 5 ou 6 tous se relèvent et tu continues, sinon ton tour s'arrête. Lance.
    .other = Tu peux le laisser à terre et jouer une carte. Mais à terre, il ne marche pas et ne compte pas pour un trésor. Lance le dé.
mummy-up = Un 6
    .about = Tous les tiens peuvent se relever, et ton tour continue. Relève celui de la case 17.
    .other = Il pourrait rester à terre, mais pourquoi ? Relève celui de la case 17.
mummy-tiles = Quinze tuiles Momie
    .about = Il y en a toujours trois à vendre. Les talismans qui restent à la fin ne valent rien : dépense-les.

## Equipment

equipment-goal = Des cartes à toi
    .about = Avec l'équipement, chacun commence avec cinq cartes spéciales au lieu des cartes de départ. Celles-ci viennent en piochant.
equipment-plus = Deux cartes, une marche
    .about = Une carte avec un plus en emmène une autre. Joue le 2+.
    .other = Le 3 seul avance de 3. Le 2+ l'emmène et avance de 5.
equipment-add = Ajoute une carte du bout
    .about = Ajoute le 3 de droite : 2 et 3 font 5 pas.
    .other = C'est permis, mais 2 pas ne mènent à rien ici. Ajoute le 3.
equipment-walk = Cinq pas
    .about = Envoie celui de la case 6 au bijou en 11. Il passe aussi Anubis.
    .other = En 12, la statue en demande trois. Envoie celui de la case 6 en 11.
equipment-place = Deux cartes à piocher
    .about = Tu en as joué deux, tu en pioches deux. La première va où tu veux : deuxième à gauche ou deuxième à droite. Mets-la à gauche.
    .other = À droite, c'est aussi bien. Ici, mets-la à gauche : elle sera vite au bout.
equipment-zero = Pas un seul pas
    .about = Le 0 ne déplace personne. L'un des tiens utilise la tuile où il se trouve. Joue-le.
    .other = Le dé se corrige de 1, c'est fort. Mais vois d'abord ce que fait le 0.
equipment-act = Qui agit ?
    .about = L'un est sur Horus, l'autre sur un joker. Fais-le prendre par celui de la case 11.
    .other = Horus n'est pas mal. Mais le joker en 11 va dans toutes les séries.
equipment-done = Tout est prêt
    .about = Un joker remplace n'importe quel trésor qui manque à une série. L'équipement joué est mélangé au reste et peut revenir à tous.

## Artifacts

artifacts-goal = Une tuile sous la tuile
    .about = Sur dix cases, il y a deux tuiles, l'une cachée sous l'autre. Parmi tous ces trésors, dix artefacts.
artifacts-take = Prends celle du dessus
    .about = Joue le 2 et prends la statue. Qu'y a-t-il dessous ?
    .other = Le 5 passe devant tout cela. Joue le 2.
artifacts-under = Un artefact
    .about = Il reste là pour l'instant : ce qui vient d'être retourné ne se prend pas au même tour, même si les tiens sont assez nombreux.
artifacts-second = Viens le chercher
    .about = L'un des tiens doit s'arrêter ici à nouveau. Joue l'autre 2.
    .other = Cette carte n'atteint aucun trésor à prendre. Le 2 apporte l'artefact.
artifacts-walk = Depuis l'escalier
    .about = Fais venir en 2 celui de l'escalier, et l'artefact est à toi.
    .other = Alors personne n'arrive à l'artefact. Envoie celui de l'escalier.
artifacts-count = À côté d'une série
    .about = Un artefact n'entre dans aucune série. Mais à la fin, chacune de tes séries peut en porter un, et cela vaut 3 points de plus.

## Characters

characters-goal = Qui tu es
    .about = Chacun a l'un des huit personnages, visible de tous, et utilise son pouvoir chaque fois que le moment vient. Tu as le parieur.
characters-die = Lance
    .about = Joue le dé.
    .other = Avec le 5, rien à lancer. Le parieur joue le dé.
characters-again = Un 1 seulement
    .about = Avec le parieur, tu peux relancer une fois. Le second lancer compte, quel qu'il soit.
    .other = Un 1 ne mène nulle part. Relance.
characters-walk = Un 4
    .about = C'est mieux : celui de la case 6 atteint le bijou en 10 et réveille un dormeur en passant.
    .other = Il pourrait. Mais celui de la case 6 arrive au bijou.
characters-others = Les autres
    .about = Certains aident quand on joue une carte, d'autres quand on prend un trésor. Le panneau de chacun dit qui est qui.
characters-scout = Une autre fois : l'éclaireur
    .about = L'éclaireur peut ignorer n'importe quelle carte et avancer d'un seul pas. Ton 5 passerait devant le vase. Ignore-le.
    .other = Cela passe devant le vase en 8, où l'un des tiens en attend un autre. Ignore la carte de gauche.
characters-step = Un pas
    .about = Envoie celui de la case 7 en 8 : ensemble, ils prennent le vase.
    .other = Alors l'un quitte le vase. Envoie celui de la case 7 en 8.
characters-done = Un pas, trois points
    .about = Un pouvoir se propose, il ne s'impose jamais. Regarde aussi celui des autres avant de faire des plans.
