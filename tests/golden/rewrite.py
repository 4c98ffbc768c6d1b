"""Rewrites all golden files from the rules as they are now: `make golden`. Review the change as code.

Besides counts and playthroughs these are the parts of docs/record-format.md that follow from the code.
"""

from tests.core import record_document
from tests.golden import counts, playthroughs


def rewrite() -> None:
    """Writes every golden file anew, and says which."""
    playthroughs.FOLDER.mkdir(exist_ok=True)
    wanted = {playthrough.path for playthrough in playthroughs.PLAYTHROUGHS}
    for path in set(playthroughs.FOLDER.glob("*.txt")) - wanted:
        path.unlink()
    for playthrough in playthroughs.PLAYTHROUGHS:
        print(f"playthroughs/{playthrough.path.name}", flush=True)
        playthrough.path.write_text(playthroughs.told(playthrough), "utf-8")
    print("counts.txt", flush=True)
    lines = [line for case in counts.cases() for line in counts.lines(case)]
    counts.FILE.write_text(counts.HEADER + "\n".join(lines) + "\n", "utf-8")
    document = record_document.DOCUMENT
    print(document.name, flush=True)
    document.write_text(record_document.rewritten(document.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    rewrite()
