## Settings

language = Language
language-failed = The words did not arrive. Try again in a moment.

## Around every game

you = You
on-turn = on turn
next-up =
    { $who ->
        [you] then you
       *[named] then { $name }
    }
can-choose = Can be chosen.
undone =
    { $who ->
        [you] You take a move back.
       *[named] { $name } takes a move back.
    }
undone-by-all = A move is taken back.

## A game of which the page knows nothing: its own words stand between these

moment = One moment
choose = Choose
your-choice = { $choice }?
choices-of-yours = What you may do
hidden-view = Hidden until the next player looks.
value-yes = yes
value-no = no
none = none
