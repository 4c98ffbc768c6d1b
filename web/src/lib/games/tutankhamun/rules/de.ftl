# Tutankhamun's rules on one page. Figures are those of the board; names and help of tiles stand in the game's own words.

rules-lead = Den Nil hinab zu den Schätzen eines Königs. Lies diese Seite, und du kannst spielen.
rules-minute = Das Spiel in einer Minute
rules-turn = Ein Zug in vier Bildern
rules-sets = Die Sets
rules-gods = Die Götterfiguren
rules-scoring = Ein Set werten
rules-ending = Das Ende, und zu zweit

rules-river = Alle Plättchen liegen offen in einer Reihe von { $slots } Feldern, von der Unterwelt bis zum Grab.
    .title = Der Nil
rules-boats = Alle haben eines. Sie warten vor dem ersten Plättchen und ziehen im Uhrzeigersinn. Wo kein Plättchen liegt, legt niemand an; Boote sind einander nie im Weg.
    .title = Die Boote
rules-underworld = Plättchen, an denen jedes Boot vorbei ist, versinken darin. Was gewertet ist, kommt ins Grab und nie zurück.
    .title = Die Unterwelt
rules-down = Zu { $fewest } beginnst du mit { $most } Punkten, zu { $last } mit { $least }, und zählst herunter. Wer bei 0 ist, gewinnt.
    .title = Noch bis 0

rules-sail = Zu jedem Plättchen vor dir, so weit du willst, oder zurück zum nächsten hinter dir. Segeln musst du.
    .title = Segle
rules-take = Schätze liegen offen vor dir. Ein Ring bringt sofort { $each }. Eine Götterfigur wirkt sofort und kommt ins Grab.
    .title = Nimm das Plättchen
rules-sink = Was hinter allen Booten liegt, versinkt, das hinterste zuerst. Versunkene Götterfiguren und Ringe bewirken nichts. Solange ein Boot noch am Start wartet, versinkt nichts.
    .title = Was zurückbleibt, versinkt
rules-score = Sobald sein letztes Plättchen den Nil verlassen hat, wie auch immer.
    .title = Ein Set wird gewertet

rules-idols = Eine Götterfigur wirkt, bevor etwas versinkt, so weit sie kann. Bringt sie eine andere, wirkt diese von dort, wo dein Boot dann ist.
    .title = Wie sie wirken
rules-first = Wer am meisten davon hat, bekommt seine Zahl, wer am zweitmeisten hat, die Hälfte. Es zählt nur, wer eines hat. Dann kommt das Set ins Grab.
    .title = Am meisten, am zweitmeisten
rules-ties = Das Boot, das in diesem Moment am weitesten hinten liegt, geht vor.
    .title = Gleichstand
rules-example = { $tiles } Plättchen eines Sets: Einer hat { $has } und bekommt { $first }. Zwei haben je { $others }: Wer weiter hinten liegt, bekommt { $second }, der andere nichts.
    .title = Ein Beispiel

rules-end = Ist jemand bei 0, wird der Zug zu Ende gespielt, mit allem, was versinkt und zählt. Sind es mehrere, gewinnt, wer am weitesten hinten liegt.
    .title = Bei 0
rules-empty = Ist der Nil vorher leer, gewinnt, wer die wenigsten Punkte bis 0 hat.
    .title = Ein leerer Nil
rules-two = Die Unterwelt spielt als Dritte mit: Sie bekommt den Platz, den ihre Plättchen verdienen, doch bei Gleichstand liegt sie hinten. Für ihren Platz bekommt niemand etwas.
    .title = Zu zweit

## Die Zahlen einer Edition

edition-group-river = Im Nil
edition-group-start = Zu Beginn
edition-table-sets = Sets
    .about = Plättchen, Punkte für die meisten und für die zweitmeisten
edition-table-rings = Skarabäusringe
    .about = Plättchen, Punkte für jeden, und für die meisten
edition-table-idols = Götterfiguren
    .about = wie viele Plättchen von jeder
edition-table-start = Punkte bis 0
    .about = zu Beginn, je nachdem, zu wievielt ihr seid
edition-row-sets = { $set }
edition-row-rings = Skarabäusringe
edition-row-idols = { $god }
edition-row-start = Zu { $players }
edition-field-set = Name
edition-field-tiles = Plättchen
edition-field-first = Platz 1
edition-field-second = Platz 2
edition-field-each = je
edition-field-bonus = für die meisten
edition-field-god = Götterfigur
edition-field-players = Personen
edition-field-points = Punkte
