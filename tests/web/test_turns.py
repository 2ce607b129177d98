"""Which request begins first, and when the next one may."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from dealer_assist.web.serving import turns
from dealer_assist.web.serving.turns import Turns


def run(play: Callable[[Turns, list[str], Callable[..., Awaitable[Any]]], Awaitable[None]]) -> None:
    """`play` gets the turns, who has begun so far, and how one more asks."""
    async def playing() -> None:
        ours, begun = Turns(), list[str]()

        async def ask(name: str, method: str) -> Any:
            turn = await ours.turn(method)
            begun.append(name)
            return turn

        await play(ours, begun, ask)

    with ThreadPoolExecutor(1) as beside:       # where a browser was opened before, this thread has a loop
        beside.submit(asyncio.run, playing()).result()


def test_an_entry_goes_before_those_who_look(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(turns, "YOUNG", 3600)

    async def play(_: Turns, begun: list[str], ask: Callable[..., Awaitable[Any]]) -> None:
        first = [await ask(f"stream {n}", "GET") for n in range(turns.AT_ONCE)]
        late = [asyncio.ensure_future(ask(*one)) for one in (("page", "GET"), ("undo", "POST"))]
        await asyncio.sleep(0)
        assert len(begun) == turns.AT_ONCE
        first[0].over()
        first[0].over()
        await asyncio.sleep(0)
        assert begun[turns.AT_ONCE:] == ["undo"]
        first[1].over()
        await asyncio.gather(*late)
        assert begun[turns.AT_ONCE:] == ["undo", "page"]

    run(play)


def test_however_many_enter_who_looks_has_a_turn_too(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(turns, "YOUNG", 3600)

    async def play(_: Turns, begun: list[str], ask: Callable[..., Awaitable[Any]]) -> None:
        held = [await ask("", "GET") for _ in range(turns.AT_ONCE)][0]
        asked = [("page", "GET"), *((f"entry {n}", "POST") for n in range(turns.ENTRIES + 2))]
        late = [asyncio.ensure_future(ask(*one)) for one in asked]
        for _ in late:
            await asyncio.sleep(0)
            held.over()
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            held = next(one for one in late if one.done() and one.result()._open).result()
        assert begun[turns.AT_ONCE:].index("page") == turns.ENTRIES

    run(play)


def test_who_waits_for_a_disk_makes_room(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(turns, "YOUNG", 0)

    async def play(_: Turns, begun: list[str], ask: Callable[..., Awaitable[Any]]) -> None:
        for n in range(turns.AT_ONCE + 3):      # none of them is ever over
            await ask(f"export {n}", "GET")

    run(play)


def test_who_leaves_while_waiting_takes_no_turn_along(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(turns, "YOUNG", 3600)

    async def play(_: Turns, begun: list[str], ask: Callable[..., Awaitable[Any]]) -> None:
        held = [await ask(f"page {n}", "GET") for n in range(turns.AT_ONCE)]
        gone, gone_late, stays = (asyncio.ensure_future(ask(name, "GET")) for name in ("a", "b", "c"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.sleep(0)
        held[0].over()          # b's turn comes, and b leaves before it begins
        gone_late.cancel()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        (await stays).over()
        held[1].over()
        for n in range(turns.AT_ONCE):
            await ask(f"again {n}", "GET")
        assert begun[turns.AT_ONCE:] == ["c", *(f"again {n}" for n in range(turns.AT_ONCE))]

    run(play)
