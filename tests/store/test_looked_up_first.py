"""A hand is looked up under the rarest word that is asked for: most hands do not have it."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from dealer_assist.store.search.conditions import Lead, S, matching
from dealer_assist.store.search.criteria import OneSeat, Wanted

OFTEN, RARER, RAREST = (45,), (15,), (133,)


@pytest.mark.parametrize("wanted", [
    Wanted(words=(OFTEN, RARER, RAREST)),
    Wanted(words=(OFTEN, RARER, RAREST), together=(OneSeat((OFTEN, RARER, RAREST)),)),
], ids=["of the hand", "of one seat"])
def test_the_rarest_word_is_looked_up_first(wanted: Wanted):
    lead = Lead("all", 0, rarest=(RAREST, RARER, OFTEN))
    asked = str(matching(wanted, lead, select(S.hand_id), walk="pot"))
    places = [asked.index(f"_{word}.word_id") for word, in (RAREST, RARER, OFTEN)]
    assert places == sorted(places)
