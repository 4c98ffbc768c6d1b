"""What cannot have come about: each piece is where it may be, but no game leads there."""

from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules.characters import module as characters
from waset.games.luxor.rules.pieces import CHARACTERS, HELD, HIDDEN_TILES, MUMMY_EFFECTS, TOMB
from waset.games.luxor.rules.state import WOKEN, State, adventurers
from waset.games.luxor.rules.turn import SAFETY_STOP, TOMB_REACHED


def unexplained(r: Rules, s: State) -> list[str]:
    """Every reason why no game can have led to this state; empty if there is none."""
    if s.round == 0:
        return []
    return [*_points(r, s), *_characters(s), *_doubled(r, s), *_woken(s), *_turns(r, s), *_ending(r, s)]


def _points(r: Rules, s: State) -> list[str]:
    """Points that the treasures of a seat cannot have brought (L-ACT-2)."""
    reasons = []
    for seat in range(s.players):
        held = [int(count) for count in s.treasures[HELD * seat : HELD * seat + HELD]]
        sums = {0}
        for type_, count in enumerate(held):
            sums = {one + other for one in sums for other in _sums(r, type_, count)}
        if s.points[seat] and s.points[seat] not in sums:  # a position need not say them
            reasons.append(f"seat {seat} has {s.points[seat]} points, which its treasures do not bring (L-ACT-2)")
    return reasons


def _sums(r: Rules, type_: int, count: int) -> set[int]:
    """The points that so many treasures of a type can bring; empty if there are not so many."""
    p = r.pieces
    sums: list[set[int]] = [{0}, *(set() for _ in range(count))]
    for tile in range(p.tiles):
        if p.tile_type[tile] == type_:
            for _ in range(min(int(p.tile_count[tile]), count)):
                for size in range(count, 0, -1):
                    sums[size] |= {points + p.tile_points[tile] for points in sums[size - 1]}
    return sums[count]


def _characters(s: State) -> list[str]:
    """Points of the character 'extra point' for another one, or more than claims (M4-EXTRAVP)."""
    reasons = []
    for seat in range(s.players):
        claims = sum(s.treasures[HELD * seat : HELD * seat + HELD])
        if s.character_points[seat] and s.characters[seat] != characters.EXTRA_POINT:
            name = CHARACTERS[characters.EXTRA_POINT]
            reasons.append(f"seat {seat} has points of the character {name!r}, which it has not (M4-EXTRAVP)")
        elif s.character_points[seat] > claims:
            reasons.append(f"seat {seat} has {s.character_points[seat]} extra points for {claims} claims (M4-EXTRAVP)")
    return reasons


def _doubled(r: Rules, s: State) -> list[str]:
    """Hidden tiles where none was laid (M3-SETUP-1)."""
    plain = [space for space in r.pieces.treasure_spaces if r.pieces.space_icon[space] == 0][:HIDDEN_TILES]
    return [
        f"space {space} is doubled, but no hidden tile is ever laid there (M3-SETUP-1)"
        for space in range(1, TOMB)
        if s.doubled[space] and space not in plain
    ]


def _woken(s: State) -> list[str]:
    """Who woke in another seat's turn (L-MOVE-6)."""
    return [
        f"seat {seat} has somebody woken, but it is the turn of seat {s.turn} (L-MOVE-6)"
        for seat in range(s.players)
        if WOKEN in adventurers(s, seat) and (seat != s.turn or s.ending)
    ]


def _turns(r: Rules, s: State) -> list[str]:
    """More turns counted than the round has had, and extra turns that nothing brings (LR-74, MR-26)."""
    names = [module.name for module in r.modules]
    from_tiles = "mummy" in names and MUMMY_EFFECTS.index("extra turn") in r.pieces.mummy_effect
    flipped = sum(s.flipped) // 3
    reasons = []
    if s.extra_turns > flipped and not from_tiles:
        reasons.append(f"{s.extra_turns} extra turns are to come, which nothing has brought (M4-EXTRATURN)")
    if s.ending or s.first < 0:
        counted = 0
    else:
        counted = int((s.turn - s.first) % s.players) + flipped + (1 if s.card >= 0 else 0)
    tries = counted + 1 if "mummy" in names and not s.ending else 0  # an attempt to rise counts beside the card
    if not from_tiles and (s.drops > counted or s.drops + s.moves > counted + tries):
        said = f"{s.drops} drops and {s.moves} moves"
        reasons.append(f"{said}, but the round has had {counted} turns with a card (LR-74)")
    return reasons


def _ending(r: Rules, s: State) -> list[str]:
    """An ending without its cause, or a moment that is not the end of a round (L-END-1, L-END-3, LR-101)."""
    if not s.ending:
        return []
    reasons = []
    if s.turn != s.first:
        reasons.append("a game ends with a round: the next turn would be that of the seat that began (L-END-1)")
    if s.card >= 0 or s.extra_card >= 0 or s.roll or s.ignored or s.extra_turns or s.could_rise or len(s.moved):
        reasons.append("the game has ended, but a turn is under way")
    if s.drops or s.moves:
        reasons.append("the game has ended, and drops and moves are counted from 0 again")
    if (s.ending == TOMB_REACHED) != (s.in_tomb >= 2):
        reasons.append(f"the ending does not fit {s.in_tomb} adventurers in the tomb (L-END-1)")
    if s.ending == SAFETY_STOP and s.round < r.pieces.rounds:
        reasons.append(f"the game stops after round {r.pieces.rounds}, not after round {s.round} (LR-101)")
    return reasons
