"""What Argon2 makes of the same salt and word is the same whenever it is asked, so a run keeps it.

It takes 28 ms of processor on purpose, and tests sign people in some thousand times, nearly all with one
password. A hash costs what a room's costs, a new one has a salt of its own, and what is wrong is never kept.
"""

from __future__ import annotations

from functools import cache

from argon2 import PasswordHasher

from dealer_assist.web.auth import hashing

_verify = cache(PasswordHasher.verify)      # one that does not fit raises, which is not kept
_raw = cache(hashing.hash_secret_raw)


@cache
def hashed(password: str) -> str:
    """The hash of a password that the people of every room may have."""
    return hashing.hash_password(password)


def keep_hashes() -> None:
    """From now on, in this process."""
    PasswordHasher.verify = _verify  # type: ignore[method-assign,assignment]
    hashing.hash_secret_raw = _raw
