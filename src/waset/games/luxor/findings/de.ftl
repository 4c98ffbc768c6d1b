## Was eine Prüfung in einer Edition von Luxor findet

finding-spaces = Jedes der Felder 1 bis { $last } muss hier einmal stehen.
finding-icon-without-treasure = Feld { $space } hat ein Tempelzeichen, aber dort liegt kein Schatz.
finding-other-temple = Der gedruckte Tempel hat 4 Felder mit Osiris, und 2 mit Horus von jeder Stufe.
finding-statues = Drei Statuen werden gebraucht, der Reihe nach, jede nach einem Feld von 1 bis 39.
finding-walls = Jedes Feld von 1 bis 41 (die Grabkammer) braucht einen Wert.
finding-wall-falls = Der Wert fällt bei Feld { $space } von { $near } auf { $far }, zur Grabkammer hin.
finding-unknown-card = Auf keiner Karte steht „{ $card }“. Es gibt: eine Zahl, +/-N, die, M-N, 1-die, all +N, last to second last, one less N, die +/-1, N+.
finding-high-card = Die Karte { $card } hat eine Zahl über { $most }.
finding-no-choice = Die Karte { $card } lässt keine Wahl: Die kleinere Zahl kommt zuerst.
finding-other-cards = Die Karte { $card } gehört nicht zu dieser Art.
finding-moves-nobody = Die Karte { $card } bewegt niemanden.
finding-adds-more = Die Karte { $card } fügt mehr als { $most } hinzu.
finding-moves-more = Die Karte { $card } führt weiter als { $most }.
finding-few-cards = { $players } Hände und eine gezogene Karte brauchen { $needed } Karten. Jetzt: { $there }.
finding-few-cards-for-all = Zu { $players } braucht ihr { $needed } Karten oder die Ausrüstung. Jetzt: { $there }.
finding-level = Die Karte { $card } hat Stufe { $level }. Es gibt die Stufen 1 bis { $most }.
finding-no-card-of-level = Es gibt ein Feld mit Horus der Stufe { $level }, aber keine Karte dieser Stufe.
finding-kinds-of-cards = Höchstens { $most } verschiedene Karten. Jetzt: { $there }.
finding-hand-rows = Eine Zeile sagt, wie viele Karten eine Hand hat. Jetzt: { $there }.
finding-hand-size = Eine Hand hat { $least } bis { $most } Karten, nicht { $cards }.
finding-adventurers = Ein Schatz braucht 1 bis { $most } Abenteurer, nicht { $needs }.
finding-few-treasures = { $needed } Felder brauchen einen Schatz. Jetzt: { $there }.
finding-many-treasures = Schätze, die ungesehen in die Schachtel kommen, weil es weniger Felder gibt: { $more }.
finding-few-temple-tiles =
    { $icon ->
        [cobra] Felder mit der Kobra: { $marked }. Plättchen im Stapel: { $there }.
        [falcon] Felder mit dem Falken: { $marked }. Plättchen im Stapel: { $there }.
       *[lion] Felder mit dem Löwen: { $marked }. Plättchen im Stapel: { $there }.
    }
finding-few-osiris-tiles = { $needed } Felder brauchen ein Osirisplättchen. Jetzt: { $there }.
finding-osiris-steps = Ein Osirisplättchen fügt 1 bis { $most } Schritte hinzu.
finding-supplies = Je eine Zeile wird gebraucht für: { $needed }.
finding-no-round = Ein Spiel hat mindestens eine Runde.
finding-sets = Die Zeilen müssen zählen: 1, 2, 3 und so weiter.
finding-rows = 1 bis { $most } Zeilen werden gebraucht. Jetzt: { $there }.
finding-sarcophagi = Höchstens { $most }, der wertvollste zuerst, keine zwei gleich und keiner mit 0.

## Der Fluch der Mumie

finding-talismans-by-players = Je eine Zeile wird gebraucht: zu 2, 3, 4 und 5.
finding-few-talismans = Zu { $players } kann niemand { $each } bekommen: So viele Talismane gibt es nicht.
finding-effect-twice = Ein Plättchen steht hier zweimal. Gib stattdessen an, wie viele es gibt.
finding-few-mummy-tiles = Mindestens vier Plättchen werden gebraucht, drei davon offen.
finding-free-choice = Ein bis drei verschiedene Dinge werden gebraucht.
finding-few-equipment = Mit der Ausrüstung brauchen alle { $needed } Karten. Jetzt: { $there }.
finding-few-plain-spaces = Für verdeckte Plättchen braucht es { $needed } Felder mit Schatz und ohne Zeichen. Jetzt: { $there }.
finding-few-tiles = Mit Artefakten braucht es { $needed } Schätze und Artefakte. Jetzt: { $there }.
finding-other-artifacts = Die Schachtel hat { $usual }, und ebenso viele verdeckte Plättchen. Hier jetzt: { $there }.
finding-artifact-needs = Ein Artefakt braucht 1 bis { $most } Abenteurer.
