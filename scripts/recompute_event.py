"""Work an event out again from its files alone, and say what differs.

    python scripts/recompute_event.py FOLDER [--button win|moving] [--shootout] [--tie] [--at-once]

The options name the house rules that the files do not tell: `button`, `same-hand-bust`; `--at-once` says
that the tables of a room dealt at the same time: how many sat where is not asked then at each hand's start.

Reads what `dealer-assist simulate --out FOLDER` wrote and nothing of the product: chips row by row, seats,
buttons and blinds by the dead button rule, balance, breaks, bust order, places, prizes, what every head was
worth, the chain of the ledger. Prints every difference, and leaves with status 1 if there is one.
"""

from __future__ import annotations

import csv
import json
import re
import sys
from collections import Counter, defaultdict
from hashlib import sha256
from itertools import groupby
from pathlib import Path

SEATS = 10
# a cell that a spreadsheet would take for a formula has a quote mark more
SET_APART = re.compile("^'('*[=+\\-@\t\r＝＋－＠])")


class Record:
    """The files of an event."""

    def __init__(self, folder: Path) -> None:
        def rows(name: str) -> list[dict]:
            with open(folder / name, encoding="utf-8", newline="") as stream:
                return [{name: SET_APART.sub(r"\1", cell) for name, cell in row.items()}
                        for row in csv.DictReader(stream)]

        def lines(name: str) -> list[dict]:
            return [json.loads(line) for line in (folder / name).read_text(encoding="utf-8").splitlines()]

        self.entries, self.moves, self.busts = rows("entries.csv"), rows("moves.csv"), rows("busts.csv")
        self.hands, self.ledger = lines("hands.jsonl"), lines("ledger.jsonl")
        *table, pool = (folder / "payouts.csv").read_text(encoding="utf-8").split()[1:]
        self.payouts = [int(line.split(",")[1]) for line in table]
        self.total, self.added = map(int, pool.split(",")[1:])


def chain(record: Record) -> list[str]:
    """Each row of the ledger names the hash before it and holds its own."""
    wrong, prev = [], "0" * 64
    for seq, row in enumerate(record.ledger, 1):
        rest = {name: value for name, value in row.items() if name != "hash"}
        text = row["prev"] + json.dumps(rest, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        if row["seq"] != seq or row["prev"] != prev or row["hash"] != sha256(text.encode()).hexdigest():
            wrong.append(f"ledger row {seq} does not follow")
        prev = row["hash"]
    return wrong


def chips(record: Record) -> list[str]:
    """Nobody's stack changes but by a hand, an entry or a row; nothing is lost in the room."""
    wrong: list[str] = []
    stacks: dict[str, int] = {}
    sold = 0
    desk, book = defaultdict(list), defaultdict(list)
    for entry in record.entries:
        desk[int(entry["hand"])].append((entry["player"], int(entry["chips"]), entry["kind"]))
    for row in record.ledger:
        if row["chips"]:
            book[row["n"]].append((row["player"], row["chips"], row["kind"]))
    for n, hand in enumerate(record.hands, 1):
        for player, change, _ in desk[n - 1] + book[n - 1]:
            stacks[player] = stacks.get(player, 0) + change
            sold += change
        if hand["n"] != n:
            wrong.append(f"hand {n} is numbered {hand['n']}")
        for player, stack in hand["before"].values():
            if stacks.get(player) != stack or not stack:
                wrong.append(f"hand {n}: {player} has {stack}, and should have {stacks.get(player)}")
        stacks.update({player: stack for player, stack in hand["after"].values()})
        if sum(stacks.values()) != sold:
            wrong.append(f"after hand {n} {sum(stacks.values())} chips lie there, {sold} were given out")
    wrong += [f"the bag of {player} holds {bag}, and should hold {stacks.get(player)}"
              for player, bag in bags(record).items() if stacks.get(player) != bag]
    return wrong


def rounds(record: Record) -> dict[int, int]:
    """The round of each hand that was played hand for hand: the number of its first hand."""
    round_of: dict[int, int] = {}
    edges = [row["n"] for row in record.ledger if row["kind"] == "hand-for-hand"]
    edges += [len(record.hands)] * (len(edges) % 2)     # it went on to the end
    anew = {int(row["n"]) for row in record.moves if row["reason"] == "redraw"}
    for on, off in zip(edges[::2], edges[1::2], strict=True):
        first, tables = 0, set()
        for hand in record.hands[on:off]:
            # over as well where every table that two sat at had dealt: one filled since begins the next
            over = hand["table"] in tables or hand["n"] in anew or two_at(record, hand["n"]) <= tables
            if not tables or over:
                first, tables = hand["n"], set()
            tables.add(hand["table"])
            round_of[hand["n"]] = first
    return round_of


def two_at(record: Record, n: int) -> set[int]:
    """The tables that two or more sat at when the hand before `n` was over, and nobody had moved since."""
    seated: dict[str, int] = {}
    events = [(int(row["n"]), row["player"], int(row["to_table"])) for row in record.moves]
    events += [(int(row["n"]), row["player"], 0) for row in record.busts
               if row["note"] not in ("in", "bagged")]
    # of one number the move is before the hand, and who is out is out after it
    for moment, player, table in sorted(events, key=lambda event: (event[0], not event[2])):
        if moment < n:
            seated[player] = table
    return {table for table, count in Counter(seated.values()).items() if table and count > 1}


def deal(record: Record) -> dict[str, int]:
    """What those who were in at the end get by the deal that they made; the newest deal counts."""
    rows = [row for row in record.ledger if row["kind"] == "deal"]
    return {row["player"]: int(row["why"].split()[-1].replace(",", "")) for row in rows}


def bags(record: Record) -> dict[str, int]:
    """The chips of those who play on another day."""
    return {row["player"]: int(row["chips_before"]) for row in record.busts if row["note"] == "bagged"}


def places(record: Record, tie: bool) -> list[str]:
    """Places from the order of busts, prizes from the pay table; all of a hand may `tie`."""
    wrong, together, dealt = [], rounds(record), deal(record)
    final = [(number, row) for number, row in enumerate(record.busts) if row["place"]]

    def moment(item: tuple[int, dict]) -> tuple[int, int]:
        number, row = item
        if row["note"] == "in":
            return len(record.hands) + 1, -1
        alone = row["note"] == "removed" or row is record.busts[-1]
        return together.get(int(row["n"]), int(row["n"])), number if alone else -1

    best = len({row["player"] for _, row in final})
    first_entry: dict[str, int] = {}
    for entry in record.entries:
        first_entry.setdefault(entry["player"], int(entry["entry"]))
    bagged = len(bags(record))
    if best + bagged != len(first_entry) or len(final) != best:
        wrong.append(f"{len(first_entry)} players entered, {len(final)} have a place, {bagged} a bag")
    best += bagged
    for _, group in groupby(final, key=moment):
        tables: dict[str, list[list[dict]]] = {}
        for _, row in sorted(group, key=lambda item: -int(item[1]["chips_before"])):
            ranks = tables.setdefault("" if row["note"] == "in" else row["table"], [])
            alike = ranks and ranks[-1][0]["chips_before"] == row["chips_before"]
            if alike or tie and ranks and row["note"] != "in":
                ranks[-1].append(row)
            else:
                ranks.append([row])
        depth = max(map(len, tables.values()))
        for rank in reversed(range(depth)):
            tied = [row for ranks in tables.values() if len(ranks) > rank for row in ranks[rank]]
            best -= len(tied)
            text = f"{best + 1}" + "=" * (len(tied) > 1)
            purse = sum(record.payouts[best:best + len(tied)])
            each, over = divmod(purse, len(tied))
            tied.sort(key=lambda row: (-int(row["chips_before"]), first_entry[row["player"]]))
            for n, row in enumerate(tied):
                prize = dealt.get(row["player"], each + (n < over))
                if row["place"] != text or int(row["prize"]) != prize:
                    wrong.append(f"{row['player']}: place {row['place']} prize {row['prize']}, "
                                 f"should be {text} and {prize}")
    return wrong


def money(record: Record) -> list[str]:
    """The pool is what was paid without fees, and all of it is paid out."""
    paid = sum(int(entry["paid"]) - int(entry["fee"]) for entry in record.entries)
    wrong = []
    if bags(record):
        paid_out = sum(record.payouts) + sum(int(row["prize"]) for row in record.busts)
        return ["a day that goes on pays nothing"] * bool(paid_out or record.total != paid)
    if not record.total == paid + record.added == sum(record.payouts) == sum(
            int(row["prize"]) for row in record.busts):
        wrong.append(f"pool {record.total}, entries {paid} and {record.added} added, "
                     f"table {sum(record.payouts)}: they differ")
    if sorted(record.payouts, reverse=True) != record.payouts:
        wrong.append("a worse place is paid more")
    return wrong


def busts(record: Record) -> list[str]:
    """Who has no chips after a hand is on the list, once for each time, with the chips of before."""
    wrong, listed = [], {(row["player"], int(row["n"])): row for row in record.busts}
    redeemed = {(row["player"], row["n"] - 1) for row in record.ledger if row["kind"] == "lammer"}
    redeemed |= {(player, n + 1) for player, n in redeemed}
    bought = {entry["player"]: int(entry["hand"]) for entry in record.entries if entry["kind"] == "add-on"}
    for hand in record.hands:
        for seat, (player, stack) in hand["after"].items():
            row = listed.get((player, hand["n"]))
            stays = (player, hand["n"]) in redeemed or bought.get(player, -1) >= hand["n"]
            if not stack and not stays and row is None:
                wrong.append(f"hand {hand['n']}: {player} is out and not on the list")
            if row is None or row["note"] in ("removed", "in", "bagged", "flight"):
                continue
            if (row["table"], row["seat"], row["chips_before"]) != (
                    str(hand["table"]), seat, str(hand["before"][seat][1])):
                wrong.append(f"hand {hand['n']}: the line of {player} is not as it was dealt")
    return wrong


def bounties(record: Record) -> list[str]:
    """Every bounty is paid to somebody who won chips in that hand; the sum is what was laid down."""
    wrong = []
    won: Counter[str] = Counter()
    laid = 0
    for row in record.ledger:
        if row["kind"] != "bounty":
            laid += _laid_down(row)
            continue
        amount = _first_amount(row)
        won[row["player"]] += amount
        if " for the bounty of " in row["why"]:
            after = dict(record.hands[row["n"] - 1]["after"].values())
            if not after.get(row["player"]):
                wrong.append(f"{row['player']} was not in hand {row['n']} and won a bounty there")
    stated: Counter[str] = Counter()
    for row in record.busts:
        stated[row["player"]] += int(row["bounties"])
    left = laid - sum(won.values())
    if +stated != +won or left and not (bags(record) and left > 0):
        wrong.append(f"bounties: {sum(stated.values())} listed, {sum(won.values())} paid, {laid} laid down")
    return wrong


def heads(record: Record) -> list[str]:
    """What each head was worth when it was won, plain or progressive, the odd unit with the better half.

    Shape: of mystery bounties nothing is known before they are won; `bounties` counts those.
    """
    if any(row["kind"] == "envelopes" for row in record.ledger):
        return []
    ways = [_heads(record, progressive) for progressive in (False, True)]
    return min(ways, key=len)


def _heads(record: Record, progressive: bool) -> list[str]:
    wrong, on = [], Counter[str]()
    for (n, out), rows in groupby(record.ledger, key=lambda row: (row["n"], _won_from(row))):
        if out is None:
            for row in rows:
                on[row["player"]] += _laid_down(row)
            continue
        won = [(row["player"], _first_amount(row)) for row in rows]
        if not out:     # play has ended: each has their own, and the last of the rows what nobody could win
            owns = [on.pop(player, 0) for player, _ in won]
            owns[-1] += sum(on.values())
        else:
            each, over = divmod(on.pop(out, 0), len(won))
            parts = [each + (place < over) for place in range(len(won))]
            owns = [part - part // 2 if progressive else part for part in parts]
            for (player, _), part, paid in zip(won, parts, owns, strict=True):
                on[player] += part - paid
        if owns != [paid for _, paid in won]:
            wrong.append(f"after hand {n}: {won} for the head of {out or 'their own'}, should be {owns}")
    return wrong


def _won_from(row: dict) -> str | None:
    """Whose head a row pays; nothing for their own, None for any other row."""
    if row["kind"] != "bounty":
        return None
    return row["why"].partition(" for the bounty of ")[2]


def _first_amount(row: dict) -> int:
    return int(row["why"].split()[0].rstrip(":").replace(",", ""))


def _laid_down(row: dict) -> int:
    down = re.search(r"a bounty of ([\d,]+)", row["why"])
    return int(down[1].replace(",", "")) if down else 0


def clockwise(seat: int, seats: set[int]) -> int:
    """The first of the seats after one."""
    return min(seats, key=lambda other: (other - seat - 1) % SEATS)


class Positions:
    """Button, small and big blind of a table by the dead button rule; held while stud is played."""

    def __init__(self, button: int, seats: set[int], stud: bool) -> None:
        self.small = button if len(seats) == 2 else clockwise(button, seats)
        if len(seats) == 2 and button not in seats:
            self.small = button = min(seats, key=lambda seat: (button - seat) % SEATS)
        self.button, self.big, self.held = button, clockwise(self.small, seats), stud

    def next(self, seats: set[int], stud: bool) -> None:
        """Go on by one hand."""
        if not self.held:
            self._go_on(seats)
        elif not stud:
            self._take_up(seats)
        self.held = stud

    def _go_on(self, seats: set[int]) -> None:
        big = clockwise(self.big, seats)
        if len(seats) == 2:
            self.small = self.button = clockwise(big, seats)
        else:
            button = self.small
            if button == big:
                button = min(seats - {self.big}, key=lambda seat: (self.big - seat) % SEATS)
            self.button, self.small = button, self.big
        self.big = big

    def _take_up(self, seats: set[int]) -> None:
        self.big = clockwise(self.big - 1, seats)
        if len(seats) == 2:
            self.small = self.button = clockwise(self.big, seats)
        elif self.big in (self.small, self.button):
            others = seats - {self.big}
            self.small = min(others, key=lambda seat: (self.big - seat) % SEATS)
            self.button = min(seats - {self.small}, key=lambda seat: (self.small - seat) % SEATS)

    def due(self, seat: int) -> int:
        """Seats until the big blind comes there."""
        return (seat - self.big - (not self.held)) % SEATS


def decisions(record: Record) -> set[int]:
    """Hands dealt while the moves of one decision are made: each stands before the next hand of its table."""
    between: set[int] = set()
    for reason, group in groupby(record.moves, key=lambda row: row["reason"]):
        numbers = [int(row["n"]) for row in group]
        if reason == "balance" and len(numbers) > 1:
            starts = [n for n, last in zip(numbers[1:], numbers, strict=False) if n == last + 1]
            between |= {n - 1 for n in starts} | set(starts)
    return between


class Room:
    """Who sits where, hand by hand, as the moves and busts say."""

    def __init__(self, record: Record, button: str, balanced: bool) -> None:
        self.record, self.dead_button, self.balanced = record, button == "dead", balanced
        self.moving = button == "moving"
        self.seated: dict[str, tuple[int, int]] = {}
        self.positions: dict[int, Positions] = {}
        self.last: dict[str, str] = {}
        self.had: set[tuple[int, int, str]] = set()     # table, seat and player of every hand
        self.wrong: list[str] = []
        self.pending = list(record.moves)
        self.size = max(int(row["to_seat"]) for row in record.moves if row["n"] == "1")
        self.rounds = rounds(record)
        self.deciding = decisions(record)
        self.gone = defaultdict(list)
        self.removed = {row["player"] for row in record.busts if row["note"] == "removed"}
        for row in record.busts[:-1]:
            self.gone[int(row["n"])].append(row["player"])

    def check(self) -> list[str]:
        """Go through every hand."""
        for hand in self.record.hands:
            self._moves(hand["n"])
            self._seats(hand)
            if self.balanced and self.rounds.get(hand["n"], hand["n"]) == hand["n"]:
                self._spread(hand["n"])
            for player in self.gone[hand["n"]]:
                self.seated.pop(player, None)
        return self.wrong

    def table(self, number: int) -> set[int]:
        """The seats that are taken."""
        return {seat for table, seat in self.seated.values() if table == number}

    def sits(self, table: int, seat: int) -> str:
        """Who sits in a taken seat."""
        return next(player for player, place in self.seated.items() if place == (table, seat))

    def _moves(self, n: int) -> None:
        due = [row for row in self.pending if int(row["n"]) <= n]
        self.pending = [row for row in self.pending if int(row["n"]) > n]
        for rows in self._decided(due):
            for row in rows:
                if row["from_table"]:
                    place = int(row["from_table"]), int(row["from_seat"])
                    if self.seated.pop(row["player"], None) != place:
                        self.wrong.append(f"hand {n}: {row['player']} did not sit at {place}")
                if row["reason"] == "balance":
                    self._who(row)
                    self.seated[row["player"]] = int(row["to_table"]), int(row["to_seat"])
            for row in rows:
                place = int(row["to_table"]), int(row["to_seat"])
                if place in self.seated.values() and self.seated.get(row["player"]) != place:
                    self.wrong.append(f"hand {n}: two players sit at {place}")
                self.seated[row["player"]] = place
                if row["reason"] == "redraw":       # a table where all sit down anew draws its button too
                    self.positions.pop(place[0], None)
                self.last[row["player"]] = row["reason"]

    def _decided(self, due: list[dict]) -> list[list[dict]]:
        """Moves of one decision together: of one reason, and nobody twice; but for whom it did not help."""
        groups: list[list[dict]] = []
        here = set(self.seated)     # with who has just entered again
        for row in due:
            if row["from_table"] and row["player"] in self.removed - here:
                continue        # was removed right after it, before the next hand
            here.add(row["player"])
            if not groups or groups[-1][0]["reason"] != row["reason"] or row["player"] in {
                    one["player"] for one in groups[-1]}:
                groups.append([])
            groups[-1].append(row)
        return groups

    def _who(self, row: dict) -> None:
        """The next big blind moves, to a seat that is not the small blind."""
        here, there = self.positions.get(int(row["from_table"])), self.positions.get(int(row["to_table"]))
        seat, to = int(row["from_seat"]), int(row["to_seat"])
        if self.dead_button and here is not None:
            sooner = [player for player, (table, other) in self.seated.items()
                      if table == int(row["from_table"]) and here.due(other) < here.due(seat)]
            if any(self.last.get(player) != "balance" for player in sooner):
                self.wrong.append(f"move before hand {row['n']}: {row['player']} was not the next big blind")
        if self.dead_button and there is not None and to == (there.small if there.held else there.big):
            self.wrong.append(f"move before hand {row['n']}: {row['player']} was moved to the small blind")

    def _seats(self, hand: dict) -> None:
        seats, stud = self.table(hand["table"]), "bring_in" in hand
        dealt = {int(seat): player for seat, (player, _) in hand["before"].items()}
        for seat, player in dealt.items():
            if self.seated.get(player) != (hand["table"], seat):
                self.wrong.append(f"hand {hand['n']}: {player} is dealt in at seat {seat} and sits elsewhere")
        here = self.positions.get(hand["table"])
        if here is None or not self.dead_button:
            here = self.positions[hand["table"]] = Positions(hand["button"], seats, stud)
        else:
            here.next(seats, stud)
        if here.button != hand["button"]:
            self.wrong.append(f"hand {hand['n']}: button {hand['button']}, should be {here.button}")
        between = (here.small - here.button) % SEATS
        waits = {seat for seat in seats if 0 < (seat - here.button) % SEATS < between} - {here.big}
        # where no small blind is posted nobody waits for it: stud, bomb pots, short deck
        waits = set() if stud or len(seats) < 3 or len(hand["blinds"]) < 2 else waits
        # who sat down in stud and has had cards there is not new any more
        at = hand["table"]
        new = {seat for seat in waits if (at, seat, self.sits(at, seat)) not in self.had}
        if self.moving:     # who owes which blind there decides who waits, and the files do not tell it
            new = {seat for seat in seats - set(dealt) if (at, seat, self.sits(at, seat)) not in self.had}
        if set(dealt) != seats - new and len(seats - new) > 1:
            self.wrong.append(f"hand {hand['n']}: dealt in {sorted(dealt)}, there sit {sorted(seats)}")
        self.had |= {(at, seat, player) for seat, player in dealt.items()}

    def _spread(self, n: int) -> None:
        if n in self.deciding:
            return
        counts = Counter(table for table, _ in self.seated.values())
        allowed = 1 if len(counts) <= 6 else 2
        if max(counts.values()) - min(counts.values()) > allowed:
            self.wrong.append(f"hand {n}: tables of {sorted(counts.values())}")
        last = min(self.size, 9 if self.size > 7 else 7)
        fits = self.size * (len(counts) - 1) if len(counts) > 2 else last
        if len(counts) > 1 and sum(counts.values()) <= fits:
            self.wrong.append(f"hand {n}: {sum(counts.values())} players at {len(counts)} tables are too few")


def differences(
    folder: Path, button: str = "dead", shootout: bool = False, tie: bool = False, at_once: bool = False,
) -> list[str]:
    """Everything in the files that is not as it works out."""
    record = Record(folder)
    wrong = [fault for part in (chain, chips, busts, money, bounties, heads) for fault in part(record)]
    return wrong + places(record, tie) + Room(record, button, not shootout and not at_once).check()


if __name__ == "__main__":
    rule = sys.argv[sys.argv.index("--button") + 1] if "--button" in sys.argv else "dead"
    wrong = differences(Path(sys.argv[1]), rule, "--shootout" in sys.argv, "--tie" in sys.argv,
                        "--at-once" in sys.argv)
    print("\n".join(wrong[:50]) or "ok")
    sys.exit(1 if wrong else 0)
