"""Where the product's files are, in a checkout and in an installed wheel. Imports nothing of ours."""

from __future__ import annotations

import os
from pathlib import Path

# the pure rooms, which import the standard library alone, and what is open to all of them
CORE = (
    "cards", "scales", "rules", "games", "engine", "rulebook", "contract", "floor", "session", "trial",
    "tournament", "record", "practice", "texts",
)
OPEN = ("errors", "paths")
PACKAGE = Path(__file__).resolve().parent
INSTANCE_VARIABLE = "DEALER_ASSIST_INSTANCE"
GAMES = "games"  # the folder of own games in an instance
EXAMPLES = ("lantern-row.toml", "second-wind.toml", "trapdoor.toml")

# the environment's name for the folder in which processes count together; prometheus_client looks there
COUNTS = "PROMETHEUS_MULTIPROC_DIR"


def templates_path() -> Path:
    """The folder of Jinja templates."""
    return _web_folder("templates")


def static_path() -> Path:
    """The folder of style sheets and scripts that the pages load."""
    return _web_folder("static")


def instance_path() -> Path:
    """The folder of this venue's database, settings and own games; it may not exist yet.

    Source: DEALER_ASSIST_INSTANCE when set, else `instance/` of the checkout, else, for an installed
    command, the user's own data folder. Always absolute.
    """
    stated = os.environ.get(INSTANCE_VARIABLE)
    if stated:
        return Path(stated).expanduser().resolve()
    if _is_checkout():
        return PACKAGE.parent / "instance"
    return _user_data() / "dealer-assist"


def example_games() -> tuple[Path, ...]:
    """The game files that a new instance begins with: in the wheel, or as they lie in a checkout."""
    inside = PACKAGE / "_web" / "example_games"
    folder = inside if inside.is_dir() else PACKAGE.parent / "instance" / GAMES
    return tuple(path for name in EXAMPLES if (path := folder / name).is_file())


def _web_folder(name: str) -> Path:
    inside = PACKAGE / "_web" / name
    return inside if inside.is_dir() else PACKAGE.parent / name


def _is_checkout() -> bool:
    # a wheel lands in site-packages, where no project file stands beside the package
    return (PACKAGE.parent / "pyproject.toml").is_file()


def _user_data() -> Path:
    stated = os.environ.get("XDG_DATA_HOME", "")
    # the XDG specification: a path that is not absolute is to be ignored
    return Path(stated) if os.path.isabs(stated) else Path.home() / ".local" / "share"
