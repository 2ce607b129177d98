"""What the judge refuses: code, field and a sentence that says what to do; never a traceback."""

import copy
import random

import pytest

from dealer_assist.contract.judge import judge
from dealer_assist.errors import Refusal

GOOD = {
    "game": "omaha-8",
    "button": 3,
    "chip": 1,
    "pots": [{"amount": 1050}, {"amount": 300, "seats": [1, 4]}],
    "board": "KcQc2d3d6c",
    "dice": [],
    "hands": {"1": "Ah4hTs9s", "3": "KsKdQs2s", "4": "AsAd5c5h"},
}
STUD = {"game": "stud", "pots": [{"amount": 100}], "hands": {"1": "AhKh2c3c4c5d9d", "2": "AdKd2s3s4s5c9c"}}
SOHE = {
    "game": "sohe",
    "button": 1,
    "pots": [{"amount": 100}],
    "board": "AsKhJh4c4d",
    "hands": {"1": "2c3d/AhKsQd9c", "2": "JcJd/5h6s8d8s"},
}
CRAYFISH = {**GOOD, "game": "omaha-crayfish", "dice": [1, 6]}
MEXICAN = {
    "game": "mexican-poker",
    "button": 1,
    "pots": [{"amount": 100}],
    "hands": {"1": "AhKhJk3c4c", "2": "AdKd2s3s4s"},
}
PARADISE = {**STUD, "game": "paradise-road-pickem", "button": 1, "choice": "razz"}
HUGE, DEEP = object(), object()  # stand for what pytest could not print


def real(value):
    """The value itself: a number of 5,001 digits, a list 5,000 deep."""
    if value is HUGE:
        return 10**5000
    if value is DEEP:
        deep = []
        for _ in range(5000):
            deep = [deep]
        return deep
    if isinstance(value, list):
        return [real(item) for item in value]
    return {key: real(item) for key, item in value.items()} if isinstance(value, dict) else value


def put(document, path, value):
    """The document with one place changed."""
    changed = copy.deepcopy(document)
    place = changed
    *way, last = path
    for step in way:
        place = place[step]
    place[last] = real(value)
    return changed


def without(document, key):
    return {name: value for name, value in document.items() if name != key}


def refused(document):
    with pytest.raises(Refusal) as caught:
        judge(document)
    refusal = caught.value
    assert refusal.message.endswith((".", "?")) and len(refusal.message) > 20
    return refusal.code, refusal.field


def test_the_documents_changed_below_are_good():
    for document in (GOOD, STUD, SOHE, CRAYFISH, MEXICAN, PARADISE):
        assert judge(document)["awards"]


@pytest.mark.parametrize("document", [None, [], "omaha", 3, True, [GOOD], DEEP])
def test_no_object(document):
    assert refused(real(document))[0] == "bad-form"


@pytest.mark.parametrize("key", ["game", "pots", "hands"])
def test_a_missing_key(key):
    assert refused(without(GOOD, key)) == ("missing-key", key)


@pytest.mark.parametrize(
    ("path", "value", "code", "field"),
    [
        # the game
        (["game"], "omaha8", "unknown-game", "game"),
        (["game"], "", "unknown-game", "game"),
        (["game"], 8, "unknown-game", "game"),
        (["game"], ["omaha"], "unknown-game", "game"),
        (["game"], "../holdem", "unknown-game", "game"),
        (["game"], "x" * 10**6, "unknown-game", "game"),
        # keys
        (["boards"], "KcQc2d3d6c", "unknown-key", "boards"),
        (["pots", 0, "seat"], [1], "unknown-key", "pots.0.seat"),
        # chips
        (["chip"], 0, "bad-number", "chip"),
        (["chip"], -5, "bad-number", "chip"),
        (["chip"], "1", "bad-number", "chip"),
        (["chip"], True, "bad-number", "chip"),
        (["chip"], 2.0, "bad-number", "chip"),
        (["chip"], HUGE, "bad-number", "chip"),
        (["pots", 1, "amount"], -300, "bad-number", "pots.1.amount"),
        (["pots", 1, "amount"], 0, "bad-number", "pots.1.amount"),
        (["pots", 1, "amount"], 10**30, "bad-number", "pots.1.amount"),
        (["pots", 1, "amount"], HUGE, "bad-number", "pots.1.amount"),
        (["pots", 1, "amount"], 300.5, "bad-number", "pots.1.amount"),
        (["pots", 1, "amount"], "300", "bad-number", "pots.1.amount"),
        (["pots", 1, "amount"], True, "bad-number", "pots.1.amount"),
        (["pots", 1, "amount"], None, "bad-number", "pots.1.amount"),
        # pots and seats
        (["pots"], [], "bad-form", "pots"),
        (["pots"], {}, "bad-form", "pots"),
        (["pots"], 100, "bad-form", "pots"),
        (["pots"], [GOOD["pots"][0]] * 101, "bad-form", "pots"),
        (["pots", 1], 300, "bad-form", "pots.1"),
        (["pots", 1], {}, "missing-key", "pots.1.amount"),
        (["pots", 1, "seats"], [], "bad-form", "pots.1.seats"),
        (["pots", 1, "seats"], 4, "bad-form", "pots.1.seats"),
        (["pots", 1, "seats"], "14", "bad-form", "pots.1.seats"),
        (["pots", 1, "seats"], [1, 2], "no-hand", "pots.1.seats.1"),
        (["pots", 1, "seats"], [1, 1], "duplicate-seat", "pots.1.seats.1"),
        (["pots", 1, "seats"], [1, "4"], "bad-seat", "pots.1.seats.1"),
        (["pots", 1, "seats"], [1, True], "bad-seat", "pots.1.seats.1"),
        (["pots", 1, "seats"], [1, 4.0], "bad-seat", "pots.1.seats.1"),
        (["pots", 1, "seats"], [1, 11], "bad-seat", "pots.1.seats.1"),
        (["pots", 1, "seats"], [HUGE], "bad-seat", "pots.1.seats.0"),
        (["pots", 1, "seats"], [1, DEEP], "bad-seat", "pots.1.seats.1"),
        (["button"], 0, "bad-seat", "button"),
        (["button"], 11, "bad-seat", "button"),
        (["button"], "3", "bad-seat", "button"),
        (["button"], True, "bad-seat", "button"),
        (["button"], 3.0, "bad-seat", "button"),
        (["button"], [3], "bad-seat", "button"),
        # hands
        (["hands"], {}, "bad-form", "hands"),
        (["hands"], ["AhKh"], "bad-form", "hands"),
        (["hands", "0"], "6h6s7c7d", "bad-seat", "hands.0"),
        (["hands", "11"], "6h6s7c7d", "bad-seat", "hands.11"),
        (["hands", "x"], "6h6s7c7d", "bad-seat", "hands.x"),
        (["hands", "-1"], "6h6s7c7d", "bad-seat", "hands.-1"),
        (["hands", "01"], "6h6s7c7d", "duplicate-seat", "hands.01"),
        (["hands", "3"], "KsKdQs", "card-count", "hands.3"),
        (["hands", "3"], "KsKdQs2s4c", "card-count", "hands.3"),
        (["hands", "3"], "", "card-count", "hands.3"),
        (["hands", "3"], None, "card-count", "hands.3"),
        (["hands", "3"], "KsKdQs2x", "bad-card", "hands.3"),
        (["hands", "3"], "KsKdQs2", "bad-card", "hands.3"),
        (["hands", "3"], "10sKdQs2s", "bad-card", "hands.3"),
        (["hands", "3"], "ksKdQs2s", "bad-card", "hands.3"),
        (["hands", "3"], 4, "bad-card", "hands.3"),
        (["hands", "3"], {"a": 1}, "bad-card", "hands.3"),
        (["hands", "3"], ["Ks", "Kd", "Qs", 2], "bad-card", "hands.3.3"),
        (["hands", "3"], ["Ks", "Kd", "Qs", DEEP], "bad-card", "hands.3.3"),
        (["hands", "3"], ["Ks", "Kd", "Qs", "Qs2s"], "bad-card", "hands.3.3"),
        (["hands", "3"], ["Ks", "Kd", "Qs", None], "card-count", "hands.3.3"),
        (["hands", "3"], "K" * 10**6, "bad-card", "hands.3"),
        (["hands", "3"], ["Ks"] * 500, "card-count", "hands.3"),
        (["hands", "3"], "KsKd??2s", "unknown-card", "hands.3"),
        (["hands", "3"], "KsKdJk2s", "not-in-deck", "hands.3"),
        (["hands", "3"], "KsKd/Qs2s", "bad-parts", "hands.3"),
        (["hands", "3"], "Ks/Kd/Qs/2s", "bad-parts", "hands.3"),
        # cards twice
        (["hands", "3"], "KsKdQsKs", "duplicate-card", "hands.3"),
        (["hands", "3"], "KsKdQsAh", "duplicate-card", "hands.3"),
        (["hands", "3"], "KsKdQs2d", "duplicate-card", "hands.3"),
        (["board"], "KcQc2d3dKc", "duplicate-card", "board"),
        # the board
        (["board"], "KcQc2d3d", "card-count", "board"),
        (["board"], "KcQc2d3d6c7c", "card-count", "board"),
        (["board"], None, "card-count", "board"),
        (["board"], 5, "bad-card", "board"),
        (["board"], ["Kc", "Qc", "2d", "3d", None], "card-count", "board.4"),
        (["board"], "KcQc2d3d??", "unknown-card", "board"),
        (["board"], "KcQc2d3dJk", "not-in-deck", "board"),
        (["board"], "KcQc2d3d/6c", "bad-card", "board"),
        (["board"], DEEP, "bad-card", "board.0"),
        (["community"], "7h", "no-community", "community"),
        # dice, choice, up
        (["dice"], [3], "bad-dice", "dice"),
        (["dice"], 3, "bad-dice", "dice"),
        (["dice"], "3", "bad-dice", "dice"),
        (["choice"], "razz", "bad-choice", "choice"),
        (["up"], ["Ks"], "bad-form", "up"),
        (["up"], {"2": "Ks"}, "no-hand", "up.2"),
        (["up"], {"3": "7s"}, "not-held", "up.3"),
        (["up"], {"3": "KsKs"}, "not-held", "up.3"),
        (["up"], {"3": "K"}, "bad-card", "up.3"),
        (["up"], {"a": "Ks"}, "bad-seat", "up.a"),
        # house rules
        (["house"], ["odd-chip-most"], "bad-house-rule", "house"),
        (["house"], {"odd-chip-mots": "one-per-pot"}, "unknown-house-rule", "house.odd-chip-mots"),
        (["house"], {"odd-chip-most": "one-per-pott"}, "bad-house-rule", "house.odd-chip-most"),
        (["house"], {"odd-chip-most": DEEP}, "bad-house-rule", "house.odd-chip-most"),
        (["house"], {"raise-cap": HUGE}, "bad-number", "house.raise-cap"),
        (["preset"], "brage", "unknown-preset", "preset"),
        (["preset"], 3, "unknown-preset", "preset"),
        (["preset"], [], "unknown-preset", "preset"),
        (["tournament"], "yes", "bad-flag", "tournament"),
        # runouts
        (["runouts"], "KcQc2d3d6c", "bad-form", "runouts"),
        (["runouts"], ["KcQc2d3d6c"] * 11, "bad-form", "runouts"),
    ],
)
def test_what_is_refused_of_an_omaha_showdown(path, value, code, field):
    assert refused(put(GOOD, path, value)) == (code, field)


NO_BOARD = without(GOOD, "board")


@pytest.mark.parametrize(
    ("runouts", "code", "field"),
    [
        (["KcQc2d3d"], "card-count", "runouts.0"),
        (["KcQc2d3d6c", "KcQc2d3d"], "card-count", "runouts.1"),
        (["KcQc2d3d6c", "KcQc2dAhJd"], "duplicate-card", "hands.1"),
        (["KcQc2d3d6c", "KcQc2d6cJd"], "duplicate-card", "runouts.1"),  # the first board's river again
        (["KcQc2d3d6c", "7c8c9dKcJd"], "duplicate-card", "runouts.1"),  # a flop card on another's turn
        (["KcQc2d3d6c", 5], "bad-card", "runouts.1"),
    ],
)
def test_what_is_refused_of_runouts(runouts, code, field):
    assert refused({**NO_BOARD, "runouts": runouts}) == (code, field)


@pytest.mark.parametrize(
    "runouts",
    [
        ["KcQc2d3d6c"],
        ["KcQc2d3d6c", "2dKcQc7dJd"],
        ["KcQc2d3d6c", "KcQc2d3d7c", "KcQc2d3d8c"],
        ["KcQc2d3d6c", "7c8c9dTdJd"],
    ],
)
def test_runouts_share_what_lay_there_when_the_money_went_in(runouts):
    assert judge({**NO_BOARD, "runouts": runouts})["awards"]


def test_a_board_and_runouts_together():
    assert refused({**GOOD, "runouts": ["KcQc2d3d6c"]}) == ("bad-form", "runouts")


@pytest.mark.parametrize(
    ("document", "path", "value", "code", "field"),
    [
        (STUD, ["board"], "7h7s7c8c8d", "card-count", "board"),
        (STUD, ["runouts"], ["7h7s7c8c8d"], "card-count", "runouts.0"),
        (STUD, ["hands", "1"], "AhKh2c3c4c5d", "card-count", "hands.1"),
        (STUD, ["community"], "7h", "card-count", "hands.1"),
        (STUD, ["community"], "7h8h", "card-count", "community"),
        (STUD, ["community"], "Ah", "duplicate-card", "hands.1"),
        (STUD, ["community"], 7, "bad-card", "community"),
        (SOHE, ["hands", "1"], "2c3dAhKsQd9c", "bad-parts", "hands.1"),
        (SOHE, ["hands", "1"], "2c3dAh/KsQd9c", "bad-parts", "hands.1"),
        (SOHE, ["hands", "1"], "2c3d/AhKs/Qd9c", "bad-parts", "hands.1"),
        (SOHE, ["hands", "1"], "2c/AhKsQd9c", "card-count", "hands.1"),
        (CRAYFISH, ["dice"], [1], "bad-dice", "dice"),
        (CRAYFISH, ["dice"], [1, 2, 3], "bad-dice", "dice"),
        (CRAYFISH, ["dice"], None, "bad-dice", "dice"),
        (CRAYFISH, ["dice"], [0, 1], "bad-dice", "dice.0"),
        (CRAYFISH, ["dice"], [1, 7], "bad-dice", "dice.1"),
        (CRAYFISH, ["dice"], [1, "2"], "bad-dice", "dice.1"),
        (CRAYFISH, ["dice"], [1, True], "bad-dice", "dice.1"),
        (CRAYFISH, ["dice"], [2.0, 1], "bad-dice", "dice.0"),
        (MEXICAN, ["hands", "2"], "AdKd2s3sJk", "duplicate-card", "hands.2"),
        (MEXICAN, ["hands", "2"], "AdKd8s3s4s", "not-in-deck", "hands.2"),
        (MEXICAN, ["house"], {"joker": "none"}, "not-in-deck", "hands.1"),
        (PARADISE, ["choice"], None, "missing-choice", "choice"),
        (PARADISE, ["choice"], "raz", "bad-choice", "choice"),
        (PARADISE, ["choice"], ["razz"], "bad-choice", "choice"),
        (PARADISE, ["choice"], "holdem", "card-count", "board"),
    ],
)
def test_what_is_refused_elsewhere(document, path, value, code, field):
    assert refused(put(document, path, value)) == (code, field)


@pytest.mark.parametrize(
    ("document", "word"),
    [
        ({**GOOD, "game": "omaha8"}, "omaha-8"),
        ({**without(GOOD, "chip"), "chips": 5}, "chip"),
        ({**GOOD, "house": {"odd-chip-mots": "x"}}, "odd-chip-most"),
        ({**GOOD, "house": {"odd-chip-most": "one-per-pott"}}, "one-per-pot"),
        ({**PARADISE, "choice": "raz"}, "razz"),
        ({**GOOD, "preset": "brage"}, "barge"),
        (put(GOOD, ["pots", 0, "amuont"], 5), "amount"),
    ],
)
def test_the_nearest_word_is_offered(document, word):
    with pytest.raises(Refusal) as caught:
        judge(document)
    assert "id you mean" in caught.value.message and word in caught.value.message


def test_a_refusal_is_a_document_too():
    with pytest.raises(Refusal) as caught:
        judge(put(GOOD, ["hands", "3"], "KsKdQsAh"))
    error = caught.value.document()["error"]
    assert (error["code"], error["field"]) == ("duplicate-card", "hands.3")
    assert (
        error["message"]
        == "Ah is there twice, in seat 1's hand and in seat 3's hand. One of the two is wrong."
    )


@pytest.mark.parametrize(("path", "cards", "told"), [
    (["hands", "3"], "KsKdQsKs", "Ks is there twice in seat 3's hand. One of the two is wrong."),
    (["board"], "Kc Qc 2d Qc 6c", "Qc is there twice on the board. One of the two is wrong."),
])
def test_a_card_twice_in_one_place_is_told_once(path, cards, told):
    with pytest.raises(Refusal) as caught:
        judge(put(GOOD, path, cards))
    assert (caught.value.message, caught.value.field) == (told, ".".join(path))


JUNK = [
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    2.5,
    1e308,
    float("nan"),
    10**30,
    HUGE,
    "",
    " ",
    "Ah",
    "??",
    "/",
    "Jk",
    "\udc80\x00",
    "♥♠",
    "1",
    [],
    {},
    [[]],
    [None],
    {"": None},
    {"amount": 5},
    ["Ah"],
    "AhKh/QsJs",
    DEEP,
    "A" * 5000,
]


def places(value, way=()):
    """Every path in a document."""
    if way:
        yield way
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in inside:
        yield from places(item, (*way, key))


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    "document", [GOOD, STUD, SOHE, CRAYFISH, MEXICAN, PARADISE], ids=lambda doc: doc["game"]
)
def test_whatever_comes_in_a_ruling_or_a_refusal_comes_out(document):
    """Every place of a document, and every key it could have, with every kind of junk."""
    extra = {
        "up": {"1": "Ah"},
        "community": "7d",
        "runouts": ["KcQc2d3d6c"],
        "choice": "razz",
        "dice": [1],
        "house": {"joker": "none"},
        "preset": "tda",
        "tournament": True,
        "board": "KcQc2d3d6c",
        "chip": 5,
    }
    ways = [*places(document), *((key,) for key in extra)]
    for way in ways:
        for junk in JUNK:
            try:
                ruling = judge(put(document, way, junk))
            except Refusal as refusal:
                assert refusal.code and refusal.message and len(refusal.message) < 700, (way, refusal.code)
                refusal.message.encode("utf-8")
            else:
                assert ruling["pots"], way


@pytest.mark.exhaustive
def test_two_places_at_once():
    dice = random.Random(23)
    for _ in range(1500):
        document = dice.choice([GOOD, STUD, SOHE, CRAYFISH, MEXICAN, PARADISE])
        for way in dice.sample(list(places(document)), 2):
            try:
                document = put(document, way, dice.choice(JUNK[:-2]))
            except (KeyError, TypeError, IndexError, AttributeError):
                pass  # the first junk took the second place away
        try:
            judge(document)
        except Refusal as refusal:
            refusal.message.encode("utf-8")


@pytest.mark.parametrize(("path", "value", "code"), [
    (["runouts"], "KcQc2d3d6c", "bad-form"), (["hands", "1"], "Ah4h/Ts9s", "bad-parts"),
    (["hands"], {str(seat): "AhKh" for seat in range(1, 13)}, "bad-seat"),
    (["house"], {"rake": {"percent": {"of": 5}}}, "bad-house-rule"),
])
def test_what_the_page_does_not_say_is_refused(path, value, code):
    with pytest.raises(Refusal) as refusal:
        judge(put(GOOD, path, value))
    assert refusal.value.code == code


def test_a_house_rule_of_several_figures_is_read():
    rake = {"percent": 5, "cap": 10, "step": 1}
    assert judge({**GOOD, "house": {"rake": rake}})["awards"] == judge(GOOD)["awards"]


@pytest.mark.parametrize("runouts", ["KcQc2d3d6c", 7, ["KcQc2d3d6c"] * 11])
def test_runouts_are_a_list_of_whole_boards(runouts):
    with pytest.raises(Refusal) as refused:
        judge({**{key: value for key, value in GOOD.items() if key != "board"}, "runouts": runouts})
    assert (refused.value.code, refused.value.field) == ("bad-form", "runouts")
