"""The documents at the top of the repository keep their word, and no file knows one machine only."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from dealer_assist import __version__, paths

ROOT = Path(__file__).parent.parent


def tracked_files() -> list[Path]:
    """Every file that git keeps, or would."""
    # a checkout that belongs to another user is read all the same
    command = "git -c safe.directory=* ls-files --cached --others --exclude-standard -z".split()
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def test_every_make_command_of_the_readme_is_in_the_makefile():
    named = set(re.findall(r"\bmake ([a-z-]+)", (ROOT / "README.md").read_text()))
    assert {"run", "test"} <= named
    assert named <= make_targets(), f"README names {sorted(named - make_targets())}; the Makefile does not"


def test_every_script_that_the_documents_name_can_be_run():
    documents = [ROOT / name for name in ("README.md", "Makefile", ".ci/run")]
    named = set(re.findall(r"(?<![\w/.])scripts/[\w.]+\b", "\n".join(path.read_text() for path in documents)))
    assert "scripts/setup" in named
    for name in sorted(named):
        assert (ROOT / name).is_file(), f"{name} is named and missing"
        assert name.endswith(".py") or os.access(ROOT / name, os.X_OK), f"{name} may not be executed"


# spelled in parts, so that this file may be searched too
VENDORED = ROOT / "static" / "vendor" / "pyodide"
HOMES = re.compile(r"(?<![\w.])/(?:" + "|".join(("home", "Users", "root", "work", "opt")) + r")/\w")


def test_no_file_names_a_place_on_one_machine():
    named = []
    for path in tracked_files():
        if VENDORED in path.parents:    # as it came: folders of a machine that Pyodide makes up
            continue
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        place = path.relative_to(ROOT)
        named += [f"{place}:{number}: {line}" for number, line in enumerate(lines, 1) if HOMES.search(line)]
    assert not named, "\n".join(named)


LOCKS = ("requirements.txt", "requirements-test.txt")


def locked(lock: str) -> dict[str, str]:
    """The version of every package in a lock file."""
    return dict(re.findall(r"^([a-z0-9-]+)==([^ ]+)", (ROOT / lock).read_text(), re.MULTILINE))


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_holds_exact_versions_with_the_hashes_of_their_files_and_no_address(lock: str):
    text = re.sub(r"#.*", "", (ROOT / lock).read_text()).replace("\\\n", " ")
    stated = [line for line in text.splitlines() if line.strip()]
    assert len(stated) > 40
    for line in stated:
        package = r"[a-z0-9-]+==[\w.]+( +--hash=sha256:[0-9a-f]{64})+ *"
        assert re.fullmatch(package, line), f"{line!r} is not name==version with hashes"


def test_the_locks_cover_what_the_project_asks_for_and_the_tests_stay_out_of_what_it_runs_on():
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    run, test = (locked(lock) for lock in LOCKS)

    def names(asked: list[str]) -> set[str]:
        return {re.split(r"[^\w-]", name)[0].lower() for name in asked}

    assert names(project["dependencies"]) <= set(run)
    assert names(project["optional-dependencies"]["dev"]) <= set(test)
    assert run.items() <= test.items(), "the tests run on what the app runs on"
    assert not {"pytest", "hypothesis", "ruff", "mypy", "pokerkit", "schemathesis"} & set(run)


def test_the_licence_is_stated_and_there():
    assert 'license = "MIT"' in (ROOT / "pyproject.toml").read_text()
    assert (ROOT / "LICENSE").read_text().startswith("MIT License")


def test_the_instance_folder_is_the_one_that_is_stated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv(paths.INSTANCE_VARIABLE, str(tmp_path))
    assert paths.instance_path() == tmp_path


def test_a_checkout_keeps_its_instance_beside_the_package(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(paths.INSTANCE_VARIABLE, raising=False)
    assert paths.instance_path() == ROOT / "instance"


def test_an_installed_package_keeps_its_instance_with_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    monkeypatch.delenv(paths.INSTANCE_VARIABLE, raising=False)
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "site-packages" / "dealer_assist")
    monkeypatch.setenv("XDG_DATA_HOME", "relative/is/ignored")
    monkeypatch.setenv("HOME", str(tmp_path / "dealer"))
    assert paths.instance_path() == tmp_path / "dealer" / ".local" / "share" / "dealer-assist"


@pytest.mark.parametrize("name", ["templates", "static"])
def test_pages_are_found_inside_the_package_when_the_wheel_put_them_there(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    find = getattr(paths, f"{name}_path")
    assert find() == ROOT / name
    inside = tmp_path / "_web" / name
    inside.mkdir(parents=True)
    monkeypatch.setattr(paths, "PACKAGE", tmp_path)
    assert find() == inside


def test_the_server_of_the_tests_answers_and_speaks_utf8(postgres_url: str):
    from sqlalchemy import create_engine, text

    engine = create_engine(postgres_url)
    with engine.connect() as connection:
        assert connection.execute(text("show server_encoding")).scalar() == "UTF8"
        assert connection.execute(text("show listen_addresses")).scalar() == ""
    engine.dispose()


def test_the_browser_of_the_tests_opens_a_page(page):
    page.set_content("<h1>Seat 4 to act</h1>")
    assert page.get_by_role("heading").inner_text() == "Seat 4 to act"


def test_an_installed_wheel_brings_pages_and_games(tmp_path: Path):
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    inside = set(zipfile.ZipFile(wheel).namelist())
    expected = set()
    for path in tracked_files():
        name = path.relative_to(ROOT).as_posix()
        if name.startswith(("templates/", "static/")):
            expected.add(f"dealer_assist/_web/{name}")
        elif name.startswith("dealer_assist/"):
            expected.add(name)
    assert any(name.endswith(".toml") for name in expected)
    assert expected <= inside, f"not in the wheel: {sorted(expected - inside)}"


def test_the_changes_have_dated_versions_the_newest_first_and_the_newest_is_this_one():
    """What is not out yet stands above them all, under no heading of a subject."""
    lines = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").splitlines()
    heads = [line.removeprefix("## ") for line in lines if line.startswith("## ")]
    assert heads[0] == "Unreleased"
    dated = [head.split(", ") for head in heads[1:]]
    versions = [(tuple(map(int, number.split("."))), day) for number, day in dated]
    assert versions == sorted(versions, reverse=True)
    assert len({number for number, _ in versions}) == len(versions) > 2
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d", day) for _, day in versions)
    assert heads[1].split(", ")[0] == __version__


WIDTH = 120
WRITTEN = {".py", ".html", ".css", ".js", ".ftl", ".md", ".toml", ".yml", ".cfg"}


def test_no_line_is_longer_than_a_screen_is_wide():
    """In every file that somebody writes; what others wrote (`vendor`) and what is recorded apart."""
    scripts = {path for path in tracked_files() if path.parent.name == "scripts" and not path.suffix}
    written = {path for path in tracked_files() if path.suffix in WRITTEN and "vendor" not in path.parts}
    long = [f"{path.relative_to(ROOT)}:{n}" for path in sorted(scripts | written)
            for n, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if len(line) > WIDTH]
    assert long == []
