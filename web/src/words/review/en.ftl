## A review of a finished game, loaded with it

review = Review
    .detail = review
    .to-result = To the result
    .to-replay = Replay
review-making = Looking at the game…
    .part = Looking at the game, { $part } done
    .closer = Looking closer, { $part } done
    .closer-done = Looked closer: the figures are new.
    .deeper = Look closer still
    .again = Try again
    .failed = This game could not be judged.
review-chart = Chances to win over the game
    .table = As a table
review-figures = Chances to win
    .when = When
    .of-note = Of note
review-figure-lost =
    { $word ->
        [slip] { $name }: a slip, { $loss }
       *[mistake] { $name }: a mistake, { $loss }
    }
review-figure-luck = { $name }: luck, { $change }
review-figure-turning = turning point
review-won = won
review-look-at = What to look at
review-filter-mistakes =
    { $who ->
        [you] My mistakes
       *[named] Mistakes of { $name }
    }
    .none =
        { $who ->
            [you] You made no slip and no mistake.
           *[named] { $name } made no slip and no mistake.
        }
review-filter-luck =
    { $who ->
        [you] My luck
       *[named] Luck of { $name }
    }
    .none = Chance never moved it by 5% or more.
review-filter-turning = Turning points
    .none = No single moment turned the game.
review-filter-all = Every choice
    .none = There was nothing to choose.
review-seats = How it was played
review-place = place { $place }
review-points = points
    .to-go = points to go
review-accuracy = Accuracy
    .of = of 100
    .none = nothing at stake
review-luck = Luck
    .good = better than expected
    .bad = worse than expected
review-counts =
    { $mistakes ->
        [0] { $slips ->
            [0] no mistakes
            [one] { $slips } slip
           *[other] { $slips } slips
        }
        [one] { $slips ->
            [0] { $mistakes } mistake
            [one] { $mistakes } mistake, { $slips } slip
           *[other] { $mistakes } mistake, { $slips } slips
        }
       *[other] { $slips ->
            [0] { $mistakes } mistakes
            [one] { $mistakes } mistakes, { $slips } slip
           *[other] { $mistakes } mistakes, { $slips } slips
        }
    }
review-equal = With equal luck
    .line = With equal luck { $points }, place { $place }
review-account = From start to result
    .start = Start
    .luck = Luck
    .own = Own choices
    .others = Choices of others
    .drift = Seen otherwise later
    .now = Chance at the end
    .result = Result
review-legend = Accuracy: how close the choices came to the best ones. Luck: what the die, cards and tiles gave or took.
    .no-luck = Accuracy: how close the choices came to the best ones. There is no luck in this game.
    .account = From start to result: chances to win, which add up.
review-when =
    { $kind ->
        [round] round { $number }
       *[turn] turn { $number }
    }
review-move =
    { $who ->
        [you] Your move
       *[named] Move of { $name }
    }
    .nobody = The table
    .of = { $when }, choice { $at } of { $all }
review-word =
    { $word ->
        [best] The best move
        [good] A good move
        [slip] A slip
       *[mistake] A mistake
    }
review-word-about = Nothing else promised more.
    .good = About as good as the best.
review-why-to = To { $name }: { $why }
review-exact = Exact: the rest of the game was played out in full.
review-by = A bot decided in the place of { $name }. This does not count as a mistake.
review-no-choice = No choice
review-chance = Chance
review-end = The end
    .about = The game is over here. Step back to see how it came about.
review-moves = What could be done
review-played = Played.
review-expects = About { $points } points
    .to-go = About { $points } to go
review-brings = What it brings in the end
    .about = points, where the two differ
    .later = later
    .from = from { $name }
    .to = to { $name }
    .sum = in all
review-back = Back to what happened
    .shown = On the board: { $move }
review-step = Previous moment
    .next = Next moment
    .back = One step back
    .on = One step on
review-nth =
    { $filter ->
        [mistakes] Slip or mistake { $at } of { $all }
        [luck] Stroke of luck { $at } of { $all }
        [turning] Turning point { $at } of { $all }
       *[all] Choice { $at } of { $all }
    }
    .between =
        { $all ->
            [one] { $all } moment
           *[other] { $all } moments
        }
    .hint = N and P go to the next and the previous one, the arrows step by step.
    .no-luck = No die and no hidden cards here: every change of the lines was somebody's choice.
review-said = { $when }, { $whose }. { $chances }. { $verdict }
    .chance = { $name } { $chance }
    .verdict = { $word } { $loss }
review-look = Look at it
review-summary =
    { $who ->
        [you] You kept { $accuracy } of 100 of what was at stake in your choices: { $counts }.
       *[named] { $name } kept { $accuracy } of 100 of what was at stake: { $counts }.
    }
    .nothing =
        { $who ->
            [you] Nothing was at stake in your choices.
           *[named] Nothing was at stake in the choices of { $name }.
        }
    .title = What the review says
review-luck-points =
    { $change ->
        [one] { $change } point
       *[other] { $change } points
    }
review-summary-luck =
    { $luck ->
        [good] { $who ->
            [you] Luck gave you { review-luck-points }. With equal luck: { $points }, place { $place }.
           *[named] Luck gave { $name } { review-luck-points }. With equal luck: { $points }, place { $place }.
        }
        [bad] { $who ->
            [you] Luck took { review-luck-points } from you. With equal luck: { $points }, place { $place }.
           *[named] Luck took { review-luck-points } from { $name }. With equal luck: { $points }, place { $place }.
        }
       *[even] { $who ->
            [you] Luck neither gave you points nor took any. With equal luck: { $points }, place { $place }.
           *[named] Luck neither gave { $name } points nor took any. With equal luck: { $points }, place { $place }.
        }
    }
review-summary-peak =
    { $who ->
        [you] Your chance to win was highest in { $when }: { $chance }.
       *[named] The chance of { $name } was highest in { $when }: { $chance }.
    }
review-summary-costliest =
    { $who ->
        [you] Your costliest choice was in { $when }: { $loss } of winning.
       *[named] The costliest choice of { $name } was in { $when }: { $loss } of winning.
    }
review-summary-turned = No choice cost much. The game turned in { $when }.
review-summary-calm = No choice cost much, and no single moment turned the game.
