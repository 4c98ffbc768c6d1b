"""The games, and how one is made. A game's rules are imported only when it is asked for."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, NamedTuple

from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame
from waset.core.meta import Meta
from waset.games.luxor.rules.meta import META as LUXOR
from waset.games.tutankhamun.rules.meta import META as TUTANKHAMUN

CATALOGUE: Final = {LUXOR.name: LUXOR, TUTANKHAMUN.name: TUTANKHAMUN}
NO_OPTIONS: Final[Mapping[str, object]] = {}


def facts(name: str) -> Meta:
    """What a lobby knows of a game."""
    if name not in CATALOGUE:
        raise BadOption(unknown("game", str(name), CATALOGUE))
    return CATALOGUE[name]


def make(
    name: str,
    *,
    players: int = 2,
    modules: Iterable[str] = (),
    edition: Any = "rebuilt",
    options: Mapping[str, object] = NO_OPTIONS,
) -> AnyGame:
    """A game with these players, modules, edition and options by name; an option that is left out has its default.

    Raises BadOption or BadEdition, with the nearest right name, for what cannot be.
    """
    meta = facts(name)
    if type(players) is not int or not meta.fewest_players <= players <= meta.most_players:
        raise BadOption(f"{meta.title} is for {meta.fewest_players} to {meta.most_players} players, not {players!r}")
    chosen = _modules(meta, modules)
    for module in meta.modules:
        if module.needed_from is not None and players >= module.needed_from and module.name not in chosen:
            raise BadOption(f"{players} players need the module {module.name!r}")
    return _load(meta, players, chosen, _options(meta, players, options), edition)


def _modules(meta: Meta, wanted: Iterable[str]) -> tuple[str, ...]:
    known = [module.name for module in meta.modules]
    names = [wanted] if isinstance(wanted, str) else list(wanted)
    for name in names:
        if name not in known:
            raise BadOption(unknown(f"module of {meta.title}", str(name), known))
    return tuple(name for name in known if name in names)


def _options(meta: Meta, players: int, wanted: Mapping[str, object]) -> dict[str, str]:
    known = {option.name: option for option in meta.options}
    for name, value in wanted.items():
        if name not in known:
            raise BadOption(unknown(f"option of {meta.title}", str(name), known))
        if str(value) not in known[name].choices:
            raise BadOption(unknown(f"value for the option {name!r}", str(value), known[name].choices))
    chosen = {option.name: str(wanted.get(option.name, option.default)) for option in meta.options}
    first = chosen.get("first", "0")
    if first != "random" and int(first) >= players:
        raise BadOption(f"the first player must sit on a seat from 0 to {players - 1}, not {first}")
    return chosen


def _load(meta: Meta, players: int, modules: tuple[str, ...], options: dict[str, str], edition: Any) -> AnyGame:
    if meta is TUTANKHAMUN:
        from waset.games.tutankhamun.rules import edition as tutankhamun_edition
        from waset.games.tutankhamun.rules.game import Tutankhamun

        return Tutankhamun(players, modules, options, tutankhamun_edition.choose(edition))
    from waset.games.luxor.rules import edition as luxor_edition
    from waset.games.luxor.rules.game import Luxor

    return Luxor(players, modules, options, luxor_edition.choose(edition, players, modules))


class EditionTools(NamedTuple):
    """What is needed to write and check editions of a game."""

    base: Any
    about: dict[str, str]
    """A sentence about each table."""
    check: Callable[[Any], list[Any]]
    """Gives findings: each has `is_error` and `text`."""
    module_of: dict[str, str]
    """The tables that only a module uses."""


def edition_tools(name: str) -> EditionTools:
    """The default edition of a game, what its tables are about, and the check of another one."""
    if facts(name) is TUTANKHAMUN:
        from waset.games.tutankhamun.rules import edition as tutankhamun_edition
        from waset.games.tutankhamun.rules import tables as tutankhamun_tables

        return EditionTools(tutankhamun_tables.REBUILT_EDITION, tutankhamun_tables.ABOUT, tutankhamun_edition.check, {})
    from waset.games.luxor.rules import edition, tables

    return EditionTools(tables.REBUILT_EDITION, tables.ABOUT, edition.check, tables.MODULE_OF)
