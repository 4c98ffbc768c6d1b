"""What an action or an outcome of chance is about, as data that every reader of a game understands."""

from collections.abc import Mapping
from typing import Any, TypeAlias

AnyMeaning: TypeAlias = Mapping[str, Any]
"""A `kind` and the named fields that go with it: plain JSON-able data. Each game says which kinds it has, and types
them (`means.py`)."""
