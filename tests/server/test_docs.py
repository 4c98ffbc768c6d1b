"""docs/api.md says what is so."""

import re
import sys
from pathlib import Path

import waset
from tests.contract.test_why_not import declared
from tests.server.kit import PATIENCE, Seated, Serving
from tests.spawn import spawn
from waset import games
from waset.server.tables import readers
from waset.server.web import errors

SOURCE = Path(__file__).parent.parent.parent
TEXT = (SOURCE / "docs" / "api.md").read_text("utf-8")
SERVER = SOURCE / "src" / "waset" / "server"


def test_every_request_is_listed(server: Serving) -> None:
    document = server.person().get("/api/openapi.json").json()
    written = {path for row in TEXT.splitlines() for path in re.findall(r"/api[A-Za-z/-]*", row.partition("|")[2])}
    for path in document["paths"]:
        plain = path.replace("{id}", "ID").replace("{seat}", "N")
        for name in ("game", "lesson", "puzzle"):
            plain = plain.replace(f"{{{name}}}", name.upper())
        assert plain in written, plain


def test_every_kind_of_event_is_listed() -> None:
    listed = TEXT.partition("<!-- events -->")[2].partition("<!-- /events -->")[0]
    for name in ("luxor", "tutankhamun"):
        game = waset.make(name, players=2, modules=[module.name for module in games.facts(name).modules])
        table = listed.partition(f"kind in {name} |")[2].partition("\n\n")[0]
        rows = {
            f"| {kind} | {', '.join(f'`{field.name}`' for field in fields) or '-'} |"
            for kind, fields in game.event_kinds.items()
        }
        assert rows == set(table.splitlines()[2:])


def test_every_kind_of_reason_is_listed() -> None:
    listed = TEXT.partition("<!-- reasons -->")[2].partition("<!-- /reasons -->")[0]
    for name in ("luxor", "tutankhamun"):
        table = listed.partition(f"reason in {name} |")[2].partition("\n\n")[0]
        kinds, _ = declared(name)
        rows = {f"| {kind} | {', '.join(f'`{field.name}`' for field in kinds[kind]) or '-'} |" for kind in kinds}
        assert rows == set(table.splitlines()[2:])


def test_every_code_is_listed() -> None:
    codes = set(errors.CODES.values())
    for path in SERVER.rglob("*.py"):
        codes |= set(re.findall(r'Refusal\(\s*\d+,\s*"([a-z_]+)"', path.read_text("utf-8")))
    assert len(codes) > 20
    written = set(re.findall(r"`([a-z_]+)`", TEXT.partition("## Errors")[2].partition("## Requests")[0]))
    assert codes <= written
    for code in (readers.RESTART, readers.AWAY, readers.ENDED, readers.NOT_FOUND, readers.SLOW, readers.TOO_MANY):
        assert str(code) in TEXT.partition("| close code")[2]


def test_the_example_plays_a_game(server: Serving, tmp_path: Path) -> None:
    program = re.search(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert program is not None
    assert program[1].count("\n") < 60
    file = tmp_path / "play.py"
    file.write_text(program[1], "utf-8")
    ann = server.person("Ann").create("tutankhamun")
    bob = server.person("Bob").join(ann)
    ann.post("/start")
    tokens = [seated.post(f"/seats/{seat}/token").json()["token"] for seat, seated in enumerate((ann, bob))]
    running = [spawn([sys.executable, file, server.url, ann.id, token], stderr=None) for token in tokens]
    said = [process.communicate(timeout=PATIENCE)[0] for process in running]
    assert [process.returncode for process in running] == [0, 0]
    assert all("The ranking:" in text for text in said)
    assert Seated(ann.person, ann.id).facts()["status"] == "over"
