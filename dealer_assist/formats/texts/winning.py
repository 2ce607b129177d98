"""The hand texts of the Winning Poker Network (Americas Cardroom and its sisters), which name no server.

Two forms: since 2019 "Hand #1 - Holdem(No Limit) - …", nearly the common lines; before it "Game started at"
and "Game ID", where every line of a player begins with "Player" and an amount is what it adds.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal

from dealer_assist.errors import Unreadable, quotable
from dealer_assist.formats.buy_in import rail
from dealer_assist.formats.street_titles import HOLE_CARDS
from dealer_assist.formats.texts.amounts import NOTHING
from dealer_assist.formats.texts.written import WrittenLines, chips

NAME = "Winning Poker Network"
NEW = re.compile(r"^(?:Game )?Hand #(?P<id>\d+) - (?P<rest>.*)$")
OLD = re.compile(r"^Game ID: (?P<id>\d+) (?P<rest>.*)$")
_TWO_LINES = re.compile(r"^Game started at: ?([\d/]+ [\d:]+) *\n(?:[ \t]*\n)*(Game ID: .*)$", re.MULTILINE)
# games by their whole name: "Six Plus Hold'em" and a deck that is shuffled again are others
_GAMES = {
    "Holdem": "Hold'em", "Hold'em": "Hold'em", "Omaha": "Omaha", "Omaha H/L": "Omaha Hi/Lo",
    "Omaha HiLow": "Omaha Hi/Lo", "4Card Omaha": "Omaha", "4Card Omaha H/L": "Omaha Hi/Lo",
    "5Card Omaha": "5 Card Omaha", "5Card Omaha H/L": "5 Card Omaha Hi/Lo",
    "7Stud": "7 Card Stud", "7Stud H/L": "7 Card Stud Hi/Lo",
}
_LIMITS = {"No Limit": "No Limit", "Pot Limit": "Pot Limit", "Fixed Limit": "Limit"}
_FIRST = re.compile(
    r"(?:(?P<name>.*?) ?Tournament #(?P<event>\d+) - )?(?P<game>[^(]+?) ?\((?P<betting>[^)]+)\) - "
    r"(?:(?P<level>Level \w+) ?)?\(?(?P<stakes>[^\s()/]+/[^\s()/]+)\)? ?- (?P<date>.*)")
_TABLE = re.compile(
    r"(?:Table '(?P<number>[^']*)'|(?P<table>.+?)) (?P<most>\d+)-max\b.*?(?:Seat #(\d+) is .*)?$")
_SEAT = re.compile(r"Seat (\d+): (.+) \(([^()]*\d[^()]*)\)")
_WON = re.compile(r"\bwon (\S*\d[\d.,]*)(?: with .*)?$")
_DEAD = re.compile(r"posts dead (\S*\d[\d.,]*)")


def on_one_line(text: str) -> str:
    """The older form begins with two lines; the number and the time go on one."""
    return _TWO_LINES.sub(r"\2 started at \1", text)


# -- since 2019 --------------------------------------------------------------------------------------------


def common_lines(lines: list[str], head: re.Match[str]) -> list[str]:
    """The hand in the lines that are read.

    Shape: who won without a showdown stands in the summary alone. Errors: Unreadable for a game that is not
    known, and for `caps`: in a game with a cap a player is all-in with chips left.
    """
    first = _FIRST.fullmatch(head["rest"])
    game, limit = (first["game"], first["betting"]) if first else ("", "")
    if first is None or game not in _GAMES or limit not in _LIMITS:
        raise Unreadable("unknown-game.first-line", word=quotable(lines[0], 80))
    event = f"Tournament #{first['event']} " if first["event"] else ""
    stakes = f"- {first['level']} ({first['stakes']})" if first["level"] else f"({first['stakes']})"
    rest = f"{event}{_GAMES[game]} {_LIMITS[limit]} {stakes} - {first['date']}"
    seats = {int(match[1]): match[2] for match in map(_SEAT.match, _above(lines)) if match}
    body, end = _parted(lines[1:], "*** SUMMARY ***")
    collected = any(" collected " in line for line in body)
    won = [] if collected else [*_winners(end, seats)]
    big = chips(first["stakes"].split("/")[1])
    name = (first["name"] or "").strip()
    return [f"{NAME} Hand #{head['id']}: {rest}", *(_common(line, big) for line in body), *won, *end,
            *(rail({"name": name}) if name else ())]


def _above(lines: list[str]) -> list[str]:
    """What stands above the first cards: the seats."""
    return _parted(lines, "*** ")[0]


def _parted(lines: list[str], title: str) -> tuple[list[str], list[str]]:
    at = next((n for n, line in enumerate(lines) if line.startswith(title)), len(lines))
    return lines[:at], lines[at:]


def _common(line: str, big_blind: Decimal) -> str:
    if (table := _TABLE.match(line)) and not line.startswith("Seat "):
        named = f"Table '{table['number'] or table['table']}' {table['most']}-max"
        return f"{named} Seat #{table[4]} is the button" if table[4] else named
    if re.search(r" caps? \S*\d", line):
        raise Unreadable("bad-action.moves-chips", word=quotable(line, 60))
    dead = _DEAD.search(line)
    if dead and chips(dead[1]) > big_blind:     # the big blind of it is a bet, the rest is dead
        return line.replace("posts dead", "posts small & big blinds")
    return line


def _winners(summary: list[str], seats: dict[int, str]) -> Iterator[str]:
    for line in summary:
        seat = re.match(r"Seat (\d+): ", line)
        name = seats.get(int(seat[1])) if seat else None
        if seat and name and (won := _WON.search(line.removeprefix(seat[0]).removeprefix(name))):
            yield f"{name} collected {won[1]} from pot"


# -- before 2019 -------------------------------------------------------------------------------------------

_ID = re.compile(
    r"(?P<low>[\d.]+)/(?P<high>[\d.]+) (?P<table>.*?) ?\((?P<game>[^()]*)\)(?: (?P<most>\d+)-max)?"
    r"(?: started at (?P<date>.*))?")
_TITLE = re.compile(r"\*\*\* (FLOP|TURN|RIVER) \*\*\*:? *(.*)$")
_BACK = re.compile(r"Uncalled bet \(([\d.]+)\) returned to (.+)$")
_AMOUNT = re.compile(r"\(([\d.]+)\)")
_BIG = re.compile(r" has big blind \(([\d.]+)\)$")
_POT = re.compile(r"Pot: ([\d.]+?)(?:\. Rake .*)?$")
_COUNTS = re.compile(r"Bets: ([\d.]+?)\. Collects: ([\d.]+?)\. ")
_SHOWN = re.compile(r"shows?: .*?\[([^\]]*)\]")
_CARD = re.compile(r"received card: \[(\w+)\]")
_SUMMARY = "------ Summary"
_POSTS = (("has small blind", "small blind"), ("has big blind", "big blind"), ("straddle", "straddle"),
          ("posts ante", "the ante"), ("ante", "the ante"))
_ADDS = ("bets", "raises", "allin")
_PLAIN = {"folds": "folds", "checks": "checks"}


def older_lines(lines: list[str], head: re.Match[str]) -> list[str]:
    """The hand of the older form in the lines that are read.

    Shape: its first line tells no betting. A limit game names its bets, the smaller of which is the big
    blind; else Hold'em was no-limit and Omaha pot-limit. What players bet and nobody won the server took.
    Errors: Unreadable, also where what a player bet is not what the summary says.
    """
    return _OlderHand(lines, head).finished()


class _OlderHand:

    def __init__(self, lines: list[str], head: re.Match[str]) -> None:
        first = _ID.fullmatch(head["rest"])
        self.acts, self.summary = _parted(lines[1:], _SUMMARY)
        if first is None or first["game"] not in _GAMES:
            raise Unreadable("unknown-game.first-line", word=quotable(lines[0], 80))
        self.first = first
        pot = next((line for line in self.summary if line.startswith("Pot:")), "")
        self.event = bool(pot) and "Rake" not in pot        # a hand for money tells its rake, be it none
        self.written = WrittenLines(NAME, head["id"], self._rest())
        button = next((int(line.split()[1]) for line in self.acts if line.endswith(" is the button")), None)
        self.written.table(first["table"].strip(), button)
        self.stacks: dict[str, Decimal] = {}
        self.folded: set[str] = set()
        self.back: dict[str, Decimal] = {}
        for match in filter(None, map(_SEAT.match, self.acts)):
            self.stacks[match[2]] = chips(match[3])
            self.written.sits(int(match[1]), match[2], chips(match[3]))
        self.cards: dict[str, list[str]] = {}
        self.dealing = False
        for line in self.acts:
            self._take(line)

    def _rest(self) -> str:
        big = next((chips(match[1]) for match in map(_BIG.search, self.acts) if match), None)
        game = _GAMES[self.first["game"]]
        limit = ("Limit" if big == chips(self.first["low"]) else
                 "Pot Limit" if "Omaha" in game else "No Limit")
        stakes = f"({self.first['low']}/{self.first['high']})"
        return f"{'Tournament ' if self.event else ''}{game} {limit} {stakes} - {self._date()}"

    def _date(self) -> str:
        """2014/3/9 0:0:7 with its noughts; no zone is told."""
        numbers = re.findall(r"\d+", self.first["date"] or "")
        full = [one.zfill(2) for one in numbers]
        return f"{'/'.join(full[:3])} {':'.join(full[3:])}".strip()

    # -- what was done ---------------------------------------------------------------------------

    def _take(self, line: str) -> None:
        if title := _TITLE.match(line):
            self._begin()
            self.written.section(title[1], re.findall(r"\[([^\]]*)\]", title[2])[-1:])
        elif back := _BACK.match(line):
            self.back[back[2].strip()] = chips(back[1])
            self.written.returned(back[2].strip(), chips(back[1]))
        elif line.startswith("Player "):
            name = self._name(line.removeprefix("Player "))
            self._act(name, line.removeprefix(f"Player {name} ").strip(), line)

    def _name(self, rest: str) -> str:
        """Whose line it is, the longest name first; names have spaces."""
        names = [name for name in self.stacks if rest.startswith(f"{name} ")]
        return max(names, key=len, default="")

    def _act(self, name: str, words: str, line: str) -> None:
        amount = _AMOUNT.match(words.split(" ")[-1]) or _AMOUNT.search(words)
        if not name:
            if amount or words.split(" ")[-1] in _PLAIN:
                raise Unreadable("no-such-player", name=quotable(line, 40))
        elif card := _CARD.match(words):
            self.cards.setdefault(name, []).append(card[1])
        elif words.split(" ")[0] in ("cap", "caps"):
            raise Unreadable("bad-action.moves-chips", word=quotable(line, 60))
        elif words in _PLAIN:
            self._begin()
            self.folded |= {name} if words == "folds" else set()
            self.written.does(name, words)
        elif amount:
            self._puts(name, words, chips(amount[1]))
        elif words == "allin":      # no sum: all that is left
            self._puts(name, words, self.stacks[name] - self.written.put[name])

    def _puts(self, name: str, words: str, amount: Decimal) -> None:
        kind = next((kind for post, kind in _POSTS if words.startswith(post)), None)
        if kind is None and words.startswith("posts"):
            kind = "dead" if words.endswith("dead bet") else ""
        if kind is not None:
            self.written.posts(name, kind, amount, amount == self.stacks[name] - self.written.put[name])
            return
        self._begin()
        if words.startswith("calls"):
            self.written.calls(name, amount)
        elif words.split(" ")[0] in _ADDS:
            self.written.adds(name, amount)
        else:
            raise Unreadable("bad-action.moves-chips", word=quotable(words, 60))

    def _begin(self) -> None:
        """The cards that the file knows, before the first act."""
        if not self.dealing:
            self.dealing = True
            self.written.section(HOLE_CARDS)
            for name, cards in self.cards.items():
                self.written.dealt(name, cards)

    # -- how it ended ----------------------------------------------------------------------------

    def finished(self) -> list[str]:
        """The lines with who showed, who won and what the server took."""
        self._begin()
        counted = [(name, line) for line in self.summary
                   if (name := self._name(line.lstrip("*").removeprefix("Player ")))]
        live = [name for name, line in counted if name not in self.folded and self.written.put[name]]
        bets, won = dict[str, Decimal](), dict[str, Decimal]()
        for name, line in counted:
            if counts := _COUNTS.search(line):
                bets[name], won[name] = chips(counts[1]), chips(counts[2])
            if len(live) > 1 and name in live:
                shown = _SHOWN.search(line)
                self.written.does(name, f"shows [{shown[1]}]" if shown else "mucks")
        for name, amount in won.items():
            if amount:
                self.written.won(name, amount)
        self._end(bets, sum(won.values(), NOTHING))
        return self.written.lines

    def _end(self, bets: dict[str, Decimal], won: Decimal) -> None:
        """The summary, where the text has one: without it the hand is cut off."""
        pot = next(filter(None, map(_POT.match, self.summary)), None)
        if pot is None:
            return
        put = {name: amount - self.back.get(name, NOTHING) for name, amount in self.written.put.items()}
        for name, amount in bets.items():
            if any(bets.values()) and put[name] != amount:      # a mined file has 0 for everybody
                raise Unreadable(
                    "bad-file.bets", name=quotable(name, 40), put=str(put[name]), says=str(amount))
        if chips(pot[1]) != won:
            raise Unreadable("bad-file.won", pot=pot[1], won=str(won))
        self.written.lines.append("*** SUMMARY ***")
        if not self.event:
            every = sum(put.values(), NOTHING)
            self.written.lines.append(f"Total pot {every} | Rake {every - won}")
        named = re.sub(r", Table \d+\s*$", "", self.first["table"]).strip() if self.event else ""
        self.written.lines += rail({"name": named}) if named else ()
