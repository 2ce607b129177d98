"""A page's scripts in one file: nothing is asked for before it is there, nothing is left out in silence."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tree_sitter import Parser

from dealer_assist import paths
from dealer_assist.web.shell import assets, bundle


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty static folder."""
    (tmp_path / "js").mkdir()
    monkeypatch.setattr(paths, "static_path", lambda: tmp_path)
    bundle.whole.cache_clear()
    yield tmp_path
    bundle.whole.cache_clear()


def put(folder: Path, **modules: str) -> None:
    for name, text in modules.items():
        (folder / "js" / f"{name}.js").write_text(text)


@pytest.mark.parametrize("entry", sorted(bundle.ENTRIES))
def test_every_page_is_put_together_from_all_it_imports(entry: str) -> None:
    """Each module once, after all that it imports; nothing is left for the browser to ask for."""
    text = bundle.whole(entry)
    assert "\nimport " not in text and "@import" not in text
    if entry.endswith(".js"):
        modules = bundle.in_order(entry)
        assert len(modules) > 3 and len(set(modules)) == len(modules) and modules[-1] == entry


def test_a_module_has_names_of_its_own(folder: Path) -> None:
    """Two modules may each have a `made`; only what is exported is seen, under the name it is taken by."""
    put(folder, chips='const made = 1;\nexport function count() { return made; }\nexport const most = 9;\n',
        page='import { count as counted } from "./chips.js";\nimport "./wake.js";\nconst made = counted();\n',
        wake="keepAwake();\n")
    assert bundle.whole("js/page.js") == (
        "const $js_chips = (() => {\nconst made = 1;\nfunction count() { return made; }\nconst most = 9;\n\n"
        "return { count, most };\n})();\n"
        "const $js_wake = (() => {\nkeepAwake();\n\nreturn {  };\n})();\n"
        "const { count: counted } = $js_chips;\n\nconst made = counted();\n")


def test_a_style_sheet_names_its_files_from_where_the_whole_stands(folder: Path) -> None:
    """The browser reads `url("…")` from the address of the whole, which is elsewhere."""
    (folder / "table").mkdir()
    (folder / "table" / "page-table.css").write_text('@import "../js/base.css";\n')
    (folder / "js" / "base.css").write_text('.card { background: url("../vendor/inter.woff2"); }')
    assert 'url("../../vendor/inter.woff2")' in bundle.whole("table/page-table.css")


@pytest.mark.parametrize(("module", "complaint"), [
    ('import { page } from "./page.js";\n', "import each other: js/page.js > js/other.js > js/page.js"),
    ("export default 5;\n", "js/other.js: export default 5"),
    ("export default function show() {}\n", "js/other.js: export default function"),
    ("export function show( {\n", "js/other.js does not parse"),
    ('import * as all from "./page.js";\nexport const show = 1;\n', "js/other.js: import \\* as all"),
    ("export let count = 5;\n", "js/other.js: export let"),
    ("export const show = () => import('./later.js');\n", "js/other.js: import\\("),
    ("export const shown = 5;\n", "js/other.js does not export show"),
])
def test_what_cannot_be_put_together_is_told_by_its_file(folder: Path, module: str, complaint: str) -> None:
    put(folder, page='import { show } from "./other.js";\nexport const page = show;\n', other=module)
    with pytest.raises(ValueError, match=complaint):
        bundle.whole("js/page.js")


def test_what_a_script_imports_is_known_beside_what_it_loads_later() -> None:
    """The folder without a server follows the first; a worker loads its own engine by the second."""
    assert bundle.imported('import { h } from "./dom.js";\nconst it = () => import(place);\n') == ["./dom.js"]


@pytest.mark.parametrize("script", sorted(
    str(path.relative_to(paths.static_path())) for path in paths.static_path().glob("*/*.js")))
def test_a_script_says_the_same_without_what_is_for_its_reader(script: str) -> None:
    """Word by word, as it is parsed; a pattern behind an arrow, say, would be cut into."""
    source = (paths.static_path() / script).read_text(encoding="utf-8")
    light = assets._lighter("text/javascript", source.encode()).decode()
    assert len(light) < len(source) and words_of(light) == words_of(source)


def words_of(script: str) -> list[str]:
    """The leaves of the syntax tree without comments, and without a semicolon that ends a line anyway."""
    left, leaves = [Parser(bundle.JAVASCRIPT).parse(script.encode()).root_node], []
    while left:
        node = left.pop()
        if node.type == "comment":
            continue
        left += reversed(node.children)
        if not node.children and node.text and node.text != b";":
            leaves.append(node.text.decode())
    return leaves


def test_styles_say_the_same_without_comments() -> None:
    styles = 'a:not(.b) > c { margin: calc(1px + 2px); content: "a  /* b */" } /* why */'
    assert assets._lighter("text/css", styles.encode()).decode() == (
        'a:not(.b)>c{margin:calc(1px + 2px);content:"a  /* b */"}')


def test_what_runs_before_the_first_paint_needs_nothing_else() -> None:
    """The catalogue of a page, its cookies and its layout are asked for behind the first frame."""
    first = (paths.static_path() / "table/first.js").read_text()
    assert not bundle.imported(first)
    assert not re.search("cookie|Storage|client|getBounding|getComputed|innerWidth", first)
