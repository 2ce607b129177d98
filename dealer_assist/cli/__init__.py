"""The `dealer-assist` command: one module a command, read when it is called; may import every room.

A command `name` is the click command of that name in `cli/name.py`, so a new one needs no entry here.
What is listed in `ELSEWHERE` shares a module. Nothing else is imported on the way: `dealer-assist judge`
starts without Flask.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import click

from dealer_assist import __version__, paths
from dealer_assist.cli import language
from dealer_assist.errors import Refusal
from dealer_assist.games import use_folder
from dealer_assist.store.db.refusals import OF_DISK, why_not_kept
from dealer_assist.texts import languages

ELSEWHERE = {"judge": "documents", "options": "documents"}


class Commands(click.Group):
    """A group whose commands are the modules of this package."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Every command there is, by name."""
        own = {_spoken(module.name) for module in iter_modules(__path__)}
        return sorted(name for name in own | set(ELSEWHERE) if self.get_command(ctx, name))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, its module imported now; None where there is no such command."""
        written = cmd_name.replace("-", "_")
        module = ELSEWHERE.get(cmd_name, written)
        if module not in {info.name for info in iter_modules(__path__)}:
            return None
        command = getattr(import_module(f"{__name__}.{module}"), written, None)
        return command if isinstance(command, click.Command) else None

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; a database that cannot be used is a sentence, whichever command asked it."""
        try:
            return super().invoke(ctx)
        except Exception as wrong:
            sentence_of = _unanswered(wrong)
            if sentence_of is None:
                raise
            raise click.ClickException(sentence_of) from None


def _unanswered(wrong: Exception) -> str | None:
    """What there is to say of a refusal, or a database that did not answer or is damaged; else None."""
    if isinstance(wrong, Refusal):
        return f"{language.spoken(wrong.message)} [{wrong.code}]"
    if isinstance(wrong, OSError) and wrong.errno in OF_DISK:
        file = wrong.filename2 or wrong.filename or ""
        return language.sentence("cannot-write", file=str(file), why=wrong.strerror)
    kinds = sys.modules.get("sqlalchemy.exc")       # only a command that uses a database has loaded it
    if kinds is None or not isinstance(wrong, kinds.DatabaseError):
        return None
    why = str(wrong.orig).partition("\n")[0]
    if isinstance(wrong, kinds.OperationalError) and (key := why_not_kept(why)):
        return str(language.spoken(Refusal(key).message))
    if isinstance(wrong, kinds.OperationalError):
        return language.sentence("not-answering", why=why)
    # the class of all of them is that of a file which is none, or whose pages are not what they should be
    return language.sentence("damaged", why=why) if type(wrong) is kinds.DatabaseError else None


def _spoken(module: str) -> str:
    return module.replace("_", "-")


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="dealer-assist")
@click.option("--language", "code", type=click.Choice(languages()), help="Speak it; else that of LANG.")
@click.pass_context
def main(context: click.Context, code: str | None) -> None:
    """Says what is legal at a poker table, and who wins which chips."""
    context.meta[language.KEY] = code or language.of_environment()
    use_folder(paths.instance_path() / paths.GAMES)
