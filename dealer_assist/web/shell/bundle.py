"""A page's scripts in one file and its styles in one file, put together by the server when first asked for.

In the repository every idea has a file of its own and a browser can load them one by one; a tablet loads
one file, which arrives sooner and weighs less. Nothing is rewritten: each module becomes a function that
answers what it exports, in an order in which everything is there before it is asked for. What a module
imports and exports is read from its syntax tree (tree-sitter), as an editor reads it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import PurePosixPath
from posixpath import normpath, relpath
from typing import NamedTuple

import tree_sitter_javascript
from tree_sitter import Language, Node, Parser, Query, QueryCursor

from dealer_assist import paths

# a script that comes after another, and takes from it the modules that both need
FOLLOWS = {"table/table-later.js": "table/table.js"}
STYLES = ("table/page-bar.css", "table/page-table.css")
ENTRIES = frozenset({*FOLLOWS, *FOLLOWS.values(), "table/demo.js", *STYLES})
DECLARED = ("async", "function", "const", "class")
STYLE = '@import "'
NEAR_FILE = re.compile(r'url\("(\.[^"]+)"\)')     # as its own style sheet names it
JAVASCRIPT = Language(tree_sitter_javascript.language())
LATE = Query(JAVASCRIPT, "[(call_expression function: (import)) (meta_property)] @late")


# what may hold a blank that counts, and what is for whoever reads the source
PIECES = Query(JAVASCRIPT, "[(comment) (string) (template_string) (regex)] @piece")
LINES = re.compile(r"\s*\n\s*")
BLANKS = re.compile(r"(?<=[^\w$+./-])[ \t]+|[ \t]+(?=[^\w$+./ \t-])")
ENDS = re.compile(r"(?<=[({\[,;])\n|\n(?=[)}\]])")


class Module(NamedTuple):
    """What a script says of others: `imports` are paths and names taken, `exports` names given.

    Shape: `cuts` are the bytes that go, each with the number of the import that stands there; `late` is what
    it loads while it runs (`import()`), which no file put together can hold.
    """

    imports: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    exports: tuple[str, ...]
    cuts: tuple[tuple[int, int, int | None], ...]
    late: tuple[str, ...]


@cache
def whole(entry: str) -> str:
    """Everything that `entry`, a path in the static folder, needs to work by itself.

    Errors: ValueError for a script that does not parse, for modules that import each other in a circle, or
    that say something not put together here (a default export, `import()`); a test holds them to it.
    """
    return _styles(entry, entry) if entry.endswith(".css") else _scripts(entry)


def in_order(entry: str) -> list[str]:
    """The modules of an entry, each after all that it imports; the entry itself is last."""
    done: list[str] = []
    _visit(entry, (), done)
    return done


def imported(source: str, name: str = "a script") -> list[str]:
    """The modules that a script imports, as it names them."""
    return [path for path, _ in _module(source, name).imports]


@lru_cache(512)
def light(script: str) -> str:
    """A script without comments, indents and blanks that part nothing: every word of it stays."""
    source = script.encode()
    root = Parser(JAVASCRIPT).parse(source).root_node
    if root.has_error:
        return script
    pieces = QueryCursor(PIECES).captures(root).get("piece", [])
    text, at = [], 0
    for piece in sorted(pieces, key=lambda one: one.start_byte):
        if piece.start_byte < at:
            continue                    # a string in the gap of a template
        text += [_squeezed(source[at:piece.start_byte]), "" if piece.type == "comment" else _text(piece)]
        at = piece.end_byte
    return "".join([*text, _squeezed(source[at:])]).strip()


def _squeezed(code: bytes) -> str:
    return ENDS.sub("", BLANKS.sub("", LINES.sub("\n", code.decode())))


def _styles(name: str, entry: str) -> str:
    folder = PurePosixPath(name).parent
    return "\n".join(
        _styles(normpath(folder / line.split('"')[1]), entry) if line.startswith(STYLE)
        else NEAR_FILE.sub(lambda match: f'url("{_from(entry, normpath(folder / match[1]))}")', line)
        for line in _read(name).split("\n"))


def _from(entry: str, file: str) -> str:
    """A file of the static folder as it is named from under `whole/`, where the styles of an entry stand."""
    return relpath(file, f"whole/{PurePosixPath(entry).parent}")


def _scripts(entry: str) -> str:
    *modules, last = in_order(entry)
    there = _there(entry)
    taken = f"const {{ {', '.join(map(_variable, there))} }} = globalThis.$shared;\n" if there else ""
    given = [name for later, base in FOLLOWS.items() if base == entry for name in _there(later)]
    shared = f"globalThis.$shared = {{ {', '.join(map(_variable, given))} }};\n" if given else ""
    return taken + "".join(_wrapped(name) for name in modules if name not in there) + shared + _body(last)


def _there(entry: str) -> list[str]:
    """The modules of an entry that the script before it has brought; each has its state once."""
    before = FOLLOWS.get(entry)
    return [name for name in in_order(entry) if name in in_order(before)] if before else []


def _visit(name: str, above: tuple[str, ...], done: list[str]) -> None:
    if name in above:
        raise ValueError(f"modules import each other: {' > '.join((*above[above.index(name):], name))}")
    if name in done:
        return
    for other in imported(_read(name), name):
        _visit(_beside(name, other), (*above, name), done)
    done.append(name)


def _wrapped(name: str) -> str:
    answered = ", ".join(_module(_read(name), name).exports)
    return f"const {_variable(name)} = (() => {{\n{_body(name)}\nreturn {{ {answered} }};\n}})();\n"


def _body(name: str) -> str:
    """The module's text with what it imports as constants."""
    source = _read(name)
    module = _module(source, name)
    if module.late:
        raise ValueError(f"{name}: {module.late[0]}")
    text, at = bytearray(), 0
    for begin, end, number in module.cuts:
        text += source.encode()[at:begin]
        text += b"" if number is None else _constants(name, *module.imports[number]).encode()
        at = end
    return (text + source.encode()[at:]).decode()


def _constants(name: str, path: str, names: tuple[tuple[str, str], ...]) -> str:
    """`import { begin as beginDealer }` is `const { begin: beginDealer }`."""
    other = _beside(name, path)
    exports = _module(_read(other), other).exports
    if missing := sorted({theirs for theirs, _ in names}.difference(exports)):
        raise ValueError(f"{other} does not export {', '.join(missing)}")
    taken = ", ".join(theirs if theirs == ours else f"{theirs}: {ours}" for theirs, ours in names)
    return f"const {{ {taken} }} = {_variable(other)};" if names else ""


@cache
def _module(source: str, name: str) -> Module:
    root = Parser(JAVASCRIPT).parse(source.encode()).root_node
    if root.has_error:
        raise ValueError(f"{name} does not parse")
    imports: list[tuple[str, tuple[tuple[str, str], ...]]] = []
    exports: list[str] = []
    cuts: list[tuple[int, int, int | None]] = []
    for node in root.children:
        if node.type == "import_statement":
            cuts.append((node.start_byte, node.end_byte, len(imports)))
            imports.append((_path(node, name), tuple(_taken(node, name))))
        elif node.type == "export_statement":
            declared = node.child_by_field_name("declaration")
            exports.append(_declared(node, declared, name))
            cuts.append((node.start_byte, declared.start_byte if declared else 0, None))
    late = QueryCursor(LATE).captures(root).get("late", ())
    return Module(tuple(imports), tuple(exports), tuple(cuts), tuple(map(_text, late)))


def _path(node: Node, name: str) -> str:
    source = node.child_by_field_name("source")
    path = _text(source).strip("\"'") if source else ""
    if not path.startswith("."):
        raise _beyond(node, name)
    return path


def _taken(node: Node, name: str) -> Iterator[tuple[str, str]]:
    """The names of `import { theirs as ours }`; nothing else is taken from a module here."""
    for clause in (child for child in node.children if child.type == "import_clause"):
        for named in clause.named_children:
            if named.type != "named_imports":
                raise _beyond(node, name)
            for one in (child for child in named.named_children if child.type == "import_specifier"):
                theirs, ours = one.child_by_field_name("name"), one.child_by_field_name("alias")
                assert theirs is not None
                yield _text(theirs), _text(ours or theirs)


def _declared(node: Node, declared: Node | None, name: str) -> str:
    """The one name of `export function …`, `export const …` or `export class …`."""
    default = any(child.type == "default" for child in node.children)
    if declared is None or default or _text(declared).split()[0] not in DECLARED:
        raise _beyond(node, name)
    one = [child for child in declared.named_children if child.type == "variable_declarator"] or [declared]
    of = one[0].child_by_field_name("name")
    if of is None or len(one) > 1 or of.type not in ("identifier", "type_identifier"):
        raise _beyond(node, name)
    return _text(of)


def _beyond(node: Node, name: str) -> ValueError:
    return ValueError(f"{name}: {_text(node)}")


def _text(node: Node) -> str:
    return (node.text or b"").decode()


def _variable(name: str) -> str:
    return "$" + re.sub(r"\W", "_", name.removesuffix(".js"))


def _beside(name: str, other: str) -> str:
    """`./dom.js`, as written in `name`."""
    return normpath(PurePosixPath(name).parent / other)


def _read(name: str) -> str:
    return (paths.static_path() / name).read_text(encoding="utf-8")
