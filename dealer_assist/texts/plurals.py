"""Which form of a text a number asks for in each language: CLDR's plural categories, for whole numbers.

Source: Unicode CLDR, supplemental/plurals.xml, cardinal numbers. A language that is not named here has `one`
for 1 and `other` for the rest, as English and German.
"""

from __future__ import annotations

from collections.abc import Callable

OTHER = "other"


def category(language: str, n: int) -> str:
    """`zero`, `one`, `two`, `few`, `many` or `other`, as the language counts `n` things."""
    return _RULES.get(language.partition("-")[0], _one_or_other)(abs(n))


def _one_or_other(n: int) -> str:
    return "one" if n == 1 else OTHER


def _never(n: int) -> str:
    return OTHER


def _spanish(n: int) -> str:
    return "one" if n == 1 else _millions(n)


def _french(n: int) -> str:
    return "one" if n < 2 else _millions(n)


def _millions(n: int) -> str:
    return "many" if n and n % 1_000_000 == 0 else OTHER


def _polish(n: int) -> str:
    return "one" if n == 1 else "few" if _two_to_four(n) else "many"


def _russian(n: int) -> str:
    return "one" if n % 10 == 1 and n % 100 != 11 else "few" if _two_to_four(n) else "many"


def _two_to_four(n: int) -> bool:
    return n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)


def _czech(n: int) -> str:
    return "one" if n == 1 else "few" if n in (2, 3, 4) else OTHER


def _arabic(n: int) -> str:
    if n < 3:
        return ("zero", "one", "two")[n]
    return "few" if 3 <= n % 100 <= 10 else "many" if n % 100 >= 11 else OTHER


_RULES: dict[str, Callable[[int], str]] = {
    **dict.fromkeys(("id", "ja", "ko", "th", "vi", "zh"), _never),
    **dict.fromkeys(("es", "it", "ca"), _spanish), **dict.fromkeys(("fr", "pt"), _french),
    **dict.fromkeys(("ru", "uk", "be"), _russian), **dict.fromkeys(("cs", "sk"), _czech),
    "pl": _polish, "ar": _arabic,
}
