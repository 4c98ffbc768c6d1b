"""The API keeps what its document promises: schemathesis asks at random, hypothesis plays at random."""

from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks

from tests.server.kit import PATIENCE, Seated, Serving, counted, serving, two_at_a_table
from waset.server.web import requests as sent
from waset.server.web import wire

FEW = settings(
    max_examples=4,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[hypothesis.Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Serving, Any, dict[str, str], str]]:
    """A server of its own, its document, the cookie of somebody, and a table where they play."""
    with serving(tmp_path_factory.mktemp("contract")) as server:
        ann = server.person("Ann").create(public=True, seats=[{"who": "me"}, {"who": "me"}], start=True)
        cookie = {"cookie": f"waset={ann.person.client.cookies['waset']}"}
        schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
        yield server, schema, cookie, ann.id


@pytest.fixture(scope="module")
def document(api: tuple[Serving, Any, dict[str, str], str]) -> Any:
    """The OpenAPI document."""
    return requests.get(f"{api[0].url}/api/openapi.json", timeout=PATIENCE).json()


def operations(document: Any) -> list[tuple[str, str]]:
    """All requests that the document describes."""
    return [(path, method) for path, item in document["paths"].items() for method in item]


def asked_at_random(operation: Any, url: str, headers: dict[str, str], table: str, mode: GenerationMode) -> list[str]:
    """What is wrong with the answers to some random requests, which keep to the document or break it."""
    failures: list[str] = []
    wanted = ("status_code_conformance", "content_type_conformance", "response_schema_conformance")
    checked = (checks.not_a_server_error, *(checks.CHECKS.get_one(name) for name in wanted))

    @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
    @FEW
    def ask(case: Any) -> None:
        if case.path_parameters and "id" in case.path_parameters and mode is GenerationMode.POSITIVE:
            case.path_parameters["id"] = table
        answer = case.call(base_url=url, headers=headers, timeout=PATIENCE)
        try:
            case.validate_response(answer, checks=checked)
        except (AssertionError, BaseExceptionGroup) as error:
            failures.append(f"{operation.label}: {getattr(error, 'exceptions', error)}")

    try:
        ask()
    except hypothesis.errors.Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "only a request without any parameter cannot be broken"
    return failures


def test_whatever_is_asked_is_answered_as_described(
    api: tuple[Serving, Any, dict[str, str], str], document: Any
) -> None:
    server, schema, cookie, table = api
    asked = operations(document)
    assert len(asked) > 30
    failures = [
        failure
        for path, method in asked
        if not path.endswith(("/stream", "/wait"))
        for mode in GenerationMode
        for failure in asked_at_random(schema[path][method.upper()], server.url, cookie, table, mode)
    ]
    assert failures == []
    answered = counted(server.guard.tables.metrics.requests)
    assert [status for status in answered if status >= "5"] == []
    assert {"200", "201", "403", "404", "409", "422"} <= set(answered)


def test_the_document_has_the_messages_of_the_socket(document: Any) -> None:
    models = document["components"]["schemas"]
    for model in (wire.Hello, wire.Updated, wire.Seated, wire.Chatted, wire.Beat, wire.Accepted, wire.Refused):
        assert models[model.__name__]["properties"]["type"]["const"] in (
            "hello",
            "update",
            "table",
            "chat",
            "beat",
            "done",
            "error",
        )
    for each in (sent.SendAct, sent.SendUndo, sent.SendChat, sent.SendBeat):
        assert "type" in models[each.__name__]["required"]


WISHES = st.sampled_from(
    ["act", "act", "act", "act again", "act late", "undo", "far undo", "agree", "steal", "illegal", "look"]
)


@settings(max_examples=6, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
@hypothesis.given(
    wishes=st.lists(st.tuples(WISHES, st.integers(0, 1), st.integers(0, 10**6)), min_size=15, max_size=30)
)
def test_random_clients_keep_the_table_whole(server: Serving, wishes: list[tuple[str, int, int]]) -> None:
    """Whatever two clients do, numbers only grow, all see the same, and the record can be rebuilt."""
    players = two_at_a_table(server, "tutankhamun")
    model = Model(players)
    for wish, who, number in wishes:
        model.step(wish, players[who], number)
    model.check_record(server)


class Model:
    """What two clients may rely on."""

    def __init__(self, players: tuple[Seated, Seated]) -> None:
        self.players: tuple[Seated, Seated] = players
        self.seq: int = 1
        self.last: dict[str, Any] | None = None

    def step(self, wish: str, seated: Seated, number: int) -> None:
        """One wish of one client; its answer is one of those that the contract allows."""
        update = seated.update()
        assert update["seq"] == self.seq
        legal = update["legal"]
        choice = legal[number % len(legal)]["action"] if legal else 0
        expected = {409, 422}
        grows = 0
        if wish == "act":
            body = {"seq": self.seq, "action": choice, "request": f"request-{number}-{self.seq}"}
            answer = seated.post("/act", body)
            if legal:
                expected, grows, self.last = {200}, 1, {"who": seated, "body": body, "answer": answer.json()}
        elif wish == "act again" and self.last:
            answer = self.last["who"].post("/act", self.last["body"])
            assert answer.json() == self.last["answer"]
            expected = {200}
        elif wish == "act late":
            answer = seated.post("/act", {"seq": max(0, self.seq - 1 - number % 3), "action": choice})
            assert answer.json()["error"]["code"] in ("stale", "not_playing")
        elif wish == "undo" and update["undo"] is not None:
            answer = seated.post("/undo", {"seq": self.seq, "to": update["undo"]})
            expected, grows = {200}, 1
        elif wish == "far undo":
            answer = seated.post("/undo", {"seq": self.seq, "to": 1 + number % self.seq})
            expected = {200, 409}
            grows = answer.json()["seq"] - self.seq if answer.status_code == 200 else 0
        elif wish == "agree" and (proposal := seated.facts()["proposal"]):
            answer = seated.post("/undo/answer", {"proposal": proposal["id"], "agree": number % 2 == 0})
            expected = {200}
            grows = answer.json()["update"]["seq"] - self.seq
        elif wish == "steal":
            other = self.players[seated is self.players[0]]
            answer = seated.get(seat=0 if other is self.players[0] else 1)
            expected = {403}
        elif wish == "illegal":
            answer = seated.post("/act", {"seq": self.seq, "action": 10**6 + number})
        else:
            answer = seated.get("/history")
            expected = {200}
        assert answer.status_code in expected, (wish, answer.text)
        assert grows in (0, 1)
        self.seq += grows
        views = [player.update() for player in self.players]
        assert [view["seq"] for view in views] == [self.seq, self.seq]
        assert views[0]["to_move"] == views[1]["to_move"]

    def check_record(self, server: Serving) -> None:
        """Forgets what is in memory; the database tells the same."""
        ann = self.players[0]
        before = ann.state()
        del server.guard.tables.known[ann.id]
        assert ann.state() == {**before, "update": {**before["update"], "events": ann.update()["events"]}}
        frames = ann.get("/history", limit=500).json()["frames"]
        assert [frame["seq"] for frame in frames] == list(range(1, self.seq + 1))
