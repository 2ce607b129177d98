"""Open Hand History out (hh-specs.handhistory.org, 1.4.7): one object a hand, amounts added by each action.

The format knows six kinds of game. What it cannot say of one of them is in the notes; a game that it has no
name for is refused, never written under another's.
"""

from __future__ import annotations

import json
from dataclasses import replace
from collections.abc import Iterable
from typing import Any

from dealer_assist import __version__
from dealer_assist.cards import UNKNOWN, Card
from dealer_assist.engine.state.actions import Action
from dealer_assist.engine.state.setup import Setup
from dealer_assist.errors import NotNow
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.formats.buy_in import numbered, tournament_of
from dealer_assist.formats.timeline import About, StoryAct, StoryRound, Story, Written, rakes, tell_story
from dealer_assist.texts import say

SPEC = "1.4.7"
GAMES = {
    "holdem": "Holdem", "omaha": "Omaha", "five-card-omaha": "Omaha", "omaha-8": "OmahaHiLo",
    "big-o": "OmahaHiLo", "stud": "Stud", "stud-8": "StudHiLo", "five-card-draw": "Draw",
    "five-card-triple-draw": "Draw",
}
LIMITS = {name: one.ohh for name, one in STRUCTURES.items() if one.ohh}
UTC = ("", "UTC", "GMT")        # of these nothing has to be said
VERBS = {
    "ante": "Post Ante", "small": "Post SB", "big": "Post BB", "straddle": "Straddle", "dead": "Post Dead",
    "enter": "Post Extra Blind", "missed": "Post Extra Blind", "kill": "Post Extra Blind", "bring-in": "Bet",
    "complete": "Raise", "fold": "Fold", "check": "Check", "bet": "Bet", "raise": "Raise", "call": "Call",
    "show": "Shows Cards", "muck": "Mucks Cards",
}


def write_ohh(setup: Setup, actions: Iterable[Action], about: About) -> Written:
    """A finished hand as one `{"ohh": …}` object.

    Errors: `cannot-say` for a game or betting that the format has no word for, `chips-do-not-add-up`,
    `hand-not-over`.  Source: formats, section 2.
    """
    _refuse(setup)
    story = tell_story(setup, actions)
    notes = (*_notes(story), *_when(about))
    document = {**_head(story, about), "players": _players(story, about),
                "rounds": _rounds(story, about), "pots": _pots(story, about)}
    if about.kept is not None:
        document["_dealt"] = about.kept.document()
    if about.corrected:     # a field of our own: the format has none, and its readers pass over it
        document["_corrected"] = about.corrected
    return Written(json.dumps({"ohh": document}, indent=1, ensure_ascii=False) + "\n", notes)


def lacks(setup: Setup) -> str:
    """What the format has no word for, empty where it can tell this hand."""
    if setup.game.id not in GAMES:
        return setup.game.name
    if setup.betting not in LIMITS:
        return say("refused.betting-of", betting=setup.structure.called)
    return say("refused.a-joker") if setup.joker else say("refused.a-carried-pot") if setup.carried else ""


def _refuse(setup: Setup) -> None:
    if word := lacks(setup):
        raise NotNow("cannot-say.ohh", word=word)


def _notes(story: Story) -> tuple[str, ...]:
    """What is lost, said once each."""
    setup = story.hand.setup
    notes: list[str] = []
    if any(step.word == "draw" for street in setup.game.streets for step in street.steps):
        notes.append(say("notes.ohh-draws"))
    if len(setup.game.sides) > 1:
        notes.append(say("notes.ohh-sides"))
    if any(one.kind in ("bring-in", "complete") for round_ in story.rounds for one in round_.happenings):
        notes.append(say("notes.ohh-bring-in"))
    if setup.small_bet and not setup.blinds:
        notes.append(say("notes.ohh-bets"))
    if story.hand.table.runouts:
        notes.append(say("notes.ohh-runs"))
    if story.hand.cards.runs:
        notes.append(say("notes.last-run"))
    if story.hand.chips.returned:
        notes.append(say("notes.ohh-returned"))
    return tuple(notes)


def _when(about: About) -> Iterable[str]:
    """The format has one zone; an hour that was told of another is written as it came."""
    zone = str(about.source.fields.get("time_zone_abbreviation", ""))
    if not about.started:
        yield say("notes.ohh-no-day")
    elif zone not in UTC:
        yield say("notes.ohh-zone", zone=zone)


def _head(story: Story, about: About) -> dict[str, Any]:
    setup = story.hand.setup
    amount = about.source.amount
    event = _tournament(about) if about.tournament else {}
    return {
        "spec_version": SPEC, "site_name": about.site, "network_name": about.site,
        "internal_version": __version__, "tournament": about.tournament, **event,
        "game_number": str(about.number),
        **({"start_date_utc": f"{about.started[:19]}Z"} if about.started else {}), "table_name": about.table,
        "game_type": GAMES[setup.game.id],
        "bet_limit": {"bet_type": LIMITS[setup.betting], "bet_cap": amount(setup.cap or 0)},
        "table_size": about.seats, "currency": about.source.currency,
        "dealer_seat": setup.button or setup.order[-1],
        # the amounts of blinds, and of nothing else: a game without them has none
        "small_blind_amount": amount(setup.small_blind), "big_blind_amount": amount(setup.big_blind),
        "ante_amount": amount(setup.listed_ante),
        # nobody at the table wrote it down: there is no hero whose cards others would miss
        "flags": ["Observed", *["Run_It_Twice"] * (story.hand.table.run > 1), *["Cap"] * bool(setup.cap)],
    }


def _tournament(about: About) -> dict[str, Any]:
    """The object that every hand of a tournament must have, with as much as is known of it."""
    number, name = map(str, about.event or numbered(about.source.fields))
    return {"tournament_info": {"tournament_number": number, "name": name, "currency": about.source.currency,
                                **tournament_of(about.source.fields)}}


def _players(story: Story, about: About) -> list[dict[str, Any]]:
    setup = story.hand.setup
    return [
        {"id": seat, "seat": seat, "name": about.name(seat), "display": about.name(seat),
         "starting_stack": about.source.amount(stack), "is_sitting_out": False}
        for seat, stack in sorted(zip(setup.order, setup.stacks, strict=True))
    ]


def _rounds(story: Story, about: About) -> list[dict[str, Any]]:
    rounds: list[dict[str, Any]] = []
    for number, round_ in enumerate(story.rounds):
        happenings = [_plain(one, story.hand.setup)
                      for one in (*(story.posts if number == 0 else ()), *round_.happenings)]
        rounds.append(_round(len(rounds), _name(round_.street), _known(round_.board), happenings, round_,
                            about))
    if story.shown:
        shown = [replace(one, cards=_held(story, one.seat) if one.kind == "show" else ())
                 for one in story.shown]
        rounds.append(_round(len(rounds), "Showdown", [], shown, None, about))
    return rounds


def _held(story: Story, seat: int) -> tuple[Card, ...]:
    """All that a player tables, also what lay open before: a round without an action is in no file."""
    cards, i = story.hand.cards, story.hand.seat_index[seat]
    return (*cards.down[i], *cards.up[i])


def _plain(one: StoryAct, setup: Setup) -> StoryAct:
    """Whoever has reached the cap of the hand with chips behind it is not all-in there."""
    return replace(one, all_in=False) if one.all_in and setup.keeps(one.seat) else one


def _round(
    number: int, name: str, cards: list[str], happenings: list[StoryAct], round_: StoryRound | None,
    about: About,
) -> dict[str, Any]:
    dealt = sorted(round_.up.items()) if round_ else []
    actions: list[dict[str, Any]] = [
        {"player_id": seat, "action": "Dealt Cards", "amount": 0, "is_allin": False, "cards": _known(seen)}
        for seat, seen in dealt]
    actions += [_action(one, about) for one in happenings if one.kind in VERBS]
    return {"id": number, "street": name, "cards": cards,
            "actions": [{"action_number": n, **action} for n, action in enumerate(actions, 1)]}


def _action(one: StoryAct, about: About) -> dict[str, Any]:
    action: dict[str, Any] = {
        "player_id": one.seat, "action": VERBS[one.kind], "amount": about.source.amount(one.added),
        "is_allin": one.all_in}
    cards = _known(one.cards)
    return action | {"cards": cards} if cards else action


def _name(street: str) -> str:
    return street.replace("-", " ").title()


def _known(cards: Iterable[Card]) -> list[str]:
    """The format has no sign for an unseen card."""
    return [str(card) for card in cards if card != UNKNOWN]


def _pots(story: Story, about: About) -> list[dict[str, Any]]:
    """Each pot with its winners, and with what the house took out of it."""
    hand, taken, amount = story.hand, rakes(story.hand), about.source.amount
    pots: list[dict[str, Any]] = []
    for number, pot in enumerate(hand.showdown.ruling.pots if hand.showdown.ruling else ()):
        won: dict[int, int] = {}
        for share in pot.shares:
            for seat, chips in share.awards.items():
                won[seat] = won.get(seat, 0) + chips
        rake = taken[number]
        pots.append({
            "number": number, "amount": amount(pot.amount + rake), "rake": amount(rake), "jackpot": 0,
            "player_wins": [
                {"player_id": seat, "win_amount": amount(chips)} for seat, chips in sorted(won.items())],
        })
    return pots
