"""Hundreds that listen to one table hear everything, and cost the action that they hear of nearly nothing."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from dealer_assist.store.live.feed import Feed, News
from dealer_assist.web.serving import streams
from dealer_assist.web.serving.streams import Stream
from dealer_assist.web.serving.telling import Event, StreamLine, tell

ENTRIES = 20


def told(count: int) -> list[list[str]]:
    """What each of so many listeners at a table was sent while entries came one after the other."""
    async def listening() -> list[list[str]]:
        feed, sent = Feed(), [list[str]() for _ in range(count)]

        async def hear(number: int) -> None:
            async def send(event: Event) -> None:
                if event["body"]:
                    sent[number].append(event["body"].decode())

            stream = Stream(feed, feed.listen(1, f"page {number}"), [], "", 60.0)
            await tell(stream, StreamLine({}), send)

        tasks = [asyncio.create_task(hear(number)) for number in range(count)]
        await asyncio.sleep(0)
        for seq in range(ENTRIES):
            feed.publish([News(1, 1, seq)])
            for _ in range(10):     # as long as the loop takes to tell everybody who does not gather
                await asyncio.sleep(0)
        async with asyncio.timeout(30):
            while any(f'"seq": {ENTRIES - 1},' not in "".join(one) for one in sent):
                await asyncio.sleep(0.01)
        feed.close()
        await asyncio.gather(*tasks)
        return sent

    with ThreadPoolExecutor(1) as beside:    # the browser of page tests has a loop in this thread
        return beside.submit(asyncio.run, listening()).result()


def test_a_few_hear_of_each_entry_at_once():
    for sent in told(streams.CROWD):
        assert [one.count('"kind"') for one in sent[1:]] == [1] * ENTRIES


def test_a_crowd_hears_everything_in_few_pieces(monkeypatch: pytest.MonkeyPatch):
    for name in ("GATHER", "CROWDED"):
        monkeypatch.setattr(streams, name, 1.0)
    for sent in told(300):
        assert "".join(sent).count('"kind"') == ENTRIES
        assert len(sent) <= 1 + ENTRIES // 4


def test_of_a_crowd_each_waits_a_time_of_its_own():
    feed = Feed()
    crowd = [Stream(feed, feed.listen(1, f"{number}"), [], "", 60.0) for number in range(300)]
    alone = Stream(feed, feed.listen(2, "alone"), [], "", 60.0)
    waits = {one.gathers for one in crowd}
    assert len(waits) > 250 and streams.GATHER <= min(waits) and max(waits) <= streams.CROWDED
    assert alone.gathers == 0.0
