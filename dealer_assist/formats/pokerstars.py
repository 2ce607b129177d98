"""Hand text out, as most trackers read it: one hand in words, line by line.

A game that readers know is told under its name there; every other game stands under our own site word, so
that a tracker skips it instead of reading it wrongly.  Source: formats, section 4.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime

from dealer_assist.cards import UNKNOWN, Card, parse_cards
from dealer_assist.engine.state.actions import Action
from dealer_assist.contract.judge import hands_document
from dealer_assist.engine.state.setup import Setup
from dealer_assist.games import Game
from dealer_assist.scales import SCALES
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.formats.buy_in import FIRST_LINE, numbered, price, rail, tournament_of
from dealer_assist.formats.kept import rail_of
from dealer_assist.formats.pokerstars_summary import (
    NTH_BOARD, boards_run, cards_text, down_cards, pot_name, summary,
)
from dealer_assist.formats.source import SYMBOLS
from dealer_assist.formats.street_titles import DEALING_HANDS, DRAWS, HOLE_CARDS, STUD
from dealer_assist.formats.timeline import About, Story, StoryAct, StoryRound, Written, tell_story
from dealer_assist.texts import say

SITE, OWN_SITE = "PokerStars", "dealer-assist"
NAMES = {
    "holdem": "Hold'em", "short-deck-holdem": "6+ Hold'em", "omaha": "Omaha", "omaha-8": "Omaha Hi/Lo",
    "five-card-omaha": "5 Card Omaha", "big-o": "5 Card Omaha Hi/Lo", "courchevel": "Courchevel",
    "razz": "Razz", "stud": "7 Card Stud", "stud-8": "7 Card Stud Hi/Lo", "badugi": "Badugi",
    "deuce-to-seven-triple-draw": "Triple Draw 2-7 Lowball",
    "deuce-to-seven-lowball": "Single Draw 2-7 Lowball", "five-card-draw": "5 Card Draw",
}
LIMITS = {name: one.pokerstars for name, one in STRUCTURES.items() if one.pokerstars}
POSTS = {"small": "posts small blind", "big": "posts big blind", "ante": "posts the ante",
         "straddle": "posts straddle", "kill": "posts kill", "enter": "posts big blind",
         "missed": "posts small & big blinds", "dead": "posts dead"}


def write_text(setup: Setup, actions: Iterable[Action], about: About) -> Written:
    """A finished hand as hand text; amounts are chips, or money as the hand's own file had it.

    Errors: `chips-do-not-add-up`, `hand-not-over`.
    """
    story = tell_story(setup, actions)
    rows = [*_head(story, about), *_play(story, about), *_end(story, about),
            *_corrected(about), *_tournament(about),
            *rail_of(about.kept), *summary(story, about)]
    return Written("".join(f"{row}\n" for row in rows), tuple(_notes(story, about)))


def known(setup: Setup) -> bool:
    """Do readers know this game and betting under a name of theirs?"""
    plain = not (setup.bomb_pot or setup.killer is not None or setup.joker or setup.carried)
    return plain and setup.game.id in NAMES and setup.betting in LIMITS


def _notes(story: Story, about: About) -> Iterator[str]:
    setup = story.hand.setup
    if not known(setup):
        yield say("notes.text-unknown", game=setup.game.name, betting=setup.structure.called)
    if not about.started:
        yield say("notes.no-day")
    if story.hand.table.dice:
        yield say("notes.text-dice")
    if story.hand.cards.runs:
        yield say("notes.first-run")


def _head(story: Story, about: About) -> Iterator[str]:
    setup = story.hand.setup
    site = SITE if known(setup) else OWN_SITE
    game = NAMES.get(setup.game.id, setup.game.name)
    limit = LIMITS.get(setup.betting, setup.betting.replace("-", " ").title())
    low = setup.small_bet or setup.small_blind
    high = setup.big_bet or setup.big_blind or setup.small_bet
    currency = f" {about.source.currency}" if about.source.currency else ""
    stakes = f"{about.chips(low or 0)}/{about.chips(high or 0)}{_cap_of(setup, about, currency)}{currency}"
    yield f"{site} Hand #{about.number}:  {_event(about)}{game} {limit} ({stakes}){_begun(about)}"
    button = f" Seat #{setup.button} is the button" if setup.game.button and setup.button else ""
    yield f"Table '{about.table}' {about.seats}-max{button}"
    for seat, stack in sorted(zip(setup.order, setup.stacks, strict=True)):
        yield f"Seat {seat}: {about.name(seat)} ({about.chips(stack)} in chips)"


def _corrected(about: About) -> Iterator[str]:
    """That the hand was put right, as a word from the rail: no other line of the form is passed over."""
    if about.corrected:
        by, reason = about.corrected["by"], about.corrected["reason"].replace('"', "'")
        paid = ", ".join(f"{about.name(int(seat))} {about.chips(chips)}"
                         for seat, chips in about.corrected["paid"].items() if chips)
        yield f'{OWN_SITE} [observer] said, "Corrected by {by}: {reason}. As entered it paid {paid}."'


def _event(about: About) -> str:
    """The tournament, where it has a number: without one a reader would look for it in the game's name."""
    number, _ = about.event or numbered(about.source.fields)
    paid = price(tournament_of(about.source.fields), SYMBOLS)
    return f"Tournament #{number}, {f'{paid} ' * bool(paid)}" if number else ""


def _tournament(about: About) -> Iterable[str]:
    """What the first line has no place for, the name above all."""
    info = tournament_of(about.source.fields) | ({"name": about.event[1]} if about.event else {})
    return rail({key: value for key, value in info.items() if key not in FIRST_LINE})


def _begun(about: About) -> str:
    """The day and time, as far as they are known and in the zone they were told in."""
    if not about.started:
        return ""
    begun = datetime.fromisoformat(about.started)
    zone = about.source.fields.get("time_zone_abbreviation") if about.source.day else "UTC"
    time = f" {begun.hour}:{begun:%M:%S}{f' {zone}' if zone else ''}"
    return f" - {begun:%Y/%m/%d}{'' if about.source.day and 'time' not in about.source.fields else time}"


def _play(story: Story, about: About) -> Iterator[str]:
    for post in story.posts:
        posted = f"{POSTS[post.kind]} {about.chips(post.added)}"
        yield f"{about.name(post.seat)}: {posted}{_all_in(post, story, about)}"
    board: list[Card] = []
    up: dict[int, tuple[Card, ...]] = {}
    draws = 0
    last = max((number for number, one in enumerate(story.rounds) if one.happenings), default=0)
    for number, round_ in enumerate(story.rounds):
        title, draws = _title(story, number, round_, draws)
        if story.hand.table.runouts and len(board) >= story.hand.kept_board() and round_.board:
            for one in (one for later in story.rounds[number:] for one in later.happenings):
                yield f"{about.name(one.seat)}: {_act_text(one, 0, about)}{_all_in(one, story, about)}"
            if number <= last:
                yield from _returned(story, about)
            yield from _runouts(story, number)
            break
        yield f"*** {title} ***{_board(board, round_.board)}{_community(story, number)}"
        board += round_.board
        for seat, cards in sorted(round_.up.items()):
            before = f" [{cards_text(up[seat])}]" if seat in up else ""
            yield f"Dealt to {about.name(seat)}{before} [{cards_text(cards)}]"
            up[seat] = (*up.get(seat, ()), *cards)
        high = max((post.to for post in story.posts if post.kind != "ante"), default=0) if number == 0 else 0
        for one in round_.happenings:
            yield f"{about.name(one.seat)}: {_act_text(one, high, about)}{_all_in(one, story, about)}"
            high = high if one.kind == "dead" else max(high, one.to)
        if number == last:
            yield from _returned(story, about)


def _returned(story: Story, about: About) -> Iterator[str]:
    for seat, chips in story.hand.chips.returned.items():
        yield f"Uncalled bet ({about.chips(chips)}) returned to {about.name(seat)}"


def _runouts(story: Story, number: int) -> Iterator[str]:
    """The streets from `number` on, once for each time the board was run."""
    for nth, runout in zip(NTH_BOARD, boards_run(story), strict=False):
        done = story.hand.kept_board()
        for street in story.hand.streets[number:]:
            cards = sum(step.low for step in street.steps if step.word == "board")
            if cards:
                name = street.name.replace("-", " ").upper()
                yield f"*** {nth} {name} ***{_board(runout[:done], tuple(runout[done:done + cards]))}"
                done += cards


def _title(story: Story, number: int, round_: StoryRound, draws: int) -> tuple[str, int]:
    steps = {step.word for step in story.hand.streets[number].steps}
    if number == 0:
        shared = story.hand.game.holds("board")
        return STUD.get(round_.street) or (HOLE_CARDS if shared else DEALING_HANDS), draws
    if "draw" in steps and "board" not in steps:
        return DRAWS[min(draws, len(DRAWS) - 1)], draws + 1
    return STUD.get(round_.street, round_.street.replace("-", " ").upper()), draws


def _board(before: Sequence[Card], fresh: tuple[Card, ...]) -> str:
    if not fresh or UNKNOWN in fresh:
        return ""
    earlier = f" [{cards_text(before)}]" if before and UNKNOWN not in before else ""
    return f"{earlier} [{cards_text(fresh)}]"


def _community(story: Story, number: int) -> str:
    """The one card for all of a stud game whose stub ran out stands where the last street does."""
    card = story.hand.table.community if number == len(story.hand.streets) - 1 else None
    return "" if card in (None, UNKNOWN) else f" [{card}]"


def _act_text(one: StoryAct, high: int, about: About) -> str:
    added = about.chips(one.added)
    if one.kind == "raise" or one.kind == "complete":
        return f"raises {about.chips(one.to - high)} to {about.chips(one.to)}"
    if one.kind == "bring-in":
        return f"brings in for {added}"
    if one.kind == "draw":
        cards = f" [{cards_text(one.cards)}]" if one.cards else ""
        return f"discards {one.count} card{'s' * (one.count != 1)}{cards}" if one.count else "stands pat"
    if one.kind == "discard":
        return f"discards {one.count} card{'s' * (one.count != 1)}"
    if one.kind == "dead":
        return f"{POSTS['dead']} {added}"
    amount = f" {added}" if one.kind in ("call", "bet") else ""
    return f"{one.kind}s{amount}"


def _cap_of(setup: Setup, about: About, currency: str) -> str:
    """The cap of the hand in the first line, before the currency."""
    return f" - {about.chips(setup.cap)} Cap{' -' if currency else ''}" if setup.cap else ""


def _all_in(one: StoryAct, story: Story, about: About) -> str:
    """What the last chips were: the stack, or the cap of the hand with chips behind it."""
    if not one.all_in:
        return ""
    setup = story.hand.setup
    if setup.cap is None or not setup.keeps(one.seat):
        return " and is all-in"
    return f" and has reached the {about.chips(setup.cap)} cap"


def _end(story: Story, about: About) -> Iterator[str]:
    if story.shown:
        yield "*** SHOW DOWN ***"
    named = _named(story)
    first = {one.seat: one for one in reversed(story.shown)}
    # who tabled a hand with a draw to come, and threw in what came, has mucked
    last = {one.seat: one for one in story.shown}
    for one in list(reversed(first.values())) if story.hand.cards.runs else last.values():
        i = story.hand.seat_index[one.seat]
        cards = (card for card in (*down_cards(story.hand, i), *story.hand.cards.up[i]) if card != UNKNOWN)
        shows = f"shows [{cards_text(cards)}]{named.get(one.seat, '')}"
        yield f"{about.name(one.seat)}: {shows if one.kind == 'show' else 'mucks hand'}"
    pots = story.hand.showdown.ruling.pots if story.hand.showdown.ruling else ()
    # the last side pot is awarded first
    for number in reversed(range(len(pots))):
        for share in pots[number].shares:
            for seat, chips in share.awards.items():
                yield f"{about.name(seat)} collected {about.chips(chips)} from {pot_name(number, len(pots))}"


def _named(story: Story) -> dict[int, str]:
    """What each tabled hand makes, in brackets: both halves where the pot is split, of the first run."""
    words_by_seat: dict[int, str] = {}
    if story.hand.showdown.ruling is None:
        return words_by_seat
    for seat, sides in hands_document(story.hand.showdown.ruling, runs=1).items():
        names = {side: _hand_name(story.hand.game, side, hand) for side, hand in sides.items() if hand}
        if len(sides) == 1:
            words_by_seat[int(seat)] = "".join(f" ({name})" for name in names.values())
        elif names:
            words = "; ".join(
                name if ": " in name else f"{_side(side)}: {name}" for side, name in names.items())
            words_by_seat[int(seat)] = f" ({words})"
    return words_by_seat


def _side(side: str) -> str:
    return {"high": "HI", "low": "LO"}.get(side, side.capitalize())


def _hand_name(game: Game, side: str, hand: dict[str, str]) -> str:
    """A hand as the servers' texts have it: lows and badugis by their ranks, every other by its name."""
    tiers = [tier for one in game.sides if one.name == side for tier in one.tiers]
    scale = SCALES[tiers[0].scale] if tiers else None
    if scale is None or not scale.low:
        return hand["name"]
    cards = sorted(parse_cards(hand["cards"]), key=scale.height, reverse=True)
    ranks = ",".join(str(card)[0] for card in cards)
    if scale.size == 4:
        return f"Badugi: {ranks}" if len(cards) == 4 else f"{len(cards)}-card: {ranks}"
    # a pair, or a straight that counts against a low, is told by its name
    plain = len({card.rank for card in cards}) == 5 and " low" in hand["name"]
    return (f"LO: {ranks}" if len(game.sides) > 1 else f"Lo: {ranks}") if plain else hand["name"]
