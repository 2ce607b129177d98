"""A game as the form of the composer has it: rows of words and numbers, without rules of its own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from wtforms import SelectMultipleField, StringField  # type: ignore[import-untyped]

from dealer_assist.rules.betting import BETTINGS
from dealer_assist.games import Choice, Game, Side, Step, Street, When
from dealer_assist.games import vocabulary
from dealer_assist.games.loader.custom import slug
from dealer_assist.web.shell.forms import PageForm, of_texts

KEPT = "="  # stands for what the form cannot show and leaves as the parent has it
MOST_STREETS, MOST_SIDES, MOST_STEPS = 12, 4, 8
MOST_TEXT = 300


@dataclass(frozen=True)
class StepRow:
    """One step: a word of the table, and how much or which."""

    word: str = ""
    how: str = ""

    def text(self) -> str:
        """As the file has it: `draw 0-5`."""
        return f"{self.word} {self.how}".strip()


@dataclass(frozen=True)
class StreetRow:
    """A street; `opens` is empty where it is the usual one."""

    name: str = ""
    steps: tuple[StepRow, ...] = ()
    bet: str = "small"
    opens: str = ""
    with_action: StepRow = StepRow()


@dataclass(frozen=True)
class SideRow:
    """A side of one tier; one of several has the scale `KEPT`. `hole` is `any`, `all`, `2` or `2, 5`."""

    name: str = ""
    scale: str = "high"
    hole: str = "any"
    board: bool = True
    of: str = ""
    qualifier: str = ""
    when: StepRow = StepRow()


@dataclass(frozen=True)
class GameDraft:
    """A whole game. Words that are not said are empty."""

    name: str = ""
    short: str = ""
    summary: str = ""
    parent: str = ""
    variations: tuple[str, ...] = ()
    forced: str = "blinds"
    button: bool = True
    deck: str = "standard"
    joker: str = ""
    bring_in: str = ""
    showing: str = "high"
    bettings: tuple[str, ...] = ("limit",)
    max_seats: str = "8"
    nobody: str = ""
    also: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    streets: tuple[StreetRow, ...] = ()
    sides: tuple[SideRow, ...] = ()


START = GameDraft(
    streets=(StreetRow("deal", (StepRow("hole", "5"),)), StreetRow("draw", (StepRow("draw", "0-5"),), "big")),
    sides=(SideRow("high"),),
)


def called_as(draft: GameDraft, other: GameDraft) -> GameDraft:
    """The draft with the names and the line of another."""
    return replace(draft, name=other.name, short=other.short, summary=other.summary, also=other.also)


# -- from a game -----------------------------------------------------------------------------------


def draft_of(game: Game, parent: str = "", variations: tuple[str, ...] = ()) -> GameDraft:
    """The form that would give this game, built on `parent` with the variations laid over it."""
    face_up = any(step.word in vocabulary.FACE_UP for street in game.streets for step in street.steps)
    short = game.short if game.short != game.name else ""
    return GameDraft(
        name=game.name, short=short, summary=game.summary, parent=parent, variations=variations,
        forced=game.forced, button=game.button, deck=game.deck, joker=game.joker or "",
        bring_in=_word(game.bring_in), showing=game.showing,
        bettings=game.bettings, max_seats=str(game.max_seats), nobody=game.nobody or "",
        also=tuple(name for name in game.also if name != short), notes=game.notes,
        streets=tuple(_street_row(street, n, game.forced, face_up) for n, street in enumerate(game.streets)),
        sides=tuple(map(_side_row, game.sides)),
    )


def _word(word: str | Choice | None) -> str:
    return KEPT if isinstance(word, Choice) else word or ""


def _street_row(street: Street, place: int, forced: str, face_up: bool) -> StreetRow:
    usual = usual_opener(place, forced, face_up)
    return StreetRow(
        street.name, tuple(map(step_row, street.steps)), _word(street.bet),
        "" if street.opens == usual else street.opens,
        step_row(street.with_action) if street.with_action else StepRow(),
    )


def usual_opener(place: int, forced: str, face_up: bool) -> str:
    """Who opens where the file says nothing."""
    if place == 0:
        return "blinds" if forced == "blinds" else "bring-in"
    return "best board" if face_up else "button"


def step_row(step: Step) -> StepRow:
    """A step in the two fields of the form."""
    form = next(entry.form for entry in vocabulary.STEPS if entry.word == step.word)
    how = {"N": str(step.low), "A-B": f"{step.low}-{step.high}", "": ""}.get(form, step.what)
    return StepRow(step.word, ", ".join(f"{name} {size}" for name, size in step.parts) or how)


def _side_row(side: Side) -> SideRow:
    when = _when_row(side.when)
    if len(side.tiers) != 1 or side.tiers[0].holding:
        return SideRow(side.name, KEPT, when=when)
    tier = side.tiers[0]
    hole = tier.hole if isinstance(tier.hole, str) else ", ".join(map(str, tier.hole))
    return SideRow(side.name, tier.scale, hole, tier.board, tier.of or "", _word(tier.qualifier), when)


def _when_row(when: When | None) -> StepRow:
    if when is None:
        return StepRow()
    if when.word in ("red", "black"):
        return StepRow(f"flop {when.word}", f"{when.low}+")
    return StepRow(when.word, f"{when.low}-{when.high}" if when.word == "roll" else "")


# -- from a form -----------------------------------------------------------------------------------


class UploadForm(PageForm):
    """Beside the file: may it take the place of a game of the same name?"""

    replace = StringField()


GAME = ("name", "short", "summary", "parent", "forced", "button", "deck", "joker", "bring_in", "showing",
        "betting", "max_seats", "nobody", "also", "notes", "replace", "do")
STREET = ("name", "bet", "opens", "first-word", "first-how",
          *(f"step-{k}-{part}" for k in range(MOST_STEPS) for part in ("word", "how")))
SIDE = ("name", "scale", "hole", "board", "of", "qualifier", "when-word", "when-how")
_Texts = of_texts("_Texts", [
    *GAME, *(f"street-{n}-{part}" for n in range(MOST_STREETS) for part in STREET),
    *(f"side-{n}-{part}" for n in range(MOST_SIDES) for part in SIDE)])


class ComposeForm(_Texts):  # type: ignore[valid-type, misc]
    """Everything of a game, a row a street and a side; `do` is the button."""

    bettings = SelectMultipleField(validate_choice=False)
    variations = SelectMultipleField(validate_choice=False)


@dataclass
class _Form:
    """What was sent, every field cut to a length that a page can hold."""

    sent: Mapping[str, str]

    def text(self, name: str) -> str:
        return " ".join(self.sent.get(name, "")[:MOST_TEXT].split())

    def texts(self, name: str, between: str) -> tuple[str, ...]:
        """Several texts of one field, empty ones left out."""
        parts = self.sent.get(name, "")[:10 * MOST_TEXT].split(between)
        return tuple(text for part in parts if (text := " ".join(part.split())))

    def step(self, name: str) -> StepRow:
        return StepRow(self.text(f"{name}-word"), self.text(f"{name}-how"))

    def street(self, n: int) -> StreetRow:
        at = f"street-{n}"
        steps = (self.step(f"{at}-step-{k}") for k in range(MOST_STEPS))
        return StreetRow(
            slug(self.text(f"{at}-name")) or f"street-{n + 1}", tuple(step for step in steps if step.word),
            self.text(f"{at}-bet"), self.text(f"{at}-opens"), self.step(f"{at}-first"),
        )

    def side(self, n: int) -> SideRow:
        at = f"side-{n}"
        return SideRow(
            slug(self.text(f"{at}-name")) or f"side-{n + 1}", self.text(f"{at}-scale"),
            self.text(f"{at}-hole") or "any", self.text(f"{at}-board") != "no", slug(self.text(f"{at}-of")),
            self.text(f"{at}-qualifier"), self.step(f"{at}-when"),
        )


def read_draft(composed: ComposeForm) -> GameDraft:
    """The draft of a form that was sent; nothing in it is checked, that is the loader's."""
    sent, variations = composed.sent(), composed.variations.data or []
    form = _Form(sent)
    known = [word for word in composed.bettings.data or () if word in BETTINGS]
    first = form.text("betting")
    first_of_all = [first] if first in BETTINGS else []
    return GameDraft(
        name=form.text("name"), short=form.text("short"), summary=form.text("summary"),
        parent=form.text("parent"),
        variations=tuple(dict.fromkeys(one[:MOST_TEXT] for one in variations[:MOST_SIDES])),
        forced=form.text("forced"), button=form.text("button") != "no", deck=form.text("deck"),
        joker=form.text("joker"), bring_in=form.text("bring_in"), showing=form.text("showing"),
        bettings=tuple(dict.fromkeys(first_of_all + known)), max_seats=form.text("max_seats"),
        nobody=form.text("nobody"), also=form.texts("also", ","), notes=form.texts("notes", "\n"),
        streets=tuple(form.street(n) for n in range(MOST_STREETS) if f"street-{n}-name" in sent),
        sides=tuple(form.side(n) for n in range(MOST_SIDES) if f"side-{n}-name" in sent),
    )


def with_rows(draft: GameDraft, asked: str) -> GameDraft:
    """The draft after a button for rows: `add-street-2` is below the second, `drop-side-0` the first."""
    verb, _, rest = asked.partition("-")
    kind, _, number = rest.partition("-")
    if verb not in ("add", "drop") or not (number.isascii() and number.isdigit()):
        return draft
    at = int(number[:3])
    if kind == "street":
        return replace(draft, streets=_changed(draft.streets, verb, at, StreetRow(""), MOST_STREETS))
    if kind == "side":
        return replace(draft, sides=_changed(draft.sides, verb, at, SideRow(""), MOST_SIDES))
    return draft


Row = TypeVar("Row")


def _changed(rows: tuple[Row, ...], verb: str, at: int, fresh: Row, most: int) -> tuple[Row, ...]:
    if verb == "drop":
        return rows[:at] + rows[at + 1:]
    return (*rows[:at], fresh, *rows[at:]) if len(rows) < most else rows
