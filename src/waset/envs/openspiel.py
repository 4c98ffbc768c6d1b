"""Every game as a game of OpenSpiel: importing this module registers them.

    import pyspiel
    import waset.envs.openspiel

    game = pyspiel.load_game("python_waset_luxor(players=3,modules=mummy+artifacts)")

The parameters are `players`, `edition` (a name or a file), `modules` (joined by + or, given as a dict, by commas),
`position` (a file, or the name of a small game) and the options of the game. `first` is a seat, -1 for random. Chance
is explicit, the returns add up to zero.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pyspiel  # type: ignore[import-not-found]  # OpenSpiel has no types

from waset.core.document import read
from waset.core.errors import BadPosition, IllegalAction, WasetError, unknown
from waset.core.game import CHANCE, AnyGame
from waset.core.meta import Meta, OptionFact
from waset.core.rng import Rng
from waset.envs.openspiel_bounds import Bounds, bounds
from waset.envs.openspiel_match import TERMINAL, RememberedMatch, written
from waset.envs.openspiel_observer import SpielObserver
from waset.envs.openspiel_struct import Struct
from waset.envs.small import small_games
from waset.envs.starts import start_of
from waset.games import facts, make, names

SEED_BITS: Final = 53
"""As many bits as a random float has."""
RANDOM: Final = "random"
RANDOM_SEAT: Final = -1
BETWEEN_MODULES: Final = "+"
SPECIAL: Final = ",=()\n"
"""Characters that cannot be in a parameter, because OpenSpiel writes games as text and reads them back."""


class WasetGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of Waset with its parameters, as OpenSpiel sees it."""

    meta: Meta

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules: AnyGame = made(self.meta, params or {})
        self.start: Any = started(self.rules, (params or {}).get("position", ""))
        self.bounds: Bounds = bounds(self.rules)
        information = pyspiel.GameInfo(
            num_distinct_actions=self.bounds.num_distinct_actions,
            max_chance_outcomes=self.bounds.max_chance_outcomes,
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.bounds.max_game_length,
        )
        super().__init__(kind_of(self.meta), information, {**(params or {}), **canonical(self.rules)})

    def new_initial_state(self) -> "WasetState":
        """Where a game begins: before anything has happened, or in the position that was given."""
        return WasetState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The most steps of chance in a game, its layout included."""
        return self.bounds.max_chance_nodes

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of the requested kind; by default, of what the observing player sees now."""
        return SpielObserver(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return loaded, (str(self),)


def loaded(text: str) -> Any:
    """The game that OpenSpiel has written as this text, with the games of this module registered."""
    return pyspiel.load_game(text)


class WasetState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A match as OpenSpiel sees it. Everything is kept in the match, so that OpenSpiel can copy and save it."""

    def __init__(self, game: WasetGame) -> None:
        super().__init__(game)
        self.match: RememberedMatch = RememberedMatch(game.rules, game.start)

    def current_player(self) -> Any:
        """The seat to move, or OpenSpiel's name for chance or for the end."""
        player = self.match.player
        return player if player >= 0 else pyspiel.PlayerId(player)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.match.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance is to move. The same as OpenSpiel's own method, without the detour through C++."""
        return self.match.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the player to move, or this player, may do; the outcomes when chance is to move. No detour, either."""
        to_move = self.match.player
        if player is None or player == to_move or to_move < 0:
            return self.match.choices[:]
        if player < 0:
            raise pyspiel.SpielError(f"player {player} is not to move here; player {to_move} is")
        return []

    def _legal_actions(self, player: int) -> list[int]:
        return self.match.choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        if self.match.player != CHANCE:
            raise pyspiel.SpielError("chance is not to move here")
        return self.match.odds[:]

    def _apply_action(self, action: int) -> None:
        try:
            self.match.carry_out(action)
        except IllegalAction as problem:
            raise pyspiel.SpielError(str(problem)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        match = self.match
        return match.game.text(match.state, action) if action in match.choices else f"action {action}"

    def action_to_struct(self, *player_and_action: int) -> Struct:
        """What a legal action or an outcome of chance means. As in OpenSpiel, the player before it may be left out."""
        action = player_and_action[-1]
        match = self.match
        if action not in match.choices:
            raise pyspiel.SpielError(f"action {action} is not legal here, so it has no meaning")
        return Struct(match.game.means(match.state, action))

    def struct_to_actions(self, struct: Struct) -> list[int]:
        """The one action that has this meaning here."""
        match = self.match
        found = [each for each in match.choices if match.game.means(match.state, each) == struct.fields]
        if not found:
            raise pyspiel.SpielError(f"no legal action here means {struct.to_json()}")
        return found

    def to_struct(self) -> Struct:
        """The whole position, as `docs/position-format.md` describes it."""
        return Struct(self.match.game.document(self.match.state))

    def to_observation_struct(self, player: int | None = None) -> Struct:
        """The view of a player, or of the one to move."""
        return Struct(self.match.view(self.match.player if player is None else player))

    def to_dict(self) -> dict[str, Any]:
        """The whole position by its keys."""
        return self.to_struct().to_dict()

    def to_json(self) -> str:
        """The whole position as one line of JSON."""
        return self.to_struct().to_json()

    def returns(self) -> list[float]:
        """By the final ranking: 1 for beating all others, -1 for losing to all; they add up to zero."""
        return self.match.returns()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "WasetState":
        """A state that this player cannot tell from this one, with what is hidden from the player dealt again.

        If something is hidden, the state has no history: what really happened would not have led to it.
        """
        if not 0 <= player_id < self.match.game.players:
            raise pyspiel.SpielError(f"there is no player {player_id!r}; there are 0 to {self.match.game.players - 1}")
        game = self.get_game()
        if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
            return self.clone()  # type: ignore[no-any-return]  # OpenSpiel has no types
        state: WasetState = game.new_initial_state()
        state.match = self.match.guessed(player_id, Rng(int(probability_sampler() * 2**SEED_BITS)))
        return state

    def __str__(self) -> str:
        return written(self.match.game.document(self.match.state))


# --- parameters -----------------------------------------------------------------------------------------------------


def made(meta: Meta, params: dict[str, Any]) -> AnyGame:
    """The game with these parameters; raises SpielError with the reason if there is none."""
    given = {**specification(meta), **params}
    edition = given["edition"]
    if any(sign in edition for sign in SPECIAL):
        raise pyspiel.SpielError(f"OpenSpiel cannot write an edition with one of {SPECIAL!r} in its name: {edition!r}")
    modules = given.get("modules", "").replace(",", BETWEEN_MODULES).split(BETWEEN_MODULES)
    options = {option.name: value_of(option, given[option.name]) for option in meta.options}
    try:
        return make(
            meta.name,
            players=given["players"],
            modules=[module.strip() for module in modules if module.strip()],
            edition=edition,
            options=options,
        )
    except WasetError as problem:
        raise pyspiel.SpielError(str(problem)) from None


def started(game: AnyGame, position: str) -> Any:
    """The state that a small game or a file describes; None is the start of the game."""
    if not position:
        return None
    if any(sign in position for sign in SPECIAL):
        raise pyspiel.SpielError(f"OpenSpiel cannot write a position with one of {SPECIAL!r} in its name: {position!r}")
    small = {name: each.position for name, each in small_games().items() if each.game == game.meta.name}
    try:
        document = small[position] if position in small else read(Path(position))
        if document.get("players", game.players) != game.players:
            raise BadPosition(f"the position is for {document['players']!r:.20} players, not {game.players}")
        return start_of(game, document)
    except OSError:
        raise pyspiel.SpielError(unknown("file or small game", position, small)) from None
    except WasetError as problem:
        raise pyspiel.SpielError(f"{position}: {problem}") from None


def specification(meta: Meta) -> dict[str, Any]:
    """The parameters of a game with their defaults."""
    parameters: dict[str, Any] = {"players": meta.fewest_players, "edition": "rebuilt", "position": ""}
    if meta.modules:
        parameters["modules"] = ""
    return parameters | {option.name: parameter(option, option.default) for option in meta.options}


def canonical(game: AnyGame) -> dict[str, Any]:
    """The parameters of a game in canonical form, which OpenSpiel can read back."""
    parameters: dict[str, Any] = {
        option.name: parameter(option, game.options[option.name]) for option in game.meta.options
    }
    if game.meta.modules:
        parameters["modules"] = BETWEEN_MODULES.join(game.modules)
    return parameters


def is_seat(option: OptionFact) -> bool:
    """Whether an option names a seat or leaves it to chance: OpenSpiel reads digits as a number, never as text."""
    return RANDOM in option.choices


def parameter(option: OptionFact, value: str) -> int | str:
    """The value of an option as a parameter."""
    if is_seat(option):
        return RANDOM_SEAT if value == RANDOM else int(value)
    return value


def value_of(option: OptionFact, given: int | str) -> str:
    """The value of an option that a parameter stands for."""
    return RANDOM if is_seat(option) and given == RANDOM_SEAT else str(given)


# --- registration ---------------------------------------------------------------------------------------------------


def kind_of(meta: Meta) -> Any:
    """What OpenSpiel wants to know about a game before it is made."""
    kind = pyspiel.GameType
    secret, open_ = kind.Information.IMPERFECT_INFORMATION, kind.Information.PERFECT_INFORMATION
    return kind(
        short_name=f"python_waset_{meta.name}",
        long_name=f"Waset {meta.title}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secret if meta.has_secrets else open_,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=meta.most_players,
        min_num_players=meta.fewest_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(meta),
    )


def register(name: str) -> None:
    """Makes a game known to OpenSpiel, which releases it after Python has ended: a class survives that."""
    meta = facts(name)
    pyspiel.register_game(kind_of(meta), type(f"{name.capitalize()}Game", (WasetGame,), {"meta": meta}))


for game_name in names():
    register(game_name)
