# What the lessons of Tutankhamun say. A step is LESSON-STEP: its title, the remark in .about, and what is answered to another choice.

## The first lesson

first-goal = Down the Nile, down to zero
    .about = You gather treasures of the river for the tomb of the king. Everybody starts with points and wants to be rid of them: whoever is at 0 first, wins.
first-sail = Sail as far as you like
    .about = Any tile ahead is in reach, however far. But you only sail back one tile. A ring brings a point at once: sail to the ring at 2.
    .other = You may sail there. But the ring at 2 is worth a point right away, and the tiles between stay in reach. Sail to 2.
first-sets = Gather sets
    .about = Your ring is worth 1 point: you are at 27. All else counts in sets. The bigger the set, the more points for whoever has most; the second gets half.
first-back = One step back
    .about = Behind you only the nearest tile is in reach. Here it is the last ankh on the river, and you have the other one. Sail back to 22.
    .other = That way lies more to gather. But the last ankh is right behind you, and with it the whole set. Sail to 22.
first-scored = A set is scored
    .about = With the last ankh gone from the river, the set is scored: 2 points for you. Those with equally many are ranked by boats: the one furthest back comes first.
first-sink = What all have passed, sinks
    .about = Your boat is the last. Sail to the throne at 24: whatever is then behind all boats sinks into the Underworld.
    .other = Possible. But see what happens if you leave tiles behind: sail to the throne at 24.
first-sunk = It sank, and you scored
    .about = Three tiles sank. One was the last crook and flail on the river, and you had the only other: 2 points. Sinking scores sets, too.
first-idol = Call a god
    .about = Idols are no treasure: they act at once. Ra sends any tile of the river to the Underworld. Sail to Ra at 45.
    .other = Fine, another time. Ra at 45 can decide a set for you now. Sail there.
first-ra = Which tile does Ra send down?
    .about = You have 4 thrones, more than anybody, and the last one on the river is at 50. Send it down, and the set is scored.
    .other = Ra could do that. But nothing brings as much as the last throne, at 50.
first-idols = Five gods
    .about = The throne brought you 8 points, and 4 to whoever was second. Each god has a power of its own, to be used at once.
first-zero = Four points to go
    .about = The last pottery on the river is at 72. You have two, more than anybody: 4 points, and you are at 0.
    .other = Close. But 4 points are waiting for you at 72, and you have 4 to go.
first-won = You are at 0
    .about = The turn is played to its end, then the game is over. Had two reached 0, the boat furthest back would have won.
