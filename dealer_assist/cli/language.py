"""The language that the commands speak: that of `--language`, else of the environment, else English."""

from __future__ import annotations

import os
from typing import Any

import click

from dealer_assist.texts import ENGLISH, languages, say, speak

SETTINGS = ("LC_ALL", "LC_MESSAGES", "LANG")     # the first that is set counts, as for every command
KEY = "dealer-assist.language"


def of_environment() -> str:
    """The language of the terminal, where the texts have it."""
    setting = next(filter(None, map(os.environ.get, SETTINGS)), "")
    code = setting[:2].lower()
    return code if code in languages() else ENGLISH


def chosen() -> str:
    """The language of the command that runs."""
    context = click.get_current_context(silent=True)
    language: str = context.find_root().meta.get(KEY, ENGLISH) if context else ENGLISH
    return language


def spoken(value: Any) -> Any:
    """A text or a document in the language of the command."""
    return speak(value, chosen())


def sentence(key: str, /, **figures: Any) -> str:
    """The text `cli.<key>` in the language of the command."""
    text: str = spoken(say(f"cli.{key}", **figures))
    return text


def tell(text: str, *, err: bool = False) -> None:
    """One line of output, spoken."""
    click.echo(spoken(text), err=err)


def place(command: str, refusal: Any) -> None:
    """Why a command was refused, on standard error, with its code."""
    click.echo(f"{sentence('place', command=command, why=refusal.message)} [{refusal.code}]", err=True)
