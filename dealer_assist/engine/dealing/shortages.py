"""What the dealer does when cards run short or fall wrongly: step by step, with the figures.

Pure functions from counts to a `Procedure`.  Source: house rules, sections 5 and 6.
"""

from __future__ import annotations

from typing import NamedTuple

from collections.abc import Iterator, Mapping, Sequence

from dealer_assist.engine.state.due import Due
from dealer_assist.rules.house import House
from dealer_assist.texts import Message, listed, say

DEAL, COMMUNITY = "deal", "community card"


class Procedure(NamedTuple):
    """Steps in the imperative, in order, and the house rule they follow.

    Shape: `name` a short word for what is done; `pool` how many cards are shuffled, 0 for none.
    """

    name: str
    steps: tuple[str, ...]
    rule: str
    pool: int = 0


def last_card(players: int, stub: int, burns: int, house: House) -> Procedure:
    """The last card of stud: dealt, dealt from stub and burns together, or one for all.

    Shape: `stub` and `burns` in cards, before the last round is burnt. Needed are a card for each
    player, a burn, and one card that is never dealt.
    Source: house rules, section 5, `stud-short-stub`, `community-first-act`.
    """
    # eight players: eight cards, a burn, and one that is never dealt make ten
    needed = players + 2
    if stub >= needed:
        return Procedure(DEAL, (say("procedures.burn"), say("procedures.deal-round-down", players=players)),
                         "stud-short-stub")
    if stub + burns >= needed and house["stud-short-stub"] == "burns-then-community":
        pool = stub + burns
        return Procedure("shuffle the burns in", (
            _short(stub, players, _burns(burns)), say("procedures.shuffle", cards=pool),
            say("procedures.burn"), say("procedures.deal-round", players=players),
        ), "stud-short-stub", pool)
    return _community(players, stub, burns, house)


def discards_come_back(players: int, stub: int, burns: int, thrown: int) -> Procedure:
    """A stud round that the stub cannot serve, where cards were thrown away: they are shuffled in first.

    Source: 2.57 is silent; house rules, section 5, `stud-short-stub` speaks of burns alone.
    """
    pool = stub + burns + thrown
    return Procedure("shuffle the discards in", (
        _short(stub, players, listed((say("procedures.discards", n=thrown), _burns(burns)))),
        say("procedures.shuffle", cards=pool),
    ), "stud-short-stub", pool)


def _community(players: int, stub: int, burns: int, house: House) -> Procedure:
    """One card for all, from the stub if it holds a burn, the card and one never dealt."""
    place = (say("procedures.community"), say(f"procedures.starts-{house.word('community-first-act')}"))
    # eight dealt in, one folded on fourth street: a stub of 3, with the burns 6, and 9 are needed
    if stub >= 3:
        return Procedure(COMMUNITY, (
            say("procedures.too-few", stub=stub, players=players, needed=players + 2),
            say("procedures.burn-from-stub"), *place), "stud-short-stub")
    pool = stub + burns
    return Procedure(COMMUNITY, (
        _short(stub, players, _burns(burns)), say("procedures.shuffle", cards=pool), say("procedures.burn"),
        *place,
    ), "stud-short-stub", pool)


def _short(stub: int, players: int, taken: str) -> Message:
    return say("procedures.take-in", stub=stub, players=players, needed=players + 2, cards=taken)


def _burns(count: int) -> Message:
    return say("procedures.burn-cards", n=count)


def _cards(count: int) -> Message:
    return say("procedures.cards", n=count)


class Pile(NamedTuple):
    """What has left the deck besides the live hands, in cards.

    Shape: `earlier` mucked or discarded before this draw (folded hands too), less what was shuffled
    in before (burns as well, so it may be under nothing); `discards` thrown in this draw, by seat;
    `burns` every burn card.
    """

    earlier: int
    discards: Mapping[int, int]
    burns: int


class Reshuffle(NamedTuple):
    """What is shuffled when the deck cannot serve a draw.

    Shape: `old` cards come from the old deck first; `pool` cards are shuffled then, less the discards of
    the seats `without`; `waiting` (seat, cards) are served from them. `rest` of the old deck is
    among them; `taken` is the word of `reshuffle-pool` that it came to.
    """

    old: int
    rest: int
    pool: int
    without: tuple[int, ...]
    waiting: tuple[tuple[int, int], ...]
    taken: str


def deck_runs_out(
    left: int, owed: Sequence[tuple[int, int]], pile: Pile, house: House, burn: int = 0,
    later: Sequence[int] = (),
) -> Reshuffle | None:
    """What is shuffled so that a draw is served; None where the deck serves it.

    Shape: `left` cards in the deck; `owed` (seat, cards) in serving order; `burn` cards that are still
    to be burnt, where the deck is used up before them; `later` the seats that wait for a card after them
    (`fifth-card`). The pool may be too small all the same.
    Source: house rules, section 6, `reshuffle-pool`, `reshuffle-burns`, `last-card`; R49.
    """
    total = burn + sum(cards for _, cards in owed)
    if total < left or total == left and (not total or house["last-card"] != "never"):
        return None
    # Here the last old card finishes nothing any more, so only `dealt` uses it.
    old = left if house["last-card"] == "dealt" else max(left - 1, 0)
    # R49: everybody who is still owed, not only who is served now
    waiting = _still_owed(owed, old)
    base = pile.earlier + (pile.burns if house["reshuffle-burns"] == "in" else 0)
    plans = []
    for taken, seats in _left_out((*(seat for seat, _ in waiting), *later), pile, house):
        thrown = sum(cards for seat, cards in pile.discards.items() if seat not in seats)
        out = tuple(seat for seat in seats if pile.discards.get(seat))
        plans.append(Reshuffle(old, left - old, max(0, base + thrown) + left - old, out, waiting, taken))
    return next((plan for plan in plans if plan.pool >= total - old + len(later)), plans[-1])


def _left_out(
    waiting: Sequence[int], pile: Pile, house: House
) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Whose discards of this draw stay out; the next where that serves too few (R49)."""
    # where that is too few, the discards of this draw come in as R49 has them
    if house["reshuffle-pool"] == "earlier-rounds":
        yield "earlier-rounds", tuple(pile.discards)
    if house["reshuffle-pool"] != "all":
        seats = tuple(dict.fromkeys(waiting))
        yield "all-but-own", seats
        # R49: those of the others owed come in first, the drawer's own last
        yield "all-but-own", seats[:1]
    yield "all", ()


def _still_owed(owed: Sequence[tuple[int, int]], old: int) -> tuple[tuple[int, int], ...]:
    """Who is owed what once `old` cards have been served."""
    waiting = []
    for seat, cards in owed:
        served = min(cards, old)
        old -= served
        if cards > served:
            waiting.append((seat, cards - served))
    return tuple(waiting)


def served_in_two(
    dues: Sequence[Due], order: Sequence[int], plan: Reshuffle, house: House
) -> Procedure:
    """The steps of a draw that needs a shuffle, said as they are due.

    Shape: `dues` from the burn to the last card; `order` the seats by player.
    """
    asked: dict[int, int] = {}
    for it in dues:
        for i, cards in it.owed:
            asked[i] = asked.get(i, 0) + cards
    steps: list[str] = []
    go_on = "procedures.serve-short"
    for it in dues:
        if it.do == "burn":
            steps.append(say("procedures.burn"))
        elif it.do == "shuffle":
            steps.append(say("procedures.shuffle-pool", cards=it.cards, what=_what(plan, house)))
            go_on = "procedures.go-on"
        for i, cards in it.owed:
            steps.append(_serve(order[i], cards, asked[i], go_on))
            if go_on != "procedures.serve-short":
                go_on = "procedures.then"
    return Procedure("reshuffle", tuple(steps), "reshuffle-pool", plan.pool)


def _serve(seat: int, cards: int, asked: int, key: str) -> Message:
    if key == "procedures.serve-short":
        return say("procedures.serve" if cards == asked else key, n=cards, seat=seat, wanted=asked)
    return say(key, seat=seat, cards=_cards(cards))


def _what(plan: Reshuffle, house: House) -> Message:
    """What is shuffled: `the muck and every discard but seat 5's own, and the burn cards`."""
    seats = listed([str(seat) for seat in plan.without])
    if plan.taken == "all-but-own" and plan.without:
        what = say("procedures.pool-all-but-own", n=len(plan.without), seats=seats)
    else:
        what = say(f"procedures.pool-{'earlier-rounds' if plan.taken == 'earlier-rounds' else 'all'}")
    burns = "in" if house["reshuffle-burns"] == "in" else "out"
    if plan.rest:
        return say(f"procedures.burns-{burns}-left", what=what, cards=_cards(plan.rest))
    return say(f"procedures.burns-{burns}", what=what)


def used_up(pool: int, house: House) -> Procedure:
    """The deck is used up with no draw to serve: before a burn or a board card."""
    inside = "in" if house["reshuffle-burns"] == "in" else "out"
    return Procedure("reshuffle", (
        say("procedures.used-up"),
        say("procedures.stop", text=say(f"procedures.muck-burns-{inside}", cards=pool)),
        say("procedures.go-on-there"),
    ), "reshuffle-pool", pool)


def serving_order(draws: Sequence[tuple[int, int]], house: House) -> tuple[tuple[int, int], ...]:
    """In what order drawn cards are dealt: (seat, cards), from the left of the button.

    Source: house rules, section 6, `fifth-card`: drawing five, the fifth may come after everyone else.
    """
    if house["fifth-card"] == "straight-through":
        return tuple(draws)
    fives = [seat for seat, cards in draws if cards == 5]
    return (*((seat, min(cards, 4)) for seat, cards in draws), *((seat, 1) for seat in fives))
