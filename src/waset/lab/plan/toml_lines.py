"""On which line of a TOML file each value stands, which `tomllib` does not tell."""

from typing import Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""The keys, and the numbers in lists from 0 on, that lead to a value."""

QUOTES: Final = ('"""', "'''", '"', "'")
WHITE: Final = " \t\r\n"
ENDS: Final = ",]}#\n"


def lines(text: str) -> dict[Path, int]:
    """The line, counted from 1, of every key and every entry of a list. The text must be valid TOML."""
    return _Scanner(text).scan()


class _Scanner:
    """Goes through a valid document once, from left to right."""

    def __init__(self, text: str) -> None:
        self.text: str = text
        self.at: int = 0
        self.found: dict[Path, int] = {}
        self.tables: dict[Path, int] = {}
        """How many tables of a list of tables there have been."""

    def scan(self) -> dict[Path, int]:
        where: Path = ()
        while self._skip():
            if self.text.startswith("[[", self.at):
                where = self._next_table()
            elif self._is("["):
                self.at += 1
                where = self._inside(self._key("]"))
                for length in range(1, len(where) + 1):
                    self._found(where[:length])
                self.at += 1
            else:
                self._pair(where)
        return self.found

    def _next_table(self) -> Path:
        self.at += 2
        name = self._key("]")
        where = self._inside(name[:-1]) + name[-1:]
        self._found(where)
        number = self.tables.get(where, 0)
        self.tables[where] = number + 1
        self._found((*where, number))
        self.at += 2
        return (*where, number)

    def _inside(self, name: Path) -> Path:
        """The full path of a table's name, which means the last table of each list on its way."""
        full: Path = ()
        for part in name:
            full = (*full, part)
            if full in self.tables:
                full = (*full, self.tables[full] - 1)
        return full

    def _pair(self, where: Path) -> None:
        start = self.at
        key = self._key("=")
        for length in range(1, len(key) + 1):
            self._found(where + key[:length], start)
        self.at += 1
        self._value(where + key)

    def _key(self, end: str) -> Path:
        parts: list[str] = []
        while True:
            self._skip()
            if self._is(end):
                return tuple(parts)
            if self._is("."):
                self.at += 1
            elif self.text[self.at] in "\"'":
                start = self.at
                self._string()
                parts.append(self.text[start + 1 : self.at - 1])
            else:
                start = self.at
                while self.text[self.at] not in f"{WHITE}.=]":
                    self.at += 1
                parts.append(self.text[start : self.at])

    def _value(self, path: Path) -> None:
        self._skip()
        if self._is("["):
            self._list(path)
        elif self._is("{"):
            self._table(path)
        elif self.text[self.at] in "\"'":
            self._string()
        else:
            while self.at < len(self.text) and self.text[self.at] not in ENDS:
                self.at += 1

    def _list(self, path: Path) -> None:
        self.at += 1
        number = 0
        while self._skip() and not self._is("]"):
            self._found((*path, number))
            self._value((*path, number))
            number += 1
            self._skip()
            if self._is(","):
                self.at += 1
        self.at += 1

    def _table(self, path: Path) -> None:
        self.at += 1
        while self._skip() and not self._is("}"):
            self._pair(path)
            self._skip()
            if self._is(","):
                self.at += 1
        self.at += 1

    def _string(self) -> None:
        quote = next(quote for quote in QUOTES if self.text.startswith(quote, self.at))
        self.at += len(quote)
        while not self.text.startswith(quote, self.at):
            self.at += 2 if self._is("\\") and quote[0] == '"' else 1
        self.at += len(quote)
        while len(quote) == 3 and self._is(quote[0]):  # a quotation mark may stand right before the end
            self.at += 1

    def _skip(self) -> bool:
        """Goes past white space and comments; whether anything is left."""
        while self.at < len(self.text) and self.text[self.at] in WHITE + "#":
            if self._is("#"):
                end = self.text.find("\n", self.at)
                self.at = len(self.text) if end < 0 else end
            else:
                self.at += 1
        return self.at < len(self.text)

    def _is(self, sign: str) -> bool:
        return self.text.startswith(sign, self.at)

    def _found(self, path: Path, at: int | None = None) -> None:
        self.found.setdefault(path, self.text.count("\n", 0, self.at if at is None else at) + 1)
