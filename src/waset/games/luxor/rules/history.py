"""What cannot have come about: each piece is somewhere it may be, but no game leads there."""

from waset.games.luxor.rules.legal import is_playable
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import HELD
from waset.games.luxor.rules.state import WOKEN, State, adventurers
from waset.games.luxor.rules.turn import NO_MOVE, SAFETY_STOP, TOMB_REACHED


def unexplained(r: Rules, s: State) -> list[str]:
    """Every reason why no game can have led to this state; empty if there is none."""
    if s.round == 0:
        return []
    return [*_points(r, s), *_woken(s), *_turns(r, s), *_ending(r, s)]


def _points(r: Rules, s: State) -> list[str]:
    """Points that the treasures of a seat cannot have brought (L-ACT-2)."""
    reasons = []
    for seat in range(s.players):
        held = [int(count) for count in s.treasures[HELD * seat : HELD * seat + HELD]]
        sums = {0}
        for type_, count in enumerate(held):
            sums = {one + other for one in sums for other in _sums(r, type_, count)}
        if s.points[seat] and s.points[seat] not in sums:  # a position may leave them out
            reasons.append(f"seat {seat} has {s.points[seat]} points, which its treasures cannot bring (L-ACT-2)")
    return reasons


def _sums(r: Rules, type_: int, count: int) -> set[int]:
    """The points that this number of treasures of a type can bring; empty if there are fewer."""
    p = r.pieces
    sums: list[set[int]] = [{0}, *(set() for _ in range(count))]
    for tile in range(p.tiles):
        if p.tile_type[tile] == type_:
            for _ in range(min(int(p.tile_count[tile]), count)):
                for size in range(count, 0, -1):
                    sums[size] |= {points + p.tile_points[tile] for points in sums[size - 1]}
    return sums[count]


def _woken(s: State) -> list[str]:
    """Seats whose adventurers woke in another seat's turn (L-MOVE-6)."""
    return [
        f"seat {seat} has somebody woken, but it is the turn of seat {s.turn} (L-MOVE-6)"
        for seat in range(s.players)
        if WOKEN in adventurers(s, seat) and (seat != s.turn or s.ending)
    ]


def _turns(r: Rules, s: State) -> list[str]:
    """More turns counted than the round has had, and extra turns without a cause (LR-74, MR-26)."""
    brought = sum(module.turns_brought(r, s) for module in r.modules)
    reasons = []
    if s.extra_turns > brought:
        reasons.append(f"{s.extra_turns} extra turns are to come, which nothing has brought (M4-EXTRATURN)")
    if s.ending or s.first < 0:
        counted = 0
    else:
        counted = int((s.turn - s.first) % s.players) + brought + (1 if s.card >= 0 else 0)
    more = 0 if s.ending else (counted + 1) * sum(module.more_moves for module in r.modules)
    if s.drops > counted or s.drops + s.moves > counted + more:
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
    if s.ending == NO_MOVE and not any(_could_be_stuck(r, s, seat) for seat in range(s.players)):
        reasons.append("the game has ended because nobody could move, but every seat can play any card (LR-74)")
    return reasons


def _could_be_stuck(r: Rules, s: State, seat: int) -> bool:
    """Whether there is a card that this seat could not have played in the last round.

    Nobody moved in it, so the pieces are where they were. Only what bars places moves by itself, and may have stood
    elsewhere. A Horus card counts if it was taken.
    """
    if r.barred:
        return True
    p = r.pieces
    twin = s.copy()
    twin.turn = seat
    return any(
        not is_playable(r, twin, card)
        for card in range(p.cards)
        if p.basic_count[card] or p.equipment_count[card] or _was_taken(r, s, card)
    )


def _was_taken(r: Rules, s: State, card: int) -> bool:
    on_the_board = s.horus[card] + list(s.horus_top).count(card)
    return bool(on_the_board < r.pieces.horus_count[card])
