"""Trained networks as files: what each was trained for, how its input is made, and its layers. No code is in them."""

import json
import os
import zipfile
import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from waset.core import record
from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.core.observation import FOURTH, PART, SECOND, THIRD, VERSION, Featurizer

FORMAT: Final = 1
ACTIONS: Final = "actions"
AFTER: Final = "after"
HEADS: Final = (ACTIONS, AFTER)
"""What a network tells: a number for each action of the game, from what is seen now; or, from what would be seen after
an action, a number, and maybe what may then be expected. The larger, the better."""
KEYS: Final = {
    "game": str,
    "players": int,
    "modules": list,
    "options": dict,
    "edition": dict,
    "observation": int,
    "numbers": int,
    "head": str,
}
LARGEST: Final = 64 << 20
"""Bytes of a file, and a quarter of what may be in it: a small file can hold much that is the same."""
MOST_LAYERS: Final = 16

WRONG: Final = (
    ArithmeticError,
    EOFError,
    KeyError,
    MemoryError,
    RuntimeError,
    TypeError,
    ValueError,
    zipfile.BadZipFile,
    zlib.error,
)
"""What reading a file can raise that somebody has damaged or made up."""

Floats = npt.NDArray[np.float32]


class Net(NamedTuple):
    """A trained network, and what it was trained for."""

    header: dict[str, Any]
    featurizer: Featurizer
    layers: tuple[tuple[Floats, Floats], ...]
    """Weights, one row for each input, and biases. What is below 0 between two layers becomes 0."""

    def tell(self, features: Floats) -> Floats:
        """What it tells about each row of features."""
        told = features
        for number, (weights, biases) in enumerate(self.layers):
            told = (np.maximum(told, 0) if number else told) @ weights + biases
        return told


def header(game: AnyGame, numbers: int, head: str, about: str = "") -> dict[str, Any]:
    """What a file says about a network: the game as a record says it, and the kind of its input and output."""
    said = record.header(game, game.meta.seats[: game.players])
    kept = {key: said[key] for key in ("game", "rules", "players", "modules", "options", "edition")}
    return {"waset-net": FORMAT, **kept, "observation": VERSION, "numbers": numbers, "head": head, "about": about}


def save(
    path: Path | str,
    game: AnyGame,
    numbers: int,
    featurizer: Featurizer,
    layers: Iterable[tuple[npt.ArrayLike, npt.ArrayLike]],
    head: str,
    about: str = "",
) -> None:
    """Writes a network as a file for `net:FILE`; the old one is there until the new one is complete.

    `numbers` and `featurizer` are those of the game's encoder. Weights are kept with 16 bits.
    """
    arrays: dict[str, npt.NDArray[Any]] = {
        "header": np.frombuffer(json.dumps(header(game, numbers, head, about)).encode(), np.uint8),
        "runs": np.array(list(featurizer.runs), np.int64),
        "codes": np.array(list(featurizer.codes), np.int64),
    }
    for number, (weights, biases) in enumerate(layers):
        arrays[f"weights{number}"] = np.asarray(weights, np.float16)
        arrays[f"biases{number}"] = np.asarray(biases, np.float16)
    made = _made(arrays)
    must_suit(made, game)
    new = Path(f"{path}.new")
    with new.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)
    os.replace(new, path)


def load(path: Path | str) -> Net:
    """Reads a network. Raises BadOption, which says what is wrong, for a file that holds none."""
    try:
        return _made(_arrays(Path(path)))
    except FileNotFoundError:
        raise BadOption(f"there is no file {_name(path)} with a trained network") from None
    except OSError as error:
        raise BadOption(f"the file {_name(path)} cannot be read: {error.strerror or error}") from None
    except WRONG as error:
        raise BadOption(
            f"the file {_name(path)} is no trained network: {str(error) or type(error).__name__:.200}"
        ) from None


def must_suit(net: Net, game: AnyGame) -> None:
    """Raises BadOption, which says what differs, if a network was trained for another game than this one.

    Who begins makes no difference: a network sees it.
    """
    now = header(game, 0, net.header["head"])
    for key in ("game", "players", "modules", "options", "edition"):
        trained, played = (_compared(key, said[key]) for said in (net.header, now))
        if trained != played:
            raise BadOption(f"the network was trained for {key} {trained!s:.120}, not {played!s:.120}")
    outputs = len(net.layers[-1][1])
    if outputs not in ((game.action_count,) if net.header["head"] == ACTIONS else (1, 2)):
        raise BadOption(f"the network tells {outputs} numbers, and the game has {game.action_count} actions")


def _compared(key: str, value: Any) -> Any:
    if key == "options":
        return {name: choice for name, choice in dict(value).items() if name != "first"}
    return f"{value['name']} ({value['digest']})" if key == "edition" else value


def _name(path: Path | str) -> str:
    return f"{str(path)!r:.120}"


def _arrays(path: Path) -> dict[str, npt.NDArray[Any]]:
    if not path.is_file() and path.exists():
        raise ValueError("it is no file")
    if path.stat().st_size > LARGEST:
        raise ValueError(f"it has more than {LARGEST >> 20} MB")
    with zipfile.ZipFile(path) as packed:
        if sum(each.file_size for each in packed.infolist()) > 4 * LARGEST:
            raise ValueError(f"unpacked, it has more than {4 * LARGEST >> 20} MB")
    with np.load(path, allow_pickle=False) as found:
        return {name: found[name] for name in found.files}


def _made(arrays: dict[str, npt.NDArray[Any]]) -> Net:
    for name in ("header", "runs", "codes", "weights0", "biases0"):
        if name not in arrays:
            raise ValueError(f"it has no part {name!r}")
    said = json.loads(arrays["header"].astype(np.uint8).tobytes().decode())
    if not isinstance(said, dict) or said.get("waset-net") != FORMAT:
        raise ValueError(f"its header does not say that it is a network of format {FORMAT}")
    for key, kind in KEYS.items():
        if not isinstance(said.get(key), kind):
            raise ValueError(f"its header does not say {key!r}")
    if not {"name", "digest"} <= said["edition"].keys():
        raise ValueError("its header does not say which edition")
    if said["observation"] != VERSION:
        raise ValueError(f"it reads observations of version {said['observation']}, not {VERSION}")
    if said["head"] not in HEADS:
        raise ValueError(f"its head is one of {', '.join(HEADS)}, not {said['head']!r:.40}")
    layers: list[tuple[Floats, Floats]] = []
    while f"weights{len(layers)}" in arrays and len(layers) < MOST_LAYERS:
        number = len(layers)
        layers.append((_floats(arrays, f"weights{number}", 2), _floats(arrays, f"biases{number}", 1)))
    if len(arrays) != 3 + 2 * len(layers):
        raise ValueError("it has parts that belong to no network")
    for (weights, biases), (following, _) in zip(layers, [*layers[1:], layers[-1]], strict=True):
        if weights.shape[1] != len(biases) or (weights is not following and weights.shape[1] != len(following)):
            raise ValueError("its layers do not fit together")
    runs, codes = (_whole(arrays[name], name) for name in ("runs", "codes"))
    _check_tables(runs, codes, said["numbers"], len(layers[0][0]))
    return Net(said, Featurizer(len(layers[0][0]), runs, codes), tuple(layers))


def _floats(arrays: dict[str, npt.NDArray[Any]], name: str, axes: int) -> Floats:
    found = arrays[name]
    if found.dtype not in (np.float16, np.float32) or found.ndim != axes or not found.size:
        raise ValueError(f"its part {name!r} is not an array of floats with {axes} axes")
    floats = found.astype(np.float32)
    if not np.isfinite(floats).all():
        raise ValueError(f"its part {name!r} holds what is no number")
    return floats


def _whole(found: npt.NDArray[Any], name: str) -> list[int]:
    if found.dtype != np.int64 or found.ndim != 1 or (found.size and found.min() < -(1 << 47)):
        raise ValueError(f"its part {name!r} is not a row of whole numbers")
    numbers: list[int] = found.tolist()
    return numbers


def _check_tables(runs: list[int], codes: list[int], numbers: int, size: int) -> None:
    """Raises ValueError if features were written anywhere else than in their row, whatever is seen."""
    wrong = ValueError("its tables of features do not fit its first layer")
    if len(runs) % 2 or min(runs, default=0) < 0 or not 0 < numbers <= PART:
        raise wrong
    for one, two in zip(runs[::2], runs[1::2], strict=True):
        count, zero = one >> SECOND & PART, one >> THIRD
        start, high, width, low = two & PART, two >> SECOND & PART, two >> THIRD & PART, two >> FOURTH
        if (one & PART) + count > numbers or start + count * width > size:
            raise wrong
        if zero - low < 0 or zero + high >= len(codes):
            raise wrong
        for value in range(-low, high + 1):
            if value and not all(0 <= cell < width for cell in _cells(codes, codes[zero + value])):
                raise wrong


def _cells(codes: Sequence[int], code: int) -> list[int]:
    """The features that a code means, counted from the first of its number; -1 stands for what is not there."""
    if code >= 0:
        return [code >> THIRD]
    place = code + len(codes)
    if place < 0 or codes[place] < 0 or place + codes[place] >= len(codes):
        return [-1]
    return [each >> THIRD for each in codes[place + 1 : place + 1 + codes[place]]]
