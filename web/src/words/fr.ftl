## Settings

language = Langue
language-failed = Les mots ne sont pas arrivés. Réessaie dans un instant.

## Around every game

you = Toi
on-turn = à son tour
next-up =
    { $who ->
        [you] puis toi
       *[named] puis { $name }
    }
can-choose = Au choix.
undone =
    { $who ->
        [you] Tu reprends un coup.
       *[named] { $name } reprend un coup.
    }
undone-by-all = Un coup est repris.

## A game of which the page knows nothing: its own words stand between these

moment = Un instant
choose = Choisis
your-choice = { $choice } ?
choices-of-yours = Ce que tu peux faire
hidden-view = Caché jusqu'au regard suivant.
value-yes = oui
value-no = non
none = aucun
