"""A second judge, slow and plain, to hold against the first: every choice of cards is tried.

Written from the rulebook and the rulings alone; it shares no line with the engine. Cards are strings,
scores are tuples that compare with `>`, chips are counted out one by one.
"""

from __future__ import annotations

from itertools import combinations, product

ORDER = "23456789TJQKA"
SUIT = "cdhs"
DECKS = {
    "standard": [r + s for r in ORDER for s in SUIT],
    "short": [r + s for r in "6789TJQKA" for s in SUIT],
    "mexican": [r + s for r in "234567JQKA" for s in SUIT],
}


def rank(card):
    return ORDER.index(card[0]) + 2


def suit(card):
    return SUIT.index(card[1])


# -- what beats what: five cards in, a tuple out, greater is better --------------------------------

def runs(sequence):
    return {frozenset(sequence[i:i + 5]): i for i in range(len(sequence) - 4)}


FULL = runs([14, *range(2, 15)])
NO_WHEEL = runs(list(range(2, 15)))
ACE_LOW = runs(list(range(1, 14)))
SHORT = runs([14, *range(6, 15)])
MEXICAN = runs([14, 2, 3, 4, 5, 6, 7, 11, 12, 13, 14])
STANDARD = ["nothing", "pair", "two pair", "trips", "straight", "flush", "full", "quads", "sf", "five"]
FLUSH_FIRST = ["nothing", "pair", "two pair", "trips", "straight", "full", "flush", "quads", "sf", "five"]


def kind(ranks, suited, straights, order):
    counts = sorted(((ranks.count(r), r) for r in set(ranks)), reverse=True)
    shape = [n for n, _ in counts]
    run = straights.get(frozenset(ranks)) if len(counts) == 5 else None
    if run is not None:
        return (order.index("sf" if suited else "straight"), run)
    name = {5: "five", 4: "quads"}.get(shape[0])
    if name is None and shape[0] == 3:
        name = "full" if shape[1] == 2 else "trips"
    if name is None:
        name = {3: "two pair", 4: "pair", 5: "nothing"}[len(shape)]
    if suited:
        name = max(name, "flush", key=order.index)
    if name == "flush":
        return (order.index("flush"), *sorted(ranks, reverse=True))
    return (order.index(name), *(r for _, r in counts))


def one_suit(five):
    return len({c[1] for c in five}) == 1


def high(five):
    return kind([rank(c) for c in five], one_suit(five), FULL, STANDARD)


def short_high(five):
    return kind([rank(c) for c in five], one_suit(five), SHORT, FLUSH_FIRST)


def mexican_high(five):
    return kind([rank(c) for c in five], one_suit(five), MEXICAN,
                ["nothing", "pair", "two pair", "trips", "straight", "full", "flush", "quads", "sf", "five"])


def negative(score):
    return tuple(-part for part in score)


def ace_one(card):
    return 1 if card[0] == "A" else rank(card)


def ace_to_five(five):
    return negative(kind([ace_one(c) for c in five], False, {}, STANDARD))


def deuce_to_seven(five):
    return negative(kind([rank(c) for c in five], one_suit(five), NO_WHEEL, STANDARD))


def ace_to_six(five):
    return negative(kind([ace_one(c) for c in five], one_suit(five), ACE_LOW, STANDARD))


def madison(five):
    return negative(sorted((ace_one(c) for c in five), reverse=True))


def lowest_straight(five):
    run = FULL.get(frozenset(rank(c) for c in five))
    return None if run is None else (-run,)


def quick_quads(five):
    values = [ace_one(c) for c in five]
    for value in range(2, 11):
        others = [v for v in values if v != value]
        if values.count(value) == 3 and max(others) <= 10 and sum(others) == value:
            return (STANDARD.index("quads"), value)
    return high(five)[:2] if high(five)[0] == 7 else high(five)


def badugi_cards(cards, value=ace_one):
    """Every best badugi among the cards, with its score."""
    for size in range(4, 0, -1):
        good = [some for some in combinations(cards, size)
                if len({c[0] for c in some}) == len({c[1] for c in some}) == size]
        if good:
            scores = {}
            for some in good:
                scores[some] = (size, *negative(sorted((value(c) for c in some), reverse=True)))
            top = max(scores.values())
            return top, [some for some in good if scores[some] == top]
    raise AssertionError(cards)


def pips(card):
    return 0 if card[0] in "JQK" else 1 if card[0] == "A" else rank(card)


def twenty_one(cards):
    return max((sum(map(pips, some)), n) for n in range(6) for some in combinations(cards, n)
               if sum(map(pips, some)) <= 21)


# -- jokers: every card it may be ------------------------------------------------------------------

def with_bug_high(score):
    """R25: an ace, or a card not held that completes a straight or flush."""
    def scored(five):
        if "Jk" not in five:
            return score(five)
        rest = [c for c in five if c != "Jk"]
        scores = []
        for card in DECKS["standard"]:
            if card not in rest:
                score_with = score([*rest, card])
                if card[0] == "A" or score_with[0] in (4, 5, 8):
                    scores.append(score_with)
        if [c[0] for c in rest] == ["A"] * 4:
            scores.append((9, 14))
        return max(scores)
    return scored


def mexican_joker(bug):
    """R27: wild unless it was dealt up."""
    flush, straight = FLUSH_FIRST.index("flush"), FLUSH_FIRST.index("straight")

    def scored(five):
        if "Jk" not in five:
            return mexican_high(five)
        rest = [c for c in five if c != "Jk"]
        fifth = len({c[0] for c in rest}) == 1 and (not bug or rest[0][0] == "A")
        scores = [(9, rank(rest[0]))] if fifth else []
        for card in DECKS["mexican"]:
            if card not in rest:
                score_with = mexican_high([*rest, card])
                if not bug or card[0] == "A" or score_with[0] in (straight, flush, 8):
                    scores.append(score_with)
        return max(scores)
    return scored


def bug_low(five):
    """R26: the lowest rank not held."""
    if "Jk" not in five:
        return ace_to_five(five)
    rest = [c for c in five if c != "Jk"]
    held = {ace_one(c) for c in rest}
    low = next(v for v in range(1, 14) if v not in held)
    return negative(kind([*(ace_one(c) for c in rest), low], False, {}, STANDARD))


# -- which cards -----------------------------------------------------------------------------------

def exactly(counts, own, board):
    return [(*a, *b) for n in counts for a in combinations(own, n) for b in combinations(board, 5 - n)]


def any_five(own, board):
    return list(combinations([*own, *board], 5))


CHOWAHA = ["1 2 3 10 12", "4 5 6 10 12", "4 5 6 11 12", "7 8 9 11 12"]
TURNED = ["1 4 7 10 12", "2 5 8 10 12", "2 5 8 11 12", "3 6 9 11 12"]
TWO_BOARDS = ["1 2 3 7 9", "4 5 6 8 10"]
OKLAHOMA = ["1 2 3 10 13", "4 5 6 11 14", "7 8 9 12 15"]


def lines_of(deal):
    """The sets of board cards that go together."""
    board, layout = deal.board, deal.spec.get("layout", "one")
    if layout == "crayfish":
        return [[c for n, c in enumerate(board, 1) if n not in deal.dice]]
    if layout == "murder":
        return [list(p) for p in product(board[0::3], board[1::3], board[2::3])]
    texts = {"one": [], "chowaha": CHOWAHA, "two": TWO_BOARDS, "oklahoma": OKLAHOMA,
             "die": TURNED if deal.dice and deal.dice[0] > 3 else CHOWAHA}[layout]
    if not texts:
        return [list(board)]
    lines = [[board[int(cell) - 1] for cell in text.split()] for text in texts]
    if layout == "oklahoma":
        low, top = min(rank(x[-1]) for x in lines), max(rank(x[-1]) for x in lines)
        if low < top:
            lines = [x for x in lines if rank(x[-1]) > low]
    return lines


def hands_of(deal, seat, how, part=None, line=None):
    """Every five cards a seat may show."""
    own = deal.parts[seat][part] if part else deal.own(seat)
    if how == "own":
        return list(combinations(own, 5))
    lines = lines_of(deal)
    hands = []
    for shared in lines if line is None else [lines[line]]:
        if how == "any":
            hands += any_five(own, shared)
        elif how == "all":
            hands += exactly([len(own)], own, shared)
        else:
            hands += exactly(how, own, shared)
    return hands


def eight(limit):
    """An unpaired low with nothing above `limit` (R16)."""
    def scored(five):
        values = sorted(ace_one(c) for c in five)
        return ace_to_five(five) if len(set(values)) == 5 and values[-1] <= limit else None
    return scored


def at_least(score, least):
    return lambda five: value if (value := score(five)) is not None and value >= least else None


class Side:
    """One side: tried tier by tier."""

    def __init__(self, name, *tiers):
        self.name, self.tiers = name, tiers


class Split:
    """A side that is split again."""

    def __init__(self, name, *sides):
        self.name, self.sides = name, sides


def best(score, how="own", part=None, line=None, holding=""):
    """A tier: seat -> (score, the sets of cards that make it) or None."""
    def tier(deal, seat):
        if holding and not any(c[0] in holding for c in deal.own(seat)):
            return None
        scoring = score(deal, seat) if getattr(score, "by_seat", False) else score
        scored = [(value, five) for five in hands_of(deal, seat, how, part, line)
                  if (value := scoring(five)) is not None]
        if not scored:
            return None
        top = max(value for value, _ in scored)
        return top, [five for value, five in scored if value == top]
    return tier


def badugi(value=ace_one, least=None):
    def tier(deal, seat):
        score, sets = badugi_cards(deal.own(seat), value)
        return None if least and score < least else (score, sets)
    return tier


def whole(score):
    return lambda deal, seat: (score(deal.own(seat)), [deal.own(seat)])


def rolled(deal, seat):
    limit = sum(deal.dice)
    return eight(limit) if limit > 4 else lambda five: None


def joker_by_up(deal, seat):
    return mexican_joker("Jk" in deal.up.get(seat, ()))


rolled.by_seat = joker_by_up.by_seat = True
two = [2]
H, L8 = Side("high", best(high)), Side("low", best(eight(8)))
A5, D27 = Side("low", best(ace_to_five)), Side("low", best(deuce_to_seven))
BADUGI = Side("badugi", badugi())
H2, L2 = Side("high", best(high, two)), Side("low", best(eight(8), two))
HANY, LANY = Side("high", best(high, "any")), Side("low", best(eight(8), "any"))
OMAHA2 = Side("omaha", best(high, two))
BUG = Side("high", best(with_bug_high(high)))


def game(hole, board, *sides, **more):
    return {"hole": hole, "board": board, "sides": sides, **more}


STUD = {"suits": True}
RAZZ_TIERS = (best(ace_to_five, holding="JQK"), best(ace_to_five))
GAMES = {
    "holdem": game(2, 5, HANY), "holdem-8": game(2, 5, HANY, LANY), "rio-bravo": game(3, 5, HANY),
    "irish": game(2, 5, HANY), "crazy-pineapple-8": game(2, 5, HANY, LANY), "greek-holdem": game(2, 5, H2),
    "regular-pineapple": game(2, 5, HANY), "atomic-pineapple": game(2, 5, HANY),
    "lazy-pineapple": game(3, 5, Side("high", best(high, [0, 1, 2]))),
    "lazy-pineapple-8": game(3, 5, Side("high", best(high, [0, 1, 2])),
                             Side("low", best(eight(8), [0, 1, 2]))),
    "short-deck-holdem": game(2, 5, Side("high", best(short_high, "any")), deck="short"),
    "short-deck-omaha": game(4, 5, Side("high", best(short_high, two)), deck="short"),
    "omaha": game(4, 5, H2), "omaha-8": game(4, 5, H2, L2), "big-o": game(5, 5, H2, L2),
    "five-card-omaha": game(5, 5, H2), "courchevel": game(5, 5, H2), "binglaha": game(4, 5, H2, L2, dice=1),
    "omaha-x-or-better": game(4, 5, H2, Side("low", best(rolled, two)), dice=2),
    "two-or-five-omaha-8": game(5, 5, Side("high", best(high, [2, 5])), Side("low", best(eight(8), [2, 5]))),
    "omaha-crayfish": game(4, 5, H2, dice=2, layout="crayfish"),
    "holdem-crayfish": game(2, 5, HANY, dice=2, layout="crayfish"),
    "chowaha": game(2, 12, H2, layout="chowaha"), "four-card-chowaha": game(4, 12, H2, L2, layout="chowaha"),
    "bidirectional-chowaha": game(4, 12, H2, L2, dice=1, layout="die"),
    "murder": game(4, 12, H2, L2, layout="murder"), "oklahoma": game(4, 15, H2, L2, layout="oklahoma"),
    "reno-straight": game(5, 10, H2, Side("straight", best(lowest_straight, two)), layout="two"),
    "double-board-omaha": game(4, 10, Side("top", best(high, two, line=0)),
                               Side("bottom", best(high, two, line=1)), layout="two"),
    "double-board-omaha-8": game(4, 10, *(
        Split(f"board {n}", Side("high", best(high, two, line=n)), Side("low", best(eight(8), two, line=n)))
        for n in (0, 1)), layout="two"),
    "double-board-holdem": game(2, 10, *(
        Split(f"board {n}", Side("high", best(high, "any", line=n))) for n in (0, 1)), layout="two"),
    "six-card-omaha": game(6, 5, H2), "courchevel-8": game(5, 5, H2, L2),
    "dramaha-27": game(5, 5, Side("draw", best(deuce_to_seven)), OMAHA2),
    "scrotum": game((1, 5), 5, Side("high", best(high, "all")), Side("low", best(eight(8), "all"))),
    "sohe": game(6, 5, Side("omaha", best(high, two, "omaha")), Side("holdem", best(high, "any", "holdem"))),
    "dramaha": game(5, 5, Side("draw", best(high)), OMAHA2),
    "triple-draw-dramaha": game(5, 5, Side("draw", best(high)), OMAHA2),
    "dramaha-49": game(5, 5, Side("points", whole(lambda c: (sum(map(pips, c)),))), OMAHA2),
    "dramaha-zero": game(5, 5, Side("points", whole(lambda c: (-sum(map(pips, c)),))), OMAHA2),
    "dramaha-21": game(5, 5, Side("points", whole(twenty_one)), OMAHA2),
    "dramadugi": game(5, 5, OMAHA2, BADUGI),
    "badugi": game(4, 0, BADUGI), "badacey": game(5, 0, A5, BADUGI),
    "progressive-badugi": game(4, 0, Side("badugi", badugi(least=(4, -9, -9, -9, -9)))),
    "progressive-badugi-buy": game(4, 0, Side("badugi", badugi(least=(4, -9, -9, -9, -9)))),
    "badeucy": game(5, 0, D27, Side("badugi", badugi(rank))),
    "ace-to-5-triple-draw": game(5, 0, A5), "deuce-to-seven-lowball": game(5, 0, D27),
    "deuce-to-seven-triple-draw": game(5, 0, D27), "madison": game(5, 0, Side("low", best(madison))),
    "california-lowball": game(5, 0, Side("low", best(bug_low)), joker=True),
    "five-card-draw": game(5, 0, BUG, joker=True), "five-card-triple-draw": game(5, 0, H),
    "quick-quads": game(5, 0, Side("high", best(with_bug_high(quick_quads))), joker=True),
    "archie": game(5, 0, Side("high", best(at_least(high, (1, 6)))), L8, nobody=H),
    "korean": game(5, 0, Side("high", best(at_least(high, (1, 2)))),
                   Side("low", best(lambda f: ace_to_five(f) if len({c[0] for c in f}) == 5 else None))),
    "duck-flush": game(5, 0, Side("high", best(at_least(high, (5,))), best(deuce_to_seven))),
    "five-card-stud": game(5, 0, H, **STUD), "stud": game(7, 0, H, **STUD),
    "super-stud": game(7, 0, H, **STUD),
    "stud-8": game(7, 0, H, L8, **STUD), "super-stud-8": game(7, 0, H, L8, **STUD),
    "stud-high-low": game(7, 0, H, A5, **STUD), "razz": game(7, 0, A5, **STUD),
    "super-razz": game(7, 0, A5, **STUD), "deuce-to-seven-razz": game(7, 0, D27, **STUD),
    "london-lowball": game(7, 0, Side("low", best(ace_to_six)), **STUD),
    "action-razz": game(7, 0, Side("low", *RAZZ_TIERS), **STUD),
    "action-razzdugi": game(7, 0, Side("low", *RAZZ_TIERS), BADUGI, **STUD),
    "razzdugi": game(7, 0, A5, BADUGI, **STUD),
    "mississippi-stud": game(7, 0, H), "mississippi-stud-8": game(7, 0, H, L8),
    "mississippi-razz": game(7, 0, A5),
    "mexican-poker": game(5, 0, Side("high", best(joker_by_up)), deck="mexican", joker=True),
}


class Deal:
    """A showdown: cards as strings."""

    def __init__(self, name, hands, board=(), dice=(), community=None, up=None, parts=None):
        self.spec, self.hands, self.board, self.dice = GAMES[name], hands, board, dice
        self.community, self.up, self.parts = community, up or {}, parts or {}
        self.name = name

    def own(self, seat):
        return [*self.hands[seat], *([self.community] if self.community else [])]

    def sides(self):
        sides = self.spec["sides"]
        return sides[:1] if self.name == "binglaha" and self.dice[0] > 3 else sides


# -- chips, one by one -----------------------------------------------------------------------------

def shared_out(amount, places, chip, heap=False):
    """R3, R4: chips go round in order until none is left; `heap` piles the odd ones on the first."""
    got = dict.fromkeys(places, 0)
    plain = amount // chip // len(places) * chip
    rest = amount - plain * len(places)
    for place in got:
        got[place] = plain
    odd = set()
    order = list(places)
    if rest % chip:
        got[order[0]] += rest % chip
        odd.add(order[0])
    for n in range(rest // chip):
        lucky = order[0 if heap else n]
        got[lucky] += chip
        odd.add(lucky)
    return got, odd


def from_button(seat, button):
    steps = 1
    while (button + steps - 1) % 10 + 1 != seat:
        steps += 1
    return steps


def claim(deal, tied, strengths, button):
    if not deal.spec.get("suits"):
        return sorted(tied, key=lambda seat: from_button(seat, button))
    tops = {seat: max(sorted(((rank(c), suit(c)) for c in five), reverse=True) for five in strengths[seat][1])
            for seat in tied}
    return sorted(tied, key=lambda seat: tops[seat], reverse=True)


def winning(deal, sides, seats):
    """The sides that somebody wins: (side, tied seats, what they made), or (side, its own that are won)."""
    won = []
    for side in sides:
        if isinstance(side, Split):
            if inner := winning(deal, side.sides, seats):
                won.append((side, inner))
            continue
        for tier in side.tiers:
            strengths = {seat: strength for seat in seats if (strength := tier(deal, seat))}
            if strengths:
                top = max(score for score, _ in strengths.values())
                tied = [seat for seat in seats if seat in strengths and strengths[seat][0] == top]
                won.append((side, tied, strengths))
                break
    return won


def settle_board(deal, amount, seats, chip, button, most):
    """One pot on one board: what each seat gets."""
    won = winning(deal, deal.sides(), seats)
    if not won and "nobody" in deal.spec:
        strengths = {seat: deal.spec["nobody"].tiers[0](deal, seat) for seat in seats}
        top = max(score for score, _ in strengths.values())
        won = [(deal.spec["nobody"], [seat for seat in seats if strengths[seat][0] == top], strengths)]
    total = dict.fromkeys(seats, 0)
    if won:
        pay(deal, won, amount, False, [], total, chip, button, most)
    return total


def pay(deal, won, amount, ahead, had, total, chip, button, most):
    """Part among sides, a side's own sides in its turn; `ahead`: is a chip more in it than in its equals?"""
    halves, with_odd = shared_out(amount, range(len(won)), chip)
    for n, one in enumerate(won):
        lucky_half = n in with_odd if len(won) > 1 else ahead
        if isinstance(one[0], Split):
            pay(deal, one[1], halves[n], lucky_half, had, total, chip, button, most)
            continue
        _, tied, strengths = one
        if len(tied) == 1:
            total[tied[0]] += halves[n]
            if lucky_half:
                had.append((tied, {tied[0]}))
            continue
        order = claim(deal, tied, strengths, button)
        behind = set()
        for earlier, lucky in had:
            if most == "one-per-pot" or (most == "one-per-split" and earlier == tied):
                behind |= lucky
        order = [s for s in order if s not in behind] + [s for s in order if s in behind]
        got, odd = shared_out(halves[n], order, chip, most == "all-to-first")
        had.append((tied, odd))
        for seat in tied:
            total[seat] += got[seat]


def awards(deals, pots, chip, button, most="one-per-pot"):
    """Who gets what over all pots; `deals` is one deal for each board."""
    total: dict[int, int] = {}
    for amount, seats in pots:
        boards, _ = shared_out(amount, range(len(deals)), chip)
        for n, deal in enumerate(deals):
            for seat, chips in settle_board(deal, boards[n], seats, chip, button, most).items():
                total[seat] = total.get(seat, 0) + chips
    return {str(seat): chips for seat, chips in sorted(total.items()) if chips}
