"""Open Hand History in: one object a hand, amounts added by each action (formats, section 2)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal, InvalidOperation
from functools import partial
from typing import Any

from dealer_assist.errors import Unreadable, quotable
from dealer_assist.formats.buy_in import rail
from dealer_assist.formats.kept import kept_of, rail_of
from dealer_assist.formats.street_titles import FLOP_GAMES, STUD
from dealer_assist.formats.texts.amounts import NOTHING
from dealer_assist.formats.texts.written import WrittenLines
from dealer_assist.rules.bounds import MOST_CHIPS
from dealer_assist.rules.seats import MOST_SEATS

Json = Mapping[str, Any]
GAMES = {"Holdem": "Hold'em", "Omaha": "Omaha", "OmahaHiLo": "Omaha Hi/Lo", "Stud": "7 Card Stud",
         "StudHiLo": "7 Card Stud Hi/Lo"}
LIMITS = {"NL": "No Limit", "PL": "Pot Limit", "FL": "Limit"}
POSTS = {"Post Ante": "the ante", "Post SB": "small blind", "Post BB": "big blind", "Straddle": "straddle",
         "Post Dead": "dead", "Post Extra Blind": ""}
PLAIN = {"Fold": "folds", "Check": "checks"}
MOVES = ("Call", "Bet", "Raise")
# what moves neither chips nor cards of the hand
ASIDE = ("Sits Down", "Stands Up", "Added Chips")


def is_open_history(text: str) -> bool:
    """Does a file begin like one?"""
    start = text.lstrip()[:200]
    return start.startswith("{") and '"ohh"' in start


def count(text: str) -> int:
    """How many hands there are."""
    return sum(1 for _ in _documents(text))


def hands(text: str) -> Iterator[tuple[str, Callable[[], list[str]]]]:
    """Every hand: its number, and what sets it down in the common lines.

    Errors of the second: Unreadable.
    """
    for place, document in enumerate(_documents(text), 1):
        if isinstance(document, Unreadable):
            yield str(place), partial(_refuse, document)
        else:
            number = _number(document)
            yield str(place) if number == "0" else number, partial(_lines, document)


def _documents(text: str) -> Iterator[Json | Unreadable]:
    """The objects of a file, one behind the other; one that is no JSON ends it."""
    decoder, at = json.JSONDecoder(parse_float=Decimal), 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        try:
            document, at = decoder.raw_decode(text, at)
        except (ValueError, RecursionError):
            yield Unreadable("bad-file.no-json")
            return
        hand = document.get("ohh") if isinstance(document, dict) else None
        yield hand if isinstance(hand, dict) else Unreadable("bad-file.no-ohh")


def _refuse(why: Unreadable) -> list[str]:
    raise why


def _lines(hand: Json) -> list[str]:
    try:
        return _OpenHistoryHand(hand).written.lines
    except (LookupError, TypeError, ValueError, AttributeError, InvalidOperation) as wrong:
        raise Unreadable("bad-file.lacks", reason=quotable(str(wrong), 60)) from None


def _refuse_what_is_lost(hand: Json, kind: str) -> None:
    if kind not in GAMES:   # how many cards each drew is nowhere in the file
        raise Unreadable("cannot-say.not-all", kind=quotable(kind, 20))
    if "Run_It_Twice" in (hand.get("flags") or ()):
        raise Unreadable("cannot-say.runs")


class _OpenHistoryHand:

    def __init__(self, hand: Json) -> None:
        self.hand = hand
        kind = str(hand["game_type"])
        kept = kept_of(hand.get("_dealt"))
        if kept is None:
            _refuse_what_is_lost(hand, kind)
        self.stud = "Stud" in kind
        players = [one for one in hand["players"] if not one.get("is_sitting_out")]
        self.names = {one["id"]: _line(one.get("name")) or f"Seat {_seat(one['seat'])}" for one in players}
        self.written = WrittenLines("OHH", _number(hand), self._first(kind))
        self.written.table(_line(hand.get("table_name")), None if self.stud else _seat(hand["dealer_seat"]))
        for one in players:
            self.written.sits(_seat(one["seat"]), self.names[one["id"]], _chips(one["starting_stack"]))
        self._rounds()
        self._ends(kept is not None)
        self.written.lines += rail_of(kept)
        if hand.get("tournament"):
            facts = (hand.get("tournament_info") or {}).items()
            self.written.lines += rail({key: value for key, value in facts if value not in ("", None)})

    def _first(self, kind: str) -> str:
        hand, betting = self.hand, LIMITS[str(self.hand["bet_limit"]["bet_type"])]
        small, big = (_chips(hand.get(f"{blind}_blind_amount") or 0) for blind in ("small", "big"))
        if betting == "Limit" and not self.stud:
            small, big = big, 2 * big       # the bets of a blind game: its big blind, and twice that
        game = GAMES.get(kind, kind)
        held = (len(act.get("cards") or ()) for part in hand["rounds"] for act in part["actions"])
        most = max(held, default=0)
        if game.startswith("Omaha") and most > 4:
            game = f"{most} Card {game}"
        event = hand.get("tournament_info") or {}
        number = re.sub(r"\W", "", str(event.get("tournament_number", "")))[:40]
        head = f"Tournament{f' #{number}' if number else ''} " if hand.get("tournament") else ""
        currency = "" if head else f" {_line(hand.get('currency'))}".rstrip()
        date = _line(hand.get("start_date_utc")).replace("T", " ").rstrip("Z")
        return f"{head}{game} {betting} ({small}/{big}{currency}) - {date}"

    def _rounds(self) -> None:
        titles = tuple(STUD.values()) if self.stud else FLOP_GAMES
        for place, part in enumerate(self.hand["rounds"]):
            posted = [one for one in part["actions"] if one["action"] in POSTS]
            for one in posted:
                self._posts(self._who(one), POSTS[one["action"]], _chips(one["amount"]), one)
            if str(part.get("street", "")).lower() != "showdown" and place < len(titles):
                self.written.section(titles[place], part.get("cards") or ())
            for one in part["actions"]:
                if one not in posted:
                    self._act(one, first=place == 0)

    def _posts(self, name: str, kind: str, amount: Decimal, one: Json) -> None:
        """An extra blind of more than the big one is that, and the dead rest."""
        big = _chips(self.hand.get("big_blind_amount") or 0)
        if not kind and amount > big:
            self.written.posts(name, "dead", amount - big)
            amount = big
        self.written.posts(name, kind, amount, bool(one.get("is_allin")))

    def _act(self, one: Json, first: bool) -> None:
        verb, name, cards = one["action"], self._who(one), one.get("cards") or ()
        amount = _chips(one["amount"] if verb in MOVES else one.get("amount") or 0)
        if verb == "Dealt Cards":
            self.written.dealt(name, cards)
        elif verb in PLAIN:
            self.written.does(name, PLAIN[verb])
        elif verb == "Call":
            self.written.calls(name, amount)
        elif verb in ("Bet", "Raise"):
            least = _chips(self.hand.get("small_blind_amount") or 0)
            if first and self.stud and not self.written.bets and amount < least:
                self.written.brings_in(name, amount)
            else:
                self.written.adds(name, amount)
        elif verb == "Shows Cards":
            self.written.does(name, f"shows [{' '.join(cards)}]" if cards else "shows")
        elif verb == "Mucks Cards":
            self.written.does(name, "mucks")
        elif amount and verb not in ASIDE:
            raise Unreadable("bad-action.moves-chips", word=quotable(str(verb), 60))

    def _ends(self, kept: bool) -> None:
        """What comes back to whom, and who wins; `kept`: a hand of ours is held against what it keeps."""
        pots, put, over = self.hand["pots"], self.written.put, self.written.uncalled()
        nobodys = sum(put.values(), NOTHING) - sum(map(_pot_total, pots), NOTHING)
        if not kept and nobodys != (over[1] if over else NOTHING) and (nobodys or not over):
            raise Unreadable("bad-file.pots", put=str(sum(put.values(), NOTHING)),
                             pots=str(sum(map(_pot_total, pots), NOTHING)))
        if nobodys > 0:     # what nobody called is in no pot; an ante that nobody met is no bet
            self.written.returned(over[0] if over else max(put, key=lambda name: put[name]), nobodys)
        for pot in pots:
            for one in pot["player_wins"]:
                if amount := _chips(one["win_amount"]):
                    self.written.won(self._who(one), amount)

    def _who(self, one: Json) -> str:
        return self.names[one["player_id"]]


def _pot_total(pot: Json) -> Decimal:
    """What lay in a pot: some count the rake in, some do not, and its winners have the rest.

    Errors: `bad-file` where they have another sum.
    """
    amount = _chips(pot["amount"])
    won = sum((_chips(one["win_amount"]) for one in pot["player_wins"]), NOTHING)
    rake = _chips(pot.get("rake") or 0) + _chips(pot.get("jackpot") or 0)
    if amount not in (won, won + rake):
        raise Unreadable("bad-file.won", pot=str(amount), won=str(won))
    return won + rake


def _chips(amount: object) -> Decimal:
    """An amount of the file.  Errors: `bad-amount` for what is none: nothing, words, less than 0, no end."""
    number = Decimal(str(amount)) if isinstance(amount, int | Decimal) and amount is not True else None
    if number is None or not number.is_finite() or not 0 <= number <= MOST_CHIPS:
        raise Unreadable("bad-amount.text", word=quotable(str(amount), 24))
    return number


def _seat(number: object) -> int:
    if type(number) is not int or not 1 <= number <= MOST_SEATS:
        raise Unreadable("bad-seat.of-text", most=MOST_SEATS, seat=quotable(str(number), 12))
    return number


def _number(hand: Json) -> str:
    """The hand's number as a first line may have it."""
    return re.sub(r"[^\w-]", "", str(hand.get("game_number") or ""))[:40] or "0"


def _line(text: object) -> str:
    """Words of the file on one line."""
    return " ".join(str(text or "").split())[:80]
