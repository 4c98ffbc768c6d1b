## Ein Rückblick auf ein beendetes Spiel, mit ihm geladen

review = Rückblick
    .detail = Rückblick
    .to-result = Zum Ergebnis
    .to-replay = Wiederholung
review-making = Die Partie wird durchgesehen …
    .part = Die Partie wird durchgesehen, { $part } fertig
    .closer = Wird genauer angesehen, { $part } fertig
    .closer-done = Genauer angesehen: Die Zahlen sind neu.
    .deeper = Noch genauer ansehen
    .again = Noch einmal versuchen
    .failed = Diese Partie ließ sich nicht beurteilen.
review-chart = Siegchancen im Lauf der Partie
    .table = Als Tabelle
review-figures = Siegchancen
    .when = Wann
    .of-note = Bemerkenswert
review-figure-lost =
    { $word ->
        [slip] { $name }: ein Ausrutscher, { $loss }
       *[mistake] { $name }: ein Fehler, { $loss }
    }
review-figure-luck = { $name }: Glück, { $change }
review-figure-turning = Wendepunkt
review-won = siegt
review-look-at = Was angesehen wird
review-filter-mistakes =
    { $who ->
        [you] Meine Fehler
       *[named] Fehler von { $name }
    }
    .none =
        { $who ->
            [you] Dir ist kein Ausrutscher und kein Fehler passiert.
           *[named] { $name } ist kein Ausrutscher und kein Fehler passiert.
        }
review-filter-luck =
    { $who ->
        [you] Mein Glück
       *[named] Glück von { $name }
    }
    .none = Der Zufall machte nirgends 5 % oder mehr aus.
review-filter-turning = Wendepunkte
    .none = Kein einzelner Moment hat die Partie gewendet.
review-filter-all = Jede Wahl
    .none = Es gab nichts zu wählen.
review-seats = So wurde gespielt
review-place = Platz { $place }
review-points = Punkte
    .to-go = Punkte bis 0
review-accuracy = Genauigkeit
    .of = von 100
    .none = nichts auf dem Spiel
review-luck = Glück
    .good = mehr als erwartet
    .bad = weniger als erwartet
review-counts =
    { $mistakes ->
        [0] { $slips ->
            [0] keine Fehler
           *[other] { $slips } Ausrutscher
        }
       *[other] { $slips ->
            [0] { $mistakes } Fehler
           *[other] { $mistakes } Fehler, { $slips } Ausrutscher
        }
    }
review-equal = Bei gleichem Glück
    .line = Bei gleichem Glück { $points }, Platz { $place }
review-account = Vom Beginn zum Ergebnis
    .start = Beginn
    .luck = Glück
    .own = Eigene Wahl
    .others = Wahl der anderen
    .drift = Später anders gesehen
    .now = Chance am Ende
    .result = Ergebnis
review-legend = Genauigkeit: wie nah die Wahl an der besten war. Glück: was Würfel, Karten und Plättchen gaben oder nahmen.
    .no-luck = Genauigkeit: wie nah die Wahl an der besten war. Glück gibt es in diesem Spiel nicht.
    .account = Vom Beginn zum Ergebnis: Siegchancen, die zusammen das Ergebnis ergeben.
review-when =
    { $kind ->
        [round] Runde { $number }
       *[turn] Zug { $number }
    }
review-move =
    { $who ->
        [you] Dein Zug
       *[named] Zug von { $name }
    }
    .nobody = Der Tisch
    .of = { $when }, Wahl { $at } von { $all }
review-word =
    { $word ->
        [best] Der beste Zug
        [good] Ein guter Zug
        [slip] Ein Ausrutscher
       *[mistake] Ein Fehler
    }
review-word-about = Nichts anderes versprach mehr.
    .good = Etwa so gut wie der beste.
review-why-to = An { $name }: { $why }
review-exact = Genau: Der Rest der Partie wurde ganz durchgespielt.
review-by = Ein Bot hat anstelle von { $name } gewählt. Das zählt nicht als Fehler.
review-no-choice = Keine Wahl
review-chance = Zufall
review-end = Das Ende
    .about = Hier ist die Partie zu Ende. Geh zurück, um zu sehen, wie es dazu kam.
review-moves = Was möglich war
review-played = Gespielt.
review-expects = Etwa { $points } Punkte
    .to-go = Noch etwa { $points } bis 0
review-brings = Was es am Ende bringt
    .about = Punkte, wo sich beide unterscheiden
    .later = später
    .from = von { $name }
    .to = an { $name }
    .sum = zusammen
review-back = Zurück zu dem, was geschah
    .shown = Auf dem Brett: { $move }
review-step = Voriger Moment
    .next = Nächster Moment
    .back = Einen Schritt zurück
    .on = Einen Schritt weiter
review-nth =
    { $filter ->
        [mistakes] Ausrutscher oder Fehler { $at } von { $all }
        [luck] Glück oder Pech { $at } von { $all }
        [turning] Wendepunkt { $at } von { $all }
       *[all] Wahl { $at } von { $all }
    }
    .between =
        { $all ->
            [one] { $all } Moment
           *[other] { $all } Momente
        }
    .hint = N und P führen zum nächsten und zum vorigen, die Pfeile Schritt für Schritt.
    .no-luck = Keine Würfel, keine verdeckten Karten: Jede Wendung der Linien hat jemand gewählt.
review-said = { $when }, { $whose }. { $chances }. { $verdict }
    .chance = { $name } { $chance }
    .verdict = { $word } { $loss }
review-look = Ansehen
review-summary =
    { $who ->
        [you] Von dem, was bei deinen Entscheidungen auf dem Spiel stand, hast du { $accuracy } von 100 behalten: { $counts }.
       *[named] Von dem, was auf dem Spiel stand, hat { $name } { $accuracy } von 100 behalten: { $counts }.
    }
    .nothing =
        { $who ->
            [you] Bei deinen Entscheidungen stand nichts auf dem Spiel.
           *[named] Bei den Entscheidungen von { $name } stand nichts auf dem Spiel.
        }
    .title = Was der Rückblick sagt
review-luck-points =
    { $change ->
        [one] { $change } Punkt
       *[other] { $change } Punkte
    }
review-summary-luck =
    { $luck ->
        [good] { $who ->
            [you] Das Glück gab dir { review-luck-points }. Bei gleichem Glück: { $points }, Platz { $place }.
           *[named] Das Glück gab { $name } { review-luck-points }. Bei gleichem Glück: { $points }, Platz { $place }.
        }
        [bad] { $who ->
            [you] Das Pech nahm dir { review-luck-points }. Bei gleichem Glück: { $points }, Platz { $place }.
           *[named] Das Pech nahm { $name } { review-luck-points }. Bei gleichem Glück: { $points }, Platz { $place }.
        }
       *[even] { $who ->
            [you] Das Glück gab dir keine Punkte und nahm dir keine. Bei gleichem Glück: { $points }, Platz { $place }.
           *[named] Das Glück gab { $name } keine Punkte und nahm keine. Bei gleichem Glück: { $points }, Platz { $place }.
        }
    }
review-summary-peak =
    { $who ->
        [you] Deine Siegchance war in { $when } am größten: { $chance }.
       *[named] Die Siegchance von { $name } war in { $when } am größten: { $chance }.
    }
review-summary-costliest =
    { $who ->
        [you] Deine teuerste Entscheidung war in { $when }: { $loss } Siegchance.
       *[named] Die teuerste Entscheidung von { $name } war in { $when }: { $loss } Siegchance.
    }
review-summary-turned = Keine Wahl kostete viel. Die Partie wendete sich in { $when }.
review-summary-calm = Keine Wahl kostete viel, und kein einzelner Moment hat die Partie gewendet.
