"""The arrows of ARCHITECTURE.md: who imports whom, and what the pure core keeps away from."""

from __future__ import annotations

import ast
import gc
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from dealer_assist import paths
from dealer_assist.rules.betting import BETTINGS
from dealer_assist.rules.house_rules import RULES
from dealer_assist.scales import SCALES
from tests.documents import touched_by

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "dealer_assist"
CORE = tuple(room for room in paths.CORE if room != "texts")
# beside the rooms of the table: it imports nothing of ours, and what stands outside the core may ask it
PLACES = "paths"
OPEN_TO_ALL = {"errors", "texts"}
CHANCE_AND_CLOCK = {"random", "secrets", "time", "datetime", "calendar", "uuid", "zoneinfo"}
HEAVY = {
    "flask", "sqlalchemy", "werkzeug", "jinja2", "pydantic", "click", "asyncio", "socket", "sqlite3",
    "logging", "random", "http", "email", "multiprocessing", "subprocess", "unittest", "tkinter",
}


def allowed_arrows() -> dict[str, set[str]]:
    """The table of ARCHITECTURE.md: for each room, the rooms that it may import."""
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)[./\w]*` \|.*\| ([^|]*) \|$", page, re.MULTILINE)
    allowed: dict[str, set[str]] = {}
    for room, may_import in rows:
        order = list(allowed)
        above = set(allowed) if "all of the above" in may_import else set()
        for first, last in re.findall(r"(\w+) to (?!all)(\w+)", may_import):     # both among them
            above |= set(order[order.index(first):order.index(last) + 1])
        allowed[room] = above | (set(re.findall(r"\w+", may_import)) & set(allowed)) | OPEN_TO_ALL | {room}
        if room not in (*CORE, "errors"):
            allowed[room].add(PLACES)
    return allowed | {PLACES: {PLACES}}


def sources(room: str) -> list[Path]:
    """The Python files of a room, which is a folder or one module."""
    return sorted((PACKAGE / room).rglob("*.py")) or [PACKAGE / f"{room}.py"]


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def words_of(path: Path) -> set[str]:
    """The words that a file holds: most hold none of those a test looks for."""
    return set(re.findall(r"[A-Za-z]\w*", text_of(path)))


@cache
def nodes_of(path: Path) -> tuple[ast.AST, ...]:
    """Everything a file says; six tests walk through it."""
    gc.disable()    # a tree is kept whole: to look for rings in it takes longer than to read it
    nodes = tuple(ast.walk(ast.parse(text_of(path))))
    gc.freeze()
    gc.enable()
    return nodes


@cache
def imports(path: Path) -> tuple[tuple[int, str], ...]:
    """Line and dotted name of everything that a file imports, relative imports made absolute."""
    return tuple(_imports(path))


# a statement begins a line; the names may go on over several in brackets
IMPORT = re.compile(r"^[ \t]*(?:import +[\w., ]+|from +[.\w]+ +import *(?:\([^)]*\)|[^(\n]+))", re.MULTILINE)


def _imports(path: Path) -> Iterator[tuple[int, str]]:
    package = ("dealer_assist", *path.relative_to(PACKAGE).parent.parts)
    for lineno, node in _import_statements(text_of(path)):
        if isinstance(node, ast.Import):
            yield from ((lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join((*base, node.module or "")).strip(".")
            # `from dealer_assist import errors` names a room only by what follows
            yield from ((lineno, f"{module}.{alias.name}") for alias in node.names)


def _import_statements(text: str) -> Iterator[tuple[int, ast.stmt]]:
    """The imports of a file with their lines, read without the rest of it."""
    for match in IMPORT.finditer(text):
        try:
            statement, = ast.parse(match[0].strip()).body
        except SyntaxError:     # a line of a docstring that begins with the word
            continue
        yield text.count("\n", 0, match.start()) + 1, statement


def rooms() -> list[str]:
    """Every room that holds Python, found on the disk and not in the table."""
    folders = {path.relative_to(PACKAGE).parts[0] for path in PACKAGE.rglob("*.py")}
    return sorted(name.removesuffix(".py") for name in folders if not name.startswith("__"))


def test_the_table_is_read_as_it_is_written():
    allowed = allowed_arrows()
    assert allowed["errors"] == {"errors", "texts"}
    assert allowed["scales"] == {"errors", "texts", "cards", "scales"}
    assert allowed["engine"] == {"errors", "texts", "cards", "scales", "rules", "games", "engine"}
    assert {"web", "store", "formats", "engine", "cards"} <= allowed["cli"]
    assert "web" not in allowed["store"]


@pytest.mark.exhaustive
def test_the_imports_of_a_file_are_all_that_its_tree_has():
    for path in PACKAGE.rglob("*.py"):
        in_tree = [node for node in nodes_of(path) if isinstance(node, ast.Import | ast.ImportFrom)]
        statements = [(line, ast.dump(node)) for line, node in _import_statements(text_of(path))]
        assert sorted(statements) == sorted((node.lineno, ast.dump(node)) for node in in_tree), path


def test_every_import_is_an_arrow_of_the_table():
    allowed = allowed_arrows()
    strangers = []
    for room in rooms():
        assert room in allowed, f"{room}: ARCHITECTURE.md has no row for it"
        for path in sources(room):
            for line, name in imports(path):
                parts = [*name.split("."), ""]
                if parts[0] == "dealer_assist" and parts[1] not in allowed[room] | {"__version__"}:
                    strangers.append(f"{path.relative_to(ROOT)}:{line}: {room} → {parts[1]}")
    assert not strangers, "arrows that ARCHITECTURE.md does not have:\n" + "\n".join(strangers)


@pytest.mark.parametrize("room", ["errors", *CORE])
def test_the_core_uses_the_standard_library_without_chance_or_clock(room: str):
    for path in sources(room):
        if not path.exists():
            continue
        for line, name in imports(path):
            top = name.split(".")[0]
            assert top == "dealer_assist" or top in sys.stdlib_module_names, f"{path}:{line} imports {name}"
            assert top not in CHANCE_AND_CLOCK, f"{path}:{line}: {name}; time and chance come in as arguments"


def core_modules() -> list[str]:
    """Every module of the core, dotted."""
    paths = [path for room in CORE for path in sources(room) if path.exists()]
    names = (".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths)
    return [name.removesuffix(".__init__") for name in names]


def rings(arrows: dict[str, set[str]]) -> list[str]:
    """What is left when modules that import nothing left are taken away, again and again."""
    left = dict(arrows)
    while ends := [name for name, targets in left.items() if not targets & left.keys()]:
        for name in ends:
            del left[name]
    return sorted(left)


def arrows_of(package: Path) -> dict[str, set[str]]:
    """Who imports whom, at heads of modules, inside functions and for types; a folder by its face."""
    dotted = {".".join(path.relative_to(package.parent).with_suffix("").parts).removesuffix(".__init__"): path
              for path in package.rglob("*.py")}
    arrows: dict[str, set[str]] = {}
    for name, path in dotted.items():
        asked = {it for _, it in imports(path)}
        arrows[name] = {it if it in dotted else it.rpartition(".")[0] for it in asked} - {name}
    return arrows


def test_no_ring_of_imports_in_any_room():
    """Who reads a module need not read first what reads it; inside a function a ring only closes later."""
    assert rings(arrows_of(PACKAGE)) == []


def test_a_ring_inside_functions_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys.modules[__name__], "PACKAGE", tmp_path / "dealer_assist")
    for name, text in {"hands": "def settle():\n    from dealer_assist.room.events import bought\n",
                       "events": "from dealer_assist.room import hands\n", "chips": "import json\n"}.items():
        (tmp_path / "dealer_assist" / "room").mkdir(parents=True, exist_ok=True)
        (tmp_path / "dealer_assist" / "room" / f"{name}.py").write_text(text)
    assert rings(arrows_of(PACKAGE)) == ["dealer_assist.room.events", "dealer_assist.room.hands"]


def test_a_ring_is_found():
    assert rings({"a": {"b"}, "b": {"c"}, "c": {"b", "d"}, "d": set()}) == ["a", "b", "c"]
    assert rings({"a": {"b"}, "b": set()}) == []


def interpret(code: str) -> str:
    """What a fresh interpreter prints."""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_core_loads_nothing_heavy():
    code = f"import sys, {', '.join(core_modules())}; print(*sys.modules)"
    loaded = {name.split(".")[0] for name in interpret(code).split()}
    assert not loaded & HEAVY, f"the core loads {sorted(loaded & HEAVY)}"


# Words that name a game and, as a card room says it, a scale, a side or a limit too; engine/ may say these.
ALSO_TRADE_WORDS = {
    "badugi": "a scale, and the side that is judged by it",
    "stud": "a family of games: house rules are named for all that are played with up cards",
}


def games_named_in(path: Path, ids: set[str]) -> Iterator[str]:
    """Where a file's strings (docstrings apart) or names hold a game's id as a whole word."""
    docstrings = {
        id(node.body[0].value)
        for node in nodes_of(path)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
        and node.body and isinstance(node.body[0], ast.Expr)
    }
    for node in nodes_of(path):
        for text in _strings(node) if id(node) not in docstrings else ():
            if text in RULES or text in SCALES:
                continue  # `archie-high` is a switch of the house, `madison` a scale
            for game in games_in(text, frozenset(ids)):
                yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', '?')}: {game}"


@cache
def games_in(text: str, ids: frozenset[str]) -> tuple[str, ...]:
    """The games that a string or a name holds; names come up again and again."""
    words = re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")
    return tuple(game for game in ids if f"-{game}-" in f"-{words}-")


def _strings(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    names = (getattr(node, field, None) for field in ("id", "attr", "arg", "name"))
    return [name for name in names if isinstance(name, str)]


def test_no_game_is_named_in_the_engine():
    """A game says what it needs in words that any game may use, so the engine knows no game."""
    from dealer_assist.games import game_ids

    ids = set(game_ids()) - set(ALSO_TRADE_WORDS)
    named = [place for path in sources("engine") for place in games_named_in(path, ids)]
    assert not named, "games named in engine/:\n" + "\n".join(named)


def test_a_game_named_in_a_string_or_a_name_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    source = tmp_path / "engine.py"
    source.write_text('"""Holdem, say."""\nif game == "big-o":\n    is_big_o = omahas = "not holdem-like"\n')
    assert set(games_named_in(source, {"big-o", "omaha", "holdem"})) == {
        "engine.py:2: big-o", "engine.py:3: big-o", "engine.py:3: holdem",
    }


# Where a betting structure is named beside its own file: the page on betting, the calculator
# of the pot, examples, the usual value of a form. "limit" is a kind of stakes too, and one is a house rule.
NAMES_A_BETTING = {
    "dealer_assist/games/model.py", "dealer_assist/games/vocabulary.py", "dealer_assist/practice/desk.py",
    "dealer_assist/rules/house_rules.py", "dealer_assist/web/api/schemas.py",
    "dealer_assist/web/own_games/draft.py", "dealer_assist/web/rulebook/procedures.py",
    "dealer_assist/web/table/demo.py", "dealer_assist/web/tools/pages.py",
    "static/tools/arithmetic.js", "static/tools/tools.js",
    "templates/setup/_stakes.html", "templates/tools/index.html",
}


def test_a_betting_structure_is_named_in_its_own_file():
    quoted = re.compile(rf"""(["'])({"|".join(BETTINGS)})\1""")
    pages = (*(ROOT / "templates").rglob("*.html"), *(ROOT / "static").glob("*/*.js"))
    naming = set()
    for path in (*PACKAGE.rglob("*.py"), *pages):
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".py":
            docs = re.compile(r'"""[^"]*?(?:"[^"]+"[^"]*?)*"""', re.DOTALL)
            text = docs.sub("", text)
        if quoted.search(text):
            naming.add(str(path.relative_to(ROOT)))
    own = {name for name in naming if name.startswith("dealer_assist/rules/betting/")}
    assert len(own) == len(BETTINGS)
    assert naming - own == NAMES_A_BETTING


def places_of(word: str) -> set[str]:
    """The files that name a step's word, or are its own; the texts of all languages are one place."""
    code = [path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE / "rules"]  # a price is a rule's
    paths = {str(path.relative_to(PACKAGE)) for path in code if _names_the_word(path, word)}
    scripts = (ROOT / "static").glob("*/*.js")
    paths |= {path.name for path in scripts if re.search(rf"[\"'`]{word}[\"'`]|{word}Keys", path.read_text())}
    return paths | {"texts"}


def _names_the_word(path: Path, word: str) -> bool:
    nodes = nodes_of(path) if word in text_of(path) else ()
    named = any(isinstance(node, ast.Constant) and node.value == word for node in nodes)
    return named or any(isinstance(node, ast.FunctionDef) and node.name == f"_{word}" for node in nodes)


def test_a_step_word_is_six_places_at_most():
    """ARCHITECTURE says which; `buy` was the last word that came."""
    places = places_of("buy")
    assert places == touched_by("a step word"), places
    assert len(places) <= 6


def test_the_agenda_alone_decides_the_order_of_steps():
    """R50: what begins a round of dealing is asked by the agenda's program and the engine's own step alone.

    Who tells a game step by step reads that program; nobody else sets the burn of a round.
    """
    asking, setting = set(), set()
    for path in PACKAGE.rglob("*.py"):
        if not {"opens_dealing", "burned"} & words_of(path):
            continue
        name = str(path.relative_to(PACKAGE))
        for node in nodes_of(path):
            if isinstance(node, ast.Attribute) and node.attr == "opens_dealing":
                asking.add(name)
            if isinstance(node, ast.Attribute) and node.attr == "burned" and isinstance(node.ctx, ast.Store):
                setting.add(name)
    assert asking == {"engine/agenda.py", "engine/dealing/steps.py"}
    assert setting == {"engine/dealing/steps.py", "engine/dealing/stub.py", "engine/dealing/redraw.py"}
    assert "from dealer_assist.engine.agenda import program" in (
        PACKAGE / "rulebook" / "procedure.py").read_text(encoding="utf-8")


NAMED = ("cards", "scales", "rules", "games", "engine", "contract", "floor", "session", "rulebook", "trial",
         "tournament")


def test_every_module_of_a_core_room_is_named_by_a_test():
    """What a module promises is asked of it by name; of the engine by `tests/engine`, which mirrors it."""
    named = {folder: _named_in(ROOT / "tests" / folder) for folder in ("", "engine")}
    for room in NAMED:
        modules = {name for name in core_modules() if name.startswith(f"dealer_assist.{room}.")}
        rooms_within = {name.rpartition(".")[0] for name in modules}
        unnamed = modules - rooms_within - named["engine" if room == "engine" else ""]
        assert not unnamed, sorted(unnamed)


FROM = re.compile(r"^ *from ([\w.]+) import (\([^)]*\)|[^(\n]+)", re.MULTILINE)


def _named_in(folder: Path) -> set[str]:
    """The modules that the tests of a folder import."""
    named = set()
    for path in folder.rglob("test_*.py"):
        for module, names in FROM.findall(path.read_text(encoding="utf-8")):
            named |= {module, *(f"{module}.{name}" for name in re.findall(r"\w+", names))}
    return named


REASON = re.compile(r"# pragma: no (?:cover|branch) - \W?\w+(?:\W+\w+){2,}")


def test_what_no_test_need_take_says_why_beside_the_line():
    """`make cover` leaves such lines out; the reason is words, not a sign that there is one."""
    places = [(path, n, line) for path in PACKAGE.rglob("*.py")
              for n, line in enumerate(text_of(path).splitlines(), 1) if "pragma: no" in line]
    bare = [f"{path.relative_to(ROOT)}:{n}" for path, n, line in places if not REASON.search(line)]
    assert places and not bare, bare



def test_a_name_stands_for_one_class():
    """Whoever reads `Happening` need not ask which: a second class of a name says what it is besides."""
    places: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for name in re.findall(r"^ *class (\w+)[(:]", path.read_text(encoding="utf-8"), re.MULTILINE):
            places.setdefault(name, []).append(str(path.relative_to(PACKAGE)))
    twice = {name: files for name, files in places.items() if len(files) > 1}
    assert twice == {}


VAGUE = {"found", "made", "said", "told"}
# columns, keys of documents, words of HTTP and a framework, the trade's `MadeHand`
STILL_VAGUE = {
    "scales/made_hand.py": "MadeHand", "store/hands/reconstruction.py": "said",
    "store/live/displays.py": "made made_by", "store/people/accounts.py": "made",
    "store/people/models.py": "made",
    "store/review/calls.py": "made", "store/review/playlists.py": "made", "store/tables/counts.py": "made",
    "store/tables/requests.py": "made", "store/tables/rotations.py": "told",
    "store/tables/table_mix.py": "told",
    "store/transfer/backup.py": "made", "store/transfer/imports.py": "made made_by",
    "store/db/refusals.py": "NotFound",
    "web/floor/ledger.py": "made", "web/search/api.py": "made", "web/serving/worker.py": "connection_made",
}


def words_in(name: str) -> set[str]:
    """The words of `MessageBody`, `steps_told`, `mix-found`."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", name)}


def names_given(path: Path) -> Iterator[str]:
    """Every name that a file gives to something: functions, classes, arguments, variables, fields."""
    for node in nodes_of(path):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.arg | ast.keyword) and node.arg:
            yield node.arg
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id


@pytest.mark.exhaustive     # reads every file there is
def test_names_say_what_something_is_and_not_that_it_was_done():
    """`found`, `made`, `said`, `told` fit anything, in `steps_told` too; a trade's word fits one thing."""
    vague: dict[str, str] = {}
    for path in PACKAGE.rglob("*.py"):
        if "migrations" not in path.parts and any(VAGUE & words_in(word) for word in words_of(path)):
            names = {name for name in names_given(path) if VAGUE & words_in(name)}
            vague |= {path.relative_to(PACKAGE).as_posix(): " ".join(sorted(names))} if names else {}
    assert vague == STILL_VAGUE, "name it as a dealer or the framework does; strike out what is gone"


# what scripts and pages name: functions and values, classes and ids
GIVEN = {
    "static/*/*.js": r"\b(?:const|let|function|class) (\w+)|\bclass: [\"`]([\w -]+)|^export (.*)",
    "static/*/*.css": r"[.#]([a-z][\w-]*)(?=[^;{}]*\{)", "templates/*/*.html": r"\b(?:id|class)=\"([^\"{]+)",
}


@pytest.mark.parametrize("kind", GIVEN)
def test_scripts_styles_and_pages_name_what_something_is(kind: str):
    vague = {}
    for path in PACKAGE.parent.glob(kind):
        given = re.findall(GIVEN[kind], path.read_text(encoding="utf-8"), re.MULTILINE)
        names = VAGUE & words_in(str(given))
        vague |= {path.name: names} if names else {}
    assert vague == {}


LONGEST = 300
# with how long each may be, and why
LONGER = {
    "rehearsal/director.py": (340, "one director's evening, hour by hour"),
}


def test_a_module_is_read_in_one_sitting():
    lengths = {path.relative_to(PACKAGE).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
               for path in PACKAGE.rglob("*.py") if "migrations" not in path.parts}
    long = {name: lines for name, lines in lengths.items() if lines > LONGER.get(name, (LONGEST, ""))[0]}
    assert long == {}, "part these by subject"
    assert all(lengths.get(name, 0) > LONGEST for name in LONGER), "strike out what is short again"
