"""Plans as TOML, for those that the lab makes itself."""

import json
from collections.abc import Mapping
from typing import Any


def written(said: Mapping[str, Any]) -> str:
    """A document with these keys and values, a line for each; a list of lists has a line for each of its lists."""
    return "".join(f"{key} = {_value(value)}\n" for key, value in said.items())


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, (list, tuple)) and value and isinstance(value[0], (list, tuple)):
        return "[\n" + "".join(f"  {_value(each)},\n" for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)
