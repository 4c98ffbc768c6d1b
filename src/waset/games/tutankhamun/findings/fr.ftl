## Ce qu'un contrôle trouve dans une édition de Tutankhamun

finding-name-of-a-set = Un nom a de 1 à { $most } caractères et des espaces simples, pas « { $name } ».
finding-name-taken = Le nom « { $name } » est déjà pris.
finding-god-twice = { $god } ne doit figurer que sur une ligne.
finding-rows-of-sets = Il faut de 1 à { $most } lignes. Pour l'instant : { $there }.
finding-set-without-tile = { $name } doit avoir une tuile.
finding-rows-of-rings = Il faut une ligne. Pour l'instant : { $there }.
finding-tiles-and-slots = Le Nil a de la place pour { $slots } tuiles. Avec anneaux et idoles, pour l'instant : { $there }.
finding-start-by-players = Il faut une ligne pour chaque nombre, de { $fewest } à { $most }.
finding-start-at-zero = À { $players }, il faut un point à perdre.
finding-first-is-not-tiles = { $name } rapporte { $points } pour { $tiles } tuiles. Dans la règle, c'est 1 par tuile.
finding-second-above-first = { $name } rapporte plus à la 2e place qu'à la 1re.
finding-second-is-not-half = { $name } rapporte { $second } après { $first }. Dans la règle, c'est la moitié.
finding-beyond-track = { $points } points dépassent la piste de score, qui finit à { $most }.
