"""The felt of the table's page as the server writes it, and its title: what is read before any script runs.

The page's script (`static/shell/felt.js`) draws the same from the same document from the first tap on;
`tests/web/test_page_felt.py` holds the two to each other. Where a plate stands depends on the screen, so
`static/table/first.js` places it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dealer_assist.contract.board_rows import GAP, board_rows
from dealer_assist.texts import has, joined, say

Document = Mapping[str, Any]
FEWEST_SEATS = 6
BUTTON = "D"
JOKER = "Jk"
UP_CARD = "small up"    # how large it is drawn
# while cards are asked, nobody acts before they lie there
FIRST = ("deal", "roll")    # before whoever acts
TURN = {"show": "felt.did-shows", "draw": "felt.did-draws", **dict.fromkeys(FIRST, "felt.acts-first")}
LONGEST_LIST = 4
SHORT_MIX = 36    # letters of a mix that a title of two lines has room for


def felt(hand: Document, table: Document, shows_pot: bool) -> dict[str, Any]:
    """Plates by seat, rows of the board, dice and pots; `None` stands for a seat that plays no part.

    Shape: what `templates/table/_felt.html` writes. `shows_pot` is this device's own choice.
    """
    rows = {row["seat"]: row for row in hand["seats"]}
    taken = {seat["seat"]: seat for seat in table["seats"]}
    count = max(FEWEST_SEATS, *taken, *rows)
    quiet = not (hand["betting_over"] or hand["plays"]["pot"] or shows_pot)
    picks = may_show(hand) if hand["waiting_for"]["kind"] == "show" and not hand["over"] else []
    lines = board_rows(hand)
    return {
        "where": where(hand), "long": bool(hand["mix"]) and len(hand["mix"]["text"]) > SHORT_MIX,
        "seats": [plate(rows[seat], hand, picks) if seat in rows else away(seat, taken.get(seat))
                  for seat in range(1, count + 1)],
        "lines": [(row_name(hand, n), cells) for n, cells in enumerate(lines)], "gap": GAP,
        "joker": JOKER, "up": UP_CARD,
        "size": "small" if len(lines) > 1 else "",
        "middle": f"rows-{min(len(lines), 5)}" + (" long" if any(len(row) > 5 for row in lines) else ""),
        "community": hand["community"],
        "shared": shared(hand["declines"]),
        "dice": " + ".join(map(str, hand["dice"])),
        "pots": [] if hand["over"] else list(pots(hand, quiet)),
    }


def shared(declines: str) -> str:
    """What the card beside no board is called: one that is on sale is no card of all."""
    sold = f"felt.community-{declines}"
    return say(sold if has(sold) else "felt.community")


def where(hand: Document) -> str:
    """The page's title: which hand, which street, which game."""
    street = say("table.over") if hand["over"] else named("round.", hand["street"])
    game = hand["mix"]["text"] if hand["mix"] else hand["game_called"]
    if hand["setup"].get("killer") and hand["bets"]:
        small, big = hand["bets"]
        return say("gamecard.where-kill", number=hand["number"], street=street, game=game,
                   small=small, big=big)
    if hand["mix"]:
        return say("gamecard.where", number=hand["number"], street=street, mix=hand["mix"]["text"])
    return say("table.where", number=hand["number"], street=street, game=hand["game_called"],
               betting=say(f"betting.{hand['betting']}"))


def may_show(hand: Document) -> list[int]:
    """Whose plate takes the cards of a tabled hand: who has to show, and who may still take a muck back."""
    return [*(hand.get("shows") or []), *((hand["gate"] or {}).get("back") or [])]


def away(seat: int, taken: Document | None) -> dict[str, Any]:
    """A seat that is not in this hand, and why."""
    if not taken:
        why = "felt.empty"
    elif not taken["stack"]:
        why = "felt.no-chips"
    else:
        why = "felt.next-hand" if taken["present"] else "felt.sits-out"
    return {"seat": seat, "away": say(why), "name": taken["player"] if taken else ""}


def plate(row: Document, hand: Document, picks: Sequence[int]) -> dict[str, Any]:
    """Everything that is written on the plate of a seat in the hand."""
    award = hand["awards"].get(str(row["seat"])) if hand.get("awards") else None
    name = hand["names"].get(str(row["seat"])) or ""
    behind = row["stack"] + row["behind"]
    chosen = bool(picks) and row["seat"] == hand["waiting_for"]["seat"]
    return {
        "seat": row["seat"], "name": name, "stack": behind, "width": width(behind), "award": award,
        "classes": [word for word, true in (
            ("folded", row["folded"] or row["mucked"]), ("turn", row["acts"]),
            ("later", row["acts"] and hand["waiting_for"]["kind"] in FIRST), ("chosen", chosen),
            ("wins", award)) if true],
        "pick": row["seat"] in picks, "chosen": chosen, "badges": badges(row, hand), "tab": tab(row, hand),
        "state": "✓" if award else state_of(row), "held": held(row, hand), "made": tabled(hand, row),
        "bet": row["bet"] if in_front(row, hand) else 0, "words": list(words(row, hand, name, award)),
    }


def width(chips: int) -> str:
    """Figures of seven digits and more are set lighter, to fit where six do."""
    figures = len(str(chips))
    return "huge" if figures > 8 else "long" if figures > 6 else ""


def badges(row: Document, hand: Document) -> list[tuple[str, str]]:
    """The button, the kill and the blinds: what is printed, and what it is called."""
    first: list[tuple[str, str]] = [(BUTTON, say("felt.button"))] if row["button"] else []
    if hand["setup"].get("killer") == row["seat"]:
        first.append((say("felt.kill-mark"), say("felt.kill")))
    return first + [(say(f"{key}-mark"), say(key)) for blind, key in (
        ("small", "felt.small-blind"), ("big", "felt.big-blind")) if row[blind]]


def tab(row: Document, hand: Document) -> tuple[str, str] | None:
    """The one thing to know of a seat, as a word on its edge: its class and the word."""
    if row["acts"] and not hand["over"]:
        return "turn", say(TURN.get(hand["waiting_for"]["kind"], "felt.acts"))
    if row["all_in"] and not row["folded"]:
        return "all-in", say("felt.capped-mark" if row["behind"] else "felt.all-in-mark")
    return None


def state_of(row: Document) -> str:
    """What a seat did last; how much, the chips in front say, and how many it drew, the cards."""
    if row["mucked"]:
        return say("felt.mucked")
    if row["folded"]:
        return say("felt.folded")
    last = str(row["last"])
    if last.startswith("posts") or row["shown"]:
        return ""
    verb, _, rest = last.partition(" ")
    if row["draws"] and verb in ("draws", "pat"):
        return ""
    if verb and has(f"felt.did-{verb}"):
        return say(f"felt.did-{verb}")
    return verb if rest.isdigit() else last


def held(row: Document, hand: Document) -> dict[str, Any]:
    """Cards in front, face down and face up, and what was drawn; thrown in, they are gone.

    What was thrown unsaid is gone once something else is asked.
    """
    drew = list(row["draws"])
    if (row["folded"] or row["mucked"]) and not row["shown"]:
        return {"down": [], "up": [], "drew": drew}
    thrown = 0 if hand["waiting_for"]["kind"] == "discard" else row["throws"]
    return {"down": row["down"][thrown:], "up": row["up"], "drew": [] if row["shown"] else drew}


def in_front(row: Document, hand: Document) -> bool:
    """Do the chips of this round lie before the seat? After the round they lie in the pot."""
    now = hand["waiting_for"]
    asks = now["kind"] == "act" or now["kind"] == "deal" and now["optional"]
    return bool(row["bet"] and not hand["over"] and not hand["betting_over"] and asks)


def words(row: Document, hand: Document, name: str, award: int | None) -> Iterator[Any]:
    """A seat as a screen reader says it; a card stands there as itself."""
    yield say("felt.seat", seat=str(row["seat"]), name=name)
    yield say("felt.chips", chips=row["stack"] + row["behind"])
    if row["acts"] and not hand["over"]:
        yield say(TURN.get(hand["waiting_for"]["kind"], "felt.to-act"))
    elif row["all_in"] and not row["folded"]:
        yield say("felt.capped" if row["behind"] else "felt.all-in")
    elif award:
        yield say("felt.wins", chips=award)
    else:
        yield state_of(row) or say("felt.in-hand")
    if row["bet"] and not hand["over"]:
        yield say("felt.bet", chips=row["bet"])
    yield from (spoken for _, spoken in badges(row, hand))
    if row["draws"]:
        yield {"drew": row["draws"]}
    yield from ({"card": card} for card in (*row["down"], *row["up"]) if card != "??")
    yield from tabled_words(tabled(hand, row))


def tabled_words(tag: Mapping[str, Any] | None) -> Iterator[str]:
    """The place in the order of showing, or what each side of a tabled hand makes."""
    if tag and "order" in tag:
        yield tag["order"]
    for line in (tag or {}).get("lines", ()):
        yield joined((*line["label"], line["name"] or say("showdown.no", side=line["side"])))
        if line["leads"]:
            yield say("felt.leads")


def tabled(hand: Document, row: Document) -> dict[str, Any] | None:
    """What a tabled hand makes, or the seat's place in the order of showing."""
    if not hand["gate"] or row["folded"]:
        return None
    rows = hand["tabled"].get(str(row["seat"])) or []
    if any(one["name"] for one in rows):
        return {"lines": [tabled_line(hand, row["seat"], one, rows) for one in rows]}
    order = hand["gate"]["to_show"]
    place = order.index(row["seat"]) if row["seat"] in order else 0
    if place <= 0:
        return None
    return {"order": say(f"showdown.shows-{place + 1}") if place < 3
            else say("showdown.shows-n", place=place + 1)}


def tabled_line(hand: Document, seat: int, one: Document, rows: Sequence[Document]) -> dict[str, Any]:
    """A side of a tabled hand: does it lead, its label where there are several, and its name."""
    leads = any(row["board"] == one["board"] and row["side"] == one["side"] and seat in row["seats"]
                for row in hand["leading"])
    own = board_side(hand, one["board"] - 1) == one["side"]
    boards = any(row["side"] == one["side"] and row["board"] != one["board"] for row in rows)
    pair = [row for row in rows if row["board"] == one["board"]] if len(rows) > LONGEST_LIST else [one]
    second, alone = one is not pair[0], len(pair) == 1
    label = []
    if (boards or own) and not second:
        words = f"showdown.{'short' if alone else 'initial'}-"
        label = [row_name(hand, one["board"] - 1, words) or str(one["board"])]
    name, side = one["name"] or "", named("showdown.side-", one["side"])
    if len(rows) > 1:
        name = name.split(",")[0]
    if name and any(row["side"] != one["side"] for row in rows):
        label += [named("showdown.short-", one["side"])] if not own and (alone or second) else []
        name = name.removesuffix(f" {side}")
    if second and name and one["side"] == "low":
        name = "".join(one["cards"][::2])
    return {"leads": leads, "second": second, "label": label, "side": side, "name": name}


def named(group: str, word: str) -> str:
    """The text of a word that the book of games says; the word itself where none is kept."""
    return say(group + word) if has(group + word) else word.replace("-", " ")


def board_side(hand: Document, n: int) -> str:
    """The half of the pot that is played for on this board; empty where one is like another."""
    rows: Sequence[str] = hand.get("rows") or [""]
    return rows[n % len(rows)]


def row_name(hand: Document, n: int, words: str = "showdown.side-") -> str:
    """The same in words; run again, the boards of the next run follow, numbered by it."""
    name = board_side(hand, n)
    number = str(1 + n // len(hand["rows"])) if name and hand["runouts"] else ""
    return joined((named(words, name), number)) if name else ""


def pots(hand: Document, quiet: bool) -> Iterator[dict[str, Any]]:
    """Each pot with its name, its chips unless they are not shown, and who plays for it."""
    every = hand["pots"]
    if len(every) < 2:
        if not quiet and hand["pot"] is not None:
            yield {"name": say("felt.pot"), "chips": hand["pot"], "seats": ""}
        return
    for n, pot in enumerate(every):
        yield {"name": say("felt.side") if n else say("felt.main"), "n": n if n and len(every) > 2 else 0,
               "chips": None if quiet else pot["amount"], "seats": seat_list(pot["seats"])}


def seat_list(seats: Sequence[int]) -> str:
    """Many seats are told by their runs: "1, 3–10"."""
    if len(seats) <= LONGEST_LIST:
        return ", ".join(map(str, seats))
    runs: list[list[int]] = []
    for seat in seats:
        if runs and runs[-1][-1] == seat - 1:
            runs[-1].append(seat)
        else:
            runs.append([seat])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run)) for run in runs)
