"""The room's keys in a backup, sealed by a passphrase: whoever finds the file alone can open nothing with it.

What is sealed is the key of sessions and PINs, that of the ledger and those of TLS, by their place in the
instance folder. Beside it stands a mark of the first, from which a restored room knows
whether its PINs will work.
"""

from __future__ import annotations

import base64
import json
import os
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any

from dealer_assist.errors import Unreadable

KEY = "secret-key"
LEDGER_KEY = "ledger-key"
TLS = "tls"
LEAST = 12              # characters of a passphrase
COST = 2**15            # of scrypt: 32 MB and a tenth of a second a try


def kept_or_new(path: Path, fresh: str) -> str:
    """What a key file says; `fresh`, for the owner of the instance folder alone, where there is none yet."""
    if not path.exists():
        mine = path.with_name(f"{path.name}.{secrets.token_hex(8)}")
        try:
            alone = os.open(mine, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with open(alone, "w", encoding="ascii") as file:
                file.write(fresh)
            os.link(mine, path)   # not rename: of two servers that start at once, both use the first key
        except FileExistsError:
            pass
        finally:
            mine.unlink(missing_ok=True)
    return path.read_text(encoding="ascii").strip()


def mark_of(instance: Path) -> str | None:
    """What tells one room's key from another's, and nothing else of it."""
    try:
        return sha256(b"dealer-assist key " + (instance / KEY).read_bytes().strip()).hexdigest()[:16]
    except OSError:
        return None


def seal(instance: Path, passphrase: str) -> dict[str, Any]:
    """The keys of an instance as a document that tells nothing without the passphrase.

    Errors: `weak-passphrase`.
    """
    if len(passphrase) < LEAST:
        raise Unreadable("weak-passphrase", least=LEAST, field="passphrase")
    salt = secrets.token_bytes(16)
    files = {path.relative_to(instance).as_posix(): base64.b64encode(path.read_bytes()).decode()
             for path in _files(instance)}
    sealed = _fernet(passphrase, salt, COST).encrypt(json.dumps(files).encode()).decode()
    return {"salt": salt.hex(), "cost": COST, "sealed": sealed}


def unseal(document: dict[str, Any], passphrase: str) -> dict[str, bytes]:
    """The files by their place.  Errors: `wrong-passphrase`."""
    from cryptography.fernet import InvalidToken

    try:
        cost = min(int(document["cost"]), 2**20)
        text = _fernet(passphrase, bytes.fromhex(document["salt"]), cost).decrypt(document["sealed"].encode())
    except (InvalidToken, KeyError, ValueError, TypeError, AttributeError):
        raise Unreadable("wrong-passphrase", field="passphrase") from None
    return {place: base64.b64decode(data) for place, data in json.loads(text).items()}


def put_back(instance: Path, files: dict[str, bytes]) -> None:
    """The keys into an instance, for its owner's eyes; what stands there is put aside."""
    for place, data in files.items():
        if place not in (KEY, LEDGER_KEY) and Path(place).parts[:1] != (TLS,) or ".." in Path(place).parts:
            continue
        path = instance / place
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        if path.exists() and path.read_bytes() != data:
            path.rename(path.with_name(f"{path.name}.before-restore"))
        with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
            file.write(data)


def _files(instance: Path) -> list[Path]:
    wanted = [instance / KEY, instance / LEDGER_KEY, *sorted((instance / TLS).glob("*"))]
    return [path for path in wanted if path.is_file()]


def _fernet(passphrase: str, salt: bytes, cost: int) -> Any:
    from cryptography.fernet import Fernet      # only a backup that is sealed pays for this import
    from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

    key = Scrypt(salt=salt, length=32, n=cost, r=8, p=1).derive(passphrase.encode())
    return Fernet(base64.urlsafe_b64encode(key))
