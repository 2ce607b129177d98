"""The action strings of a Poker Hand History: `d db 2c7dKh`, `p3 cbr 300`, `p1 sm AhKh # comment`.

What does not depend on the state of the hand becomes an `Action` here, once; what does (`cc`, `cbr`,
`pb`) is left as an `Asked` for the replay to decide. An action that the format has no code for is
written with an underscore, as the format's own fields are: `d _roll 3`, `p2 _discard Ah`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from dealer_assist.cards import UNKNOWN, Card, parse_cards
from dealer_assist.engine.state.actions import Action, parse_action, recorded_action
from dealer_assist.errors import Refusal, Unreadable, quotable
from dealer_assist.formats.phh.codes import Money, amount_of
from dealer_assist.texts import say

THIRD, SIXTH, WHOLE = 3, 6, 7   # in seven-card stud the third to the sixth card of seven are open


class Asked(NamedTuple):
    """What a player did, in the format's word: `cc`, `cbr` (with the total *to*), `pb`, or an early `sm`."""

    seat: int
    word: str
    amount: Money = 0
    cards: tuple[Card, ...] = ()


class PhhStep(NamedTuple):
    """One string of the file that does something.

    Shape: `number` counts from 1 through every string of the file; `text` is the string, its
    comment apart in `comment`; `does` what it asks for (a deal of down and up cards is two actions).
    """

    number: int
    text: str
    does: tuple[Action | Asked, ...]
    comment: str = ""

    def failed(self, message: str) -> str:
        """The mistake with the action it was made in: `action 7 'p2 cbr 300': …`."""
        return say("refused.at-action", number=self.number, text=quotable(self.text, 60), why=message)


@lru_cache(maxsize=256)
def plain(verb: str, seat: int) -> Action:
    """An action that is the same every time it is done: a fold, a check, a call."""
    return Action(verb, seat)


def read_actions(texts: Sequence[object], seats: Sequence[int], seven_card: bool) -> tuple[PhhStep, ...]:
    """Every action of the file that does something; empty strings and bare comments fall away.

    Shape: `seats` of p1, p2 …; `seven_card`: up and down cards follow from the street.
    Errors: an Unreadable that names the action.
    """
    reader = _ActionReader(seats, seven_card)
    steps = []
    for number, text in enumerate(texts, 1):
        if not isinstance(text, str) or len(text) > 2000:
            raise Unreadable("bad-action.phh-short", number=number)
        code, _, comment = text.partition("#")
        words = code.split()
        if words:
            try:
                steps.append(PhhStep(number, code.strip(), reader.read(words), comment.strip()))
            except Refusal as refusal:
                raise Unreadable(
                    "at-action", code=refusal.code, number=number, text=quotable(code.strip(), 60),
                    why=refusal.message, field="actions") from None
    return tuple(steps)


class _ActionReader:
    """Reads one hand's actions in order; in seven-card stud it counts each player's cards."""

    def __init__(self, seats: Sequence[int], seven_card: bool) -> None:
        self.seats = {f"p{n}": seat for n, seat in enumerate(seats, 1)}
        self.seven_card = seven_card
        self.dealt = dict.fromkeys(seats, 0)

    def read(self, words: list[str]) -> tuple[Action | Asked, ...]:
        if words[0] == "d":
            return self._dealer(words[1:])
        return (self._player(self._seat(words[0]), words[1:]),)

    def _seat(self, player: str) -> int:
        seat = self.seats.get(player)
        if seat is None:
            raise Unreadable("bad-player", word=quotable(player, 20), most=len(self.seats))
        return seat

    def _player(self, seat: int, words: list[str]) -> Action | Asked:
        match words:
            case ["f"]:
                return plain("fold", seat)
            case ["cc" | "pb" as word]:
                return Asked(seat, word)
            case ["cbr", amount]:
                return Asked(seat, "cbr", amount_of(amount))
            case ["sd"]:
                return plain("pat", seat)
            case ["sd", cards]:
                thrown = parse_cards(cards)
                seen = thrown if any(card != UNKNOWN for card in thrown) else None
                return Action("draw", seat, amount=len(thrown), cards=seen)
            case ["sm"]:
                return plain("muck", seat)
            case ["sm", "-"]:
                return plain("show", seat)
            case ["sm", cards]:
                return self._shown(seat, parse_cards(cards))
            case [str(word), *rest] if word.startswith("_"):
                return parse_action(" ".join([str(seat), word[1:], *rest]))
        raise Unreadable("bad-action.phh-player")

    def _shown(self, seat: int, cards: tuple[Card, ...]) -> Action | Asked:
        """With cards still to come a hand is only opened: the showdown is when it is shown again, whole."""
        if self.seven_card and len(cards) < WHOLE:
            return Asked(seat, "sm", cards=cards)
        return Action("show", seat, cards=cards)

    def _dealer(self, words: list[str]) -> tuple[Action | Asked, ...]:
        match words:
            case ["db", cards]:
                place = "community" if self.seven_card else "board"
                return (Action("deal", to=place, cards=parse_cards(cards)),)
            case ["dh", player, cards]:
                return self._hole(self._seat(player), parse_cards(cards))
            case ["_up", player, cards]:
                return (Action("deal", self._seat(player), to="up", cards=parse_cards(cards)),)
            case ["_community", card]:
                return (Action("deal", to="community", cards=parse_cards(card)),)
            case [str(word), *rest] if word.startswith("_"):
                return (recorded_action(" ".join([word[1:], *rest])),)
        raise Unreadable("bad-action.phh-dealer")

    def _hole(self, seat: int, cards: tuple[Card, ...]) -> tuple[Action | Asked, ...]:
        """Two cards down, four up, one down: "up/down marks are implied by the variant"."""
        if not self.seven_card:
            return (Action("deal", seat, to="down", cards=cards),)
        before = self.dealt[seat]
        self.dealt[seat] = before + len(cards)
        faces = ["up" if THIRD <= before + n <= SIXTH else "down" for n in range(1, len(cards) + 1)]
        runs: list[tuple[str, list[Card]]] = []
        for face, card in zip(faces, cards, strict=True):
            if not runs or runs[-1][0] != face:
                runs.append((face, []))
            runs[-1][1].append(card)
        return tuple(Action("deal", seat, to=face, cards=tuple(run)) for face, run in runs)
