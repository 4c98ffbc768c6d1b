## Van mijn fouten leren, geladen als het nodig is

mistakes = Leren van mijn fouten
    .about = De beslissingen die je het meest kostten, opnieuw gevraagd aan tafel. Ze komen terug tot je ze kent.
    .where = Wat je kent, wordt op dit apparaat bewaard.
    .puzzles = Meer om over na te denken: puzzels
mistakes-today =
    { $count ->
        [one] 1 stelling voor vandaag
       *[other] { $count } stellingen voor vandaag
    }
    .about = Eerst wat vandaag terugkomt, dan wat je het meest kostte.
mistakes-begin = Beginnen
mistakes-play = Speel een partij
mistakes-looking = Je partijen worden doorgekeken
    .about = De eerste stellingen komen zo.
mistakes-none = Nog niets te vragen
    .about = Speel een partij uit. De beslissingen die je het meest kostten, komen dan hier, zoals jij ze zag.
mistakes-clean = Niets te vragen
    .about =
        { $games ->
            [one] In je uitgespeelde partij gaf geen beslissing veel weg.
           *[other] In je { $games } uitgespeelde partijen gaf geen beslissing veel weg.
        }
mistakes-all-known = Je kent ze allemaal
    .about = Nieuwe komen met je volgende partijen.
mistakes-rest = Niets voor vandaag
    .about = De volgende komt terug op { $date }.
mistakes-waiting =
    { $games ->
        [one] 1 partij wordt nog doorgekeken.
       *[other] { $games } partijen worden nog doorgekeken.
    }
mistakes-list = Voor vandaag
    .more =
        { $count ->
            [one] Er komt nog 1 in de komende dagen.
           *[other] Er komen er nog { $count } in de komende dagen.
        }
mistakes-later = Komt terug
    .about = Na 1, 3 en 7 dagen, tot je ze kent.
    .on = Terug op { $date }
mistakes-known =
    { $count ->
        [one] Je kent er nu 1.
       *[other] Je kent er nu { $count }.
    }
mistakes-leave = Al mijn fouten
mistakes-done = Klaar voor vandaag
mistake-of = { $game }, { $date }
    .loss = kostte je { $loss }
mistake-ask = Wat zou je nu doen?
    .of = { $game }, { $date }. Je kans om te winnen daalde toen met { $loss }.
mistake-wrong = Dit koos je toen ook.
mistake-right =
    { $tries ->
        [1] Goed bij de eerste poging
       *[other] Goed na { $tries } pogingen
    }
    .shown = Dit was beter geweest
    .also = Jouw keuze telt ook: die is ongeveer even goed.
mistake-then = Toen koos je: { $choice }. Dat kostte je { $loss }.
mistake-back = Deze komt terug op { $date }.
    .tomorrow = Deze komt morgen terug.
    .known = Deze ken je nu.
mistake-next = Volgende
