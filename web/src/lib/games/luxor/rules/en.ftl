# Luxor's rules on one page. Figures are those of the board; names and help of things stand in the game's own words.

rules-lead = A race into the temple. Read this page, and you can play.
rules-minute = The game in a minute
rules-turn = A turn in four pictures
rules-tiles = The tiles
rules-cards = The cards
rules-walking = Walking and waking
rules-tomb = The tomb and the end
rules-count = Counting the points
rules-module-mummy = The mummy
rules-module-equipment = Equipment
rules-module-artifacts = Artifacts
rules-module-characters = Characters
rules-module-fifth = Five players

rules-people = You lead { $adventurers }: { $awake } begin on the stairs, one sleeps at each Anubis statue. Any number may share a place.
    .title = Your adventurers
rules-path = It winds inwards over { $spaces } spaces. A step leads to the next tile ahead; spaces without a tile do not count.
    .title = The path
rules-anubis = Walk past one, and your sleeper there wakes on the stairs.
    .title = Anubis
rules-chamber = Entered with an exact count, for one key. The first two inside win a sarcophagus: { $sarcophagi }.
    .title = The tomb
rules-walls = They say what a place is worth at the end: { $walls }, and { $tomb } in the tomb.
    .title = The walls
rules-aim = When two adventurers are in the tomb, the round is finished. Then everything is counted, and the most points win. In a tie the sarcophagus worth more decides. Only hands and scarabs are secret.
    .title = How it ends

rules-play = Only the leftmost or the rightmost. You never change the order of your hand.
    .title = Play an end card
rules-walk = One of yours that is awake goes exactly that many tiles. No step may be left out.
    .title = Walk
rules-use = What lies where the walk ends is used: a treasure with enough of yours on it is taken and scored at once.
    .title = Use the tile
rules-draw = It goes into the middle: { $left } to its left, { $right } to its right. Then you hold { $hand } again.
    .title = Draw a card

rules-tile =
    { $tile ->
        [treasure] The figures say how many of yours must stand there, the number what it scores. Under some lies a temple tile, which appears when they are taken.
        [horus] Take a key, or the top card of the stack with as many eyes. That card replaces the one you would draw.
        [osiris] Whoever ends here goes on by the number shown. Nobody ever rests here.
       *[favour] Take the top card of either stack shown. Like all temple tiles it stays for the next one who comes.
    }
    .title = Treasure
rules-card =
    { $card ->
        [steps] { $equipment ->
            [yes] 0: act where you stand. The others: exactly that many steps.
           *[no] One adventurer goes exactly that many steps.
        }
        [plus-minus] One adventurer goes exactly that many steps, ahead or back.
        [up-to] Choose a number in the range; one adventurer goes that far. Horus cards are played like all others.
        [up-to-die] Roll, then choose a number up to it.
        [all] All of yours go, the foremost first. One of them uses its tile.
        [last] Your last adventurer joins your second last and acts there.
        [one-less] Go the number shown. A treasure there needs one adventurer fewer.
       *[plus] Go the number, and add one more end card if you like, never a Horus card. Then draw two.
    }
    .title =
        { $card ->
            [steps] A number
            [plus-minus] Ahead or back
            [die] The die
            [up-to] Your choice
            [up-to-die] Up to the die
            [all] All of yours
            [last] The last one
            [one-less] One fewer
            [die-plus-minus] Die ±1
           *[plus] And one more
        }

rules-gaps = Where a treasure was taken and nothing appeared, the path is empty. Steps leap over it.
    .title = Gaps do not count
rules-on = The same adventurer goes on by what Osiris shows, and uses the tile where it stops in the end. The whole walk must be possible.
    .title = Osiris sends on
rules-wake = When one of yours passes the statue, by steps or through a tunnel, the sleeper stands up on the stairs. It walks from your next turn on.
    .title = Waking a sleeper
rules-stuck = If neither end card can move anybody, drop one of them, use no tile, and draw.
    .title = When neither works

rules-enter = The count must lead exactly into the tomb, and you give up a key. Without a key nobody goes in; whoever is inside stays.
    .title = Going in
rules-sarcophagi = The first one in takes { $first } points, the second the other. Who comes later in that round finds none.
    .title = The sarcophagi
rules-end = Should nobody be able to move for a whole round, the game ends as well.
    .title = If all are stuck

rules-places = Each adventurer brings what the wall says: { $places } = { $placed }. On the stairs and asleep it is nothing.
    .title = Places
rules-coffins = A sarcophagus of yours brings its number: { $coffins }.
    .title = Sarcophagus
rules-keys = Each key that is left brings a point: { $kept }.
    .title = Keys
rules-sets = A vase, a statue and jewelry are a set; at most two of them may be wild. One set brings { $one }, two { $two }, three { $three }. Here { $sets }: { $paid }.
    .title = Sets
rules-scarabs = They are turned over, { $low } to { $high } points each. Here { $scarabs } in all.
    .title = Scarabs
rules-sum = { $placed } + { $coffins } + { $kept } + { $paid } + { $scarabs } = { $total }, besides the treasures scored on the way.
    .title = An example

rules-mummy = Whoever takes or plays a Horus card makes it walk towards the stairs, a tile for each eye. From the first tile it leaps back to the last.
    .title = How it walks
rules-fallen = It knocks over the others' adventurers as it passes, and everybody where it stops; so does walking onto its tile. Those lying cannot move or help, but count their wall. Stairs and tomb are safe.
    .title = Who falls
rules-talismans = One for each player whom your walk of the mummy felled. Everybody begins with { $talismans }.
    .title = Talismans
rules-rising = At the start of your turn you may roll. 1 or 2: one gets up; 3 or 4: all do; then your turn is over. 5 or 6: all do, and you go on. Nobody gets up under the mummy.
    .title = Getting up
rules-buying = At the end of your turn you may pay for one of the three. A walk by a tile uses no tile.
    .title = Mummy tiles
rules-outfit = You begin with { $hand } cards of your own colour instead of basic ones. Later they go round like all others.
    .title = Your own cards
rules-below = Some treasures lie on another tile. When the upper one is taken, the lower one turns up, and can be taken from the next turn on.
    .title = Under the treasures
rules-artifacts = Taken like treasures. At the end each complete set may carry one: { $artifact } points more. They are no part of a set.
    .title = Artifacts
rules-ability = Everybody gets one, open to all, and may use the ability whenever its moment comes.
    .title = Your character
rules-fifth = A fifth colour joins, set up like the others, and more Horus cards go into the three stacks.
    .title = A fifth colour

## The figures of an edition

edition-group-points = Points
edition-group-cards = Cards
edition-group-temple = The temple
edition-group-curse = The Mummy's Curse
edition-table-walls = Walls
    .about = points for an adventurer that ends there
edition-table-sarcophagi = Sarcophagi
    .about = for the first in the tomb, in this order
edition-table-sets = Sets
    .about = points for all complete sets together
edition-table-scarabs = Scarabs
    .about = their points, and how many
edition-table-treasures = Treasures
    .about = adventurers needed, points, and how many
edition-table-basic-cards = Basic cards
    .about = how many of each
edition-table-hand = The hand
    .about = how many cards each player holds
edition-table-horus-cards = Horus cards
    .about = by level, how many of each
edition-table-statues = Anubis
    .about = the space before each statue
edition-table-temple-tiles = Temple tiles
    .about = by stack, how many of each
edition-table-osiris-tiles = Osiris tiles
    .about = steps, and how many
edition-table-spaces = Spaces
    .about = what lies where, and which mark is printed there
edition-table-supplies = Supplies
    .about = how many there are
edition-table-extra-horus-cards = More Horus cards
    .about = added for five
edition-table-talismans = Talismans
    .about = for each player at the start
edition-table-mummy-tiles = Mummy tiles
    .about = what they cost in talismans, and how many
edition-table-free-choice = The tile “two of three”
    .about = what can be chosen
edition-table-equipment = Equipment cards
    .about = of each player; a hand of them is dealt
edition-table-artifacts = Artifacts
    .about = adventurers needed, points, and how many
edition-row-walls =
    { $span ->
        [tomb] The tomb
        [one] Space { $first }
       *[many] Spaces { $first } to { $last }
    }
edition-row-sarcophagi = Sarcophagus { $number }
edition-row-sets =
    { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    }
edition-row-scarabs =
    { $points ->
        [one] Worth { $points } point
       *[other] Worth { $points } points
    }
edition-row-treasures =
    { $needs ->
        [one] { $type } for { $needs } adventurer, { $points } points
       *[other] { $type } for { $needs } adventurers, { $points } points
    }
edition-row-basic-cards = Card { $card }
edition-row-hand = Cards in hand
edition-row-horus-cards = Level { $level }: { $card }
edition-row-statues = Statue { $number }
edition-row-temple-tiles = { $stack }: { $tile }
edition-row-osiris-tiles = +{ $steps }
edition-row-spaces = Space { $space }
edition-row-supplies = { $what }
edition-row-extra-horus-cards = Level { $level }: { $card }
edition-row-talismans = { $players } players
edition-row-mummy-tiles = Mummy tile “{ $effect }”
edition-row-free-choice = { $item }
edition-row-equipment = Card { $card }
edition-row-artifacts =
    { $needs ->
        [one] Artifact for { $needs } adventurer, { $points } points
       *[other] Artifact for { $needs } adventurers, { $points } points
    }
edition-field-first = from
edition-field-last = to
edition-field-points = points
edition-field-copies = how many
edition-field-needs = adventurers
edition-field-steps = steps
edition-field-level = level
edition-field-cards = cards
edition-field-card = card
edition-field-after = after space
edition-field-kind = what lies there
edition-field-icon = mark
edition-field-type = treasure
edition-field-stack = stack
edition-field-tile = tile
edition-field-sets = sets
edition-field-each = each
edition-field-cost = cost
edition-field-item = item
edition-field-effect = tile
edition-field-what = what
edition-field-space = space
edition-field-players = players
edition-kind =
    { $value ->
        [treasure] treasure
        [osiris] Osiris
        [horus-1] Horus, level 1
        [horus-2] Horus, level 2
       *[horus-3] Horus, level 3
    }
edition-icon =
    { $value ->
       *[none] no mark
        [cobra] cobra
        [falcon] falcon
        [lion] lion
    }
edition-stack =
    { $value ->
        [cobra] cobra
        [falcon] falcon
       *[lion] lion
    }
edition-tile =
    { $value ->
        [wild] wild treasure
        [scarab] scarab
        [wild-scarab] wild treasure or scarab
        [tunnel] tunnel
        [favour-of-horus-1-2] favour of Horus, level 1 or 2
       *[favour-of-horus-2-3] favour of Horus, level 2 or 3
    }
edition-what =
    { $value ->
        [keys] Keys
        [wild-treasures] Wild treasures
        [talismans] Talismans
        [artifact-points] Points for an artifact beside a set
       *[rounds] Rounds, at most
    }
edition-item =
    { $value ->
        [key] key
        [scarab] scarab
       *[wild-treasure] wild treasure
    }
