## Settings

language = Sprache
language-failed = Die Wörter sind nicht angekommen. Versuch es gleich noch einmal.

## Around every game

you = Du
on-turn = am Zug
next-up =
    { $who ->
        [you] danach du
       *[named] danach { $name }
    }
can-choose = Wählbar.
undone =
    { $who ->
        [you] Du nimmst einen Zug zurück.
       *[named] { $name } nimmt einen Zug zurück.
    }
undone-by-all = Ein Zug wird zurückgenommen.

## A game of which the page knows nothing: its own words stand between these

moment = Einen Moment
choose = Wähle
your-choice = { $choice }?
choices-of-yours = Was du tun kannst
hidden-view = Verdeckt, bis die nächste Person hinsieht.
value-yes = ja
value-no = nein
none = keine
