"""Forced chips: antes of all kinds, blinds, straddles, posts, the kill (1.1, 1.2.1; house rules 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dealer_assist.rules import button
from dealer_assist.engine.state.setup import Setup
from dealer_assist.rules.button import Post
from dealer_assist.engine.state.hand import HandState


def post(hand: HandState) -> None:
    """Put in what the set-up asks for, and set the level of the first round."""
    for _ in payments(hand):
        pass


def payments(hand: HandState) -> Iterator[tuple[int, str, int]]:
    """The same one by one: index of the player, kind (`ante`, or a post's own), chips they had for it."""
    setup = hand.setup
    posts = posts_of(setup)
    hand.chips.big_blind = _seat_of(hand, posts, "big")
    hand.chips.small_blind = _seat_of(hand, posts, "small")
    posts = _killed(setup, posts)
    hand.chips.main = setup.carried  # a pot nobody could win stays for this deal
    payer, amount = _single_ante(hand)
    yield from _each_ante(hand)
    ante_first = setup.house["big-blind-ante-order"] == "ante-first"
    # 150 chips for a blind of 100 and an ante of 100, two callers: one pot of 350, or 250 and a side pot
    if payer is not None and (payer != hand.chips.big_blind or ante_first):
        yield payer, "ante", _pay_single(hand, payer, amount)
        payer = None
    for item in posts:
        yield hand.seat_index[item.seat], item.kind, _put(hand, item)
    if payer is not None:
        yield payer, "ante", _pay_single(hand, payer, amount)
    _level(hand, posts)


def posts_of(setup: Setup) -> tuple[Post, ...]:
    """Who posts what: as stated, else the blinds clockwise from the button; heads-up the button is small.

    Source: rulebook 1.1; a single blind is a big one, the button's own of short deck stands last.
    """
    if setup.bomb_pot:
        # 1.4: no blinds; what is dead lies in this pot all the same (house rules, section 9, `nit-ante`)
        return tuple(post for post in setup.posts or () if post.kind == "dead")
    posts = setup.posts if setup.posts is not None else _usual(setup)
    if setup.button_blind:
        posts += (Post(setup.order[-1], "big", setup.button_blind),)
    return posts


def _killed(setup: Setup, posts: tuple[Post, ...]) -> tuple[Post, ...]:
    """The killer posts their kill in place of any blind; they still are the blind that opens the betting."""
    kill = button.kill_post(setup.big_blind, setup.house)
    if setup.killer is None or not kill:
        return posts
    return (*(item for item in posts if item.seat != setup.killer), Post(setup.killer, "kill", kill))


def _usual(setup: Setup) -> tuple[Post, ...]:
    seats = setup.order
    if len(seats) == 2 and seats[-1] == setup.button:
        seats = (seats[1], seats[0])
    if len(setup.blinds) == 1:
        # one blind is a big one, left of the button; heads-up that is where the big blind is
        return (Post(seats[0] if len(seats) > 2 else seats[1], "big", setup.blinds[0]),)
    kinds = ("small", "big") + ("straddle",) * len(seats)
    return tuple(
        Post(seat, kind, amount)
        for seat, kind, amount in zip(seats, kinds, setup.blinds, strict=False)
        if amount
    )


def _seat_of(hand: HandState, posts: tuple[Post, ...], kind: str) -> int | None:
    """Who posted it; of several the last clockwise, in whatever order they are stated."""
    seats = [hand.seat_index[item.seat] for item in posts if item.kind == kind]
    # the two big blinds of a moving button sit side by side, and the first of them can be on the button
    ends = [i for i in seats if (i + 1) % hand.count not in seats]
    return max(ends if len(ends) == 1 else seats, default=None)


def _each_ante(hand: HandState) -> Iterator[tuple[int, str, int]]:
    """Everybody's own ante: dead, but matched chip by chip (`short-ante`: match-each)."""
    setup, ante = hand.setup, hand.setup.each_ante
    if not ante:
        return
    for i in range(hand.count):
        if setup.button_blind and i == hand.count - 1:
            continue  # the button's two are their bet
        paid = min(ante, hand.chips.stack[i])
        hand.chips.stack[i] -= paid
        hand.chips.total[i] += paid
        hand.chips.ante_each += paid
        yield i, "ante", paid


def _single_ante(hand: HandState) -> tuple[int | None, int]:
    """One player antes for the table (1.2.1): who and how much."""
    setup, rule = hand.setup, hand.setup.house["ante"]
    amount = setup.single_ante
    if not amount:
        return None, 0
    return (hand.count - 1 if rule == "button" else hand.chips.big_blind), amount


def _pay_single(hand: HandState, i: int, amount: int) -> int:
    """It belongs to the main pot in full, whoever can win that."""
    paid = min(amount, hand.chips.stack[i])
    hand.chips.stack[i] -= paid
    hand.chips.main += paid
    hand.chips.ante_single += paid
    return paid


def _put(hand: HandState, item: Post) -> int:
    """One post; what is dead goes to the main pot, what is live is the player's bet."""
    i, live = hand.seat_index[item.seat], _live(hand.setup, item)
    paid = min(live, hand.chips.stack[i])
    hand.chips.stack[i] -= paid
    hand.round.bet[i] += paid
    hand.chips.total[i] += paid
    dead = min(item.amount - live, hand.chips.stack[i])
    hand.chips.stack[i] -= dead
    hand.chips.main += dead
    hand.round.last[i] = ("posts", paid + dead)
    return paid + dead


def _live(setup: Setup, item: Post) -> int:
    """How much of a post is its player's bet; the rest is dead."""
    if item.kind == "missed":
        # the big blind is live, a missed small blind is dead (house rule `missed-blinds`)
        return setup.big_blind if item.amount >= setup.big_blind else 0
    return 0 if item.kind == "dead" else item.amount


def _level(hand: HandState, posts: tuple[Post, ...]) -> None:
    """The wager to meet in the first round, the step of a raise, and who is first to act."""
    setup = hand.setup
    # behind an all-in blind the others still pay the full one (`short-blind-call`)
    hand.round.high = max((_live(setup, item) for item in posts), default=0)
    if setup.house["short-blind-call"] == "all-in-amount":
        hand.round.high = max(hand.round.bet, default=0)
    hand.round.full = hand.round.high
    big = max((item.amount for item in posts if item.kind == "big"), default=setup.big_blind)
    straddles = [item for item in posts if item.kind == "straddle"]
    plus_big = straddles and setup.house["straddle-min-raise"] == "plus-big-blind"
    # a straddle of 20 at 5/10 is raised to 40, or by one big blind to 30
    hand.round.step = big if plus_big else max(big, hand.round.high)
    hand.round.step = hand.round.step or hand.amounts.least_bet
    hand.round.bets = 1 if hand.round.high else 0
    if straddles and setup.house["straddle-is-bet"] == "yes":
        hand.round.bets += len(straddles)
    first = hand.count - 1
    if straddles:
        first = hand.seat_index[max(straddles, key=lambda item: item.amount).seat]
    elif hand.chips.big_blind is not None:
        # a killer acts in turn: the round opens behind the big blind, whoever it is
        first = hand.chips.big_blind
    hand.round.opener = (first + 1) % hand.count
