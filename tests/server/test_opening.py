"""How a game begins, for the page that explains its rules."""

import pytest

from tests.server.kit import Serving, error
from waset import games


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_it_has_the_whole_board_and_no_secret(server: Serving, game: str) -> None:
    ann = server.person("Ann")
    found = ann.get(f"/api/games/{game}/opening").json()
    assert found["board"]["game"] == game
    assert set(found["board"].get("modules", {})) <= {each.name for each in games.facts(game).modules}
    assert found["view"]["seat"] is None
    assert ann.get(f"/api/games/{game}/opening").json() == found, "it is the same for everybody"
    assert error(ann.get("/api/games/mehen/opening"))[0] == 404
