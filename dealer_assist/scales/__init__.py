"""What beats what: one file a scale; a strength, the cards that make it, its name. May import `cards` only.

`SCALES` holds every scale by the word that a game's page uses; `select` says which cards of a hand
and of a board play together; `numbers` has the numbers of Appendix A.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from dealer_assist.scales.orders.badugi import badugi_scales
from dealer_assist.scales.orders.high import high_scales
from dealer_assist.scales.orders.lowball import LOW_SCALES
from dealer_assist.scales.orders.lowest_straight import LowestStraightScale
from dealer_assist.scales.made import Made
from dealer_assist.scales.orders.madison import MadisonScale
from dealer_assist.scales.orders.points import point_scales
from dealer_assist.scales.orders.quick_quads import QuickQuadsScale
from dealer_assist.scales.scale import Scale

SCALES: Mapping[str, Scale] = MappingProxyType({
    scale.word: scale
    for scale in (
        *high_scales(), QuickQuadsScale("quick-quads"), *LOW_SCALES.values(), *badugi_scales(),
        *point_scales(), MadisonScale(), LowestStraightScale(),
    )
})

__all__ = ["SCALES", "Made", "Scale"]
