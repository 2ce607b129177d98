"""Desks register themselves, in a copy of the package: what a page costs, and what no rights cost."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documents import ROOT, touched_by

WEB = ROOT / "dealer_assist" / "web"
LEFT_OUT = shutil.ignore_patterns("__pycache__", "pyodide")

PAGES = '''"""Lost property: what lies at the desk."""

from apiflask import APIBlueprint
from flask import render_template

property = APIBlueprint("property", __name__, template_folder="pages", enable_openapi=False)


@property.get("/property")
def index() -> str:
    """What was handed in."""
    return render_template("property/index.html", things=("a card guard",))
'''
DESK = '''"""The desk of lost property."""

from dealer_assist.web.auth.rights import CHIEFS, RightsLine
from dealer_assist.web.desks import HeadLink, Tile, WebDesk
from dealer_assist.web.property.pages import property

DESK = WebDesk(
    rights=(RightsLine("property.index", CHIEFS),),
    pages=(property,),
    tiles=(Tile("now", 25, "property.index", "property.title", "property.about"),),
    links=(HeadLink(35, "property.index", "property.title", staff=True),),
)
'''
PAGE = """{% extends "shell/_plain.html" %}
{% block title %}{{ t("property.title") }}{% endblock %}
{% block main %}<h1>{{ t("property.title") }}</h1>
<ul>{% for thing in things %}<li>{{ thing }}</li>{% endfor %}</ul>{% endblock %}
"""
PROPERTY = {
    "web/property/__init__.py": '"""Lost property."""\n', "web/property/pages.py": PAGES,
    "web/property/desk.py": DESK, "web/property/pages/property/index.html": PAGE,
}
WORDS = {
    "en": "property-title = Lost property\nproperty-about = what was left at a table\n",
    "es": "property-title = Objetos perdidos\nproperty-about = lo que quedó en una mesa\n",
    "de": "property-title = Fundsachen\nproperty-about = was an einem Tisch liegen blieb\n",
}
VISIT = '''
import sys
from pathlib import Path
from dealer_assist.web import create_app
from tests.store.venue import upgraded
from tests.web.staff import Staff

app = create_app({"INSTANCE": Path(sys.argv[1])})
upgraded(app)
staff = Staff(app)
flo, vic, nobody = staff.signed_in("Flo"), staff.signed_in("Vic"), app.test_client()
print(flo.get("/property").status_code, vic.get("/property").status_code, nobody.get("/property").status_code)
page = flo.get("/property").get_data(as_text=True)
assert "a card guard" in page and "<h1>Lost property</h1>" in page, page
hub = flo.get("/floor").get_data(as_text=True)
assert hub.index("Events") < hub.index("what was left at a table") < hub.index("Calls</b>"), hub
assert flo.get("/rules").status_code == 200
assert '<a href="/property">Lost property</a>' in flo.get("/tools").get_data(as_text=True)
assert "/property" not in vic.get("/tools").get_data(as_text=True)
flo.set_cookie("lang", "de")
assert "<h1>Fundsachen</h1>" in flo.get("/property").get_data(as_text=True)
'''


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package, its pages and what of the tests sets a room up."""
    for folder in ("dealer_assist", "templates", "static", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=LEFT_OUT)
    return tmp_path


def put(copy: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = copy / "dealer_assist" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(before + text, encoding="utf-8")


def run(copy: Path, program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", program, str(copy / "room")], cwd=copy, capture_output=True,
                          text=True, check=False)


def test_a_staff_page_is_one_folder_and_its_words(copy: Path):
    put(copy, PROPERTY)
    put(copy, {f"texts/{language}/floor.ftl": text for language, text in WORDS.items()})
    named = {name.replace("<id>", "property") for name in touched_by("a staff page")}
    assert named == {*PROPERTY, "texts/*/floor.ftl"}
    done = run(copy, VISIT)
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split() == ["200", "403", "303"]


def test_an_address_without_a_line_of_rights_stops_the_start(copy: Path):
    put(copy, PROPERTY | {"web/property/desk.py": DESK.replace('RightsLine("property.index", CHIEFS),', "")})
    done = run(copy, "from dealer_assist.web import create_app\ncreate_app({'INSTANCE': 'room'})")
    assert done.returncode == 1
    assert "no line in the rights of their desk (desk.py): GET property.index" in done.stderr


def test_desks_do_not_import_each_other_in_a_ring():
    """Each package of `web/` and each module beside them: what it imports never leads back to it."""
    arrows = {name: set[str]() for name in (one.stem for one in WEB.iterdir())}
    for path in WEB.rglob("*.py"):
        name = path.relative_to(WEB).parts[0].removesuffix(".py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("dealer_assist.web"):
                below = (node.module or "").split(".")[2:3] or [alias.name for alias in node.names]
                arrows[name] |= {one for one in below if one in arrows} - {name}
    left = dict(arrows)
    while free := {name for name, others in left.items() if not others & set(left)}:
        left = {name: others for name, others in left.items() if name not in free}
    assert not left
