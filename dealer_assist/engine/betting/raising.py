"""What a wager counts for: the limit ladder, the least raise, who may raise again, the cap.

Source: rulebook 1.1.1 to 1.1.3; house rules 1 and 2, whose letters (s, F, W, n) are the fields
`size`, `full`, `high` and `bets` of the hand.
"""

from __future__ import annotations

from dealer_assist.texts import Said, say
from dealer_assist.engine.state.hand import Hand


def cap_of(hand: Hand) -> int | None:
    """Counted bets a round may have, None where there is no cap (`raise-cap`, `heads-up-cap`)."""
    if hand.setup.betting != "limit" or hand.round.lifted:
        return None
    raises = hand.setup.house["raise-cap"]
    return raises + 1 if isinstance(raises, int) else None


def lift_cap(hand: Hand) -> None:
    """Let the cap fall away between two players, when the house has it so."""
    if hand.setup.betting != "limit" or hand.round.lifted:
        return
    rule = hand.setup.house["heads-up-cap"]
    if rule == "keep":
        return
    if rule == "lift-last-two":
        hand.round.lifted = hand.setup.players_left == 2
    elif contenders(hand) == 2:
        cap = cap_of(hand)
        if rule == "lift-before-cap":
            hand.round.lifted = cap is None or hand.round.bets < cap
        else:
            hand.round.lifted = hand.round.started_two


def contenders(hand: Hand) -> int:
    """Who makes it "two players": with chips behind, or all unfolded (`heads-up-count`)."""
    if hand.setup.house["heads-up-count"] == "unfolded":
        return hand.count - sum(hand.folded)
    return sum(1 for i in range(hand.count) if hand.chips.stack[i] and not hand.folded[i])


def levels(hand: Hand) -> tuple[int, ...]:
    """The totals a limit wager may be made to; empty when the round is capped, and outside limit."""
    cap, size = cap_of(hand), hand.round.size
    if cap is not None and hand.round.bets >= cap or not size:
        return ()
    if hand.round.kind == "either":
        return _either(hand)
    if hand.round.doubled:
        return _open_pair(hand)
    level = hand.round.full + size
    while level <= hand.round.high:  # only when short all-ins are judged one by one
        level += size
    return (level,)


def _open_pair(hand: Hand) -> tuple[int, ...]:
    """Fourth street over an open pair (2.54): small or big; a big bet is never met by a small raise."""
    small, big, base = hand.setup.small_bet, hand.setup.big_bet, hand.round.full
    if hand.round.high > hand.round.full:
        return (base + small,) if base + small > hand.round.high else (base + big,)
    return (base + small, base + big) if base in (0, small) else (base + big,)


def _either(hand: Hand) -> tuple[int, ...]:
    """The first bettor picks small or big; a raise is at least the last bet (2.37)."""
    small, big, base = hand.setup.small_bet, hand.setup.big_bet, hand.round.full
    sizes = (big,) if base and hand.round.step >= big else (small, big)
    return tuple(base + size for size in sizes if base + size > hand.round.high)


def completes(hand: Hand) -> bool:
    """Does the next limit wager complete one that did not count: a bring-in, or a short all-in?"""
    if hand.setup.betting != "limit":
        return False
    return hand.round.high > hand.round.full


def least_raise(hand: Hand) -> int:
    """The least total for a bet or raise in no-limit and pot-limit, before the stack cuts it."""
    house = hand.setup.house
    if not hand.round.high:
        return hand.round.step
    if house["min-raise"] == "double-bet":
        return 2 * hand.round.high
    if house["min-raise-over-short"] == "complete" and hand.round.high > hand.round.full:
        level = hand.round.full + hand.round.step
        while level <= hand.round.high:
            level += hand.round.step
        return level
    return hand.round.high + hand.round.step


def count(hand: Hand, to: int) -> None:
    """Enter a wager to `to`: does it count as a full bet or raise?"""
    if hand.setup.betting == "limit":
        _count_limit(hand, to)
        return
    raised = to - hand.round.high
    if raised >= hand.round.step:
        hand.round.step, hand.round.full = raised, to
        hand.round.full_wagers += 1
        hand.round.bets += 1
    hand.round.high = max(hand.round.high, to)
    now = hand.round
    if now.full + now.step <= now.high and hand.setup.house["min-raise-over-short"] == "complete":
        now.full = now.high


def _count_limit(hand: Hand, to: int) -> None:
    steps = levels(hand)
    if to in steps or steps and to > steps[-1] or _long_enough(hand, to):
        hand.round.step = to - hand.round.full
        hand.round.full = hand.round.high = to
        hand.round.bets += 1
        hand.round.full_wagers += 1
    else:
        hand.round.high = max(hand.round.high, to)


def _long_enough(hand: Hand, to: int) -> bool:
    """An all-in of half a bet or more is a full bet (1.1.1); house rules 1, `limit-short-*`."""
    house, now, size, bring = hand.setup.house, hand.round, hand.round.size, hand.setup.bring_in
    lifted = now.high > max(now.full, bring if now.brought is not None else 0)
    base = now.high if lifted and house["limit-short-sum"] == "each" else now.full
    if now.brought is not None and not now.full and house["third-street-half"] == "of-difference":
        return _share(hand, to - bring, size - bring)
    return _share(hand, to - base, size)


def _share(hand: Hand, chips: int, whole: int) -> bool:
    return chips >= whole if hand.setup.house["limit-short-all-in"] == "full" else 2 * chips >= whole


def may_raise(hand: Hand, i: int) -> bool:
    """Has the player the right to raise: not yet acted, or facing a full wager since (judged per player)."""
    if hand.round.checked[i] and _no_check_raise(hand):
        return False
    if not hand.round.acted[i]:
        return True
    if hand.setup.betting == "limit":
        return _limit_reopened(hand, i)
    rule = hand.setup.house["reopen"]
    if rule == "any":
        return True
    if rule == "last-full-only":
        return hand.round.full_wagers > hand.round.seen_full[i]
    return hand.round.high - hand.round.bet[i] >= hand.round.step


def _no_check_raise(hand: Hand) -> bool:
    """Check-raising is out when the house says no, or when the page asks for it at this betting."""
    value = hand.setup.house["check-raise"]
    return value == "no" or value == "by-game" and hand.game.habit("no check-raise", hand.setup.betting)


def _limit_reopened(hand: Hand, i: int) -> bool:
    now = hand.round
    owed = now.high - now.bet[i]
    if hand.setup.house["limit-short-sum"] == "each":
        return now.full_wagers > now.seen_full[i]
    if now.brought == i and now.bets and now.full >= now.size and now.bet[i] <= hand.setup.bring_in:
        return True  # the bring-in was forced; a full completion is a bet he has not answered
    return _share(hand, owed, now.size)


def note_check(hand: Hand, i: int) -> None:
    """Remember a check: it may bar a raise, and a seven that is checked wins no later chips (App. B)."""
    hand.round.checked[i] = True
    _offend(hand, i)


def note_call(hand: Hand, i: int) -> None:
    """Just calling an all-in that is less than a full bet is a check (house rules 6, `sevens-short-call`)."""
    if not hand.street_no or hand.round.high >= hand.round.size or not hand.round.size:
        return
    if hand.setup.house["sevens-short-call"] == "under-half" and 2 * hand.round.high >= hand.round.size:
        return
    hand.round.checked[i] = True
    _offend(hand, i)


def _offend(hand: Hand, i: int) -> None:
    if hand.terms.sevens and hand.street_no and hand.showdown.offences[i] is None:
        hand.showdown.offences[i] = tuple(hand.chips.total)


def why_no_raise(hand: Hand, i: int) -> Said:
    """The reason a raise is not open to the player, for the refusal and the disabled key."""
    cap = cap_of(hand)
    if hand.chips.stack[i] <= hand.round.high - hand.round.bet[i]:
        return say("closed.no-chips")
    others = [j for j in range(hand.count) if j != i and hand.chips.stack[j] and not hand.folded[j]]
    if not others:
        return say("closed.all-in")
    if all(hand.round.bet[j] + hand.chips.stack[j] <= hand.round.high for j in others):
        return say("closed.nobody-has-more")
    if cap is not None and hand.round.bets >= cap:
        return say("closed.capped", bets=cap, chips=hand.round.high)
    if hand.round.checked[i] and _no_check_raise(hand):
        return say("closed.check-raise")
    if hand.round.acted[i] and not may_raise(hand, i):
        return say("closed.not-reopened", chips=hand.round.high - hand.round.bet[i])
    if completes(hand):
        return say("closed.complete-first", chips=levels(hand)[0])
    return say("closed.amounts" if hand.round.high else "closed.no-bet")
