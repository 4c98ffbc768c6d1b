"""What can be chosen for an environment, in the words of all of them."""

from collections.abc import Collection
from typing import Any, Final

import numpy as np
from gymnasium import spaces

from waset.core.errors import BadOption, unknown
from waset.envs.encode import Encoder
from waset.envs.rewards import Outcome

ILLEGAL: Final = ("lose", "raise")
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
OBSERVATIONS: Final = ("numbers", "features")


def checked(what: str, word: object, known: Collection[str | None]) -> None:
    """Raises BadOption for an unknown word, with the nearest known one."""
    if word not in known:
        raise BadOption(unknown(what, str(word), [each for each in known if each is not None]))


def observation_space(encoder: Encoder, observations: str) -> spaces.Space[Any]:
    """What an observation can be: whole numbers, or features."""
    if observations == "features":
        return spaces.Box(encoder.feature_low, encoder.feature_high, dtype=np.float32)
    return spaces.Box(encoder.low, encoder.high, dtype=np.int16)


def result(ended: Outcome, seat: int) -> dict[str, Any]:
    """How a game has ended for a seat."""
    return {"ending": ended.ending, "place": ended.places[seat], "score": ended.scores[seat]}
