"""What the rules write without the words in between is what is encoded from a view, at every decision."""

import numpy as np

from tests.contract.cases import CASES, Case
from tests.envs.cases import cases
from tests.envs.test_encode import moments
from waset.core.ints import zeros16
from waset.core.observation import marks_for
from waset.envs.encode import Encoder
from waset.envs.features import rare_columns
from waset.envs.memory import shared


@cases(CASES)
def test_observe_writes_what_is_encoded_from_the_view(case: Case) -> None:
    game = case.make()
    encoder = Encoder(game)
    for seed in range(2):
        for state in moments(game, seed, 3 if case.modules else 1):
            for seat in range(game.players):
                row = zeros16(encoder.size + 1)
                marks = marks_for(encoder.size)
                game.observe(state, seat, row, 1, marks)
                numbers = np.clip(shared(row, np.int16)[1:], encoder.low, encoder.high)
                assert (numbers == encoder.encode(game.view(state, seat))).all()
                rare = np.array(rare_columns(encoder.pieces), np.int64)
                assert set(rare[numbers[rare] != 0]) == {mark - 1 for mark in marks[1 : 1 + marks[0]]}
