"""Why something cannot be done, over the wire: for the holder of a seat, as far as that seat may know."""

import pytest

from tests.server.kit import Serving, error, two_at_a_table

HERE = {"kind": "card", "number": 3}


def test_the_holder_of_a_seat_is_told_the_reason_and_its_rule(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "luxor", options={"first": "0"})
    seen = ann.get().json()["update"]
    card = seen["view"]["seats"][0]["hand"][2]
    told = ann.post("/why-not", {"wish": HERE})
    reason = {"kind": "inner card", "rule": "L-HAND-2", "figures": {"card": card}}
    assert (told.status_code, told.json()) == (200, {"seq": seen["seq"], "seat": 0, "reason": reason})
    token = ann.post("/seats/0/token").json()["token"]
    assert server.person(token=token).post(f"{ann.path}/why-not", {"wish": HERE}).json() == told.json()
    turn = bob.post("/why-not", {"wish": HERE, "seat": 1}).json()["reason"]
    assert turn == {"kind": "not your turn", "rule": "L-TURN-1", "figures": {"seat": 0}}


def test_what_is_legal_has_no_reason_against_it(server: Serving) -> None:
    ann, _ = two_at_a_table(server, "tutankhamun", options={"first": "0"})
    choice = ann.get().json()["update"]["legal"][5]
    assert ann.post("/why-not", {"wish": choice["means"]}).json()["reason"] is None
    assert ann.post("/why-not", {"wish": {"kind": "sail", "to": 99}}).json()["reason"]["rule"] == "TR-73"


def test_nothing_changes_and_nobody_hears_of_it(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "luxor", options={"first": "0"})
    before = ann.get().json()["update"]
    with bob.person.socket(bob) as his:
        his.next()
        for number in range(1, 6):
            assert ann.post("/why-not", {"wish": {"kind": "card", "number": number}}).status_code == 200
        choice = before["legal"][0]["action"]
        assert ann.post("/act", {"seq": before["seq"], "action": choice}).status_code == 200
        heard = his.next()
        assert (heard["type"], heard["seq"]) == ("update", before["seq"] + 1)


def test_others_learn_nothing(server: Serving) -> None:
    """Whatever is in Ann's hand: Bob is only told whose turn it is, and whoever has no seat is told nothing."""
    ann, bob = two_at_a_table(server, "luxor", options={"first": "0"})
    hand = ann.get().json()["update"]["view"]["seats"][0]["hand"]
    answers = [bob.post("/why-not", {"wish": {"kind": "play", "card": card}}).json() for card in (*hand, "die")]
    assert {str(each) for each in answers} == {str(answers[0])}
    assert error(bob.post("/why-not", {"wish": HERE, "seat": 0})) == (403, "not_your_seat")
    watching = server.person("Cid").post(f"{ann.path}/why-not", {"wish": HERE}, key=ann.key("watch"))
    assert error(watching) == (403, "not_your_seat")
    assert error(server.person("Dan").post(f"{ann.path}/why-not", {"wish": HERE})) == (404, "not_found")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"wish": {"kind": "fly"}}, "bad_wish"),
        ({"wish": {"kind": "card", "number": "three"}}, "bad_wish"),
        ({"wish": {"kind": "play", "card": "x" * 61}}, "bad_request"),
        ({"wish": {str(number): number for number in range(13)}}, "bad_request"),
        ({"wish": {"kind": {"kind": "card"}}}, "bad_request"),
        ({}, "bad_request"),
    ],
)
def test_what_is_no_wish_is_refused(server: Serving, asked: dict[str, object], code: str) -> None:
    ann, _ = two_at_a_table(server, "luxor", options={"first": "0"})
    assert error(ann.post("/why-not", asked)) == (422, code)


def test_it_is_asked_only_where_a_game_is_or_was_played(server: Serving) -> None:
    ann = server.person("Ann").create("luxor")
    assert error(ann.post("/why-not", {"wish": HERE})) == (409, "not_playing")
