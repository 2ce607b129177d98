"""What now? One answer in every state, and the sentence the dealer reads (screens: one thing at a time)."""

from __future__ import annotations

from dataclasses import replace
from dealer_assist.cards import UNKNOWN
from dealer_assist.engine.dealing import draws, player_steps, steps
from dealer_assist.engine.state.moves import Legal
from dealer_assist.engine.betting.legal import legal, moves
from dealer_assist.engine.showdown.announcements import decided
from dealer_assist.engine.state.stage import Stage
from dealer_assist.engine.state.waiting import Waiting
from dealer_assist.texts import Said, joined, listed, named, say
from dealer_assist.engine.state.hand import Hand


def waiting(hand: Hand) -> Waiting:
    """The one answer to "what now?".

    Cards that decide nothing yet are asked for first and marked optional: betting goes on without them.
    A round begins with what dice, flop or river have decided for the table.
    """
    if hand.asked is None:
        hand.asked = _told(hand)
    return hand.asked


def _told(hand: Hand) -> Waiting:
    now = _waiting(hand)
    if now.kind in ("act", "deal") and hand.stage is Stage.BETTING and not hand.acted_in_round():
        if said := decided(hand):
            return replace(now, text=joined((said, now.text)))
    return now


def _waiting(hand: Hand) -> Waiting:
    if hand.stage is Stage.OVER:
        return Waiting("push", _push(hand))
    if hand.stage is Stage.SHOWDOWN:
        return _showdown(hand)
    if hand.stage is Stage.CHOOSING:
        seat = hand.order[steps.chooser(hand)]
        return Waiting("choose", say("prompts.choose", seat=seat, games=_games(hand)), seat=seat)
    if hand.table.rolls_due and hand.stage is Stage.BETTING:
        return _roll(hand, optional=True)
    if hand.stage is Stage.BETTING and not hand.acted_in_round():
        if owing := [i for i in hand.live() if hand.cards.owed[i] > 0]:
            return _discards(hand, owing)
    asked = _cards_asked(hand, hand.stage is Stage.DEALING)
    if asked is not None:
        return asked
    if hand.stage is Stage.DRAWING:
        return _draw(hand)
    own = _own_cards_asked(hand)
    if own is not None:
        return own
    return Waiting("act", act_text(hand, legal(hand)), seat=hand.order[hand.round.actor])


def _games(hand: Hand) -> str:
    return ", ".join(it.game for it in hand.game.becomes if it.when.word == "chosen")


def _roll(hand: Hand, optional: bool = False) -> Waiting:
    count = hand.table.rolls_due[0]
    return Waiting("roll", say("prompts.roll", n=count), count=count, optional=optional)


def _street(hand: Hand) -> str:
    kept = named("street", hand.street)
    return kept if isinstance(kept, Said) else say("street.other", name=kept.replace("-", " "))


def _cards_asked(hand: Hand, needed: bool) -> Waiting | None:
    """Cards of this street that nobody has named: the board, then up cards that decide."""
    start, end = hand.table.fresh_board
    blank = sum(1 for card in hand.table.board[start:end] if card == UNKNOWN)
    burn = int(hand.deck.burned)
    first = hand.stage is Stage.BETTING and not hand.acted_in_round()
    if blank and (first or needed):
        text = _deal(hand, say("prompts.count", n=blank))
        return Waiting("deal", text, count=blank, to="board", burn=burn, optional=first)
    seats = [hand.order[i] for i in hand.live() if UNKNOWN in hand.cards.up[i]]
    if hand.game.forced == "blinds" or hand.choice is None and not hand.game.button:
        seats.sort()  # stud from seat one, with a button too (2.38); else from the dealer's left
    if seats and (needed or first):
        count = hand.cards.up[hand.seat_index[seats[0]]].count(UNKNOWN)
        return Waiting(
            "deal",
            _deal(hand, say("prompts.enter-up", n=count, seat=seats[0])),
            seat=seats[0],
            count=count,
            to="up",
            burn=burn,
            optional=not needed,
        )
    if hand.table.community == UNKNOWN and (needed or first):
        return Waiting(
            "deal",
            say("prompts.turn-community"),
            count=1,
            to="community",
            burn=1,
            optional=not needed,
        )
    return None


def _deal(hand: Hand, what: str) -> str:
    """`Burn and deal the flop: 3 cards`, behind what the players do first."""
    key = "prompts.burn-deal" if hand.deck.burned else "prompts.deal"
    return joined((_before_the_cards(hand), say(key, street=_street(hand), what=what)))


def _before_the_cards(hand: Hand) -> str:
    """What the page has the players do with their own cards before these are dealt (2.53, 2.57)."""
    steps = hand.streets[hand.street_no].steps if hand.street_no < len(hand.streets) else ()
    if hand.stage is Stage.DEALING:
        if throw := next((hand.cards.owed[i] for i in hand.live() if hand.cards.owed[i] > 0), 0):
            return say("prompts.first", text=say("prompts.discard", n=throw))
    if not hand.cards.parts and any(step.word == "part" for step in steps):
        return say("prompts.first", text=say("prompts.part", parts=_shape(hand)))
    return ""


def _shape(hand: Hand) -> str:
    parts = player_steps.parts_of(hand)
    return listed([say("prompts.part-of", size=size, name=named("side", name)) for name, size in parts])


def _discards(hand: Hand, owing: list[int]) -> Waiting:
    i = min(owing, key=lambda i: hand.order[i])
    low, high = player_steps.bounds(hand, i)
    text = say("prompts.discard", n=high)
    if low != high:
        text = say("prompts.keep", seat=hand.order[i], low=low, high=high)
    return Waiting("discard", text, seat=hand.order[i], low=low, high=high, optional=True)


def _own_cards_asked(hand: Hand) -> Waiting | None:
    """Kept cards, parts and door cards of this street; the table may leave them unnamed."""
    owing = [i for i in hand.live() if hand.cards.owed[i] == player_steps.VARIABLE]
    if owing and not hand.street_no:
        return _discards(hand, owing)
    parting = hand.cards.to_part and not hand.cards.parts
    if parting and hand.step_no and not hand.acted_in_round() and hand.street_no < 2:
        return Waiting("part", say("prompts.part", parts=_shape(hand)), optional=True)
    doors = [i for i in hand.live() if hand.cards.kept[i] and UNKNOWN in hand.cards.up[i]]
    if doors:
        seat = hand.order[doors[0]]
        return Waiting("door", say("prompts.door", seat=seat), seat=seat, count=1, to="up", optional=True)
    return None


def _draw(hand: Hand) -> Waiting:
    step = hand.streets[hand.street_no].steps[hand.step_no]
    i = hand.queue[0]
    seat = hand.order[i]
    if step.word == "expose":
        return Waiting("expose", say("prompts.expose", seat=seat), seat=seat, count=1)
    low, high = draws.bounds(hand, step)
    who = _drawer(hand, seat)
    return Waiting("draw", say("prompts.draw", who=who, low=low, high=high), seat=seat, low=low, high=high)


def _drawer(hand: Hand, seat: int) -> Said:
    """Who draws; where the page deals the board first, players see it before they draw (2.60)."""
    start, end = hand.table.fresh_board
    blank = hand.table.board[start:end].count(UNKNOWN)
    words = [step.word for step in hand.streets[hand.street_no].steps[: hand.step_no]]
    if blank and "board" in words:
        return say("prompts.drawer-once", seat=seat, street=_street(hand))
    if hand.betting_over and UNKNOWN in hand.table.board:
        return say("prompts.drawer-board", seat=seat)
    return say("prompts.drawer", seat=seat)


def _showdown(hand: Hand) -> Waiting:
    """Open hands first where the room has all-in hands face up at once, else the board first."""
    if hand.table.rolls_due:
        return _roll(hand)
    done = hand.showdown
    if owing := [i for i in hand.live() if hand.cards.owed[i] and not done.shown[i] and not done.mucked[i]]:
        return _thrown_when_all_in(hand, owing)
    blank = hand.table.board.count(UNKNOWN)
    to_show = done.to_show()
    all_in = any(not hand.chips.stack[i] for i in hand.live())
    face_up = hand.setup.house["all-in-show"] == "face-up-at-once"
    at_once = all_in and face_up and not _own_card_comes_last(hand)
    if to_show and (at_once or not blank and hand.table.community != UNKNOWN):
        seat = hand.order[to_show[0]]
        text = say("prompts.show-all-in" if at_once and blank else "prompts.show", seat=seat)
        held = len(hand.cards.down[to_show[0]]) + len(hand.cards.up[to_show[0]])
        return Waiting("show", text, seat=seat, count=held)
    if blank:
        text = say("prompts.rest", cards=say("prompts.count", n=blank))
        if hand.table.run > 1:
            number = len(hand.table.runouts) + 1
            text = say("prompts.rest-of-run", rest=text, board=number, boards=hand.table.run)
        return Waiting("deal", text, count=blank, to="board", burn=1)
    if hand.table.community == UNKNOWN:
        return Waiting("deal", say("prompts.community"), count=1, to="community", burn=1)
    for i in hand.live():
        if not hand.showdown.mucked[i] and (UNKNOWN in hand.cards.down[i] or UNKNOWN in hand.cards.up[i]):
            seat = hand.order[i]
            return Waiting(
                "show",
                say("prompts.show-whole", seat=seat),
                seat=seat,
                count=len(hand.cards.down[i]) + len(hand.cards.up[i]),
            )
    seat = hand.order[to_show[0]] if to_show else hand.order[hand.live()[0]]
    return Waiting("show", say("prompts.show", seat=seat), seat=seat)


def _thrown_when_all_in(hand: Hand, owing: list[int]) -> Waiting:
    """A hand is shown without what it still has to throw, and that is picked by the board before it."""
    seen = 0
    for street in hand.streets:
        if any(step.word == "discard" for step in street.steps):
            blank = hand.table.board[:seen].count(UNKNOWN)
            if blank:
                text = say("prompts.board-first", n=blank)
                return Waiting("deal", text, count=blank, to="board", burn=1)
        seen += sum(step.low for step in street.steps if step.word == "board")
    return replace(_discards(hand, owing), optional=False)


def _own_card_comes_last(hand: Hand) -> bool:
    """Is a hole card dealt when the board is complete (2.49)? Nobody can turn up a whole hand before it."""
    words = [step.word for street in hand.streets for step in street.steps if step.word in ("hole", "board")]
    return "board" in words and words[-1] == "hole"


def _push(hand: Hand) -> str:
    awards = hand.awards
    if not awards:
        return say("prompts.carried")
    paid = [say("prompts.award", chips=chips, seat=seat) for seat, chips in sorted(awards.items())]
    return say("prompts.push", awards=joined(paid, ", "))


def act_text(hand: Hand, may: Legal) -> str:
    """Who acts, and with which amounts."""
    words = moves(may, "moves.to-call", "moves.raise")
    if hand.setup.structure.whole_stack and may.all_in:
        words.append(say("moves.jam", chips=hand.chips.stack[hand.round.actor]))
    elif may.fold and may.call is None and not may.check and may.bring_in is None:
        words.append(say("moves.or-fold"))
    elif may.bring_in is not None and may.fold:
        words.append(say("moves.or-fold"))
    return say("prompts.act", seat=may.seat, moves=joined(words, ", "))


def prompt(hand: Hand) -> str:
    """The prompt line: what is awaited, and who acts after it when that can be left out."""
    now = waiting(hand)
    if now.optional and hand.stage is Stage.BETTING:
        return joined((say("prompts.stop", text=now.text), act_text(hand, legal(hand))))
    return now.text
