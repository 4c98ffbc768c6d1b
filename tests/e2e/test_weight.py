"""The page is light: what a phone in a train has to load before anything is seen."""

from tests.e2e.bench import FIRST_LOAD, first_load
from tests.e2e.conftest import Come


def test_a_first_load_is_small(come: Come) -> None:
    guest = come()
    guest.context.add_init_script("window.shift = 0")
    loaded = first_load(guest)
    sent = {response.url.rpartition("/")[2]: response.headers.get("content-encoding") for response in guest.responses}
    packed = [name for name, encoding in sent.items() if name.endswith((".js", ".css")) and encoding == "br"]
    assert len(packed) > 5, sent
    assert any(name.endswith(".woff2") for name in sent), "the fonts count too"
    assert any("/api/" in response.url for response in guest.responses), "and so do the answers"
    assert loaded > 50_000, "all of it is counted"
    assert loaded <= FIRST_LOAD
