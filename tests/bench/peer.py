"""Measures one engine or environment in a process of its own, by a random loop in its own API; prints JSON.

    python peer.py SUBJECT SECONDS

Runs in the peers' environment, or in ours for Waset itself, and needs nothing but the package it measures.
"""

import copy
import json
import os
import random
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, Final, NamedTuple

PGX_BATCH: Final = 1024
PGX_STEPS: Final = 50
GAMES: Final = 256
"""How many games of ours run at once."""
OBSERVATIONS: Final = ("numbers", "features")


class Subject(NamedTuple):
    """Something that can be measured."""

    play: Callable[[int], tuple[int, int]]
    """Plays with this seed; returns the decisions made and the games ended, 0 where they run on."""
    halfway: Callable[[], Callable[[], object]] | None = None
    """Gives a call that copies a state from the course of a game."""


# --- peers ---------------------------------------------------------------------------------------------------------


def catanatron(_: str) -> Subject:
    """Four random players; every tick is a decision, dice rolls and ends of turns included."""
    module = import_module("catanatron")
    colors = [getattr(module.Color, name) for name in ("RED", "BLUE", "ORANGE", "WHITE")]

    def begin(seed: int) -> Any:
        random.seed(seed)
        return module.Game([module.RandomPlayer(color) for color in colors], seed=seed)

    def play(seed: int) -> tuple[int, int]:
        game = begin(seed)
        game.play()
        return len(game.state.actions), 1

    def halfway() -> Callable[[], object]:
        game = begin(1)
        for _ in range(200):
            game.play_tick()
        return lambda: game.copy()

    return Subject(play, halfway)


def openspiel(name: str) -> Subject:
    """A game of OpenSpiel driven from Python; the steps of chance are played but do not count."""
    pyspiel = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)

    def step(state: Any, rng: random.Random) -> int:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
            return 0
        state.apply_action(rng.choice(state.legal_actions()))
        return 1

    def play(seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += step(state, rng)
        return decisions, 1

    def halfway() -> Callable[[], object]:
        rng = random.Random(1)
        state = game.new_initial_state()
        for _ in range(4):
            step(state, rng)
        clone: Callable[[], object] = state.clone
        return clone

    return Subject(play, halfway)


def rlcard(name: str) -> Subject:
    """An environment of rlcard; each step also makes an observation."""
    env = import_module("rlcard").make(name)

    def play(seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        env.seed(seed)
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions, 1

    def halfway() -> Callable[[], object]:
        env.seed(1)
        env.reset()
        return lambda: copy.deepcopy(env.game)

    return Subject(play, halfway)


def pettingzoo(name: str) -> Subject:
    """A classic environment of PettingZoo; each step also makes an observation with its mask."""
    env = import_module(f"pettingzoo.classic.{name}").env()

    def play(seed: int) -> tuple[int, int]:
        rng = random.Random(seed)
        env.reset(seed=seed)
        decisions = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(rng.choice(mask.nonzero()[0]))
            decisions += 1
        return decisions, 1

    def halfway() -> Callable[[], object]:
        env.reset(seed=1)
        return lambda: copy.deepcopy(env)

    return Subject(play, halfway)


def pgx(name: str) -> Subject:
    """A game of pgx, compiled by jax for the processor: one game with a call for each step, or many with one for 50.

    Many are measured as its authors do, and with a policy that costs less than drawing by weight: `cheap`.
    """
    name, how = name.split("/")
    jax = import_module("jax")
    env = import_module("pgx").make(name)

    def act(state: Any, key: Any) -> Any:
        draw, chance = jax.random.split(key)
        if how == "cheap":
            after = jax.random.randint(draw, (), 0, env.num_actions)
            mask = jax.numpy.roll(state.legal_action_mask, -after)
            return (after + jax.numpy.argmax(mask)) % env.num_actions, chance
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        return jax.random.categorical(draw, odds), chance

    def one(state: Any, key: Any) -> Any:
        action, chance = act(state, key)
        return env.step(state, action, chance)

    init, step = jax.jit(env.init), jax.jit(one)

    def play(seed: int) -> tuple[int, int]:
        key = jax.random.PRNGKey(seed)
        state = init(key)
        decisions = 0
        while not state.terminated:
            key, now = jax.random.split(key)
            state = step(state, now)
            decisions += 1
        return decisions, 1

    renewing = import_module("pgx.experimental").auto_reset(env.step, env.init)

    def renewed(state: Any, key: Any) -> Any:
        action, chance = act(state, key)
        return renewing(state, action, chance)

    @jax.jit  # type: ignore[untyped-decorator]  # jax is imported by name
    def many(state: Any, key: Any) -> Any:
        def body(carry: Any, now: Any) -> Any:
            after = jax.vmap(renewed)(carry, jax.random.split(now, PGX_BATCH))
            return after, None

        return jax.lax.scan(body, state, jax.random.split(key, PGX_STEPS))[0]

    kept = [jax.vmap(env.init)(jax.random.split(jax.random.PRNGKey(0), PGX_BATCH))] if how != "single" else []

    def play_many(seed: int) -> tuple[int, int]:
        kept[0] = jax.block_until_ready(many(kept[0], jax.random.PRNGKey(seed)))
        return PGX_BATCH * PGX_STEPS, 0

    return Subject(play if how == "single" else play_many)


# --- ours ----------------------------------------------------------------------------------------------------------


def ours(name: str) -> Subject:
    """Waset: the engine's own loop, a bot in Python through the contract, or the vector environment."""
    waset = import_module("waset")
    kind, players, how = name.split("/")
    if how in OBSERVATIONS:
        return Subject(many_games(kind, int(players), how))
    game = waset.make(kind, players=int(players))
    to_move, legal, apply, sample = game.to_move, game.legal, game.apply, game.sample
    nobody, chance = waset.NOBODY, waset.CHANCE

    def own(seed: int) -> tuple[int, int]:
        return game.play_out(game.blank(), waset.Rng(seed)), 1

    def contract(seed: int) -> tuple[int, int]:
        rng = waset.Rng(seed)
        state = game.blank()
        decisions = 0
        while (who := to_move(state)) != nobody:
            if who == chance:
                apply(state, sample(state, rng))
            else:
                actions = legal(state)
                decisions += 1
                apply(state, actions[rng.below(len(actions))])
        return decisions, 1

    def halfway() -> Callable[[], object]:
        rng = waset.Rng(1)
        state = game.start(1)
        for _ in range(8):
            game.settle(state, rng)
            apply(state, legal(state)[0])
        return lambda: game.copy(state)

    return Subject(own if how == "own" else contract, halfway)


def many_games(kind: str, players: int, observations: str) -> Callable[[int], tuple[int, int]]:
    """256 games in self-play, with what is seen and the masks; in each the next legal action after a drawn number."""
    np = import_module("numpy")
    vector = import_module("waset.envs.vector")
    envs = vector.WasetVectorEnv(kind, GAMES, players, opponents="self", observations=observations)
    rng = np.random.default_rng(1)
    masks = [envs.reset(seed=1)[1]["action_mask"]]

    def play(_: int) -> tuple[int, int]:
        for _ in range(PGX_STEPS):
            after = int(rng.integers(masks[0].shape[1]))
            actions = after + np.concatenate((masks[0][:, after:], masks[0][:, :after]), axis=1).argmax(axis=1)
            masks[0] = envs.step(actions % masks[0].shape[1])[4]["action_mask"]
        return GAMES * PGX_STEPS, 0

    return play


PEERS: Final = {
    "catanatron": ("catanatron", catanatron),
    "open-spiel": ("pyspiel", openspiel),
    "rlcard": ("rlcard", rlcard),
    "pettingzoo": ("pettingzoo", pettingzoo),
    "pgx": ("pgx", pgx),
    "waset": ("waset", ours),
}
"""By the name of the package: the module whose import is timed, and how it is measured."""


def per_second(play: Callable[[int], tuple[int, int]], seconds: float) -> tuple[float, float | None]:
    """Decisions and games per second of CPU time; the first game, in which things are made ready, does not count."""
    play(0)
    decisions = games = seed = 0
    start = process_time()
    while (passed := process_time() - start) < seconds or not seed:
        seed += 1
        made, ended = play(seed)
        decisions += made
        games += ended
    return decisions / passed, games / passed if games else None


def copy_cost(call: Callable[[], object], seconds: float) -> float:
    """Microseconds for a copy."""
    calls = 0
    start = process_time()
    while (passed := process_time() - start) < seconds or not calls:
        for _ in range(10):
            call()
        calls += 10
    return 1e6 * passed / calls


def megabytes() -> float | None:
    """The most memory that this process has held so far, where the system tells."""
    status = Path("/proc/self/status")
    if not status.exists():
        return None
    line = next(line for line in status.read_text("utf-8").splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024


def main() -> None:
    """Measures the subject on the command line, on one core."""
    name, _, which = sys.argv[1].partition(":")
    seconds = float(sys.argv[2])
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    module, make = PEERS[name]
    start = perf_counter()
    import_module(module)
    import_time = perf_counter() - start
    subject = make(which)
    decisions, games = per_second(subject.play, seconds)
    memory = megabytes()
    cost = None if subject.halfway is None else copy_cost(subject.halfway(), seconds / 4)
    figures = {"decisions": decisions, "games": games, "copy": cost, "import": import_time, "memory": memory}
    print(json.dumps({"version": version(name), "figures": figures}))


if __name__ == "__main__":
    main()
