"""What the rules write without the words in between is what is encoded from a view, at every decision."""

import numpy as np

from tests.contract.cases import CASES, Case
from tests.envs.cases import cases
from tests.envs.test_encode import moments
from waset.core.ints import zeros16
from waset.envs.encode import Encoder
from waset.envs.memory import shared


@cases(CASES)
def test_observe_writes_what_is_encoded_from_the_view(case: Case) -> None:
    game = case.make()
    encoder = Encoder(game)
    for seed in range(2):
        for state in moments(game, seed, 3 if case.modules else 1):
            for seat in range(game.players):
                row = zeros16(encoder.size + 1)
                game.observe(state, seat, row, 1)
                numbers = np.clip(shared(row, np.int16)[1:], encoder.low, encoder.high)
                assert (numbers == encoder.encode(game.view(state, seat))).all()
