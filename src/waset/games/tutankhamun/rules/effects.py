"""What tiles do: sailing to one, resolving it, the power of each idol, trailing."""

from waset.core.ints import append, i64
from waset.games.tutankhamun.rules import agenda
from waset.games.tutankhamun.rules.agenda import frame
from waset.games.tutankhamun.rules.board import behind_all, empty_slot, hindmost, take_out
from waset.games.tutankhamun.rules.events import event
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.scoring import pay, score_set
from waset.games.tutankhamun.rules.state import State

# --- sailing and resolving ----------------------------------------------------------------------------------------


def sail(r: Rules, s: State, slot: i64) -> None:
    """Brings the boat to a tile's slot and resolves the tile (T-SAIL-3)."""
    start = s.boats[s.turn]
    s.boats[s.turn] = slot
    tile = take_out(s, slot)
    if s.log is not None:
        s.log.append(event("sailed", s.turn, (start, slot, tile)))
    resolve(r, s, tile)


def resolve(r: Rules, s: State, tile: i64) -> None:
    """Collects an artifact, or sets an idol to work, which then goes to the Tomb (T-RES-1 to T-RES-3, T-ALG-7)."""
    p = r.pieces
    if p.power[tile] != 0:
        s.stack = append(s.stack, frame(agenda.ENTOMB, tile))
        s.stack = append(s.stack, frame(p.power[tile]))
        return
    s.collections[p.tiles * s.turn + tile] += 1
    if s.log is not None:
        s.log.append(event("collected", s.turn, (tile, s.in_nile[tile])))
    if tile == p.ring:
        points = pay(r, s, s.turn, p.ring_points, tile)
        if s.log is not None:
            s.log.append(event("ring scored", s.turn, (points,)))
    left_nile(r, s, tile)


def left_nile(r: Rules, s: State, tile: i64) -> None:
    """Scores the set of a tile that has left the Nile, if it was its last (T-ALG-2). Idols are not a set (TR-32)."""
    if s.in_nile[tile] == 0 and r.pieces.power[tile] == 0:
        score_set(r, s, tile)


def sink(s: State, slot: i64) -> i64:
    """Moves a tile from the Nile to the Underworld, where an idol does nothing (T-TRAIL-3 to T-TRAIL-5)."""
    tile = take_out(s, slot)
    s.underworld[tile] += 1
    return tile


def trail(r: Rules, s: State) -> None:
    """Moves the tiles behind all boats to the Underworld, the smallest slot first (T-TRAIL-1, T-TRAIL-2, T-ALG-3)."""
    last = hindmost(s)
    tiles = len(s.slots)
    gone: i64 = 0
    while gone < tiles and s.slots[gone] < last:
        slot = s.slots[gone]
        gone += 1
        tile = empty_slot(s, slot)
        s.underworld[tile] += 1
        if s.log is not None:
            s.log.append(event("trailed", s.turn, (slot, tile)))
        left_nile(r, s, tile)
    if gone > 0:
        s.slots = s.slots[gone:tiles]


def entomb(s: State, tile: i64) -> None:
    """Brings an idol whose power is done to the Tomb (T-RES-3)."""
    s.tomb[tile] += 1


# --- the powers of the idols --------------------------------------------------------------------------------------


def osiris(r: Rules, s: State, tile: i64) -> None:
    """Takes a tile from the Underworld and resolves it (T-GOD-OSIRIS)."""
    s.underworld[tile] -= 1
    if s.log is not None:
        s.log.append(event("took from Underworld", s.turn, (tile,)))
    resolve(r, s, tile)


def isis(r: Rules, s: State, slot: i64) -> None:
    """Lays one of the seat's rings into a slot in exchange for its tile, which is resolved (T-GOD-ISIS, TR-44)."""
    p = r.pieces
    tile = s.nile[slot]
    s.nile[slot] = p.ring
    s.in_nile[p.ring] += 1
    s.in_nile[tile] -= 1
    s.collections[p.tiles * s.turn + p.ring] -= 1
    if s.log is not None:
        s.log.append(event("exchanged ring", s.turn, (slot, tile)))
    resolve(r, s, tile)


def ra(r: Rules, s: State, slot: i64) -> None:
    """Moves a tile from the Nile to the Underworld (T-GOD-RA)."""
    tile = sink(s, slot)
    if s.log is not None:
        s.log.append(event("moved to Underworld", s.turn, (slot, tile)))
    left_nile(r, s, tile)


def thoth(s: State, lower: i64, higher: i64) -> None:
    """Exchanges the tiles of two slots (T-GOD-THOTH)."""
    tile = s.nile[lower]
    s.nile[lower] = s.nile[higher]
    s.nile[higher] = tile
    if s.log is not None:
        s.log.append(event("exchanged tiles", s.turn, (lower, s.nile[lower], higher, s.nile[higher])))


def horus(r: Rules, s: State, slot: i64) -> None:
    """Fetches a tile from behind and resolves it (T-GOD-HORUS a)."""
    tile = take_out(s, slot)
    if s.log is not None:
        s.log.append(event("fetched", s.turn, (slot, tile)))
    resolve(r, s, tile)


def horus_behind(s: State) -> None:
    """Puts the boat behind all boats and all tiles (T-GOD-HORUS b)."""
    start = s.boats[s.turn]
    s.boats[s.turn] = behind_all(s)
    if s.log is not None:
        s.log.append(event("went behind", s.turn, (start, s.boats[s.turn])))
