"""A small policy learns a game by playing against itself, with nothing but numpy, then meets the random bot.

    python train_selfplay.py                                # a few seconds: Tutankhamun, two players
    python train_selfplay.py --updates 1000                 # about a minute
    python train_selfplay.py --game luxor --updates 150     # a minute or two
    python train_selfplay.py --quick                        # just to see that it runs
    python train_selfplay.py --save net.npz                 # then: waset play tutankhamun --bots net:net.npz

The policy is a network with one hidden layer. It is moved towards what the winner of a game did and away from what the
loser did (REINFORCE, with Adam). train/ppo.py trains a stronger one, with torch.
"""

import argparse
import math
import os
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more threads slow down a network this small

import numpy as np  # only now, because numpy reads the variable above
import numpy.typing as npt

from waset.bots import net_file
from waset.envs.vector import WasetVectorEnv

Floats = npt.NDArray[np.float32]

PACE = 0.01
CURIOSITY = 0.01
"""How much the policy gains by keeping its options open."""


class Policy:
    """The chances of all actions, given what is seen and what is legal."""

    def __init__(self, features: int, actions: int, rng: np.random.Generator, hidden: int = 64) -> None:
        self.weights: list[Floats] = [
            rng.normal(0, 0.05, (features, hidden)).astype(np.float32),
            np.zeros((hidden, actions), np.float32),
            np.zeros(actions, np.float32),
        ]
        self.means = [np.zeros_like(each) for each in self.weights]
        self.squares = [np.zeros_like(each) for each in self.weights]
        self.updates = 0

    def chances(self, seen: Floats, legal: npt.NDArray[np.bool_]) -> tuple[Floats, Floats]:
        """The chance of each action in each row, and the hidden layer."""
        inner, outer, bias = self.weights
        hidden = np.maximum(seen @ inner, 0)
        scores = np.where(legal, hidden @ outer + bias, -np.inf)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        return chances / chances.sum(axis=1, keepdims=True), hidden

    def learn(self, seen: Floats, legal: npt.NDArray[np.bool_], done: npt.NDArray[np.intp], worth: Floats) -> None:
        """Makes what was done more likely where it paid, and less likely where it did harm."""
        chances, hidden = self.chances(seen, legal)
        pull = -chances
        pull[np.arange(len(done)), done] += 1
        pull *= worth[:, None]
        surprise = -np.log(chances + 1e-9)
        pull += CURIOSITY * chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
        pull /= len(done)
        back = (pull @ self.weights[1].T) * (hidden > 0)
        self.updates += 1
        for index, slope in enumerate((seen.T @ back, hidden.T @ pull, pull.sum(axis=0))):
            self.means[index] = 0.9 * self.means[index] + 0.1 * slope
            self.squares[index] = 0.99 * self.squares[index] + 0.01 * slope**2
            mean = self.means[index] / (1 - 0.9**self.updates)
            square = self.squares[index] / (1 - 0.99**self.updates)
            self.weights[index] += PACE * mean / (np.sqrt(square) + 1e-8)

    def save(self, path: str, envs: WasetVectorEnv) -> None:
        """Writes the policy as a file for `net:FILE`."""
        inner, outer, bias = self.weights
        layers = [(inner, np.zeros(len(outer), np.float32)), (outer, bias)]
        net_file.save(path, envs.game, envs.encoder.size, envs.encoder.featurizer, layers, net_file.ACTIONS)


def play(envs: WasetVectorEnv, policy: Policy, rng: np.random.Generator, learner: int | None = None) -> dict[str, Any]:
    """Plays a game in each place at the same time: the policy on all seats, or on one against random ones."""
    numbers = np.arange(envs.num_envs)
    moves: list[tuple[npt.NDArray[Any], ...]] = []
    rewards = np.zeros((envs.num_envs, 2), np.float32)
    going = np.ones(envs.num_envs, np.bool_)
    seen, infos = envs.reset(seed=int(rng.integers(2**31)))
    while going.any():  # where a game is over the next one begins, and is not looked at
        legal, seats = infos["action_mask"].astype(bool), infos["seat"]
        chances, _ = policy.chances(seen, legal)
        if learner is not None:
            by_chance = (seats + numbers) % 2 != learner
            chances[by_chance] = legal[by_chance] / legal[by_chance].sum(axis=1, keepdims=True)
        drawn = rng.random((envs.num_envs, 1)) * chances.sum(axis=1, keepdims=True)
        actions = (chances.cumsum(axis=1) > drawn).argmax(axis=1)
        moves.append(tuple(each[going] for each in (numbers, seats, seen, legal, actions)))
        seen, _, over, _, infos = envs.step(actions)
        if (ended := going & over).any():
            rewards[ended] = infos["rewards"][ended]
            going &= ~over
    places, of_seats, rows, masks, done = (np.concatenate(each) for each in zip(*moves, strict=True))
    return {"seen": rows, "legal": masks, "done": done, "worth": rewards[places, of_seats], "rewards": rewards}


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of games won."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - width, middle + width


def against_random(envs: WasetVectorEnv, policy: Policy, rng: np.random.Generator, games: int) -> str:
    """How often the policy wins against the random bot, on both seats alike."""
    wins = 0.0
    numbers = np.arange(envs.num_envs)
    for _ in range(0, games, envs.num_envs):
        own = play(envs, policy, rng, learner=0)["rewards"][numbers, numbers % 2]
        wins += float((own > 0).sum() + 0.5 * (own == 0).sum())
    low, high = interval(wins, games)
    return f"{wins / games:.1%} of {games} games won against random (95 % interval {low:.1%} to {high:.1%})"


def main() -> None:
    """Trains the policy, and prints how good it has become."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="tutankhamun", choices=("tutankhamun", "luxor"))
    parser.add_argument("--updates", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="fewer games, both to learn from and to measure")
    parser.add_argument("--save", metavar="FILE", help="where to keep the policy, as a bot that plays")
    args = parser.parse_args()
    updates, games = (40, 256) if args.quick else (args.updates, 256)
    rng = np.random.default_rng(args.seed)
    envs = WasetVectorEnv(args.game, 16, opponents="self", observations="features")
    policy = Policy(envs.encoder.feature_size, envs.game.action_count, rng)
    print("before:", against_random(envs, policy, rng, games))
    for update in range(1, updates + 1):
        played = play(envs, policy, rng)
        policy.learn(played["seen"], played["legal"], played["done"], played["worth"])
        if update % max(updates // 4, 1) == 0:
            print(
                f"after {update} updates, {update * envs.num_envs} games with itself: {len(played['done'])} decisions"
            )
    print("after: ", against_random(envs, policy, rng, games))
    if args.save:
        policy.save(args.save, envs)
        print(f"waset play {args.game} --bots net:{args.save}")


if __name__ == "__main__":
    main()
