# Luxor's rules on one page. Figures are those of the board; names and help of things stand in the game's own words.

rules-lead = Ein Wettlauf in den Tempel. Lies diese Seite, und du kannst spielen.
rules-minute = Das Spiel in einer Minute
rules-turn = Ein Zug in vier Bildern
rules-tiles = Die Plättchen
rules-cards = Die Karten
rules-walking = Gehen und wecken
rules-tomb = Die Grabkammer und das Ende
rules-count = Die Punkte zählen
rules-module-mummy = Die Mumie
rules-module-equipment = Ausrüstung
rules-module-artifacts = Artefakte
rules-module-characters = Charaktere
rules-module-fifth = Zu fünft

rules-people = Du führst { $adventurers }: Auf der Treppe beginnen { $awake }, an jeder Anubis-Statue schläft einer. Auf einem Feld ist Platz für alle.
    .title = Deine Abenteurer
rules-path = Er windet sich über { $spaces } Felder nach innen. Ein Schritt führt zum nächsten Plättchen; Felder ohne Plättchen zählen nicht.
    .title = Der Weg
rules-anubis = Geh vorbei, und dein Schläfer dort wacht auf der Treppe auf.
    .title = Anubis
rules-chamber = Hinein führt nur die genaue Schrittzahl, für einen Schlüssel. Die ersten zwei darin gewinnen einen Sarkophag: { $sarcophagi }.
    .title = Die Grabkammer
rules-walls = Sie sagen, was ein Platz am Ende wert ist: { $walls }, und { $tomb } in der Grabkammer.
    .title = Die Wände
rules-aim = Sind zwei Abenteurer in der Grabkammer, wird die Runde zu Ende gespielt. Dann zählt alles, und die meisten Punkte gewinnen. Bei Gleichstand entscheidet der wertvollere Sarkophag. Geheim sind nur Hände und Skarabäen.
    .title = Wie es endet

rules-play = Nur die ganz linke oder die ganz rechte. Die Reihenfolge deiner Hand ändert sich nie.
    .title = Spiel eine Außenkarte
rules-walk = Einer von deinen, der wach ist, geht genau so viele Plättchen. Kein Schritt darf verfallen.
    .title = Geh
rules-use = Wo der Weg endet, nutzt du das Plättchen: Ein Schatz mit genug von deinen darauf gehört dir und zählt sofort.
    .title = Nutze das Plättchen
rules-draw = Sie kommt in die Mitte: { $left } links, { $right } rechts. Dann hast du wieder { $hand }.
    .title = Zieh eine Karte

rules-tile =
    { $tile ->
        [treasure] Die Figuren sagen, wie viele von deinen dort stehen müssen, die Zahl, was er bringt. Unter manchen liegt ein Tempelplättchen, das dann erscheint.
        [horus] Nimm einen Schlüssel oder die oberste Karte des Stapels mit so vielen Augen. Diese Karte ersetzt die, die du ziehen würdest.
        [osiris] Wer hier ankommt, geht um die Zahl weiter. Hier bleibt niemand stehen.
       *[favour] Nimm die oberste Karte von einem der beiden Stapel. Wie alle Tempelplättchen bleibt es für die Nächsten liegen.
    }
    .title = Schatz
rules-card =
    { $card ->
        [steps] { $equipment ->
            [yes] 0: Aktion im Stand. Die anderen: genau so viele Schritte.
           *[no] Ein Abenteurer geht genau so viele Schritte.
        }
        [plus-minus] Ein Abenteurer geht genau so viele Schritte, vor oder zurück.
        [up-to] Wähle eine Zahl aus dem Bereich; ein Abenteurer geht so weit. Horuskarten spielst du wie alle anderen.
        [up-to-die] Würfle, dann wähle eine Zahl bis zum Wurf.
        [all] Alle deine gehen, der vorderste zuerst. Einer von ihnen nutzt sein Plättchen.
        [last] Dein letzter Abenteurer schließt zum vorletzten auf und nutzt dort das Plättchen.
        [one-less] Geh die Zahl. Ein Schatz dort braucht einen Abenteurer weniger.
       *[plus] Geh die Zahl, und leg eine weitere Außenkarte dazu, wenn du magst, nie eine Horuskarte. Dann zieh zwei.
    }
    .title =
        { $card ->
            [steps] Eine Zahl
            [plus-minus] Vor oder zurück
            [die] Der Würfel
            [up-to] Freie Wahl
            [up-to-die] Bis zum Wurf
            [all] Alle deine
            [last] Der letzte
            [one-less] Einer weniger
            [die-plus-minus] Würfel ±1
           *[plus] Und noch eine
        }

rules-gaps = Wo ein Schatz genommen wurde und nichts erschien, ist der Weg leer. Schritte springen darüber.
    .title = Lücken zählen nicht
rules-on = Derselbe Abenteurer geht um die Zahl von Osiris weiter und nutzt das Plättchen, auf dem er schließlich steht. Der ganze Weg muss möglich sein.
    .title = Osiris schickt weiter
rules-wake = Kommt einer von deinen an der Statue vorbei, mit Schritten oder durch einen Tunnel, steht der Schläfer auf der Treppe. Er geht ab deinem nächsten Zug.
    .title = Einen Schläfer wecken
rules-stuck = Bewegt keine deiner Außenkarten jemanden, leg eine ab, nutze kein Plättchen und zieh.
    .title = Wenn keine geht

rules-enter = Die Schritte müssen genau in die Grabkammer führen, und du gibst einen Schlüssel ab. Ohne Schlüssel kommt niemand hinein; wer drin ist, bleibt.
    .title = Hinein
rules-sarcophagi = Der erste darin bekommt { $first } Punkte, der zweite den anderen. Wer in dieser Runde später kommt, findet keinen.
    .title = Die Sarkophage
rules-end = Kann eine ganze Runde lang niemand gehen, endet die Partie ebenfalls.
    .title = Wenn alle feststecken

rules-places = Jeder Abenteurer bringt, was an der Wand steht: { $places } = { $placed }. Auf der Treppe und schlafend ist es nichts.
    .title = Plätze
rules-coffins = Ein Sarkophag von dir bringt seine Zahl: { $coffins }.
    .title = Sarkophag
rules-keys = Jeder übrige Schlüssel bringt einen Punkt: { $kept }.
    .title = Schlüssel
rules-sets = Vase, Statue und Schmuckstück sind ein Set; höchstens zwei davon dürfen Joker sein. Ein Set bringt { $one }, zwei { $two }, drei { $three }. Hier { $sets }: { $paid }.
    .title = Sets
rules-scarabs = Sie werden umgedreht, je { $low } bis { $high } Punkte. Hier zusammen { $scarabs }.
    .title = Skarabäen
rules-sum = { $placed } + { $coffins } + { $kept } + { $paid } + { $scarabs } = { $total }, neben den Schätzen, die unterwegs gezählt haben.
    .title = Ein Beispiel

rules-mummy = Wer eine Horuskarte nimmt oder spielt, lässt sie zur Treppe gehen, ein Plättchen je Auge. Vom ersten Plättchen springt sie zurück auf das letzte.
    .title = Wie sie geht
rules-fallen = Wen von den anderen sie passiert, der fällt; wo sie hält, fallen alle, auch wer später auf ihrem Plättchen ankommt. Wer liegt, geht und hilft nicht, zählt aber seine Wand. Treppe und Grabkammer sind sicher.
    .title = Wer fällt
rules-talismans = Einer für jede Farbe, von der die Mumie in deinem Zug jemanden hinlegt. Alle beginnen mit { $talismans }.
    .title = Talismane
rules-rising = Zu Beginn deines Zuges darfst du würfeln. 1 oder 2: einer steht auf; 3 oder 4: alle; dann ist dein Zug vorbei. 5 oder 6: alle, und du spielst weiter. Unter der Mumie steht niemand auf.
    .title = Aufstehen
rules-buying = Am Ende deines Zuges darfst du eines der drei kaufen. Wer durch ein Plättchen geht, nutzt keines.
    .title = Mumienplättchen
rules-outfit = Du beginnst mit { $hand } Karten deiner Farbe statt mit Startkarten. Später wandern sie wie alle anderen.
    .title = Deine eigenen Karten
rules-below = Manche Schätze liegen auf einem zweiten Plättchen. Ist der obere genommen, liegt das untere offen und kann ab dem nächsten Zug genommen werden.
    .title = Unter den Schätzen
rules-artifacts = Genommen werden sie wie Schätze. Am Ende trägt jedes volle Set eines: { $artifact } Punkte mehr. Zu einem Set gehören sie nicht.
    .title = Artefakte
rules-ability = Alle bekommen einen, für alle sichtbar, und dürfen die Fähigkeit nutzen, sooft ihr Moment kommt.
    .title = Dein Charakter
rules-fifth = Eine fünfte Farbe spielt mit, aufgestellt wie die anderen, und mehr Horuskarten kommen in die drei Stapel.
    .title = Eine fünfte Farbe

## Die Zahlen einer Edition

edition-group-points = Punkte
edition-group-cards = Karten
edition-group-temple = Der Tempel
edition-group-curse = Der Fluch der Mumie
edition-table-walls = Wände
    .about = Punkte für einen Abenteurer, der dort endet
edition-table-sarcophagi = Sarkophage
    .about = für die Ersten in der Grabkammer, in dieser Reihenfolge
edition-table-sets = Sets
    .about = Punkte für alle vollständigen Sets zusammen
edition-table-scarabs = Skarabäen
    .about = ihre Punkte, und wie viele
edition-table-treasures = Schätze
    .about = nötige Abenteurer, Punkte, und wie viele
edition-table-basic-cards = Startkarten
    .about = wie viele von jeder
edition-table-hand = Die Hand
    .about = wie viele Karten alle haben
edition-table-horus-cards = Horuskarten
    .about = nach Stufe, wie viele von jeder
edition-table-statues = Anubis
    .about = das Feld vor jeder Statue
edition-table-temple-tiles = Tempelplättchen
    .about = nach Stapel, wie viele von jedem
edition-table-osiris-tiles = Osirisplättchen
    .about = Schritte, und wie viele
edition-table-spaces = Felder
    .about = was wo liegt, und welches Zeichen dort steht
edition-table-supplies = Vorrat
    .about = wie viele es gibt
edition-table-extra-horus-cards = Weitere Horuskarten
    .about = dazu, wenn ihr zu fünft spielt
edition-table-talismans = Talismane
    .about = für alle zu Beginn
edition-table-mummy-tiles = Mumienplättchen
    .about = was sie an Talismanen kosten, und wie viele
edition-table-free-choice = Das Plättchen „zwei von drei“
    .about = woraus gewählt wird
edition-table-equipment = Ausrüstungskarten
    .about = in jeder Farbe; eine Hand davon wird ausgeteilt
edition-table-artifacts = Artefakte
    .about = nötige Abenteurer, Punkte, und wie viele
edition-row-walls =
    { $span ->
        [tomb] Die Grabkammer
        [one] Feld { $first }
       *[many] Felder { $first } bis { $last }
    }
edition-row-sarcophagi = Sarkophag { $number }
edition-row-sets =
    { $sets ->
        [one] { $sets } Set
       *[other] { $sets } Sets
    }
edition-row-scarabs =
    { $points ->
        [one] { $points } Punkt wert
       *[other] { $points } Punkte wert
    }
edition-row-treasures =
    { $needs ->
        [one] { $type } für { $needs } Abenteurer, { $points } Punkte
       *[other] { $type } für { $needs } Abenteurer, { $points } Punkte
    }
edition-row-basic-cards = Karte { $card }
edition-row-hand = Karten auf der Hand
edition-row-horus-cards = Stufe { $level }: { $card }
edition-row-statues = Statue { $number }
edition-row-temple-tiles = { $stack }: { $tile }
edition-row-osiris-tiles = +{ $steps }
edition-row-spaces = Feld { $space }
edition-row-supplies = { $what }
edition-row-extra-horus-cards = Stufe { $level }: { $card }
edition-row-talismans = Zu { $players }
edition-row-mummy-tiles = Mumienplättchen „{ $effect }“
edition-row-free-choice = { $item }
edition-row-equipment = Karte { $card }
edition-row-artifacts =
    { $needs ->
        [one] Artefakt für { $needs } Abenteurer, { $points } Punkte
       *[other] Artefakt für { $needs } Abenteurer, { $points } Punkte
    }
edition-field-first = von
edition-field-last = bis
edition-field-points = Punkte
edition-field-copies = Anzahl
edition-field-needs = Abenteurer
edition-field-steps = Schritte
edition-field-level = Stufe
edition-field-cards = Karten
edition-field-card = Karte
edition-field-after = nach Feld
edition-field-kind = was dort liegt
edition-field-icon = Zeichen
edition-field-type = Schatz
edition-field-stack = Stapel
edition-field-tile = Plättchen
edition-field-sets = Sets
edition-field-each = je
edition-field-cost = Kosten
edition-field-item = Stück
edition-field-effect = Plättchen
edition-field-what = was
edition-field-space = Feld
edition-field-players = Personen
edition-kind =
    { $value ->
        [treasure] Schatz
        [osiris] Osiris
        [horus-1] Horus, Stufe 1
        [horus-2] Horus, Stufe 2
       *[horus-3] Horus, Stufe 3
    }
edition-icon =
    { $value ->
       *[none] kein Zeichen
        [cobra] Kobra
        [falcon] Falke
        [lion] Löwe
    }
edition-stack =
    { $value ->
        [cobra] Kobra
        [falcon] Falke
       *[lion] Löwe
    }
edition-tile =
    { $value ->
        [wild] Joker
        [scarab] Skarabäus
        [wild-scarab] Joker oder Skarabäus
        [tunnel] Tunnel
        [favour-of-horus-1-2] Gunst des Horus, Stufe 1 oder 2
       *[favour-of-horus-2-3] Gunst des Horus, Stufe 2 oder 3
    }
edition-what =
    { $value ->
        [keys] Schlüssel
        [wild-treasures] Joker
        [talismans] Talismane
        [artifact-points] Punkte für ein Artefakt bei einem Set
       *[rounds] Runden, höchstens
    }
edition-item =
    { $value ->
        [key] Schlüssel
        [scarab] Skarabäus
       *[wild-treasure] Joker
    }
