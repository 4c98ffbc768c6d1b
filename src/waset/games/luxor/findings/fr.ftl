## Ce qu'un contrôle trouve dans une édition de Luxor

finding-spaces = Chacune des cases 1 à { $last } doit figurer ici une fois.
finding-icon-without-treasure = La case { $space } a une marque du temple, mais aucun trésor n'y est.
finding-other-temple = Le temple imprimé a 4 cases Osiris, et 2 cases Horus de chaque niveau.
finding-statues = Il faut trois statues, dans l'ordre, chacune après une case de 1 à 39.
finding-walls = Chaque case de 1 à 41 (la chambre funéraire) doit avoir une valeur.
finding-wall-falls = La valeur baisse de { $near } à { $far } en case { $space }, vers la chambre funéraire.
finding-unknown-card = Aucune carte ne dit « { $card } ». Il y a : un nombre, +/-N, die, M-N, 1-die, all +N, last to second last, one less N, die +/-1, N+.
finding-high-card = La carte { $card } a un nombre au-delà de { $most }.
finding-no-choice = La carte { $card } ne laisse pas de choix : le plus petit nombre vient d'abord.
finding-other-cards = La carte { $card } n'est pas de cette sorte.
finding-moves-nobody = La carte { $card } ne déplace personne.
finding-adds-more = La carte { $card } ajoute plus de { $most }.
finding-moves-more = La carte { $card } mène au-delà de { $most }.
finding-few-cards = { $players } mains et une pioche demandent { $needed } cartes. Pour l'instant : { $there }.
finding-few-cards-for-all = À { $players }, il faut { $needed } cartes, ou l'équipement. Pour l'instant : { $there }.
finding-level = La carte { $card } est de niveau { $level }. Il y a les niveaux 1 à { $most }.
finding-no-card-of-level = Il y a une case Horus de niveau { $level }, mais aucune carte de ce niveau.
finding-kinds-of-cards = Au plus { $most } cartes différentes. Pour l'instant : { $there }.
finding-hand-rows = Une ligne dit combien de cartes a une main. Pour l'instant : { $there }.
finding-hand-size = Une main a de { $least } à { $most } cartes, pas { $cards }.
finding-adventurers = Un trésor demande de 1 à { $most } aventuriers, pas { $needs }.
finding-few-treasures = { $needed } cases demandent un trésor. Pour l'instant : { $there }.
finding-many-treasures = Trésors qui vont dans la boîte sans être vus, car il y a moins de cases : { $more }.
finding-few-temple-tiles =
    { $icon ->
        [cobra] Cases marquées du cobra : { $marked }. Tuiles dans sa pile : { $there }.
        [falcon] Cases marquées du faucon : { $marked }. Tuiles dans sa pile : { $there }.
       *[lion] Cases marquées du lion : { $marked }. Tuiles dans sa pile : { $there }.
    }
finding-few-osiris-tiles = { $needed } cases demandent une tuile Osiris. Pour l'instant : { $there }.
finding-osiris-steps = Une tuile Osiris ajoute de 1 à { $most } pas.
finding-supplies = Il faut une ligne pour chacun de : { $needed }.
finding-no-round = Une partie a au moins une manche.
finding-sets = Les lignes doivent compter 1, 2, 3 et ainsi de suite.
finding-rows = Il faut de 1 à { $most } lignes. Pour l'instant : { $there }.
finding-sarcophagi = Au plus { $most }, le plus précieux d'abord, tous différents et aucun à 0.

## La Malédiction de la momie

finding-talismans-by-players = Il faut une ligne pour chaque nombre : à 2, 3, 4 et 5.
finding-few-talismans = À { $players }, chacun ne peut pas en avoir { $each } : il n'y a pas tant de talismans.
finding-effect-twice = Une tuile figure ici deux fois. Indique plutôt combien il y en a.
finding-few-mummy-tiles = Il faut au moins quatre tuiles, dont trois visibles.
finding-free-choice = Il faut d'un à trois objets différents.
finding-few-equipment = Avec l'équipement, il faut { $needed } cartes à chacun. Pour l'instant : { $there }.
finding-few-plain-spaces = Les tuiles cachées demandent { $needed } cases avec un trésor et sans marque. Pour l'instant : { $there }.
finding-few-tiles = Avec les artefacts, il faut { $needed } trésors et artefacts. Pour l'instant : { $there }.
finding-other-artifacts = La boîte en a { $usual }, et autant de tuiles cachées. Ici, pour l'instant : { $there }.
finding-artifact-needs = Un artefact demande de 1 à { $most } aventuriers.
