"""What a game says about itself, as data that every reader understands, instead of words or numbers."""

from collections.abc import Mapping
from typing import Any, TypeAlias

AnyMeaning: TypeAlias = Mapping[str, Any]
"""A `kind` and the named fields that go with it: plain JSON-able data. Each game says which kinds it has, and types
them (`means.py`)."""

AnyView: TypeAlias = Mapping[str, Any]
"""What is seen of a state: plain JSON-able data. Each game types it (`seen.py`). Every view has `game`, `seat` (whose
it is), `players`, `turn` (whose turn it is), `to_move`, `decision`, `ending`, and `seats` in a list."""
AnyBoard: TypeAlias = Mapping[str, Any]
"""The facts of the edition that is played: plain JSON-able data, with at least the name of the `game` and of the
`edition`. Each game types them (`facts.py`)."""
