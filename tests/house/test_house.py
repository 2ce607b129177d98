"""The table of house rules: names, values, presets, and what is said to a wrong one (§1-§10)."""

from __future__ import annotations

import re

import pytest

from dealer_assist.rules.house import PRESETS, RULES, Drop, Rake, read_house
from dealer_assist.rules.rule import PARTS, SHAPES
from dealer_assist.errors import Refusal
from dealer_assist.texts import named, say, speak


@pytest.mark.parametrize(("rule", "barge", "tda", "cash"), [
    ("raise-cap", 3, 3, 3),
    ("limp-single-draw", "by-game", "yes", "yes"),
    ("check-raise", "by-game", "yes", "by-game"),
    ("sevens", "by-game", "off", "by-game"),
    ("sevens-short-call", "any-short", "any-short", "under-half"),
    ("min-raise", "last-raise", "last-raise", "last-raise"),
    ("reopen", "facing-full", "facing-full", "facing-full"),
    ("under-raise", "half", "half", "always-raise"),
    ("pot-short-blind", "full-preflop", "full-preflop", "small-as-big"),
    ("pot-ante", "count", "skip-single-payer", "count"),
    ("pot-round", "exact", "exact", "up"),
    ("button", "dead", "dead", "dead"),
    ("new-player", "deal-unless-between", "deal-unless-between", "post-big"),
    ("big-blind-ante-order", "blind-first", "blind-first", "blind-first"),
    ("big-blind-ante-reduce", 4, "none", "as-listed"),
    ("straddle", "none", "none", "utg"),
    ("stud-board-tie", "suit", "suit", "position"),
    ("draw-delivery", "all-announce-first", "all-announce-first", "each-in-turn"),
    ("reshuffle-pool", "all-but-own", "earlier-rounds", "earlier-rounds"),
    ("last-card", "dealt", "only-if-it-finishes", "only-if-it-finishes"),
    ("archie-high", "66", "66", "99"),
    ("super-stud-8-bring-in", "low-card", "low-card", "high-card"),
    ("odd-chip-most", "one-per-pot", "one-per-split", "one-per-pot"),
    ("odd-chip-side", "high", "high", "position"),
    ("odd-chip-stud-cards", "winning-five", "winning-five", "all-cards"),
    ("odd-chip-stud-low", "highest", "highest", "lowest"),
    ("all-in-show", "face-up-at-once", "face-up-at-once", "at-showdown"),
    ("rake", "none", "none", Rake(10, 6)),
])
def test_each_preset_plays_by_its_own_column(rule, barge, tda, cash):
    """§10."""
    assert [read_house(preset)[rule] for preset in PRESETS] == [barge, tda, cash]


@pytest.mark.parametrize(("rule", "preset", "tournament", "cash"), [
    ("heads-up-cap", "barge", "keep", "lift-before-cap"),
    ("heads-up-cap", "tda", "lift-last-two", "lift-last-two"),
    ("heads-up-cap", "cash", "lift-before-cap", "lift-before-cap"),
    ("open-pair-double", "barge", "no", "yes"),
    ("open-pair-double", "tda", "no", "no"),
    ("open-pair-double", "cash", "yes", "yes"),
    ("run-it", "barge", 1, 1),
    ("run-it", "cash", 1, 3),
])
def test_by_mode_means_one_default_for_tournaments_and_one_for_cash(rule, preset, tournament, cash):
    """§1, §8 and §10."""
    assert read_house(preset, {}, tournament=True)[rule] == tournament
    assert read_house(preset, {}, tournament=False)[rule] == cash


def test_what_is_not_named_keeps_its_default_and_what_is_named_wins():
    house = read_house("tda", {"raise-cap": 4, "button": "moving"}, tournament=True)
    assert (house["raise-cap"], house["button"], house["pot-ante"]) == (4, "moving", "skip-single-payer")
    assert house.preset == "tda" and dict(house.overrides) == {"raise-cap": 4, "button": "moving"}


@pytest.mark.parametrize(("rule", "written", "read"), [
    ("raise-cap", "4", 4), ("raise-cap", 6, 6), ("raise-cap", "none", "none"),
    ("archie-high", 99, "99"), ("archie-high", "66", "66"),
    ("betting-unit", "smallest blind chip", "smallest-blind-chip"), ("betting-unit", 1, 1),
    ("completion-is-raise", True, "yes"), ("sevens", False, "off"), ("sevens", "by game", "by-game"),
    ("big-blind-ante-reduce", 6, 6), ("pot-round-unit", "25", 25), ("run-it", "2", 2),
    ("rake", {"percent": 5, "cap": 10, "step": 1}, Rake(5, 10, 1)),
    ("rake", {"percent": 2.5}, Rake(2.5)), ("rake", "none", "none"),
    ("drop", {"amount": 1, "from": 10}, Drop(1, 10)), ("redraw", [3, 2], (3, 2)),
])
def test_a_value_is_read_however_json_writes_it(rule, written, read):
    assert read_house("barge", {rule: written})[rule] == read


@pytest.mark.parametrize(("rule", "value"), [
    ("raise-cap", 5), ("raise-cap", True), ("raise-cap", 3.0), ("raise-cap", None), ("raise-cap", []),
    ("button", "ded"), ("completion-is-raise", "maybe"), ("rake", 5), ("drop", "x"),
    ("pot-round-unit", 0), ("pot-round-unit", "x25"), ("redraw", []), ("redraw", ["final"]),
    ("big-blind-ante-reduce", 11), ("archie-high", 88), ("min-bet", -5),
])
def test_a_value_no_room_plays_is_refused(rule, value):
    with pytest.raises(Refusal) as refusal:
        read_house("barge", {rule: value})
    assert (refusal.value.code, refusal.value.field) == ("bad-house-rule", f"house.{rule}")


@pytest.mark.parametrize(("rule", "value", "sentence"), [
    ("button", "ded", r"“button” cannot be 'ded'; did you mean .* goes on \(dead\)\?.*or .* \(win\)\.$"),
    ("raise-cap", 9, r"“raise cap” cannot be '9'\. .*It is 3, 4, 6 or no cap \(none\)\.$"),
    ("rake", 5, r"no rake \(none\) or an object of percent, cap, step\.$"),
    ("uncalled", "keep", r"“uncalled bet” cannot be .* always: .* \(return\)\. Leave it out\.$"),
    ("lammers", {"count": 1, "last-level": 1.5}, r"In the house rule “.*”, last level cannot be '1\.5'\."),
    ("lammers", {"value": 1}, r"The house rule “[^-]*” lacks count\."),
])
def test_a_refused_value_is_told_in_the_words_of_its_page_with_the_code_of_a_document(rule, value, sentence):
    with pytest.raises(Refusal, match=sentence):
        read_house("barge", {rule: value})


@pytest.mark.parametrize(("language", "said"), [
    ("de", "Die Hausregel „Raise-Cap“ kann nicht „9“ sein. "),
    ("es", "La regla de la casa «tope de subidas» no"),
])
def test_a_refused_value_is_told_in_every_language(language, said):
    with pytest.raises(Refusal) as refused:
        read_house("barge", {"raise-cap": 9})
    assert speak(refused.value.message, language).startswith(said)
    assert speak(refused.value.message, language).endswith(" (none).")


def test_an_unknown_rule_names_the_nearest_one():
    with pytest.raises(Refusal, match=r"did you mean raise cap \(raise-cap\)\?") as refusal:
        read_house("barge", {"raise-caps": 4})
    assert (refusal.value.code, refusal.value.field) == ("unknown-house-rule", "house.raise-caps")


PRESET_TITLES = r"It is BARGE \(barge\), TDA tournament \(tda\) or Cash room \(cash\)"


@pytest.mark.parametrize("preset", ["borge", "", None, ["barge"]])
def test_an_unknown_preset_is_refused_with_the_three_there_are(preset):
    with pytest.raises(Refusal, match=PRESET_TITLES) as refusal:
        read_house(preset)
    assert (refusal.value.code, refusal.value.field) == ("unknown-preset", "preset")


def test_house_rules_that_are_no_object_are_refused():
    with pytest.raises(Refusal) as refusal:
        read_house("barge", ["raise-cap"])
    assert (refusal.value.code, refusal.value.field) == ("bad-house-rule", "house")


@pytest.mark.parametrize("preset", PRESETS)
def test_a_house_written_down_reads_back_the_same(preset):
    """An old hand is judged by the rules it was played under."""
    house = read_house(preset, {"drop": {"amount": 1, "from": 10}, "lammers": {"count": 2, "value": 5000}})
    again = read_house("barge", house.document(), tournament=False)
    assert again == house and hash(again) == hash(house)
    assert again != read_house("barge", {"raise-cap": 6})


@pytest.mark.parametrize("rule", RULES.values(), ids=RULES)
def test_every_rule_takes_each_of_its_own_words(rule):
    for word in rule.words:
        assert read_house("cash", {rule.name: word})[rule.name] == word
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", rule.name) and 1 <= rule.section <= 9


def test_words_and_numbers_can_be_asked_for_as_such():
    house = read_house("barge", {"raise-cap": "none", "rake": {"percent": 5}})
    assert house.word("button") == "dead" and house.number("raise-cap", 99) == 99
    assert house.number("big-blind-ante-reduce") == 4
    assert house.rake == Rake(5) and house.drop is None


def _parts_of_rules():
    """Every part of every rule that takes an object, with what it cannot be."""
    for rule in RULES.values():
        shape = SHAPES.get(rule.record, ())
        right = dict.fromkeys(shape, 1)
        for part in shape:
            least, most = PARTS.get(part, (0, 10**12))
            bad = ["1", True, [1], {}, least - 1, most + 1, float("nan") if part == "percent" else 1.5]
            yield from ((rule.name, {**right, part: value}, part) for value in bad)
        if shape:
            yield rule.name, {part: 1 for part in shape[1:]}, shape[0]
            yield rule.name, {**right, shape[0]: None}, shape[0]
            yield rule.name, {**right, "pressent": 1}, "pressent"


@pytest.mark.parametrize(("rule", "value", "part"), [*_parts_of_rules()], ids=str)
def test_a_bad_part_of_a_rule_is_named_by_the_field(rule, value, part):
    """Contract 3: "a sentence, a code, a field"; a caller marks the figure that is wrong."""
    with pytest.raises(Refusal) as refused:
        read_house("cash", {rule: value})
    assert (refused.value.code, refused.value.field) == ("bad-house-rule", f"house.{rule}.{part}")
    assert (named("housepage", part)) in refused.value.message


@pytest.mark.parametrize(("rake", "pot", "taken"), [
    (Rake(5, 10, 1), 143, 7), (Rake(10, 6), 143, 6), (Rake(10), 143, 14), (Rake(10, 100, 5), 143, 10),
    (Rake(2.5, 10), 200, 5), (Rake(0.29), 10_000, 29), (Rake(5, 7, 5), 900, 5),
])
def test_the_rake_is_rounded_down_to_its_step_and_capped(rake, pot, taken):
    """§8: pot 143; 5 % cap 10 step 1 is 7, 10 % cap 6 is 6."""
    assert rake.of(pot) == taken


def test_the_drop_falls_once_the_pot_has_its_size():
    """§8."""
    assert [Drop(1, 10).of(pot) for pot in (9, 10, 143)] == [0, 1, 1]


NONE = [name for name, rule in RULES.items() if "none" in rule.words]


@pytest.mark.parametrize("name", NONE)
def test_none_of_it_is_told_with_the_word_of_its_rule(name):
    """German and Spanish have a gender for it: one word beside every title would be wrong beside most."""
    assert RULES[name].in_words("none") == say(f"house-{name}.none")
