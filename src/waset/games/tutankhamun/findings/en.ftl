## What a check finds in an edition of Tutankhamun

finding-name-of-a-set = A name has 1 to { $most } characters and single spaces, not “{ $name }”.
finding-name-taken = The name “{ $name }” is taken.
finding-god-twice = { $god } has to stand in one row only.
finding-rows-of-sets = 1 to { $most } rows are needed. There now: { $there }.
finding-set-without-tile = { $name } needs a tile.
finding-rows-of-rings = One row is needed. There now: { $there }.
finding-tiles-and-slots = The Nile takes { $slots } tiles. There now, with rings and idols: { $there }.
finding-start-by-players = One row is needed for each number of players, { $fewest } to { $most }.
finding-start-at-zero = { $players } players need a point to lose.
finding-first-is-not-tiles = { $name } pays { $points } for { $tiles } tiles. The rulebook pays 1 a tile.
finding-second-above-first = { $name } pays more for the second place than for the first.
finding-second-is-not-half = { $name } pays { $second } after { $first }. The rulebook pays half.
finding-beyond-track = { $points } points do not fit the Spirit Track, which ends at { $most }.
