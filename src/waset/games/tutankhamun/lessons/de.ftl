# What the lessons of Tutankhamun say. A step is LESSON-STEP: its title, the remark in .about, and what is answered to another choice.

## The first lesson

first-goal = Den Nil hinab, bis null
    .about = Du sammelst Schätze aus dem Fluss für das Grab des Königs. Alle beginnen mit Punkten und wollen sie loswerden: Wer zuerst bei 0 ist, gewinnt.
first-sail = Segle, so weit du willst
    .about = Jedes Plättchen vor dir ist erreichbar, egal wie weit. Zurück geht es nur um eines. Ein Ring bringt sofort einen Punkt: Segle zum Ring auf 2.
    .other = Das geht. Aber der Ring auf 2 ist gleich einen Punkt wert, und die Plättchen dahinter bleiben erreichbar. Segle nach 2.
first-sets = Sammle Sets
    .about = Dein Ring ist 1 Punkt wert: Du stehst bei 27. Alles andere zählt in Sets. Je größer das Set, desto mehr Punkte für Platz 1; Platz 2 bekommt die Hälfte.
first-back = Ein Schritt zurück
    .about = Hinter dir geht nur das nächste Plättchen. Hier ist es das letzte Anch auf dem Fluss, und du hast das andere. Segle zurück nach 22.
    .other = Dort gibt es mehr zu sammeln. Aber das letzte Anch liegt gleich hinter dir, und damit das ganze Set. Segle nach 22.
first-scored = Ein Set wird gewertet
    .about = Das letzte Anch hat den Fluss verlassen, also wird das Set gewertet: 2 Punkte für dich. Bei Gleichstand zählen die Boote: Das hinterste liegt vorn.
first-sink = Was alle passiert haben, versinkt
    .about = Dein Boot ist das letzte. Segle zum Thron auf 24: Was dann hinter allen Booten liegt, versinkt in der Unterwelt.
    .other = Das geht. Aber schau, was passiert, wenn du Plättchen liegen lässt: Segle zum Thron auf 24.
first-sunk = Versunken, und du punktest
    .about = Drei Plättchen sind versunken. Eines war der letzte Krummstab mit Geißel auf dem Fluss, und du hattest den einzigen anderen: 2 Punkte. Auch Versinken wertet Sets.
first-idol = Ruf einen Gott
    .about = Götterfiguren sind keine Schätze: Sie wirken sofort. Ra schickt ein beliebiges Plättchen in die Unterwelt. Segle zu Ra auf 45.
    .other = Gern ein andermal. Ra auf 45 kann jetzt ein Set für dich entscheiden. Segle hin.
first-ra = Welches Plättchen schickt Ra hinab?
    .about = Du hast 4 Throne, mehr als alle anderen, und der letzte auf dem Fluss liegt auf 50. Schick ihn hinab, und das Set wird gewertet.
    .other = Das könnte Ra tun. Aber nichts bringt so viel wie der letzte Thron auf 50.
first-idols = Fünf Götter
    .about = Der Thron brachte dir 8 Punkte und 4 für Platz 2. Jeder Gott hat eine eigene Kraft, die sofort wirkt.
first-zero = Noch vier Punkte
    .about = Die letzte Keramik auf dem Fluss liegt auf 72. Du hast zwei, mehr als alle anderen: 4 Punkte, und du bist bei 0.
    .other = Knapp. Aber auf 72 warten 4 Punkte, und dir fehlen noch 4.
first-won = Du bist bei 0
    .about = Der Zug wird zu Ende gespielt, dann ist Schluss. Wären zwei bei 0, gewänne das hinterste Boot.
