"""The hands of the Merge network: one `<game>` below a `<description>`, events in their order."""

from __future__ import annotations

import re
from urllib.parse import unquote
from xml.etree.ElementTree import Element

from dealer_assist.errors import Unreadable, quotable
from dealer_assist.formats.street_titles import (
    DEALING_HANDS, DRAWS, FLOP, HOLE_CARDS, RIVER, STUD, TURN,
)
from dealer_assist.formats.texts.written import WrittenLines, chips

NAME = "Merge"
_TITLES = {
    "PREFLOP": HOLE_CARDS, "POSTFLOP": FLOP, "POSTTURN": TURN, "POSTRIVER": RIVER, "BRING_IN": STUD["third"],
    **{f"{street.upper()}_STREET": title for street, title in STUD.items()},
    "PRE_FIRST_DRAW": DEALING_HANDS, **{title.replace(" ", "_"): title for title in DRAWS},
}
_POSTS = {
    "ANTE": "the ante", "SMALL_BLIND": "small blind", "BIG_BLIND": "big blind", "INITIAL_BLIND": "",
    "DEAD_BLIND": "dead", "RETURN_BLIND": "",
}
_PLAIN = {"FOLD": "folds", "CHECK": "checks"}
# a mix tells the game by a number
_IN_A_MIX = {
    "1": "Hold'em", "2": "Hold'em", "9": "Hold'em", "23": "Hold'em", "4": "Omaha",
    "34": "Omaha Hi/Lo", "35": "Omaha Hi/Lo", "37": "Omaha Hi/Lo",
    "38": "7 Card Stud", "39": "7 Card Stud", "41": "7 Card Stud", "42": "7 Card Stud",
    "43": "7 Card Stud Hi/Lo", "45": "7 Card Stud Hi/Lo", "46": "Razz", "47": "Razz", "49": "Razz",
}


def common_lines(above: Element, game: Element) -> list[str]:
    """The hand in the lines that are read.

    Shape: `above` is the `<description>` of the file. Errors: Unreadable for what is not known.
    """
    return _MergeHand(above, game).written.lines


class _MergeHand:

    def __init__(self, above: Element, game: Element) -> None:
        self.above, self.game = above, game
        seated = [one for one in game.iter("player") if one.get("dealtin") != "false"]
        self.names = {one.get("seat", ""): one.get("nickname", "") for one in seated}
        self.held: dict[str, list[str]] = {}
        self.tabled: list[tuple[str, str]] = []
        self.title = ""
        self.written = WrittenLines(NAME, game.get("id", ""), self._first())
        players = game.find("players")
        dealer = int(players.get("dealer", -1)) if players is not None else -1
        self.written.table(self._data(1), dealer + 1)
        for one in seated:
            self.written.sits(int(one.get("seat", 0)) + 1, one.get("nickname", ""), chips(one.get("balance")),
                              one.get("balance"))
        for part in game.findall("round"):
            self._round(part)
        self._ends()

    # -- the first line --------------------------------------------------------------------------

    def _first(self) -> str:
        named = _IN_A_MIX.get(self.game.get("multigametype", ""), self.above.get("type", ""))
        stakes = re.sub(r"[()]", "", self.above.get("stakes", ""))
        amounts = re.search(r"(\S*\d\S*)/(\S*\d\S*)", stakes)
        blinds = f"({chips(amounts[1])}/{chips(amounts[2])})" if amounts else ""
        limit = re.sub(r"\S*\d\S*", "", stakes).strip()
        event = f"Tournament #{self._data(2)}" if "Tournament" in self.above.get("type", "") else ""
        return " ".join(one for one in (event, named, limit, blinds, "-", self._date()) if one)

    def _date(self) -> str:
        match = re.match(r"(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$", self.game.get("starttime", ""))
        return "{}-{}-{} {}:{}:{}".format(*match.groups()) if match else ""

    def _data(self, place: int) -> str:
        """The parts of `data`: day, table or event, its number, the hand's."""
        parts = self.game.get("data", "").split("|")
        return unquote(parts[place]) if place < len(parts) else ""

    # -- the rounds ------------------------------------------------------------------------------

    def _round(self, part: Element) -> None:
        title = _TITLES.get(part.get("id", ""))
        if title and title != self.title:
            board = part.find("cards[@type='COMMUNITY']")
            cards = _cards(board) if board is not None else []
            self.written.section(title, cards[-1:] if title in (TURN, RIVER) else cards)
            self.title = title
        drawing = any(one.get("type") == "DRAW" for one in part.findall("event"))
        hands = {one.get("player", ""): _cards(one) for one in part.findall("cards")
                 if one.get("type") in ("HOLE", "DRAW_DRAWN_CARDS")}
        for seat, held in hands.items() if not drawing else ():
            self._dealt(seat, held)
        for one in part.findall("event"):
            self._event(one, hands.get(one.get("player", "")))
        for one in part.findall("cards"):
            if one.get("type") in ("SHOWN", "MUCKED"):
                shown = _cards(one) if one.get("type") == "SHOWN" else []
                self.tabled.append((self._name(one), " ".join(shown)))

    def _dealt(self, seat: str, cards: list[str]) -> None:
        """The file gives all a player has; what came new is what the player had not."""
        before = self.held.get(seat, [])
        fresh = [card for card in cards[len(before):] if card != "null"]
        if seat in self.names and fresh:
            had = [card for card in before if card != "null"]
            self.written.dealt(self.names[seat], fresh, had)
        self.held[seat] = cards if len(cards) > len(before) else before

    def _event(self, one: Element, after: list[str] | None) -> None:
        kind, name = one.get("type", ""), self._name(one)
        if not name:    # one who was not dealt in: the server's word that a seat is empty
            return
        if kind in _PLAIN:
            self.written.does(name, _PLAIN[kind])
        elif kind == "DRAW":
            self._draws(one.get("player", ""), name, one.get("text", ""), after)
        elif one.get("amount"):
            self._chips(kind, name, one.get("amount"))

    def _chips(self, kind: str, name: str, amount: str | None) -> None:
        if kind in _POSTS:
            self.written.posts(name, _POSTS[kind], chips(amount))
        elif kind == "BRING_IN":
            self.written.brings_in(name, chips(amount))
        elif kind in ("RAISE", "COMPLETE"):
            self.written.bets_to(name, chips(amount))
        elif kind == "CALL":
            self.written.calls(name, chips(amount))
        elif kind in ("BET", "ALL_IN"):
            self.written.adds(name, chips(amount))
        else:
            raise Unreadable("bad-action.moves-chips", word=quotable(str(kind), 60))

    def _draws(self, seat: str, name: str, count: str, after: list[str] | None) -> None:
        many = int(count) if count.isdecimal() else 0
        if not many:
            self.written.does(name, "stands pat")
            return
        before = self.held.get(seat, [])
        gone = [card for card in before if after and card not in after]
        known = f" [{' '.join(gone)}]" if after and len(gone) == many else ""
        self.written.does(name, f"discards {many} card{'s' if many > 1 else ''}{known}")
        if after and known:
            held = [card for card in before if card not in gone]
            self.written.dealt(name, [card for card in after if card not in held], held)
            self.held[seat] = after

    def _ends(self) -> None:
        for name, cards in self.tabled:
            if name:
                self.written.does(name, f"shows [{cards}]" if cards else "mucks")
        for one in self.game.iter("winner"):
            amount = chips(one.get("amount"))
            if one.get("uncalled") == "true":
                self.written.returned(self._name(one), amount)
            else:
                self.written.won(self._name(one), amount)

    def _name(self, one: Element) -> str:
        return self.names.get(one.get("player", ""), "")


def _cards(one: Element) -> list[str]:
    return [card for card in one.get("cards", "").split(",") if card]
