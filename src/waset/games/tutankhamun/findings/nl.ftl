## Wat een controle in een editie van Tutankhamun vindt

finding-name-of-a-set = Een naam heeft 1 tot { $most } tekens en enkele spaties, niet ‘{ $name }’.
finding-name-taken = De naam ‘{ $name }’ is al in gebruik.
finding-god-twice = { $god } mag maar in één rij staan.
finding-rows-of-sets = Er zijn 1 tot { $most } rijen nodig. Nu: { $there }.
finding-set-without-tile = { $name } heeft een tegel nodig.
finding-rows-of-rings = Er is één rij nodig. Nu: { $there }.
finding-tiles-and-slots = In de Nijl passen { $slots } tegels. Met ringen en godenbeelden nu: { $there }.
finding-start-by-players = Er is één rij nodig voor elk aantal spelers, { $fewest } tot { $most }.
finding-start-at-zero = { $players } spelers hebben een punt te verliezen nodig.
finding-first-is-not-tiles = { $name } betaalt { $points } voor { $tiles } tegels. De spelregels betalen 1 per tegel.
finding-second-above-first = { $name } betaalt meer voor de tweede plaats dan voor de eerste.
finding-second-is-not-half = { $name } betaalt { $second } na { $first }. De spelregels betalen de helft.
finding-beyond-track = { $points } punten passen niet op het puntenspoor, dat bij { $most } eindigt.
