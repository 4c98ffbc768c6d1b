# What the lessons of Luxor say. A step is LESSON-STEP: its title, the remark in .about, and what is answered to another choice.

## The first lesson

first-goal = All roads lead to the tomb
    .about = Five adventurers, one winding path, and a tomb full of gold at its end. You lead yours in, and gather treasures on the way.
first-ends = Two cards to choose from
    .about = Only the left and the right card of your hand may be played. Play the 2: one of yours leaves the stairs and walks 2 tiles.
    .other = The 3 may be played too: it is an end. But it leads to jewelry that needs two of yours. The 2 brings a statue at once.
first-claimed = The statue is yours
    .about = One of yours was enough, so the tile is yours: 2 points right away. One vase, one statue and one piece of jewelry make a set for the end.
first-middle = A new card comes into the middle
    .about = You never sort your hand. What you draw waits in the middle until it gets to an end.
first-pair = This vase needs two
    .about = The two small figures say so. One of yours waits there already. Play the 2 to bring the other.
    .other = The die is an end, so it may be played. But only a roll of 2 would reach the vase. The 2 at the other end is sure to.
first-walk = Who walks?
    .about = A gold ring shows who can. Let the one at 6 join the one at 8.
    .other = That one can walk, too. But then nobody is left at the vase. Send the one at 6 to 8.
first-temple = Something lies beneath
    .about = The vase is yours: 3 points. Where a tile had a small sign, a temple tile appears. Whoever stops here from now on takes a scarab.
first-wake = Wake a sleeper
    .about = One of yours sleeps at each Anubis. Walk past him and it wakes. Play the die, and see how far it leads.
    .other = A step is too short: Anubis stands behind 9. The die leads further.
first-woken = Good morning
    .about = A 2, past Anubis, and jewelry on top. Your sleeper now stands on the stairs, and walks from your next turn on.
first-osiris = Osiris carries you on
    .about = Nobody rests on Osiris: whoever gets there walks on by his number. Play the 2.
    .other = One step reaches neither Osiris nor Horus. The 2 does both.
first-carried = Two steps, then two more
    .about = Send the one at 12: Osiris at 14 takes it on to Horus at 16.
    .other = That is a walk of 2 and no more. From 12, Osiris adds another 2.
first-horus = A key or a card
    .about = Horus offers either. The tomb opens only with a key, and every entry costs one. Take the key.
    .card = Horus cards are strong, and you may take one. But without a key nobody gets into the tomb. Take the key this time.
first-stacks = What Horus cards can do
    .about = More eyes, better cards. A Horus card goes into your hand like any other, and saves you the draw.
first-tomb = The exact number
    .about = Rounds later. One of yours is 3 steps from the tomb, and you have keys. Entering takes an exact count: play the 3.
    .other = The 1 would let in the one at 40. First the one that is further back: play the 3.
first-enter = Go in
    .about = Lead the one at 38 into the tomb. One key stays at the door.
    .other = It can wait. Whoever enters first gets the bigger sarcophagus: send the one at 38.
first-last = Once more
    .about = The first sarcophagus is yours: 5 points. With a second adventurer in the tomb the game ends, whoever it belongs to. Play the 1.
    .other = The 5 leads past the tomb for the one at 40. The 1 is exact.
first-second = The second one
    .about = Lead the one at 40 in. The round is played to its end, so that all have had the same number of turns.
    .other = That one gets no further than a tile. The one at 40 ends the game, while you are ahead.
first-count = Now all is counted
    .about = Treasures have counted already. Now come the wall values where yours stand, 13 each in the tomb, sarcophagi, keys, sets and scarabs. Most points win.

## The mummy

mummy-goal = The mummy walks
    .about = It lives near the tomb. Whenever somebody plays a Horus card or takes one, it walks towards the stairs: as many tiles as the card has eyes.
mummy-play = Send it out
    .about = Your left card is a Horus card with two eyes. Play it: the mummy fells all others that it passes.
    .other = The 1 is no Horus card, so the mummy would stay where it is. Play the Horus card.
mummy-walked = They fell, you gain
    .about = Two fell, and you took a talisman. The fallen cannot walk. It does not touch yours unless it stops with them. Now walk 2 to the statue at 17.
    .other = Possible. But mind the mummy: who stops beside it falls. The statue at 17 is free for the taking.
mummy-buy = What talismans buy
    .about = At the end of your turn you may buy one of these three. Take the 2 points: they cost 1 talisman.
    .other = You may save your talismans, or buy that. This time take the 2 points.
mummy-fallen = One of yours lies down
    .about = Now the mummy passed you. Before your card you may roll to get up: 5 or 6 lifts all and you go on, with less your turn ends. Roll.
    .other = You could leave it lying and play a card. But who lies neither walks nor counts at a treasure. Roll.
mummy-up = A 6
    .about = All of yours may get up, and your turn goes on. Lift the one at 17.
    .other = It could stay down, but why? Lift the one at 17.
mummy-tiles = Fifteen mummy tiles
    .about = Three are always on offer. Talismans that are left at the end are worth nothing: spend them.

## Equipment

equipment-goal = Cards of your own
    .about = With equipment everybody begins with five special cards instead of basic ones. Basic cards come when you draw.
equipment-plus = Two cards, one walk
    .about = A card with a plus takes another one along. Play the 2+.
    .other = The 3 alone goes 3. The 2+ takes it along, and goes 5.
equipment-add = Add an end card
    .about = Add the 3 from the right end: 2 and 3 make 5 steps.
    .other = Allowed, but 2 steps reach nothing here. Add the 3.
equipment-walk = Five steps
    .about = Send the one at 6 to the jewelry at 11. It passes Anubis, too.
    .other = At 12 it takes three to claim the statue. Send the one at 6 to 11.
equipment-place = Two cards to draw
    .about = You played two, so you draw two. The first goes where you like: second from the left or from the right. Put it left.
    .other = Right is as good a place. Here, put it left: then it soon gets to the end.
equipment-zero = No step at all
    .about = The 0 moves nobody. One of yours uses the tile on which it stands. Play it.
    .other = The die can be bent by 1 either way, which is strong. But first see what the 0 does.
equipment-act = Who acts?
    .about = One stands on Horus, one on a wild treasure. Let the one at 11 take it.
    .other = Horus is not bad. But the wild treasure at 11 fits any set.
equipment-done = Equipped
    .about = A wild treasure stands for any that a set lacks. Used equipment is shuffled in with the rest, and may come to anybody.

## Artifacts

artifacts-goal = A tile under the tile
    .about = On ten spaces lie two tiles, one hidden under the other. Ten artifacts are among all these treasures.
artifacts-take = Take the upper one
    .about = Play the 2 and take the statue. What lies under it?
    .other = The 5 leads past all that. Play the 2.
artifacts-under = An artifact
    .about = It stays for now: what is turned up cannot be taken in the same turn, even if enough of yours stand there.
artifacts-second = Come for it
    .about = One of yours has to stop here again. Play the other 2.
    .other = That card reaches no treasure that you can take. The 2 brings the artifact.
artifacts-walk = From the stairs
    .about = Let the one on the stairs walk to 2, and the artifact is yours.
    .other = Then nobody arrives at the artifact. Send the one from the stairs.
artifacts-count = Beside a set
    .about = An artifact is part of no set. But at the end each of your sets may carry one, and that is worth 3 points more.

## Characters

characters-goal = Who you are
    .about = Everybody has one of eight characters, open for all to see, and uses its ability as often as its moment comes. You are the gambler.
characters-die = Roll
    .about = Play the die.
    .other = The 5 rolls nothing. A gambler plays the die.
characters-again = Only a 1
    .about = As gambler you may roll once more. The second roll counts, whatever it is.
    .other = A 1 leads nowhere. Roll again.
characters-walk = A 4
    .about = That is better: the one at 6 reaches the jewelry at 10, and wakes a sleeper on the way.
    .other = It could. But the one at 6 gets to the jewelry.
characters-others = The others
    .about = Some help when cards are played, some when treasures are taken. The panel of a player says who is who.
characters-scout = Another day: the scout
    .about = The scout may ignore any card and go one step instead. Your 5 would lead past the vase. Ignore it.
    .other = That leads past the vase at 8, where one of yours waits for another. Ignore the left card.
characters-step = One step
    .about = Send the one at 7 to 8: together they take the vase.
    .other = Then one leaves the vase. Send the one at 7 to 8.
characters-done = One step, three points
    .about = An ability is a may, never a must. Look at the others before you plan: the one beside you has one, too.
