"""What the room signs with its key: the head of the ledger, a dispute packet.

A picture of the head, or the packet, shows that this room wrote it. Whoever writes the whole chain anew
makes new heads, and cannot sign the old ones away.
"""

from __future__ import annotations

from pathlib import Path

from dealer_assist.errors import Unreadable
from dealer_assist.record.ed25519 import is_by
from dealer_assist.record.packet import to_sign
from dealer_assist.store.transfer.sealing import LEDGER_KEY, kept_or_new

# what is signed begins with what it is, so that a signature of one is never taken for the other's
PURPOSE = "dealer-assist ledger head"


def signed(instance: Path, seq: int, head: str) -> str:
    """A head as it is shown: its row, its hash, the signature in hex. The key is made where there is none."""
    return f"{seq} {head} {_sign(instance, _words(seq, head))}"


def packet_signature(instance: Path, sums: bytes) -> str:
    """Of a packet's file of hashes: the public half of the room's key and the signature, both in hex."""
    signature = _sign(instance, to_sign(sums))
    return f"{public_key(instance)} {signature}\n"


def _sign(instance: Path, words: bytes) -> str:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    fresh = Ed25519PrivateKey.generate().private_bytes_raw().hex()
    key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(kept_or_new(instance / LEDGER_KEY, fresh)))
    return key.sign(words).hex()


def public_key(instance: Path) -> str | None:
    """What the room's signatures are checked by, in hex; None where the instance has no key."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    try:
        secret = bytes.fromhex((instance / LEDGER_KEY).read_text(encoding="ascii").strip())
        return Ed25519PrivateKey.from_private_bytes(secret).public_key().public_bytes_raw().hex()
    except (OSError, ValueError):
        return None


def seen(shown: str, key: str | None) -> tuple[str, bool]:
    """The hash of a head that was seen, and whether the signature that came with it, if any, is by `key`.

    Errors: `bad-head` for what is neither a hash nor a row, a hash and a signature; `no-key`.
    """
    words = shown.split()
    if len(words) == 1:
        return words[0], True
    if len(words) != 3 or not words[0].isdecimal():
        raise Unreadable("bad-head", field="since")
    if key is None:
        raise Unreadable("no-key", field="key")
    return words[1], _is_by(key, _words(int(words[0]), words[1]), words[2])


def _is_by(key: str, words: bytes, signature: str) -> bool:
    try:
        return is_by(bytes.fromhex(key), words, bytes.fromhex(signature))
    except ValueError:
        return False


def _words(seq: int, head: str) -> bytes:
    return f"{PURPOSE} {seq} {head}".encode()
