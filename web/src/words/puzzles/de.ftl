## Rätsel, mit ihnen geladen

puzzles = Rätsel
    .about = Ein Zug ist deutlich besser als alle anderen. Finde ihn.
puzzle-grade =
    { $grade ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }
puzzle-grade-of =
    { $grade ->
        [easy] Leicht
        [medium] Mittel
       *[hard] Schwer
    }
    .solved = { $solved } von { $all } gelöst
    .all = Alle { $all } gelöst
puzzle-day = Rätsel des Tages
    .play = Lösen
    .again = Gelöst. Noch einmal ansehen
    .what = { $game }, { $grade }
    .week = Diese Woche
    .ticked = { $day }: gelöst
    .empty = { $day }: nicht gespielt
    .today = { $day }: heute
    .later = { $day }: kommt noch
puzzle-failed = Nicht gleich gefunden
    .about = Sie kommen nach 1, 3 und 7 Tagen wieder, bis du sie kennst.
    .now = Jetzt versuchen
    .on = Wieder: { $date }
    .none = Keine. Was du verfehlst, kommt hier später wieder.
puzzles-none = Es gibt noch keine Rätsel.
puzzle-leave = Alle Rätsel
puzzle-find = Finde den besten Zug
    .of = { $game }, { $grade }
    .day = { $date }, { $grade }
puzzle-hint = Ein Tipp
puzzle-show = Zeig es mir
puzzle-understood = Gut
puzzle-wrong =
    { $verdict ->
        [good] Gut, aber es geht besser
       *[other] Es geht besser
    }
    .win = So gewinnst du in { $mine } der Fälle, mit dem besten Zug in { $best }.
    .lead =
        { $points ->
            [one] Am Ende ist das etwa 1 Punkt weniger.
           *[other] Am Ende sind das etwa { $points } Punkte weniger.
        }
    .back = Der Zug ist zurückgenommen: Versuch einen anderen.
puzzle-look = Was der beste Zug tut
    .none = Vergleiche, was jeder Zug sicher bringt.
puzzle-piece = Welche Figur
    .not = Lass das beiseite: { $choice }.
puzzle-answer = Das ist er
    .what = { $choice }.
puzzle-solved =
    { $tries ->
        [1] Beim ersten Versuch gelöst
       *[other] Nach { $tries } Versuchen gelöst
    }
    .shown = Gelöst nach „Zeig es mir“
    .next = So gewinnst du in { $best } der Fälle, mit dem nächstbesten Zug in { $next }.
    .exact = Bewiesen: Alles wurde bis zum Ende durchgespielt.
puzzle-on = Von hier weiterspielen
puzzle-next = Nächstes Rätsel
puzzle-share = Waset, { $what }: { $result }.
    .of = Rätsel vom { $date }
    .one = Rätsel zu { $game }, { $grade }
    .first = beim ersten Versuch gelöst
    .tries = nach { $tries } Versuchen gelöst
    .shown = ich habe es mir zeigen lassen
    .copied = Kopiert
