"""The next hand's button, blinds and players, from the last hand at the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session, object_session

from dealer_assist.engine import button
from dealer_assist.engine.button import Positions, Post
from dealer_assist.engine.house import House, read_house
from dealer_assist.engine.view import view
from dealer_assist.store import log, replay
from dealer_assist.store.models import OVER, VOID, Hand, Place, Table


@dataclass(frozen=True, slots=True)
class Coming:
    """How the next hand is dealt.

    Shape: `stacks` by seat of those dealt in; `waiting` names who is not, and why; `posts` only
    where they do not follow from the button (a dead small blind, a newcomer who posts).
    """

    where: Positions
    stacks: Mapping[int, int]
    waiting: tuple[tuple[int, str], ...] = ()
    posts: tuple[Post, ...] | None = None

    def document(self) -> dict[str, Any]:
        """For the table's page."""
        return {
            **stored(self.where), "dealt_in": sorted(self.stacks),
            "waiting": [{"seat": seat, "why": why} for seat, why in self.waiting],
            "posts": None if self.posts is None else [post.document() for post in self.posts],
        }


def stored(where: Positions) -> dict[str, Any]:
    """Positions as they are kept with a hand."""
    return {
        "button": where.button, "small": where.small, "big": where.big,
        "smalls": list(where.owing_small()), "bigs": list(where.owing_big()),
    }


def recalled(kept: Mapping[str, Any]) -> Positions:
    """Positions from what was kept."""
    return Positions(
        kept["button"], kept["small"], kept["big"], tuple(kept["smalls"]), tuple(kept["bigs"]))


def as_posted(where: Positions, stated: Collection[Post]) -> Positions:
    """Positions when the blinds were posted as the dealer said, and not as the button has it."""
    smalls = tuple(post.seat for post in stated if post.kind == "small")
    bigs = tuple(post.seat for post in stated if post.kind == "big")
    if not bigs:
        return where
    small = smalls[-1] if smalls else where.small
    return Positions(where.button, small, bigs[-1], smalls, bigs)


def coming(
    session: Session, table: Table, last: Hand | None, stated: Mapping[str, Any] | None = None,
) -> Coming | None:
    """How the next hand is dealt; None with fewer than two stacks.

    Shape: `stated` are the caller's own `button`, `posts`, settings for this hand.
    """
    said = {name: value for name, value in (stated or {}).items() if value is not None}
    stacks = {seat.number: seat.stack for seat in table.seats if seat.present and seat.stack}
    if len(stacks) < 2:
        return None
    house = read_house(
        said.get("preset", table.preset), said.get("house", table.house),
        said.get("tournament", table.tournament))
    if "button" in said:
        where = button.first_positions(said["button"], stacks)
    else:
        where = _moved(last, stacks, house, bool(said.get("bomb_pot")))
    blinds: list[int] = said.get("blinds", table.blinds)
    if len(blinds) < 2 or last is None or "button" in said:
        return Coming(where, stacks)
    return _arrivals(Coming(where, stacks), _newcomers(session, table, stacks), blinds, house)


def _moved(last: Hand | None, players: Collection[int], house: House, bomb_pot: bool) -> Positions:
    if last is None:
        return button.first_positions(min(players), players)
    kept = recalled(last.positions)
    # a void hand is dealt again; in games without a button it waits where it is (1.3.4, mixed-button)
    stays = last.status == VOID or last.button is None
    if stays and kept.big in players and (len(players) == 2) == (kept.button == kept.small):
        return kept
    winners = _main_pot_winners(last) if house["button"] == "win" and last.status == OVER else ()
    return button.next_positions(kept, players, house, winners=winners, bomb_pot=bomb_pot)


def _main_pot_winners(last: Hand) -> list[int]:
    if len(last.winners) < 2:
        return last.winners
    session = object_session(last)
    assert session is not None
    rows = log.rows_of(session, last.id)
    made = replay.played(last, rows, log.courses(rows)[-1].path, last.head)
    return sorted({seat for share in view(made)["pots"][0]["shares"] for seat in share["winners"]})


def _newcomers(session: Session, table: Table, stacks: Collection[int]) -> list[int]:
    """Seats whose player was never dealt a hand there."""
    known = session.execute(
        select(Place.seat, Place.player_id).join(Hand, Hand.id == Place.hand_id)
        .where(Hand.table_id == table.id).distinct()).all()
    players = {seat.number: seat.player_id for seat in table.seats}
    dealt = {(place, player) for place, player in known}
    return [seat for seat in sorted(stacks) if (seat, players[seat]) not in dealt]


def _arrivals(planned: Coming, newcomers: Collection[int], blinds: list[int], house: House) -> Coming:
    """Who is new may have to wait, or to post; then the posts, where the button does not tell them."""
    arrivals = {seat: button.arrive(seat, planned.where, (blinds[0], blinds[1]), house) for seat in newcomers}
    stacks = {seat: chips for seat, chips in planned.stacks.items()
              if seat not in arrivals or arrivals[seat].dealt_in}
    if len(stacks) < 2:  # nobody to wait for: a new pair of players just begins
        return Coming(button.first_positions(min(planned.stacks), planned.stacks), planned.stacks)
    waiting = tuple((seat, arrival.sentence) for seat, arrival in arrivals.items() if not arrival.dealt_in)
    extra = [post for arrival in arrivals.values() if arrival.dealt_in for post in arrival.posts]
    owed = button.posts(planned.where, stacks, (blinds[0], blinds[1]))
    usual = button.posts(
        button.first_positions(planned.where.button, stacks), stacks, (blinds[0], blinds[1]))
    if owed == usual and not extra:
        return Coming(planned.where, stacks, waiting)
    straddles, seat = [], planned.where.big
    for amount in blinds[2:]:
        seat = button.after(seat, stacks)
        straddles.append(Post(seat, "straddle", amount))
    return Coming(planned.where, stacks, waiting, (*owed, *straddles, *extra))
