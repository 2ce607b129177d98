"""Passwords and PINs as they are kept: Argon2id, and the room's one secret, which no database holds."""

from __future__ import annotations

import hmac
import secrets
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import BoundedSemaphore

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import Type, hash_secret_raw
from flask import Flask, current_app

from dealer_assist.errors import Unreadable
from dealer_assist.store.transfer.sealing import KEY, kept_or_new
from dealer_assist.texts import say

LEAST, MOST = 10, 200             # characters of a password
PIN_LEAST, PIN_MOST = 4, 6        # digits of a PIN
TIMES, KIBIBYTES, LANES = 2, 19 * 1024, 1   # OWASP's Argon2id for a small machine, which a room's may be

_hasher = PasswordHasher(TIMES, KIBIBYTES, LANES)
_turns = BoundedSemaphore(2)      # many sign-ins at once wait rather than fill memory and processors


def attach(app: Flask) -> None:
    """Sign sessions with the key of the instance, made once."""
    app.config["SECRET_KEY"] = app.config.get("SECRET_KEY") or key_of(Path(app.instance_path))


def key_of(instance: Path) -> str:
    """The room's key, readable by the owner of the instance folder alone; made where there is none yet."""
    return kept_or_new(instance / KEY, secrets.token_urlsafe(48))


def hash_password(password: str) -> str:
    """Argon2id with its own salt.  Errors: `weak-password`."""
    if not LEAST <= len(password) <= MOST or len(set(password)) < 5:
        raise Unreadable("weak-password", say("people.weak-password", least=LEAST), field="password")
    with _turns:
        return _hasher.hash(password)


def is_password(stored: str | None, password: str) -> bool:
    """Is it the one? It takes as long where there is none stored, so that time tells nothing."""
    with _turns:
        try:
            return _hasher.verify(stored or _nobodys(), password[:MOST]) and stored is not None
        except (VerificationError, InvalidHashError):
            return False


def hash_pin(pin: str) -> str:
    """Argon2id with the room's salt, which only the key knows: one hash says whose PIN it is, or nobody's.

    Errors: `bad-pin`.
    """
    if not (pin.isascii() and pin.isdecimal() and PIN_LEAST <= len(pin) <= PIN_MOST):
        raise Unreadable("bad-pin", say("people.bad-pin", least=PIN_LEAST, most=PIN_MOST), field="pin")
    return _pin_of(str(current_app.config["SECRET_KEY"]), pin)


def new_pin_hash(pin: str) -> str:
    """The hash of a PIN that somebody chooses.

    Errors: `bad-pin`; `pin-unusable` where everybody would guess it, in the words for one that is taken.
    """
    hashed = hash_pin(pin)
    steps = {(int(after) - int(before)) % 10 for before, after in zip(pin, pin[1:], strict=False)}
    if steps in ({0}, {1}, {9}) or pin[:2] * (len(pin) // 2) == pin:
        raise Unreadable("pin-unusable", say("people.pin-unusable"), field="pin")
    return hashed


def _pin_of(key: str, pin: str) -> str:
    salt = hmac.digest(key.encode(), b"the salt of the PINs", sha256)[:16]
    peppered = hmac.digest(key.encode(), b"PIN " + pin.encode(), sha256)
    with _turns:
        return hash_secret_raw(peppered, salt, TIMES, KIBIBYTES, LANES, 32, Type.ID).hex()


@cache
def _nobodys() -> str:
    return _hasher.hash(secrets.token_hex(16))
