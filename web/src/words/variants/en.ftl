## Playing on from a step of a game, loaded with it

play-on-sheet = Play on from here
    .step = Move { $at } of { $all }. From here on it is a game of its own; this one stays as it is.
    .whose = Your seat
    .others = Who plays against you
    .bots = Bots
    .friends = Friends, by link
    .bot = How strong
    .hidden = What you could not see
    .anew = Dealt anew
    .anew-about = Everything hidden is dealt anew: you know what you knew then, and no more.
    .kept = As it was
    .kept-about = Everything hidden stays as it was. What is drawn and rolled from here on is new.
    .name = Name, if you like
    .example = What if I had waited?
    .shared = List it for others who can see this game
    .do = Play
    .invite = Invite friends
    .tab = From here
play-on-over = The game is over here. Go back to an earlier move.
variants =
    { $count ->
        [0] Variants
       *[other] Variants ({ $count })
    }
    .none = Nobody has played on from this game yet.
    .from = From move { $at }, as { $name }
    .rename = Name and share
    .keep = Keep
    .copy = Copy the link
    .show = Show that moment
variant-standing = Won by { $names }
    .open = Waiting for players
    .playing = Being played
variant-origin = Plays on from another game
    .named = “{ $name }”, from another game
    .back = Show that moment
    .anew = What could not be seen then was dealt anew.
    .kept = All is as it was then.
