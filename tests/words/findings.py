"""The sentences about what a check finds, for every kind of finding: `python -m tests.words.findings` writes them anew.

The page's tests read the same file, so that page and terminal say the same.
"""

import json
from pathlib import Path
from typing import Any, Final

from tests.games.luxor import test_edition as luxor
from tests.games.tutankhamun import test_edition as tutankhamun
from waset import games
from waset.core import edition, finding
from waset.core.errors import BadEdition
from waset.core.finding import Finding
from waset.words import LANGUAGES
from waset.words.found import Findings

FILE: Final = Path(__file__).parent / "findings.json"
ODD: Final[list[dict[str, Any]]] = [
    {"game": "senet"},
    {"name": "a\u0007"},
    {"tables": []},
    {"tables": {"scarabs": []}, "scarabs": []},
    {"scarab": []},
    {"cards": []},
    {"scarabs": {}},
    {"scarabs": [3]},
    {"scarabs": [{"points": 1}]},
    {"scarabs": [{"points": "1", "copies": 1}]},
    {"basic_cards": [{"card": 1, "copies": 31}]},
    {"basic_cards": [{"card": "\u202e", "copies": 31}]},
    {"scarabs": [{"points": 1, "copies": -1}]},
    {"basic_cards": [{"card": "1", "copies": 21}]},
    {"hand": []},
    {"hand": [{"cards": 1}]},
    {"talismans": []},
    {"talismans": [{"players": players, "each": 9} for players in (2, 3, 4, 5)]},
    {"mummy_tiles": [{"effect": "move 1", "cost": 1, "copies": 1}] * 2},
    {"free_choice": []},
    {"equipment": [{"card": "6", "copies": 1}]},
    {"spaces": [{**row, "icon": "lion"} if row["kind"] == "treasure" else row for row in luxor.BASE["spaces"]]},
    {"artifacts": [{"needs": 6, "points": 1, "copies": 1}], "treasures": luxor.BASE["treasures"]},
    {"basic_cards": [{"card": f"{low}-{high}", "copies": 1} for low in range(1, 8) for high in range(low + 1, 15)]},
    {"equipment": [{"card": "4+", "copies": 7}]},
    {"supplies": [{**row, "copies": 0} for row in luxor.BASE["supplies"]]},
]
"""What is wrong with a document of Luxor, beside what its own tests have."""
DOCUMENTS: Final = [
    *(("luxor", document) for document in ODD),
    *(("luxor", tables) for tables, _ in [*luxor.ERRORS, *luxor.WARNINGS]),
    *(("tutankhamun", document) for document, _ in [*tutankhamun.ERRORS, *tutankhamun.ODD]),
]


def found(game: str, document: dict[str, Any]) -> list[Finding]:
    """All that is found in a document."""
    tools = games.edition_tools(game)
    try:
        return tools.check(edition.from_document(document, tools.base, game))
    except BadEdition as error:
        return finding.found(error)


def kinds(game: str) -> set[str]:
    """All kinds of what may be found in a document of a game."""
    return {*edition.KINDS, *finding.WORDS, *games.edition_tools(game).findings}


def worked() -> list[dict[str, Any]]:
    """An example of each kind, as it is said in each language."""
    unreadable = finding.found(edition.wrong("", "unreadable", why="Invalid value (at line 1, column 8)"))
    no_game = finding.found(edition.wrong("game", "no game", games=["luxor", "tutankhamun"]))
    all_found = [("luxor", each) for each in [*unreadable, *no_game]]
    all_found += [(game, each) for game, document in DOCUMENTS for each in found(game, document)]
    examples: dict[tuple[str, str], Finding] = {}
    for game, each in all_found:
        examples.setdefault((game, each.kind), each)
    made = []
    for (game, _), each in examples.items():
        lines = {language: Findings(game, language).sentence(each) for language in LANGUAGES}
        made.append({"game": game, "finding": each._asdict(), "lines": lines})
    return made


if __name__ == "__main__":
    FILE.write_text(json.dumps(worked(), indent=1, ensure_ascii=False) + "\n", "utf-8")
