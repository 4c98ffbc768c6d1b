## Een editie van een spel maken: geladen met de pagina

edition-of = Een editie van { $game }
edition-bar =
    { $count ->
        [0] de cijfers van de standaard
        [one] 1 cijfer is van jou
       *[other] { $count } cijfers zijn van jou
    }
edition-figures = Cijfers
edition-name = Naam
    .usual = Mijn editie
edition-nameless = Geef de editie een naam
edition-mine = Mijn edities
edition-new = Een nieuwe, als de standaard
edition-delete = Verwijderen
    .sure = { $name } verwijderen?
    .no = Laten staan
    .what =
        { $kept ->
            [yes] Haar link leidt dan nergens meer heen. Tafels die met haar spelen, gaan door met haar cijfers.
           *[no] Ze staat alleen in deze browser en is dan niet meer terug te halen.
        }
edition-state = Bewaard
    .changed = Veranderd sinds het bewaren
    .here = Nog alleen in deze browser
    .reads = Van iemand anders
edition-keep = Bewaren
    .some =
        { $count ->
            [one] 1 editie staat alleen in deze browser.
           *[other] { $count } edities staan alleen in deze browser.
        }
    .all = Alle bewaren
edition-alone = { $name } (alleen hier)
edition-reads = Iemand heeft je deze editie laten zien. Speel of probeer haar zoals ze is; om haar te veranderen maak je een kopie.
edition-copy = Kopie maken
    .name = { $name }, kopie
edition-home = Tafel klaarzetten
edition-file = Bestand openen
    .save = Opslaan als bestand
    .wrong = { $file } is geen editie van dit spel. { $why }
edition-link = Link kopiëren
    .done = Link gekopieerd
    .failed = De link kon niet worden gekopieerd.
    .broken = Deze link is beschadigd: de cijfers zijn niet te lezen.
edition-finding = { $table }: { $about }
    .row = { $table }, rij { $row }: { $about }
edition-changes =
    { $count ->
        [one] 1 van jou
       *[other] { $count } van jou
    }
edition-allowed = Dat mag.
edition-row = Wat
    .remove = Weglaten: { $row }
    .remove-column = Weglaten
    .add = Nog een rij
edition-source = Herkomst
edition-from =
    { $source ->
        [book] boekje
        [public] openbaar
        [rebuilt] herbouwd
       *[changed] van jou
    }
edition-from-about =
    { $source ->
        [book] staat in de spelregels
        [public] openbaar gevonden
        [rebuilt] niemand weet het, passend gekozen
       *[changed] hier veranderd
    }
edition-field = { $row }: { $field }
edition-less = Eén minder. { $what }
edition-more = Eén meer. { $what }
edition-total = { $count } in totaal, { $usual } in de standaard
edition-reset = Als de standaard
edition-board = De tafel
    .about = wat je veranderde, is goud
edition-differences = Anders dan de standaard
    .none = Het is de standaard: niets is anders.
edition-rules = De regels met deze cijfers
edition-fine = { $name } kan worden gespeeld
edition-wrong =
    { $count ->
        [one] Eén ding klopt niet
       *[other] { $count } dingen kloppen niet
    }
edition-remarks =
    { $count ->
        [one] Eén opmerking:
       *[other] { $count } opmerkingen, zoals:
    }
edition-play = Nu spelen
edition-invite = Spelen via een link
edition-change = Maak er je eigen editie van
edition-choice = Welke editie?
    .standard = De standaard
    .none = Je hebt nog geen editie gemaakt.
    .make = Een editie maken
    .wrong = { $name } kan zo niet gespeeld worden. { $why }
    .mend = Verbeteren
difference = { $row }: { $field } { $after }, niet { $before }
difference-new = { $row }: nieuw, { $after }
difference-gone = { $row }: weggelaten
trial = Uitproberen
    .about = Bots spelen elke deling twee keer: met jouw cijfers en met die van de standaard.
trial-players = Spelers
trial-bot = Bots
trial-most = Partijen
trial-modules = Modules
trial-progress = Gespeelde partijen
trial-games = { $games } van { $most } partijen
trial-none = Nog geen partij
trial-blocked = Zet het eerst recht.
trial-start = { $games } partijen proberen
trial-stop = Stoppen
trial-stale = Je hebt sindsdien cijfers veranderd. Dit gaat over de editie zoals ze was.
trial-legend = jouw editie
    .standard = de standaard
trial-spread = { $value } ± { $by }
trial-usual = Standaard: { $base }
trial-figures = Jouw editie { $mine }, standaard { $base }.
trial-apart =
    { $way ->
        [more] Duidelijk meer, { $low } tot { $high }.
       *[less] Duidelijk minder, { $low } tot { $high }.
    }
    .no = Nog geen verschil te zien.
    .soon = Te weinig partijen om iets te zeggen.
trial-told =
    { $count ->
        [one] Zeker anders: { $figures }.
       *[other] Zeker anders: { $figures }.
    }
    .none = Geen cijfer verschilt duidelijk van de standaard.
trial-figure =
    { $figure ->
        [rounds] Rondes
        [decisions] Beslissingen per partij
        [winner] Punten van de winnaar
        [lead] Voorsprong op de tweede
       *[first-seat] Winst van wie begint
    }
trial-line = Punten per speler: { $line }
trial-how = { $players } gelijke bots van het niveau { $bot }. Ze zijn niet op jouw cijfers getraind. Lijnen zijn 95%-intervallen; ‘duidelijk’ houdt ook rekening met het aantal cijfers dat wordt vergeleken.
trial-save = Cijfers opslaan als CSV
report = { $name }: het verslag
report-writing = Het verslag wordt geschreven …
report-done = Het verslag van { $games } partijen is klaar.
report-none = Alles wat deze partijen laten zien
report-read = Lezen
report-write = Verslag schrijven
report-save = Als bestand opslaan
