## Settings

language = Taal
language-failed = De woorden kwamen niet aan. Probeer het zo nog eens.

## Around every game

you = Jij
on-turn = aan de beurt
next-up =
    { $who ->
        [you] daarna jij
       *[named] daarna { $name }
    }
can-choose = Te kiezen.
undone =
    { $who ->
        [you] Je neemt een zet terug.
       *[named] { $name } neemt een zet terug.
    }
undone-by-all = Een zet wordt teruggenomen.

## A game of which the page knows nothing: its own words stand between these

moment = Een ogenblik
choose = Kies
your-choice = { $choice }?
choices-of-yours = Wat je kunt doen
hidden-view = Verborgen tot de volgende speler kijkt.
value-yes = ja
value-no = nee
none = geen
