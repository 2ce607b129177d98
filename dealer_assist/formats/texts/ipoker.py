"""The hands of the iPoker network: one `<game>` of a `<session>`, acts by number."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any
from xml.etree.ElementTree import Element

from dealer_assist.errors import Unreadable, quotable
from dealer_assist.formats.buy_in import cost_of, rail
from dealer_assist.formats.source import CODES, SYMBOLS
from dealer_assist.formats.street_titles import FLOP, HOLE_CARDS, NTH, RIVER, STUD, TURN
from dealer_assist.formats.texts.amounts import NOTHING
from dealer_assist.formats.texts.written import WrittenLines, chips, sign_in

NAME = "iPoker"
_GAMETYPE = re.compile(r"(.*?)\s*(?:\b(NL|PL|FL|L)\b)?\s*((?:\S*\d[\d.,]*/\S*\d[\d.,]*)?)$")
_COST = re.compile(r"\D{0,3}\d+(?:[.,]\d+)?\D{0,3}")
_LIMITS = {"NL": "No Limit", "PL": "Pot Limit", "L": "Limit", "FL": "Limit"}
_BY_CARDS = {2: "Hold'em", 4: "Omaha", 5: "5 Card Omaha", 6: "6 Card Omaha"}
_POSTS = {"1": "small blind", "2": "big blind", "15": "the ante"}
_PLAIN = {"0": "folds", "4": "checks", "8": "folds", "9": "folds"}
_TITLES = {
    "Pocket": HOLE_CARDS, "Flop": FLOP, "Turn": TURN, "River": RIVER,
    **{f"{street.title()} Street": STUD[street] for street in NTH},
}
# acts that put chips in: by what they add, or (23) to a total; 6, of old files, is one or the other
_CALL, _ADDS, _TO, _UNSAID = "3", ("5", "7"), "23", "6"


def common_lines(session: Element, game: Element) -> list[str]:
    """The hand in the lines that are read.

    Shape: `session` is what stands above all hands. Errors: Unreadable for an act that is not known.
    """
    hand = _IpokerHand(session, game, raises_to=True)
    if not hand.agrees():
        hand = _IpokerHand(session, game, raises_to=False)
    return hand.finished()


class _IpokerHand:

    def __init__(self, session: Element, game: Element, raises_to: bool) -> None:
        self.session, self.game, self.raises_to = session, game, raises_to
        self.players = list(game.iter("player"))
        self.hole: dict[str, list[str]] = {}
        self.folded: set[str] = set()
        self.written = WrittenLines(NAME, game.get("gamecode", ""), self._first())
        button = next((_seat(one) for one in self.players if one.get("dealer") == "1"), None)
        self.written.table(self._text("tablename"), button)
        for one in self.players:
            self.written.sits(_seat(one), _name(one), chips(one.get("chips")), one.get("chips"))
        for part in sorted(game.findall("round"), key=lambda one: int(one.get("no", 0))):
            self._round(part)

    def agrees(self) -> bool:
        """Do the acts add up to what the file says each player bet?"""
        return all(self.written.put[_name(one)] == chips(one.get("bet"))
                   for one in self.players if one.get("bet"))

    def finished(self) -> list[str]:
        """The lines with who showed and who won."""
        live = [name for one in self.players if (name := _name(one)) in self.hole and name not in self.folded]
        if len(live) > 1:
            for name in live:
                cards = self.hole[name]
                self.written.does(name, f"shows [{' '.join(cards)}]" if cards else "mucks")
        over = self.written.uncalled() if self._text("uncalled_bet_enabled") == "true" else None
        if over:    # in these files what comes back is no win
            self.written.returned(*over)
        for one in self.players:
            if amount := _amount(one.get("win")):
                self.written.won(_name(one), amount)
        self.written.lines += rail(self._bought())
        return self.written.lines

    # -- the first line --------------------------------------------------------------------------

    def _first(self) -> str:
        match = _GAMETYPE.match(self._text("gametype"))
        game, limit, stakes = match.groups() if match else ("", None, "")
        amounts = "/".join(str(chips(one)) for one in stakes.split("/")) if stakes else ""
        named = " ".join((game or self._by_cards(), _LIMITS.get(limit or "", "")))
        date = self.game.findtext("general/startdate") or ""
        head = [self._event()] if self._text("tournamentname") else []
        return " ".join((*head, named, f"({amounts})" if amounts else "", "-", date))

    def _event(self) -> str:
        """Tournament and its number, which newer files give a place of its own."""
        named = re.findall(r"#(\d+)", self._text("tournamentname"))
        number = self._text("tournamentcode") or "".join(named[:1])
        return f"Tournament #{number}" if number.isalnum() else "Tournament"

    def _bought(self) -> dict[str, Any]:
        """Its name and what it cost, as far as the file tells them."""
        name, sums = self._text("tournamentname"), re.split(r"\s*\+\s*", self._text("buyin"))
        code = self._text("currency") or CODES.get(sign_in(sums[0]), "")
        known = all(map(_COST.fullmatch, sums)) and len(sums) in (2, 3)
        paid = cost_of([float(chips(one)) for one in sums]) if known else {}
        paid |= {"currency": code} if code in SYMBOLS and paid else {}
        return {"name": name, **paid} if name else {}

    def _by_cards(self) -> str:
        """The game where the file does not name it: by the cards that one player holds."""
        dealt = self.game.find(".//cards[@type='Pocket']")
        return _BY_CARDS.get(len((dealt.text or "").split()) if dealt is not None else 0, "")

    def _text(self, name: str) -> str:
        return (self.session.findtext(name) or "").strip()

    # -- the rounds ------------------------------------------------------------------------------

    def _round(self, part: Element) -> None:
        dealt = part.findall("cards")
        if dealt:
            self._deals(dealt)
        for act in sorted(part.findall("action"), key=lambda one: int(one.get("no", 0))):
            self._act(act.get("player", ""), act.get("type", ""), act.get("sum"))

    def _deals(self, dealt: list[Element]) -> None:
        street = dealt[0].get("type", "")
        title = _TITLES.get(street, RIVER)
        if "5 Card Stud" in self._text("gametype"):     # its third street is the second round, its last is up
            title = "FIFTH STREET" if street == "River" else street.upper()
        board = [card for one in dealt if not one.get("player") for card in _cards(one)]
        self.written.section(title, board)
        for one in dealt:
            if name := one.get("player"):
                self._dealt(name, _cards(one))

    def _dealt(self, name: str, cards: list[str]) -> None:
        before = self.hole.setdefault(name, [])
        if cards:
            self.written.dealt(name, cards, before)
        self.hole[name] = before + cards

    def _act(self, name: str, kind: str, total: str | None) -> None:
        if kind in _PLAIN:
            self.folded |= {name} if _PLAIN[kind] == "folds" else set()
            self.written.does(name, _PLAIN[kind])
        elif kind in _POSTS:
            self.written.posts(name, _POSTS[kind], chips(total))
        elif kind == "16":
            self.written.brings_in(name, chips(total))
        elif kind == _CALL:
            self.written.calls(name, chips(total))
        elif kind == _TO or kind == _UNSAID and self.raises_to:
            self.written.bets_to(name, chips(total))
        elif kind in (*_ADDS, _UNSAID):
            self.written.adds(name, chips(total))
        elif _amount(total):
            raise Unreadable("bad-action.moves-chips", word=quotable(str(kind), 60))


def _name(player: Element) -> str:
    return player.get("name", "")


def _seat(player: Element) -> int:
    return int(player.get("seat", 0))


def _amount(text: str | None) -> Decimal:
    return chips(text) if text and re.search(r"\d", text) else NOTHING


def _cards(dealt: Element) -> list[str]:
    """The cards that are known, "S10" as "Ts"; one that nobody saw is an X."""
    words = (dealt.text or "").split()
    return [word[1:].replace("10", "T") + word[0].lower() for word in words if word != "X"]
