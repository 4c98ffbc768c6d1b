"""What every game shares: the contract, chance, the play loop, records and editions. Knows no game."""

import importlib.util
import sys


def _is_compiled() -> bool:
    """Whether the rules run as machine code: their modules are found as libraries, not as source."""
    spec = importlib.util.find_spec("waset.core.rng")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


compiled: bool = _is_compiled()

if not compiled:
    from waset.core import plain_ints

    sys.modules["waset.core.ints"] = ints = plain_ints
