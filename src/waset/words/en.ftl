## How clauses join into a sentence, and things into a list

subject =
    { $who ->
        [you] You
       *[named] { $name }
    }
sentence = { subject } { $clauses }.
then =
    Then { $who ->
        [you] you
       *[named] { $name }
    } { $clauses }.
and = { $all } and { $last }
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gain =
    { $points ->
        [0] { "" }
       *[other] { $at ->
            [end] : { points }
           *[inside] { " " }({ points })
        }
    }
nobody = nobody

## At the table

thinking = { $name } is thinking
asked-out-of-turn = In { $name }'s turn, a question for you
your-turn = Your turn: { $game }
notice-turn = With { $names }.
notice-reminder = It has been your turn for a day. With { $names }.
turn-of =
    { $who ->
        [you] Your turn
       *[named] { $name }'s turn
    }
round = Round { $round }
turn = Turn { $turn }
turns = Turns
layout = Layout
log = What happened
players = Players
game-over = The game is over
unfinished = The game is not finished.
total = Total
place = Place
wins =
    { $who ->
        [you] You win with { $points }
       *[named] { $name } wins with { $points }
    }
wins-shared = { $names } share the win with { $points }
lead = { points } ahead of { $name }, after { rounds-n }.
rounds-n =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
moves-n =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

## Notices

connection-lost = Connection lost. Trying again, your move is kept.
back = Back at the table. { moves-n } happened.
refused = Not possible any more: { $name } moved first.
clock = Time is up: a simple move was made for { $name }.
clock-bot = Time is up: a bot moves for { $name }.
instead = A simple move was made for { $name }.
instead-bot = A bot plays for { $name }.
hot-seat = I am { $name }, show my cards
no-games = No games yet. The first one takes a minute.
take-back = Take back { $choice }?
    .do = Take back
hint-close = 1 and 2 are about equal. Follow your plan.

## Why a bot would choose something: parts of one sentence

motives = This { $for }.
    .both = This { $for }, but { $against }.
    .against = This { $against }.
motive-later = pays off later (+{ $points })
    .less = pays off less later (−{ $points })
motive-rival = leaves { $name } less (+{ $points })
    .less = leaves { $name } more (−{ $points })

## Why not, in any game

why-not-over = The game is over.
why-not-chance = Chance comes first.
why-not-not-your-turn = { $name } decides now.
why-not-other-question = First: { $question }
why-not-not-possible = That is not possible now.

## Bots: the rank where one chooses, .strength in the note beside a name; -about: what each does and overlooks

bot-random = Chance
    .strength = very easy
bot-porter = Porter
    .strength = easy
bot-scribe = Scribe
    .strength = fair
bot-vizier = Vizier
    .strength = strong
bot-pharaoh = Pharaoh
    .strength = very strong
bot-random-about = Plays anything, and overlooks everything.
bot-porter-about = Takes what lies close by. Overlooks what is further away, what others have, and what a set is really worth.
bot-scribe-about = Plays its own turn well. Overlooks what you will do about it.
bot-vizier-about = Thinks of your reply and of its own next turn. Overlooks what takes longer.
bot-pharaoh-about = Weighs all replies for as long as its time allows. Overlooks little: plans over many turns.
bot-program = Program
    .strength = a program of your own
bot-name-ibis = Ibis
bot-name-jackal = Jackal
bot-name-heron = Heron
bot-name-lynx = Lynx
bot-name-oryx = Oryx
bot-name-hare = Hare

## In the terminal

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-purple = Purple
colour-white = White
terminal-help = Type the number of a choice and Enter.
terminal-keys = ? help  l log  q leave
terminal-help-keys = ?  this help    l  the whole log    q  leave; the game is kept, and so it is after Ctrl-C
terminal-prompt = { $name }: { $question } { $keys }:
terminal-back = Enter goes back to the game:
terminal-go-on = Enter goes on with the game:
terminal-hand-over = { $name } is next. Nobody else should look. Enter shows your hand:
terminal-number =
    { $count ->
        [1] 1
       *[other] a number from 1 to { $count }
    }
terminal-wrong =
    { $typed ->
        [nothing] Nothing was typed
       *[something] “{ $words }” is no choice
    }: type { $allowed }, or ? for help.
terminal-keys-of = one of these: { $keys }
terminal-why = { $reason } ({ $rule })
terminal-can = That is possible: choose it.
terminal-help-why = why { $wish }    says why that cannot be done
terminal-choices = Choices
terminal-plain-legend = Each line says a thing that you can see; below stand your choices.
terminal-seed = Seed { $seed }.
terminal-kept = The game is kept in { $path }.
terminal-go-on-with = The game is kept. Go on with: { $command }

## A review in the terminal

terminal-review-title = Review of { $game }
terminal-review-player = Player
terminal-review-start = Start
terminal-review-luck = Luck
terminal-review-own = Own play
terminal-review-others = Others' play
terminal-review-drift = Later looks
terminal-review-result = Result
terminal-review-accuracy = Accuracy
terminal-review-points = Points
terminal-review-equal = With equal luck
terminal-review-legend = Chances to win in percent. Start, luck, own play, others' play and later looks add up to the result.
terminal-review-turning = Turning points
terminal-review-mistakes = What could have been better
terminal-review-none = Nothing of note.
terminal-review-move = Step { $step }, { $name }: { $choice } ({ $change })
terminal-review-chance = Step { $step }: { $choice } ({ $change })
terminal-review-better = Better: { $choice } ({ $win } instead of { $other }).
terminal-review-exact = This is certain: the rest of the game was played out in full.
terminal-review-best = Best
terminal-review-good = Good
terminal-review-slip = Slips
terminal-review-mistake = Mistakes
terminal-review-left = Not over yet: the result is the chance at the last step.

## A puzzle in the terminal

terminal-puzzle =
    { $verdict ->
        [best] Yes, that is it: { $choice }.
        [good] Good, but there is better: { $choice }.
       *[wrong] Not this one: { $choice }.
    } { $win ->
        [0] You lose.
        [100] You win.
       *[other] You win { $win } times in 100.
    } { $why }
