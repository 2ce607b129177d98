"""A read text as a recorded hand: the contract's set-up, the steps in order, the stacks at the end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from functools import cache
from math import gcd
from typing import Any

from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.cards import Card
from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.engine.state.actions import Action
from dealer_assist.errors import Unreadable, quotable
from dealer_assist.formats.buy_in import is_tournament
from dealer_assist.formats.document import read_document
from dealer_assist.formats.kept import Kept, kept_in
from dealer_assist.formats.phh.actions import Asked, PhhStep
from dealer_assist.formats.phh.codes import scale_of, scaled
from dealer_assist.formats.phh.reading import PhhHand
from dealer_assist.formats.pokerstars import OWN_SITE
from dealer_assist.formats.texts.amounts import GROUPED, decimal_comma, first_amount
from dealer_assist.formats.texts.dialect import OF_TWO_BOARDS, Dialect, betting_of, game_of
from dealer_assist.formats.texts.lines import read_lines
from dealer_assist.formats.texts.told import Did, LineRead
from dealer_assist.games import Game, game_ids, load_game

_SUM = rf"([^\s\d(/]{{0,4}}(?:{GROUPED}|\d[\d.,]*))"
_STAKES = re.compile(rf"{_SUM}\s?[^\s\d/]{{0,4}}/{_SUM}(?:[^\s\d/]{{0,4}}/{_SUM})?")
MOST_RAKE = 4       # of a pot no server takes more than this part of it where it does not say so
# How servers play: what is dealt is dealt in turn, nobody has to show an all-in hand before the end, short
# blinds count as they are, every pot pays its part of the rake; whatever a server let stand was legal there.
SERVER = {
    "draw-delivery": "each-in-turn", "all-in-show": "at-showdown", "raise-cap": "none",
    "pot-short-blind": "actual", "pot-ante": "count", "pot-round": "exact", "big-blind-ante-reduce": "none",
    "under-raise": "half", "rake-no-flop": "taken", "rake-from": "each-pot", "reshuffle-pool": "all",
}


def recorded(lines: list[str], dialect: Dialect, head: re.Match[str], name: str,
             fields: dict[str, Any]) -> PhhHand:
    """The hand of a text.  Errors: Unreadable with what is missing or unknown."""
    first = head["rest"]
    read = read_lines(lines[1:], dialect)
    if (kept := kept_in(lines)) is not None:
        return _as_kept(kept, read, name, fields)
    seats = tuple(read.playing())
    own = head.groupdict().get("site") == OWN_SITE
    game, betting = _game(first, own, read), betting_of(first)
    rake = read.taken()
    _check(read, seats, rake)
    amounts = [*read.stacks.values(), *read.put.values(), *read.won.values(), *read.back.values(),
               read.splash, *(one.amount for one in read.did), *_stakes(first)]
    scale = scale_of(_plain(amount) for amount in amounts)
    record = _Record(read, game, betting or game.bettings[0], seats, scale, _stakes(first))
    finishing = tuple(record.units(read.ends(seat)) for seat in seats)
    cash = not is_tournament(lines)
    rules: dict[str, Any] = {"preset": "tda", "tournament": not cash,
                             "house": {**SERVER, "rake": _rake(record.units(rake)) if cash else "none"}}
    if read.boards > 1 and not record.boards:
        rules["house"]["run-it"] = read.boards
    fields |= {"players": [read.seats[seat] for seat in seats],
               "table": read.table or fields.get("table", "")}
    steps = tuple(record.steps())
    return PhhHand(name, record.setup(), seats, steps, finishing, frozenset(), scale, rules, fields)


def _as_kept(kept: Kept, read: LineRead, name: str, fields: dict[str, Any]) -> PhhHand:
    """A hand of ours by the set-up and actions it keeps, held against the chips that the text moves."""
    if not read.whole:
        raise Unreadable("hand-cut-off.text")
    hand = read_document({**kept.setup, "actions": list(kept.lines)}, name)
    if missing := set(hand.seats) - set(read.stacks):
        raise Unreadable("no-such-player", name=str(min(missing)))
    finishing = tuple(scaled(_plain(read.ends(seat)), kept.scale) for seat in hand.seats)
    # what the file of the hand told, and no number or day that it did not
    fields = {**({} if kept.source else fields), "table": read.table, **kept.fields(),
              "players": [read.seats[seat] for seat in hand.seats]}
    return replace(hand, finishing=finishing, scale=kept.scale, fields=fields)


def _plain(amount: Decimal) -> Decimal | int:
    return int(amount) if amount == amount.to_integral_value() else amount


def _rake(units: int) -> object:
    """What the server took, as it took it."""
    return {"percent": 100, "cap": units, "step": 1} if units > 0 else "none"


def _game(head: str, own: bool, read: LineRead) -> Game:
    """The game of a first line; our own text has the name of our own list, which no server knows."""
    known = (_own_game(head) if own else None) or game_of(head)
    if known is None:
        raise Unreadable("unknown-game.first-line", word=quotable(head, 80))
    return load_game(OF_TWO_BOARDS.get(known, known) if read.bets_on_boards() else known)


def _own_game(head: str) -> str | None:
    """The longest of our names before the stakes."""
    names = {name: game for name, game in _own_names().items() if f"{name} " in head}
    return names[max(names, key=len)] if names else None


@cache
def _own_names() -> dict[str, str]:
    return {load_game(game).name: game for game in game_ids()}


def _check(read: LineRead, seats: tuple[int, ...], rake: Decimal) -> None:
    if len(seats) < 2:
        raise Unreadable("too-few-seats.text")
    if not all(1 <= seat <= MOST_SEATS for seat in seats):
        raise Unreadable("bad-seat.of-text", most=MOST_SEATS, seat=quotable(str(max(seats)), 12))
    if not any((*read.won.values(), *read.back.values())):
        raise Unreadable("hand-cut-off.text")
    # chips that nobody won are the server's where it says so, and not where the text stops
    untold = read.whole and read.fees is None and rake * MOST_RAKE <= sum(read.put.values(), read.splash)
    if rake > (read.fees or 0) and not untold:
        raise Unreadable("hand-cut-off.chips", chips=str(rake - (read.fees or 0)))


def _stakes(head: str) -> tuple[Decimal, ...]:
    """The amounts of the level, lower first: blinds, or bets in limit; an ante may stand before them."""
    groups = _STAKES.findall(re.sub(r"\d{4}/\d{2}/\d{2}", "", head))
    if not groups:
        return ()
    comma = any(map(decimal_comma, groups[-1]))
    amounts = [amount for text in groups[-1] if (amount := first_amount(text, comma)) is not None]
    return tuple(amounts[-2:])


class _Record:
    """Makes the set-up and the steps of one hand; amounts come as the file's and go out in units."""

    def __init__(self, read: LineRead, game: Game, betting: str, seats: tuple[int, ...], scale: int,
                 stakes: tuple[Decimal, ...]) -> None:
        self.read, self.game, self.betting, self.seats = read, game, betting, seats
        self.scale, self.stakes = scale, stakes
        self.ups = any(step.word == "up" for street in game.streets for step in street.steps)
        self.boards = bool(game.boards)      # by the rules of the game, not all-in

    def units(self, amount: Decimal) -> int:
        return scaled(_plain(amount), self.scale)

    # -- the set-up ------------------------------------------------------------------------------

    def setup(self) -> dict[str, Any]:
        """The contract's document without house rules."""
        stacks = {str(seat): self.units(self.read.stacks[seat]) for seat in self.seats}
        setup: dict[str, Any] = {"game": self.game.id, "betting": self.betting, "seats": stacks}
        if self.game.button:
            if self.read.button is None:
                raise Unreadable("no-button.told")
            setup["button"] = self.read.button
        if self.read.splash:
            setup["carried"] = self.units(self.read.splash)
        setup |= self._antes() | (self._limits() if STRUCTURES[self.betting].fixed else {})
        setup["chip"] = self._chip()
        return setup | (self._bring_in() if self.game.forced == "antes" else self._blinds())

    def _chip(self) -> int:
        """The smallest chip that every amount of the text can be paid in."""
        read = self.read
        wagers = [one.amount for one in read.did if one.kind in ("call", "bet", "raise", "bring-in")]
        chips = (*read.stacks.values(), *read.put.values(), *read.shares, *read.back.values())
        return gcd(*(self.units(amount) for amount in (*chips, *wagers))) or 1

    def _antes(self) -> dict[str, Any]:
        paid = {seat: amount for seat, kind, amount, _ in self.read.posts if kind == "ante"}
        if not paid:
            return {}
        if len(paid) == 1 and self.game.forced == "blinds":
            return {"big_blind_ante": self.units(max(paid.values()))}
        return {"ante": self.units(max(paid.values()))}

    def _limits(self) -> dict[str, Any]:
        if len(self.stakes) < 2:
            raise Unreadable("no-limits.told")
        return {"small_bet": self.units(self.stakes[0]), "big_bet": self.units(self.stakes[1])}

    def _bring_in(self) -> dict[str, Any]:
        """Its chips stand on its line; where the first player bet at once, nothing tells it: half a bet."""
        paid = [one.amount for one in self.read.did if one.kind == "bring-in"]
        least = self.stakes[0] / 2 if self.stakes else Decimal(1)
        return {"bring_in": max(self.units(paid[0] if paid else least), 1)}

    def _blinds(self) -> dict[str, Any]:
        """The blinds of the level, and who posted what: all of it, so that dead and late posts are told."""
        small, big = self._sizes()
        posts, big_blind = [], self._big_blind()
        for seat, kind, amount, all_in in sorted(self.read.posts, key=lambda post: self._turn(post[0])):
            if kind == "ante" or seat not in self.seats:
                continue
            if kind == "big" and seat != big_blind:
                kind = "enter"
            full = {"small": small, "big": big, "enter": big, "straddle": 2 * big}
            owed = full.get(kind) if all_in else None
            posts.append({"seat": seat, "kind": kind, "amount": max(owed or 0, self.units(amount))})
        return {"blinds": [small, big], "posts": posts}

    def _big_blind(self) -> int | None:
        """Whose it is of several: the first after the small one, who may sit behind a newcomer."""
        turns = [(kind, self._turn(seat), seat) for seat, kind, *_ in self.read.posts if seat in self.seats]
        after = min([turn for kind, turn, _ in turns if kind == "small"], default=-2)
        bigs = [(turn < after, turn, seat) for kind, turn, seat in turns if kind == "big"]
        return min(bigs)[2] if bigs else None

    def _sizes(self) -> tuple[int, int]:
        paid = {kind: max(self.units(amount) for _, one, amount, _ in self.read.posts if one == kind)
                for kind in ("small", "big") if any(one == kind for _, one, *_ in self.read.posts)}
        if STRUCTURES[self.betting].fixed or len(self.stakes) < 2:
            big = self.units(self.stakes[0]) if self.stakes else paid.get("big", 0)
            return paid.get("small", big // 2), big
        return self.units(self.stakes[0]), self.units(self.stakes[1])

    def _turn(self, seat: int) -> int:
        """How far a seat is from the left of the button; two-handed the button posts first."""
        away = (seat - (self.read.button or 0) - 1) % (MOST_SEATS + 1)
        return -1 if len(self.seats) == 2 and seat == self.read.button else away

    # -- the steps -------------------------------------------------------------------------------

    def steps(self) -> Iterator[PhhStep]:
        """Everything that was done, each with its line."""
        boards = [one for one in self.read.did if one.kind == "board" and _split(one)]
        for one in self.read.in_order():
            if one in boards:
                if self.boards:
                    yield from self._both(one, boards)
                elif one is boards[0]:
                    yield from self._runs(boards)
                continue
            does = tuple(self._does(one))
            if does:
                yield PhhStep(one.number, one.text, does)

    def _both(self, one: Did, boards: list[Did]) -> Iterator[PhhStep]:
        """A street of a game with several boards: its cards are one deal, with the first of them."""
        street = [other for other in boards if other.title.split()[-1] == one.title.split()[-1]]
        if one is street[0]:
            cards = tuple(card for other in street for card in other.cards)
            yield PhhStep(one.number, one.text, (Action("deal", to="board", cards=cards),))

    def _runs(self, boards: list[Did]) -> Iterator[PhhStep]:
        """Run more than once: said before the first card, then board by board to the river."""
        yield PhhStep(boards[0].number, boards[0].text, (Action("run", amount=self.read.boards),))
        for one in sorted(boards, key=lambda one: one.board):
            yield PhhStep(one.number, one.text, (Action("deal", to="board", cards=one.cards),))

    def _does(self, one: Did) -> Iterator[Action | Asked]:
        if one.kind == "deal":
            yield from self._deal(one)
        elif one.kind == "board":
            yield Action("deal", to="community" if self.ups else "board", cards=one.cards)
        elif one.kind == "fold":
            yield Action("fold", one.seat)
        elif one.kind in ("check", "call"):
            yield Asked(one.seat, "cc")
        elif one.kind in ("bet", "raise"):
            yield Asked(one.seat, "cbr", _plain(one.amount))
        elif one.kind == "bring-in":
            yield Asked(one.seat, "pb")
        elif one.kind in ("draw", "pat"):
            yield self._drawn(one)
        elif one.kind == "run":
            yield Action("run", amount=int(one.amount))
        elif one.kind == "show":
            yield Action("show", one.seat, cards=one.cards or None)
        elif one.kind == "muck":
            yield Action("muck", one.seat)

    def _drawn(self, one: Did) -> Action:
        count = int(one.amount)
        if one.kind == "pat" or not count:
            return Action("pat", one.seat)
        return Action("draw", one.seat, amount=count, cards=one.cards if len(one.cards) == count else None)

    def _deal(self, one: Did) -> Iterator[Action]:
        """A player's cards: in stud two down and one up, then up, the seventh down again."""
        if not self.ups:
            yield Action("deal", one.seat, to="down", cards=one.cards)
        elif not one.before and len(one.cards) > 1:
            yield from _third(one.seat, one.cards)
        else:
            face = "down" if "RIVER" in one.title or "7TH" in one.title else "up"
            yield Action("deal", one.seat, to=face, cards=one.cards)


def _third(seat: int, cards: tuple[Card, ...]) -> Iterator[Action]:
    yield Action("deal", seat, to="down", cards=cards[:-1])
    yield Action("deal", seat, to="up", cards=cards[-1:])


def _split(one: Did) -> bool:
    return bool(re.match(r"FIRST|SECOND|THIRD", one.title))
