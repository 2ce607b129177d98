"""Texts by key: English by default, another language at the edge, nothing missing, no gap left unfilled."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from dealer_assist import texts
from dealer_assist.contract.structures.reading import template, templates
from dealer_assist.games import game_ids, load_game
from dealer_assist.games.model import Side
from dealer_assist.texts import HERE, fluent, joined, kept, languages, page_texts, say, speak

OTHERS = [name for name in languages() if name != "en"]


def faults(language: str, other: dict[str, str], english: dict[str, str]) -> list[str]:
    """What a translator has to mend: messages that are missing, stale or have other gaps than the English."""
    lacks = [f"{language} lacks: {key} = {english[key]}" for key in english if key not in other]
    stale = [f"{language} has, en has not: {key}" for key in other if key not in english]
    asks = [
        f"{language}: {key} asks for {sorted(theirs)}, en for {sorted(ours)}"
        for key in english if key in other
        for ours, theirs in [(gaps(english[key]), gaps(other[key]))] if theirs != ours
    ]
    return lacks + stale + asks


def gaps(source: str) -> set[str]:
    """The names that a text fills in; the number that only chooses a form is no gap."""
    return {part.name for part in fluent.walk(fluent.pattern(source)) if isinstance(part, fluent.Gap)} - {"n"}


@pytest.mark.parametrize("language", languages())
def test_a_prompt_that_names_a_street_begins_with_a_capital(language: str):
    """"die Third Street geben: …": a street is a word within its sentence."""
    for key in ("prompts.deal", "prompts.burn-deal"):
        for street in ("flop", "third", "first-draw"):
            prompt = speak(say(key, street=say(f"street.{street}"), what=say("prompts.count", n=1)), language)
            assert prompt[0].isupper(), prompt


def test_what_was_said_is_english_text_and_is_spoken_at_the_edge():
    message = say("menu.title")
    assert message == "Menu"
    assert speak({"prompt": [message]}, "es") == {"prompt": ["Menú"]}
    assert speak(joined([say("menu.title"), say("menu.close")], ", "), "es") == "Menú, Cerrar"


def test_what_was_put_down_as_json_is_told_again_in_the_language_of_who_reads_it():
    dealt = say("card.of", rank=say("rank.A"), suit="hearts")
    for sentence in (say("prompts.too-many", count=9, most=8), dealt):
        key, figures = kept.document_of(sentence)
        again = kept.sentence_of(key, json.loads(json.dumps(figures)))
        assert again == sentence
        assert speak(again, "es") == speak(sentence, "es") != sentence


def test_what_was_put_down_with_words_that_the_texts_have_no_more_is_its_key():
    assert kept.sentence_of("menu.nonsense", {}) == "menu.nonsense"
    assert kept.sentence_of("prompts.too-many", {"count": 9}) == "prompts.too-many"


def sides_of(sides: Iterable[Side], leaves: bool = False) -> Iterator[str]:
    """The names of the sides that a pot is split into, or only of those that nothing splits again."""
    for side in sides:
        if not (leaves and side.sides):
            yield side.name
        yield from sides_of(side.sides, leaves)


@pytest.mark.parametrize("game", game_ids())
def test_every_side_and_street_of_a_game_has_its_word_wherever_it_is_said(game: str):
    """What has none is said as the file of the game calls it, in English in every language."""
    page = load_game(game)
    wanted = [f"{group}-{name}" for name in sides_of(page.sides)
              for group in ("side", "manual.side", "showdown.side")]
    wanted += [f"showdown.short-{name}" for name in sides_of(page.sides, leaves=True)]
    wanted += [f"{group}-{street.name}" for street in page.streets
               for group in ("street", "round", "manual.street")]
    assert len(wanted) > 6 and [key for key in wanted if not texts.has(key)] == []


COUNTED = {
    "refused.no-lammers": "left", "refused.no-lammers-has-left": "left", "refused.race-cards": "count",
    "refused.right-count": "count", "refused.too-few-tables": "count", "refused.no-place": "places",
    "refused.card-count-named-for-seat": "count", "refused.card-count-throws": "count", "nexthand.in": "n",
    "nexthand.every": "n", "ledger.penalty": "hands", "ledger.prizes": "paid", "ledger.round": "tables",
    "cli.backed-up": "hands", "cli.rebuilt": "count", "cli.restored": "hands", "cli.taken-in": "taken",
    "events.numbers-taken": "n", "ledger.break": "minutes",
    "ledger.most-tables": "tables", "cli.sheet": "levels",
    "replay.lines": "n", "replay.equity-exact": "n", "playlists.hands": "count",
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("key", "counts"), COUNTED.items())
def test_one_is_told_in_another_form_than_several(key: str, counts: str, language: str):
    """"1 hands taken in": a number alone does not say that one is meant."""
    english = fluent.walk(fluent.pattern(texts._catalogue("en")[key.replace(".", "-", 1)]))
    asked = {part.name: 7 for part in english if isinstance(part, fluent.Gap)} | {counts: 7}
    one, seven = (speak(say(key, **asked | {counts: n}), language) for n in (1, 7))
    assert re.sub(r"\b[17]\b", "", one) != re.sub(r"\b[17]\b", "", seven)


@pytest.mark.parametrize(("language", "now"), [("en", "now"), ("de", "jetzt"), ("es", "ahora")])
def test_what_is_to_be_done_now_is_said_once(language: str, now: str):
    """A refusal that ends in what the table waits for, "…; now: seat 3 acts", needs no other "now"."""
    twice = {}
    for key, source in texts._catalogue(language).items():
        parts = fluent.walk(fluent.pattern(source))
        asked = {part.name: "" for part in parts if isinstance(part, fluent.Gap)}
        for count in (1, 7) if "now" in asked else ():
            told = fluent.fill(fluent.pattern(source), asked | {"n": count, "count": count}, language)
            if len(re.findall(rf"\b{now}\b", told, re.IGNORECASE)) > 1:
                twice[key] = told
    assert twice == {}


def test_a_key_that_nobody_wrote_down_is_an_error():
    with pytest.raises(KeyError):
        say("menu.nonsense")


@pytest.mark.parametrize("language", OTHERS)
def test_another_language_says_everything_with_the_same_gaps(language: str):
    mistakes = faults(language, texts._catalogue(language), texts._catalogue("en"))
    assert not mistakes, "\n" + "\n".join(mistakes)
    assert set(page_texts(language)) == set(page_texts("en"))


def test_what_is_missing_or_stale_in_a_language_is_named():
    english = {"moves-fold": "fold", "moves-raise": "raise to { $chips }", "moves-call": "call"}
    other = {"moves-fold": "passer", "moves-raise": "relancer", "moves-limp": "limper"}
    assert faults("fr", other, english) == [
        "fr lacks: moves-call = call",
        "fr has, en has not: moves-limp",
        "fr: moves-raise asks for [], en for ['chips']",
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_the_sentences_of_the_game_files_are_all_said(language: str):
    """A file of a game or structure has its words in English; a language's `games.ftl` each under them."""
    english = {text for game in map(load_game, game_ids()) for text in (game.summary, *game.notes)}
    english |= {template(sheet).name for sheet in templates()}
    assert sorted(english - set(texts.of_files(language))) == [], f"{language} lacks them"
    assert sorted(set(texts.of_files(language)) - english) == [], f"{language} has them, no game file does"


def test_a_game_of_the_room_keeps_its_own_words():
    omaha = load_game("omaha").summary
    assert speak(omaha, "de").startswith("Vier Karten für jeden;")
    assert speak(texts.OfAFile("Omaha as we play it."), "de") == "Omaha as we play it."


def test_no_key_is_written_down_twice():
    for language in languages():
        files = (path.read_text(encoding="utf-8") for path in (HERE / language).glob("*.ftl"))
        keys = Counter(match[1] for text in files for match in fluent.MESSAGE.finditer(text))
        assert [key for key, times in keys.items() if times > 1] == []


def test_amounts_of_a_document_are_written_in_a_files_money_and_spoken_after_it():
    document = {
        "may": say("moves.raise-to-range", least=50, most=1234),
        "dice": say("reasons.dice", dice="3 4", sum=7)}
    written = texts.in_money(document, lambda units: f"${units / 100:.2f}")
    assert written["may"] == "raise to $0.50 to $12.34" and written["dice"] == document["dice"]
    assert "$12.34" in texts.speak(written, "de")["may"]


def test_amounts_stand_in_sentences_that_are_joined_or_begin_one():
    moves = say("moves.raise-to-range", least=50, most=1234)
    message = texts.capital(joined([moves, say("menu.title")], ", "))
    assert texts.in_money(message, lambda units: f"${units / 100:.2f}") == "Raise to $0.50 to $12.34, Menu"
    assert texts.has("menu.title") and not texts.has("menu.of-nobody")


def test_figures_that_are_set_already_are_money_too():
    """An open pair is raised "to 100 or 2,000": both stand in one gap, each with its thousands apart."""
    either = joined([texts.figure(100), texts.figure(2000)], " or ")
    for to, money in ((either, "$1.00 or $20.00"), (texts.figure(50), "$0.50")):
        message = say("wager-raise", to=to)
        assert texts.in_money(message, lambda units: f"${units / 100:.2f}") == f"raise to {money}"


SUITS = "(Pik|Herz|Karo|Kreuz)"
RANKS = "(Ass|König|Dame|Bube|Zehn|Neun|Acht|Sieben|Sechs|Fünf|Vier|Drei|Zwei)"


def test_a_card_is_one_word_in_german():
    """"der Pik-König", as the felt says it; two words are what people type."""
    apart = {path.name for path in (HERE / "de").glob("*.ftl")
             if re.search(f"{SUITS} {RANKS}", path.read_text("utf-8"))}
    assert apart <= {"search-words.ftl"}
