"""Every way that must have a recorded game."""

from typing import Final

from tests.games_played import luxor, tutankhamun

REQUIRED: Final = [*luxor.WAYS, *tutankhamun.WAYS]
