## Spelen zonder netwerk, daarmee geladen

offline-away = De server antwoordt niet.
offline-kept = Er staan partijen op dit apparaat.
offline-can = Hier kun je zonder netwerk spelen, leren en nabespreken: beide spellen, tegen alle bots, of met meer mensen aan één scherm.
offline-here = Je speelt op dit apparaat.
offline-alone = Deze pagina is het hele spel: er is geen server nodig.
offline-safe = Je partijen blijven hier, in deze browser, tot je ze opruimt.
offline-play = Op dit apparaat spelen
offline-back = Terug naar de server
offline-guest = Gast
offline-export =
    { $games ->
        [one] 1 uitgespeelde partij als bestand bewaren
       *[other] { $games } uitgespeelde partijen als bestand bewaren
    }
offline-send = Partijen naar de server sturen
    .about = Een uitgespeelde partij kun je daar bekijken, nabespreken en met een link delen; een lopende partij gaat daar verder.
    .do =
        { $status ->
            [playing] Sturen en daar verder spelen
           *[other] Sturen
        }
offline-sent = Op de server
offline-coming = De spellen worden klaargezet: { $part }
offline-starting = De spellen starten…
offline-ready = Zonder netwerk
    .about = Haalt de spellen en de bots op, zo'n 6 MB, zodat je zonder netwerk kunt spelen.
    .do = Klaarzetten
    .done = Nu kun je op dit apparaat zonder netwerk spelen.
    .failed = Dat is niet gelukt; is er verbinding?
