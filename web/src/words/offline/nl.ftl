## Spelen zonder netwerk, daarmee geladen

offline-away = De server antwoordt niet.
offline-kept = Er staan spellen op dit apparaat.
offline-can = Hier kun je zonder netwerk spelen, leren en terugkijken: beide spellen, tegen alle bots, of met meer mensen aan één scherm.
offline-here = Je speelt op dit apparaat.
offline-alone = Deze pagina is het hele spel: er is geen server nodig.
offline-safe = Je spellen blijven hier, in deze browser, tot je ze opruimt.
offline-play = Op dit apparaat spelen
offline-back = Terug naar de server
offline-guest = Gast
offline-export =
    { $games ->
        [one] 1 afgelopen spel als bestand bewaren
       *[other] { $games } afgelopen spellen als bestand bewaren
    }
offline-send = Spellen naar de server sturen
    .about = Een afgelopen spel kun je daar bekijken, beoordelen en met een link delen; een lopend spel wordt daar voortgezet.
    .do =
        { $status ->
            [playing] Sturen en daar verder spelen
           *[other] Sturen
        }
offline-sent = Op de server
offline-coming = De spellen worden klaargezet: { $part }
offline-starting = De spellen starten …
offline-ready = Zonder netwerk
    .about = Haalt de spellen en de bots op, zo’n 6 MB, zodat je zonder netwerk kunt spelen.
    .do = Klaarzetten
    .done = Dit apparaat kan zelfstandig spelen.
    .failed = Dat is niet gelukt; is er verbinding?
