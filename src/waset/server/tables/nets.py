"""Trained networks that may be seated at tables: those that come with a game, and those in a folder of the operator."""

from pathlib import Path
from typing import Final

from waset import bots
from waset.bots.command import NET
from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.server.web.errors import Refusal

SUFFIX: Final = ".npz"


class Nets:
    """Networks by name: nobody at a table says where a file is, or learns it."""

    def __init__(self, folder: str = "") -> None:
        self.folder: Path | None = Path(folder).resolve() if folder else None
        if self.folder is not None and not self.folder.is_dir():
            raise BadOption(f"the setting nets must be a folder with trained networks, not {folder!r:.120}")

    def words(self, bot: str) -> str:
        """The words from which a bot is made: of a network in the folder, its file."""
        name = bot.removeprefix(NET)
        known = {} if self.folder is None else {path.stem: path for path in self.folder.glob(f"*{SUFFIX}")}
        return f"{NET}{known[name]}" if bots.is_net(bot) and name in known else bot

    def must_suit(self, bot: str, game: AnyGame, where: str) -> None:
        """Raises a Refusal unless there is such a network and it was trained for this game."""
        words = self.words(bot)
        if words == bot and not bots.is_name_of_net(bot):
            raise Refusal(422, "bad_option", "There is no such network at this server.", where)
        try:
            bots.make(words, game, Rng(0))
        except BadOption as error:
            told = str(error) if self.folder is None else str(error).replace(str(self.folder), "")
            raise Refusal(422, "bad_option", f"{told[:1].upper()}{told[1:]}.", where) from None
