# Tutankhamun's rules on one page. Figures are those of the board; names and help of tiles stand in the game's own words.

rules-lead = Descends le Nil vers les trésors d'un roi. Lis cette page, et tu sais jouer.
rules-minute = Le jeu en une minute
rules-turn = Un tour en quatre images
rules-sets = Les séries
rules-gods = Les idoles
rules-scoring = Décompter une série
rules-ending = La fin, et à deux

rules-river = Toutes les tuiles sont visibles sur une ligne de { $slots } cases, de l'inframonde au tombeau.
    .title = Le Nil
rules-boats = Chacun a la sienne. Elles attendent devant la première tuile et jouent dans le sens horaire. Où il n'y a pas de tuile, on n'accoste pas ; les barques ne se gênent jamais.
    .title = Les barques
rules-underworld = Les tuiles que toutes les barques ont dépassées y coulent. Ce qui est décompté va au tombeau et n'en revient pas.
    .title = L'inframonde
rules-down = À { $fewest }, tu pars de { $most } points, à { $last }, de { $least }, et tu descends. Qui arrive à 0 gagne.
    .title = Points restants

rules-sail = Vers n'importe quelle tuile devant toi, aussi loin que tu veux, ou en arrière vers la plus proche. Il faut voguer.
    .title = Vogue
rules-take = Les trésors restent visibles devant toi. Une bague rapporte { $each } aussitôt. Une idole agit aussitôt et va au tombeau.
    .title = Prends la tuile
rules-sink = Ce qui est derrière toutes les barques coule, la dernière d'abord. Les idoles et bagues coulées ne font rien. Tant qu'une barque attend au départ, rien ne coule.
    .title = Ce qui est dépassé coule
rules-score = Dès que sa dernière tuile a quitté le Nil, de quelque façon que ce soit.
    .title = Une série se décompte

rules-idols = Une idole agit avant que rien ne coule, autant qu'elle peut. Si elle en amène une autre, celle-ci agit d'où est alors ta barque.
    .title = Comment elles agissent
rules-first = Qui en a le plus gagne son nombre, qui vient ensuite la moitié. Seuls comptent ceux qui en ont. Puis la série va au tombeau.
    .title = Le plus, puis le deuxième
rules-ties = La barque la plus en arrière à ce moment passe devant.
    .title = Égalité
rules-example = { $tiles } tuiles d'une série : l'un en a { $has } et gagne { $first }. Deux en ont { $others } : le plus en arrière gagne { $second }, l'autre rien.
    .title = Un exemple

rules-end = Quand quelqu'un est à 0, on finit le tour, avec tout ce qui coule et se décompte. S'ils sont plusieurs, le plus en arrière gagne.
    .title = À 0
rules-empty = Si le Nil est vide avant, gagne qui a le moins de points restants.
    .title = Un Nil vide
rules-two = L'inframonde joue en troisième : il prend la place que valent ses tuiles, mais à égalité il passe derrière. Sa place ne rapporte à personne.
    .title = À deux

## Les chiffres d'une édition

edition-group-river = Dans le Nil
edition-group-start = Au début
edition-table-sets = Séries
    .about = tuiles, points pour le plus et pour le deuxième
edition-table-rings = Anneaux scarabée
    .about = tuiles, points pour chacun, et pour le plus
edition-table-idols = Idoles
    .about = combien de tuiles de chacune
edition-table-start = Points restants
    .about = au début, selon le nombre de personnes
edition-row-sets = { $set }
edition-row-rings = Anneaux scarabée
edition-row-idols = { $god }
edition-row-start = À { $players }
edition-field-set = nom
edition-field-tiles = tuiles
edition-field-first = 1re place
edition-field-second = 2e place
edition-field-each = chacun
edition-field-bonus = pour le plus
edition-field-god = idole
edition-field-players = personnes
edition-field-points = points
