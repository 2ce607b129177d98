"""A room's own games: files in a folder, dealt and told like those of the rulebook, without any code."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner, Result

from dealer_assist import paths
from dealer_assist.cli import main
from dealer_assist.contract.judge import judge
from dealer_assist.contract.options import options
from dealer_assist.trial.play import trial
from dealer_assist.errors import Refusal
from dealer_assist.games import Game, GameFileError, OwnGames, game_ids, load_game, use_folder
from dealer_assist.games.loader import library, custom
from dealer_assist.rulebook.game_card import card, procedure
from dealer_assist.rulebook.vocabulary import words_of

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = [path.stem for path in paths.example_games()]
HEAD = 'name = "{}"\nsection = "house"\nsummary = "Ours."\n'


def readme_example() -> tuple[str, str]:
    """Name and text of the game file that README.md shows."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    section = text[text.index("## Add a game"):]
    name = re.search(r"instance/games/([\w-]+\.toml)", section)
    block = re.search(r"```toml\n(.*?)```", section, re.DOTALL)
    assert name and block, "README.md shows no game file"
    return name[1], block[1]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


def put(folder: Path, name: str, text: str) -> None:
    folder.mkdir(exist_ok=True)
    path = folder / f"{name}.toml"
    path.write_text(text, encoding="utf-8")


def small(name: str, more: str) -> str:
    return HEAD.format(name) + more


def broken_ids(games: OwnGames) -> list[str]:
    return [file.id for file in games.broken()]


# -- the example of the README ---------------------------------------------------------------------


def test_the_game_of_the_readme_is_played_from_its_one_file(instance: Path):
    """Dropped in, it is in the list, asks for its sixth board card and is judged on all six."""
    name, text = readme_example()
    put(instance / "games", Path(name).stem, text)
    games = use_folder(instance / "games")
    assert games.broken() == () and "long-river" in game_ids()
    assert text.count("\n") <= 12
    asked = options({
        "game": "long-river", "betting": "limit", "seats": {"1": 2000, "2": 2000}, "button": 1,
        "blinds": [50, 100], "actions": [
            "1 call", "2 check", "deal board 2c 7d 9h", "2 check", "1 check", "deal board Jc", "2 check",
            "1 check", "deal board 3s", "2 check", "1 check", "deal board Kd"],
    })
    assert asked["street"] == "delta"
    assert asked["legal"]["bet"] == {"min": 200, "max": 200}
    ruled = judge({
        "game": "long-river", "button": 1, "pots": [{"amount": 200}], "board": "2c 7d 9h Jc 3s Kd",
        "hands": {"1": "AsAhQs4d", "2": "KsKh5c4s"},
    })
    assert ruled["awards"] == {"2": 200}
    assert ruled["hands"]["2"]["high"]["name"] == "Three of a Kind, Kings, Jack-Nine kickers"


@pytest.mark.exhaustive
def test_the_game_of_the_readme_survives_random_hands(folder: Path):
    name, text = readme_example()
    put(folder, Path(name).stem, text)
    games = OwnGames(folder)
    outcome = trial("long-river", Random(11), 40, games.load)
    assert (outcome.hands, outcome.failure) == (40, None)


# -- the examples that come with the product -------------------------------------------------------


def test_three_examples_lie_in_the_instance_folder_of_the_repository():
    assert EXAMPLES == ["lantern-row", "second-wind", "trapdoor"]
    kept = subprocess.run(
        "git -c safe.directory=* check-ignore --no-index -v instance/games/mine.toml instance/own.db "
        "instance/games/trapdoor.toml".split(), cwd=ROOT, capture_output=True, text=True).stdout
    ignored = [line.split("\t")[1] for line in kept.splitlines() if not line.split(":")[2].startswith("!")]
    assert ignored == ["instance/games/mine.toml", "instance/own.db"]
    exceptions = re.findall(r"^!/instance/games/(.+\.toml)$", (ROOT / ".gitignore").read_text(), re.MULTILINE)
    assert exceptions == list(paths.EXAMPLES)


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_is_played_and_told(name: str):
    games = OwnGames(ROOT / "instance" / "games")
    game = games.load(name)
    outcome = trial(game, Random(3), 40, games.load)
    assert outcome.failure is None and outcome.actions > 200
    assert card(game, load=games.load).name == game.name
    parts = {step.part for step in procedure(game, games.load)}
    assert {"Forced money", "Showdown"} < parts


def test_the_examples_use_different_words():
    games = OwnGames(ROOT / "instance" / "games")
    kinds = ("Steps", "Scales", "Conditions")
    used = {name: {word for kind, word in words_of(games.load(name)) if kind in kinds} for name in EXAMPLES}
    assert {"draw", "board", "roll"} < used["second-wind"]
    assert {"up", "discard", "ace-to-six"} < used["trapdoor"]
    assert {"twenty-one", "badugi-ace-high"} < used["lantern-row"]
    assert "board" not in used["trapdoor"] | used["lantern-row"]


@pytest.fixture
def examples() -> None:
    use_folder(ROOT / "instance" / "games")


def test_second_wind_has_a_low_only_on_a_late_roll(examples):
    """Exactly two of the three cards play; on a three the nut low is worth nothing."""
    shown = {"game": "second-wind", "button": 1, "board": "3h 5d 7c Kh Ks", "pots": [{"amount": 100}],
             "hands": {"1": "As2d9c", "2": "KcKd9s"}}
    assert judge({**shown, "dice": [5]})["awards"] == {"1": 50, "2": 50}
    assert judge({**shown, "dice": [3]})["awards"] == {"2": 100}


def test_trapdoor_throws_a_down_card_on_fifth_street(examples):
    """Seven of the eight cards are left: the thrown one no longer counts, nine-low takes its half."""
    shown = {"game": "trapdoor", "pots": [{"amount": 100}],
             "hands": {"1": "AsAdAcKdKh4c3c", "2": "9h8d6s4h2cQsJd"}}
    assert judge(shown)["awards"] == {"1": 50, "2": 50}
    with pytest.raises(Refusal) as refused:
        judge({**shown, "hands": {"1": "AsAdAcKdKh4c3cTc", "2": "9h8d6s4h2cQsJd"}})
    assert refused.value.field == "hands.1"


def test_lantern_row_weighs_points_and_suits(examples):
    """Twenty-one against a jack badugi; a queen badugi does not light the other half."""
    shown = {"game": "lantern-row", "button": 1, "pots": [{"amount": 100}]}
    split = judge({**shown, "hands": {"1": "Ts9s2sKsQs", "2": "2h3c4dJsTh"}})
    assert split["awards"] == {"1": 50, "2": 50}
    scoop = judge({**shown, "hands": {"1": "Ts9s2sKsQs", "2": "2h3c4dQcQh"}})
    assert scoop["awards"] == {"1": 100}


@pytest.mark.exhaustive
def test_an_installed_wheel_brings_the_examples_and_nothing_of_a_room(tmp_path: Path):
    import zipfile

    mine = ROOT / "instance" / "games" / "somebodys-own-game.toml"
    mine.write_text(small("Mine", 'extends = "omaha"'))
    try:
        command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
        subprocess.run(command, cwd=ROOT, capture_output=True, check=True)
    finally:
        mine.unlink()
    (wheel,) = tmp_path.glob("*.whl")
    inside = "dealer_assist/_web/example_games/"
    with zipfile.ZipFile(wheel) as archive:
        brought = sorted(name.removeprefix(inside) for name in archive.namelist() if name.startswith(inside))
        archive.extractall(tmp_path / "installed")
    assert brought == list(paths.EXAMPLES)
    code = "from dealer_assist import paths; print(*paths.example_games())"
    output = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True,
                            env={**os.environ, "PYTHONPATH": str(tmp_path / "installed")}).stdout.split()
    assert [Path(path).name for path in output] == list(paths.EXAMPLES)
    assert all(Path(path).is_relative_to(tmp_path) for path in output)


# -- a folder of games ---------------------------------------------------------------------------------


def test_a_folder_need_not_be_there(folder: Path):
    games = OwnGames(folder)
    assert games.ids() == library.RULEBOOK.ids()
    assert games.own() == games.broken() == ()


def test_an_own_game_may_extend_games_of_the_rulebook_and_of_the_room(folder: Path):
    six = 'extends = "omaha-8"\nmax_seats = 7\n[streets.preflop]\nsteps = ["hole 6"]'
    put(folder, "six-card", small("Six", six))
    put(folder, "six-small", small("Small", 'extends = "six-card"\n[streets.river]\nbet = "small"'))
    games = OwnGames(folder)
    assert games.own() == ("six-card", "six-small")
    child = games.load("six-small")
    assert (child.holds("hole"), child.streets[-1].bet, len(child.sides)) == (6, "small", 2)


def test_a_file_with_mistakes_is_listed_with_all_of_them_and_harms_no_other(folder: Path):
    put(folder, "good", small("Good", 'extends = "omaha"'))
    put(folder, "bad", small("Bad", 'extends = "omaha"\ndeck = "shrot"\n[streets.flop]\nsteps = ["bord 3"]'))
    put(folder, "child", small("Child", 'extends = "bad"'))
    put(folder, "no-toml", "name = ")
    games = use_folder(folder)
    assert games.own() == ("good",)
    assert set(game_ids()) == {*library.RULEBOOK.ids(), "good"}
    assert [load_game(game).id for game in game_ids()] == list(game_ids())
    mistakes = {file.id: [str(mistake) for mistake in file.mistakes] for file in games.broken()}
    assert sorted(mistakes) == ["bad", "child", "no-toml"]
    assert mistakes["bad"] == ['bad.toml, deck: no deck "shrot". Did you mean "short"?',
                               'bad.toml, streets.flop: no step "bord 3". Did you mean "board 3"?']
    assert mistakes["child"] == mistakes["bad"]
    assert "this is not TOML" in mistakes["no-toml"][0]
    with pytest.raises(GameFileError) as refused:
        load_game("bad")
    assert len(refused.value.mistakes) == 2


@pytest.mark.parametrize(("name", "content", "expected"), [
    ("Big Game", small("B", 'extends = "omaha"').encode(), "Rename it"),
    ("holdem", small("Ours", 'extends = "omaha"').encode(), "belongs to the rulebook"),
    ("crayfish", b"max_seats = 2", "belongs to the rulebook"),
    ("latin", small("Caf\xe9", "").encode("latin-1"), "no text in UTF-8"),
    ("huge", b"# " + b"x" * custom.MOST_BYTES, "larger than 65,536 bytes"),
    ("deep", b"a = " + b"[" * 20_000, "nested too deeply"),
    ("rule", small("R", 'extends = "omaha"\n[streets.flop]\nbet = { rule = [] }').encode(), "no house rule"),
    ("itself", small("I", 'extends = "itself"').encode(), "that never ends"),
    ("loop", small("L", 'extends = "omaha"\n[becomes.loop]\nwhen = "flop red 2+"').encode(), "never ends"),
])
def test_whatever_a_file_holds_it_is_a_mistake_and_no_breakdown(
    folder: Path, name: str, content: bytes, expected: str
):
    put(folder, "good", small("Good", 'extends = "omaha"'))
    (folder / f"{name}.toml").write_bytes(content)
    games = OwnGames(folder)
    assert games.own() == ("good",)
    assert broken_ids(games) == [name]
    assert expected in str(games.broken()[0].mistakes[0])
    assert games.load("holdem") is library.RULEBOOK.load("holdem")


def test_games_that_become_each_other_are_told_both(folder: Path):
    put(folder, "one", small("One", 'extends = "holdem"\n[becomes.two]\nwhen = "flop red 2+"'))
    put(folder, "two", small("Two", 'extends = "holdem"\n[becomes.one]\nwhen = "flop black 2+"'))
    assert broken_ids(OwnGames(folder)) == ["one", "two"]


def test_what_is_no_game_file_is_passed_over(folder: Path):
    put(folder, ".hidden", "name = ")
    (folder / "notes.txt").write_text("x")
    (folder / "folder.toml").mkdir()
    (folder / "nowhere.toml").symlink_to(folder / "gone")
    assert OwnGames(folder).broken() == ()


def test_a_variation_of_the_room_is_no_game_by_itself(folder: Path):
    put(folder, "late", small("Late", 'extends = ["omaha", "small-river"]'))
    (folder / "variations").mkdir()
    put(folder / "variations", "small-river", '[streets.river]\nbet = "small"')
    games = OwnGames(folder)
    assert games.own() == ("late",) and games.broken() == ()
    assert games.load("late").streets[-1].bet == "small"
    assert set(games.sources("late")) == {"late", "small-river"}
    put(folder / "variations", "small-river", '[streets.river]\nbet = "smal"')
    assert broken_ids(games) == ["late", "small-river"]
    assert 'no bet "smal"' in str(games.broken()[1].mistakes[0])


def test_a_file_that_changes_comes_or_goes_is_noticed(folder: Path):
    games = use_folder(folder)
    put(folder, "mine", small("Mine", 'extends = "omaha"\nmax_seats = 5'))
    assert load_game("mine").max_seats == 5
    put(folder, "mine", small("Mine", 'extends = "omaha"\nmax_seats = 6'))
    os.utime(folder / "mine.toml", ns=(1, 1))
    assert load_game("mine").max_seats == 6
    (folder / "mine.toml").unlink()
    assert games.own() == ()
    with pytest.raises(Refusal) as refused:
        load_game("mine")
    assert refused.value.code == "unknown-game"


def test_games_of_the_rulebook_are_found_without_a_look_at_the_folder(folder: Path, monkeypatch):
    games = use_folder(folder)
    monkeypatch.setattr(custom, "_stamp", lambda folder: pytest.fail("looked into the folder"))
    assert load_game("omaha") is games.load("omaha") is library.RULEBOOK.load("omaha")


def test_a_file_is_checked_before_it_is_there(folder: Path):
    games = OwnGames(folder)
    text = small("Mine", 'extends = "omaha"\nmax_seats = 5')
    assert games.with_file("mine", text).load("mine").max_seats == 5
    assert games.own() == ()
    with pytest.raises(GameFileError):
        games.with_file("mine", text + "\nmax_seat = 5")
    with pytest.raises(GameFileError):
        games.with_file("holdem", text)


def test_the_files_of_a_game_are_enough_to_read_it_again(folder: Path):
    """Its own, its parents' and those of games it becomes, whatever the folder holds later."""
    put(folder, "base", small("Base", 'extends = "holdem"\nmax_seats = 6'))
    put(folder, "black", small("Black", 'extends = "omaha"\nmax_seats = 6'))
    turn = '[becomes.black]\nwhen = "flop black 2+"\nsteps = ["hole 2"]'
    put(folder, "mine", small("Mine", f'extends = "base"\n{turn}'))
    games = use_folder(folder)
    kept, before = custom.sources("mine"), load_game("mine")
    assert set(kept) == {"mine", "base", "black"}
    put(folder, "base", "name = ")
    put(folder, "black", small("Black", 'extends = "omaha"\nmax_seats = 3'))
    assert games.own() == ("black",)
    again = custom.as_kept(kept)("mine")
    assert again == before
    assert reached(again).max_seats == 6
    assert custom.sources("omaha") == {}


def reached(game: Game) -> Game:
    to = game.becomes[0].to
    assert to is not None
    return to


@pytest.mark.parametrize(("name", "id"), [
    ("Tex & Mex!", "tex-mex"), ("Night Owl Hold'em", "night-owl-holdem"), ("  ", ""), ("Größe", "gr-e"),
    ("../../etc/passwd", "etc-passwd"), ("A" * 90, "a" * 60),
])
def test_a_name_becomes_a_slug(name: str, id: str):
    assert custom.slug(name) == id


# -- the command line ----------------------------------------------------------------------------------


def run(*words: str, stdin: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=stdin)


def test_the_command_line_knows_the_games_of_the_instance(instance: Path):
    put(instance / "games", "six-card", small("Six", 'extends = "omaha"\nmax_seats = 7\n[streets.preflop]\n'
                                              'steps = ["hole 6"]'))
    assert re.search(r"^six-card +house +Six$", run("games", "list").stdout, re.MULTILINE)
    document = {"game": "six-card", "button": 1, "pots": [{"amount": 10}], "board": "2c 7d 9h Jc 3s",
                "hands": {"1": "AsAhQs4d4c4h", "2": "KsKh5c4s6s6h"}}
    ruled = run("judge", "-", stdin=json.dumps(document))
    assert json.loads(ruled.stdout)["awards"] == {"1": 10}
    asked = run("options", "-", stdin=json.dumps(
        {"game": "six-card", "seats": {"1": 500, "2": 500}, "button": 1, "blinds": [5, 10]}))
    assert json.loads(asked.stdout)["to_act"] == 1
    tried = run("games", "trial", "six-card", "--hands", "5")
    assert tried.exit_code == 0 and "six-card: 5 hands" in tried.stdout


def test_another_instance_does_not_know_them(instance: Path):
    ruled = run("judge", "-", stdin=json.dumps({"game": "second-wind", "pots": [], "hands": {}}))
    assert ruled.exit_code == 2
    assert "unknown-game" in ruled.stderr


