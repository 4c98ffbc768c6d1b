## Settings

settings = Settings
language = Language
language-failed = The words did not arrive. Try again in a moment.
theme = Colours
theme-of =
    { $theme ->
        [system] As the system
        [light] Light
       *[dark] Dark
    }
speed = How fast things move
speed-of =
    { $speed ->
        [off] Off
        [slow] Slow
        [normal] Normal
       *[fast] Fast
    }
sound = Sound
    .about = A soft one when it is your turn.
    .on = Sound is on
    .off = Sound is off
careful = Confirm every choice
    .about = The first touch shows where it leads, the second does it.
one-tap = One tap for the obvious
    .about = Where there is only one choice it is made at once.
notify = Notifications
    .about = When it is your turn and the page is not in sight.
    .barred = The browser does not allow them for this page.
guide = First-game guide
    .about = Tips that point at things as they come up.
    .again = Show the tips again
playing-as = Playing as { $name }
    .change = Playing as { $name }: change the name
say-name = Say your name
    .first = Give yourself a name
other-devices = Other devices
    .about = If somebody else may be playing as you.
    .done = Ended: only this browser is you now.
    .do = End other devices
    .sure = End other devices?
    .what = Only this browser stays { $name }. Any other that plays as you ends at once, and so do all links and tokens that were made for your seats. Your seats stay yours.
    .yes = End them
sign-out = Leave this browser
    .about = It forgets who you are, for good.
    .do = Sign out
    .sure = Sign out?
    .what = This browser forgets that it is { $name }. Nobody can come back as this { $name }, on any device: a name has no password.
    .seats =
        { $tables ->
            [one] You give up your seat at this table. To keep it, move it to another device first: that is in the menu of the table.
           *[other] You give up your seats at these { $tables } tables. To keep one, move it to another device first: that is in the menu of the table.
        }
game-with = { $game } with { $names }
    .nobody = { $game }, nobody there yet
stay = Stay as it is
name-sheet = What shall we call you?
    .about = No account is needed: the name is for the others at the table.
    .field = Your name
    .do = That is me
    .empty = A name has at least one letter.
close = Close
all-right = All right

## Home

home = Home
    .brand = Waset, home
    .stays = The table stays; come back whenever you like.
home-line = Two games of ancient Thebes. Sit down, send a link, play.
    .short = Two games of ancient Thebes
    .first = Two games of ancient Thebes. Choose one and play.
    .new = Play at once, no name needed
which-game = Which game
chosen = Chosen
players-range = { $fewest } to { $most } players
    .only = { $most } players
who-sits = Who sits at the table
seats-of = { $taken } of { $all } seats
seat-you = You
    .note = you
    .first = first seat
    .host = you, host
    .behind = you
host-note = host
friend = A friend
    .note = by link
    .about = Gets a link; no account is needed.
on-this-device = on this device
bot-note = bot, { $strength }
    .none = bot
    .plays = a bot plays, { $strength }
has-resigned =
    { $absent ->
        [bot] resigned, a bot plays on
       *[substitute] resigned, a simple rule plays on
    }
    .short = resigned
out-of-time = out of time
until-back =
    { $absent ->
        [bot] a bot for now
       *[substitute] a simple rule for now
    }
away-note =
    { $minutes ->
        [0] away
        [one] away for { $minutes } minute
       *[other] away for { $minutes } minutes
    }
is-away = { $name } is away
moves-for = A move is made for { $name }
seat-number = Seat { $seat }
    .change = Change
add-seat = a bot or a friend
who-takes-seat = Who takes this seat?
remove-seat = Take the seat away
modules = Modules
    .count = { $on } of { $all }
more-options = More options
by-lot = By lot
clock-setting = Clock
    .about = Time to think. Who moves when it is up is set below.
    .choice =
        { $clock ->
            [none] No clock
            [minute] A minute for each decision
            [five] Five minutes for each decision
           *[day] A day for each decision
        }
absent-setting = Who moves for somebody missing
    .about = When time is up, or somebody is away or resigns.
    .choice =
        { $absent ->
            [bot] A bot
           *[substitute] A simple rule
        }
open-table = Open table
    .about =
        { $open ->
            [yes] Listed on the home page, anybody may watch.
           *[no] Not listed, only by link.
        }
talk-setting = Spectators may talk
    .about = Whoever watches may say something at the table.
play-now = Play now
play-game = Play { $game } now
    .invite = Invite to { $game }
first-lead = You start at once, against two bots. No account, no name needed; your first moves are explained.
watch-game = Watch a game
other-set-ups = Other set-ups
guest = Guest
invite = Invite friends
    .short = Invite
pass-and-play = Pass and play
    .short = Pass and play
    .about = Everybody plays on this device. Hands are hidden between turns.
    .name = Name on seat { $seat }
    .who = Who takes seat { $seat }
    .here = here
    .bot = { $name }, a bot
    .do = Play
player-number = Player { $seat }
continue = Continue
    .none = Nothing waits for you.
watch = Watch
    .count =
        { $tables ->
            [one] { $tables } open table
           *[other] { $tables } open tables
        }
    .none = Nobody plays at an open table now.
finished = Finished
    .line =
        { $points ->
            [-1] { $date } · place { $place } of { $players }
            [one] { $date } · place { $place } of { $players } · { $points } point
           *[other] { $date } · place { $place } of { $players } · { $points } points
        }
put-away =
    { $status ->
        [open] Leave the table
        [playing] Leave the game
       *[other] Remove from the list
    }
    .of =
        { $status ->
            [open] Leave the table of { $game }
            [playing] Leave the game of { $game }
           *[other] Remove { $game } from the list
        }
    .what =
        { $status ->
            [alone] Nobody else plays there: the table is closed for good.
            [open] Your seat is free again. If you are the host, the next player takes over.
           *[other] You resign: somebody plays on in your seat, and you cannot come back.
        }
    .no = Stay
your-turn-in = Your turn in { $game }
your-turn-tag = your turn
table-title =
    { $modules ->
        [0] { $game }
        [one] { $game } with { $modules } module
       *[other] { $game } with { $modules } modules
    }
edition = edition { $edition }
    .title = Edition { $edition }
    .standard = Edition: the standard
seats-free =
    { $free ->
        [0] ready to start
        [one] { $free } seat is free
       *[other] { $free } seats are free
    }
won-by = won by { $names }
saved-to-look = a saved game to look through
waits-for = waits for { $name }
turn-since = for { $time }
to-move-since = { $name } has been to move for { $time }
read-rules = New here? Read the rules:
not-affiliated = Waset is not affiliated with the publishers or authors of the games; all drawings are its own.
open-file = Drop a saved game here to replay it, or
    .choose = choose a file
    .label = Open a saved game
    .reading = Reading the game
    .empty = { $file } is empty.
    .wrong = { $file }: { $why }

## Lobby

lobby =
    { $free ->
        [0] Everybody is here
        [one] One seat is free
       *[other] { $free } seats are free
    }
may-watch = Anybody may watch
    .no = Only by link
option-said = { $option }: { $choice }
free-seat = Free seat
    .about = waiting for a friend with the link
here = here
seat-bot = Seat a bot
free-it = Free it
ready = ready
send-friend = Send this to a friend
    .qr = QR code of the invitation
    .link = Link of the invitation
    .show = Show the QR code
    .about = No account needed. Whoever opens it picks a name and a seat.
    .local = This address works on this computer only. To let others in, run { $command } and open the page by this computer's address in the network.
copy = Copy
    .done = Copied
    .link = Copy the link
    .token = Copy the token
    .watch = Copy a link to watch only
    .failed = The browser does not let us copy: select the link and copy it by hand.
lobby-wait =
    { $free ->
        [one] One more player, then you can start
       *[other] { $free } more players, then you can start
    }
    .ready = Ready when you are
    .about = The game starts for everybody at once.
    .away = Ready when you are. Not here right now: { $names }.
    .host = Wait for friends, or give free seats to bots.
    .guest = Wait for friends, or ask the host to seat a bot.
    .mine =
        { $free ->
            [one] The last seat is for you
           *[other] One of the { $free } free seats is for you
        }
    .sit = Choose your piece, then say that you are ready.
send-away = Send away
    .name = Send { $name } away
invites = { $host } invites you to
    .nobody = You are invited to
    .name = Your name
    .later = you can change it later
    .piece = Your piece
    .yours = yours
    .do = I am ready
    .watch = Watch
clock-each =
    { $kind ->
        [act] { $time } for each decision
       *[total] { $time } each
    }
leave = Leave
start-game = Start the game
sit-down = Sit down
which-bot = Which bot takes this seat?

## The bot that suits somebody, and how strong one is for whoever cannot see the bars

suited = A good match for you: the bot { $rank }. You would win about { $share } of your games for two.
    .take = Play against it
    .close = Not now
bot-strength = { "" }, strength { $rank } of { $of }

## Menu of a table

menu = Menu
    .back = Back to the menu
ask-back = Ask to take back my last move
    .all = Everybody at the table must agree.
    .alone = It is done at once: only you play here.
agree-hints = Agree to hints
    .no = No hints after all
    .about = Hints are given when all people at the table agree.
bot-for-me = Let a bot play for me
    .about = You can take the seat back at any time.
    .which = Which bot plays for me
    .choose = choose
move-seat = Move my seat to another device
    .about = A link and its QR code, for one use.
    .title = Another device
    .how = Open this on the other device. It works once, and this one lets the seat go.
    .qr = QR code that moves my seat
    .warn = Withdraw it if it went to the wrong place: every link that was made for this seat ends.
    .ended = No link that was made for this seat moves it any more.
program = Let a program play my seat
    .about = A token for it, which you can withdraw.
    .title = A program
    .how = A program that sends this token plays your seat beside you: it can look, act, take back and talk, and nothing else. There is one to begin with in { $file }.
    .token = Token of my seat
    .warn = Withdraw it to send the program away: every token that was made for this seat ends.
    .ended = No program plays this seat any more.
withdraw = Withdraw it
    .done = Withdrawn
copy-watch = Copy a link to watch
    .about = Whoever has it sees no hands.
    .done = Link copied
new-links = Make new links
    .about = The links you sent stop working, and whoever only watches has to go. Everyone seated stays.
    .done = The old links lead nowhere now. Send a new one to whoever you want here.
replay-start = Replay from the start
    .about = Everything that happened, step by step.
rules = Rules
    .about = The whole game, rule by rule.
    .title = Rules: Waset
settings-about = Language, colours, speed, sound, signing out.
resign = Resign
    .about =
        { $absent ->
            [bot] A bot plays on in your seat.
           *[substitute] A simple rule plays for your seat.
        }
    .sure = Resign?
    .what =
        { $absent ->
            [bot] A bot plays for you until the end. You cannot come back.
           *[substitute] A simple rule plays for you until the end. You cannot come back.
        }
    .no = Play on
    .done =
        { $absent ->
            [bot] You have resigned: a bot plays for you until the end.
           *[substitute] You have resigned: a simple rule plays for you until the end.
        }
keys = Keys: 1 to 9 choose, U takes back, L is the log, H a hint, Escape puts down, arrows walk the board.

## At a table

watching = Watching
watchers =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
    .who = Watching: { $names }
    .more =
        { $count ->
            [one] { $count } without a name
           *[other] { $count } without a name
        }
link-state =
    { $link ->
        [open] Connected
        [connecting] Connecting
       *[lost] Connection lost
    }
skip-to = Skip to
    .choices = To the choices
    .board = To the board
    .hand = To my hand
    .happened = To what happened
table-aside = This table cannot be opened
    .about = Its game no longer fits the rules here. Nothing of it is lost, and whoever runs this server has been told.
seat-freed = Your seat is free again
    .about = The host has freed it. With the link you can sit down once more.
seat-lost = This is not your seat any more
    .about = It is played on another device now, and only its players see this table.
    .mine = Your seat is played on another device now.
    .of = Played on another device now: { $names }.
    .watching = You are watching.
link-ended = This link has ended
    .about = There are new links to this table. Ask for one to come back.
signed-out = You have signed out
    .bar = Signed out
    .about = Here, or on another device that ended this one. Whoever you play as next is somebody new at the table.
question-for = In { $turn }'s turn, a question for { $name }
choice-number = { $number }: { $choice }.
title-of = { $game }: Waset
score-sheet = Score sheet
why-not = Why this cannot be chosen
    .rule = Rule { $rule }
    .about = What is this?
hint-button = Hint
talk = Talk
    .new = Talk, { $count } new
    .title = Talk at the table
    .none = Nobody has said anything yet.
    .field = Say something
    .do = Say it
setting-table = Setting the table
nothing-here = There is no table here
    .bar = Not found
    .about = It may have been closed, or the link is not complete or has ended.
what-to-do = What to do
sentence-more = more
    .less = less
time-left =
    { $absent ->
        [bot] { $time } left, then a bot moves
       *[substitute] { $time } left, then a simple rule moves
    }
    .then =
        { $absent ->
            [bot] then a bot moves
           *[substitute] then a simple rule moves
        }
    .mine = you { $time }
    .of = { $time } left
confirm-cue = { $label }: click, or Enter
step-choice = Previous choice
    .next = Next choice
skip = Skip
tip = Tip
    .read = Got it
    .off = No more tips
help = Help
    .close = Close the note
    .more = More in the rules
choices = Choices
    .at-table = At the table
    .none = Nothing to choose now.
log-empty = Nothing yet.
    .show = Show this moment
hand-over = Hand the device to { $name }

## Notices

lost-line = Connection lost
    .about = Trying again, your move is kept.
    .now = Try now
back-nothing = Back at the table.
show-them = Show them
asks-back = { $name } asks to take something back.
    .no = No
    .yes = Let it pass
waiting-agree = Waiting for { $names } to agree.
bot-plays-for = A bot plays for { $name }.
    .do = Take the seat back
hint-thinking = The strongest bot is thinking about it.
hint-would = The strongest bot would
    .list = Hints of the bot { $rank }
    .wins = wins { $share }
    .close = Close the hint
    .then = Then, most likely: { $steps }.
    .step = { $who }: { $choice }
not-taken-back = It is not taken back: not everybody agreed.
left-table = { $name } has left the table for a moment.
came-back = { $name } is back.
resigns =
    { $absent ->
        [bot] { $name } resigns. A bot plays on.
       *[substitute] { $name } resigns. A simple rule plays on.
    }
time-used =
    { $absent ->
        [bot] { $name }'s time is up. A bot moves from now on.
       *[substitute] { $name }'s time is up. A simple rule moves from now on.
    }
stands-in =
    { $absent ->
        [bot] A bot plays for { $name } for now.
       *[substitute] A simple rule plays for { $name } for now.
    }
stand-in =
    { $absent ->
        [bot] { $asker } asks: let a bot play for { $name } for now?
       *[substitute] { $asker } asks: let a simple rule play for { $name } for now?
    }
    .label = Somebody is away
    .about = Agreed: { $names }. { $name } takes the seat back by opening the table.
    .no = Wait
    .yes = Agree
missed = { $name }: { $since }
    .about = { $name } takes the seat back by opening the table.
    .do =
        { $absent ->
            [bot] Let a bot play
           *[substitute] Let a simple rule play
        }
    .ask =
        { $absent ->
            [bot] Ask for a bot
           *[substitute] Ask for a simple rule
        }
moved-first = Not possible any more: somebody moved first.

## The end of a game

ahead = { points } ahead of { $name }.
tied = As many points as { $name }, but ahead by the rules for ties.
    .you = As many points as you, but ahead by the rules for ties.
lasted = It took { $time }.
played-edition = { $game }, edition { $edition }.
play-again = Play again
review-it = Review
    .of = Review of { $game }
watch-again = Watch it
points-over-time = Points, round by round
    .said = Points over time: { $points }
    .of = { $name } { $points }
save-game = Save the game
share = Share
look-board = Look at the board
back-home = Back to home

## Replay

replay = Replay
    .detail = replay
    .playing = Still played
    .saved = Saved game
    .table = Table
    .to-table = To the table
    .nothing = Nothing has been played yet
    .wrong = This cannot be shown
replay-at = move { $at } of { $all }
replay-start-button = To the start
    .back = One move back
    .pause = Pause
    .play = Play
    .on = One move on
    .end = To the end
replay-eyes = Whose view
    .all = All hands
    .watch = Everyone
play-on = Play on from here
    .link = Copy a link to this move
scrubber = Moment of the game
    .round = round { $round }

## Rules

books = Books
    .back = Back
    .missing = There is no such book
    .there = These are here: { $books }.
    .english = The rules are in English here.
    .contents = Contents
    .search = Find a tile, a card, a word
    .found =
        { $count ->
            [0] Nothing found.
            [one] One paragraph.
           *[other] { $count } paragraphs.
        }
    .print = Print
    .full = Every rule in full
    .rules = Numbered rules:
    .pictured = in pictures
rulings = Rulings

## Errors that people can cause, by the server's code

error-no-server = The server does not answer. Is the connection up?
error-not-found = There is nothing here, or it is not for you.
error-set-aside = This table cannot be opened: its game no longer fits the rules here. Nothing of it is lost.
error-signed-out = You have signed out, here or on another device.
error-who-are-you = Say your name first.
error-too-many = Too much at once. Try again in a moment.
error-busy = It is busy here. Come back in a moment.
error-closing = The server restarts. Come back in a moment.
error-no-database = Nothing can be kept just now. Try again in a moment.
error-broken = Something went wrong here; it is noted.
error-too-slow = That did not arrive in time. Try again.
error-too-large = That is too large.
error-changed = The table has changed meanwhile. Look again.
error-changed-elsewhere = This edition was changed elsewhere meanwhile. Open it again, or make a copy and keep yours.
error-too-many-editions = You keep as many editions as you can. Delete one, or save one as a file.
error-stale = Not possible any more: the game has moved on.
error-not-your-turn = It is not your turn.
error-not-your-seat = This is not your seat.
error-not-allowed = That is for others at this table to do.
error-link-used = This link has been used already, or was withdrawn.
error-link-no-seat = This link is for watching, not for sitting down.
error-not-playing = Nobody plays here now.
error-not-open = The game has begun already.
error-not-over = The game is not over yet.
error-full = All seats are taken.
error-seat-taken = Somebody sits there already.
error-seats-open = A seat is still free: invite somebody, or give it to a bot.
error-no-undo = That cannot be taken back any more.
error-not-away = Nobody is missing there any more.
error-too-soon = Wait a little longer first.
error-no-question = Nobody asks this any more.
error-no-hints = Hints are given when all people at the table agree.
error-illegal-action = That is not possible now.
error-bad-option = The game cannot be played like this. Choose other options or seats.
error-bad-record = There is no game in it that can be replayed here.
error-bad-edition = The edition of this game is not known here, or not playable with these players and modules.
error-bad-name = Choose another name: with a letter in it, and not too long.
error-bad-request = That does not work like this.
error-foreign-origin = The server does not know the address of this page. Whoever runs it can add it with --origins.
error-wrong-host = This server does not know the name under which you called it. Whoever runs it can add it with --hosts.

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
show-race = Show the race
    .about = What everybody would have if it were counted now.
the-count = The count
points-so-far = Points so far
count-bar = the game is over, the points are counted
count-over = The points are counted
skip-count = Skip to the result
count-again = Count again
count-said = { $line }. { $name }: { $parts }. Now { $now }.
    .parts = { $list }, together { $sum }

## The end, told

wins-to-go =
    { $who ->
        [you] You win with { $points } to go
       *[named] { $name } wins with { $points } to go
    }
    .shared = { $names } share the win with { $points } to go
fewer-to-go = { $points } fewer to go than { $name }.
at-start = At the start
sheet-to-go = To go
round-of = round { $round }
print = Print
picture-failed = The picture could not be made.
share-link = Copy the link
    .done = Link copied
how-for =
    { $who ->
        [you] How it went for you
       *[named] How it went for { $name }
    }
decided-ahead =
    { $who ->
        [you] { $line }: you are { points } ahead of { $other }.
       *[named] { $line }: { $name } is { points } ahead of { $other }.
    }
decided-tie = No line makes the difference: the rules for ties decide.
best-part = Best part: { $line }, { points }.
    .most = Best part: { $line }, { points }, the most of all.
led-always =
    { $who ->
        [you] You were ahead from the first round to the last.
       *[named] { $name } was ahead from the first round to the last.
    }
took-lead =
    { $who ->
        [you] You took the lead in round { $round } and kept it.
       *[named] { $name } took the lead in round { $round } and kept it.
    }
led-until =
    { $who ->
        [you] You were ahead until round { $round }.
       *[named] { $name } was ahead until round { $round }.
    }
came-closest =
    { $who ->
        [you] You came closest in round { $round }: { points } behind.
       *[named] { $name } came closest in round { $round }: { points } behind.
    }
what-it-is-made-of = What it is made of: { $line }

## Lessons

learn-in =
    { $minutes ->
        [one] Learn in { $minutes } minute
       *[other] Learn in { $minutes } minutes
    }
    .go-on = Go on with the lesson, step { $step } of { $steps }
    .again = Learned. Once more?
lessons = Learn by playing
lesson-step = Step { $step } of { $steps }
lesson-steps = In this lesson
    .minutes = about { $minutes } min
    .all = All steps
    .done = done
lesson-remark = Remark
    .show = Show the remark
lesson-back = Back
lesson-skip = Skip this
lesson-next = Go on
lesson-again = Choose again
lesson-anyway = Try it anyway
lesson-tried = What comes of it
    .on = Go on if you like. Nothing counts here.
    .done = That ends your turn.
    .back = Back to the lesson
lesson-read = That comes next. Read on first.
lesson-leave = Leave the lesson
lesson-over = You know how it goes
    .about = Now a game of your own, against two bots that are learning, too. Tips come when something is new.
    .again = Once more
    .play = Now play
to-puzzles = Puzzle of the day
    .all = All puzzles
to-mistakes = Learn from my mistakes
