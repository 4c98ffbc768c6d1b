## Was verhindert, dass ein Dokument eine Edition irgendeines Spiels ist

finding-unreadable = Die Datei ist nicht zu lesen: { $why }
finding-no-game = Die erste Zeile muss das Spiel nennen: { $games }.
finding-other-game = Das ist eine Edition von { $said }, nicht von { $game }.
finding-bad-name = Ein Name hat 1 bis { $most } druckbare Zeichen, nicht { $name }.
finding-no-tables = Hierher gehören die Tabellen, jede unter ihrem Namen.
finding-twice = „{ $key }“ steht neben den Tabellen und auch darin.
finding-no-rows = Hierher gehört eine Liste von Zeilen.
finding-no-row = Eine Zeile schreibt man so: { $written }.
finding-no-field = „{ $field }“ fehlt.
finding-no-number = „{ $field }“ ist eine ganze Zahl, nicht { $value }.
finding-no-text = „{ $field }“ ist ein Text, nicht { $value }.
finding-unprintable = „{ $field }“ hat Zeichen, die man nicht drucken kann: { $value }.
finding-out-of-range = „{ $field }“ geht von 0 bis { $most }, nicht { $value }.
finding-unknown-word =
    { $what ->
        [table] Eine Tabelle „{ $word }“ gibt es nicht, wohl aber { $known }.
        [field] Ein Feld „{ $word }“ gibt es nicht, wohl aber { $known }.
        [god] Einen Gott „{ $word }“ gibt es nicht, wohl aber { $known }.
       *[word] „{ $word }“ kann hier nicht stehen, wohl aber { $known }.
    }
finding-misspelled-word =
    { $what ->
        [table] Eine Tabelle „{ $word }“ gibt es nicht. Ist es „{ $near }“? Es gibt: { $known }.
        [field] Ein Feld „{ $word }“ gibt es nicht. Ist es „{ $near }“? Es gibt: { $known }.
        [god] Einen Gott „{ $word }“ gibt es nicht. Ist es „{ $near }“? Es gibt: { $known }.
       *[word] „{ $word }“ kann hier nicht stehen. Ist es „{ $near }“? Es gibt: { $known }.
    }

## Was der Befehl `waset edition check` drumherum sagt

finding-is =
    { $level ->
        [error] Fehler
       *[warning] Hinweis
    }
finding-about = { finding-is }: { $table }: { $sentence }
    .row = { finding-is }: { $table }, Zeile { $row }: { $sentence }
    .whole = { finding-is }: { $sentence }
checked-errors = { $errors } Fehler
checked-warnings =
    { $warnings ->
        [one] { $warnings } Hinweis
       *[other] { $warnings } Hinweise
    }
checked = { $edition }, { $game }: { checked-errors }, { checked-warnings }.
checked-differs = Anders als { $base } in: { $tables }. Kennzahl { $digest }.
checked-same = Die Zahlen sind die von { $base }. Kennzahl { $digest }.
checked-usual = Bots spielen sie mit ihren üblichen Gewichten; { $command } passt diese an.
checked-fitted = Bots spielen sie mit den Gewichten in { $file }, die daran angepasst sind.
checked-stale = Die Gewichte in { $file } sind an andere Zahlen angepasst und werden nicht benutzt: { $command } passt sie neu an.
