"""A draft of the composer as a game file that states only what differs from its parent."""

from __future__ import annotations

from collections.abc import Iterator

from dealer_assist.contract.toml_lines import key_of, text_of
from dealer_assist.games.vocabulary import FACE_UP, NONE
from dealer_assist.web.own_games.draft import KEPT, GameDraft, SideRow, StreetRow, usual_opener

_OWN_SECTION = "house"
Line = tuple[str, str]


def toml_of(draft: GameDraft, parent: GameDraft | None) -> str:
    """The file; `parent` is the draft of the game that it extends."""
    parts = [_keys([*_head(draft), *_game(draft, parent)])]
    olds = {row.name: row for row in parent.streets} if parent else {}
    for n, street in enumerate(draft.streets):
        place = _street_place(draft, n, list(olds)) if parent and street.name not in olds else []
        parts += _table(f"streets.{street.name}", place + _street(draft, n, olds.get(street.name)))
    parts += _taken_away("streets", list(olds), [row.name for row in draft.streets])
    old_sides = {row.name: row for row in parent.sides} if parent else {}
    for n, side in enumerate(draft.sides):
        place = _side_place(draft, n, old_sides) if parent and side.name not in old_sides else []
        parts += _table(f"sides.{side.name}", place + _side(side, old_sides.get(side.name)))
    parts += _taken_away("sides", list(old_sides), [row.name for row in draft.sides])
    return "\n\n".join(parts) + "\n"


def head_of(draft: GameDraft) -> str:
    """The file of a draft that changes nothing of what it is built on."""
    return _keys(list(_head(draft))) + "\n"


def _head(draft: GameDraft) -> Iterator[Line]:
    yield "name", text_of(draft.name)
    if draft.short:
        yield "short", text_of(draft.short)
    if draft.also:
        yield "also", text_of(draft.also)
    yield "section", text_of(_OWN_SECTION)
    yield "summary", text_of(draft.summary)
    if draft.parent:
        several = (draft.parent, *draft.variations)
        yield "extends", text_of(several) if draft.variations else text_of(draft.parent)


def _game(draft: GameDraft, parent: GameDraft | None) -> Iterator[Line]:
    old = parent or GameDraft(forced="", bettings=(), max_seats="")
    if draft.forced != old.forced:
        yield "forced", text_of(draft.forced)
    if parent is None:
        differs = draft.button != (draft.forced == "blinds")
    else:
        differs = (draft.button, draft.forced) != (old.button, old.forced)
    if differs:
        yield "button", text_of(draft.button)
    for key in ("deck", "joker", "bring_in", "showing"):
        now, before = getattr(draft, key), getattr(old, key)
        if now != before and now != KEPT:
            yield key, text_of(now or NONE)
    if draft.bettings != old.bettings:
        yield "bettings", text_of(draft.bettings)
    if draft.max_seats != old.max_seats:
        yield "max_seats", _number(draft.max_seats)
    if draft.nobody != old.nobody:
        yield "nobody", text_of(draft.nobody or NONE)
    if draft.notes != old.notes:
        yield "notes", text_of(draft.notes)


def _street(draft: GameDraft, n: int, old: StreetRow | None) -> list[Line]:
    row, lines = draft.streets[n], list[Line]()
    if old is None or row.steps != old.steps:
        lines.append(("steps", text_of([step.text() for step in row.steps])))
    if row.bet != KEPT and (old is None or row.bet != old.bet):
        lines.append(("bet", text_of(row.bet)))
    if row.opens != (old.opens if old else ""):
        up = any(step.word in FACE_UP for street in draft.streets for step in street.steps)
        lines.append(("opens", text_of(row.opens or usual_opener(n, draft.forced, up))))
    if row.with_action != old.with_action if old else row.with_action.word:
        lines.append(("with_action", text_of(row.with_action.text() or NONE)))
    return lines


def _street_place(draft: GameDraft, n: int, olds: list[str]) -> list[Line]:
    """Where a street comes that the parent does not have."""
    if n:
        return [("after", text_of(draft.streets[n - 1].name))]
    staying = [row.name for row in draft.streets[1:] if row.name in olds]
    return [("before", text_of((staying or olds)[0]))] if staying or olds else []


def _side(row: SideRow, old: SideRow | None) -> list[Line]:
    lines = list[Line]()
    before = old or SideRow(scale="", board=True)
    if row.scale != KEPT:
        if row.scale != before.scale:
            lines.append(("scale", text_of(row.scale)))
        if row.hole != before.hole:
            lines.append(("hole", _hole(row.hole)))
        if row.board != before.board:
            lines.append(("board", text_of(row.board)))
        if row.of != before.of and row.of:
            lines.append(("of", text_of(row.of)))
        if row.qualifier not in (before.qualifier, KEPT):
            lines.append(("qualifier", text_of(row.qualifier or NONE)))
    if row.when != before.when:
        lines.append(("when", text_of(row.when.text() or NONE)))
    return lines


def _side_place(draft: GameDraft, n: int, olds: dict[str, SideRow]) -> list[Line]:
    later = [row.name for row in draft.sides[n + 1:] if row.name in olds]
    return [("before", text_of(later[0]))] if later else []


def _taken_away(kind: str, olds: list[str], now: list[str]) -> list[str]:
    """What of the parent is left out; it stands last, so that new ones still find their neighbours."""
    return _table(kind, [(key_of(name), text_of(NONE)) for name in olds if name not in now])


def _table(name: str, lines: list[Line]) -> list[str]:
    return [f"[{name}]\n{_keys(lines)}"] if lines else []


def _keys(lines: list[Line]) -> str:
    wide = max(len(key) for key, _ in lines)
    return "\n".join(f"{key:{wide}} = {value}" for key, value in lines)


def _number(words: str) -> str:
    plain = words.isascii() and words.isdigit() and len(words) < 10
    return str(int(words)) if plain else text_of(words)


def _hole(words: str) -> str:
    counts = [count.strip() for count in words.split(",")]
    if not all(count.isascii() and count.isdigit() and len(count) < 3 for count in counts):
        return text_of(words)
    return counts[0] if len(counts) == 1 else f"[{', '.join(counts)}]"
