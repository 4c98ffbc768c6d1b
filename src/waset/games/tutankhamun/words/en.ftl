## What it is

game = Tutankhamun
    .about = Sail down the Nile, gather tiles for the king's tomb, and be the first to count down to 0.
how-first = Sail ahead as far as you like. The tile you land on is yours.
    .short = Sail as far as you like
how-then = What every boat has passed sinks. Hurry, and you leave much behind.
    .short = What all have passed sinks
how-last = When the last of a set is gone, whoever has most scores. First to zero wins.
    .short = Most of a set scores
option-first = Who begins
    .about = That boat waits first in line.
option-idols = Idols
    .about = Whether an idol's power must be used where it can be.
    .choice =
        { $choice ->
            [compulsory] must be used
           *[optional] may be left
        }
option-underworld_rings = Underworld and rings
    .about = With two players: whether the Underworld competes for the most rings.
    .choice =
        { $choice ->
            [yes] yes
           *[no] no
        }
option-idle_horus = Idle Horus
    .about = Whether Horus may do nothing when no tile lies behind the boat.
    .choice =
        { $choice ->
            [yes] yes
           *[no] no
        }

## Tiles, in the forms that sentences need. An edition may name sets of its own: those are said as they are

tile =
    { $tile ->
        [senet-game] senet game
        [throne] throne
        [cartouche] cartouche
        [sarcophagus] sarcophagus
        [standing-statues] standing statues
        [seated-statue] seated statue
        [pottery] pottery
        [bracelet] bracelet
        [lotus-lamp] lotus lamp
        [ankh] ankh
        [dagger] dagger
        [crook-flail] crook and flail
        [scarab-ring] ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thoth
        [horus] Horus
       *[other] { $tile_name }
    }
tile-the =
    { $tile ->
        [senet-game] the senet game
        [throne] the throne
        [cartouche] the cartouche
        [sarcophagus] the sarcophagus
        [standing-statues] the standing statues
        [seated-statue] the seated statue
        [pottery] the pottery
        [bracelet] the bracelet
        [lotus-lamp] the lotus lamp
        [ankh] the ankh
        [dagger] the dagger
        [crook-flail] the crook and flail
        [scarab-ring] the ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thoth
        [horus] Horus
       *[other] the { $tile_name }
    }
tile-a =
    { $tile ->
        [senet-game] a senet game
        [throne] a throne
        [cartouche] a cartouche
        [sarcophagus] a sarcophagus
        [standing-statues] standing statues
        [seated-statue] a seated statue
        [pottery] pottery
        [bracelet] a bracelet
        [lotus-lamp] a lotus lamp
        [ankh] an ankh
        [dagger] a dagger
        [crook-flail] a crook and flail
        [scarab-ring] a ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thoth
        [horus] Horus
       *[other] { $tile_name }
    }
tile-to =
    { $tile ->
        [senet-game] to the senet game
        [throne] to the throne
        [cartouche] to the cartouche
        [sarcophagus] to the sarcophagus
        [standing-statues] to the standing statues
        [seated-statue] to the seated statue
        [pottery] to the pottery
        [bracelet] to the bracelet
        [lotus-lamp] to the lotus lamp
        [ankh] to the ankh
        [dagger] to the dagger
        [crook-flail] to the crook and flail
        [scarab-ring] to the ring
        [osiris] to Osiris
        [isis] to Isis
        [ra] to Ra
        [thoth] to Thoth
        [horus] to Horus
       *[other] to { $tile_name }
    }
lower-tile-the =
    { $lower_tile ->
        [senet-game] the senet game
        [throne] the throne
        [cartouche] the cartouche
        [sarcophagus] the sarcophagus
        [standing-statues] the standing statues
        [seated-statue] the seated statue
        [pottery] the pottery
        [bracelet] the bracelet
        [lotus-lamp] the lotus lamp
        [ankh] the ankh
        [dagger] the dagger
        [crook-flail] the crook and flail
        [scarab-ring] the ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thoth
        [horus] Horus
       *[other] the { $lower_tile_name }
    }
higher-tile-the =
    { $higher_tile ->
        [senet-game] the senet game
        [throne] the throne
        [cartouche] the cartouche
        [sarcophagus] the sarcophagus
        [standing-statues] the standing statues
        [seated-statue] the seated statue
        [pottery] the pottery
        [bracelet] the bracelet
        [lotus-lamp] the lotus lamp
        [ankh] the ankh
        [dagger] the dagger
        [crook-flail] the crook and flail
        [scarab-ring] the ring
        [osiris] Osiris
        [isis] Isis
        [ra] Ra
        [thoth] Thoth
        [horus] Horus
       *[other] the { $higher_tile_name }
    }
set =
    { $tile ->
        [scarab-ring] scarab ring
       *[other] { tile }
    }
tiles-n =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
tile-times =
    { $n ->
        [1] { tile }
       *[other] { $n } × { tile }
    }
and-more = and { $n } more

## What happened. A clause is a predicate, without its subject and its full stop; a sentence has its own subject

clause-begins =
    { $who ->
        [you] begin
       *[named] begins
    }
clause-sailed =
    { $way ->
        [back] { $who ->
            [you] sail
           *[named] sails
        } back { tile-to } at { $to }
       *[on] { $who ->
            [you] sail
           *[named] sails
        } { tile-to } at { $to }
    }
clause-collected =
    { $who ->
        [you] take
       *[named] takes
    } { tile-the }
clause-ring-scored =
    { $who ->
        [you] score
       *[named] scores
    } { $points } for the ring
clause-took-from-underworld =
    { $who ->
        [you] bring
       *[named] brings
    } { tile-the } back up
clause-exchanged-ring =
    { $who ->
        [you] swap
       *[named] swaps
    } a ring for { tile-the } at { $slot }
clause-moved-to-underworld =
    { $who ->
        [you] send
       *[named] sends
    } down { tile-the } at { $slot }
clause-exchanged-tiles =
    { $who ->
        [you] swap
       *[named] swaps
    } { lower-tile-the } and { higher-tile-the } ({ $lower }, { $higher })
clause-fetched =
    { $who ->
        [you] fetch
       *[named] fetches
    } { tile-the } from { $slot }
clause-went-behind =
    { $who ->
        [you] drop
       *[named] drops
    } back behind all boats
clause-declined =
    { $who ->
        [you] leave
       *[named] leaves
    } { tile } be
sentence-laid-out = { tile-a } at { $slot }.
sentence-trailed =
    { $tiles ->
        [1] 1 tile sinks: { $list }.
       *[other] { $tiles } tiles sink: { $list }.
    }
sentence-set-scored =
    { $paid ->
        [rings] Last ring: { $first_points } for { $first }.
        [nobody] { set }: all gone, nobody has any.
        [one] { set } scored: { $first }.
       *[two] { set } scored: { $first }, { $second }.
    }
paid =
    { $who ->
        [you] you { $points }
        [underworld] { place-of-underworld }
       *[named] { $name } { $points }
    }
place-of-underworld =
    { $place ->
        [1] 1st
       *[2] 2nd
    } to the Underworld
ring-winner =
    { $who ->
        [you] you
        [underworld] the Underworld
       *[named] { $name }
    }
sentence-no-use = { tile } can do nothing here.
sentence-ended =
    { $ending ->
        [nile-empty] The Nile is empty. The game is over.
       *[zero] { ending-zero } The game is over.
    }

## Questions, each with a second sentence on what it is about

ask-sail = Where do you sail?
    .about = Any tile ahead, or the nearest behind. What every boat has passed sinks.
ask-osiris = Which tile comes back up?
    .about = Osiris gives you one tile out of the Underworld.
ask-isis = A ring for which tile?
    .about = Your ring stays in the Nile in its place.
ask-ra = Which tile sinks?
    .about = Ra sends one tile of the Nile down to the Underworld.
ask-thoth = Which two tiles change places?
    .about = Both lie ahead of your boat. First the nearer one.
ask-thoth-second-tile = With which tile further on?
    .about = The two change places.
ask-horus = Fetch a tile, or drop back?
    .about = A tile from behind your boat, or your boat behind all others: then nothing sinks.
wait = One moment
turn-boat-last = Your turn, your boat is last

## Choices: the question that shows one, .do the button that does it

choose-sail = Sail { tile-to } at { $to }?
    .do = Sail
    .not = Not there
choose-take-from-underworld = Bring { tile-the } back up?
    .do = Bring it up
choose-exchange-ring = A ring for { tile-the } at { $slot }?
    .do = Swap
choose-move-to-underworld = Send { tile-the } at { $slot } down?
    .do = Send down
choose-exchange = Swap { tile-the } at { $slot }?
    .do = This one
choose-exchange-with = With { higher-tile-the } at { $higher }?
    .do = Swap
choose-fetch = Fetch { tile-the } from { $slot }?
    .do = Fetch
choose-go-behind = Drop back behind all boats?
    .do = Drop back
choose-decline = Leave { tile } be?
    .do = Leave it

## What chance does, where a review or a list of outcomes names it

chance-begins = { $name } begins
chance-lay = { tile-a } at { $slot }

## Points

score-set = { set }
score-rings = Rings when taken
score-ring-bonus = Most rings
score-earlier = Scored before
ending-zero =
    { $who ->
        [you] You are at 0.
       *[named] { $name } is at 0.
    }
ending-nile-empty = The Nile is empty.
points-to-go = { $points } to go

## Why not

why-not-must-sail = You have to sail.
why-not-other-boat = Your boat is somewhere else.
why-not-no-tile = No tile lies at { $slot }.
why-not-other-tile = Something else lies at { $slot }: { tile-a }.
why-not-no-such-tile = None of these is in the Nile.
why-not-not-nearest = Only the nearest tile behind you can be reached, at { $nearest }.
why-not-idol-first = Sail { tile-to } first.
why-not-not-ahead = It has to lie ahead of your boat.
why-not-not-behind = It has to lie behind your boat.
why-not-last-ahead = First the nearer one: nothing lies beyond { $slot }.
why-not-not-further-on = The second one lies further on than { $slot }.
why-not-not-in-underworld = It is not in the Underworld.
why-not-compulsory = { tile } has to be used.

## Previews

preview-sinks =
    Then every boat has passed { tiles-n }. { $tiles ->
        [one] It sinks
       *[other] They sink
    }: { $list }.
preview-place =
    { $place ->
        [1] You are first here: { points }.
       *[2] You are second here: { points }.
    }

## Help: what a thing is, in a sentence

help-tile =
    { $tile ->
        [osiris] Osiris: take one tile out of the Underworld.
        [isis] Isis: lay one of your rings into the Nile and take the tile that was there.
        [ra] Ra: send one tile of the Nile to the Underworld.
        [thoth] Thoth: two tiles ahead of you change places.
        [horus] Horus: fetch a tile from behind you, or drop back behind all boats.
        [scarab-ring] Scarab ring: 1 point at once, and a bonus for the most.
       *[other] The most score { $first }, the second most { $second }, when the last one has left the Nile.
    }
now-idol = In the Nile still: { $left }.
now-closed = Scored already.
now-set =
    In the Nile still: { $left }. You have { $held }, the others at most { $most }.{ $points ->
        [0] { "" }
       *[other] { " " }Scored now: { $points } for you.
    }
power =
    { $tile ->
        [osiris] brings a tile back up
        [isis] swaps a ring for a tile
        [ra] sends a tile down
        [thoth] swaps two tiles
       *[horus] fetches from behind
    }
underworld = The Underworld
    .short = Underworld
    .about = Here lie the tiles that every boat has passed.
    .empty = Nothing lies here yet.

## Tips of the first game

tip-sail = Sail anywhere ahead
    .about = Or to the tile just behind you. Touch a tile to see which ones sink, and who scores.
tip-sets = Who has the most
    .about = When the last tile of a set has left the Nile, the two who have most of it count down. 0 wins.
tip-idol = A god helps you
    .about = An idol works at once: choose what it does.

## On the page: labels beside the river, and what is said to those who hear it

standing = { turn } · first to 0 points wins
turn-with-idol = Your turn, { tile } is at work
board-label = The Nile, { $slots } places from the Underworld to the tomb
place-aloud = place { $place }
spot = Place { $slot }: { set }
spot-set = set of { $tiles }, { $left } left in the Nile
spot-boat =
    { $who ->
        [you] Your boat
       *[named] { $name }'s boat
    }: { $line ->
        [0] place { $slot }
       *[other] place { $line } in line before the Nile
    }
spot-idol = idol, { power }
underworld-label = The Underworld: { tiles-n }
underworld-mine = you { $held }
sets = Sets
    .all = All sets
    .caption = Sets: tiles in the Nile, with each player and in the Underworld, and who would score now
to-go = points to go
in-nile = Nile
in-underworld = Under
in-tomb = tomb
set-place =
    { $place ->
        [1] first here: { points }
       *[2] second here: { points }
    }
legend-first = first in the set
legend-second = second
legend-ties = ties: the boat further back
set-facts = { $left } in the Nile, { $first } and { $second } points
ring-facts = { $left } in the Nile, { $each } each, { $first } for the most
touched-set = The set of the tile
    .none = Touch a tile to see its set.
track-label = Spirit Track. { $list }.
track-seat = { $name }: { points-to-go }
paid-as =
    { $place ->
        [1] first
       *[2] second
    }
paid-capped =
    worth { $worth }, only { $points ->
        [one] { $points } was left
       *[other] { $points } were left
    }

## In the terminal: what there is room for beside the river and on it

terminal-places = Nile Und
terminal-idols = Idols
terminal-ranks = 1st  2nd
terminal-scored = scored
terminal-track = Spirit Track
terminal-start = Start
terminal-tomb = Tomb: { $tiles }
terminal-set =
    { $tile ->
        [scarab-ring] scarab ring
       *[other] { tile }
    }
terminal-slot = { tile-a } at { $slot }.
terminal-none-sink = Nothing sinks.
terminal-scores = Scored: { $sets }.
terminal-any = on to any tile, { $first } to { $last }
terminal-on = on { tile-to } at { $slot }
terminal-back-to = back { tile-to } at { $slot }
terminal-tells = { $slot }? tells what would happen
terminal-passing = If you sail past { $slot }:
terminal-legend =
    The Nile winds from the source (top left, place 1) to the tomb (place 80).
    Sail on to any tile, or back to the nearest one.
      17     the number of a place; in gold where a tile can be chosen: type this number
      17?    typed instead, it tells what sailing to 17 would do
      Th     a tile of a set, by two letters and a colour; ★O an idol
      <R>    the boat of Red; boats at the start have passed nothing
    The table says for each set how many tiles are left in the Nile (of all; red: the last one), how
    many are in the Underworld, and how many each player has; then the points for the first and the
    second, and who would get them now (U: the Underworld). When its last tile leaves the Nile, a set
    is scored; ties go to the boat furthest back. On the Spirit Track the markers count down to 0.

## Why a bot would choose something: each a part of a sentence about the choice

motive-set = counts for more in the set { set } (+{ $points })
    .less = counts for less in the set { set } (−{ $points })
    .thing = { set }
motive-rings = is good for your rings (+{ $points })
    .less = does less for your rings (−{ $points })
    .thing = rings
motive-idols = brings idols within reach (+{ $points })
    .less = leaves you fewer idols (−{ $points })
    .thing = idols
motive-turns = gives you the next turn (+{ $points })
    .less = costs you the next turn (−{ $points })
    .thing = next turn
motive-scored = scores more at once (+{ $points })
    .less = scores less at once (−{ $points })
    .thing = at once

## A hint of a puzzle: which piece it is about

clue-tile = It is { tile-a }.
