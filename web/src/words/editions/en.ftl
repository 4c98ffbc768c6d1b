## Making an edition of a game: loaded with its page

edition-of = An edition of { $game }
edition-bar =
    { $count ->
        [0] the standard's figures
        [one] 1 figure is yours
       *[other] { $count } figures are yours
    }
edition-figures = Figures
edition-name = Name
    .usual = My edition
edition-nameless = It needs a name
edition-mine = My editions
edition-new = A new one, as the standard
edition-delete = Delete it
    .sure = Delete { $name }?
    .no = Leave it
    .what =
        { $kept ->
            [yes] Its link leads nowhere then. Tables that play it go on with its figures.
           *[no] It is only in this browser: it cannot be had back.
        }
edition-state = Kept
    .changed = Changed since it was kept
    .here = Only in this browser so far
    .reads = Somebody else's
edition-keep = Keep it
    .some =
        { $count ->
            [one] 1 edition is only in this browser.
           *[other] { $count } editions are only in this browser.
        }
    .all = Keep them all
edition-alone = { $name } (only here)
edition-reads = Somebody has shown you this edition. Play it or try it as it is; to change it, make a copy.
edition-copy = Make a copy
    .name = { $name }, copy
edition-home = Set up a table
edition-file = Open a file
    .save = Save as a file
    .wrong = { $file } is no edition of this game. { $why }
edition-link = Copy the link
    .done = Link copied
    .failed = The link could not be copied.
    .broken = This link is damaged: its figures cannot be read.
edition-finding = { $table }: { $about }
    .row = { $table }, row { $row }: { $about }
edition-changes =
    { $count ->
        [one] 1 yours
       *[other] { $count } yours
    }
edition-allowed = Allowed.
edition-row = What
    .remove = Leave out: { $row }
    .remove-column = Leave out
    .add = One more row
edition-source = From
edition-from =
    { $source ->
        [book] book
        [public] public
        [rebuilt] rebuilt
       *[changed] yours
    }
edition-from-about =
    { $source ->
        [book] in the rulebook
        [public] found in public
        [rebuilt] nobody knows, chosen to fit
       *[changed] changed here
    }
edition-field = { $row }: { $field }
edition-less = One less. { $what }
edition-more = One more. { $what }
edition-total = { $count } in all, { $usual } in the standard
edition-reset = As the standard
edition-board = The table
    .about = what you changed is gold
edition-differences = Other than the standard
    .none = It is the standard: nothing differs.
edition-rules = The rules with these figures
edition-fine = { $name } can be played
edition-wrong =
    { $count ->
        [one] One thing to put right
       *[other] { $count } things to put right
    }
edition-remarks =
    { $count ->
        [one] One remark:
       *[other] { $count } remarks, such as:
    }
edition-play = Play it now
edition-invite = Play it by link
edition-change = Make one of your own from it
edition-choice = Which edition?
    .standard = The standard
    .none = You have made no edition yet.
    .make = Make an edition
    .wrong = { $name } cannot be played like this. { $why }
    .mend = Put it right
difference = { $row }: { $field } { $after }, not { $before }
difference-new = { $row }: new, { $after }
difference-gone = { $row }: left out
trial = Try it
    .about = Bots play the same deals twice: once with your figures, once with the standard's.
trial-players = Players
trial-bot = Bots
trial-most = Games
trial-modules = Modules
trial-progress = Games played
trial-games = { $games } of { $most } games
trial-none = No game yet
trial-blocked = Put it right first.
trial-start = Try { $games } games
trial-stop = Stop
trial-stale = You have changed figures since. This is about the edition as it was.
trial-legend = yours
    .standard = the standard
trial-spread = { $value } ± { $by }
trial-usual = Standard: { $base }
trial-figures = Yours { $mine }, standard { $base }.
trial-apart =
    { $way ->
        [more] Clearly more, by { $low } to { $high }.
       *[less] Clearly less, by { $low } to { $high }.
    }
    .no = Not told apart yet.
    .soon = Too few games to say.
trial-told =
    { $count ->
        [one] { $figures } differs for sure.
       *[other] { $figures } differ for sure.
    }
    .none = No figure is told apart from the standard.
trial-figure =
    { $figure ->
        [rounds] Rounds
        [decisions] Decisions in a game
        [winner] Points of the winner
        [lead] Lead over the second
       *[first-seat] Wins of who begins
    }
trial-line = Points per player: { $line }
trial-how = { $players } bots of the level { $bot }, all alike. They were not trained for your figures. Lines are 95 % intervals; “clearly” also allows for how many figures are compared.
trial-save = Save the figures as CSV
report = { $name }: the report
report-writing = The report is being written …
report-done = The report of { $games } games is ready.
report-none = All that these games show
report-read = Read it
report-write = Write the report
report-save = Save as a file
