"""An example for each kind of reason in Luxor: a position, what its seat wishes, and why it cannot be."""

from collections.abc import Callable
from typing import Any, NamedTuple

from tests.games.luxor.kit import Table, fixture, luxor, only
from tests.games.luxor.modules.mummy_kit import at_tiles, bought
from waset.core.wish import Reason

LAST = "last to second last (level 1)"
ALL = "all +1 (level 1)"


class Example(NamedTuple):
    """Seat 0's wish at a table, and the reason against it."""

    table: Callable[[], Table]
    wish: dict[str, Any]
    reason: Reason


def because(kind: str, rule: str, /, **figures: Any) -> Reason:
    """A reason; a trailing underscore of a field's name goes."""
    return Reason(kind, rule, {name.rstrip("_"): value for name, value in figures.items()})


def piece(at: int | str, why: str, rule: str, away: int = 0) -> dict[str, Any]:
    """One of the adventurers that cannot use a card."""
    return {"at": at, "why": why, "rule": rule, "away": away}


def asleep(*pieces: dict[str, Any]) -> list[dict[str, Any]]:
    """These, after those that `only` sets aside."""
    return [*[piece("statue 1", "asleep", "L-MOVE-1")] * (5 - len(pieces)), *pieces]


def held(hand: str, *places: int | str, **said: Any) -> Table:
    """Seat 0 is asked for a card; only adventurers on these places can move."""
    return fixture(hand=hand, at=only(*places), **said)


def played(card: str, *places: int | str, more: tuple[str, ...] = (), **said: Any) -> Table:
    """Seat 0 has played its left card and is asked what follows."""
    return held(f"{card}, 1, 1, 1, 1", *places, **said).do(f"play {card} from the left", *more)


def offered(tile: str) -> Table:
    """An adventurer of seat 0 has come to this tile."""
    return held("2, 1, 1, 1, 1", 4, spaces={6: tile}).do("play 2 from the left")


def risen(die: int, *places: int | str, **said: Any) -> Table:
    """Seat 0 has tried to raise those who lie."""
    given: dict[str, Any] = {"mummy": 30, "hand": "1, 2, 3, 4, 5"} | said
    return fixture(modules="mummy", at=only(*places), **given).do("try to rise", f"roll {die}")


def character(name: str, hand: str, *places: int | str, **said: Any) -> Table:
    """Seat 0 has this character and is asked for a card."""
    return held(hand, *places, modules="characters", character=name, character1="none", **said)


def plus(hand: str, *places: int | str) -> Table:
    """Seat 0 has played an N+ card and is asked for another."""
    return held(hand, *places, modules="equipment").do(f"play {hand.split(',')[0]} from the left")


def move(from_: int | str | None = None, to: int | str | None = None, **more: Any) -> dict[str, Any]:
    """A wish that somebody goes."""
    named = {"from": from_, "to": to, **more}
    return {"kind": "move", **{name: value for name, value in named.items() if value is not None}}


def wish(kind: str, **fields: Any) -> dict[str, Any]:
    """Any other wish."""
    return {"kind": kind, **fields}


HAND = "1, 2, 3, 4, 5"
BASE: list[Example] = [
    # --- whose turn it is, and what is asked
    Example(
        lambda: luxor(ending="no move", round=9, at=[40, 40, 40, 40, 40]), wish("play"), because("over", "L-END-3")
    ),
    Example(lambda: played("die", 4), wish("play"), because("chance", "L-TURN-2")),
    Example(lambda: held(HAND, 4, turn=1), wish("play"), because("not your turn", "L-TURN-1", seat=1)),
    Example(lambda: held(HAND, 4), move("stairs", 3), because("other question", "L-TURN-2", decision="card")),
    Example(lambda: played("2", 4, 9), wish("decline", what="move"), because("must", "L-MOVE-2", decision="move")),
    # --- cards
    Example(lambda: held(HAND, 4), wish("card", number=3), because("inner card", "L-HAND-2", card="3")),
    Example(
        lambda: held(HAND, 4),
        wish("play", card="5", side="left"),
        because("other end", "L-HAND-1", card="5", side="right"),
    ),
    Example(lambda: held(HAND, 4), wish("play", card="die"), because("not in hand", "L-HAND-2")),
    Example(
        lambda: held("1, 2, 3, 4, 5", 37, 38, 40, keys=1),
        wish("card", number=5),
        because(
            "dead card",
            "L-MOVE-4",
            card="5",
            steps=[5],
            why="past tomb",
            pieces=asleep(
                piece(37, "past tomb", "L-MOVE-4", 4),
                piece(38, "past tomb", "L-MOVE-4", 3),
                piece(40, "past tomb", "L-MOVE-4", 1),
            ),
        ),
    ),
    Example(
        lambda: held("1, 2, 3, 4, die", 40),
        wish("play", side="right"),
        because(
            "dead card",
            "L-TOMB-2",
            card="die",
            steps=[1, 2, 3, 4, 5, 6],
            why="no key",
            pieces=asleep(piece(40, "no key", "L-TOMB-2", 1)),
        ),
    ),
    Example(lambda: held(f"{LAST}, 2, 3, 4, 5", 7), wish("play", side="left"), because("no second", "LR-48")),
    Example(lambda: held(HAND, "tomb"), wish("play", side="left"), because("nobody active", "LR-102")),
    Example(lambda: held("1, 2, 3, 4, 5", 37), wish("drop", side="right"), because("must play", "LR-21", cards=["1"])),
    Example(lambda: held(HAND, 37), wish("drop", absent=True), because("only absent", "LR-90")),
    Example(
        lambda: held(HAND, 4),
        wish("play", side="left", forward=True),
        because("no ability", "M4-FORWARD", ability="forward"),
    ),
    Example(lambda: held(HAND, 4), wish("rearrange", **{"from": 1, "to": 2}), because("order", "L-HAND-1")),
    # --- who cannot go
    Example(lambda: played("2", 4, 9), move(12), because("nobody there", "L-MOVE-1", at=12)),
    Example(lambda: played("2", 4, 9), move("statue 1"), because("asleep", "L-MOVE-1", statue=1)),
    Example(lambda: played("2", 4, 9, "tomb"), move("tomb"), because("in tomb", "L-TOMB-4")),
    Example(
        lambda: played(
            "2", 4, 9, "lying 20", modules="mummy", mummy=30, agenda=["end turn", "mummy tile", "refill", "card"]
        ),
        move(20),
        because("lying", "M1-LYING-1", space=20),
    ),
    # --- where nobody can go
    Example(lambda: played("5", 4, 9, 38), move(38), because("past tomb", "L-MOVE-4", from_=38, away=3, steps=[5])),
    Example(
        lambda: played("2", 4, 9, 37, spaces={39: "osiris 4"}),
        move(37, steps=2),
        because("Osiris past tomb", "LR-34", from_=37),
    ),
    Example(lambda: played("2", 4, 9, 39), move(39, "tomb"), because("no key", "L-TOMB-2", keys=1, have=0)),
    Example(lambda: played("+/-1", 1, 9), move(1, steps=-1), because("no way back", "LR-26", from_=1)),
    Example(lambda: played("2", 4, 9), move(4, steps=3), because("wrong number", "L-CARD-1", steps=[2])),
    Example(lambda: played("2", 4, 9), move(4, "stairs"), because("never a goal", "LR-26")),
    Example(lambda: played("2", 4, 9), move(9, 8), because("backward", "L-CARD-1")),
    Example(
        lambda: played("2", 4, 9, spaces={6: "empty"}),
        move(4, 6),
        because("empty space", "LR-5", space=6, ends=[7]),
    ),
    Example(lambda: played("2", 4, 9, spaces={6: "osiris 1"}), move(4, 6), because("Osiris", "L-MOVE-7", space=6)),
    Example(
        lambda: played("2", 4, 38, keys=1),
        move(38, "tomb"),
        because("exact count", "L-TOMB-1", from_=38, away=3, steps=[2]),
    ),
    Example(
        lambda: played("2", 4, 9),
        move(4, 9),
        because("wrong distance", "L-MOVE-2", from_=4, to=9, away=5, steps=[2], ends=[6]),
    ),
    Example(lambda: played("2", 4, 9), move(4, 6, keys=1), because("price", "L-TOMB-1", keys=0)),
    # --- tiles
    Example(
        lambda: held(f"{ALL}, 1, 1, 1, 1", 4, 9).do(f"play {ALL} from the left"),
        wish("act", at=4),
        because("did not move", "LR-45", moved=[5, 10]),
    ),
    Example(
        lambda: held(HAND, 4, spaces={4: "scarab"}), wish("claim", space=4), because("no treasure", "L-ACT-2", space=4)
    ),
    Example(
        lambda: held(HAND, 4, spaces={4: "vase 2/3"}),
        wish("claim", space=4, tile="vase 1/2"),
        because("other tile", "L-ACT-2", space=4, tile="vase 2/3"),
    ),
    Example(
        lambda: held(HAND, 4, spaces={4: "vase 2/3"}),
        wish("claim", space=4),
        because("too few", "L-ACT-2", space=4, needs=2, there=1),
    ),
    Example(
        lambda: held(HAND, 4, 4, spaces={4: "vase 2/3"}), wish("claim", space=4), because("arrive", "LR-60", space=4)
    ),
    Example(lambda: held(HAND, 4), wish("leave"), because("must claim", "LR-59")),
    Example(lambda: offered("horus 1"), wish("take", what="scarab"), because("not offered", "L-ACT-5", what="scarab")),
    Example(lambda: held(HAND, 4), wish("take", what="key"), because("elsewhere", "L-ACT-5", what="key")),
    Example(
        lambda: offered("horus 1"), wish("take Horus card", level=3), because("other level", "L-ACT-5", levels=[1])
    ),
    Example(
        lambda: offered("horus 1"),
        wish("take Horus card", level=1, card="1-6 (level 3)"),
        because("not on top", "LR-87"),
    ),
]
MODULES: list[Example] = [
    # --- the mummy
    Example(
        lambda: held(f"{LAST}, 2, 3, 4, 5", 7, 9, modules="mummy", mummy=8),
        wish("play", side="left"),
        because("barred", "MR-24", space=7),
    ),
    Example(lambda: bought("move 1", at=only(3, 9, "woken")), move("woken"), because("woken", "L-MOVE-6")),
    Example(
        lambda: held(HAND, 4, modules="mummy", mummy=30), wish("accept", what="rise"), because("nobody lies", "MR-17")
    ),
    Example(
        lambda: risen(3, "lying 9", "lying 20", 5),
        wish("raise", spaces=[5]),
        because("nobody lies there", "M1-RISE-1", space=5),
    ),
    Example(
        lambda: risen(3, "lying 9", "lying 30", 5),
        wish("raise", spaces=[30]),
        because("under the mummy", "M1-RISE-4", space=30),
    ),
    Example(
        lambda: risen(2, "lying 9", "lying 20", 5),
        wish("raise", spaces=[20, 9]),
        because("too many", "M1-RISE-2", die=2),
    ),
    Example(
        lambda: held(HAND, 4, "lying 9", modules="mummy", mummy=30).do("do not try to rise"),
        wish("raise", spaces=[9]),
        because("start of turn", "M1-RISE-1"),
    ),
    Example(lambda: at_tiles("move 1"), wish("buy", tile="2 keys"), because("not on display", "M1-TILE-1")),
    Example(
        lambda: at_tiles("extra turn", talismans=2),
        wish("buy", tile="extra turn"),
        because("too dear", "M1-TILE-1", cost=3, talismans=2),
    ),
    Example(
        lambda: held(HAND, 4, modules="mummy", mummy=30, mummy_tiles=["2 points", "rearrange", "move 1"]),
        wish("buy", tile="2 points"),
        because("end of turn", "M1-TILE-1"),
    ),
    Example(
        lambda: at_tiles("exchange scarab"),
        wish("box scarab", points=1),
        because("bought first", "M1-EFF-6", tile="exchange scarab"),
    ),
    Example(
        lambda: bought("exchange scarab", scarabs=[1, 2]),
        wish("box scarab", points=4),
        because("no such scarab", "M1-EFF-6"),
    ),
    Example(lambda: bought("free choice"), wish("take items", items=["key", "key"]), because("two items", "M1-EFF-12")),
    Example(lambda: bought("rearrange"), wish("rearrange", **{"from": 2, "to": 2}), because("same place", "MR-87")),
    Example(lambda: bought("rear 1-2", at=only(3, 9)), move(9), because("not the last", "MR-88", at=3)),
    Example(
        lambda: bought("Horus card", horus=["1-3 (level 1)", "none", "1-6 (level 3)"]).do("discard card 1, 1"),
        wish("take Horus card", level=2),
        because("stack empty", "MR-35", level=2),
    ),
    # --- equipment
    Example(
        lambda: played("die +/-1", "stairs", 9, more=("roll 1",), modules="equipment"),
        wish("act", at="stairs"),
        because("no tile", "MR-40", at="stairs"),
    ),
    Example(
        lambda: plus("2+, 1-3 (level 1), 1, 1, 4", 10), wish("card", number=1), because("no Horus card", "M2-CARD-PLUS")
    ),
    Example(lambda: plus("2+, 6, 1, 1, 1", 36), wish("add", side="left"), because("adds nothing", "MR-46", card="6")),
    Example(
        lambda: plus("3+, +/-1, 1, 1, +/-1", 38),
        wish("decline", what="extra card"),
        because("must add", "MR-46"),
    ),
    Example(lambda: held(HAND, 4, modules="equipment"), wish("add", side="left"), because("after N+", "MR-49")),
    # --- characters
    Example(
        lambda: character("key", HAND, 4),
        wish("accept", what="reroll"),
        because("no ability", "M4-REROLL", ability="reroll"),
    ),
    Example(
        lambda: character("choose Horus", "2, 1, 1, 1, 1", 4, spaces={6: "horus 1"}, keys1=20).do(
            "play 2 from the left"
        ),
        wish("take", what="key"),
        because("none left", "LR-64", what="key"),
    ),
    Example(
        lambda: character("key", "2, 1, 1, 1, 5", 4, 38, keys=1).do("play 2 from the left"),
        move(38, "tomb"),
        because("no key", "MR-72", keys=2, have=1),
    ),
]
