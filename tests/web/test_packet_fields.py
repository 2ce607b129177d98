"""Every field of a packet, changed into every kind of value: it is named, or the file is refused."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterator
from copy import deepcopy
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from apiflask import APIFlask

from dealer_assist.errors import Refusal
from dealer_assist.record import packet
from dealer_assist.record.wrapping import wrap
from dealer_assist.store.ledger.signing import public_key
from dealer_assist.store.review.packet import json_bytes
from tests.store.venue import Desk

VALUES: tuple[Any, ...] = (None, True, "x", "", 10**30, -1, 1.5, [], {}, [[]], {"x": None}, ["x"])
ROOT: tuple[Any, ...] = ()


@pytest.fixture
def packed(seated: Desk, tmp_path: Path) -> Path:
    """Of a hand with cards that nobody saw: its entry is sealed."""
    hand = seated.play(seated.start(), "deal 1 AhAd", "deal 2 KhKd", "1 raise 300", "2 fold")
    seated.play(hand, "3 fold")
    path = tmp_path / "packet.zip"
    path.write_bytes(seated.client.get("/hands/1/packet.zip").data)
    return path


def parts_of(path: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def document_of(path: Path) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(parts_of(path)[packet.JSON])
    return document


def forged(path: Path, document: dict[str, Any]) -> bytes:
    """The packet with another document, by somebody who makes every hash right again and cannot sign it."""
    parts = {**parts_of(path), packet.JSON: json_bytes(document)}
    listed = {name: data for name, data in parts.items() if name not in packet.OWN}
    sums = "".join(f"{sha256(data).hexdigest()}  {name}\n" for name, data in listed.items()).encode()
    return wrap({**listed, packet.SUMS: sums})


def fields(value: Any, at: tuple[Any, ...] = ROOT) -> Iterator[tuple[Any, ...]]:
    """The way to every field, the ones that hold others too."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, one in inside:
        yield (*at, name)
        yield from fields(one, (*at, name))


def changed(
    document: dict[str, Any], at: tuple[Any, ...], change: Callable[[Any, Any], None],
) -> dict[str, Any]:
    other = deepcopy(document)
    holder: Any = other
    for name in at[:-1]:
        holder = holder[name]
    change(holder, at[-1])
    return other


def put(value: Any) -> Callable[[Any, Any], None]:
    return lambda holder, name: holder.__setitem__(name, value)


def take_out(holder: Any, name: Any) -> None:
    del holder[name]


def judged(data: bytes, key: str) -> list[Any]:
    """What is said of it by somebody who knows the room's key; a refusal is a sentence too."""
    try:
        proof = packet.prove(data, "packet.zip", key)
    except Refusal as refusal:
        return [refusal.message]
    assert proof["ok"] is not bool(proof["differences"])
    return [one["message"] for one in proof["differences"]]


def test_the_packet_has_sealed_entries_and_is_whole(packed: Path, app: APIFlask):
    assert document_of(packed)["sealed"] == [1, 2]
    assert judged(packed.read_bytes(), str(public_key(Path(app.instance_path)))) == []


def test_every_field_changed_by_who_makes_all_hashes_right_is_named(packed: Path, app: APIFlask):
    """He has no key of the room; what he wrote may be of any kind, and nothing ends in an error of ours."""
    document, key = document_of(packed), str(public_key(Path(app.instance_path)))
    unnamed = []
    for number, at in enumerate(fields(document)):
        changes = (take_out, *map(put, VALUES)) if len(at) == 1 else (put(VALUES[number % len(VALUES)]),)
        for change in changes:
            other = changed(document, at, change)
            if other != document and not judged(forged(packed, other), key):
                unnamed.append(at)
    assert unnamed == []


@pytest.mark.parametrize("value", [
    None, 1, "12", {}, {"1": 1}, [None], ["1"], [[1]], [10**30], [True], [1, "2"], [{}], [99]], ids=repr)
def test_a_list_of_sealed_entries_that_is_none_is_a_sentence(packed: Path, value: Any):
    other = forged(packed, document_of(packed) | {"sealed": value})
    with pytest.raises(Refusal) as refused:
        packet.prove(other, "packet.zip")
    assert refused.value.code == "bad-packet"


@pytest.mark.parametrize(("value", "what"), [
    ([], {"hash"}), ([1], {"hash"}), ([2], {"hash"}), ([1, 2, 3], {"sealed"})], ids=repr)
def test_what_is_sealed_is_what_hides_a_card(packed: Path, value: list[int], what: set[str]):
    """Nobody's key is asked for: to call a sealed entry open, or an open one sealed, does not pass."""
    proof = packet.prove(forged(packed, document_of(packed) | {"sealed": value}), "packet.zip")
    assert not proof["ok"] and {one["what"] for one in proof["differences"]} == {*what, "signature"}


def test_an_entry_that_hides_no_card_is_not_changed_by_calling_it_sealed(packed: Path):
    document = document_of(packed)
    document["rows"][3]["payload"] = document["rows"][3]["payload"].replace("1 raise 300", "1 raise 700")
    document["sealed"].append(3)
    proof = packet.prove(forged(packed, document), "packet.zip")
    assert "hash" in {one["what"] for one in proof["differences"]}
