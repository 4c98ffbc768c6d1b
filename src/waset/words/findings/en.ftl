## What keeps a document from being an edition of any game

finding-unreadable = The file cannot be read: { $why }
finding-no-game = The first line has to say the game: { $games }.
finding-other-game = This is an edition of { $said }, not of { $game }.
finding-bad-name = A name has 1 to { $most } characters that can be printed, not { $name }.
finding-no-tables = The tables belong here, each under its name.
finding-twice = “{ $key }” stands both beside the tables and among them.
finding-no-rows = A list of rows belongs here.
finding-no-row = A row is written like this: { $written }.
finding-no-field = “{ $field }” is missing.
finding-no-number = “{ $field }” is a whole number, not { $value }.
finding-no-text = “{ $field }” is a text, not { $value }.
finding-unprintable = “{ $field }” has characters that cannot be printed: { $value }.
finding-out-of-range = “{ $field }” goes from 0 to { $most }, not { $value }.
finding-unknown-word =
    { $what ->
        [table] There is no table “{ $word }”, only { $known }.
        [field] There is no field “{ $word }”, only { $known }.
        [god] There is no god “{ $word }”, only { $known }.
       *[word] “{ $word }” cannot stand here, only { $known }.
    }
finding-misspelled-word =
    { $what ->
        [table] There is no table “{ $word }”. Is it “{ $near }”? There is: { $known }.
        [field] There is no field “{ $word }”. Is it “{ $near }”? There is: { $known }.
        [god] There is no god “{ $word }”. Is it “{ $near }”? There is: { $known }.
       *[word] “{ $word }” cannot stand here. Is it “{ $near }”? There is: { $known }.
    }

## What the command `waset edition check` says around them

finding-is =
    { $level ->
        [error] error
       *[warning] warning
    }
finding-about = { finding-is }: { $table }: { $sentence }
    .row = { finding-is }: { $table }, row { $row }: { $sentence }
    .whole = { finding-is }: { $sentence }
checked-errors =
    { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }
checked-warnings =
    { $warnings ->
        [one] { $warnings } warning
       *[other] { $warnings } warnings
    }
checked = { $edition }, { $game }: { checked-errors }, { checked-warnings }.
checked-differs = Differs from { $base } in: { $tables }. Digest { $digest }.
checked-same = The figures are those of { $base }. Digest { $digest }.
checked-usual = Bots play it by their usual weights; { $command } fits them to it.
checked-fitted = Bots play it by the weights in { $file }, which were fitted to it.
checked-stale = The weights in { $file } were fitted to other figures and are not used: { $command } fits them again.
