"""Finished games as records, played at random."""

import io

import waset
from waset import bots
from waset.core.play import play, seat_rng
from waset.core.record import Recorder
from waset.core.rng import Rng

MODULES = ("mummy", "equipment", "artifacts", "characters")


def finished_records(games: int) -> list[str]:
    """Records of Luxor with four players and all modules, each with a seed of its own."""
    game = waset.make("luxor", players=4, modules=MODULES)
    texts = []
    for seed in range(games):
        file = io.BytesIO()
        recorder = Recorder(game, file, ["Ann", "Bob", "Cid", "Dan"], seed)
        rng = Rng(seed)
        play(game, [bots.make("random", game, seat_rng(rng, seat)) for seat in range(4)], rng, recorder=recorder)
        texts.append(file.getvalue().decode())
    return texts
