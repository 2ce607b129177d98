"""What is known of the down cards at each step of a review, and what the live hands are worth there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from random import Random
from typing import Any

from sqlalchemy.orm import Session

from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.play import Hand as Played
from dealer_assist.errors import NotNow, Unreadable
from dealer_assist.floor.equity import MOST_EXACT, SAMPLES, Equity, equity
from dealer_assist.floor.known_cards import known_down
from dealer_assist.floor.redaction import Looker, open_cards
from dealer_assist.record import log
from dealer_assist.record.log import OPEN
from dealer_assist.store.hands import documents
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.review.steps import counted_steps, shown_steps

Cards = Mapping[int, tuple[Card, ...]]


def known(session: Session, number: int, looker: Looker) -> dict[str, Any]:
    """The down cards that `looker` may know, at each step of the review.

    Shape: `steps`, by seat the cards that lie there, `??` for each that is not known.  Errors: NotFound.
    """
    moments, end, seen = _moments(session, number, looker)
    return {"steps": [_spelled(known_down(now, end, seen)) for now in moments]}


def worth(session: Session, number: int, step: int, looker: Looker) -> dict[str, Any]:
    """The equity of the live hands at a step of the review, of the cards that `looker` may know.

    Shape: by seat `share`, `wins`, `ties`, `error`, `outs`; whether it is `exact`, and of how many `ways`;
    the same hand and step give the same sample.
    Errors: NotFound, `bad-value` for a step that there is not, `no-equity`.
    """
    moments, end, seen = _moments(session, number, looker)
    if not 0 <= step < len(moments):
        raise Unreadable("bad-value.step", most=len(moments) - 1, step=step, field="step")
    now = moments[step]
    down = known_down(now, end, seen)
    share = equity(now, down, _dead(now, down, seen), Random(f"{number} {step}"))  # noqa: S311  no secret
    return {"step": step, "exact": share.exact, "ways": share.ways, "most_exact": MOST_EXACT,
            "samples": SAMPLES, "seats": {str(seat): _seat(share, seat) for seat in sorted(share.shares)}}


def at_streets(session: Session, number: int, looker: Looker) -> list[dict[str, Any]]:
    """The same once a street, at its first step that has a share, for paper."""
    moments, end, seen = _moments(session, number, looker)
    streets: list[dict[str, Any]] = []
    for step, now in enumerate(moments):
        if now.street_no >= len(now.streets) or any(row["street"] == now.street for row in streets):
            continue
        try:
            down = known_down(now, end, seen)
            share = equity(now, down, _dead(now, down, seen), Random(f"{number} {step}"))  # noqa: S311
        except NotNow:
            continue
        streets.append({"street": now.street, "exact": share.exact, "ways": share.ways,
                      "seats": {str(seat): _seat(share, seat) for seat in sorted(share.shares)}})
    return streets


def _moments(
    session: Session, number: int, looker: Looker,
) -> tuple[list[Played], Played, Collection[Card] | None]:
    """The hand at every step that a review shows, its end, and the cards that may be told; None for all."""
    hand, rows = documents.find_hand(session, number), rows_of(session, number)
    steps, end, _ = counted_steps(hand, rows)
    seen = open_cards(log.all_lines(rows), end)
    whole = looker.sees_down_cards(hand.table_id, hand.status == OPEN)
    return [step["made"] for step in shown_steps(steps, seen)], end, None if whole else seen


def _dead(now: Played, down: Cards, seen: Collection[Card] | None) -> set[Card]:
    """Cards of hands that are out, and cards that were thrown, which cannot come any more."""
    out = [i for i in range(now.count) if now.folded[i] or now.showdown.mucked[i]]
    thrown = {card for card in _thrown(now) if seen is None or card in seen}
    return ({card for i in out for card in (*down[now.order[i]], *now.cards.up[i])} | thrown) - {UNKNOWN}


def _thrown(now: Played) -> Iterator[Card]:
    """What was thrown and not shuffled in again since."""
    for card, (i, draw) in now.cards.gone.items():
        left_out = draw == now.deck.reshuffled and i not in now.deck.taken      # of the draw of the shuffle
        if draw > now.deck.reshuffled or left_out:
            yield card


def _seat(share: Equity, seat: int) -> dict[str, Any]:
    return {"share": round(share.shares[seat], 6), "wins": round(share.wins[seat], 6),
            "ties": round(share.ties[seat], 6), "error": round(share.errors[seat], 6),
            "outs": [str(card) for card in share.outs.get(seat, ())]}


def _spelled(down: Cards) -> dict[str, list[str]]:
    return {str(seat): [str(card) for card in cards] for seat, cards in down.items() if cards}
