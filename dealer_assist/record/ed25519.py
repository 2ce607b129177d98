"""Is a signature by a key? Ed25519 as RFC 8032 tells it (section 5.1.7), over whole numbers alone.

It runs wherever the rooms run: in a browser's Python too, also over plain http, where the browser's own
cryptography is shut. Only what is public goes in, so nothing is to be hidden in how long it takes. Signing is
the server's, with its library.
"""

from __future__ import annotations

from hashlib import sha512

P = 2**255 - 19                                                 # the field
L = 2**252 + 27742317777372353535851937790883648493             # the order of the base point
D = -121665 * pow(121666, P - 2, P) % P
ROOT = pow(2, (P - 1) // 4, P)                                  # a square root of -1
Point = tuple[int, int, int, int]                               # extended coordinates X, Y, Z, T


def is_by(key: bytes, words: bytes, signature: bytes) -> bool:
    """Did the secret half of `key` (32 bytes) make `signature` (64 bytes) of `words`?"""
    if len(key) != 32 or len(signature) != 64:
        return False
    public, first = _point(key), _point(signature[:32])
    s = int.from_bytes(signature[32:], "little")
    if public is None or first is None or s >= L:
        return False
    h = int.from_bytes(sha512(signature[:32] + key + words).digest(), "little") % L
    return _same(_times(s, _BASE), _plus(first, _times(h, public)))


def _point(encoded: bytes) -> Point | None:
    """A point from its 32 bytes: y, and in the last bit the sign of x."""
    y = int.from_bytes(encoded, "little")
    sign, y = y >> 255, y & ((1 << 255) - 1)
    x = _x_of(y, sign) if y < P else None
    return None if x is None else (x, y, 1, x * y % P)


def _x_of(y: int, sign: int) -> int | None:
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or not x and sign:
        return None
    return x if x & 1 == sign else P - x


def _plus(one: Point, other: Point) -> Point:
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def _times(count: int, point: Point) -> Point:
    product: Point = (0, 1, 1, 0)
    while count:
        if count & 1:
            product = _plus(product, point)
        point, count = _plus(point, point), count >> 1
    return product


def _same(one: Point, other: Point) -> bool:
    return not ((one[0] * other[2] - other[0] * one[2]) % P or (one[1] * other[2] - other[1] * one[2]) % P)


_Y = 4 * pow(5, P - 2, P) % P
_X = _x_of(_Y, 0)
assert _X is not None
_BASE: Point = (_X, _Y, 1, _X * _Y % P)
