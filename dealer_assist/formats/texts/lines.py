"""One hand text, line by line: seats, posts, what was done, the cards, and what each player ends with.

Chips are counted here from the text alone, so that the engine's result can be held against it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from decimal import Decimal

from dealer_assist.cards import Card, parse_cards
from dealer_assist.errors import Refusal, Unreadable, quotable
from dealer_assist.formats.street_titles import STUD
from dealer_assist.formats.texts.amounts import NOTHING, decimal_comma, first_amount
from dealer_assist.formats.texts.dialect import Dialect
from dealer_assist.formats.texts.told import Did, LineRead

_SEAT = re.compile(r"^Seat #?(\d+)\s*: (.+) \(([^()]*\d[^()]*)\)(.*)$")
_BUTTON = re.compile(r"Seat #?(\d+) is the button|button is in seat #(\d+)")
_TITLE = re.compile(r"^\*\*\* (.+?) \*\*\*(.*)$")
_NTH = ("FIRST", "SECOND", "THIRD")
# boards of a hand that was run more than once: TURN 1 at Full Tilt, BOARD 1 - RIVER at KingsClub
_RUN = re.compile(r"^(?:(?P<street>FLOP|TURN|RIVER) (?P<run>[1-3])|BOARD (?P<board>[1-3]) - (?P<last>\w+))$")
# a draw that is run more than once: KingsClub tells the hand that each run of it made
_RUN_OF_DRAW = re.compile(r"^Run ([1-3]): (.+ shows \[.*\])$")
_CARDS = re.compile(r"\[([^\]]*)\]")
_DEALT = re.compile(r"^Dealt to (.+?):? (\[.*\])")
_BACK = re.compile(r"^Uncalled bet (?:of )?\(?([^()]*?\d[^()]*?)\)? returned to (.+)$")
_SPLASH = re.compile(r"(?:Hold-up to Pot: total|STP added:|Cash Drop to Pot : total) (.+)$")
# of a pot that is left to who cashed out, only the summary tells whose it was
_NOT_AWARDED = re.compile(r"^Seat (\d+): .* won \(([^()]*\d[^()]*)\).*\(pot not awarded")
# what a player ends with, before what was won or lost of it: nothing, where it is as much as before
_LEFT = re.compile(r"^Seat (\d+): .+ \((\d[\d.,]*)\)(?: [+-−]?\d[\d.,]*)?$")
_FEES = re.compile(r"^(?!Seat )(?:.*\| ?)?((?:No )?[Rr]ake\b.*)$")
_SUM_FIRST = re.compile(r"^\w+ (?!pot )[^\s\d(]{0,4} ?\d")     # collected $5 from pot (not awarded)
# sections in which the posts are still bets
_FIRST = ("ANTE", "HOLE", "PRE-FLOP", "PRE-DRAW", "DEALING", STUD["third"].upper(), "1ST BETTING")
# a missed blind at GGPoker: dead, unless what its player does next says otherwise
OWED = "owed"
# a missed blind at Winamax, each on its own line: the small one is dead
OUT_OF_TURN = "out of position"
_POSTS = (
    ("small & big blind", "missed"), ("small and big blind", "missed"), ("dead small", "dead"),
    ("dead", "dead"), ("missed blind", OWED), ("straddle", "straddle"),
    ("small blind", "small"), ("big blind", "big"), ("ante", "ante"), ("", "enter"),
)
_ACTS = {
    "folds": "fold", "checks": "check", "calls": "call", "bets": "bet", "raises": "raise",
    "completes": "raise", "brings": "bring-in", "discards": "draw", "draws": "draw", "stands": "pat",
    "shows": "show", "showed": "show", "mucks": "muck", "posts": "post", "antes": "post",
    "straddle": "straddle", "straddles": "straddle",
    "collected": "won", "collects": "won", "wins": "won", "won": "won", "ties": "won",
}


def read_lines(lines: list[str], dialect: Dialect) -> LineRead:
    """Read the lines below the first.  Errors: `bad-action`, `bad-card`, `bad-amount` with the line."""
    reader = _LineReader(dialect, any(map(decimal_comma, lines)))
    for number, line in enumerate(lines, 2):
        try:
            reader.take(number, line.strip())
        except Refusal as refusal:
            raise Unreadable(
                "at-line", code=refusal.code, number=number, text=quotable(line.strip(), 60),
                why=refusal.message) from None
    reader.read.take_back_uncalled()
    reader.read.won_unsaid()
    return reader.read


def _cards(words: str) -> tuple[Card, ...]:
    """The cards in a pair of brackets: AH and 10h as well as Ah and Th; XX is one that stayed unseen."""
    known = "".join(word for word in words.split() if word.upper() != "XX")
    text = re.sub(r"10(?=[cdhs])", "T", known, flags=re.IGNORECASE)
    return parse_cards(re.sub(r"([tjqka2-9])([cdhs])", lambda card: card[1].upper() + card[2].lower(), text,
                              flags=re.IGNORECASE))


class _LineReader:
    """Reads in order: a player's bets of the round are known when he raises to a total."""

    def __init__(self, dialect: Dialect, comma: bool) -> None:
        self.read, self.dialect, self.comma = LineRead(), dialect, comma
        self.ends = (" ",) if dialect.talks else (":", " ")
        self.title, self.board, self.run, self.summary = "", 1, 1, False
        self.bet: dict[int, Decimal] = {}
        self.owed: dict[int, Decimal] = {}
        self.missed: set[int] = set()       # who owed blinds at Winamax
        self.acted = False      # has anybody bet, checked or folded: a third street may be the second round

    def money(self, text: str) -> Decimal:
        """The first amount in a text; 0 where there is none.  Errors: `bad-amount`, below 0 too."""
        return first_amount(text, self.comma) or NOTHING

    def take(self, number: int, line: str) -> None:
        if self.title and (run := _RUN_OF_DRAW.match(line)):
            self._of_run(number, int(run[1]), run[2])
            return
        who = self._who(line)
        if self.title and who is not None and who[1].split(" ")[0] in _ACTS:
            self._act(number, line, *who)       # whatever the player is called: Table 9, Dealt to
        elif title := _TITLE.match(line):
            self._section(number, line, title[1].upper(), title[2])
        elif not self.summary and not self.title and (seat := _SEAT.match(line)):
            self._sits(int(seat[1]), seat[2], seat[3], seat[4])
        elif button := _BUTTON.search(line):
            self.read.button = int(button[1] or button[2])
            self._table(line)
        elif line.startswith("Table"):
            self._table(line)
        elif dealt := _DEALT.match(line):
            self._dealt(number, line, dealt[1], dealt[2])
        elif back := _BACK.match(line):
            self._back(self.money(back[1]), back[2].strip())
        elif self.summary and (fees := _FEES.search(line)):
            self.read.fees = sum(map(self.money, fees[1].split("|")), Decimal(0))
        elif splash := _SPLASH.search(line):
            self.read.splash += self.money(splash[1])
        elif self.summary and (cashed := _NOT_AWARDED.match(line)):
            self._left_to(int(cashed[1]), self.money(cashed[2]))
        elif self.summary and self.dialect.leaves and (left := _LEFT.match(line)):
            self.read.left[int(left[1])] = self.money(left[2])
        elif who is not None:
            self._act(number, line, *who)

    def _of_run(self, number: int, run: int, line: str) -> None:
        self.run, self.read.boards = run, max(self.read.boards, run)
        self.take(number, line)
        self.run = 1

    def _table(self, line: str) -> None:
        if match := re.match(r"^Table:? '([^']*)'", line):
            self.read.table = match[1]

    def _sits(self, seat: int, name: str, stack: str, rest: str) -> None:
        if name in self.read.seats.values() or seat in self.read.seats:
            return
        self.read.seats[seat], self.read.stacks[seat] = name.strip(), self.money(stack)

    def _section(self, number: int, line: str, title: str, rest: str) -> None:
        if run := _RUN.match(title):
            title = f"{_NTH[int(run['run'] or run['board']) - 1]} {run['street'] or run['last']}"
        self.summary = title.startswith("SUMMARY")
        self.read.whole = self.read.whole or self.summary
        nth = re.match(rf"({'|'.join(_NTH)}) (FLOP|TURN|RIVER)", title)
        self.board = _NTH.index(nth[1]) + 1 if nth else 1
        self.read.boards = max(self.read.boards, self.board)
        self.title = title
        if self.acted or not any(words in title for words in _FIRST):
            self.bet = {}
        brackets = _CARDS.findall(rest)
        if brackets and "SHOW" not in title:
            fresh = self._fresh(brackets)
            self.read.did.append(Did(number, line, "board", cards=fresh, title=title, board=self.board))

    def _fresh(self, brackets: list[str]) -> tuple[Card, ...]:
        """A board less what lay there before, for all boards or on this one; a dash is a card of all."""
        before = {card for one in self.read.did if one.kind == "board"
                  and (one.board == self.board or not one.title.startswith(_NTH)) for card in one.cards}
        whole = dict.fromkeys(_cards(" ".join(brackets).replace("-", "")))
        return tuple(card for card in whole if card not in before)

    def _who(self, line: str) -> tuple[int, str] | None:
        """Whose line it is, and the rest of it."""
        longest = None
        for seat, name in self.read.seats.items():
            if line.startswith(name) and line[len(name):len(name) + 1] in self.ends:
                if longest is None or len(name) > len(self.read.seats[longest[0]]):
                    longest = (seat, line[len(name):].lstrip(": ").strip())
        return longest

    def _seat_of(self, name: str) -> int | None:
        return next((seat for seat, one in self.read.seats.items() if one == name.strip()), None)

    def _dealt(self, number: int, line: str, name: str, brackets: str) -> None:
        seat, cards = self._seat_of(name), _CARDS.findall(brackets)
        if seat is None or not cards or "X" in cards[-1].upper().split():
            return
        fresh = _cards(cards[-1])
        before = sum(len(one.split()) for one in cards[:-1])
        self.read.did.append(Did(number, line, "deal", seat, cards=fresh, before=before, title=self.title))

    def _back(self, amount: Decimal, name: str) -> None:
        seat = self._seat_of(name)
        if seat is not None:
            self.read.back[seat] = self.read.back.get(seat, Decimal(0)) + amount

    def _act(self, number: int, line: str, seat: int, rest: str) -> None:
        kind = _ACTS.get(rest.split(" ")[0]) if rest else None
        if kind == "pat" and rest.startswith("stands up"):     # from the table, when the hand is over
            return
        if kind == "post":
            self._post(seat, rest)
        elif kind == "straddle":
            self._straddle(seat, self.money(rest), "all-in" in rest)
        elif kind == "won":
            amount = self._won(rest)
            if amount is None:
                return
            self.read.won[seat] = self.read.won.get(seat, Decimal(0)) + amount
            self.read.shares.append(amount)
        elif kind is not None and not self.summary:
            did = self._did(number, line, seat, kind, rest)
            self.read.did.append(did)
            if kind == "draw" and (drawn := re.search(r"\bdraws \[([^\]]*)\]$", rest)):
                self.read.did.append(replace(did, kind="deal", cards=_cards(drawn[1]), before=len(did.cards)))

    def _left_to(self, seat: int, amount: Decimal) -> None:
        """What a player cashed out of, where no line of the hand pays it."""
        if seat not in self.read.won:
            self.read.won[seat] = amount
            self.read.shares.append(amount)

    def _won(self, rest: str) -> Decimal | None:
        """What of a pot: behind the word, or in brackets at the end; a bounty is of no pot."""
        if "pot" not in rest.lower() and not rest.startswith("collect"):
            return None
        if _SUM_FIRST.match(rest):
            return self.money(rest)
        return self.money(rest.split("(")[-1] if "(" in rest else re.sub(r"#\d+", "", rest))

    def _post(self, seat: int, rest: str) -> None:
        kind = next(kind for words, kind in _POSTS if words in rest)
        if kind == "small" and OUT_OF_TURN in rest:
            kind = "dead"
            self.missed.add(seat)
        amount = self.money(re.sub(r"^.*?(?=[^a-z&\s]*\d)", "", rest))
        if kind == "missed" and "+" in rest:
            amount = sum((self.money(part) for part in rest.split("+")), Decimal(0))
        if kind == OWED:
            kind, self.owed[seat] = "dead", amount
        self.read.posts.append((seat, kind, amount, "all-in" in rest))
        self._put(seat, amount)
        if kind not in ("ante", "dead"):
            live = self._live(amount) if kind == "missed" else amount
            self.bet[seat] = self.bet.get(seat, Decimal(0)) + live

    def _straddle(self, seat: int, total: Decimal, all_in: bool) -> None:
        """A straddle in its own word is a total *to*; one said again takes the place of the first."""
        self._put(seat, total - self.bet.get(seat, NOTHING))
        self.bet[seat] = total
        before = [post for post in self.read.posts if post[:2] == (seat, "straddle")]
        self.read.posts = [post for post in self.read.posts if post not in before]
        blind = sum((amount for one, kind, amount, _ in self.read.posts
                     if one == seat and kind in ("small", "big")), NOTHING)
        self.read.posts.append((seat, "straddle", total - blind, all_in))

    def _live(self, amount: Decimal) -> Decimal:
        """What of both blinds in one post is a bet: the big one, two parts of three where none is whole."""
        whole = {kind: one for _, kind, one, all_in in self.read.posts if not all_in}
        if "big" in whole:
            return min(amount, whole["big"])
        return amount - whole["small"] if "small" in whole else (amount * 2 / 3).quantize(amount)

    def _put(self, seat: int, amount: Decimal) -> None:
        self.read.put[seat] = self.read.put.get(seat, Decimal(0)) + amount

    def _behind(self, seat: int) -> Decimal:
        return self.read.stacks[seat] - self.read.put.get(seat, NOTHING)

    def _bet_after_all(self, seat: int, kind: str, amount: Decimal) -> None:
        """A missed blind was live where its player checks, or calls less than the bet, with more behind."""
        owed, high = self.owed.pop(seat, NOTHING), max(self.bet.values(), default=NOTHING)
        behind = self._behind(seat)
        lacks = high - self.bet.get(seat, NOTHING)
        if owed and (kind == "check" and lacks or kind == "call" and amount < min(lacks, behind)):
            self.bet[seat] = self.bet.get(seat, NOTHING) + owed
            self.read.posts = [(seat, "enter", *post[2:]) if post[:3] == (seat, "dead", owed) else post
                               for post in self.read.posts]

    def _did(self, number: int, line: str, seat: int, kind: str, rest: str) -> Did:
        cards = _CARDS.findall(rest)
        self.acted = True
        plain = re.sub(r"\[.*?\]|\(.*?\)", "", rest)
        amount = [self.money(part) for part in (plain.split(" to ") if kind == "raise" else (plain,))][-1]
        self._bet_after_all(seat, kind, amount)
        before = self.bet.get(seat, Decimal(0))
        if kind in ("call", "bet", "bring-in") and not (kind == "call" and self.dialect.calls_to):
            amount += before
        if kind == "call" and seat in self.missed:
            # Winamax writes less than such a player adds; its pot has what was owed
            amount = max(amount, min(max(self.bet.values(), default=NOTHING), before + self._behind(seat)))
        if kind in ("call", "bet", "raise", "bring-in"):
            self._put(seat, amount - before)
            self.bet[seat] = amount
            self.read.bets = self.bet
        named = _cards(cards[0]) if cards and kind in ("draw", "show") else ()
        if kind == "draw" and named and not amount:     # discards [7h Qc] draws [2h 9s]
            amount = Decimal(len(named))
        return Did(number, line, kind, seat, amount, named, title=self.title, board=self.run)
