## What a check finds in an edition of Luxor

finding-spaces = Each of the spaces 1 to { $last } has to stand here once.
finding-icon-without-treasure = Space { $space } has a temple mark, but no treasure lies there.
finding-other-temple = The printed temple has 4 spaces with Osiris, and 2 with Horus of each level.
finding-statues = Three statues are needed, in order, each after a space from 1 to 39.
finding-walls = Each space from 1 to 41 (the tomb) needs one value.
finding-wall-falls = The value falls from { $near } to { $far } at space { $space }, towards the tomb.
finding-unknown-card = No card says “{ $card }”. One says: a number, +/-N, die, M-N, 1-die, all +N, last to second last, one less N, die +/-1, N+.
finding-high-card = The card { $card } has a number above { $most }.
finding-no-choice = The card { $card } leaves nothing to choose: the lower number comes first.
finding-other-cards = The card { $card } is not one of this kind.
finding-moves-nobody = The card { $card } moves nobody.
finding-adds-more = The card { $card } adds more than { $most }.
finding-moves-more = The card { $card } leads further than { $most }.
finding-few-cards = { $players } hands and a draw need { $needed } cards. There now: { $there }.
finding-few-cards-for-all = { $players } players need { $needed } cards, or the equipment. There now: { $there }.
finding-level = The card { $card } has level { $level }. There are levels 1 to { $most }.
finding-no-card-of-level = There is a space with Horus of level { $level }, but no card of that level.
finding-kinds-of-cards = At most { $most } different cards. There now: { $there }.
finding-hand-rows = One row says how many cards a hand has. There now: { $there }.
finding-hand-size = A hand has { $least } to { $most } cards, not { $cards }.
finding-adventurers = A treasure needs 1 to { $most } adventurers, not { $needs }.
finding-few-treasures = { $needed } spaces need a treasure. There now: { $there }.
finding-many-treasures = Treasures that go to the box unseen, since there are fewer spaces: { $more }.
finding-few-temple-tiles =
    { $icon ->
        [cobra] Spaces with the cobra: { $marked }. Tiles in its stack: { $there }.
        [falcon] Spaces with the falcon: { $marked }. Tiles in its stack: { $there }.
       *[lion] Spaces with the lion: { $marked }. Tiles in its stack: { $there }.
    }
finding-few-osiris-tiles = { $needed } spaces need an Osiris tile. There now: { $there }.
finding-osiris-steps = An Osiris tile adds 1 to { $most } steps.
finding-supplies = One row each is needed for: { $needed }.
finding-no-round = A game has one round or more.
finding-sets = The rows have to count 1, 2, 3 and so on.
finding-rows = 1 to { $most } rows are needed. There now: { $there }.
finding-sarcophagi = At most { $most }, the most valuable first, no two alike and none worth 0.

## The Mummy's Curse

finding-talismans-by-players = One row each is needed for 2, 3, 4 and 5 players.
finding-few-talismans = { $players } players cannot have { $each } each: there are not as many talismans.
finding-effect-twice = A tile stands here twice. Say how many copies there are instead.
finding-few-mummy-tiles = Four tiles or more are needed, three of them face up.
finding-free-choice = One to three different items are needed.
finding-few-equipment = With equipment, each player needs { $needed } cards. There now: { $there }.
finding-few-plain-spaces = { $needed } spaces with a treasure and no mark are needed for hidden tiles. There now: { $there }.
finding-few-tiles = With artifacts, { $needed } treasures and artifacts are needed. There now: { $there }.
finding-other-artifacts = The box has { $usual }, and as many hidden tiles. Here now: { $there }.
finding-artifact-needs = An artifact needs 1 to { $most } adventurers.
