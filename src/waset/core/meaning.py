"""What a game says about itself as data that every reader of a game understands, instead of words or numbers."""

from collections.abc import Mapping
from typing import Any, TypeAlias

AnyMeaning: TypeAlias = Mapping[str, Any]
"""A `kind` and the named fields that go with it: plain JSON-able data. Each game says which kinds it has, and types
them (`means.py`)."""

AnyBoard: TypeAlias = Mapping[str, Any]
"""The facts of the edition that is played: plain JSON-able data, with at least the name of the `game` and of the
`edition`. Each game types them (`facts.py`)."""
