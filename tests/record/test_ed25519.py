"""Signatures as RFC 8032 has them, and as the library that signs here makes them."""

from __future__ import annotations

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given, settings, strategies as st

from dealer_assist.record.ed25519 import L, is_by

RFC = [     # section 7.1, tests 1 to 3: key, message, signature
    ("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a", "",
     "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595b"
     "be24655141438e7a100b"),
    ("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
     "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb430"
     "2aeeb00d291612bb0c00"),
    ("fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "af82",
     "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716e"
     "d28dc027beceea1ec40a"),
]


@pytest.mark.parametrize(("key", "words", "signature"), RFC)
def test_the_examples_of_the_standard(key: str, words: str, signature: str):
    assert is_by(bytes.fromhex(key), bytes.fromhex(words), bytes.fromhex(signature))


@settings(max_examples=25, deadline=None)
@given(st.binary(min_size=32, max_size=32), st.binary(max_size=80), st.integers(0, 511))
def test_what_the_library_signs_is_by_its_key_and_nothing_else_is(secret: bytes, words: bytes, bit: int):
    key = Ed25519PrivateKey.from_private_bytes(secret)
    public, signature = key.public_key().public_bytes_raw(), key.sign(words)
    assert is_by(public, words, signature)
    assert not is_by(public, words + b"x", signature)
    changed = bytearray(signature)
    changed[bit // 8] ^= 1 << bit % 8
    assert not is_by(public, words, bytes(changed))


def test_what_is_no_key_and_no_signature():
    key, words, signature = (bytes.fromhex(one) for one in RFC[1])
    assert not is_by(key[:31], words, signature)
    assert not is_by(key, words, signature[:63])
    assert not is_by(b"\xff" * 32, words, signature)
    # the same number, said in a second way: s and s + L are one to the curve, and only the first signs
    again = int.from_bytes(signature[32:], "little") + L
    assert not is_by(key, words, signature[:32] + again.to_bytes(32, "little"))
