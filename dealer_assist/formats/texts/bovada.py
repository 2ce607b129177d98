"""The hand texts of Bovada, Bodog and Ignition: players are called by their place, all cards are known."""

from __future__ import annotations

import re
from decimal import Decimal

from dealer_assist.rules.seats import MOST_SEATS
from dealer_assist.errors import Unreadable, quotable
from dealer_assist.formats.street_titles import FLOP, HOLE_CARDS, RIVER, STUD, TURN
from dealer_assist.formats.texts.written import WrittenLines, chips

_SEAT = re.compile(r"^Seat ?\+? ?(\d+)(?: \[ME\])?: (?:(.+?) )?\(?([^\s()]*\d[\d.,]*) in chips\)?$")
_DEALER = re.compile(r"Set dealer.*\[(\d+)\]")
_LINE = re.compile(r"^(.+?)\s*(?:\[ME\]\s*)?: (.+)$")
_TITLE = re.compile(r"^\*\*\* (.+?) \*\*\*\s*((?:\[[^\]]*\]\s*)*)$")
_STAKES = re.compile(r"Stakes: (\S+?)-(\S+?)(?:,|$)|Level \d+ \(([\d.,]+)/([\d.,]+)\)")
_GAMES = (
    (r"OMAHA HiLo", "Omaha Hi/Lo"), (r"OMAHA", "Omaha"), (r"7 ?CARD HiLo", "7 Card Stud Hi/Lo"),
    (r"7 ?CARD", "7 Card Stud"), (r"HOLD'?EM", "Hold'em"),
)
_LIMITS = (("Fixed Limit", "Limit"), ("Pot Limit", "Pot Limit"), ("No Limit", "No Limit"))
_POSTS = (
    ("ante chip", "the ante"), ("small blind", "small blind"), ("big blind", "big blind"),
    ("posts dead", "dead"), ("ante", "the ante"), ("post", ""),
)
_BLINDS = {"Small Blind": "small blind", "Big Blind": "big blind"}
_PLAIN = {"fold": "folds", "chec": "checks", "muck": "mucks"}
# streets on which a limit game's smaller bet is made; what is dearer is made on the others
_SMALL = (HOLE_CARDS, FLOP, STUD["third"].upper(), STUD["fourth"].upper())


def common_lines(lines: list[str], head: re.Match[str]) -> list[str]:
    """The hand in the lines that are read.

    Shape: a seat number above the seats of a table, as in its tournaments, is the player's place in the
    list. Errors: Unreadable where a line moves chips in a way that is not known.
    """
    return _BovadaHand(lines, head).written.lines


class _BovadaHand:

    def __init__(self, lines: list[str], head: re.Match[str]) -> None:
        self.lines, self.board, self.dealing = lines, 0, False
        first = head["rest"]
        named = " ".join((*self._named(first), self._date(lines[0])))
        self.written = WrittenLines("Bovada", head["id"], named)
        seats = [match for match in map(_SEAT.match, lines) if match]
        own = all(1 <= int(match[1]) <= MOST_SEATS for match in seats)
        self.names = {}
        for place, match in enumerate(seats, 1):
            seat = int(match[1]) if own else place
            name = (match[2] or f"Seat+{match[1]}").removesuffix(" [ME]").strip()
            self.names[name] = seat
        self.written.table(self._table(lines[0]), self._button())
        for match, (name, seat) in zip(seats, self.names.items(), strict=True):
            self.written.sits(seat, name, chips(match[3]), match[3])
        for line in lines[1:]:
            if line.startswith("*** SUMMARY"):
                self.written.section("SUMMARY", [])
                break
            self._take(line)

    # -- the first line --------------------------------------------------------------------------

    def _named(self, first: str) -> tuple[str, str]:
        """Game, betting and stakes in the words of the common first line."""
        game = next((name for words, name in _GAMES if re.search(words, first)), first[:40])
        limit = next((name for words, name in _LIMITS if words in first), "No Limit")
        event = re.search(r"Tournament #(\w+)", first)
        level = re.search(r"\bLevel \d+", first)
        stakes = f"- {level[0]} {self._stakes(limit)}" if level else self._stakes(limit)
        return (f"Tournament #{event[1]} " if event else "") + f"{game} {limit}", stakes

    def _stakes(self, limit: str) -> str:
        """The amounts of the level; a limit game that does not tell them has made its bets."""
        stated = _STAKES.search("\n".join(self.lines[:2]))
        if stated:
            low, high = (stated[1], stated[2]) if stated[1] else (stated[3], stated[4])
            return f"({chips(low)}/{chips(high)}) -"
        bets = self._bets() if limit == "Limit" else None
        return f"({bets}/{2 * bets}) -" if bets else "-"

    def _bets(self) -> Decimal | None:
        """The smaller bet of a limit game, from the blind or the first bet that was made."""
        title = ""
        for line in self.lines[1:]:
            if match := _TITLE.match(line):
                title = match[1].upper()
            elif smallest := re.search(
                r": (?:Big blind\S*(?: in)?|Bets) (\S*\d[\d.,]*)$", line, re.IGNORECASE
            ):
                amount = chips(smallest[1])
                return amount if title in _SMALL or not title else amount / 2
        return None

    def _date(self, first: str) -> str:
        match = re.search(r"\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}", first)
        return match[0] if match else ""

    def _table(self, first: str) -> str:
        match = re.search(r"TBL#(\w+)", first)
        return match[1] if match else ""

    def _button(self) -> int | None:
        if "Dealer" in self.names:
            return self.names["Dealer"]
        stated = next((match for match in map(_DEALER.search, self.lines) if match), None)
        return int(stated[1]) if stated else self._dead_button()

    def _dead_button(self) -> int | None:
        """Nobody has it and no line says where it lies: right of whoever posts first."""
        first = next((self.names[one] for one in ("Small Blind", "Big Blind") if one in self.names), None)
        if first is None:
            return None
        free = [(first - away - 1) % MOST_SEATS + 1 for away in range(1, MOST_SEATS)]
        return next((seat for seat in free if seat not in self.names.values()), None)

    # -- what was done ---------------------------------------------------------------------------

    def _take(self, line: str) -> None:
        if title := _TITLE.match(line):
            self._section(title[1].upper(), re.findall(r"\[([^\]]*)\]", title[2]))
        elif (match := _LINE.match(line)) and match[1].strip() in self.names:
            self._act(match[1].strip(), match[2].strip())

    def _section(self, title: str, brackets: list[str]) -> None:
        cards = brackets[-1].split() if brackets else []
        self.board += len(cards)
        self.dealing = True
        self.written.section(title, cards)

    def _rest_of_the_board(self) -> None:
        """Old files deal no board where all are all-in before it; their summary has it."""
        line = next((line for line in self.lines if line.startswith("Board [")), "")
        cards = re.sub(r"[^\w ]", "", line.removeprefix("Board ")).split()
        for title, first, end in ((FLOP, 0, 3), (TURN, 3, 4), (RIVER, 4, 5)):
            if len(cards) >= end and self.board <= first:
                self.written.section(title, cards[first:end])
                self.board = end

    def _act(self, name: str, words: str) -> None:
        low, written = words.lower(), self.written
        cards = re.findall(r"\[([^\]]*)\]", words)
        if not self.dealing and low.startswith("all-in"):      # a blind that takes the whole stack
            written.posts(name, _BLINDS.get(name, ""), chips(words), all_in=True)
        elif low.startswith("card dealt"):
            written.dealt(name, cards[0].split() if cards else ())
        elif re.match(r"(posts?|ante|small blind|big blind)\b", low):
            kind = next(kind for start, kind in _POSTS if start in low)
            written.posts(name, kind, chips(words))
        elif re.match(r"bring", low):
            written.brings_in(name, chips(words))
        elif re.match(r"(folds?|checks?|mucks?)\b", low):
            written.does(name, _PLAIN[low[:4]])
        elif low.startswith("showdown"):
            self._rest_of_the_board()
            written.does(name, "shows")
        else:
            self._chips(name, words, low)

    def _chips(self, name: str, words: str, low: str) -> None:
        amount = re.search(r"[^\s\d]?\d[\d.,]*$", words)
        if amount is None:
            return
        if re.match(r"raises?\b|all-in\(raise", low):
            self.written.bets_to(name, chips(amount[0]))
        elif re.match(r"calls?\b", low):
            self.written.calls(name, chips(amount[0]))
        elif re.match(r"(bets?|all-in)\b", low):
            self.written.adds(name, chips(amount[0]))
        elif low.startswith("return uncalled"):
            self.written.returned(name, chips(amount[0]))
        elif low.startswith("hand result"):
            self.written.won(name, chips(amount[0]))
        elif not re.match(r"ranking|table|seat|set dealer|leave|enter|stand|sit", low):
            raise Unreadable("bad-action.moves-chips", word=quotable(words, 60))
