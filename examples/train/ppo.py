"""Masked PPO by self-play: a network learns a game from nothing but its rules, and a file of it plays as a bot.

    pip install 'waset[envs]' torch
    python ppo.py runs/tut                                  # Tutankhamun, two players, until Ctrl-C
    python ppo.py runs/tut                                  # goes on where it stopped
    python ppo.py runs/lux --game luxor --decisions 2000000
    waset play tutankhamun --bots net:runs/tut/net.npz      # play against what it has become

The network judges what the seat would see after each legal action; the policy is a softmax over these judgements, so an
illegal action has no chance at all. A second output says what the seat may expect now, which is PPO's baseline. In some
games a seat is played by a past self. The run's folder holds `net.npz`, all checkpoints, `curve.csv`, and what is
needed to go on.
"""

import argparse
import csv
import math
import os
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # more threads slow down a network this small

import numpy as np  # only now, because numpy and torch read the variable above
import numpy.typing as npt
import torch
from torch import Tensor, nn

import waset
from waset import bots
from waset.bots import net_file
from waset.core.play import play, seat_rng
from waset.core.rng import Rng
from waset.envs.rewards import Outcome, margin, ranking
from waset.envs.vector import WasetVectorEnv

Array = npt.NDArray[Any]


@dataclass
class Settings:
    """What a run is made with; it is kept with the run."""

    game: str = "tutankhamun"
    players: int = 2
    modules: tuple[str, ...] = ()
    seed: int = 1
    decisions: int = 3_000_000
    """When the run is over; the pace falls until then."""
    games: int = 64
    """How many are played side by side."""
    batch: int = 8192
    """Decisions from which is learned at once, of games that are over."""
    part: int = 1024
    epochs: int = 3
    hidden: int = 64
    pace: float = 1e-3
    trace: float = 0.95
    """How far the credit for a result goes back: GAE's lambda."""
    clip: float = 0.2
    curiosity: float = 0.01
    league: float = 0.3
    """In what share of games a seat is played by a past self."""
    past: int = 16
    """How many past selves are kept."""
    rival: str = "porter"
    """The bot by which the run is measured; nothing is learned from it."""
    measured: int = 200
    """In how many games, in pairs: the same deal from both sides."""
    every: int = 16
    """After how many updates that is done."""


def reward(ended: Outcome) -> list[float]:
    """The place, and a little for the lead, so that a game that is lost is still worth playing."""
    return [0.8 * place + 0.2 * lead for place, lead in zip(ranking(ended), margin(ended), strict=True)]


class Judge(nn.Module):  # type: ignore[misc]  # torch is not there when types are checked
    """Features to two numbers: how good it is to get here, and what may be expected from here."""

    def __init__(self, features: int, hidden: int) -> None:
        super().__init__()
        self.first = nn.EmbeddingBag(features, hidden, mode="sum")  # features are mostly 0: a sum of a few rows
        nn.init.normal_(self.first.weight, 0, 0.05)
        self.bias = nn.Parameter(torch.zeros(hidden))
        self.second = nn.Linear(hidden, hidden)
        self.last = nn.Linear(hidden, 2)
        nn.init.normal_(self.last.weight, 0, 0.02)
        nn.init.zeros_(self.last.bias)

    def forward(self, held: "Decisions") -> tuple[Tensor, Tensor, Tensor]:
        """The logarithm of each action's chance, a row for each decision and -inf for what is not legal; and values:
        of each decision, and of what each action leads to."""
        now = self.first(*held.now.tensors()) + self.bias
        then = now[held.rows] + self.first(*held.change.tensors())
        judged = self._rest(torch.cat([now, then]))
        judgements = torch.full((len(now), int(held.column.max()) + 1), -math.inf)
        judgements = judgements.index_put((held.rows, held.column), judged[len(now) :, 0])
        return torch.log_softmax(judgements, 1), judged[: len(now), 1], judged[len(now) :, 1]

    def _rest(self, summed: Tensor) -> Tensor:
        return self.last(torch.relu(self.second(torch.relu(summed))))

    def layers(self, used: Tensor) -> list[tuple[Array, Array]]:
        """The layers for a file. A feature that never occurred says nothing."""
        first = self.first.weight * used[:, None]
        pairs = [(first, self.bias), (self.second.weight.T, self.second.bias), (self.last.weight.T, self.last.bias)]
        return [(weights.detach().numpy(), biases.detach().numpy()) for weights, biases in pairs]


@dataclass
class Sparse:
    """Rows of which only what is not 0 is kept."""

    places: Array
    amounts: Array
    counts: Array

    @staticmethod
    def of(rows: Array) -> "Sparse":
        flat = rows.ravel()
        there = np.flatnonzero(flat)
        row, place = np.divmod(there, rows.shape[1])
        return Sparse(place.astype(np.int32), flat[there], np.bincount(row, minlength=len(rows)))

    @staticmethod
    def joined(each: "list[Sparse]") -> "Sparse":
        return Sparse(*(np.concatenate([getattr(one, name) for one in each]) for name in Sparse.__annotations__))

    def split(self, sizes: Array) -> "list[Sparse]":
        """Parts with so many rows each."""
        rows = np.cumsum(sizes)[:-1]
        cells = np.cumsum(self.counts)[rows - 1]
        parts = (np.split(self.places, cells), np.split(self.amounts, cells), np.split(self.counts, rows))
        return [Sparse(*part) for part in zip(*parts, strict=True)]

    def tensors(self) -> tuple[Tensor, Tensor, Tensor]:
        """What an EmbeddingBag needs."""
        starts = np.cumsum(self.counts) - self.counts
        return torch.from_numpy(self.places), torch.from_numpy(starts.astype(np.int32)), torch.from_numpy(self.amounts)


@dataclass
class Decisions:
    """Decisions as the network reads them: what is seen now, and how each legal action would change it."""

    now: Sparse
    change: Sparse
    legal: Array
    """How many actions are legal in each."""

    def __post_init__(self) -> None:
        ends = np.cumsum(self.legal)
        self.rows = torch.from_numpy(np.repeat(np.arange(len(self.legal)), self.legal))
        self.column = torch.from_numpy(np.arange(ends[-1]) - np.repeat(ends - self.legal, self.legal))

    def split(self) -> "list[Decisions]":
        ones = np.ones(len(self.legal), np.int64)
        parts = zip(self.now.split(ones), self.change.split(self.legal), self.legal, strict=True)
        return [Decisions(now, change, np.array([legal])) for now, change, legal in parts]

    @staticmethod
    def joined(each: "list[Decisions]") -> "Decisions":
        now, change = (Sparse.joined([getattr(one, name) for one in each]) for name in ("now", "change"))
        return Decisions(now, change, np.concatenate([one.legal for one in each]))


@dataclass
class Step:
    """A decision that was made, and what PPO has to know about it later."""

    held: Decisions
    chosen: int
    chance: float
    value: float
    gain: float = 0.0
    """How much better it turned out than was expected."""
    worth: float = 0.0


@dataclass
class Run:
    """All that a run is."""

    folder: Path
    settings: Settings
    updates: int = 0
    decisions: int = 0
    finished: int = 0
    """Games."""
    seconds: float = 0.0
    """Of one processor, whatever else it had to do."""
    past: list[dict[str, Tensor]] = field(default_factory=list)

    def __post_init__(self) -> None:
        torch.manual_seed(self.settings.seed)
        torch.set_num_threads(1)
        own = self.settings
        self.envs = WasetVectorEnv(
            own.game,
            own.games,
            players=own.players,
            modules=own.modules,
            opponents="self",
            observations="features",
            autoreset="same_step",
            rewards=reward,
        )
        self.game = self.envs.game
        self.judge = Judge(self.envs.encoder.feature_size, own.hidden)
        self.former = Judge(self.envs.encoder.feature_size, own.hidden)
        """The past self that plays now."""
        self.learner = torch.optim.Adam(self.judge.parameters(), own.pace, eps=1e-5)
        self.used = torch.zeros(self.envs.encoder.feature_size)
        self.rng = np.random.default_rng(own.seed)
        self.open: list[list[list[Step]]] = [[[] for _ in range(own.players)] for _ in range(own.games)]
        """The steps of each seat in each game that is going on."""
        self.guests = np.array([self.guest() for _ in range(own.games)])
        self.done: list[Step] = []

    # --- playing -------------------------------------------------------------------------------------------------

    def guest(self) -> int:
        """The seat of a past self in a new game, or -1."""
        return int(self.rng.integers(self.settings.players)) if self.rng.random() < self.settings.league else -1

    def collect(self) -> None:
        """Plays until there are enough decisions of games that are over."""
        self.former.load_state_dict(
            self.past[self.rng.integers(len(self.past))] if self.past else self.judge.state_dict()
        )
        if self.updates == 0 or not hasattr(self, "seen"):
            self.seen, self.infos = self.envs.reset(seed=int(self.rng.integers(1 << 40)))
        while len(self.done) < self.settings.batch:
            self.step()

    def step(self) -> None:
        """One decision in each game."""
        envs, seats = self.envs, self.infos["seat"]
        legal = self.infos["action_mask"].sum(axis=1, dtype=np.int64)
        actions = self.infos["action_mask"].argmax(axis=1)
        open_ = np.flatnonzero(legal > 1)  # where there is only one, nothing is decided
        if len(open_):
            rows, listed, games = envs.afterstates()
            wanted = legal[games] > 1
            listed, games = listed[wanted], games[wanted]
            change = rows[wanted]
            change -= self.seen[games]
            held = Decisions(Sparse.of(self.seen[open_]), Sparse.of(change), legal[open_])
            as_guest = self.guests[open_] == seats[open_]
            with torch.no_grad():
                chances, values = (each.numpy() for each in self.judge(held)[:2])
                if as_guest.any():
                    chances = np.where(as_guest[:, None], self.former(held)[0].numpy(), chances)
            drawn = self.rng.gumbel(size=chances.shape)
            columns = (chances + drawn).argmax(axis=1)
            starts = np.cumsum(legal[open_]) - legal[open_]
            actions[open_] = listed[starts + columns]
            for at, own in enumerate(held.split()):
                if not as_guest[at]:
                    made = Step(own, int(columns[at]), float(chances[at, columns[at]]), float(values[at]))
                    self.open[open_[at]][seats[open_[at]]].append(made)
        self.seen, _, over, _, self.infos = envs.step(actions)
        for index in np.flatnonzero(over).tolist():
            self.finish(index, self.infos["final_info"]["rewards"][index])

    def finish(self, index: int, rewards: Array) -> None:
        """Credits the steps of a game that is over; the next one has begun."""
        for seat, steps in enumerate(self.open[index]):
            following, gain = float(rewards[seat]), 0.0
            for step in reversed(steps):
                gain = following - step.value + self.settings.trace * gain
                step.gain, step.worth = gain, step.value + gain
                following = step.value
            self.done += steps
            self.open[index][seat] = []
        self.guests[index] = self.guest()
        self.finished += 1

    # --- learning ------------------------------------------------------------------------------------------------

    def learn(self) -> dict[str, float]:
        """PPO's update from the decisions that are there."""
        own, steps = self.settings, self.done
        self.done = []
        left = max(1 - self.decisions / own.decisions, 0.05)
        self.learner.param_groups[0]["lr"] = own.pace * left
        gains = np.array([step.gain for step in steps], np.float32)
        center, spread = float(gains.mean()), float(gains.std()) + 1e-6
        told: dict[str, list[float]] = {"entropy": [], "value": [], "clipped": []}
        for _ in range(own.epochs):
            for part in np.array_split(self.rng.permutation(len(steps)), max(len(steps) // own.part, 1)):
                some = [steps[index] for index in part]
                held = Decisions.joined([step.held for step in some])
                self.used[torch.from_numpy(held.now.places)] = 1
                self.used[torch.from_numpy(held.change.places)] = 1
                chosen = torch.tensor([step.chosen for step in some])
                before = torch.tensor([step.chance for step in some])
                gain = (torch.tensor([step.gain for step in some]) - center) / spread
                worth = torch.tensor([step.worth for step in some])
                chances, values, after = self.judge(held)
                reached = after[torch.from_numpy(np.cumsum(held.legal) - held.legal) + chosen]
                ratio = (chances.gather(1, chosen[:, None])[:, 0] - before).exp()
                policy = -torch.min(ratio * gain, ratio.clamp(1 - own.clip, 1 + own.clip) * gain).mean()
                entropy = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
                value = (values - worth).square().mean() + (reached - worth).square().mean()
                loss = policy + value - own.curiosity * left * entropy
                self.learner.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.judge.parameters(), 0.5)
                self.learner.step()
                told["entropy"].append(float(entropy.detach()))
                told["value"].append(float(value.detach()))
                told["clipped"].append(float(((ratio - 1).abs() > own.clip).float().mean()))
        self.updates += 1
        self.decisions += len(steps)
        if self.updates % 8 == 0:
            self.past.append({name: each.clone() for name, each in self.judge.state_dict().items()})
            if len(self.past) > own.past:
                del self.past[int(self.rng.integers(own.past))]
        return {name: float(np.mean(each)) for name, each in told.items()}

    # --- keeping and measuring -------------------------------------------------------------------------------------

    def save(self) -> Path:
        """Writes the network as a file that plays, and what is needed to go on."""
        encoder = self.envs.encoder
        about = f"{self.decisions} decisions of {self.finished} games of self-play"
        (self.folder / "nets").mkdir(parents=True, exist_ok=True)
        path = self.folder / "net.npz"
        layers = self.judge.layers(self.used)
        for each in (self.folder / "nets" / f"{self.updates:05}.npz", path):
            net_file.save(each, self.game, encoder.size, encoder.featurizer, layers, net_file.AFTER, about)
        kept = {
            "settings": asdict(self.settings),
            "counts": [self.updates, self.decisions, self.finished, self.seconds],
            "judge": self.judge.state_dict(),
            "learner": self.learner.state_dict(),
            "used": self.used,
            "past": self.past,
            "rng": self.rng.bit_generator.state,
        }
        torch.save(kept, self.folder / "state.new")
        os.replace(self.folder / "state.new", self.folder / "state.pt")
        return path

    def resume(self) -> None:
        """Goes on from the last save; the games that were going on then are played anew."""
        kept = torch.load(self.folder / "state.pt", weights_only=True)
        self.updates, self.decisions, self.finished, self.seconds = kept["counts"]
        self.judge.load_state_dict(kept["judge"])
        self.learner.load_state_dict(kept["learner"])
        self.used, self.past = kept["used"], kept["past"]
        self.rng.bit_generator.state = kept["rng"]

    def measure(self, path: Path) -> None:
        """Plays against the rival as the file plays, and notes how often it won."""
        wins, games = against(self.game, f"net:{path}", self.settings.rival, self.settings.measured, 10**6)
        low, high = interval(wins, games)
        new = not (self.folder / "curve.csv").exists()
        with (self.folder / "curve.csv").open("a", newline="") as file:
            write = csv.writer(file)
            if new:
                write.writerow(["seconds", "updates", "decisions", "games", "rival", "played", "won", "low", "high"])
            row = [round(self.seconds), self.updates, self.decisions, self.finished, self.settings.rival]
            write.writerow([*row, games, wins, round(low, 4), round(high, 4)])
        print(f"  {wins / games:.1%} of {games} games won against {self.settings.rival} ({low:.1%} to {high:.1%})")


def against(game: waset.core.game.AnyGame, one: str, other: str, games: int, seed: int) -> tuple[float, int]:
    """Games won by a bot against others of one kind: in each group of games the same deal, from every seat."""
    wins, groups = 0.0, -(-games // game.players)
    for group in range(groups):
        for own in range(game.players):
            rng = Rng(seed + group)
            names = [one if seat == own else other for seat in range(game.players)]
            players = [bots.make(name, game, seat_rng(rng, seat)) for seat, name in enumerate(names)]
            places = game.ranking(play(game, players, rng))
            wins += (places[own] == 1) / places.count(1)
    return wins, groups * game.players


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for the share of games won."""
    share, z = wins / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - width, middle + width


def main() -> None:
    """Trains, or goes on."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("run", type=Path, help="the folder of the run; one that is there is gone on with")
    usual = asdict(Settings())
    for name, value in usual.items():
        if name == "modules":
            parser.add_argument("--modules", default="", help="joined by commas")
        else:
            parser.add_argument(f"--{name}", type=type(value), help=f"{value}, unless said")
    args = vars(parser.parse_args())
    folder = args.pop("run")
    given = {name: value for name, value in args.items() if value}
    if "modules" in given:
        given["modules"] = tuple(given["modules"].split(","))
    resumes = (folder / "state.pt").exists()
    kept = torch.load(folder / "state.pt", weights_only=True)["settings"] if resumes else usual
    run = Run(folder, Settings(**(kept | given)))
    if resumes:
        run.resume()
    while run.decisions < run.settings.decisions:
        began = time.process_time()
        run.collect()
        collected = time.process_time()
        told = run.learn()
        run.seconds += time.process_time() - began
        print(
            f"update {run.updates}: {run.decisions:,} of {run.settings.decisions:,} decisions, {run.finished:,} games,"
            f" {run.seconds:.0f} s ({collected - began:.0f} played, {time.process_time() - collected:.0f} learned);"
            + "".join(f" {name} {each:.3f}" for name, each in told.items()),
            flush=True,
        )
        if run.updates % run.settings.every == 0 or run.decisions >= run.settings.decisions:
            run.measure(run.save())


if __name__ == "__main__":
    main()
