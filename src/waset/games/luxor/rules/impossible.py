"""What cannot be in a position: the invariants of the rules, each with the reason in words."""

from waset.core.ints import listed
from waset.games.luxor.rules import agenda, setup
from waset.games.luxor.rules.coherent import incoherent
from waset.games.luxor.rules.history import unexplained
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import (
    EMPTY,
    HELD,
    LEVELS,
    OSIRIS,
    STAIRS,
    STATUES,
    TOMB,
    TREASURE,
    TYPES,
)
from waset.games.luxor.rules.state import LYING, State, adventurers


def impossible(r: Rules, s: State) -> list[str]:
    """Every reason why a state cannot come about in a game (L-INV-1 to 7, M-INV-1 to 6); empty if there is none."""
    return [
        *_counts(r, s),
        *_temple(r, s),
        *_adventurers(r, s),
        *(reason for module in r.modules for reason in module.impossible(r, s)),
        *_tomb(r, s),
        *_hands(r, s),
        *_moment(r, s),
        *unexplained(r, s),
    ]


def _counts(r: Rules, s: State) -> list[str]:
    """More pieces than there are (L-INV-1 to L-INV-3)."""
    p = r.pieces
    reasons = []
    if s.keys_left < 0:
        reasons.append(f"{p.keys - s.keys_left} keys, more than the {p.keys} in the game (L-INV-2)")
    if s.wild_left < 0:
        reasons.append(f"{p.wild - s.wild_left} wild treasures, more than the {p.wild} in the game (L-INV-3)")
    for kind, left in enumerate(s.scarab_supply):
        if left < 0:
            there = p.scarab_count[kind]
            reasons.append(
                f"{there - left} scarabs of {p.scarab_points[kind]}, more than the {there} in the game (L-INV-3)"
            )
    for card in range(p.cards):
        there = p.basic_count[card] + p.horus_count[card]
        if s.draw[card] < 0 or s.horus[card] < 0:
            too_many = there - min(s.draw[card], s.horus[card])
            reasons.append(f"{too_many} cards {p.card_name[card]!r}, more than the {there} in the game (L-INV-1)")
    for tile in range(p.tiles):
        if s.bag[tile] < 0:
            there = p.tile_count[tile]
            reasons.append(
                f"{there - s.bag[tile]} tiles {p.tile_name[tile]!r}, more than the {there} in the game (L-INV-3)"
            )
    for row, left in enumerate(s.temple):
        if left < 0:
            name = p.tile_name[p.temple_tile[row]]
            reasons.append(f"{p.temple_count[row] - left} tiles {name!r} of one stack, too many (L-INV-3)")
    return reasons


def _temple(r: Rules, s: State) -> list[str]:
    """Tiles where they cannot lie (L-INV-7, L-ACT-3), and treasures that are nowhere (L-INV-3)."""
    p = r.pieces
    if s.round == 0:
        return []
    reasons = []
    for space in range(1, TOMB):
        tile = s.tiles[space]
        kind = p.tile_kind[tile]
        name = p.tile_name[tile]
        icon = p.space_icon[space]
        from_stack = any(p.temple_tile[row] == tile for row in range(p.temple_low[icon], p.temple_high[icon]))
        if space in p.osiris_spaces:
            if kind != OSIRIS:
                reasons.append(f"{name!r} on space {space}, where an Osiris tile lies all game")
        elif p.space_level[space]:
            if tile != p.horus_tile[p.space_level[space]]:
                reasons.append(f"{name!r} on space {space}, where a Horus tile lies all game")
        elif kind not in (TREASURE, EMPTY) and not from_stack:
            reasons.append(f"{name!r} on space {space}, whose icon does not bring it there")
        elif kind == EMPTY and icon and any(s.temple[p.temple_low[icon] : p.temple_high[icon]]):
            if len(s.stack) and s.stack[-1] == agenda.frame(agenda.REVEAL_TEMPLE, space):
                continue
            reasons.append(f"space {space} is empty, though its icon brings a temple tile")
    for type_, name in enumerate((*TYPES, "artifact")):
        of_type = [tile for tile in range(p.tiles) if p.tile_type[tile] == type_]
        there = sum(p.tile_count[tile] for tile in of_type)
        laid = sum(tile in of_type for tile in s.tiles)
        boxed = sum(s.bag[tile] for tile in of_type)
        held = sum(s.treasures[type_::HELD])
        if laid + boxed + held != there:
            reasons.append(f"{name}: {laid} in the temple and {held} claimed, but there are {there} (L-INV-3)")
    hidden = sum(s.doubled)
    surplus = sum(p.tile_count[p.treasure_low : p.treasure_high]) - len(p.treasure_spaces) - sum(setup.blank(r).doubled)
    unseen = int(sum(s.bag[p.treasure_low : p.treasure_high]) - hidden - surplus)
    if unseen:
        reasons.append(
            f"treasures: {abs(unseen)} tiles too {'few' if unseen > 0 else 'many'} are laid or claimed (L-INV-3)"
        )
    return reasons


def _adventurers(r: Rules, s: State) -> list[str]:
    """Adventurers where they cannot be (L-INV-4, L-INV-5)."""
    reasons = []
    for seat in range(s.players):
        own = adventurers(s, seat)
        for place in sorted({place % LYING for place in own if place > STAIRS}):
            if place != TOMB and r.pieces.tile_kind[s.tiles[place]] == OSIRIS:
                reasons.append(f"seat {seat} rests on the Osiris tile of space {place} (L-MOVE-7)")
        for statue in range(1, STATUES + 1):
            asleep = own.count(-statue)
            after = r.pieces.statues[statue - 1]
            if asleep > 1:
                reasons.append(f"seat {seat} has {asleep} adventurers asleep at statue {statue}")
            elif asleep and max(place % LYING for place in own if place >= STAIRS) > after:
                reasons.append(
                    f"seat {seat} has passed statue {statue}, but an adventurer still sleeps there (L-INV-5)"
                )
    return reasons


def _tomb(r: Rules, s: State) -> list[str]:
    """Sarcophagi and spent keys that do not fit the adventurers in the tomb (L-TOMB-1, L-TOMB-3, L-INV-2)."""
    reasons = []
    spends_keys = any(module.has_keys(s, seat) for module in r.modules for seat in range(s.players))
    if s.keys_spent < s.in_tomb or (s.keys_spent > s.in_tomb and not spends_keys):
        reasons.append(f"{s.keys_spent} keys are spent, but {s.in_tomb} adventurers are in the tomb (L-INV-2)")
    for number, owner in enumerate(s.sarcophagus_owner):
        points = r.pieces.sarcophagi[number]
        if owner < 0 and number < s.in_tomb:
            reasons.append(f"{s.in_tomb} adventurers are in the tomb, but nobody has the sarcophagus {points}")
        elif owner >= 0 and number >= s.in_tomb:
            reasons.append(f"seat {owner} has the sarcophagus {points}, but {s.in_tomb} adventurers are in the tomb")
    for seat in range(s.players):
        inside = adventurers(s, seat).count(TOMB)
        if listed(s.sarcophagus_owner).count(seat) > inside:
            reasons.append(f"seat {seat} has more sarcophagi than adventurers in the tomb")
    return reasons


def _hands(r: Rules, s: State) -> list[str]:
    """Hands of the wrong size (L-TURN-3)."""
    if s.round == 0:
        return []
    reasons = []
    for seat in range(s.players):
        others_or_over = seat != s.turn or not len(s.stack)
        if others_or_over and s.hand_sizes[seat] != r.pieces.hand:
            reasons.append(f"seat {seat} has {s.hand_sizes[seat]} cards in hand, not {r.pieces.hand} (L-TURN-3)")
    if s.top_discard >= 0 and not s.discard[s.top_discard]:
        reasons.append("the card on top of the discard pile is not in it")
    return reasons


def _moment(r: Rules, s: State) -> list[str]:
    """A question that cannot be open now."""
    if s.ending:
        return ["the game has ended, but something is still to be done"] if len(s.stack) else []
    if not len(s.stack):
        return ["nothing is to be done, but the game has not ended"]
    waits = {frame >> 8 for frame in s.stack if frame & 255 == agenda.TURN_UP_HORUS}
    for level in range(1, LEVELS + 1):
        below = s.horus[r.pieces.level_low[level] : r.pieces.level_high[level]]
        if s.horus_top[level] < 0 and any(below) and level not in waits:
            return [f"no Horus card of level {level} is face up, though there are some (L-SETUP-8)"]
    begins = s.round > 0 and s.stack[-1] & 255 == agenda.CARD and s.turn == s.first
    may_be_extra = s.mummy_at >= 0 or s.moves > 0 or s.drops > 0
    if begins and s.in_tomb >= 2 and not may_be_extra:
        return [f"a round begins with {s.in_tomb} adventurers in the tomb: the game is over (L-END-1)"]
    reason = incoherent(r, s)
    return [reason] if reason else []
