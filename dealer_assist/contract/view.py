"""Everything a screen needs of a hand, in one document: the contract's state, and the table around it."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import repeat
from collections.abc import Mapping, Sequence
from typing import Any

from dealer_assist.cards import UNKNOWN, Card, deck_cards, texts
from dealer_assist.engine.betting import raising, min_raise
from dealer_assist.engine.state.actions import REROLLS
from dealer_assist.engine.betting.apply_action import FOLDED
from dealer_assist.engine.betting.quick_actions import ahead
from dealer_assist.engine.betting.legal import legal
from dealer_assist.engine.betting.spot import SpotInHand
from dealer_assist.engine.dealing.runs import runs_open
from dealer_assist.engine.play import Hand
from dealer_assist.engine.state.hand import by_seat
from dealer_assist.engine.showdown.layouts import holds, layout
from dealer_assist.engine.showdown.live_hands import gate
from dealer_assist.engine.showdown.hands_so_far import naming
from dealer_assist.contract.options import legal_document, state
from dealer_assist.engine.dealing.choosing import choice_names
from dealer_assist.engine.dealing.player_steps import may_have_thrown, thrown_unsaid
from dealer_assist.engine.dealing.shortages import Procedure
from dealer_assist.engine.prompts import act_text, waiting
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.engine.state.stage import BETTING, SHOWDOWN, OVER
from dealer_assist.errors import rule_words
from dealer_assist.rulebook.board_picture import places
from dealer_assist.rules.betting.structure import Betting
from dealer_assist.texts import capital, named, say

_OF_A_SEAT = ("seat", "stack", "behind", "bet", "folded", "all_in", "acts", "button", "small", "big", "down",
              "throws", "up", "shown", "mucked", "draws", "last", "in_for")


def view(hand: Hand, actions: bool = True) -> dict[str, Any]:
    """The state of a hand for a page.

    Shape: the keys of `options.state`, and `waiting_for`, `reasons` (why a key is closed, by verb),
    `seats`, `board`, `deck`, `seen` (cards gone from the pad), `streets`, `lines`; at the showdown
    `tabled` and `leading` (see `naming`) and `gate` (see `liveness`).
    """
    setup, cells = hand.setup, _layout(hand)
    document = state(hand)
    document |= {
        "waiting_for": _waiting(hand, waiting(hand)),
        "ahead": ahead(hand),
        "reasons": reasons(hand),
        "seats": _seats(hand),
        "game": setup.game.id,
        "game_name": setup.game.name,
        "game_called": setup.game.short,
        "betting": setup.betting,
        "plays": plays(setup.structure),
        "declines": setup.game.declines,
        "bets": _bets(hand),
        "button": setup.button,
        "board": _cards(hand.table.board),
        "run": hand.table.run,
        "runouts": [_cards(board) for board in hand.table.runouts],
        "community": None if hand.table.community is None else str(hand.table.community),
        "dice": list(hand.table.dice),
        "layout": cells,
        "rows": _rows(hand, len(cells)) if cells else [],
        "gone": _gone(hand),
        "streets": [street.name for street in hand.streets],
        "deck": {"stub": hand.deck.stub, "burns": len(hand.deck.burns), "pool": hand.deck.pool},
        # a shuffle is shown while it is done: with the next action it is over, and does not come back
        "procedure": _procedure(hand.procedure) if hand.procedure and hand.due else None,
        "deck_cards": list(_deck_cards(setup.game.deck, setup.joker is not None)),
        "seen": texts(sorted([*hand.cards.where, *_out(hand)] if hand.cards.gone else hand.cards.where)),
        "high": hand.round.high,
        "unit": hand.amounts.unit,
        "chip": setup.chip,
        "over": hand.stage is OVER,
        "lines": list(hand.lines),
        "betting_over": hand.betting_over,
        "runs": runs_open(hand),
        **naming(hand),
        "gate": gate(hand),
    }
    if hand.stage is BETTING:
        document["to_call"] = hand.round.owed
        document["ask"] = act_text(hand, legal(hand))
        spot = SpotInHand(hand, hand.round.actor)
        document["how_least"] = min_raise.explain_least(hand, spot)
        document["raises_from"] = min_raise.raises_from(hand, spot)
        if (how := min_raise.explain_most(hand)) is not None:
            document["how"] = how
    if hand.stage in (SHOWDOWN, OVER):
        document["shows"] = [
            hand.order[i] for i in hand.showdown.to_show()
        ]
    if words := _rule_words(document):
        document["rule_words"] = words
    return document


def _rule_words(document: Mapping[str, Any]) -> dict[str, str]:
    """The house rules that the notes and the procedure rest on, as people call them."""
    about = [*document.get("notes", ()), *([document["procedure"]] if document["procedure"] else ())]
    named_rules = {one["rule"]: rule_words(one["rule"]) for one in about}
    return {rule: words for rule, words in named_rules.items() if words != rule}


@lru_cache(maxsize=16)
def _deck_cards(deck: str, joker: bool) -> tuple[str, ...]:
    return tuple(texts(deck_cards(deck, joker)))


def plays(structure: Betting) -> dict[str, bool]:
    """What a screen must know of a betting structure: is the pot told, is a wager one figure or the stack?"""
    return {"pot": structure.pot_counts, "fixed": structure.fixed, "whole": structure.whole_stack}


def _bets(hand: Hand) -> list[int]:
    """The small and the big bet as they are played, in a killed pot too; empty where bets have no size."""
    sizes = hand.amounts.first_bet
    return [sizes[name][1] for name in ("small", "big")] if hand.setup.structure.fixed else []


def _procedure(procedure: Procedure) -> dict[str, Any]:
    return {
        "name": named("procedure", procedure.name),
        "steps": list(procedure.steps),
        "rule": procedure.rule,
    }


def _waiting(hand: Hand, now: Waiting) -> dict[str, Any]:
    kind, text, seat, count, to, burn, optional, low, high, _, alone = now
    return {
        "kind": kind,
        "seat": seat,
        "count": count,
        "to": to,
        "burn": burn,
        "optional": optional,
        "text": text,
        "alone": alone,
        "low": low,
        "high": high,
        "every": kind == "part" or kind == "discard" and low == high,
        "choices": _choices(hand, now),
        "choice_names": choice_names(hand) if now.kind == "choose" else {},
    }


def _choices(hand: Hand, now: Waiting) -> list[str]:
    """Words to pick from: the games, or why a roll does not count."""
    if now.kind == "choose":
        return list(choice_names(hand))
    return list(REROLLS if now.kind == "roll" else now.choices)


def _cards(cards: Sequence[Card]) -> list[str | None]:
    return [None if card == UNKNOWN else str(card) for card in cards]


def _out(hand: Hand) -> list[Card]:
    """Thrown cards that cannot come back yet; nobody holds one of them."""
    shuffled = hand.deck.reshuffled
    # R49: what was thrown before the shuffle may be dealt again; a card thrown since may not
    return [card for card, (_, draw_no) in hand.cards.gone.items() if shuffled < 0 or draw_no > shuffled]


def _layout(hand: Hand) -> list[list[int | None]]:
    """Where the board's cells lie, numbered from 1, None for a gap; empty for one plain row."""
    if not hand.game.boards:
        return []
    dice = hand.table.dice
    lines = next((it for it in hand.game.boards if it.when is None or holds(it.when, (), dice)), None)
    return [list(row) for row in places(hand.game, lines)] if lines else []


def _rows(hand: Hand, lines: int) -> list[str]:
    """The side that each line of the board is played for, where two boards part the pot; else empty."""
    named_by = {side.board: side.name for side in hand.game.sides if side.board}
    return [named_by.get(n, "") for n in range(1, lines + 1)] if named_by else []


def _gone(hand: Hand) -> list[int]:
    """Cells that have left play: turned down by a die, or in a row that went with its river (2.14, 2.40)."""
    board = hand.table.board
    # R38: which river is lowest cannot be said before all three lie there
    if hand.game.removes is None or UNKNOWN in board or len(board) < hand.game.holds("board"):
        return []
    gone = layout(hand.game, hand.table.board, hand.table.dice).gone
    return [n for n, card in enumerate(hand.table.board, 1) if card in gone]


def _seats(hand: Hand) -> list[dict[str, Any]]:
    """A row for each player, by seat; what runs parallel to the order is read side by side."""
    chips, cards, showdown = hand.chips, hand.cards, hand.showdown
    over, order = hand.stage is OVER, hand.order
    rows: list[dict[str, Any]] = []
    for blank, stack, behind, bet, folded, down, owed, up, shown, mucked, draws, last, total in zip(
            _blank_rows(order, hand.setup.button, chips.small_blind, _big_blind(hand)), chips.stack,
            chips.beyond or repeat(0), hand.round.bet, hand.folded, cards.down, cards.owed, cards.up,
            showdown.shown, showdown.mucked, cards.draws, hand.round.last, chips.total, strict=False):
        row = blank.copy()
        row["stack"], row["behind"], row["in_for"], row["bet"] = stack, behind, total, 0 if over else bet
        row["folded"], row["all_in"] = folded and not mucked, not stack and not folded and not over
        row["down"], row["up"], row["draws"] = texts(down), texts(up) if up else [], [*draws]
        row["shown"], row["mucked"] = shown, mucked
        row["last"] = _last(last or (FOLDED if folded else ()))
        if owed:
            i = hand.seat_index[row["seat"]]
            row["throws"], row["may_lack"] = thrown_unsaid(hand, i), may_have_thrown(hand, i)
        rows.append(row)
    if (acting := hand.to_act) is not None:
        rows[hand.seat_index[acting]]["acts"] = True
    _, in_order = by_seat(order)
    return list(in_order(rows))


def _big_blind(hand: Hand) -> int | None:
    """House rules 4, `ante`: the two that a short-deck button pays are antes, and no blind."""
    return None if hand.setup.button_blind else hand.chips.big_blind


@lru_cache(maxsize=256)
def _blank_rows(order: tuple[int, ...], button: int | None, small: int | None,
                big: int | None) -> tuple[dict[str, Any], ...]:
    """The rows with what stays the same all hand long; the blinds are those of these players."""
    return tuple([{**dict.fromkeys(_OF_A_SEAT), "seat": seat, "acts": False, "button": seat == button,
                   "small": i == small, "big": i == big, "throws": 0, "may_lack": 0}
                  for i, seat in enumerate(order)])


@lru_cache(maxsize=512)
def _last(did: tuple[str | int, ...]) -> str:
    return " ".join(map(str, did))


def reasons(hand: Hand) -> dict[str, str]:
    """Why an action is not open to the player to act, by the contract's keys; only those that are closed."""
    if hand.stage is not BETTING:
        text = say("closed.not-now", text=waiting(hand).text)
        return dict.fromkeys(legal_document(hand), text)
    i, owes, high = hand.round.actor, hand.round.owed, hand.round.high
    seat, fold, check, call, bet, complete, raise_, all_in, _ = legal(hand)
    closed: dict[str, str] = {}
    if not fold:
        closed["fold"] = say("closed.bring-in")
    if not check:
        closed["check"] = _owes(seat, owes) if owes else say("closed.must-open")
    if call is None:
        closed["call"] = _no_call(hand, owes)
    if bet is None:
        closed["bet"] = _bet_already(high) if high else _no_raise(hand, i)
    if raise_ is None:
        closed["raise"] = _no_raise(hand, i) if high or bet is None else _no_bet()
    if complete is None:
        closed["complete"] = say("closed.no-complete")
    if not all_in:
        closed["all_in"] = say("closed.no-all-in")
    return closed


@lru_cache(maxsize=256)
def _owes(seat: int, chips: int) -> str:
    return say("closed.owes", seat=seat, chips=chips)


@lru_cache(maxsize=256)
def _bet_already(chips: int) -> str:
    return say("closed.bet-already", chips=chips)


@cache
def _no_bet() -> str:
    return capital(say("closed.stop", text=say("closed.no-bet")))


def _no_raise(hand: Hand, i: int) -> str:
    return capital(say("closed.stop", text=raising.why_no_raise(hand, i)))


def _no_call(hand: Hand, owes: int) -> str:
    if not owes:
        return say("closed.no-call")
    return say("closed.jam-or-fold" if hand.setup.structure.whole_stack else "closed.no-limp")
