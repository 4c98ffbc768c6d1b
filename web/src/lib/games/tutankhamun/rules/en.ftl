# Tutankhamun's rules on one page. Figures are those of the board; names and help of tiles stand in the game's own words.

rules-lead = Down the Nile for the treasures of a king. Read this page, and you can play.
rules-minute = The game in a minute
rules-turn = A turn in four pictures
rules-sets = The sets
rules-gods = The idols
rules-scoring = Scoring a set
rules-ending = The end, and two players

rules-river = All tiles lie open in one line of { $slots } places, from the Underworld to the tomb.
    .title = The Nile
rules-boats = Each player has one. They queue before the first tile and take turns clockwise. Where no tile is, nobody lands; boats never block each other.
    .title = The boats
rules-underworld = Tiles that every boat has passed sink into it. What is scored goes to the tomb and never comes back.
    .title = The Underworld
rules-down = You begin with { $most } points when { $fewest } play, with { $least } when { $last } do, and count down. Whoever reaches 0 wins.
    .title = Points to go

rules-sail = To any tile ahead, however far, or back to the nearest one behind you. You have to sail.
    .title = Sail
rules-take = Treasures lie before you, open to all. A ring scores { $each } at once. An idol works at once and goes to the tomb.
    .title = Take the tile
rules-sink = What lies behind all boats sinks, the hindmost first. Sunken idols and rings do nothing. While a boat still waits at the start, nothing sinks.
    .title = What is passed sinks
rules-score = As soon as its last tile has left the Nile, in whatever way.
    .title = A set is scored

rules-idols = An idol works before anything sinks, as far as it can. One that brings another works from where your boat is then.
    .title = How they work
rules-first = Whoever has the most of it scores its number, whoever has the second most scores half. Only those who have a tile of it count. Then it goes to the tomb.
    .title = The most, the second most
rules-ties = The boat that is furthest back at that moment goes first.
    .title = Ties
rules-example = { $tiles } tiles of one set: one player has { $has } and scores { $first }. Two have { $others } each: the one further back scores { $second }, the other nothing.
    .title = An example

rules-end = When somebody is at 0, the turn is finished, with all that sinks and scores. If several are, the one furthest back wins.
    .title = At 0
rules-empty = If the Nile is empty before that, whoever has the fewest points to go wins.
    .title = An empty Nile
rules-two = The Underworld plays as a third: it takes the place that its tiles earn, but in a tie the player is ahead. Nobody scores for its place.
    .title = With two players

## The figures of an edition

edition-group-river = In the Nile
edition-group-start = At the start
edition-table-sets = Sets
    .about = tiles, points for the most and for the second most
edition-table-rings = Scarab rings
    .about = tiles, points for each, and for the most
edition-table-idols = Idols
    .about = how many tiles of each
edition-table-start = Points to go
    .about = at the start, by number of players
edition-row-sets = { $set }
edition-row-rings = Scarab rings
edition-row-idols = { $god }
edition-row-start = { $players } players
edition-field-set = name
edition-field-tiles = tiles
edition-field-first = first
edition-field-second = second
edition-field-each = each
edition-field-bonus = for the most
edition-field-god = idol
edition-field-players = players
edition-field-points = points
