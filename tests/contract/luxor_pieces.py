"""Counts every piece of a state of Luxor, apart from the engine's own bookkeeping (L-INV-1 to L-INV-7)."""

from collections import Counter
from typing import Any

from waset.games.luxor.game import Luxor
from waset.games.luxor.pieces import EMPTY, HORUS, OSIRIS, TOMB, TREASURE
from waset.games.luxor.state import CARD_MASK, State


def check_pieces(game: Luxor, s: State) -> None:
    """Nothing is lost, nothing is made, and nobody is where nobody can be."""
    p = game.rules.pieces
    cards: Counter[int] = Counter()
    for pile in (s.draw, s.discard, s.horus):
        cards.update(dict(enumerate(pile)))
    cards.update(card & CARD_MASK for hand in s.hands for card in hand)
    cards.update(top for top in s.horus_top if top >= 0)
    assert [cards[card] for card in range(p.cards)] == [
        a + b for a, b in zip(p.basic_count, p.horus_count, strict=True)
    ]
    assert s.draw_size == sum(s.draw)
    assert s.discard_size == sum(s.discard)

    assert p.keys == s.keys_left + s.keys_spent + sum(s.keys)
    assert s.keys_spent == s.adventurers.count(TOMB) == s.in_tomb
    assert p.wild == s.wild_left + sum(s.wild)
    kinds = len(p.scarab_count)
    for kind in range(kinds):
        assert p.scarab_count[kind] == s.scarab_supply[kind] + sum(s.scarabs[kind::kinds])
    on_board = Counter(s.tiles)
    treasures = sum(count for tile, count in on_board.items() if p.tile_kind[tile] == TREASURE)
    boxed = sum(s.bag[p.treasure_low : p.treasure_high])
    assert treasures + boxed + sum(s.treasures) == sum(p.tile_count[p.treasure_low : p.treasure_high])
    temple = sum(count for tile, count in on_board.items() if p.tile_kind[tile] not in (EMPTY, TREASURE, HORUS, OSIRIS))
    assert temple + sum(s.temple) == sum(p.temple_count)

    assert len(s.adventurers) == 5 * s.players
    if s.round:
        fixed = sum(count for tile, count in on_board.items() if p.tile_kind[tile] in (HORUS, OSIRIS))
        assert fixed == 10
        assert all(len(hand) == 5 for seat, hand in enumerate(s.hands) if seat != s.turn)
    for seat in range(s.players):
        own = s.adventurers[5 * seat : 5 * seat + 5]
        assert own == sorted(own)
        for place in own:
            assert not (0 < place < TOMB and p.tile_kind[s.tiles[place]] == OSIRIS)
        for statue, after in enumerate(p.statues, 1):
            assert -statue not in own or max(own) <= after


def check_linked(s: State) -> None:
    """Each place's neighbours are the nearest tiles (L-MODEL-3)."""
    if s.round and not any(frame & 255 == 71 for frame in s.stack):
        for place in range(TOMB):
            tiles: list[Any] = [space for space in range(place + 1, TOMB) if s.tiles[space]]
            assert s.ahead[place] == (tiles[0] if tiles else TOMB)
            behind = [space for space in range(1, place) if s.tiles[space]]
            assert s.behind[place] == (behind[-1] if behind else 0)
