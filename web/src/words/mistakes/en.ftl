## Learn from my mistakes, loaded with them

mistakes = Learn from my mistakes
    .about = The decisions that cost you most, asked again at the table. They come back until you know them.
    .where = What you know is kept on this device.
    .puzzles = More to think about: puzzles
mistakes-today =
    { $count ->
        [one] 1 position for today
       *[other] { $count } positions for today
    }
    .about = What is due comes first, then what cost you most.
mistakes-begin = Begin
mistakes-play = Play a game
mistakes-looking = Your games are being looked through
    .about = The first positions come in a moment.
mistakes-none = Nothing to ask yet
    .about = Finish a game. The decisions that cost you most then come here, as you saw them.
mistakes-clean = Nothing to ask
    .about =
        { $games ->
            [one] In your finished game no decision gave up much.
           *[other] In your { $games } finished games no decision gave up much.
        }
mistakes-all-known = You know all of them
    .about = New ones come with your next games.
mistakes-rest = Nothing for today
    .about = The next one comes back on { $date }.
mistakes-waiting =
    { $games ->
        [one] 1 game is still being looked through.
       *[other] { $games } games are still being looked through.
    }
mistakes-list = For today
    .more =
        { $count ->
            [one] 1 more comes on the next days.
           *[other] { $count } more come on the next days.
        }
mistakes-later = Coming back
    .about = After 1, 3 and 7 days, until you know them.
    .on = Back on { $date }
mistakes-known =
    { $count ->
        [one] You know 1 by now.
       *[other] You know { $count } by now.
    }
mistakes-leave = All of my mistakes
mistakes-done = That was all for today
mistake-of = { $game }, { $date }
    .loss = cost you { $loss }
mistake-ask = What would you do now?
    .of = { $game }, { $date }. Your chance to win then fell by { $loss }.
mistake-wrong = You chose this then, too.
mistake-right =
    { $tries ->
        [1] Right at the first try
       *[other] Right after { $tries } tries
    }
    .shown = This would have been better
    .also = Your choice counts as well: it is about as good.
mistake-then = Then you chose: { $choice }. That cost you { $loss }.
mistake-back = It comes back on { $date }.
    .tomorrow = It comes back tomorrow.
    .known = Now you know it.
mistake-next = Next one
