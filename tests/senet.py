"""Senet as pip would install it: its wheel is built and unpacked, to be put on the path."""

import subprocess
import sys
import zipfile
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent / "examples" / "senet"


def unpacked(folder: Path) -> Path:
    """A folder in this one that holds the package and its entry point."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=EXAMPLE, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as file:
        file.extractall(folder / "site")
    return folder / "site"
