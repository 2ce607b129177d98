"""How a part of the hand is declared: a class of annotated fields, each with its value before the first chip.

Slots, `__init__`, `copy`, `packed` and `unpacked` are written from that one declaration when the module is
read, so that a field cannot be forgotten in one of them and a copy costs no look-up by name.
"""

from __future__ import annotations

from typing import Any, Self, TypeVar

T = TypeVar("T")
P = TypeVar("P", bound="Part")


class _Each:
    def __init__(self, value: object) -> None:
        self.value = value


def each(value: T) -> list[T]:
    """A field with one `value` for each player; an empty list makes a list of its own for each."""
    return _Each(value)  # type: ignore[return-value]  # `part` puts the list in its place


def of(kind: type[P]) -> P:
    """A field that is itself a part."""
    return kind  # type: ignore[return-value]  # as above


class Part:
    """A part of the hand, for `count` players."""

    __slots__ = ()

    def __init__(self, count: int) -> None:
        raise NotImplementedError   # pragma: no cover - `part` writes one for each part

    def copy(self) -> Self:
        """The same, that can go its own way: every list and dict is new, what lies in them is shared."""
        raise NotImplementedError   # pragma: no cover - `part` writes one for each part

    def packed(self) -> tuple[Any, ...]:
        """The values of the fields in order, for keeping: lists and dicts as tuples, parts packed in turn."""
        raise NotImplementedError   # pragma: no cover - `part` writes one for each part

    @classmethod
    def unpacked(cls, values: tuple[Any, ...]) -> Self:
        """The part that was packed."""
        raise NotImplementedError   # pragma: no cover - `part` writes one for each part


def part(cls: type[P]) -> type[P]:
    """Make the declared fields slots, and write `__init__` and `copy` for them.

    A field without a value is for whoever makes the part to set.
    """
    fields: dict[str, str] = dict(cls.__annotations__)
    first = {name: vars(cls)[name] for name in fields if name in vars(cls)}
    body = {key: value for key, value in vars(cls).items() if key not in (*fields, "__dict__", "__weakref__")}
    slotted: Any = type(cls.__name__, cls.__bases__, {**body, "__slots__": tuple(fields)})
    values = {f"_{name}": value.value if isinstance(value, _Each) else value for name, value in first.items()}
    built = {name: text for name in fields if (text := _unpacked(name, first.get(name))) != name}
    source = "\n ".join(["def __init__(self, count):", *(_initial(name, first[name]) for name in first)])
    source += "\n" + "\n ".join([
        "def copy(self):", "new = make(self.__class__)",
        *(f"new.{name} = {_copied(name, first.get(name))}" for name in fields), "return new"])
    source += "\ndef packed(self):\n return (" + " ".join(
        f"{_packed(name, first.get(name))}," for name in fields) + ")"
    source += "\n" + "\n ".join([
        "def unpacked(cls, values):", "new = make(cls)",
        "(" + " ".join(f"{'' if name in built else 'new.'}{name}," for name in fields) + ") = values",
        *(f"new.{name} = {built[name]}" for name in built), "return new"])
    names: dict[str, Any] = {**values, "make": object.__new__}
    exec(source, names)
    for method in ("__init__", "copy", "packed"):
        setattr(slotted, method, names[method])
    slotted.unpacked = classmethod(names["unpacked"])
    return slotted  # type: ignore[no-any-return]


def _initial(name: str, value: object) -> str:
    if isinstance(value, _Each):
        own = isinstance(value.value, list)
        return f"self.{name} = " + ("[[] for _ in range(count)]" if own else f"[_{name}] * count")
    if isinstance(value, type):
        return f"self.{name} = _{name}(count)"
    return f"self.{name} = " + (repr(value) if value in ([], {}) else f"_{name}")


def _copied(name: str, value: object) -> str:
    if isinstance(value, _Each) and isinstance(value.value, list):
        return f"list(map(list, self.{name}))"
    if isinstance(value, _Each | list):
        return f"[*self.{name}]"
    return f"self.{name}" + (".copy()" if isinstance(value, dict | type) else "")


def _packed(name: str, value: object) -> str:
    if isinstance(value, _Each) and isinstance(value.value, list):
        return f"tuple(map(tuple, self.{name}))"
    if isinstance(value, _Each | list):
        return f"tuple(self.{name})"
    if isinstance(value, dict):
        return f"tuple(self.{name}.items())"
    return f"self.{name}" + (".packed()" if isinstance(value, type) else "")


def _unpacked(name: str, value: object) -> str:
    if isinstance(value, _Each) and isinstance(value.value, list):
        return f"list(map(list, {name}))"
    if isinstance(value, _Each | list):
        return f"[*{name}]"
    if isinstance(value, dict):
        return f"dict({name})"
    return f"_{name}.unpacked({name})" if isinstance(value, type) else name
