"""The sentences about what cannot be done, for every kind of reason: `python -m tests.words.reasons` writes them anew.

The page's tests read the same file, so that page and terminal say the same.
"""

import json
from pathlib import Path
from typing import Any

from tests.games.luxor import reasons as luxor
from tests.games.tutankhamun import reasons as tutankhamun
from waset.core.game import AnyGame
from waset.core.wish import Reason
from waset.words import LANGUAGES, Speaker, plain

FILE = Path(__file__).parent / "reasons.json"
NAMES = ["Nadia", "Farid", "Ibis"]


def worked() -> list[dict[str, Any]]:
    """Each example of a reason, as seat 0 is told it in each language."""
    made = []
    ours = [(each.table().game, each.reason) for each in [*luxor.BASE, *luxor.MODULES]]
    games: list[tuple[AnyGame, Reason]] = [*ours, *((each.table().game, each.reason) for each in tutankhamun.EXAMPLES)]
    for game, reason in games:
        speakers = {language: Speaker(game, NAMES[: game.players], 0, language) for language in LANGUAGES}
        lines = {language: plain(each.why_not(reason, "Q?")) for language, each in speakers.items()}
        made.append({"game": game.meta.name, "reason": reason._asdict(), "lines": lines})
    return made


if __name__ == "__main__":
    FILE.write_text(json.dumps(worked(), indent=1, ensure_ascii=False) + "\n", "utf-8")
