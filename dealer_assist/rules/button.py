"""From one hand to the next: where button and blinds go, and who posts what.

Pure functions over seats. A seat that must post may be empty: then nobody posts (a dead small
blind) or the last player before it acts last (a dead button).  Source: house rules, section 4.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from dealer_assist.rules.house import House
from dealer_assist.errors import NotNow
from dealer_assist.texts import listed, say
from dealer_assist.rules.seats import MOST_SEATS



@dataclass(frozen=True, slots=True)
class Positions:
    """Where a hand's button and blinds are.

    Shape: seats, each of them perhaps empty. `smalls` and `bigs` name who owes each blind when that
    is not simply `small` and `big`: with a moving button two can.
    """

    button: int
    small: int
    big: int
    smalls: tuple[int, ...] = ()
    bigs: tuple[int, ...] = ()

    def owing_small(self) -> tuple[int, ...]:
        """Seats that owe the small blind, empty ones too."""
        return self.smalls or (self.small,)

    def owing_big(self) -> tuple[int, ...]:
        """Seats that owe the big blind."""
        return self.bigs or (self.big,)


POSTS = ("big", "small", "straddle", "enter", "dead", "missed", "kill")


@dataclass(frozen=True, slots=True)
class Post:
    """Chips put in before the cards, as the contract's `posts` name them.

    `kind`: small, big, straddle, enter (a newcomer's live big blind), missed (a live big blind made
    up), dead (chips that are nobody's bet) or kill. `amount` is the full one; a short stack posts less.
    """

    seat: int
    kind: str
    amount: int

    def document(self) -> dict[str, int | str]:
        """The post as the contract writes it."""
        return {"seat": self.seat, "kind": self.kind, "amount": self.amount}


def after(seat: int, players: Iterable[int]) -> int:
    """The first player clockwise from `seat`, themselves last."""
    return min(players, key=lambda player: (player - seat - 1) % MOST_SEATS)


def before(seat: int, players: Iterable[int]) -> int:
    """The first player counter-clockwise from `seat`, themselves first (they hold the button)."""
    return min(players, key=lambda player: (seat - player) % MOST_SEATS)


def last_to_act(positions: Positions, players: Collection[int]) -> int:
    """Who acts last after the first round: the button, or the player before a dead one."""
    return before(positions.button, players)


def first_positions(button: int, players: Collection[int]) -> Positions:
    """The blinds that follow a button: the two players after it; heads-up the button is small."""
    if len(players) == 2:
        small = before(button, players)
        return Positions(small, small, after(small, players))
    small = after(button, players)
    return Positions(button, small, after(small, players))


def next_positions(
    previous: Positions, players: Collection[int], house: House, *,
    winners: Collection[int] = (), bomb_pot: bool = False,
) -> Positions:
    """Button and blinds of the next hand.

    Shape: `players` the seats still in, two at least; `winners` those of the main pot just played,
    needed for `button: win`; `bomb_pot` says that the hand to come is one.
    Source: house rules, sections 4 (`button`, `heads-up-button`, `bomb-pot-button`) and 9 (`win-button`: of
    the main pot), rulebook 1.3.4.
    """
    assert len(players) >= 2, players
    if bomb_pot and house["bomb-pot-button"] == "stays":
        # nobody posts a blind in a bomb pot, so nobody has had their turn to pay
        return previous
    if house["button"] == "win" and winners:
        # A chopped pot: "the winning player in the worst position", first after the old button.
        return first_positions(after(previous.button, winners), players)
    if len(players) == 2:
        return _heads_up(previous, players)
    return _moving(previous, players) if house["button"] == "moving" else _dead(previous, players)


def taken_up(held: Positions, players: Collection[int]) -> Positions:
    """Button and blinds of the first hand with blinds after games without a button, which held them.

    Shape: `held` where the first of those games found them, moved once; `players` two at least.
    Source: contract, section 6: "the big blind after it is the first player at or after the held seat"; house
    rules, section 9 (`mixed-button`).
    """
    big = held.big if held.big in players else after(held.big, players)
    if len(players) == 2:
        other = after(big, players)
        return Positions(other, other, big)
    if big in (held.small, held.button):  # nobody is left behind the blinds: the round starts before `big`
        small = before(big - 1, [seat for seat in players if seat != big])
        return first_positions(before(small - 1, [seat for seat in players if seat != small]), players)
    return replace(held, big=big, bigs=held.bigs if big == held.big else ())


def _heads_up(previous: Positions, players: Collection[int]) -> Positions:
    """"The next player after the old big blind is big blind, so nobody has it twice running.\""""
    big = after(previous.big, players)
    button = after(big, players)
    return Positions(button, button, big)


def _dead(previous: Positions, players: Collection[int]) -> Positions:
    """The big blind goes to the next player; small blind and button follow it onto the old seats."""
    big = after(previous.big, players)
    # the old seat, empty or not: blinds 1 and 2, seat 2 busts: button 1, no small blind, big blind 3
    button = previous.small
    if button == big:  # a third player sat down between the two of a heads-up hand
        button = before(previous.big, [player for player in players if player != previous.big])
    return Positions(button, previous.big, big)


def _moving(previous: Positions, players: Collection[int]) -> Positions:
    """The button always goes to the next player, and owed blinds come along."""
    button = after(previous.button, players)
    first = after(previous.big, players)
    # who had the big blind owes the small one, also on the button: blinds 1 and 2, seat 1 busts,
    # then seat 2 has the button and posts its small blind there
    gone = previous.big not in players
    # the old big blind is gone: two post it, but nobody who had it in the hand before
    second = [seat for seat in (after(first, players),) if gone and seat not in previous.owing_big()]
    bigs = (first, *second)
    smalls = tuple(seat for seat in previous.owing_big() if seat in players and seat not in bigs)
    if not gone:
        return Positions(button, previous.big, first, smalls=smalls)
    return Positions(button, first, bigs[-1], smalls=smalls or (previous.big,), bigs=bigs)


def posts(positions: Positions, players: Collection[int], blinds: tuple[int, int]) -> tuple[Post, ...]:
    """The blinds of a hand as posts, clockwise from the button; nobody posts for an empty seat."""
    small, big = blinds
    owed = [Post(seat, "small", small) for seat in positions.owing_small()]
    owed += [Post(seat, "big", big) for seat in positions.owing_big()]
    return tuple(sorted(
        (post for post in owed if post.seat in players and post.amount),
        key=lambda post: (post.kind == "big", (post.seat - positions.button) % MOST_SEATS),
    ))


@dataclass(frozen=True, slots=True)
class Arrival:
    """What a newcomer or a returning player does this hand: are they dealt in, what they post, and why."""

    dealt_in: bool
    posts: tuple[Post, ...]
    sentence: str


def arrive(
    seat: int, positions: Positions, blinds: tuple[int, int], house: House, *, pays: bool = True
) -> Arrival:
    """A player who is new to the table.

    Shape: `positions` of the hand to be dealt; `pays` False if they would rather wait.
    Source: house rules, section 4, `new-player`.
    """
    if seat == positions.big:
        return Arrival(True, (), say("arrival.big-blind", seat=seat))
    if house["new-player"] == "deal-unless-between":
        if _between(positions.button, seat, positions.small):
            return Arrival(False, (), say("arrival.between-small", seat=seat))
        return Arrival(True, (), say("arrival.nothing-extra", seat=seat))
    waits = _waits(seat, positions, pays and house["new-player"] == "post-big")
    if waits is not None:
        return waits
    return Arrival(True, (Post(seat, "enter", blinds[1]),),
                   say("arrival.posts-live", seat=seat, chips=blinds[1]))


def come_back(
    seat: int, positions: Positions, blinds: tuple[int, int], house: House, *,
    missed_small: bool = True, missed_big: bool = True, pays: bool = True,
) -> Arrival:
    """A player who missed blinds and returns to a cash game.

    Source: house rules, section 4, `missed-blinds`: "big blind live, missed small blind dead".
    """
    if seat == positions.big or not (missed_small or missed_big):
        return Arrival(True, (), say("arrival.owes-nothing", seat=seat))
    waits = _waits(seat, positions, pays and house["missed-blinds"] != "wait")
    if waits is not None:
        return waits
    owed = [Post(seat, "missed", blinds[1])] if missed_big else []
    if missed_small and house["missed-blinds"] == "both-one-live":
        owed.append(Post(seat, "dead", blinds[0]))
    kinds = (("arrival.dead" if post.kind == "dead" else "arrival.live", post.amount) for post in owed)
    posts = listed([say(key, chips=chips) for key, chips in kinds]) or say("arrival.nothing")
    return Arrival(True, tuple(owed), say("arrival.posts", seat=seat, posts=posts))


def _waits(seat: int, positions: Positions, pays: bool) -> Arrival | None:
    if _between(positions.button, seat, positions.big):
        return Arrival(False, (), say("arrival.between-big", seat=seat))
    return None if pays else Arrival(False, (), say("arrival.waits", seat=seat))


def passed(start: int, seat: int, end: int) -> bool:
    """Did a blind that moved from `start` to `end` pass over `seat`, or come to it?"""
    return 0 < (seat - start) % MOST_SEATS <= (end - start) % MOST_SEATS


def _between(start: int, seat: int, end: int) -> bool:
    """Is `seat` strictly between, going clockwise?"""
    return 0 < (seat - start) % MOST_SEATS < (end - start) % MOST_SEATS


def straddle(seat: int, positions: Positions, players: Collection[int], big: int, house: House) -> Post:
    """The live straddle of twice the big blind.

    Errors: `straddle-not-allowed` if the house has none, or not from this seat.
    Source: house rules, section 4, `straddle`; a kill pot has none.
    """
    first, blinds = after(positions.big, players), (positions.small, positions.big)
    allowed = {
        "utg": (seat == first, "left-of-blind"),
        "button": (seat == positions.button, "on-the-button"),
        "any": (seat not in blinds, "not-the-blinds"),
    }
    good, why = allowed.get(house.word("straddle"), (False, "none-here"))
    # heads-up the button is the small blind and acts first: nobody is left to straddle
    if not good or len(players) < 3:
        raise NotNow(
            f"straddle-not-allowed.{why if not good else 'heads-up'}", seat=seat, first=first,
            button=positions.button, field="posts", rule="house rules, section 4, straddle",
        )
    return Post(seat, "straddle", 2 * big)


def small_blind(listed: int, small_bet: int, chip: int, house: House) -> int:
    """The small blind: as listed, or half the small bet in whole chips (15 in ones: 7)."""
    if house["small-blind-size"] == "half-down":
        return small_bet // 2 // chip * chip
    return listed


def big_blind_ante(listed: int, small: int, players: int, house: House) -> int:
    """The big blind ante with so many players: it falls to the small blind when few are left (1.2.1)."""
    # 1.2.1: "usually to the amount of the small blind"; an ante listed lower does not rise to it, and with
    # a single blind there is nothing to fall to
    return min(listed, small or listed) if players <= house.number("big-blind-ante-reduce") else listed


def kill_post(big: int, house: House) -> int:
    """What the killer posts: 2 x BB for a full kill, 1.5 for half of one, 0 without."""
    return kill_limit(big, house) if house["kill"] != "none" else 0


def kill_limit(bet: int, house: House) -> int:
    """A bet of the limit in a killed pot: doubled, or half as much again."""
    return {"full": bet * 2, "half": bet * 3 // 2}.get(house.word("kill"), bet)


def kill_earned(
    house: House, *, won_before: Collection[int], won_now: Collection[int], high_low: bool,
    pot: int, big_bet: int,
) -> int | None:
    """The seat that must kill the next pot, None if nobody.

    Shape: the seats that won chips in the last pot and in this one.
    Source: house rules, section 4: two pots in a row; high-low: a scoop of at least 5 big bets.
    """
    # a pot that was shared is neither a scoop nor the first of two in a row
    if house["kill"] == "none" or len(won_now) != 1:
        return None
    winner = next(iter(won_now))
    # high-low asks for no pot before it: in 100/200 one scoop of 1,000 earns the kill
    if high_low:
        return winner if pot >= 5 * big_bet else None
    return winner if set(won_before) == {winner} else None
