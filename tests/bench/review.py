"""What a fast review costs: as a multiple of playing the same games with scribes, on one core."""

import io
from time import process_time
from typing import Final

import waset
from waset import bots
from waset.core.play import play, seat_rng
from waset.core.record import Recorder, read
from waset.core.rng import Rng
from waset.review import reviews

FIGURE: Final = "luxor-2 review"
GAMES_A_SECOND: Final = 20
"""About how many games are played and reviewed for each second that a measurement is to take."""


def times_playing(rounds: int, seconds: float) -> float:
    """CPU time of a fast review of games of Luxor with two players; that of playing and recording them is 1."""
    games = max(1, round(GAMES_A_SECOND * seconds))
    played: list[float] = []
    reviewed: list[float] = []
    for _ in range(rounds):
        start = process_time()
        lines = [_played(seed) for seed in range(1, games + 1)]
        between = process_time()
        for _ in reviews([next(read(io.BytesIO(line))) for line in lines]):
            pass
        played.append(between - start)
        reviewed.append(process_time() - between)
    return min(reviewed) / min(played)


def _played(seed: int) -> bytes:
    game = waset.make("luxor", players=2)
    file = io.BytesIO()
    rng = Rng(seed)
    scribes = [bots.make("scribe", game, seat_rng(rng, seat)) for seat in range(game.players)]
    play(game, scribes, rng, recorder=Recorder(game, file, ["Red", "Blue"], seed=seed))
    return file.getvalue()
