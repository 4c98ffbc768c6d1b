## Was eine Prüfung in einer Edition von Tutankhamun findet

finding-name-of-a-set = Ein Name hat 1 bis { $most } Zeichen und einzelne Leerzeichen, nicht „{ $name }“.
finding-name-taken = Der Name „{ $name }“ ist vergeben.
finding-god-twice = { $god } darf nur in einer Zeile stehen.
finding-rows-of-sets = 1 bis { $most } Zeilen werden gebraucht. Jetzt: { $there }.
finding-set-without-tile = { $name } braucht ein Plättchen.
finding-rows-of-rings = Eine Zeile wird gebraucht. Jetzt: { $there }.
finding-tiles-and-slots = Der Nil hat Platz für { $slots } Plättchen. Mit Ringen und Götterfiguren jetzt: { $there }.
finding-start-by-players = Für jede Anzahl von { $fewest } bis { $most } wird eine Zeile gebraucht.
finding-start-at-zero = Zu { $players } braucht ihr einen Punkt zu verlieren.
finding-first-is-not-tiles = { $name } bringt { $points } für { $tiles } Plättchen. In der Spielregel ist es 1 je Plättchen.
finding-second-above-first = { $name } bringt auf Platz 2 mehr als auf Platz 1.
finding-second-is-not-half = { $name } bringt { $second } nach { $first }. In der Spielregel ist es die Hälfte.
finding-beyond-track = { $points } Punkte passen nicht auf die Punkteleiste, die bei { $most } endet.
