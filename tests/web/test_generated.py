"""What the page takes from the server is what the server has: types of the wire, and positions to test with."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
pytest.importorskip("waset.server.web.wire", reason="this build has no server")


def test_types_of_the_wire_are_fresh() -> None:
    """`wire.ts` is what the server's models are now."""
    done = subprocess.run([sys.executable, ROOT / "web/scripts/wire.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", ["luxor-start", "tutankhamun-start"])
def test_positions_of_the_page_have_the_keys_of_the_views(name: str) -> None:
    """A key that a view gains or loses is seen in the page's positions."""
    import waset

    kept = json.loads((ROOT / f"web/src/fixtures/{name}.json").read_text(encoding="utf-8"))["view"]
    game = waset.make(kept["game"], players=kept["players"])
    view = game.view(game.start(seed=1), 0)
    assert view.keys() == kept.keys()
    assert view["seats"][0].keys() == kept["seats"][0].keys()
