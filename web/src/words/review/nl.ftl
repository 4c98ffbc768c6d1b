## Een nabespreking van een afgelopen spel, die apart geladen wordt

review = Nabespreking
    .detail = nabespreking
    .to-result = Naar de uitslag
    .to-replay = Terugkijken
review-making = We bekijken de partij…
    .part = We bekijken de partij, { $part } klaar
    .closer = We kijken beter, { $part } klaar
    .closer-done = Beter bekeken: de cijfers zijn nieuw.
    .deeper = Nog beter kijken
    .again = Opnieuw proberen
    .failed = Deze partij kon niet beoordeeld worden.
review-chart = Winstkansen in de loop van de partij
    .table = Als tabel
review-figures = Winstkansen
    .when = Wanneer
    .of-note = Bijzonder
review-figure-lost =
    { $word ->
        [slip] { $name }: een foutje, { $loss }
       *[mistake] { $name }: een fout, { $loss }
    }
review-figure-luck = { $name }: geluk, { $change }
review-figure-turning = keerpunt
review-won = wint
review-look-at = Waar je naar kijkt
review-filter-mistakes =
    { $who ->
        [you] Mijn fouten
       *[named] Fouten van { $name }
    }
    .none =
        { $who ->
            [you] Je maakte geen foutje en geen fout.
           *[named] { $name } maakte geen foutje en geen fout.
        }
review-filter-luck =
    { $who ->
        [you] Mijn geluk
       *[named] Geluk van { $name }
    }
    .none = Het toeval scheelde nergens 5% of meer.
review-filter-turning = Keerpunten
    .none = Geen enkel moment keerde de partij.
review-filter-all = Elke keuze
    .none = Er viel niets te kiezen.
review-seats = Zo is er gespeeld
review-place = plaats { $place }
review-points = punten
    .to-go = punten te gaan
review-accuracy = Precisie
    .of = van 100
    .none = niets op het spel
review-luck = Geluk
    .good = meer dan verwacht
    .bad = minder dan verwacht
review-counts =
    { $mistakes ->
        [0] { $slips ->
            [0] geen fouten
            [one] { $slips } foutje
           *[other] { $slips } foutjes
        }
        [one] { $slips ->
            [0] { $mistakes } fout
            [one] { $mistakes } fout, { $slips } foutje
           *[other] { $mistakes } fout, { $slips } foutjes
        }
       *[other] { $slips ->
            [0] { $mistakes } fouten
            [one] { $mistakes } fouten, { $slips } foutje
           *[other] { $mistakes } fouten, { $slips } foutjes
        }
    }
review-equal = Met gelijk geluk
    .line = Met gelijk geluk { $points }, plaats { $place }
review-account = Van begin tot uitslag
    .start = Begin
    .luck = Geluk
    .own = Eigen keuzes
    .others = Keuzes van anderen
    .drift = Later anders bekeken
    .now = Kans aan het eind
    .result = Uitslag
review-legend = Precisie: hoe dicht de keuzes bij de beste kwamen. Geluk: wat dobbelsteen, kaarten en tegels gaven of namen.
    .no-luck = Precisie: hoe dicht de keuzes bij de beste kwamen. Geluk is er niet in dit spel.
    .account = Van begin tot uitslag: winstkansen, die samen de uitslag geven.
review-when =
    { $kind ->
        [round] ronde { $number }
       *[turn] beurt { $number }
    }
review-move =
    { $who ->
        [you] Jouw zet
       *[named] Zet van { $name }
    }
    .nobody = De tafel
    .of = { $when }, keuze { $at } van { $all }
review-word =
    { $word ->
        [best] De beste zet
        [good] Een goede zet
        [slip] Een foutje
       *[mistake] Een fout
    }
review-word-about = Niets anders beloofde meer.
    .good = Ongeveer even goed als de beste.
review-why-to = Voor { $name }: { $why }
review-exact = Exact: de rest van de partij is helemaal uitgespeeld.
review-by = Een bot besliste voor { $name }. Dit telt niet als fout.
review-no-choice = Geen keuze
review-chance = Toeval
review-end = Het einde
    .about = Hier is de partij afgelopen. Ga terug om te zien hoe het zo kwam.
review-moves = Wat er kon
review-played = Gespeeld.
review-expects = Ongeveer { $points } punten
    .to-go = Ongeveer { $points } te gaan
review-brings = Wat het uiteindelijk oplevert
    .about = punten, waar ze verschillen
    .later = later
    .from = van { $name }
    .to = aan { $name }
    .sum = samen
review-back = Terug naar wat er gebeurde
    .shown = Op het bord: { $move }
review-step = Vorig moment
    .next = Volgend moment
    .back = Een stap terug
    .on = Een stap verder
review-nth =
    { $filter ->
        [mistakes] Foutje of fout { $at } van { $all }
        [luck] Gelukstreffer of pech { $at } van { $all }
        [turning] Keerpunt { $at } van { $all }
       *[all] Keuze { $at } van { $all }
    }
    .between =
        { $all ->
            [one] { $all } moment
           *[other] { $all } momenten
        }
    .hint = Met N en P ga je naar het volgende en het vorige, met de pijlen stap voor stap.
    .no-luck = Geen dobbelsteen, geen verborgen kaarten: elke lijn boog door iemands keuze.
review-said = { $when }, { $whose }. { $chances }. { $verdict }
    .chance = { $name } { $chance }
    .verdict = { $word } { $loss }
review-look = Bekijk het
review-summary =
    { $who ->
        [you] Van wat er in je keuzes op het spel stond, hield je { $accuracy } van de 100: { $counts }.
       *[named] Van wat er op het spel stond, hield { $name } { $accuracy } van de 100: { $counts }.
    }
    .nothing =
        { $who ->
            [you] In je keuzes stond niets op het spel.
           *[named] In de keuzes van { $name } stond niets op het spel.
        }
    .title = Wat de nabespreking zegt
review-luck-points =
    { $change ->
        [one] { $change } punt
       *[other] { $change } punten
    }
review-summary-luck =
    { $luck ->
        [good] { $who ->
            [you] Het geluk gaf je { review-luck-points }. Met gelijk geluk: { $points }, plaats { $place }.
           *[named] Het geluk gaf { $name } { review-luck-points }. Met gelijk geluk: { $points }, plaats { $place }.
        }
        [bad] { $who ->
            [you] Pech kostte je { review-luck-points }. Met gelijk geluk: { $points }, plaats { $place }.
           *[named] Pech kostte { $name } { review-luck-points }. Met gelijk geluk: { $points }, plaats { $place }.
        }
       *[even] { $who ->
            [you] Het geluk gaf je geen punten en nam er geen. Met gelijk geluk: { $points }, plaats { $place }.
           *[named] Het geluk gaf { $name } geen punten en nam er geen. Met gelijk geluk: { $points }, plaats { $place }.
        }
    }
review-summary-peak =
    { $who ->
        [you] Je winstkans was het grootst in { $when }: { $chance }.
       *[named] De winstkans van { $name } was het grootst in { $when }: { $chance }.
    }
review-summary-costliest =
    { $who ->
        [you] Je duurste keuze was in { $when }: { $loss } winstkans.
       *[named] De duurste keuze van { $name } was in { $when }: { $loss } winstkans.
    }
review-summary-turned = Geen keuze kostte veel. De partij keerde in { $when }.
review-summary-calm = Geen keuze kostte veel, en geen enkel moment keerde de partij.
