## Eine Edition eines Spiels machen: wird mit der Seite geladen

edition-of = Eine Edition von { $game }
edition-bar =
    { $count ->
        [0] die Zahlen der Standardedition
        [one] 1 Zahl ist von dir
       *[other] { $count } Zahlen sind von dir
    }
edition-figures = Zahlen
edition-name = Name
    .usual = Meine Edition
edition-nameless = Sie braucht einen Namen
edition-mine = Meine Editionen
edition-new = Eine neue, wie der Standard
edition-delete = Löschen
    .sure = { $name } löschen?
    .no = Behalten
    .what =
        { $kept ->
            [yes] Ihr Link führt dann ins Leere. Tische, die mit ihr spielen, spielen mit ihren Zahlen weiter.
           *[no] Sie ist nur in diesem Browser und danach nicht wiederzubekommen.
        }
edition-state = Gespeichert
    .changed = Seit dem Speichern geändert
    .here = Bisher nur in diesem Browser
    .reads = Von jemand anderem
edition-keep = Speichern
    .some =
        { $count ->
            [one] 1 Edition ist nur in diesem Browser.
           *[other] { $count } Editionen sind nur in diesem Browser.
        }
    .all = Alle speichern
edition-alone = { $name } (nur hier)
edition-reads = Jemand hat dir diese Edition gezeigt. Spiel oder erprobe sie, wie sie ist; zum Ändern mach dir eine Kopie.
edition-copy = Kopie anlegen
    .name = { $name }, Kopie
edition-home = Tisch einrichten
edition-file = Datei öffnen
    .save = Als Datei speichern
    .wrong = { $file } ist keine Edition dieses Spiels. { $why }
edition-link = Link kopieren
    .done = Link kopiert
    .failed = Der Link konnte nicht kopiert werden.
    .broken = Dieser Link ist beschädigt: Seine Zahlen sind nicht lesbar.
edition-finding = { $table }: { $about }
    .row = { $table }, Zeile { $row }: { $about }
edition-changes =
    { $count ->
        [one] 1 von dir
       *[other] { $count } von dir
    }
edition-allowed = Das ist erlaubt.
edition-row = Was
    .remove = Weglassen: { $row }
    .remove-column = Weglassen
    .add = Noch eine Zeile
edition-source = Herkunft
edition-from =
    { $source ->
        [book] Spielregel
        [public] öffentlich
        [rebuilt] nachgebaut
       *[changed] von dir
    }
edition-from-about =
    { $source ->
        [book] steht in der Spielregel
        [public] öffentlich gefunden
        [rebuilt] niemand weiß es, passend gewählt
       *[changed] hier geändert
    }
edition-field = { $row }: { $field }
edition-less = Eins weniger. { $what }
edition-more = Eins mehr. { $what }
edition-total = { $count } insgesamt, { $usual } im Standard
edition-reset = Wie der Standard
edition-board = Der Tisch
    .about = Gold ist, was du geändert hast
edition-differences = Anders als im Standard
    .none = Es ist der Standard: Nichts ist anders.
edition-rules = Die Regeln mit diesen Zahlen
edition-fine = { $name } ist spielbar
edition-wrong =
    { $count ->
        [one] Eines stimmt noch nicht
       *[other] { $count } Dinge stimmen noch nicht
    }
edition-remarks =
    { $count ->
        [one] Eine Anmerkung:
       *[other] { $count } Anmerkungen, etwa:
    }
edition-play = Jetzt spielen
edition-invite = Mit Link spielen
edition-change = Eine eigene daraus machen
edition-choice = Welche Edition?
    .standard = Der Standard
    .none = Du hast noch keine Edition gemacht.
    .make = Eine Edition machen
    .wrong = { $name } kann so nicht gespielt werden. { $why }
    .mend = In Ordnung bringen
difference = { $row }: { $field } { $after } statt { $before }
difference-new = { $row }: neu, { $after }
difference-gone = { $row }: weggelassen
trial = Ausprobieren
    .about = Bots spielen jede Auslage zweimal: mit deinen Zahlen und mit denen der Standardedition.
trial-players = Personen
trial-bot = Bots
trial-most = Partien
trial-modules = Module
trial-progress = Gespielte Partien
trial-games = { $games } von { $most } Partien
trial-none = Noch keine Partie
trial-blocked = Bring es erst in Ordnung.
trial-start = { $games } Partien probieren
trial-stop = Anhalten
trial-stale = Du hast seitdem Zahlen geändert. Dies gilt für die Edition, wie sie war.
trial-legend = deine Edition
    .standard = der Standard
trial-spread = { $value } ± { $by }
trial-usual = Standard: { $base }
trial-figures = Deine Edition { $mine }, Standard { $base }.
trial-apart =
    { $way ->
        [more] Deutlich mehr, um { $low } bis { $high }.
       *[less] Deutlich weniger, um { $low } bis { $high }.
    }
    .no = Noch nicht zu unterscheiden.
    .soon = Zu wenige Partien für eine Aussage.
trial-told =
    { $count ->
        [one] Sicher anders: { $figures }.
       *[other] Sicher anders: { $figures }.
    }
    .none = Keine Zahl ist vom Standard zu unterscheiden.
trial-figure =
    { $figure ->
        [rounds] Runden
        [decisions] Entscheidungen je Partie
        [winner] Punkte auf Platz 1
        [lead] Vorsprung vor Platz 2
       *[first-seat] Siege derer, die beginnen
    }
trial-line = Punkte pro Kopf: { $line }
trial-how = { $players } gleiche Bots der Stufe { $bot }. Sie wurden nicht für deine Zahlen trainiert. Die Balken sind 95-%-Intervalle; „deutlich“ berücksichtigt auch, wie viele Zahlen verglichen werden.
trial-save = Zahlen als CSV speichern
report = { $name }: der Bericht
report-writing = Der Bericht wird geschrieben …
report-done = Der Bericht über { $games } Partien ist fertig.
report-none = Alles, was diese Partien zeigen
report-read = Lesen
report-write = Bericht schreiben
report-save = Als Datei speichern
