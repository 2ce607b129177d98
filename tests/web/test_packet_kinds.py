"""What is dropped on `/verify` and is no packet: the reason names what is wrong with it."""

from __future__ import annotations

import io
import zipfile

import pytest

from dealer_assist.errors import Refusal
from dealer_assist.record import packet
from dealer_assist.texts import speak


def zipped(**parts: str) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return buffer.getvalue()


@pytest.mark.parametrize(("language", "no_zip", "not_whole"), [
    ("en", "it is no zip file", "a file of it is missing or damaged"),
    ("es", "no es un archivo zip", "falta o está dañado un archivo suyo"),
    ("de", "es ist keine ZIP-Datei", "eine Datei darin fehlt oder ist beschädigt"),
])
def test_a_photo_is_no_zip_and_what_is_cut_is_damaged(language: str, no_zip: str, not_whole: str):
    whole = zipped(note="He saw it.")
    photo = b"\xff\xd8\xff\xe0 a photo, which has PK\3\4 somewhere in it"
    for data, why in (
        (photo, no_zip), (b"", no_zip), (b"no zip at all", no_zip),
        (whole, not_whole), (whole[:-30], not_whole), (zipped(), not_whole),
        (b"I saw it." + whole, not_whole),
    ):
        with pytest.raises(Refusal) as refused:
            packet.prove(data, "a file")
        assert refused.value.code == "bad-packet"
        assert f": {why}. " in speak(refused.value.message, language), data[:20]
