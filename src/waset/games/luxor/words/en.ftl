## What it is

game = Luxor
    .about = Lead your adventurers through the temple to the tomb, with a hand you may not sort.
how-first = Play the left or the right card of your hand. You may never sort it.
    .short = Play a card from an end of your hand
how-then = Walk inwards. Where enough of yours meet, you take the treasure.
    .short = Meet, and take the treasure
how-last = The deeper they stand in the end, the more they are worth.
    .short = Deeper is worth more
module-mummy = The mummy
    .about = Horus cards make it walk and knock people over. Talismans buy favours.
module-fifth-player = Fifth player
    .about = One more seat, and 18 more Horus cards.
module-equipment = Equipment
    .about = Start with cards of your own.
module-artifacts = Artifacts
    .about = Ten spaces hide a second tile. Artifacts add 3 to a set.
module-characters = Characters
    .about = Everyone gets one ability for the whole game.
option-first = Who begins
    .about = Keeps the first player token for the whole game.

## Things, in the forms that sentences need: the (object), a (what appears), to (the goal), bare

tile =
    { $tile ->
        [vase] vase
        [statue] statue
        [jewelry] jewelry
        [artifact] artifact
        [wild] wild treasure
        [scarab] scarab
        [wild-or-scarab] choice tile
        [tunnel] tunnel
        [favour] favour of Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] empty space
    }
tile-the =
    { $tile ->
        [vase] the vase
        [statue] the statue
        [jewelry] the jewelry
        [artifact] the artifact
        [wild] the wild treasure
        [scarab] the scarab
        [wild-or-scarab] the choice tile
        [tunnel] the tunnel
        [favour] the favour of Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] the empty space
    }
tile-a =
    { $tile ->
        [vase] a vase
        [statue] a statue
        [jewelry] jewelry
        [artifact] an artifact
        [wild] a wild treasure
        [scarab] a scarab
        [wild-or-scarab] a choice tile
        [tunnel] a tunnel
        [favour] a favour of Horus
        [horus] Horus
        [osiris] Osiris
       *[empty] an empty space
    }
tile-to =
    { $tile ->
        [vase] to the vase
        [statue] to the statue
        [jewelry] to the jewelry
        [artifact] to the artifact
        [wild] to the wild treasure
        [scarab] to the scarab
        [wild-or-scarab] to the choice tile
        [tunnel] to the tunnel
        [favour] to the favour of Horus
        [horus] to Horus
        [osiris] to Osiris
       *[empty] to the empty space
    }
cards-of-level = Horus cards, level { $level }
card =
    { $card ->
        [steps] { $number }
        [plus-minus] ±{ $number }
        [die] the die
        [up-to] { $least }–{ $number }
        [up-to-die] “1–die”
        [all] “all +{ $number }”
        [last] “catch up”
        [one-less] “{ $number } with one fewer”
        [die-plus-minus] the die ±1
        [plus] { $number }+
       *[unseen] a card
    }
card-bare =
    { $card ->
        [steps] { $number }
        [plus-minus] ±{ $number }
        [die] die
        [up-to] { $least }–{ $number }
        [up-to-die] 1–die
        [all] all +{ $number }
        [last] catch up
        [one-less] { $number } with one fewer
        [die-plus-minus] die ±1
        [plus] { $number }+
       *[unseen] card
    }
card-caption =
    { $card ->
        [die] roll, then move
        [plus-minus] ahead or back
        [up-to] your choice
        [up-to-die] up to the die
        [all] all of yours
        [last] last joins second last
        [one-less] one fewer needed
        [die-plus-minus] roll, then ±1
        [plus] and one more end
       *[steps] { $number ->
            [0] act where you stand
           *[other] { "" }
        }
    }
character =
    { $character ->
        [rearrange] Weaver
        [reroll] Gambler
        [extra-turn] Collector
        [choose-horus] Priest
        [extra-point] Merchant
        [forward] Scout
        [temple] Architect
       *[key] Locksmith
    }
character-the =
    { $character ->
        [rearrange] the Weaver
        [reroll] the Gambler
        [extra-turn] the Collector
        [choose-horus] the Priest
        [extra-point] the Merchant
        [forward] the Scout
        [temple] the Architect
       *[key] the Locksmith
    }
character-ability =
    { $character ->
        [rearrange] moves a card
        [reroll] rerolls once
        [extra-turn] sets give a turn
        [choose-horus] any Horus card
        [extra-point] +1 a treasure
        [forward] or one step
        [temple] uses new tile
       *[key] key for ±1
    }
character-line = { character }: { character-ability }
mummy-tile =
    { $mummy_tile ->
        [new-hand] a new hand
        [rear-1-2] last one goes 1 or 2
        [n-2-points] 2 points
        [rearrange] move a card
        [scarab] a scarab
        [exchange-scarab] swap a scarab
        [move-1] one goes 1
        [horus-card] any Horus card
        [treasure-points] 2 for every 2 treasures
        [rear-1-4] last one goes 1 to 4
        [n-2-keys] 2 keys
        [free-choice] two of three
        [extra-turn] another turn
        [all-move-4] all go 4
       *[lowest-treasure] the lowest treasure
    }
side =
    { $side ->
        [left] left
       *[right] right
    }
nth =
    { $nth ->
        [1] first
        [2] second
        [3] third
       *[4] fourth
    }
anubis =
    { $statue ->
        [1] first
        [2] second
       *[3] third
    }
rank =
    { $rank ->
        [1] { " " }first
        [2] { " " }second
       *[0] { "" }
    }
place-from =
    { $from ->
        [stairs] from the stairs
       *[other] from { $from }
    }
place-to =
    { $to ->
        [tomb] into the tomb
       *[other] to { $to }
    }
place-at =
    { $at ->
        [stairs] on the stairs
       *[other] at { $at }
    }
claimed-at =
    { $known ->
        [yes] { "" }
       *[no] { " " }at { $space }
    }
keys-n =
    { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
    }
talismans-n =
    { $talismans ->
        [one] { $talismans } talisman
       *[other] { $talismans } talismans
    }
cost-n =
    { $cost ->
        [one] { $cost } talisman
       *[other] { $cost } talismans
    }
adventurers-n =
    { $adventurers ->
        [one] { $adventurers } adventurer
       *[other] { $adventurers } adventurers
    }
steps-n =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
victim =
    { $who ->
        [you] { $adventurers } of yours
       *[named] { $adventurers } of { $name }'s
    }

## What happened. A clause is a predicate, without its subject and its full stop; a sentence has its own subject

clause-begins =
    { $who ->
        [you] begin
       *[named] begins
    }
clause-became =
    { $who ->
        [you] get
       *[named] gets
    } { character-the }
clause-played =
    { $who ->
        [you] play
       *[named] plays
    } { card }
clause-ignored =
    { $who ->
        [you] play
       *[named] plays
    } { card } for one step
clause-added =
    { $who ->
        [you] add
       *[named] adds
    } { card }
clause-dropped =
    { $who ->
        [you] drop
       *[named] drops
    } { card }
clause-discarded =
    { $who ->
        [you] discard
       *[named] discards
    } { card }
clause-rolled =
    { $who ->
        [you] roll
       *[named] rolls
    }{ $for ->
        [again] { " " }again ({ $die })
        [standing] { " " }{ $die }
        [lying] { " " }{ $die } to get up
       *[card] { " " }{ $die }
    }
clause-spent-keys =
    { $who ->
        [you] give
       *[named] gives
    } up { keys-n } for the number
clause-moved =
    { $by ->
        [tunnel] { $who ->
            [you] take
           *[named] takes
        } the tunnel to { $to }
        [several] { $who ->
            [you] move
           *[named] moves
        } { adventurers-n }
        [joining] { $who ->
            [you] walk
           *[named] walks
        } { place-from } { place-to }
       *[steps] { $osiris ->
            [0] { $who ->
                [you] walk
               *[named] walks
            } { place-from } { place-to }
           *[other] { $who ->
                [you] walk
               *[named] walks
            } { place-from } { place-to } (Osiris +{ $osiris })
        }
    }
clause-fell =
    { $who ->
        [you] fall
       *[named] falls
    } at the mummy's feet
clause-woke =
    { $who ->
        [you] wake
       *[named] wakes
    } the sleeper at the { anubis } Anubis
clause-entered-tomb =
    { $who ->
        [you] enter
       *[named] enters
    } the tomb{ rank }{ gain }
clause-claimed =
    { $who ->
        [you] take
       *[named] takes
    } { tile-the }{ claimed-at }{ gain }
clause-extra-point =
    { $who ->
        [you] get
       *[named] gets
    } { $points } more as Merchant
clause-took-key =
    { $keys ->
        [1] { $who ->
            [you] take
           *[named] takes
        } a key
       *[other] { $who ->
            [you] take
           *[named] takes
        } { keys-n }
    }
clause-took-scarab =
    { $points ->
        [unseen] { $who ->
            [you] take
           *[named] takes
        } a scarab
       *[other] { $who ->
            [you] take
           *[named] takes
        } a scarab worth { $points }
    }
clause-took-wild-treasure =
    { $who ->
        [you] take
       *[named] takes
    } a wild treasure
clause-took-horus-card =
    { $who ->
        [you] take
       *[named] takes
    } the Horus card “{ card-bare }”
clause-drew =
    { $cards ->
        [1] { $who ->
            [you] draw
           *[named] draws
        } { card }
       *[other] { $who ->
            [you] draw
           *[named] draws
        } { $cards } cards
    }
clause-placed =
    { $who ->
        [you] put
       *[named] puts
    } it { nth } from the { side }
clause-rearranged =
    { $who ->
        [you] { $who ->
            [you] move
           *[named] moves
        } card { $from } to place { $to }
       *[named] { $who ->
            [you] move
           *[named] moves
        } a card in hand
    }
clause-discarded-hand =
    { $who ->
        [you] discard
       *[named] discards
    } the whole hand
clause-extra-turn =
    { $who ->
        [you] get
       *[named] gets
    } another turn
clause-rose =
    { $who ->
        [you] get
       *[named] gets
    } { adventurers-n } back up
clause-talismans =
    { $who ->
        [you] take
       *[named] takes
    } { talismans-n }
clause-bought =
    { $who ->
        [you] buy
       *[named] buys
    } “{ mummy-tile }” for { cost-n }
clause-scored =
    { $points ->
        [0] { $who ->
            [you] get
           *[named] gets
        } nothing for it
       *[other] { $who ->
            [you] score
           *[named] scores
        } { points }
    }
clause-boxed-scarab =
    { $points ->
        [unseen] { $who ->
            [you] put
           *[named] puts
        } a scarab in the box
       *[other] { $who ->
            [you] put
           *[named] puts
        } a scarab worth { $points } in the box
    }
sentence-revealed = { tile-a } appears at { $space }.
sentence-laid-out = { tile-a } at { $space }.
sentence-turned-up-horus-card = Now on top of level { $level }: { card-bare }.
sentence-turned-up-mummy-tile = New mummy tile: { mummy-tile }.
sentence-shuffled = The discard pile is shuffled.
sentence-mummy =
    { $way ->
        [again] The mummy starts again at { $to }.
        [fells] The mummy walks to { $to } and fells { $victims }.
       *[walks] The mummy walks to { $to }.
    }
sentence-laid-down = The mummy fells { $victims }.

## Questions, each with a second sentence on what it is about

ask-card = Play the left or the right card
    .about = Only the two ends of your hand. A new card goes into the middle.
ask-card-stuck = Neither card moves anybody
    .about = Choose one to drop.
ask-move = Who walks?
    .about = Emptied spaces are not counted.
ask-actor = Who uses the tile underfoot?
    .about = All have walked. One of them may act where it stands.
ask-claim = Take it with one fewer?
    .about = { points } now, with one adventurer fewer. Leave it, and anyone may come for it.
ask-horus-tile = A key or the card?
    .about =
        A key opens the tomb and is worth 1 point; you have { $held ->
            [0] none
           *[other] { $held }
        }. { $cards ->
            [1] The card: { card-bare }{ $card ->
                [one-less] { "" }
                [all] { "" }
               *[other] , { card-caption }
            }.
           *[other] Or the top card of any stack.
        }
ask-favour-of-horus = Which Horus card?
    .about = It goes into the middle of your hand.
ask-take-any-horus-card = Which Horus card?
    .about = The top card of any stack.
ask-wild-or-scarab = A wild treasure or a scarab?
    .about =
        { $gain ->
            [0] A wild treasure completes no set yet.
           *[other] A wild treasure completes a set now: { $gain } more.
        } A scarab is worth { $low } to { $high } at the end.
ask-rise = Roll to get up?
    .about = 1 or 2: one gets up. 3 or 4: all. 5 or 6: all, and you still play a card.
ask-raise = Who gets up?
    .about = They get up where they lie. Nobody has to.
ask-mummy-tile = Buy a mummy tile?
    .about = You have { talismans-n }. One tile a turn.
ask-rear-move = Your last one goes: how far?
    .about = The one nearest to the stairs. It does not act where it ends.
ask-tile-move = Who goes one step?
    .about = It does not act where it ends.
ask-box-scarab = Which scarab goes in the box?
    .about = You take another one for it, unseen.
ask-discard-one = Which card goes?
    .about = The Horus card takes a place in your hand.
ask-free-choice = Which two?
    .about = Two different ones of what the tile shows.
ask-extra-card = Add another card?
    .about = Its number is added: one walks it all.
ask-place-card = Where does the new card go?
    .about = Left or right of the middle; the next card goes into the middle.
ask-reroll = { $roll }: keep it or roll again?
    .about = As Gambler you may roll once more. The second roll counts.
ask-extra-turn = Flip a set for another turn?
    .about = As Collector you flip a vase, a statue and jewelry. They still score.
ask-temple-action = Use the new tile at once?
    .about = As Architect you may use what has just appeared.
ask-rearrange = Move a card of yours?
    .about = An adventurer woke: as Weaver you may move a card.
ask-rearrange-one = Move a card of yours?
    .about = To any other place in your hand.
wait =
    { $decision ->
        [roll] The die rolls
        [draw] A card is drawn
        [roll-to-rise] The die rolls
       *[other] One moment
    }
turn-with-card = Your turn, { card-bare } played

## Choices: the question that shows one, .do the button that does it, .exact how lists tell it from others like it

choose-play =
    { $forward ->
        [yes] One step with { card }?
       *[no] Play { card }?
    }
    .do =
        { $forward ->
            [yes] One step
           *[no] Play it
        }
    .exact =
        Play { card } from the { side }{ $forward ->
            [yes] { " " }for one step
           *[no] { "" }
        }
choose-drop = Drop { card }?
    .do = Drop it
    .exact = Drop { card } from the { side }
choose-add = Add { card }?
    .do = Add
    .exact = Add { card } from the { side }
choose-move =
    { $keys ->
        [0] { $to ->
            [tomb] Into the tomb?
           *[other] { $tile ->
                [empty] Walk to { $to }?
               *[other] Walk { tile-to } at { $to }?
            }
        }
       *[other] Walk { place-to } for { keys-n }?
    }
    .do =
        { $to ->
            [tomb] Walk in
           *[other] Walk there
        }
    .exact =
        Walk { place-from } { place-to } ({ $back ->
            [yes] { $steps ->
                [1] back
               *[other] { $steps } back
            }
           *[no] { steps-n }
        }){ $keys ->
            [0] { "" }
           *[other] { " " }for { keys-n }
        }
choose-act =
    { $tile ->
        [vase] Take
        [statue] Take
        [jewelry] Take
        [artifact] Take
       *[other] Use
    } { tile-the } { place-at }?
    .do =
        { $tile ->
            [vase] Take
            [statue] Take
            [jewelry] Take
            [artifact] Take
           *[other] Use it
        }
    .exact =
        Act { place-at }{ $keys ->
            [0] { "" }
           *[other] { " " }for { keys-n }
        }
choose-claim = Take { tile-the }?
    .do = Take
choose-leave = Leave { tile-the }?
    .do = Leave
choose-take =
    { $what ->
        [key] Take a key?
        [scarab] Take a scarab?
       *[wild-treasure] Take a wild treasure?
    }
    .do =
        { $what ->
            [key] Take a key
            [scarab] Take a scarab
           *[wild-treasure] Take a wild
        }
choose-take-horus-card = Take { card }?
    .do = Take it
    .exact = Take { card }, level { $level }
choose-decline =
    { $what ->
        [rise] Do not roll?
        [mummy-tile] Buy nothing?
        [extra-card] Add no card?
        [extra-turn] Keep the set as it is?
        [temple-action] Leave it for later?
        [reroll] Keep the { $roll }?
        [rearrange] Leave your hand as it is?
        [rearrange-one] Leave your hand as it is?
       *[move] Stay where you are?
    }
    .do =
        { $what ->
            [rise] Not now
            [mummy-tile] Done
            [extra-card] No more
            [extra-turn] Keep it
            [temple-action] Leave it
            [reroll] Keep
            [rearrange] Leave as it is
            [rearrange-one] Leave as it is
           *[move] Stay
        }
choose-accept =
    { $what ->
        [reroll] Roll again?
        [extra-turn] Flip a set for another turn?
        [temple-action] Use it at once?
       *[rise] Roll to get up?
    }
    .do =
        { $what ->
            [reroll] Roll again
            [extra-turn] Flip
            [temple-action] Use it
           *[rise] Roll
        }
choose-rearrange = Move { card-bare } to place { $to }?
    .do = Move it there
    .exact = Card { $from } ({ card-bare }) to place { $to }
choose-place = { nth } from the { side }?
    .do = Put it there
choose-raise =
    { $adventurers ->
        [0] Nobody gets up?
       *[other] Get up at { $spaces }?
    }
    .do =
        { $adventurers ->
            [0] Nobody
           *[other] Get up
        }
choose-buy = “{ mummy-tile }” for { $cost }?
    .do = Buy
choose-discard = Discard { card }?
    .do = Discard
    .exact = Discard card { $index } ({ card-bare })
choose-box-scarab = Put back the scarab worth { $points }?
    .do = Put back
choose-take-items =
    { $n ->
        [0] Take nothing?
       *[other] { $items }?
    }
    .do =
        { $n ->
            [0] Nothing
           *[other] Take them
        }
item =
    { $what ->
        [key] a key
        [scarab] a scarab
       *[wild-treasure] a wild treasure
    }
list-act = Act at
list-card = Card { $from } ({ card-bare })
list-raise = Get up

## What chance does, where a review or a list of outcomes names it

chance-begins = { $name } begins
chance-lay = { tile-a } at { $space }
chance-deal = { card-bare } for { $name }
chance-draw = { card-bare } for { $name }
chance-roll = the die shows { $die }
chance-turn-up-horus-card = level { $level } shows { card-bare }
chance-reveal = { tile-a } at { $space }
chance-draw-scarab = a scarab worth { $points } for { $name }
chance-turn-up-mummy-tile = new mummy tile: { mummy-tile }
chance-become = { $name }: { character }

## Points

score-treasures = Treasures taken
    .short = Treasure
score-positions = Where they stand
    .short = Places
score-sarcophagi = Sarcophagi
    .short = Sarcophagi
score-keys = Keys left
    .short = Keys
score-sets = Sets
    .short = Sets
score-artifacts = Artifacts beside sets
    .short = Artifacts
score-character = Character
    .short = Character
score-mummy-tiles = Mummy tiles
    .short = Mummy
score-scarabs = Scarabs
    .short = Scarabs
count-stand =
    { $tomb ->
        [0] Nobody
        [one] One
       *[other] { $tomb }
    } in the tomb, { $deep ->
        [0] none
        [one] one
       *[other] { $deep }
    } by the deepest wall
ending-tomb = The second adventurer is in the tomb: the round is played out, and all is counted.
ending-no-move = Nobody can move any more.
ending-safety-stop = The game was stopped: it took too many rounds.

## Why not, and previews

place-bare =
    { $place ->
        [stairs] the stairs
        [tomb] the tomb
       *[other] { $place }
    }
why-not-must = This cannot be left out.
why-not-inner-card = Only the left and the right card can be played.
why-not-other-end =
    That card is { $side ->
        [left] at the left end.
       *[right] at the right end.
    }
why-not-not-in-hand = You hold no such card there.
why-not-dead-card =
    { $why ->
        [no-key] Only the tomb is in reach, and you have no key.
        [osiris-past-tomb] Osiris would send yours past the tomb.
        [barred] The mummy would come first and knock yours over.
        [no-way-back] No tile lies behind yours.
        [no-tile] None of yours stands on a tile.
       *[past-tomb] A walk must end exactly in the tomb. { $places ->
            [1] { $away ->
                [one] You are { $away } step away
               *[other] You are { $away } steps away
            }
           *[other] Yours are { $away } steps away
        }, so { $steps } would lead past it.
    }{ $rest }
    .title = { card-bare } moves nobody
why-not-rest =
    { " " }{ $where ->
        [stairs] On the stairs
       *[spaces] At { $places }
    }: { $why ->
        [no-key] you have no key.
        [osiris-past-tomb] Osiris would lead past the tomb.
        [barred] the mummy comes first.
        [no-way-back] no tile lies behind.
        [no-tile] no tile lies there.
       *[past-tomb] it would lead past the tomb.
    }
why-not-no-second = It takes two of yours on different spaces.
why-not-nobody-active = None of yours can walk now.
why-not-must-play = A card that can move somebody must be played: { $cards }.
why-not-only-absent = This is only done for players who are away.
why-not-no-ability =
    { $character ->
        [reroll] Only the Gambler may roll again.
        [extra-turn] Only the Collector gets such a turn.
        [forward] Only the Scout may take one step instead.
       *[temple] Only the Architect may use it at once.
    }
why-not-order = Your hand keeps its order.
why-not-same-place = It is there already.
why-not-did-not-move = Only one that has just moved can act: { $moved }.
why-not-no-treasure = No treasure lies at { $space }.
why-not-other-tile = Something else lies at { $space }: { tile-a }.
why-not-too-few = Needs { $needs } of yours. There now: { $there }.
why-not-arrive = One of yours has to end its walk at { $space }.
why-not-must-claim = A treasure that you can take must be taken.
why-not-not-offered =
    { $what ->
        [key] There is no key to be had here.
        [scarab] There is no scarab to be had here.
        [wild-treasure] There is no wild treasure to be had here.
       *[horus-card] There is no Horus card to be had here.
    }
why-not-none-left =
    { $what ->
        [key] No key is left.
        [scarab] No scarab is left.
        [wild-treasure] No wild treasure is left.
       *[horus-card] No Horus card is left.
    }
why-not-elsewhere =
    { $what ->
        [key] Horus tiles have keys: end a walk on one.
        [scarab] End a walk on a scarab to take one.
        [wild-treasure] End a walk on a wild treasure to take one.
       *[horus-card] Horus tiles have cards: end a walk on one.
    }
why-not-other-level = Only level { $levels } is offered here.
why-not-stack-empty = The stack of level { $level } is empty.
why-not-not-on-top = Only the top card of a stack can be taken.
why-not-asleep = Still asleep. Walk past this Anubis to wake it.
why-not-woken = Just woken. It walks from your next turn on.
why-not-in-tomb = Whoever is in the tomb stays there.
why-not-lying = Lying down. Roll at the start of your turn to get up.
why-not-barred = The mummy comes to { $space } first and knocks yours over.
why-not-no-key =
    { $keys ->
        [1] No key, no tomb. Horus tiles have keys.
       *[other] This takes { keys-n }; you have { $have }.
    }
why-not-osiris-past-tomb = Osiris would lead past the tomb.
why-not-past-tomb =
    { $away ->
        [one] The tomb is { $away } step away: { $steps } would lead past it.
       *[other] The tomb is { $away } steps away: { $steps } would lead past it.
    }
why-not-no-way-back = No tile lies behind it.
why-not-no-tile = No tile lies there to be used.
why-not-nobody-there = None of yours is there.
why-not-wrong-number = You have { $steps } to walk.
why-not-never-a-goal = Nobody walks there.
why-not-backward = Only ±1 goes back, and only one tile.
why-not-empty-space =
    Emptied spaces do not count{ $many ->
        [0] .
       *[other] : this leads to { $ends }.
    }
why-not-osiris = Nobody rests on Osiris: he sends everybody on.
why-not-exact-count =
    { $away ->
        [one] The tomb takes an exact count: { $away } step, not { $steps }.
       *[other] The tomb takes an exact count: { $away } steps, not { $steps }.
    }
why-not-wrong-distance =
    { $away ->
        [one] That is { $away } step; you have { $steps }.
       *[other] That is { $away } steps; you have { $steps }.
    }
why-not-price =
    { $keys ->
        [0] This costs no key.
       *[other] This costs { keys-n }.
    }
why-not-nobody-lies = None of yours lies down.
why-not-nobody-lies-there = None of yours lies at { $space }.
why-not-under-the-mummy = The mummy stands on { $space }: nobody gets up there.
why-not-too-many = With a { $die } only one gets up.
why-not-start-of-turn = Only at the start of your turn.
why-not-not-on-display = That tile is not face up.
why-not-too-dear = Costs { cost-n }; you have { $talismans }.
why-not-end-of-turn = Mummy tiles come last, when your hand is full again.
why-not-bought-first = Buy the mummy tile first: { mummy-tile }.
why-not-no-such-scarab = You have no scarab worth that.
why-not-two-items = Two different ones, please.
why-not-not-the-last = Only your last one goes, the one { place-at }.
why-not-no-horus-card = A Horus card cannot be added.
why-not-adds-nothing = With { card } added, nobody could walk.
why-not-must-add = Alone this card moves nobody: add one.
why-not-after-n = Only 1+, 2+ and 3+ take a second card.
nothing-yet = Nothing yet: this treasure needs { $needs } of yours.
preview-steps =
    { steps-n }{ $osiris ->
        [0] { "" }
       *[other] , Osiris adds { $osiris }
    }.

## Help: what a thing is, in a sentence

treasure-help =
    { points } for whoever has { $needs ->
        [one] { $needs } adventurer
       *[other] { $needs } adventurers
    } here.
help-tile =
    { $tile ->
        [vase] { treasure-help }
        [statue] { treasure-help }
        [jewelry] { treasure-help }
        [artifact] { treasure-help } Beside a complete set it adds 3.
        [osiris] Whoever ends here goes on { steps-n }.
        [horus] A key, or the Horus card of level { $level }.
        [favour] A Horus card of level { $level } or { $higher }.
        [wild] A wild treasure stands for whatever a set lacks.
        [scarab] A scarab, drawn unseen. It counts at the end.
        [wild-or-scarab] A wild treasure or a scarab, as you like.
        [tunnel] Leads to the next tunnel ahead.
       *[empty] Nothing lies here. It is not counted when walking.
    }
help-card =
    { $card ->
        [plus-minus] { $number ->
            [1] One adventurer goes a step, ahead or back.
           *[other] One adventurer goes { $number }, ahead or back.
        }
        [die] Roll the die. One adventurer goes that far.
        [up-to] Choose a number from { $least } to { $number }. One adventurer goes that far.
        [up-to-die] Roll the die and choose a number up to it.
        [all] All your adventurers go { $number }. One of them acts.
        [last] Your last adventurer catches up with the one ahead, and acts there.
        [one-less] Go { $number }. A treasure there needs one adventurer fewer.
        [die-plus-minus] Roll the die. Use it, one more or one less.
        [plus] Go { $number }, and add another end card if you like.
       *[steps] { $number ->
            [0] One adventurer acts where it stands.
           *[other] One adventurer goes exactly { $number }.
        }
    }
help-mummy-tile =
    { $mummy_tile ->
        [new-hand] Discard your hand and draw a new one.
        [rear-1-2] Your adventurer nearest the stairs goes 1 or 2.
        [n-2-points] 2 points at once.
        [rearrange] Move one card in your hand.
        [scarab] Take a scarab.
        [exchange-scarab] Put a scarab in the box and take another.
        [move-1] One adventurer goes 1, and does not act there.
        [horus-card] Discard a card and take the top Horus card of any level.
        [treasure-points] 2 points for every two treasures you have.
        [rear-1-4] Your adventurer nearest the stairs goes 1 to 4.
        [n-2-keys] Take 2 keys.
        [free-choice] Two different ones of a key, a scarab and a wild treasure.
        [extra-turn] Another turn after this one.
        [all-move-4] All your adventurers go 4, and none acts.
       *[lowest-treasure] The points of the lowest treasure in the temple.
    }
help-character =
    { $character ->
        [rearrange] Whenever anybody wakes an adventurer, you may move a card in your hand.
        [reroll] When your card rolls the die, you may roll once more. The second roll counts.
        [extra-turn] A vase, a statue and jewelry, no wild ones, may be flipped for another turn.
        [choose-horus] On any Horus tile you may take the top card of whichever stack.
        [extra-point] Each treasure you take is worth 1 more.
        [forward] You may play any card as a single step ahead.
        [temple] A temple tile that appears when you take a treasure can be used at once.
       *[key] Give up a key to change a card's number by 1; not with Horus cards.
    }
now-stack = On top: { card-bare }. Left: { $cards }.
now-tomb = Your nearest is { steps-n } away. Keys: { $keys }.
now-talismans = You have { $talismans }.
now-artifact = Yours: { $held }. Complete sets to carry them: { $sets }.
now-treasure =
    You have { $held } like it.{ $gain ->
        [0] { "" }
       *[other] { " " }This one completes a set: { $gain } more at the end.
    }
now-horus =
    You have { keys-n }.{ $cards ->
        [0] { "" }
       *[other] { " " }On top: { card-bare }.
    }
now-wild =
    You have { $held }.{ $gain ->
        [0] { "" }
       *[other] { " " }One more completes a set: { $gain } at the end.
    }
now-scarab = You have { $held }; { $left } are left.
help-stack = The top card can be taken on a Horus tile with as many eyes.
help-tomb = Entered by an exact count, for one key.
help-stairs = Where adventurers begin, and where those who wake go.
tomb = The tomb
stairs = The stairs
    .short = Stairs

## Tips of the first game

tip-hand = Two cards can be played
    .about = Only the left and the right end of your hand. You never sort it: a new card goes into the middle.
tip-move = Now somebody walks
    .about = Those with a gold ring can. Spaces without a tile are not counted.
tip-claim = Treasures want company
    .about = The small figures on a tile say how many of yours must stand there to take it.
tip-horus = A key or a card
    .about = The tomb opens only with a key. A Horus card is stronger than those you draw.
tip-woken = One woke up
    .about = Walking past an Anubis wakes your sleeper there. It starts from the stairs.
tip-mummy = Beware of the mummy
    .about = Horus cards make it walk. It knocks over anyone it passes, and whoever moved it takes a talisman.
tip-rise = One of yours lies down
    .about = Before your card you may roll the die to get up.

## On the page: labels beside the board, and what is said to those who hear it

standing =
    { $curse ->
        [yes] with The Mummy's Curse · { round }
       *[no] { round }
    } · { $tomb ->
        [0] nobody in the tomb yet
       *[other] { $tomb } in the tomb
    }
turn-with-roll = Your turn, { card-bare } played, { $roll } rolled
walkers =
    { $adventurers ->
        [one] Only 1 of yours can walk.
       *[other] { $adventurers } of yours can walk. Choose one.
    }
forward-side =
    { $side ->
        [left] Left card: 1 step
       *[right] Right card: 1 step
    }
tag-wakes = wakes
tag-falls = falls
board-label = Temple of Luxor, { $spaces } spaces from the stairs to the tomb
place-aloud = space { $place }
spot =
    Space { $space }, { tile }{ $tile ->
        [favour] { " " }{ $level }/{ $higher }
       *[other] { "" }
    }.
spot-tomb = The tomb. Sarcophagi worth { $sarcophagi }.
spot-stairs = The stairs.
spot-doubled = A second tile lies under it.
spot-wall = Wall value { $points }.
spot-people =
    { $people ->
        [nobody] Nobody is here.
       *[some] Here: { $list }.
    }
spot-statue =
    The { anubis } Anubis, between { $after } and { $next }. { $people ->
        [nobody] Nobody sleeps here.
       *[some] Asleep: { $list }.
    }
spot-mummy = The mummy is here.
people =
    { $who ->
        [you] { $adventurers } of yours
       *[named] { $adventurers } of { $name }'s
    }{ $lying ->
        [0] { "" }
       *[other] , { $lying } lying
    }
whereabouts =
    { $state ->
        [stairs] on the stairs
        [tomb] in the tomb
        [lying] lying at { $at }
        [asleep] asleep at the { anubis } Anubis
       *[up] at { $at }
    }
hand = Your hand
hand-card =
    { $end ->
        [left] { $face }, left end
        [right] { $face }, right end
       *[inner] { $face }, place { $place }
    }{ $can ->
        [yes] , can be chosen
       *[no] { "" }
    }
hand-no-move = no move
hand-new = New card: { card-bare }
hand-place = To place { $place }
stack-label =
    Horus { $level }: { $cards ->
        [0] empty, { cards-left }
       *[other] { $face }, { cards-left }
    }{ $can ->
        [yes] , can be taken
       *[no] { "" }
    }
cards-left = { $cards } left
horus-cards = Horus
    .about = top cards
talismans-left = { talismans-n } left
supplies = Supplies
to-draw = to draw
cards-played = played
last-played = last { card-bare }
things =
    { $thing ->
        [vase] vases
        [statue] statues
        [jewelry] jewelry
        [artifact] artifacts
        [wild] wild
        [scarab] scarabs
        [key] keys
        [talisman] talismans
        [cobra] cobra
        [falcon] falcon
       *[lion] lion
    }
sets-n =
    { $sets ->
        [0] no set
        [one] { $sets } set
       *[other] { $sets } sets
    }
known-cards = known cards
all-known = All that is known of { $name }
fact-points = Points so far
fact-treasures = Vases, statues, jewelry
fact-wild = Wild treasures
fact-sets = Complete sets
fact-talismans = Talismans
fact-adventurers = Adventurers
mummy-tile-label =
    Mummy tile: { $sign }{ mummy-tile }, { cost-n }. { help-mummy-tile }{ $can ->
        [yes] { " " }Can be bought.
       *[no] { "" }
    }
horus-card = Horus card, level { $level }

## The race

race = The race
    .about = if it were counted now
count-now = Counted now
count-points =
    { $exact ->
        [yes] { $low }
       *[no] { $low } to { $high }
    }
count-of = { $name }: { count-points }
count-tiles =
    { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
count-sets = { sets-n }, the next +{ $next }
count-hidden = { $scarabs }, face down
together = Together
last-round = Last round
    .why = { $adventurers } are in the tomb.
    .then =
        { $left ->
            [one] After this turn the points are counted.
           *[other] When all have moved, the points are counted.
        }
last-to-move =
    { $who ->
        [you] You are the last to move.
       *[named] { $name } is the last to move.
    }
still-to-move = Still to move: { $list }.
entered-as =
    { $order ->
        [1] first in, round { $round }
       *[2] second in, round { $round }
    }

## In the terminal: what there is room for beside the temple and on it

terminal-plays =
    { $who ->
        [you] You play
       *[named] { $name } plays
    } { card-bare }
terminal-one-step = { " " }for one step
terminal-rolled = , { $roll } rolled
terminal-extra-turns =
    { $turns ->
        [one] , { $turns } more turn
       *[other] , { $turns } more turns
    }
terminal-asked =
    { $who ->
        [you] a question for you
       *[named] a question for { $name }
    }
terminal-points = { $points } pts
terminal-keys-held =
    { $keys ->
        [one] { $keys } key
       *[other] { $keys } keys
    }
terminal-talismans = { $talismans } ta.
terminal-scarabs =
    { $scarabs ->
        [one] { $scarabs } scarab
       *[other] { $scarabs } scarabs
    }
terminal-scarabs-worth = scarabs worth { $points }: { $values }
terminal-used = { " " }({ $n } used)
terminal-horus-cards = Horus cards
terminal-piles = to draw { $draw }  played { $discards }, last { $top }
terminal-supply = { $keys } keys  { $wild } wild  { $scarabs } scarabs
terminal-temple = temple: cobra { $cobra } falcon { $falcon } lion { $lion }
terminal-strip = to draw { $draw }  played { $discards }, last { $top }  { $keys } keys  { $wild } wild  { $scarabs } scarabs  c{ $cobra } f{ $falcon } l{ $lion }
terminal-hidden = { $tiles } hidden
terminal-signs = Signs
terminal-sign-treasure = 2→3 needs 2, brings 3   +2 wall
terminal-sign-anubis = ▲ Anubis   { $letters } tile beneath
terminal-lying = r b g y p lie on the ground
terminal-stairs = stairs
terminal-tomb = TOMB
terminal-mummy = MUMMY
terminal-type =
    { $tile ->
        [vase] vase
        [statue] statue
       *[jewelry] jewelry
    }
terminal-letter =
    { $tile ->
        [vase] V
        [statue] S
        [jewelry] J
       *[artifact] A
    }
terminal-tile =
    { $tile ->
        [osiris] Osiris+{ $number }
        [horus] Horus { $number }
        [favour] Fav. { $number }
        [wild] ★wild
        [scarab] scarab
        [wild-or-scarab] wild/sc.
       *[tunnel] tunnel
    }
terminal-card =
    { $card ->
        [steps] { $number }
        [plus-minus] ±{ $number }
        [die] die
        [up-to] { $least }–{ $number }
        [up-to-die] 1–die
        [all] all+{ $number }
        [last] last
        [one-less] { $number }(−1)
        [die-plus-minus] die±1
       *[plus] { $number }+
    }
terminal-mummy-tile =
    { $mummy_tile ->
        [new-hand] a new hand
        [rear-1-2] last goes 1–2
        [n-2-points] 2 points
        [rearrange] move a card
        [scarab] a scarab
        [exchange-scarab] swap a scarab
        [move-1] one goes 1
        [horus-card] any Horus card
        [treasure-points] 2 per 2 treas.
        [rear-1-4] last goes 1–4
        [n-2-keys] 2 keys
        [free-choice] two of three
        [extra-turn] another turn
        [all-move-4] all go 4
       *[lowest-treasure] lowest treas.
    }
terminal-legend =
    The temple is a path of forty spaces from the stairs (top left) inwards to the tomb.
      ●V 2→3   a vase (■S statue, ◆J jewelry, ✦A artifact): needs 2 of yours, brings 3 points
      c f l    under this treasure lies a temple tile of the cobra, falcon or lion stack
      ?        under this treasure lies another one, face down
      Horus 1  a key, or the Horus card on top of level 1         Osiris+3  goes 3 steps on
      ★wild  scarab  wild/sc.  tunnel  Fav. 1/2                   temple tiles; · is an empty space
      +2       points on the wall for an adventurer that ends there
      ▲ RB     an Anubis statue, with the sleepers of Red and Blue
      ▸3       choice 3 leads here
      R B G Y  adventurers by the letter of their player; (R) has just woken; r b g y are lying
      MUMMY    the mummy, or M: Horus cards make it walk towards the stairs
    Beside the temple:
      12+3 pts points of treasures, and extra ones of characters and mummy tiles
      2 ta.    talismans, which buy mummy tiles at the end of a turn
      V S J ✦ ★  vases, statues, jewelry, artifacts and wild treasures
      2(−1)    go 2, and a treasure needs one adventurer fewer
      ? e      cards that you do not know; e is one of the player's own equipment
    Only the two ends of your hand can be played; a new card goes into the middle.

## Why a bot would choose something: each a part of a sentence about the choice

motive-treasures = takes more treasure (+{ $points })
    .less = takes less treasure (−{ $points })
    .thing = treasure
motive-positions = gets your adventurers deeper (+{ $points })
    .less = leaves your adventurers further out (−{ $points })
    .thing = depth
motive-sarcophagi = brings the tomb closer (+{ $points })
    .less = makes the tomb harder to reach (−{ $points })
    .thing = tomb
motive-keys = is good for your keys (+{ $points })
    .less = costs you keys (−{ $points })
    .thing = keys
motive-sets = helps your sets (+{ $points })
    .less = does less for your sets (−{ $points })
    .thing = sets
motive-artifacts = makes more of your artifacts (+{ $points })
    .less = makes less of your artifacts (−{ $points })
    .thing = artifacts
motive-character = suits your character (+{ $points })
    .less = suits your character less (−{ $points })
    .thing = character
motive-mummy-tiles = earns more by mummy tiles (+{ $points })
    .less = earns less by mummy tiles (−{ $points })
    .thing = mummy tiles
motive-scarabs = brings scarabs (+{ $points })
    .less = brings fewer scarabs (−{ $points })
    .thing = scarabs
motive-cards = makes more of your cards (+{ $points })
    .less = makes less of your cards (−{ $points })
    .thing = cards
motive-reach = puts more within reach (+{ $points })
    .less = puts less within reach (−{ $points })
    .thing = within reach
motive-turns = gives you more turns (+{ $points })
    .less = gives you fewer turns (−{ $points })
    .thing = turns
motive-mummy = helps you against the mummy (+{ $points })
    .less = helps you less against the mummy (−{ $points })
    .thing = mummy

## A hint of a puzzle: which piece it is about

clue-adventurer = One of yours { place-at } goes.
