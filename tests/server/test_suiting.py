"""What level suits a person is found from their own finished games against bots, and from nothing else."""

from typing import Any

from tests.server.kit import Person, Serving, wait_for
from waset.server.database.rows import SeatRow, StoredSpec, TableRow
from waset.server.tables.suiting import suiting

LIST = "/api/me/levels"
ME = SeatRow(0, "person", "Ann", "ann")
BOT = SeatRow(1, "bot", "Ibis", bot="scribe")


def over(**changes: Any) -> TableRow:
    """A finished game that Ann has won."""
    spec = StoredSpec("luxor", 2, (), {})
    return TableRow("t", 0.0, 0.0, "over", False, "ann", spec, 9, None, 0.0, ranking=[1, 2])._replace(**changes)


def played(person: Person, bot: str) -> None:
    """A game of Tutankhamun against a bot, with the first choice always."""
    seats = [{"who": "me"}, {"who": "bot", "bot": bot}]
    table = person.create("tutankhamun", seats=seats, start=True)
    while (update := table.update())["to_move"] is not None:
        if update["legal"]:
            assert table.act().status_code == 200
        else:
            table.get("/wait", seq=update["seq"], timeout=10)
    wait_for(lambda: table.facts()["status"] == "over")


def test_a_level_is_suggested_after_three_games_and_to_that_person_only(server: Serving) -> None:
    ann, bob = server.person("Ann"), server.person("Bob")
    for _ in range(2):
        played(ann, "porter")
    assert ann.get(LIST).json() == {"levels": []}
    played(ann, "porter")
    (found,) = ann.get(LIST).json()["levels"]
    assert (found["game"], found["games"]) == ("tutankhamun", 3)
    assert found["bot"] in ("random", "porter", "scribe", "vizier")
    assert 0 < found["chance"] < 1
    assert bob.get(LIST).json() == {"levels": []}


def test_games_that_were_not_wholly_ones_own_do_not_count() -> None:
    def levels(row: TableRow, *seats: SeatRow) -> int:
        return len(suiting("ann", [(row, seats)] * 3))

    assert levels(over(), ME, BOT) == 1
    assert levels(over(status="playing"), ME, BOT) == 0
    assert levels(over(ranking=None), ME, BOT) == 0
    assert levels(over(origin="another"), ME, BOT) == 0
    assert levels(over(), ME._replace(resigned=True), BOT) == 0
    assert levels(over(), ME._replace(bot="vizier"), BOT) == 0
    assert levels(over(), ME, SeatRow(1, "person", "Zoe", "ann")) == 0
    assert levels(over(), ME, SeatRow(1, "person", "Bob", "bob")) == 0
    assert levels(over(), ME._replace(guest="bob"), BOT) == 0


def test_wins_and_losses_are_told_apart() -> None:
    """With a budget after its name a bot is the same level."""
    won, lost, shared = (
        suiting("ann", [(over(ranking=ranking), [ME, BOT._replace(bot="scribe:20")])] * 6)[0]
        for ranking in ([1, 2], [2, 1], [1, 1])
    )
    assert shared["bot"] == "scribe"
    assert lost["bot"] in ("random", "porter")
    assert won["bot"] in ("vizier", "pharaoh")
