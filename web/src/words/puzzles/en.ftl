## Puzzles, loaded with them

puzzles = Puzzles
    .about = One choice is clearly better than all others. Find it.
puzzle-grade =
    { $grade ->
        [easy] easy
        [medium] medium
       *[hard] hard
    }
puzzle-grade-of =
    { $grade ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }
    .solved = { $solved } of { $all } solved
    .all = All { $all } solved
puzzle-day = Puzzle of the day
    .play = Play it
    .again = Solved. Look again
    .what = { $game }, { $grade }
    .week = This week
    .ticked = { $day }: solved
    .empty = { $day }: not played
    .today = { $day }: today
    .later = { $day }: still to come
puzzle-failed = Ones I failed
    .about = They come back after 1, 3 and 7 days, until you know them.
    .now = Try it now
    .on = Back on { $date }
    .none = None. What you fail comes back here later.
puzzles-none = There are no puzzles yet.
puzzle-leave = All puzzles
puzzle-find = Find the best move
    .of = { $game }, { $grade }
    .day = { $date }, { $grade }
puzzle-hint = A hint
puzzle-show = Show me
puzzle-understood = All right
puzzle-wrong =
    { $verdict ->
        [good] Good, but there is a better move
       *[other] There is a better move
    }
    .win = It wins { $mine } of the time, the best choice { $best }.
    .lead =
        { $points ->
            [one] In the end that is about 1 point less.
           *[other] In the end that is about { $points } points less.
        }
    .back = It has been taken back: try another.
puzzle-look = What the best choice does
    .none = Compare what each choice brings for certain.
puzzle-piece = Which piece
    .not = Leave this one aside: { $choice }.
puzzle-answer = This one
    .what = { $choice }.
puzzle-solved =
    { $tries ->
        [1] Solved at the first try
       *[other] Solved after { $tries } tries
    }
    .shown = Solved after “Show me”
    .next = It wins { $best } of the time, the next best choice { $next }.
    .exact = Proven: every line was played to its end.
puzzle-on = Play on from here
puzzle-next = Next puzzle
puzzle-share = Waset, { $what }: { $result }.
    .of = puzzle of { $date }
    .one = a { $grade } puzzle of { $game }
    .first = solved at the first try
    .tries = solved after { $tries } tries
    .shown = I had to be shown
    .copied = Copied
