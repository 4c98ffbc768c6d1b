## Verder spelen vanaf een zet van een partij, geladen wanneer het nodig is

play-on-sheet = Vanaf hier verder spelen
    .step = Zet { $at } van { $all }. Vanaf hier is het een eigen partij; deze blijft zoals die is.
    .whose = Jouw plaats
    .others = Wie speelt er tegen je
    .bots = Bots
    .friends = Vrienden, met een link
    .bot = Hoe sterk
    .hidden = Wat je niet kon zien
    .anew = Opnieuw gedeeld
    .anew-about = Al het verborgene wordt opnieuw gedeeld: je weet wat je toen wist, en niet meer.
    .kept = Zoals het was
    .kept-about = Al het verborgene blijft zoals het was. Wat er vanaf hier getrokken en gegooid wordt, is nieuw.
    .name = Een naam, als je wilt
    .example = Wat als ik gewacht had?
    .shared = Tonen aan anderen die deze partij kunnen zien
    .do = Spelen
    .invite = Vrienden uitnodigen
    .tab = Vanaf hier
play-on-over = Hier is de partij afgelopen. Ga terug naar een eerdere zet.
variants =
    { $count ->
        [0] Varianten
       *[other] Varianten ({ $count })
    }
    .none = Er heeft nog niemand vanaf deze partij verder gespeeld.
    .from = Vanaf zet { $at }, als { $name }
    .rename = Naam en delen
    .keep = Bewaren
    .copy = Link kopiëren
    .show = Dat moment tonen
variant-standing = Gewonnen door { $names }
    .open = Wacht op spelers
    .playing = Wordt gespeeld
variant-origin = Gaat verder vanaf een andere partij
    .named = ‘{ $name }’, uit een andere partij
    .back = Dat moment tonen
    .anew = Wat toen niet te zien was, is opnieuw gedeeld.
    .kept = Alles is zoals het toen was.
