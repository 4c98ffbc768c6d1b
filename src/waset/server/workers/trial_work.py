"""What the process of trials does for their reports. What it has seen goes to and fro as bytes, which costs no time."""

import pickle
from collections.abc import Sequence

from waset.core.errors import WasetError
from waset.lab.trial.trial import Tried
from waset.server.tables.offers import known
from waset.server.web import wire
from waset.server.web.errors import refused


def watched(tried: Tried, before: bytes, parts: Sequence[str]) -> bytes:
    """What the next games of a trial show, together with those before; a Refusal if they were not played like this."""
    from waset.lab.trial import report  # the rest of the server does without the laboratory

    known(tried.game)
    seen = pickle.loads(before) if before else report.TrialSeen()
    try:
        return pickle.dumps(report.watch(tried, seen, parts), pickle.HIGHEST_PROTOCOL)
    except WasetError as error:
        raise refused(error, "body.moves") from None


def reported(before: bytes) -> wire.TrialReport:
    """The report of the games that were seen."""
    from waset.lab.trial import report

    try:
        return {"page": report.page(pickle.loads(before))}
    except WasetError as error:
        raise refused(error, "body.moves") from None
