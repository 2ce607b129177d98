"""A language made of the English texts for a test: every letter has a dot or a stroke, every gap stays."""

from __future__ import annotations

import string
import textwrap
from pathlib import Path

from dealer_assist.contract.structures.reading import template, templates
from dealer_assist.games import game_ids, load_game
from dealer_assist.texts import HERE, fluent

LANGUAGE = "zu"
STROKES = str.maketrans(
    string.ascii_letters, "ȧƀćḋėḟġḣıĵķŀṁṅȯṗɋṙṡṫŭṽẇẋẏżȦƁĆḊĖḞĠḢİĴĶĿṀṄȮṖɊṘṠṪŬṼẆẊẎŻ")


def write(folder: Path) -> None:
    """The files of the language."""
    folder.mkdir()
    for file in sorted((HERE / "en").glob("*.ftl")):
        messages = fluent.read(file.read_text(encoding="utf-8"))
        lines = [f"{name} ={_source(fluent.pattern(source), 4)}" for name, source in messages.items()]
        (folder / file.name).write_text("\n".join(lines) + "\n", encoding="utf-8")
    sentences = {text for game in map(load_game, game_ids()) for text in (game.summary, *game.notes)}
    sentences |= {template(sheet).name for sheet in templates()}
    (folder / "games.ftl").write_text("".join(
        f"\n{textwrap.fill(text, 100, initial_indent='# ', subsequent_indent='# ', break_on_hyphens=False)}\n"
        f"game-{n} = {text.translate(STROKES)}\n" for n, text in enumerate(sorted(sentences))),
        encoding="utf-8")


def _source(pattern: fluent.Pattern, indent: int) -> str:
    parts = (pattern,) if isinstance(pattern, str) else pattern
    return "\n" + " " * indent + "".join(_part(part, indent) for part in parts)


def _part(part: str | fluent.Gap | fluent.Select, indent: int) -> str:
    if isinstance(part, str):
        return f'{{ "{_escaped(part)}" }}'
    if isinstance(part, fluent.Gap):
        options = "".join(f", {name}: {figure}" for name, figure in part.options.items())
        how = part.how or ("NUMBER" if options else "")
        return f"{{ {how}(${part.name}{options}) }}" if how else f"{{ ${part.name} }}"
    inner = " " * (indent + 4)
    variants = "".join(
        f"\n{inner}{'*' if name == fluent.OTHER else ''}[{name}] {_flat(variant)}"
        for name, variant in part.variants.items())
    return f"{{ ${part.name} ->{variants}\n{inner}}}"


def _flat(pattern: fluent.Pattern) -> str:
    return "".join(_part(part, 8) for part in ((pattern,) if isinstance(pattern, str) else pattern))


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').translate(STROKES)
