"""What is heavy is imported only where it is needed: playing a game needs no numpy, no plots and no cluster."""

import subprocess
import sys

import pytest

HEAVY = ("numpy", "matplotlib", "distributed", "dask", "sqlalchemy", "fastapi")


@pytest.mark.parametrize("module", ["waset", "waset.games", "waset.bots", "waset.lab.run.tournament", "waset.cli.main"])
def test_importing_loads_nothing_heavy(module: str) -> None:
    code = (
        f"import sys, {module}; import waset; [waset.make(name) for name in ('luxor', 'tutankhamun')]; "
        f"print(*[name for name in {HEAVY!r} if name in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=True)
    assert found.stdout.split() == []
