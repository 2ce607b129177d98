"""The next hand's button, blinds, players and game, from the table as it is and the hands before."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from dealer_assist.errors import NotNow
from dealer_assist.games import Game, load_game
from dealer_assist.rules import button
from dealer_assist.rules.betting import BIG_BET_STAKES, STRUCTURES
from dealer_assist.rules.button import Arrival, Positions, Post
from dealer_assist.rules.house import HOUSE_KEYS, House, read_house
from dealer_assist.session import next_game, positions
from dealer_assist.session.arrivals import arrivals, choices
from dealer_assist.session.bomb_pots import BombPots
from dealer_assist.session.mixes import Load, Mix
from dealer_assist.session.past import DealerHand, HandsBefore
from dealer_assist.session.positions import blinds_posted
from dealer_assist.session.next_game import Turning


@dataclass(frozen=True, slots=True)
class TableNow:
    """A table between two hands.

    Shape: `settings` of its own; `stacks` of those who are to be dealt in; `mix` None where it plays one
    game, else `level` in force; `carried` chips lie in the middle already (ruling R58). `load` finds its
    games.
    """

    settings: Mapping[str, Any]
    stacks: Mapping[int, int]
    mix: Mix | None = None
    level: int = 1
    carried: int = 0
    load: Load = load_game

    def among(self, seats: Collection[int] | None) -> TableNow:
        """The table as a dealer saw it: whoever sat down or came back since is in the next hand."""
        if seats is None:
            return self
        return replace(self, stacks={seat: stack for seat, stack in self.stacks.items() if seat in seats})


@dataclass(frozen=True, slots=True)
class Coming:
    """How the next hand is dealt.

    Shape: `stacks` by seat of those dealt in; `waiting` names who is not, and why; `posts` only
    where they do not follow from the button (a dead small blind, a newcomer who posts, a straddle).
    `blinds` as they are posted; `killer` who has earned the kill, with `kill` chips; `bomb_pot` the
    house plays one. `turned` is what the table's mix makes of the hand, None where it plays one game.
    `carried` lies in the middle already (ruling R58); `straddles` are the seats that may straddle.
    """

    where: Positions
    stacks: Mapping[int, int]
    waiting: tuple[tuple[int, str], ...] = ()
    posts: tuple[Post, ...] | None = None
    blinds: tuple[int, ...] = ()
    killer: int | None = None
    kill: int = 0
    bomb_pot: bool = False
    turned: Turning | None = None
    carried: int = 0
    straddles: tuple[int, ...] = ()

    def document(self) -> dict[str, Any]:
        """For the table's page."""
        return {
            **positions.stored(self.where), "dealt_in": sorted(self.stacks),
            "waiting": [{"seat": seat, "why": why} for seat, why in self.waiting],
            "posts": None if self.posts is None else [post.document() for post in self.posts],
            "last_to_act": button.last_to_act(self.where, self.stacks), "bomb_pot": self.bomb_pot,
            "kill": None if self.killer is None else {"seat": self.killer, "amount": self.kill},
            "straddles": list(self.straddles),
        }


def with_bomb_pot(
    plan: BombPots | None, after: int, past: HandsBefore, stated: Mapping[str, Any], who: str | None,
    now: Callable[[], TableNow],
) -> Mapping[str, Any]:
    """What is stated of the hand to come, and the bomb pot of the table's plan that is due in it.

    Shape: `plan` None where none come by themselves; they are counted from after hand `after`; `now` is asked
    where one is due. A hand that says of itself whether it is one, or goes to another place of the mix, is
    left as it is, and so is one whose game cannot be one: the bomb pot waits for the next that can.
    """
    if plan is None or {"bomb_pot", "turn_to"} & stated.keys():
        return stated
    # somebody called this game: a plan with a game of its own would deal another
    if stated.get("game") and plan.game:
        return stated
    hands = _of_dealer(past, who) if plan.dealer_change else None
    # set while somebody dealt, it comes with whoever deals after them
    owed = hands is not None and not any(one.bomb_pot for one in hands) and all(
        one.number > after for one in hands[:1])
    if not plan.due(past.since_bomb_pot(after), owed):
        return stated
    if plan.game is None and not _may_be_one(now(), past, stated, who):
        return stated
    return {**plan.settings(), **stated}


def _may_be_one(table: TableNow, past: HandsBefore, stated: Mapping[str, Any], who: str | None) -> bool:
    """Can the next hand be a bomb pot? Nobody knows of a dealer's choice that is still to be made."""
    comes = None if stated.get("game") else coming(table, past, stated, who)
    mixed = comes.turned.settings if comes and comes.turned else {}
    played = {**table.settings, **mixed, **stated}
    return _takes_bomb_pots(table.load(played["game"]), played.get("betting"))


def _takes_bomb_pots(game: Game, betting: str | None) -> bool:
    """Is it played from blinds, and is there a bet to be made after the flop (1.4, 1.6)?"""
    return game.forced == "blinds" and not STRUCTURES[betting or game.bettings[0]].whole_stack


def coming(
    table: TableNow, past: HandsBefore, stated: Mapping[str, Any] | None = None, who: str | None = None,
) -> Coming | None:
    """How the next hand is dealt; None with fewer than two stacks.

    Shape: `stated` are the caller's own `button`, `posts`, settings for this hand; `straddle` a seat,
    `arrivals` what newcomers and returning players choose, `bomb_pot` and `killer` instead of what the
    house rules make of the last hands, `turn_to` a game of the mix. `who` is the dealer who will deal it.
    Errors: `straddle-not-allowed`, `empty-seat` (field `arrivals.0.seat`), and those of the mix.
    """
    chosen = {name: value for name, value in (stated or {}).items() if value is not None}
    if len(table.stacks) < 2:
        return None
    own = table.settings
    # said for this hand alone, a rule counts from its first question on: where the button goes
    house = read_house(*(chosen.get(name, own[name]) for name in HOUSE_KEYS))
    where = _where(past, chosen, table.stacks, house)
    turned = _turned(table, past, where, chosen, house)
    played: dict[str, Any] = {**own, **(turned.settings if turned else {}), **chosen}
    held = past.held()
    if held is not None and "button" not in chosen and not table.load(played["game"]).button:
        where = positions.recalled(held)    # it stays there until a game moves it, whoever comes or goes
    bomb_pot = bool(chosen.get("bomb_pot", _bomb_pot(table, past, house, who, played)))
    if bomb_pot and house["bomb-pot-button"] == "stays":
        # only now: whether it is one hangs on the game, and in a mix the game hangs on the button
        where = _where(past, chosen, table.stacks, house, bomb_pot=True)
    blinds = blinds_posted(
        played["blinds"], played["small_bet"], played["chip"], house, played.get("ante"))
    planned = Coming(where, table.stacks, blinds=blinds, bomb_pot=bomb_pot, turned=turned,
                     carried=table.carried)
    posts = choices(chosen.get("arrivals", ()), table.stacks)
    if len(blinds) >= 2 and not bomb_pot:
        # a button put somewhere begins the table anew: no blind has gone past anybody yet
        new = past.dealt and "button" not in chosen
        pair = blinds[0], blinds[1]
        planned = _arrived(planned, arrivals(past, where, table.stacks, pair, posts, house, new))
    if not bomb_pot:
        planned = _killed(planned, past, stated or {}, house)
    planned = replace(planned, straddles=_may_straddle(planned, house))
    return _straddled(planned, chosen.get("straddle"), house)


def _turned(
    table: TableNow, past: HandsBefore, where: Positions, stated: Mapping[str, Any], house: House,
) -> Turning | None:
    if table.mix is None:
        if "turn_to" in stated:
            raise NotNow("no-mix", field="turn_to")
        return None
    return next_game.turning(
        table.mix, table.level, table.settings, past, where.button, table.stacks, stated,
        follows=house["button"] != "win", load=table.load)


def _bomb_pot(
    table: TableNow, past: HandsBefore, house: House, who: str | None, played: Mapping[str, Any],
) -> bool:
    """Does the house play the next hand as a bomb pot (`bomb-pot`)? Never in a game without blinds."""
    game = table.load(played["game"])
    if game.bomb_pot:
        return True
    if house["bomb-pot"] == "off" or not _takes_bomb_pots(game, played.get("betting")):
        return False
    if house["bomb-pot"] == "every":
        return True
    hands = _of_dealer(past, who)
    return hands is not None and not any(one.bomb_pot or one.blinds for one in hands)


def _of_dealer(past: HandsBefore, who: str | None) -> Sequence[DealerHand] | None:
    """What the dealer, unnamed that of the last hand, has dealt so far; None where nobody else did before."""
    dealer = who or past.dealer()
    return past.since_dealer(dealer) if dealer else None


def _killed(planned: Coming, past: HandsBefore, stated: Mapping[str, Any], house: House) -> Coming:
    """Who kills the pot: as stated, else the winner of two pots in a row, or of a scoop (`kill`)."""
    if house["kill"] == "none" or len(planned.blinds) < 2:
        return planned
    # said as null the kill is waived; not said, the last two pots decide
    killer = stated["killer"] if "killer" in stated else _killer(past, house)
    # they left with two pots won, or wait for a blind: nobody else owes their kill
    if killer not in planned.stacks:
        return planned
    return replace(planned, killer=killer, kill=button.kill_post(planned.blinds[1], house))


def _killer(past: HandsBefore, house: House) -> int | None:
    last = past.won()
    # "limits doubled": a no-limit pot has no limit to double
    if last is None or not last.capped:
        return None
    return button.kill_earned(
        house, won_before=last.before, won_now=last.now, high_low=last.high_low, pot=last.pot,
        big_bet=last.big_bet)


def _may_straddle(planned: Coming, house: House) -> tuple[int, ...]:
    """Whom the house lets straddle; `straddle` gives the answer, seat by seat."""
    blinds = planned.blinds or _until_chosen(planned.turned)
    if planned.killer is not None or planned.bomb_pot or len(blinds) < 2:
        return ()
    seats = []
    for seat in sorted(planned.stacks):
        try:
            button.straddle(seat, planned.where, planned.stacks, blinds[1], house)
        except NotNow:
            continue
        seats.append(seat)
    return tuple(seats)


def _until_chosen(turned: Turning | None) -> Sequence[int]:
    """The blinds of a dealer's choice whose game nobody has chosen: most games are played for them."""
    if turned is None or turned.settings:
        return ()
    blinds: Sequence[int] = turned.mix.stakes.get(BIG_BET_STAKES, {}).get("blinds", ())
    return blinds


def _straddled(planned: Coming, seat: int | None, house: House) -> Coming:
    """The straddle beside the blinds; a killed pot and a bomb pot have none."""
    if seat is None:
        return planned
    if planned.killer is not None or planned.bomb_pot or len(planned.blinds) < 2:
        why = "killed-pot" if planned.killer is not None else "bomb-pot" if planned.bomb_pot else "no-blinds"
        raise NotNow(
            f"straddle-not-allowed.{why}", field="straddle", rule="house rules, section 4, straddle")
    if seat not in planned.stacks:
        raise NotNow("empty-seat.straddle", seat=seat, field="straddle")
    try:
        post = button.straddle(seat, planned.where, planned.stacks, planned.blinds[1], house)
    except NotNow as refusal:
        refusal.field = "straddle"
        raise
    owed = planned.posts or button.posts(planned.where, planned.stacks,
                                         (planned.blinds[0], planned.blinds[1]))
    # a live post of its own goes into the straddle; a missed small blind is dead and stays (`missed-blinds`)
    others = [item for item in owed if item.seat != seat or item.kind == "dead"]
    return replace(planned, posts=(*others, post))


def _where(
    past: HandsBefore, stated: Mapping[str, Any], players: Collection[int], house: House,
    bomb_pot: bool = False,
) -> Positions:
    """Button and blinds of the next hand: as stated, else one move on from the last hand that had a button.

    A void hand is dealt again. Games without a button hold it: moved once, by the players there were then,
    and the big blind after it is the first player at or after the held seat (contract, section 6).
    """
    if "button" in stated:
        return button.first_positions(stated["button"], players)
    held, anchor = past.held(), past.anchor()
    if held is not None:
        return button.taken_up(positions.recalled(held), players)
    if anchor is None:
        return button.first_positions(min(players), players)
    if anchor.void or anchor.button is None:      # put there by hand, and not played from yet
        return positions.again(anchor.positions, players)
    # section 9, `win-button`: a short stack that won the main pot has it, whoever took the side pot
    winners = past.main_pot_winners() if house["button"] == "win" and anchor.over else ()
    return positions.following(anchor.positions, players, house, winners=winners, bomb_pot=bomb_pot)


def _arrived(planned: Coming, arriving: Mapping[int, Arrival]) -> Coming:
    """Who comes in may have to wait, or to post; then the posts, where the button does not tell them."""
    stacks = {seat: chips for seat, chips in planned.stacks.items()
              if seat not in arriving or arriving[seat].dealt_in}
    if len(stacks) < 2:  # nobody to wait for: a new pair of players just begins
        return replace(planned, where=button.first_positions(min(planned.stacks), planned.stacks))
    waiting = tuple((seat, arrival.sentence) for seat, arrival in arriving.items() if not arrival.dealt_in)
    extra = [post for arrival in arriving.values() if arrival.dealt_in for post in arrival.posts]
    posts = positions.posts(planned.where, stacks, planned.blinds, extra)
    return replace(planned, stacks=stacks, waiting=waiting, posts=posts)
