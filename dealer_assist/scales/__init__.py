"""What beats what: a strength, the cards that make it, its name. May import `cards` only.

`SCALES` holds every scale by the word that a game's page uses: those of each file in `orders/`, which is
all that a new scale needs besides its texts. `select` says which cards of a hand and of a board play
together; `numbers` has the numbers of Appendix A.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from importlib import import_module
from types import MappingProxyType

from dealer_assist.scales import orders
from dealer_assist.scales.made_hand import MadeHand
from dealer_assist.scales.scale import Scale


def _every_scale() -> Iterator[Scale]:
    for name in sorted(os.listdir(os.path.dirname(orders.__file__))):
        if name.endswith(".py") and not name.startswith("_"):
            yield from import_module(f"{orders.__name__}.{name[:-3]}").SCALES


SCALES: Mapping[str, Scale] = MappingProxyType({scale.word: scale for scale in _every_scale()})

__all__ = ["SCALES", "MadeHand", "Scale"]
