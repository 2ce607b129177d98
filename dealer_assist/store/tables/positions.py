"""The next hand's button, blinds and players, from the last hand at the table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Any

from sqlalchemy import or_, select
from sqlalchemy.orm import Session, object_session

from dealer_assist.contract.setup import read_setup
from dealer_assist.contract.view import view
from dealer_assist.errors import NotNow
from dealer_assist.games import load_game
from dealer_assist.rules import button
from dealer_assist.rules.button import Arrival, Positions, Post
from dealer_assist.rules.house import House, read_house
from dealer_assist.session import positions
from dealer_assist.session.positions import blinds_posted
from dealer_assist.record.log import OVER, VOID
from dealer_assist.store.db.models import Hand, Row, Table
from dealer_assist.record import log, replay
from dealer_assist.store.hands.rows import rows_of
from dealer_assist.store.ledger import chips
from dealer_assist.store.tables import arrivals as arriving, mixing
from dealer_assist.store.tables.mixing import Turning


@dataclass(frozen=True, slots=True)
class Coming:
    """How the next hand is dealt.

    Shape: `stacks` by seat of those dealt in; `waiting` names who is not, and why; `posts` only
    where they do not follow from the button (a dead small blind, a newcomer who posts, a straddle).
    `blinds` as they are posted; `killer` who has earned the kill, with `kill` chips; `bomb_pot` the
    house plays one. `turned` is what the table's mix makes of the hand, None where it plays one game.
    `carried` lies in the middle already (ruling R58); `straddles` are the seats that may straddle.
    """

    where: Positions
    stacks: Mapping[int, int]
    waiting: tuple[tuple[int, str], ...] = ()
    posts: tuple[Post, ...] | None = None
    blinds: tuple[int, ...] = ()
    killer: int | None = None
    kill: int = 0
    bomb_pot: bool = False
    turned: Turning | None = None
    carried: int = 0
    straddles: tuple[int, ...] = ()

    def document(self) -> dict[str, Any]:
        """For the table's page."""
        return {
            **positions.stored(self.where), "dealt_in": sorted(self.stacks),
            "waiting": [{"seat": seat, "why": why} for seat, why in self.waiting],
            "posts": None if self.posts is None else [post.document() for post in self.posts],
            "last_to_act": button.last_to_act(self.where, self.stacks), "bomb_pot": self.bomb_pot,
            "kill": None if self.killer is None else {"seat": self.killer, "amount": self.kill},
            "straddles": list(self.straddles),
        }


def coming(
    session: Session, table: Table, last: Hand | None, stated: Mapping[str, Any] | None = None,
    who: str | None = None,
) -> Coming | None:
    """How the next hand is dealt; None with fewer than two stacks.

    Shape: `stated` are the caller's own `button`, `posts`, settings for this hand; `straddle` a seat,
    `arrivals` what newcomers and returning players choose, `bomb_pot` and `killer` instead of what the
    house rules make of the last hands, `turn_to` a game of the mix. `who` is the dealer who will deal it.
    Errors: `straddle-not-allowed`, `empty-seat` (field `arrivals.0.seat`), and those of the mix.
    """
    said = {name: value for name, value in (stated or {}).items() if value is not None}
    stacks = {seat.number: seat.stack for seat in table.seats if seat.present and seat.stack}
    if len(stacks) < 2:
        return None
    house = read_house(
        said.get("preset", table.preset), said.get("house", table.house),
        said.get("tournament", table.tournament))
    where = _where(session, table, said, stacks, house)
    turned = mixing.turning(session, table, where.button, stacks, said, house["button"] != "win")
    own = {"game": table.game, "blinds": table.blinds, "small_bet": table.small_bet, "chip": table.chip}
    played: dict[str, Any] = {**own, **(turned.settings if turned else {}), **said}
    bomb_pot = bool(said.get("bomb_pot", _bomb_pot(session, last, house, who, played["game"])))
    if bomb_pot and house["bomb-pot-button"] == "stays":
        where = _where(session, table, said, stacks, house, bomb_pot=True)
    blinds = blinds_posted(played["blinds"], played["small_bet"], played["chip"], house)
    planned = Coming(where, stacks, blinds=blinds, bomb_pot=bomb_pot, turned=turned,
                     carried=chips.balance(session, table.id).middle)
    choices = arriving.choices(said.get("arrivals", ()), stacks)
    if len(planned.blinds) >= 2 and not bomb_pot:
        new = last is not None and "button" not in said
        found = arriving.arrivals(session, table, planned, choices, house, new)
        planned = _arrived(planned, found)
    if not bomb_pot:
        planned = _killed(session, planned, last, stated or {}, house)
    planned = replace(planned, straddles=_may_straddle(planned, house))
    return _straddled(planned, said.get("straddle"), house)


def _bomb_pot(session: Session, last: Hand | None, house: House, who: str | None, game: str) -> bool:
    """Does the house play the next hand as a bomb pot (`bomb-pot`)? Never in a game without blinds."""
    if load_game(game).bomb_pot:
        return True
    if house["bomb-pot"] == "off" or load_game(game).forced != "blinds":
        return False
    return house["bomb-pot"] == "every" or other_dealer(session, last, who)


def other_dealer(session: Session, last: Hand | None, who: str | None) -> bool:
    """Was the last hand dealt by somebody else? A void hand is dealt again, and says nothing."""
    if last is None or who is None:
        return False
    before = session.scalar(
        select(Row.who).join(Hand, Hand.id == Row.hand_id)
        .where(Hand.table_id == last.table_id, Hand.status != VOID, Row.seq == 0)
        .order_by(Hand.number.desc()).limit(1))
    return before is not None and before != who


def _killed(
    session: Session, planned: Coming, last: Hand | None, said: Mapping[str, Any], house: House,
) -> Coming:
    """Who kills the pot: as stated, else the winner of two pots in a row, or of a scoop (`kill`)."""
    if house["kill"] == "none" or len(planned.blinds) < 2:
        return planned
    killer = said["killer"] if "killer" in said else _killer(session, last, house)
    if killer not in planned.stacks:
        return planned
    return replace(planned, killer=killer, kill=button.kill_post(planned.blinds[1], house))


def _killer(session: Session, last: Hand | None, house: House) -> int | None:
    if last is None or last.status != OVER:
        return None
    setup = read_setup(replay.setup_of(last))
    if not setup.structure.capped:
        return None
    before = session.scalar(
        select(Hand).where(Hand.table_id == last.table_id, Hand.number < last.number, Hand.status == OVER)
        .order_by(Hand.number.desc()).limit(1))
    return button.kill_earned(
        house, won_before=before.winners if before else (), won_now=last.winners,
        high_low=len(setup.game.sides) > 1, pot=last.pot, big_bet=setup.big_bet)


def _may_straddle(planned: Coming, house: House) -> tuple[int, ...]:
    """Whom the house lets straddle; `straddle` gives the answer, seat by seat."""
    if planned.killer is not None or planned.bomb_pot or len(planned.blinds) < 2:
        return ()
    found = []
    for seat in sorted(planned.stacks):
        try:
            button.straddle(seat, planned.where, planned.stacks, planned.blinds[1], house)
        except NotNow:
            continue
        found.append(seat)
    return tuple(found)


def _straddled(planned: Coming, seat: int | None, house: House) -> Coming:
    """The straddle beside the blinds; a killed pot and a bomb pot have none."""
    if seat is None:
        return planned
    if planned.killer is not None or planned.bomb_pot or len(planned.blinds) < 2:
        why = "killed-pot" if planned.killer is not None else "bomb-pot" if planned.bomb_pot else "no-blinds"
        raise NotNow(
            f"straddle-not-allowed.{why}", field="straddle", rule="house rules, section 4, straddle")
    if seat not in planned.stacks:
        raise NotNow("empty-seat.straddle", seat=seat, field="straddle")
    try:
        post = button.straddle(seat, planned.where, planned.stacks, planned.blinds[1], house)
    except NotNow as refusal:
        refusal.field = "straddle"
        raise
    owed = planned.posts or button.posts(planned.where, planned.stacks,
                                         (planned.blinds[0], planned.blinds[1]))
    kept = [item for item in owed if item.seat != seat]     # a button's straddle may take in his post
    return replace(planned, posts=(*kept, post))


def _where(
    session: Session, table: Table, said: Mapping[str, Any], players: Collection[int], house: House,
    bomb_pot: bool = False,
) -> Positions:
    """Button and blinds of the next hand: as stated, else one move on from the last hand that had a button.

    A void hand is dealt again, and games without a button leave it where it is (`mixed-button`): moved once
    after the last hand that had one, then held. Where the blinds fall is worked out from that hand with the
    players who are there now, so that nobody escapes a blind because another left during stud.
    """
    if "button" in said:
        return button.first_positions(said["button"], players)
    anchor = _last_with_button(session, table)
    if anchor is None:
        return button.first_positions(min(players), players)
    if anchor.status == VOID or anchor.button is None:      # put there by hand, and not played from yet
        return positions.again(anchor.positions, players)
    winners = _main_pot_winners(anchor) if house["button"] == "win" and anchor.status == OVER else ()
    return positions.following(anchor.positions, players, house, winners=winners, bomb_pot=bomb_pot)


def _last_with_button(session: Session, table: Table) -> Hand | None:
    """The hand that the button moves on from: the last one played with a button, or placed by the dealer.

    Where there is none, the table's first hand, from which the button is still to be taken.
    """
    hands = select(Hand).where(Hand.table_id == table.id).limit(1)
    said = or_(Hand.positions["placed"].as_boolean(), Hand.positions["posted"].as_boolean())
    moved = or_((Hand.status != VOID) & Hand.button.is_not(None), said)
    return session.scalar(hands.where(moved).order_by(Hand.number.desc())) or session.scalar(
        hands.order_by(Hand.number))


def _main_pot_winners(last: Hand) -> list[int]:
    if len(last.winners) < 2:
        return last.winners
    session = object_session(last)
    assert session is not None
    rows = rows_of(session, last.id)
    made = replay.played(last, rows, log.courses(rows)[-1].path, last.head)
    return sorted({seat for share in view(made)["pots"][0]["shares"] for seat in share["winners"]})


def _arrived(planned: Coming, arrivals: Mapping[int, Arrival]) -> Coming:
    """Who comes in may have to wait, or to post; then the posts, where the button does not tell them."""
    stacks = {seat: chips for seat, chips in planned.stacks.items()
              if seat not in arrivals or arrivals[seat].dealt_in}
    if len(stacks) < 2:  # nobody to wait for: a new pair of players just begins
        return replace(planned, where=button.first_positions(min(planned.stacks), planned.stacks))
    waiting = tuple((seat, arrival.sentence) for seat, arrival in arrivals.items() if not arrival.dealt_in)
    extra = [post for arrival in arrivals.values() if arrival.dealt_in for post in arrival.posts]
    posts = positions.posts(planned.where, stacks, planned.blinds, extra)
    return replace(planned, stacks=stacks, waiting=waiting, posts=posts)
