## Puzzels, geladen als ze nodig zijn

puzzles = Puzzels
    .about = Eén keuze is duidelijk beter dan alle andere. Kun je die vinden?
puzzle-grade =
    { $grade ->
        [easy] makkelijk
        [medium] gemiddeld
       *[hard] moeilijk
    }
puzzle-grade-of =
    { $grade ->
        [easy] Makkelijk
        [medium] Gemiddeld
       *[hard] Moeilijk
    }
    .solved = { $solved } van { $all } opgelost
    .all = Alle { $all } opgelost
puzzle-day = Puzzel van de dag
    .play = Oplossen
    .again = Opgelost. Nog eens kijken
    .what = { $game }, { $grade }
    .week = Deze week
    .ticked = { $day }: opgelost
    .empty = { $day }: niet gespeeld
    .today = { $day }: vandaag
    .later = { $day }: komt nog
puzzle-failed = Niet meteen gevonden
    .about = Ze komen terug na 1, 3 en 7 dagen, tot je ze kent.
    .now = Probeer hem nu
    .on = Terug op { $date }
    .none = Geen. Wat je mist, komt hier later terug.
puzzles-none = Er zijn nog geen puzzels.
puzzle-leave = Alle puzzels
puzzle-find = Vind de beste zet
    .of = { $game }, { $grade }
    .day = { $date }, { $grade }
puzzle-hint = Een hint
puzzle-show = Laat zien
puzzle-understood = Goed
puzzle-wrong =
    { $verdict ->
        [good] Goed, maar het kan beter
       *[other] Het kan beter
    }
    .win = Zo win je in { $mine } van de gevallen, met de beste keuze in { $best }.
    .lead =
        { $points ->
            [one] Aan het eind is dat ongeveer 1 punt minder.
           *[other] Aan het eind is dat ongeveer { $points } punten minder.
        }
    .back = De zet is teruggenomen: probeer een andere.
puzzle-look = Wat de beste keuze doet
    .none = Vergelijk wat elke keuze zeker oplevert.
puzzle-piece = Welk stuk
    .not = Laat deze liggen: { $choice }.
puzzle-answer = Deze is het
    .what = { $choice }.
puzzle-solved =
    { $tries ->
        [1] Opgelost bij de eerste poging
       *[other] Opgelost na { $tries } pogingen
    }
    .shown = Opgelost na ‘Laat zien’
    .next = Zo win je in { $best } van de gevallen, met de op een na beste keuze in { $next }.
    .exact = Bewezen: elke mogelijkheid is tot het eind uitgespeeld.
puzzle-on = Speel hier verder
puzzle-next = Volgende puzzel
puzzle-share = Waset, { $what }: { $result }.
    .of = puzzel van { $date }
    .one = puzzel van { $game }, { $grade }
    .first = opgelost bij de eerste poging
    .tries = opgelost na { $tries } pogingen
    .shown = ik had de oplossing nodig
    .copied = Gekopieerd
