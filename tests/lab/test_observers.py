"""What is noted of a game agrees with the game: its words, its last state and its score sheet."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.games.luxor.kit import Table, fixture, only
from tests.games.tutankhamun.kit import tut
from tests.lab.folders import make_run
from waset.core.record import Record, read
from waset.games.luxor.lab import observer as of_luxor
from waset.games.tutankhamun.lab import observer as of_tutankhamun
from waset.lab.read import kingmaking
from waset.lab.read.observers import ObservedGame, observe


def games(folder: Path, **said: str) -> list[tuple[Record, ObservedGame]]:
    """The games of a run, and what was noted of each."""
    found = []
    for file in make_run(folder, **said).files:
        for record in read(file.path):
            told = observe(record)
            assert told is not None
            found.append((record, told))
    return found


def times(told: ObservedGame, *kinds: str) -> int:
    return sum(count for (kind, _, _), count in told.uses.items() if kind in kinds)


@pytest.fixture(scope="module")
def luxor_games(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Record, ObservedGame]]:
    return games(tmp_path_factory.mktemp("luxor") / "run", players="3", modules='"all"', games="5")


@pytest.fixture(scope="module")
def tutankhamun_games(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Record, ObservedGame]]:
    folder = tmp_path_factory.mktemp("tutankhamun") / "run"
    return games(folder, game='"tutankhamun"', players="4", games="8")


def test_the_result_is_that_of_the_record(luxor_games: list[tuple[Record, ObservedGame]]) -> None:
    for record, told in luxor_games:
        assert record.result is not None
        assert told.scores == record.result["scores"]
        assert told.lines == record.result["sheet"]
        assert told.ending == record.result["ending"]
        assert [place == 1 for place in record.result["ranking"]] == [win > 0 for win in told.wins]
        assert sum(told.wins) == pytest.approx(1)
        assert told.bots == ("random",) * 3
        assert told.lengths["decisions"] == sum(who >= 0 for who, _ in record.steps)


def test_every_turn_has_a_card_or_was_lost_to_a_roll(luxor_games: list[tuple[Record, ObservedGame]]) -> None:
    added = re.compile(r"add .* from the (left|right)")
    for record, told in luxor_games:
        extra = sum(bool(added.fullmatch(words)) for _, words in record.steps)
        cards = times(told, of_luxor.BASIC, of_luxor.HORUS, of_luxor.EQUIPMENT) - extra
        cards += times(told, of_luxor.FORWARD, of_luxor.DROPPED)
        assert told.lengths["turns"] == cards + told.shares[of_luxor.LOST][0]
        assert told.lengths["turns"] >= 3 * (told.lengths["rounds"] - 1) + 1


def test_the_stand_up_rolls_are_those_of_the_record(luxor_games: list[tuple[Record, ObservedGame]]) -> None:
    tried = lost = 0
    for record, told in luxor_games:
        words = [said for _, said in record.steps]
        rolls = [words[at + 1] for at, said in enumerate(words) if said == "try to rise"]
        could = sum(said in ("try to rise", "do not try to rise") for said in words)
        failed = sum(int(roll.removeprefix("roll ")) <= 4 for roll in rolls)
        turns = told.lengths["turns"]
        assert told.shares == {
            of_luxor.COULD: (could, turns),
            of_luxor.TRIED: (len(rolls), turns),
            of_luxor.LOST: (failed, turns),
            of_luxor.FAILED: (failed, len(rolls)),
        }
        tried += len(rolls)
        lost += failed
    assert tried > lost > 0


def test_things_are_counted_as_the_record_tells_them(luxor_games: list[tuple[Record, ObservedGame]]) -> None:
    for record, told in luxor_games:
        words = Counter(said for _, said in record.steps)
        for (kind, thing, seat), count in told.uses.items():
            if kind == of_luxor.CHARACTER:
                assert (words[f"seat {seat} is {thing}"], count) == (1, 1)
        bought = Counter(said.split(" for ")[0].removeprefix("buy ") for said in words.elements() if "buy " in said)
        del bought["no mummy tile"]
        assert bought == thing_counts(told, of_luxor.MUMMY_TILE)
        scarabs = Counter(said for said in words.elements() if re.fullmatch(r"scarab \d", said))
        found = thing_counts(told, of_luxor.PIECE)
        assert all(found[said.replace("scarab", "scarab worth")] >= count for said, count in scarabs.items())
        assert times(told, of_luxor.SARCOPHAGUS) == sum(bool(line["sarcophagi"]) for line in told.lines) or (
            thing_counts(told, of_luxor.SARCOPHAGUS) == {"number 1": 1, "number 2": 1}
        )


def thing_counts(told: ObservedGame, kind: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for (of, thing, _), count in told.uses.items():
        if of == kind:
            found[thing] += count
    return found


def test_the_mummy_costs_nothing_where_there_is_none(tmp_path: Path) -> None:
    ((_, told),) = games(tmp_path / "run", games="1")
    assert told.shares == {}


# --- ways of the adventurers ---------------------------------------------------------------------------------------


def watched(table: Table, *words: str) -> Counter[tuple[str, str, int]]:
    """The tiles of the path that are used while this is played."""
    watcher = of_luxor.Observer()
    watcher.on_step(table.game, table.state, [])
    for said in words:
        log: list[Any] = []
        table.game.apply(table.state, table.game.parse(table.state, said), log)
        watcher.on_step(table.game, table.state, log)
    return Counter({key: count for key, count in watcher.uses.items() if key[0] == of_luxor.TILE})


def test_osiris_is_used_by_who_ends_there() -> None:
    spaces = {4: "osiris 3", 5: "osiris 1", 7: "scarab"}
    table = fixture(hand="2, 1, 1, 1, 1", at=[2], spaces=spaces)
    assert watched(table, "play 2 from the left", "move 2 from space 2 to space 7") == {
        (of_luxor.TILE, "osiris 3", 0): 1
    }


def test_osiris_may_send_to_osiris() -> None:
    table = fixture(hand="2, 1, 1, 1, 1", at=[2], spaces={4: "osiris 1", 5: "osiris 2"})
    used = watched(table, "play 2 from the left", "move 2 from space 2 to space 7")
    assert used == {(of_luxor.TILE, "osiris 1", 0): 1, (of_luxor.TILE, "osiris 2", 0): 1}


def test_who_passes_osiris_does_not_use_it_even_if_the_claimed_tile_vanishes() -> None:
    table = fixture(hand="2, 1, 1, 1, 1", at=[2], spaces={3: "osiris 3", 4: "vase 1/2", 5: "osiris 1"})
    assert not watched(table, "play 2 from the left", "move 2 from space 2 to space 4")


def test_osiris_is_seen_where_there_is_no_choice() -> None:
    table = fixture(hand="2, 1, 1, 1, 1", at=only(2), spaces={4: "osiris 3"})
    assert watched(table, "play 2 from the left") == {(of_luxor.TILE, "osiris 3", 0): 1}


def test_all_adventurers_use_osiris_with_an_all_card() -> None:
    table = fixture(hand="all +2 (level 2), 1, 1, 1, 1", at=only(2, 2, 8), spaces={4: "osiris 3", 10: "osiris 1"})
    used = watched(table, "play all +2 (level 2) from the left")
    assert used == {(of_luxor.TILE, "osiris 3", 0): 2, (of_luxor.TILE, "osiris 1", 0): 1}


def test_a_tunnel_is_used_by_who_ends_there() -> None:
    spaces = {5: "tunnel", 11: "tunnel", 15: "tunnel"}
    table = fixture(hand="1, 2, 2, 2, 2", at=[4], spaces=spaces)
    used = watched(table, "play 1 from the left", "move 1 from space 4 to space 5")
    assert used == {(of_luxor.TILE, "tunnel", 0): 1}


def test_who_walks_from_tunnel_to_tunnel_uses_none() -> None:
    table = fixture(hand="1, 2, 2, 2, 2", at=[4], spaces={4: "tunnel", 5: "tunnel"})
    assert not watched(table, "play 1 from the left", "move 1 from space 4 to space 5")


# --- Tutankhamun ---------------------------------------------------------------------------------------------------


def test_sets_are_placed_and_tiles_collected(tutankhamun_games: list[tuple[Record, ObservedGame]]) -> None:
    for record, told in tutankhamun_games:
        sails = sum("sail to slot" in words for _, words in record.steps)
        assert told.lengths["turns"] == sails
        for seat, lines in enumerate(told.lines):
            for name, points in lines.items():
                places = told.uses[of_tutankhamun.PLACE, f"{name}, first", seat]
                places += told.uses[of_tutankhamun.PLACE, f"{name}, second", seat]
                assert places or not points or name in ("rings", "ring bonus")
    powers = {thing for _, told in tutankhamun_games for kind, thing, _ in told.uses if kind == "idol used"}
    assert {"Ra", "Osiris", "Thoth"} <= powers


def ends(tile_79: str, tile_80: str, **said: Any) -> Any:
    """A position with two tiles left, of which Yellow must take one."""
    nile = ["empty"] * 78 + [tile_79, tile_80]
    return tut(3, nile, boats=[70, 75, 76], **said)


def test_who_cannot_win_but_chooses_the_winner_makes_a_king() -> None:
    collections = [{}, {"Pottery": 3}, {"Bracelet": 3}]
    table = ends("Pottery", "Bracelet", points=[28, 4, 4], collections=collections)
    assert kingmaking.judge(table.game, table.state) == (True, True)


def test_who_can_win_makes_no_king() -> None:
    collections = [{"Pottery": 3}, {}, {"Bracelet": 3}]
    table = ends("Pottery", "Bracelet", points=[4, 9, 4], collections=collections)
    assert not kingmaking.judge(table.game, table.state).is_kingmaking


def test_where_the_winner_is_the_same_nobody_makes_a_king() -> None:
    collections = [{}, {"Pottery": 3}, {"Bracelet": 3}]
    table = ends("Pottery", "Bracelet", points=[28, 4, 20], collections=collections)
    assert not kingmaking.judge(table.game, table.state).is_kingmaking


def test_a_kingmaking_that_others_still_decide_on_is_not_certain() -> None:
    collections = [{}, {"Pottery": 3}, {"Pottery": 0, "Bracelet": 2}]
    table = ends("Pottery", "Bracelet", points=[28, 5, 5], collections=collections, underworld={"Bracelet": 1})
    verdict = kingmaking.judge(table.game, table.state)
    assert not verdict.is_certain


def test_kingmaking_is_looked_for_in_the_last_round(tutankhamun_games: list[tuple[Record, ObservedGame]]) -> None:
    for record, told in tutankhamun_games:
        made, decisions = told.shares[of_tutankhamun.DECISIONS]
        last = [at for at, (_, words) in enumerate(record.steps) if words.startswith("sail")][-4]
        assert decisions == len(record.steps) - last
        assert told.shares[of_tutankhamun.KINGMAKING] == (int(made > 0), 1)
    record = tutankhamun_games[0][0]
    quick = observe(record, deep=False)
    assert quick is not None
    assert quick.shares == {}


def test_two_players_cannot_make_kings(tmp_path: Path) -> None:
    ((_, told),) = games(tmp_path / "run", game='"tutankhamun"', games="1")
    assert told.shares == {}
