"""What Argon2 makes of the same salt and word is the same whenever it is asked, so a run keeps it.

It takes 28 ms of processor on purpose, and tests sign people in some thousand times, nearly all with one
password. A hash costs what a room's costs, a new one has a salt of its own, and what is wrong is never kept.
A PIN is hashed with the key of its room: rooms of a run that have none yet get the same one.
"""

from __future__ import annotations

import secrets
from functools import cache
from pathlib import Path

from argon2 import PasswordHasher

from dealer_assist.store.transfer.sealing import KEY, kept_or_new
from dealer_assist.web.auth import hashing

_verify = cache(PasswordHasher.verify)      # one that does not fit raises, which is not kept
_raw = cache(hashing.hash_secret_raw)
_key = secrets.token_urlsafe(48)


def _key_of(instance: Path) -> str:
    """As the product does, with a key that is new in each run and not in each room."""
    return kept_or_new(instance / KEY, _key)


@cache
def hashed(password: str) -> str:
    """The hash of a password that the people of every room may have."""
    return hashing.hash_password(password)


def keep_hashes() -> None:
    """From now on, in this process."""
    PasswordHasher.verify = _verify  # type: ignore[method-assign,assignment]
    hashing.hash_secret_raw = _raw
    hashing.key_of = _key_of
