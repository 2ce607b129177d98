"""Play random legal hands of a game and look at every step whether something is wrong.

A trial is what a new game file goes through before anybody deals it, and what the engine goes through
before a release. The core has no chance of its own: it comes in as an argument.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from dealer_assist.engine.state.actions import Action, parse_action
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.play import Hand, apply, play, start
from dealer_assist.contract.options import state
from dealer_assist.engine.showdown.pots import pots
from dealer_assist.engine.prompts import prompt, waiting
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.engine.state.setup import Setup
from dealer_assist.contract.setup import read_setup
from dealer_assist.trial.felt import Fault, Felt
from dealer_assist.trial.moves import Mover
from dealer_assist.trial.setups import Chance, Document, setup_document
from dealer_assist.contract.view import view
from dealer_assist.engine.state.stage import BETTING
from dealer_assist.errors import Refusal
from dealer_assist.games import Game, load_game
from dealer_assist.games.vocabulary import DECIDES, NEXT_DEAL

MOST_ACTIONS = 1500
LOOKED_AT = 0.04  # of all steps, by the whole page
ENDS_LOOKED_AT = 0.3  # of all ends of hands
POTS_COUNTED = 0.3  # of all steps
REPLAYED = 0.05  # of all hands, from the lines alone
SEATED = (*DECIDES, "show")


@dataclass(frozen=True, slots=True)
class Failure:
    """What went wrong, and the document of the contract (`options`) that shows it again."""

    hand: int
    text: str
    document: Document


@dataclass(frozen=True, slots=True)
class Trial:
    """The outcome: how many hands and actions were played, and the first failure if there was one."""

    game: str
    hands: int
    actions: int
    failure: Failure | None = None


def trial(
    game: Game | str, chance: Chance, hands: int = 1000, load: Callable[[str], Game] = load_game
) -> Trial:
    """Play `hands` random hands of a game, or up to the first that fails.

    Shape: `game` an id or the game itself; `load` finds it, and games it becomes, by their ids.
    Errors: none for a failing hand, which is in the outcome.
    """
    loaded = load(game) if isinstance(game, str) else game
    actions = 0
    for number in range(1, hands + 1):
        one = _OneHand(loaded, chance, load)
        failure = one.play()
        actions += len(one.lines)
        if failure is not None:
            return Trial(loaded.id, number, actions, Failure(number, failure, one.document))
    return Trial(loaded.id, hands, actions)


class _OneHand:
    """One random hand, from the set-up to the last award."""

    def __init__(self, game: Game, chance: Chance, load: Callable[[str], Game]) -> None:
        self.game, self.chance, self.load = game, chance, load
        self.document = setup_document(game, chance)
        self.lines: list[str] = []

    def play(self) -> str | None:
        """What is wrong with it, or None."""
        setup = None
        try:
            setup = read_setup(self.document, self.load)
            self._play(setup)
        except Refusal as refusal:
            if refusal.code == "deck-out" and setup and setup.house["reshuffle-pool"] == "earlier-rounds":
                return None  # this room shuffles nothing thrown in the same draw: there can be too little
            return self._failed(f"refused: {refusal.message} [{refusal.code}]")
        except Fault as fault:
            return self._failed(str(fault))
        except Exception as error:  # whatever the engine does but play or refuse is a failure
            return self._failed(f"{type(error).__name__}: {error}")
        return None

    def _failed(self, text: str) -> str:
        self.document["actions"] = self.lines
        return text

    def _play(self, setup: Setup) -> None:
        hand = start(setup)
        felt = Felt(hand, self.chance)
        mover = Mover(felt, self.chance)
        chips = sum(setup.stacks) + setup.carried
        while True:
            now = waiting(hand)
            self._look(hand, now, chips)
            if hand.over:
                break
            if len(self.lines) >= MOST_ACTIONS:
                raise Fault(f"the hand is not over after {MOST_ACTIONS:,} actions")
            action = mover.next(hand, now)
            self.lines.append(action.line())
            apply(hand, action)
            felt.follow(hand)
        if self.chance.random() < REPLAYED:
            self._replay(hand, setup)

    def _look(self, hand: Hand, now: Waiting, chips: int) -> None:
        check_chips(hand, chips)
        check_waiting(hand, now)
        if hand.stage is BETTING:
            check_legal(hand, legal(hand))
        if self.chance.random() < POTS_COUNTED:
            check_pots(hand)
        if self.chance.random() < (ENDS_LOOKED_AT if hand.over else LOOKED_AT):
            check_page(hand)

    def _replay(self, hand: Hand, setup: Setup) -> None:
        """The lines alone make the same hand."""
        actions: list[Action] = []
        for line in self.lines:
            action = parse_action(line)
            if action.line() != line:
                raise Fault(f"{line!r} reads back as {action.line()!r}")
            actions.append(action)
        if state(play(setup, actions)) != state(hand):
            raise Fault("the lines, played again, end otherwise")


def check_chips(hand: Hand, chips: int) -> None:
    """No chip is lost or made, at any time."""
    if any(stack < 0 for stack in hand.chips.stack) or any(bet < 0 for bet in hand.round.bet):
        raise Fault("somebody has less than no chips")
    if not hand.over:
        if sum(hand.stacks.values()) + hand.pot != chips:
            raise Fault(f"stacks {sum(hand.stacks.values()):,} and pot {hand.pot:,} are not {chips:,}")
        return
    left = sum(hand.stacks.values())
    over = chips - left - hand.chips.rake
    if over < 0 or over and not _may_carry(hand):
        raise Fault(f"at the end {left:,} and rake {hand.chips.rake:,} are not {chips:,}")
    setup = hand.setup
    if not setup.house.overrides and not hand.chips.rake and setup.killer is None:
        broken = [seat for seat, stack in hand.stacks.items() if stack % setup.chip]
        if broken:
            raise Fault(f"seat {broken[0]} has chips finer than {setup.chip}")


def check_pots(hand: Hand) -> None:
    """Main pot and side pots are every chip in the middle."""
    if not hand.over and sum(pot.amount for pot in pots(hand)) != hand.pot:
        raise Fault(f"the pots do not add up to {hand.pot:,}")


def _may_carry(hand: Hand) -> bool:
    """May the pot stay for the next deal: nobody wins it, or a seven was not bet?"""
    return hand.game.nobody == NEXT_DEAL or hand.setup.house["sevens-penalty"] == "forfeit"


def check_waiting(hand: Hand, now: Waiting) -> None:
    """One answer to "what now?", and the player to act is of the same mind."""
    if not now.text.strip():
        raise Fault("there is no prompt")
    if hand.stage is BETTING:
        wanted: int | None = hand.order[hand.round.actor]
    else:
        wanted = now.seat if now.kind in SEATED else None
    if hand.to_act != wanted:
        raise Fault(f"{now.kind} of seat {now.seat} is awaited, but to act is {hand.to_act}")
    if now.optional and hand.stage is not BETTING:
        raise Fault(f"{now.kind} can be left out, and nobody acts after it")
    if wanted is not None and hand.folded[hand.seat_index[wanted]]:
        raise Fault(f"seat {wanted} has folded and is asked to {now.kind}")


def check_legal(hand: Hand, may: Legal) -> None:
    """Every figure is within the stack, and there is always something to do."""
    i = hand.round.actor
    stack, total = hand.chips.stack[i], hand.chips.stack[i] + hand.round.bet[i]
    if not stack:
        raise Fault(f"seat {may.seat} has no chips and is to act")
    if may.call is not None and not 0 < may.call <= stack:
        raise Fault(f"seat {may.seat} is to call {may.call:,} out of {stack:,}")
    for wager in (may.bet, may.raise_, may.complete):
        if wager and not hand.round.bet[i] < wager.least <= wager.most <= total:
            raise Fault(f"seat {may.seat} may wager {wager.least:,} to {wager.most:,} out of {total:,}")
        if wager and wager.least <= hand.round.high and wager.most < total:
            raise Fault(f"seat {may.seat} may raise to {wager.least:,}, which is no raise")
    if may.bet and may.raise_ or may.complete is not None and may.raise_:
        raise Fault("bet, raise and complete exclude each other")
    if not (may.check or may.call or may.bring_in or may.bet or may.raise_ or may.all_in):
        raise Fault(f"seat {may.seat} can only fold")


def check_page(hand: Hand) -> None:
    """The whole page can be made and sent, and agrees with the hand."""
    from json import dumps  # only a trial needs it here

    document = view(hand)
    dumps(document)
    if not prompt(hand).strip() or not document["prompt"]:
        raise Fault("there is no prompt")
    if sum(pot["amount"] for pot in document["pots"]) != document["pot"] - hand.chips.rake - _undone(hand):
        raise Fault(f"the pots on the page do not add up to {document['pot']:,}")
    if [card for card in document["board"] if card] and len(set(document["seen"])) != len(document["seen"]):
        raise Fault("a card is seen twice")


def _undone(hand: Hand) -> int:
    """Chips of the final pot that are in no pot of the ruling: given back after an offence."""
    if not hand.over or hand.showdown.ruling is None:
        return 0
    return hand.pot - hand.chips.rake - sum(pot.amount for pot in hand.showdown.ruling.pots)
