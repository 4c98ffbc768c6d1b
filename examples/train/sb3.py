"""Masked PPO of sb3-contrib against a bot, and its policy as a file that plays.

pip install 'waset[envs]' sb3-contrib
python sb3.py mine.npz --against porter --steps 200000
waset play tutankhamun --bots net:mine.npz
"""

import argparse
from typing import Any

import gymnasium
from sb3_contrib import MaskablePPO
from torch import nn

import waset.envs  # noqa: F401  # importing it registers the games
from waset.bots import net_file


def layers(model: Any) -> list[tuple[Any, Any]]:
    """The layers from what is seen to a number for each action."""
    linear = [each for each in model.policy.mlp_extractor.policy_net if isinstance(each, nn.Linear)]
    found = [*linear, model.policy.action_net]
    return [(each.weight.T.detach().numpy(), each.bias.detach().numpy()) for each in found]


def main() -> None:
    """Trains, and keeps the policy."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", help="where to keep the policy, as a bot that plays")
    parser.add_argument("--game", default="waset/Tutankhamun-v0")
    parser.add_argument("--against", default="random", help="the bot on the other seats (default: random)")
    parser.add_argument("--steps", type=int, default=50_000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    env = gymnasium.make(args.game, opponents=args.against, seat="random", observations="features")
    shape = {"net_arch": [64, 64], "activation_fn": nn.ReLU}  # a file knows no other way between two layers
    model = MaskablePPO("MlpPolicy", env, policy_kwargs=shape, seed=args.seed, device="cpu", verbose=1)
    model.learn(args.steps)
    own: Any = env.unwrapped
    encoder = own.encoder
    net_file.save(
        args.file, own.game, encoder.size, encoder.featurizer, layers(model), net_file.ACTIONS, f"{args.steps} steps"
    )


if __name__ == "__main__":
    main()
