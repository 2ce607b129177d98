"""What the dealer does when cards run short or fall wrongly: step by step, with the figures.

Pure functions from counts to a `Procedure`.  Source: house rules, sections 5 and 6.
"""

from __future__ import annotations

from typing import NamedTuple

from collections.abc import Iterator, Mapping, Sequence

from dealer_assist.engine.house import House


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
    needed = players + 2
    if stub >= needed:
        steps: tuple[str, ...] = ("Burn one card.", f"Deal {players} cards, one to each player, face down.")
        return Procedure(DEAL, steps, "stud-short-stub")
    if stub + burns >= needed and house["stud-short-stub"] == "burns-then-community":
        pool = stub + burns
        return Procedure("shuffle the burns in", (
            f"The stub has {stub}, {players} players need {needed}: take in {_cards(burns, 'burn card')}.",
            f"Shuffle the {pool} cards.", "Burn one card.", f"Deal {players} cards, one to each player.",
        ), "stud-short-stub", pool)
    return _community(players, stub, burns, house)


def discards_come_back(players: int, stub: int, burns: int, thrown: int) -> Procedure:
    """A stud round that the stub cannot serve, where cards were thrown away: they are shuffled in first.

    Source: 2.57 is silent; house rules, section 5, `stud-short-stub` speaks of burns alone.
    """
    pool = stub + burns + thrown
    return Procedure("shuffle the discards in", (
        f"The stub has {stub}, {players} players need {players + 2}: take in {_cards(thrown, 'discard')} and "
        f"{_cards(burns, 'burn card')}.", f"Shuffle the {pool} cards.",
    ), "stud-short-stub", pool)


def _community(players: int, stub: int, burns: int, house: House) -> Procedure:
    """One card for all, from the stub if it holds a burn, the card and one never dealt."""
    starts = {"as-sixth": "who started on sixth street", "with-community": "the best board with that card"}
    place = ("Turn the next card up in the middle: it is everybody's last card.",
             f"The betting starts with {starts[house.word('community-first-act')]}.")
    need = f"{players} players need {players + 2}"
    if stub >= 3:
        return Procedure(COMMUNITY, (
            f"The stub has {stub}, {need}.", "Burn one card from the stub.", *place), "stud-short-stub")
    pool = stub + burns
    return Procedure(COMMUNITY, (
        f"The stub has {stub}, {need}: take in {_cards(burns, 'burn card')}.",
        f"Shuffle the {pool} cards.", "Burn one card.", *place,
    ), "stud-short-stub", pool)


class Pile(NamedTuple):
    """What has left the deck besides the live hands, in cards.

    Shape: `earlier` mucked or discarded before this draw (folded hands too), less what was shuffled
    in before (burns as well, so it may be under nothing); `discards` thrown in this draw, by seat;
    `burns` every burn card.
    """

    earlier: int
    discards: Mapping[int, int]
    burns: int


def deck_runs_out(left: int, owed: Sequence[tuple[int, int]], pile: Pile, house: House) -> Procedure:
    """The deck cannot serve a draw: who still gets old cards, what is shuffled, who draws from that.

    Shape: `left` cards in the deck; `owed` (seat, cards) in drawing order, from the player who is
    next. The burns stay what they are: no new one is taken.
    Source: house rules, section 6, `reshuffle-pool`, `reshuffle-burns`, `last-card`.
    """
    total = sum(cards for _, cards in owed)
    if total < left or (total == left and house["last-card"] != "never"):
        return Procedure(DEAL, tuple(_serve(owed, total)), "last-card")
    # Here the last old card finishes nothing any more, so only `dealt` uses it.
    old = left if house["last-card"] == "dealt" else max(left - 1, 0)
    drawer, waiting = _next_after(owed, old)
    pool = _pool(drawer, pile, house) + left - old
    joined = f" with the {_cards(left - old, 'card')} left" if left > old else ""
    steps = [*_serve(owed, old),
             f"Shuffle {pool} cards: {_what(drawer, house)}{joined}.",
             f"Go on with seat {drawer}, who is owed {_cards(waiting[0][1], 'card')}.",
             *(f"Then seat {seat}: {_cards(cards, 'card')}." for seat, cards in waiting[1:])]
    return Procedure("reshuffle", tuple(steps), "reshuffle-pool", pool)


def muck_comes_back(pile: Pile, house: House, drawer: int | None) -> Procedure:
    """The deck is used up with no draw to serve: before a burn or a board card.

    Shape: `drawer` who is next to be served, whose own discards of this draw stay out; None for nobody.
    Source: house rules, section 6, `reshuffle-pool`, `reshuffle-burns`.
    """
    pool = _pool(drawer, pile, house)
    burns = "with" if house["reshuffle-burns"] == "in" else "without"
    out = f", but for the discards seat {drawer} has just thrown" if drawer is not None else ""
    return Procedure("reshuffle", (
        "The deck is used up.", f"Shuffle the muck {burns} the burn cards, {pool} in all{out}.",
        "Go on from there.",
    ), "reshuffle-pool", pool)


def _next_after(owed: Sequence[tuple[int, int]], old: int) -> tuple[int, list[tuple[int, int]]]:
    """Who is owed what once `old` cards have been served."""
    waiting = []
    for seat, cards in owed:
        served = min(cards, old)
        old -= served
        if cards > served:
            waiting.append((seat, cards - served))
    return waiting[0][0], waiting


def _pool(drawer: int | None, pile: Pile, house: House) -> int:
    thrown = {"all-but-own": sum(n for seat, n in pile.discards.items() if seat != drawer),
              "earlier-rounds": 0, "all": sum(pile.discards.values())}[house.word("reshuffle-pool")]
    return max(0, pile.earlier + thrown + (pile.burns if house["reshuffle-burns"] == "in" else 0))


def _what(drawer: int, house: House) -> str:
    what = {
        "all-but-own": f"the muck and every discard but seat {drawer}'s own",
        "earlier-rounds": "what was mucked or thrown before this draw", "all": "the muck and every discard",
    }[house.word("reshuffle-pool")]
    return f"{what}, {'and' if house['reshuffle-burns'] == 'in' else 'without'} the burn cards"


def _serve(owed: Sequence[tuple[int, int]], cards: int) -> Iterator[str]:
    for seat, wanted in owed:
        given = min(wanted, cards)
        cards -= given
        if given:
            short = "" if given == wanted else f", who asked for {wanted}"
            yield f"Deal {_cards(given, 'card')} to seat {seat}{short}."


def serving_order(draws: Sequence[tuple[int, int]], house: House) -> tuple[tuple[int, int], ...]:
    """In what order drawn cards are dealt: (seat, cards), from the left of the button.

    Source: house rules, section 6, `fifth-card`: drawing five, the fifth may come after everyone else.
    """
    if house["fifth-card"] == "straight-through":
        return tuple(draws)
    fives = [seat for seat, cards in draws if cards == 5]
    return (*((seat, min(cards, 4)) for seat, cards in draws), *((seat, 1) for seat in fives))


def exposed_on_the_draw(seat: int, others: Sequence[int], house: House) -> Procedure:
    """A drawn card that was turned up.

    Shape: `others` who are still to be served.  Source: house rules, section 6, `draw-exposed`.
    """
    if house["draw-exposed"] == "keep":
        return Procedure("keep", (f"Seat {seat} keeps the card.",), "draw-exposed")
    serve = f"Serve seats {', '.join(map(str, others))} first." if others else "Everybody else is served."
    return Procedure("replace", (
        f"Seat {seat} may not keep the card: show it to all and put it with the discards.", serve,
        f"Deal seat {seat} another card in its place.",
    ), "draw-exposed")


def exposed_last_card(seat: int, betting_possible: bool, house: House) -> Procedure:
    """A last down card of stud that the dealer turned up.

    Source: house rules, section 5, `last-card-exposed`.
    """
    if house["last-card-exposed"] == "replace" and betting_possible:
        return Procedure("replace", (
            "Serve the other players first.", f"Take the exposed card from seat {seat} and burn it.",
            f"Deal seat {seat} another card, face down.",
        ), "last-card-exposed")
    return Procedure("keep", (f"Seat {seat} keeps the card.",), "last-card-exposed")


class Miscount(NamedTuple):
    """A hand with too many or too few cards, and how far the betting has gone.

    Shape: `cards` held, `due` the right number; `acted` how many players have acted, `chips` one of
    them with chips; `before_draw` in a draw game, before the draw; `button` the hand is the
    button's, `button_acted` he has acted.
    """

    seat: int
    cards: int
    due: int
    acted: int
    chips: bool
    before_draw: bool = False
    button: bool = False
    button_acted: bool = False


def wrong_card_count(found: Miscount) -> Procedure:
    """Misdeal, dead hand, or a hand that can be made whole.

    Source: house rules, section 6, `wrong-card-count`: before two players have acted, one of them
    with chips, or three in all, it is a misdeal; later the hand is dead, with two exceptions.
    """
    if not (found.acted >= 3 or (found.acted >= 2 and found.chips)):
        return misdeal()
    short = found.due - found.cards
    if short > 0 and found.before_draw:
        return Procedure("draw up", (
            f"Play on. On the draw seat {found.seat} draws {_cards(short, 'card')} more than he throws.",
        ), "wrong-card-count")
    if short > 0 and found.button and not found.button_acted:
        return Procedure("complete", (
            f"Deal seat {found.seat}, the button, the {_cards(short, 'card')} he lacks.",
        ), "wrong-card-count")
    return Procedure("dead hand", (
        f"Seat {found.seat} holds {found.cards} cards, {found.due} are right, and there has been action.",
        "Kill the hand; his chips stay in the pot.",
    ), "wrong-card-count")


def misdeal() -> Procedure:
    """The hand is dealt again: blinds, button and antes stay where they are."""
    return Procedure("misdeal", (
        "Call the misdeal and give back the chips put in since the cards were dealt.",
        "Take in all cards, the stub and the burns.", "Shuffle and deal again: same button, same blinds.",
    ), "wrong-card-count")


def _cards(count: int, word: str) -> str:
    return f"{count} {word}" if count == 1 else f"{count} {word}s"
