"""OpenSpiel plays both games: its IS-MCTS bot at Luxor, where hands are hidden, its MCTS bot at Tutankhamun."""

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # OpenSpiel has no types
from open_spiel.python.algorithms import ismcts, mcts  # type: ignore[import-untyped]  # OpenSpiel has no types
from open_spiel.python.bots import uniform_random  # type: ignore[import-untyped]  # OpenSpiel has no types

import waset.envs.openspiel  # noqa: F401  # registers the games

rng = np.random.RandomState(7)
evaluator = mcts.RandomRolloutEvaluator(1, rng)


def play(name: str, simulations: int) -> None:
    """Lets a searching bot play against one that plays at random."""
    game = pyspiel.load_game(name)
    hidden = game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    if hidden:
        searcher = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=rng)
    else:
        searcher = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=rng)
    bots = [searcher, uniform_random.UniformRandomBot(1, rng)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    print(f"{game}\n  {len(state.history())} steps, returns {state.returns()}")


play("python_waset_luxor", simulations=3)
play("python_waset_tutankhamun", simulations=20)
