"""The layout of an observation of Luxor with The Mummy's Curse."""

from typing import Final

from waset.core.game import AnyGame
from waset.envs.encode import Layout, counts, relative, seats_in_order
from waset.envs.features import Piece, of_words
from waset.games.luxor.env.traits import decisions_asked, in_play, tile_traits
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.pieces import (
    ADVENTURERS,
    CHARACTERS,
    DIE_FACES,
    ICONS,
    LEVELS,
    MUMMY_EFFECTS,
    STATUES,
    TOMB,
    TYPES,
    Pieces,
)
from waset.games.luxor.rules.seen import Seat, Treasures, View
from waset.games.luxor.rules.view import ENDINGS

MANY: Final = 99
MOST_POINTS: Final = 250
PLACES = ("stairs", *(f"space {space}" for space in range(1, TOMB)), "tomb")
STANDING = (*PLACES, *(f"statue {number}" for number in range(1, STATUES + 1)), "woken")
SPACES = PLACES[1:TOMB]


class LuxorLayout(Layout[View]):
    """First what all share, then each seat in the order of play, then what only the observer's own seat knows."""

    def __init__(self, game: AnyGame) -> None:
        p = Pieces(game.edition, game.modules)
        self.players: int = game.players
        self.cards: tuple[str, ...] = tuple(p.card_name)
        self.card: dict[str | None, int] = {None: 0} | {name: 1 + card for card, name in enumerate(self.cards)}
        self.tiles: tuple[str, ...] = tuple(p.tile_name)
        self.tile: dict[str, int] = {name: tile for tile, name in enumerate(self.tiles)}
        self.treasures: tuple[str, ...] = self.tiles[p.treasure_low : p.treasure_high]
        self.scarabs: tuple[int, ...] = tuple(p.scarab_points)
        self.temple: list[tuple[str, ...]] = [
            tuple(p.tile_name[p.temple_tile[row]] for row in range(p.temple_low[icon], p.temple_high[icon]))
            for icon in range(1, len(ICONS))
        ]
        self.hand: int = int(p.hand)
        self.decision: dict[str, int] = {
            name: kind for kind, name in agenda.NAMES.items() if kind < agenda.FIRST_CHANCE
        }
        self.ending: dict[str, int] = {name: number for number, name in ENDINGS.items()}
        self.standing: dict[int | str, int] = {name: index for index, name in enumerate(STANDING)}
        self.standing |= dict(zip(range(1, TOMB), range(1, TOMB), strict=True))
        self.lying: dict[int | str, int] = {f"lying {space}": space - 1 for space in range(1, TOMB)}
        self.asked: set[int] = decisions_asked(game)
        self.pieces: tuple[Piece, ...] = in_play((*self._shared(p), *self._of_seats(p), *self._own()), game.modules)

    def _shared(self, p: Pieces) -> list[Piece]:
        order = seats_in_order(self.players)
        dealt = self._dealt(p)
        words = ("none", *self.cards)
        faces = of_words(words, {1 + card for card, there in enumerate(dealt) if there})
        levels = tuple(f"level {level}" for level in range(1, LEVELS + 1))
        below = tuple(f"{icon} {tile}" for icon, tiles in zip(ICONS[1:], self.temple, strict=True) for tile in tiles)
        decisions = (
            "none",
            *(agenda.NAMES.get(kind, "unused") for kind in range(1, max(self.decision.values()) + 1)),
        )
        asked = of_words(decisions, self.asked)
        hidden = tuple(bool(p.tile_count[tile]) for tile in range(p.treasure_low, p.treasure_high))
        return [
            Piece("round", high=max(int(p.rounds), 1), usual=40),
            Piece("decision", high=len(decisions) - 1, words=decisions, traits=asked),
            Piece("ending", high=len(ENDINGS) - 1, words=("none", *list(self.ending)[1:])),
            Piece("first", high=self.players - 1, words=order),
            Piece("turn", high=self.players - 1, words=order),
            Piece("to_move", high=self.players, words=("none", *order)),
            Piece("card", high=len(self.cards), words=words, traits=faces),
            Piece("extra_card", high=len(self.cards), words=words, traits=faces),
            Piece("placing", high=len(self.cards), words=words, traits=faces),
            Piece("roll", high=DIE_FACES, words=("none", *(str(face) for face in range(1, DIE_FACES + 1)))),
            Piece("ignored"),
            Piece("extra_turns", high=9, usual=1),
            Piece("moved", len(PLACES), things=PLACES, rare=True),
            Piece(
                "spaces",
                len(SPACES),
                high=len(self.tiles) - 1,
                things=SPACES,
                words=self.tiles,
                traits=tile_traits(p),
            ),
            Piece("doubled", len(SPACES), things=SPACES, rare=True),
            Piece("mummy", high=len(SPACES), words=("none", *SPACES)),
            Piece("draw", high=MOST_POINTS, usual=25),
            Piece("unseen_cards", len(self.cards), high=MANY, things=self.cards, usual=6, in_play=dealt),
            Piece("discard", len(self.cards), high=MANY, things=self.cards, usual=5, in_play=dealt),
            Piece("top_discard", high=len(self.cards), words=words, traits=faces),
            Piece("horus_top", LEVELS, high=len(self.cards), things=levels, words=words, traits=faces),
            Piece(
                "horus_below",
                len(self.cards),
                high=MANY,
                things=self.cards,
                usual=2,
                in_play=tuple(bool(count) for count in p.horus_count),
            ),
            Piece("unrevealed_temple", len(below), high=MANY, things=below, usual=2),
            Piece("scarabs", high=max(sum(p.scarab_count), 1)),
            Piece("keys", high=max(int(p.keys), 1)),
            Piece("keys_spent", high=max(int(p.keys), 1), usual=4),
            Piece("wild", high=max(int(p.wild), 1)),
            Piece("in_tomb", high=ADVENTURERS * self.players, usual=2),
            Piece("talismans", high=max(int(p.talismans), 1)),
            Piece("mummy_tiles", len(MUMMY_EFFECTS), high=3, things=MUMMY_EFFECTS, usual=1),
            Piece("mummy_stack", len(MUMMY_EFFECTS), high=9, things=MUMMY_EFFECTS, usual=2),
            Piece("mummy_discard", len(MUMMY_EFFECTS), high=9, things=MUMMY_EFFECTS, usual=2),
            Piece("hidden_tiles", len(self.treasures), high=MANY, things=self.treasures, usual=2, in_play=hidden),
        ]

    def _dealt(self, p: Pieces) -> tuple[bool, ...]:
        """Whether each card is in the game."""
        counts = zip(p.basic_count, p.horus_count, p.equipment_count, strict=True)
        return tuple(any(each) for each in counts)

    def _of_seats(self, p: Pieces) -> list[Piece]:
        held = ("none", "unknown", *self.cards)
        known = of_words(held, {1, *(2 + card for card, there in enumerate(self._dealt(p)) if there)})
        hand = tuple(f"card {place}" for place in range(1, int(p.hand) + 1))
        worth = tuple(f"worth {points}" for points in self.scarabs)
        made = []
        for each in seats_in_order(self.players):
            made += [
                Piece(f"{each}: points", high=MOST_POINTS, usual=30),
                Piece(f"{each}: standing", len(STANDING), high=ADVENTURERS, things=STANDING, usual=2, rare=True),
                Piece(f"{each}: lying", len(SPACES), high=ADVENTURERS, things=SPACES, usual=2, rare=True),
                Piece(f"{each}: hand", len(hand), high=len(held) - 1, things=hand, words=held, traits=known),
                Piece(f"{each}: own_equipment", len(hand), things=hand),
                Piece(f"{each}: keys", high=max(int(p.keys), 1), usual=8),
                Piece(f"{each}: wild", high=max(int(p.wild), 1), usual=4),
                Piece(f"{each}: treasures", len(TYPES), high=MANY, things=TYPES, usual=5),
                Piece(f"{each}: artifacts", high=MANY, usual=3),
                Piece(f"{each}: flipped", len(TYPES), high=MANY, things=TYPES, usual=2),
                Piece(f"{each}: sets", high=MANY, usual=4),
                Piece(f"{each}: scarabs", high=MANY, usual=8),
                Piece(f"{each}: scarab_values", len(worth), high=MANY, things=worth, usual=3),
                Piece(f"{each}: boxed_scarabs", high=MANY, usual=1),
                Piece(f"{each}: talismans", high=max(int(p.talismans), 1), usual=5),
                Piece(f"{each}: character", high=len(CHARACTERS), words=("none", *CHARACTERS)),
                Piece(f"{each}: extra_points", high=MOST_POINTS, usual=20),
                Piece(f"{each}: sarcophagi", high=MANY, usual=8),
            ]
        return made

    def _own(self) -> list[Piece]:
        worth = tuple(f"worth {points}" for points in self.scarabs)
        return [Piece("own: boxed_scarab_values", len(worth), high=MANY, things=worth, usual=1)]

    # --- a view ----------------------------------------------------------------------------------------------------

    def numbers(self, view: View) -> list[int]:
        own = view["seat"] or 0
        players = self.players
        card = self.card
        row = [
            view["round"],
            self.decision.get(view["decision"], 0),
            self.ending[view["ending"]],
            relative(view["first"], own, players),
            relative(view["turn"], own, players),
            1 + relative(view["to_move"], own, players) if isinstance(view["to_move"], int) else 0,
            card[view["card"]],
            card[view["extra_card"]],
            card[view["placing"]],
            view["roll"] or 0,
            view["ignored"],
            view["extra_turns"],
        ]
        row += _marks(view["moved"], len(PLACES))
        row += [self.tile[name] for name in view["spaces"]]
        row += _marks([space - 1 for space in view["doubled"]], len(SPACES))
        row += [view["mummy"] or 0, view["draw"]]
        row += counts(view["unseen_cards"], self.cards)
        row += counts(view["discard"], self.cards)
        row.append(card[view["top_discard"]])
        row += [card[stack["top"]] for stack in view["horus"]]
        below: dict[str, int] = {}
        for stack in view["horus"]:
            below |= stack["below"]
        row += counts(below, self.cards)
        for amounts, tiles in zip(view["unrevealed_temple"], self.temple, strict=True):
            row += counts(amounts, tiles)
        row += [view["scarabs"], view["keys"], view["keys_spent"], view["wild"], view["in_tomb"], view["talismans"]]
        shown = [tile["effect"] for tile in view["mummy_tiles"]]
        row += [shown.count(effect) for effect in MUMMY_EFFECTS]
        row += counts(view["mummy_stack"], MUMMY_EFFECTS)
        row += counts(view["mummy_discard"], MUMMY_EFFECTS)
        row += counts(view["hidden_tiles"], self.treasures)
        for offset in range(players):
            self._add_seat(row, view["seats"][(own + offset) % players])
        row += self._by_worth(view["seats"][own]["boxed_scarab_values"])
        return row

    def _add_seat(self, row: list[int], seat: Seat) -> None:
        standing = [0] * len(STANDING)
        lying = [0] * len(SPACES)
        for place in seat["adventurers"]:
            if place in self.standing:
                standing[self.standing[place]] += 1
            else:
                lying[self.lying[place]] += 1
        row.append(seat["points"])
        row += standing
        row += lying
        hand = [1 + self.card[name] for name in seat["hand"]]
        empty = [0] * (self.hand - len(hand))
        row += hand + empty
        row += [int(mark) for mark in seat["own_equipment"]] + empty
        row += [seat["keys"], seat["wild"], *_by_type(seat["treasures"]), seat["artifacts"], *_by_type(seat["flipped"])]
        row += [seat["sets"], seat["scarabs"], *self._by_worth(seat["scarab_values"])]
        character = 1 + CHARACTERS.index(seat["character"]) if seat["character"] else 0
        row += [seat["boxed_scarabs"], seat["talismans"], character, seat["extra_points"], sum(seat["sarcophagi"])]

    def _by_worth(self, values: list[int] | None) -> list[int]:
        """How many scarabs of each worth there are, as far as that is known."""
        known = values or []
        return [known.count(points) for points in self.scarabs]


def _by_type(held: Treasures) -> tuple[int, int, int]:
    """How many there are of each type, in their order."""
    return held["vase"], held["statue"], held["jewelry"]


def _marks(marked: list[int], size: int) -> list[int]:
    """A 1 at each marked place, 0 elsewhere."""
    row = [0] * size
    for place in marked:
        row[place] = 1
    return row


def layout(game: AnyGame) -> Layout[View]:
    """The layout for a game's players and edition."""
    return LuxorLayout(game)
