"""Whether plain data has the shape that a type declares, checked by walking the type."""

from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is of a declared type."""
    return not misfits(value, kind)


def misfits(value: Any, kind: Any, where: str = "it") -> list[str]:
    """Where a value is not of a declared type; a bool is no int here, and no int of the engine is left in it."""
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return _fields(value, kind, where)
    if origin is Literal:
        return [] if any(type(value) is type(each) and value == each for each in inner) else [f"{where}: {value!r}"]
    if origin is Union or origin is UnionType:
        return [] if any(fits(value, each) for each in inner) else [f"{where}: {value!r} is no {kind}"]
    if type(value) is not (origin or kind) and not (kind is type(None) and value is None):
        return [f"{where}: {value!r} is no {kind}"]
    if origin is list:
        return [each for index, one in enumerate(value) for each in misfits(one, inner[0], f"{where}[{index}]")]
    if origin is dict:
        wrong = [f"{where}: the key {key!r}" for key in value if not fits(key, inner[0])]
        return wrong + [each for key, one in value.items() for each in misfits(one, inner[1], f"{where}[{key!r}]")]
    return []


def _fields(value: Any, kind: Any, where: str) -> list[str]:
    if type(value) is not dict:
        return [f"{where}: {value!r} is no dict"]
    fields = _hints(kind)
    wrong = [f"{where}: lacks {key!r}" for key in kind.__required_keys__ - value.keys()]
    wrong += [f"{where}: has {key!r} too much" for key in value.keys() - fields.keys()]
    return wrong + [
        each for key in fields.keys() & value.keys() for each in misfits(value[key], fields[key], f"{where}[{key!r}]")
    ]


@cache
def _hints(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind)
