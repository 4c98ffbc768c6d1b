"""Counts every piece of a state of Luxor, apart from the engine's own bookkeeping (L-INV-1 to 7, M-INV-1 to 6)."""

from collections import Counter

from waset.core.ints import listed
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.pieces import EMPTY, HORUS, OSIRIS, TOMB, TREASURE
from waset.games.luxor.rules.state import CARD_MASK, LYING, State, adventurers, hand


def check_pieces(game: Luxor, s: State) -> None:
    """Nothing is lost, nothing is made, and nobody is where nobody can be."""
    check_cards(game, s)
    check_supplies(game, s)
    check_tiles(game, s)
    check_adventurers(game, s)
    check_mummy(game, s)


def check_cards(game: Luxor, s: State) -> None:
    """L-INV-1, M-INV-6: every card is in one place."""
    p = game.rules.pieces
    cards: Counter[int] = Counter()
    for pile in (s.draw, s.discard, s.horus):
        cards.update(dict(enumerate(pile)))
    for seat in range(s.players):
        cards.update(dict(enumerate(s.boxed_equipment[p.cards * seat : p.cards * seat + p.cards])))
    cards.update(card & CARD_MASK for seat in range(s.players) for card in hand(s, seat))
    cards.update(top for top in s.horus_top if top >= 0)
    cards.update(each >> 16 & CARD_MASK for each in s.stack if each & 255 == agenda.PLACE_CARD)
    for card in range(p.cards):
        there = p.basic_count[card] + p.horus_count[card] + s.players * p.equipment_count[card]
        assert cards[card] == there, p.card_name[card]
    assert s.draw_size == sum(s.draw)
    assert s.discard_size == sum(s.discard)
    if s.round:
        assert all(s.hand_sizes[seat] == 5 for seat in range(s.players) if seat != s.turn)


def check_supplies(game: Luxor, s: State) -> None:
    """L-INV-2, L-INV-3, M-INV-1, MX-42: keys, wild treasures, scarabs and talismans."""
    p = game.rules.pieces
    assert p.keys == s.keys_left + s.keys_spent + sum(s.keys)
    assert s.in_tomb == listed(s.adventurers).count(TOMB)
    assert s.keys_spent >= s.in_tomb
    if "characters" not in game.modules:
        assert s.keys_spent == s.in_tomb
    assert p.wild == s.wild_left + sum(s.wild)
    kinds = len(p.scarab_count)
    for kind in range(kinds):
        away = sum(s.scarabs[kind::kinds]) + sum(s.boxed_scarabs[kind::kinds])
        assert p.scarab_count[kind] == s.scarab_supply[kind] + away
    assert sum(s.talismans) + s.talismans_left == (p.talismans if "mummy" in game.modules else 0)


def check_tiles(game: Luxor, s: State) -> None:
    """L-INV-3, L-INV-7, M-INV-4, M-INV-5: treasures, artifacts and temple tiles."""
    p = game.rules.pieces
    on_board = Counter(s.tiles)
    treasures = sum(count for tile, count in on_board.items() if p.tile_kind[tile] == TREASURE)
    unseen = sum(s.bag[p.treasure_low : p.treasure_high])
    assert treasures + unseen + sum(s.treasures) == sum(p.tile_count[p.treasure_low : p.treasure_high])
    temple = sum(n for tile, n in on_board.items() if p.tile_kind[tile] not in (EMPTY, TREASURE, HORUS, OSIRIS))
    assert temple + sum(s.temple) == sum(p.temple_count)
    if s.round:
        assert unseen == sum(s.doubled)
        assert sum(n for tile, n in on_board.items() if p.tile_kind[tile] in (HORUS, OSIRIS)) == 10


def check_adventurers(game: Luxor, s: State) -> None:
    """L-INV-4, L-INV-5: five for each seat, nobody on Osiris, no sleeper behind its fellows."""
    p = game.rules.pieces
    assert len(s.adventurers) == 5 * s.players
    for seat in range(s.players):
        own = adventurers(s, seat)
        assert own == sorted(own)
        places = [place % LYING for place in own if place > 0]
        assert all(place == TOMB or p.tile_kind[s.tiles[place]] != OSIRIS for place in places)
        for statue, after in enumerate(p.statues, 1):
            assert -statue not in own or max(places, default=0) <= after


def check_mummy(game: Luxor, s: State) -> None:
    """M-INV-2, M-INV-3: the mummy on a tile, nobody upright there; eighteen mummy tiles."""
    if "mummy" not in game.modules:
        assert all(place < LYING for place in s.adventurers)
        return
    if s.round:
        assert s.tiles[s.mummy_at] != EMPTY
        assert s.mummy_at not in s.adventurers
    in_use = [each >> 8 for each in s.stack if each & 255 == agenda.REPLACE_MUMMY_TILE]
    for tile, there in enumerate(game.rules.pieces.mummy_count):
        lying = s.mummy_stack[tile] + s.mummy_discard[tile]
        assert lying + listed(s.mummy_display).count(tile) + in_use.count(tile) == there


def check_linked(s: State) -> None:
    """Each place's neighbours are the nearest tiles (L-MODEL-3)."""
    appearing = (agenda.REVEAL_TEMPLE, agenda.TURN_UP_HIDDEN)
    if s.round and not any(each & 255 in appearing for each in s.stack):
        for place in range(TOMB):
            tiles = [space for space in range(place + 1, TOMB) if s.tiles[space]]
            assert s.ahead[place] == (tiles[0] if tiles else TOMB)
            behind = [space for space in range(1, place) if s.tiles[space]]
            assert s.behind[place] == (behind[-1] if behind else 0)
