## Aus meinen Fehlern lernen, geladen, wenn es gebraucht wird

mistakes = Aus meinen Fehlern lernen
    .about = Die Entscheidungen, die dich am meisten gekostet haben, noch einmal am Tisch. Sie kommen wieder, bis du sie kennst.
    .where = Was du kennst, merkt sich dieses Gerät.
    .puzzles = Mehr zum Nachdenken: Rätsel
mistakes-today =
    { $count ->
        [one] 1 Stellung für heute
       *[other] { $count } Stellungen für heute
    }
    .about = Zuerst kommt, was heute wiederkehrt, dann, was am meisten gekostet hat.
mistakes-begin = Anfangen
mistakes-play = Eine Partie spielen
mistakes-looking = Deine Partien werden durchgesehen
    .about = Die ersten Stellungen kommen gleich.
mistakes-none = Noch nichts zu fragen
    .about = Spiel eine Partie zu Ende. Dann kommen die Entscheidungen hierher, die dich am meisten gekostet haben, so wie du sie gesehen hast.
mistakes-clean = Nichts zu fragen
    .about =
        { $games ->
            [one] In deiner beendeten Partie hat keine Entscheidung viel gekostet.
           *[other] In deinen { $games } beendeten Partien hat keine Entscheidung viel gekostet.
        }
mistakes-all-known = Du kennst sie alle
    .about = Neue kommen mit deinen nächsten Partien.
mistakes-rest = Für heute nichts
    .about = Die nächste kommt wieder: { $date }.
mistakes-waiting =
    { $games ->
        [one] 1 Partie wird noch durchgesehen.
       *[other] { $games } Partien werden noch durchgesehen.
    }
mistakes-list = Für heute
    .more =
        { $count ->
            [one] Noch 1 folgt in den nächsten Tagen.
           *[other] Noch { $count } folgen in den nächsten Tagen.
        }
mistakes-later = Kommt wieder
    .about = Nach 1, 3 und 7 Tagen, bis du sie kennst.
    .on = Wieder: { $date }
mistakes-known =
    { $count ->
        [one] 1 kennst du schon.
       *[other] { $count } kennst du schon.
    }
mistakes-leave = Alle meine Fehler
mistakes-done = Das war alles für heute
mistake-of = { $game }, { $date }
    .loss = hat dich { $loss } gekostet
mistake-ask = Was würdest du jetzt tun?
    .of = { $game }, { $date }. Deine Gewinnchance sank damals um { $loss }.
mistake-wrong = Das hast du damals auch gewählt.
mistake-right =
    { $tries ->
        [1] Richtig beim ersten Versuch
       *[other] Richtig nach { $tries } Versuchen
    }
    .shown = Das wäre besser gewesen
    .also = Deine Wahl zählt auch: Sie ist etwa gleich gut.
mistake-then = Damals hast du gewählt: { $choice }. Das hat dich { $loss } gekostet.
mistake-back = Sie kommt wieder: { $date }.
    .tomorrow = Sie kommt morgen wieder.
    .known = Jetzt kennst du sie.
mistake-next = Nächste Stellung
