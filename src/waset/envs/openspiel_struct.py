"""What OpenSpiel calls structs: actions, positions and observations as data."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple


class Struct(NamedTuple):
    """Named fields that can be read like OpenSpiel's own structs, which cannot be made in Python."""

    fields: Mapping[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """The fields by name."""
        return dict(self.fields)

    def to_json(self) -> str:
        """The fields as one line of JSON."""
        return json.dumps(self.to_dict())
