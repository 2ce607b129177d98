"""Game cards, procedures and search, read as somebody reads them beside the page of the rulebook."""

from __future__ import annotations

import pytest

from dealer_assist.rules.house import RULES
from dealer_assist.games import Game, game_ids, load_game, vocabulary as words
from dealer_assist.games.model import When
from dealer_assist.rulebook import phrases as say
from dealer_assist.rulebook.relevant_rules import house_rules
from dealer_assist.rulebook.find_game import find_games
from dealer_assist.games.loader.library import RULEBOOK, use
from dealer_assist.games.loader.custom import use_folder
from dealer_assist.rulebook.step_phrases import TELL
from dealer_assist.rulebook.game_card import card, names, picture, procedure, settled
from dealer_assist.rulebook.preset_card import card_document
from dealer_assist.rulebook.vocabulary import vocabulary
from dealer_assist.texts import Message


def manual_of(game: str, part: str = "") -> str:
    """The sentences of one heading, or of the whole procedure."""
    return " ".join(step.text for step in procedure(load_game(game)) if not part or step.part == part)


def parts(game: str) -> list[str]:
    return list(dict.fromkeys(step.part for step in procedure(load_game(game))))


# -- every word has its sentence -----------------------------------------------------------------


def test_every_step_of_the_game_files_has_its_sentence():
    assert {entry.word for entry in words.STEPS} == set(TELL)


@pytest.mark.parametrize("kind", say.KINDS)
def test_every_word_of_the_game_files_has_its_text(kind: str):
    """A word without one is a KeyError, in every list of the vocabulary."""
    assert all(text for text in say.table(kind).values())


def test_every_qualifier_and_condition_has_its_text():
    assert all(isinstance(say.qualifier(word), Message) for word in words.QUALIFIERS)
    texts = [say.condition(When(entry.word.removeprefix("flop "), 1, 2)) for entry in words.CONDITIONS]
    assert len(set(texts)) == len(words.CONDITIONS)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", game_ids())
def test_every_step_of_every_game_appears_in_order(game: str):
    loaded = load_game(game)
    in_file = [
        step.word
        for street in loaded.streets
        for step in (*street.steps, *filter(None, [street.with_action]))
    ]
    own = [step.word for step in procedure(loaded) if step.kind == "deal" and not step.game]
    if "choose" not in in_file:
        assert own == in_file
    else:
        assert [word for word in in_file if word not in own] == []
    assert len([step for step in procedure(loaded) if step.kind == "bet"]) >= len(loaded.streets)


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", game_ids())
def test_every_sentence_is_one(game: str):
    for step in procedure(load_game(game)):
        assert step.text[0].isupper() and step.text.endswith("."), step
        assert ".." not in step.text and "  " not in step.text and "None" not in step.text, step
    for label, text in card(load_game(game)).lines():
        assert label and text and "None" not in text


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", game_ids())
def test_house_rules_that_bear_on_a_game_exist(game: str):
    rules = house_rules(load_game(game))
    assert rules and set(rules) <= set(RULES)


# -- ten hard pages, line by line ----------------------------------------------------------------


def test_chowaha_as_its_page_has_it():
    """2.12: two cards, three flops one above the other, two turns, one river; both cards play; no low."""
    assert parts("chowaha") == ["Forced money", "Before the flop", "Flop", "Turn", "River", "Showdown"]
    assert "small blind and the big blind" in manual_of("chowaha", "Forced money")
    assert "each player two cards face down" in manual_of("chowaha", "Before the flop")
    assert "nine shared cards face up, in three rows of three" in manual_of("chowaha", "Flop")
    turn = manual_of("chowaha", "Turn")
    assert "two shared cards face up, one below the other, to the right of the rows" in turn
    assert "card 1 goes with rows 1 and 2 and card 2 goes with rows 2 and 3" in turn
    assert "deal one shared card face up" in manual_of("chowaha", "River")
    for part, bet in (("Before the flop", "small"), ("Flop", "small"), ("Turn", "big"), ("River", "big")):
        assert manual_of("chowaha", part).endswith(f"A round of betting at the {bet} bet.")
    showdown = manual_of("chowaha", "Showdown")
    for line in (
        "row 1 of the flop, turn card 1 and the river",
        "row 2 of the flop, turn card 1 and the river",
        "row 2 of the flop, turn card 2 and the river",
        "row 3 of the flop, turn card 2 and the river",
    ):
        assert line in showdown
    assert "row 1 of the flop, turn card 2" not in showdown
    assert (
        "The pot goes to the best high hand made of both of their own cards and three from the board"
        in showdown
    )
    assert "low" not in showdown.replace("below", "")
    assert picture(load_game("chowaha")) == ("X X X", "      Y", "X X X   Z", "      Y", "X X X")


def test_murder_as_its_page_has_it():
    """2.39: two columns, one, one; four cards; one board card from each row; high and eight-or-better low."""
    assert "four cards face down" in manual_of("murder", "Before the flop")
    assert "six shared cards face up, in two columns of three, each from top to bottom" in manual_of(
        "murder", "Flop"
    )
    for part in ("Turn", "River"):
        assert "three shared cards face up, in one column of three, from top to bottom" in manual_of(
            "murder", part
        )
    showdown = manual_of("murder", "Showdown")
    assert "A hand takes at most one board card from each row, in any column." in showdown
    assert showdown.count("exactly two of their four own cards and three from the board") == 2
    assert "eight or better: five different ranks, none above an eight" in showdown
    assert "an odd chip goes to high" in showdown
    assert "A half that nobody qualifies for is not played" in showdown
    assert picture(load_game("murder")) == ("X X Y Z",) * 3


def test_oklahoma_as_its_page_has_it():
    """2.40: three whole boards; the row with the lowest river goes before the last betting."""
    assert "nine shared cards face up, in three rows of three" in manual_of("oklahoma", "Flop")
    for part in ("Turn", "River"):
        assert "three shared cards face up, one to the right of each row, the top row first" in manual_of(
            "oklahoma", part
        )
    river = manual_of("oklahoma", "River")
    assert "Take away every row with the lowest river card, the deuce lowest and the ace highest." in river
    assert "If all river cards are of one rank, none is taken." in river
    assert river.index("Take away") < river.index("A round of betting")
    assert "row 2 of the flop, turn card 2 and river card 2" in manual_of("oklahoma", "Showdown")
    assert picture(load_game("oklahoma")) == ("X X X Y Z",) * 3


def test_scrotum_as_its_page_has_it():
    """2.50: five cards; one to five kept with the first chips; all that is kept plays, both ways."""
    before = manual_of("scrotum", "Before the flop")
    assert "five cards face down" in before
    assert (
        "With the first chips put in, or the first check, a player keeps one to five of their cards" in before
    )
    assert "everybody must see how many are kept" in before
    showdown = manual_of("scrotum", "Showdown")
    assert showdown.count("every card they hold, and as many from the board as make five") == 2
    assert "eight or better" in showdown
    assert "Sack" in names(load_game("scrotum"))


def test_sohe_as_its_page_has_it():
    """2.53: six cards, parted after the first betting; Omaha takes the odd chip."""
    assert "six cards face down" in manual_of("sohe", "Before the flop")
    flop = manual_of("sohe", "Flop")
    assert "parts their cards into an Omaha hand of four and a Hold'em hand of two" in flop
    assert flop.index("parts") < flop.index("three shared cards")
    showdown = manual_of("sohe", "Showdown")
    assert (
        "The Omaha half of the pot goes to the best high hand made of exactly two of their four Omaha cards"
        in showdown
    )
    assert (
        "The Hold'em half of the pot goes to the best high hand made of any five of their two Hold'em cards"
        in showdown
    )
    assert "an odd chip goes to Omaha" in showdown
    assert "A half that nobody qualifies" not in showdown


def test_mexican_poker_as_its_page_has_it():
    """2.37: antes and a button, 41 cards, the high card opens, then expose, down if all is open."""
    money = manual_of("mexican-poker", "Forced money")
    assert "The button moves one seat clockwise. Everybody posts the ante." in money
    assert "dealt from 41 cards: eights, nines and tens are taken out" in money
    assert "dealt face down it is wild, also when it has been turned up" in money
    second = manual_of("mexican-poker", "Second street")
    assert "Starting left of the button, deal each player one card face down." in second
    assert "The high card showing opens with a bet; of equal cards the first from the button." in second
    assert "at the small or the big bet, whichever the first bettor picks" in second
    assert "a raise is at least the size of the last bet" in second
    for part in ("Third street", "Fourth street", "Fifth street"):
        street = manual_of("mexican-poker", part)
        assert street.index("may turn their down card face up") < street.index(
            "deal each player still in one card"
        )
        assert "face down if all cards of that player are open, face up if not" in street
        assert "The highest board showing acts first; of equal boards the first from the button" in street
    showdown = manual_of("mexican-poker", "Showdown")
    assert "a flush beats a full house" in showdown and "5-6-7-J-Q" in showdown
    assert "clockwise from the button" in showdown  # R7: there is a button


def test_paradise_road_pickem_as_its_page_has_it():
    """2.44: three cards, the first to act picks one of five; a door card, or one card less or more."""
    before = manual_of("paradise-road-pickem", "Before the flop")
    assert "three cards face down" in before
    assert "The first player to act picks the game; heads-up or three-handed the button does." in before
    assert "Before the betting, as Texas Hold'em: each player still in throws one down card" in before
    assert "as Omaha High/Low Eight-or-Better: deal each player still in one more card face down" in before
    for game in ("Razz", "Stud", "Stud High/Low Eight-or-Better"):
        assert f"As {game}: each player who calls or raises turns up one card of their choice" in before
    assert "The small bet is the big blind, the big bet twice that." in manual_of(
        "paradise-road-pickem", "As Razz"
    )
    razz = manual_of("paradise-road-pickem", "As Razz: fourth street")
    assert "The lowest board showing acts first" in razz
    studs = "As Stud or Stud High/Low Eight-or-Better"
    last = manual_of("paradise-road-pickem", f"{studs}: seventh street")
    assert "The highest board showing acts first" in last
    assert "face down" in manual_of("paradise-road-pickem", f"{studs}: seventh street")
    assert "at the big bet" in manual_of("paradise-road-pickem", f"{studs}: fifth street")
    assert "clockwise from the button" in manual_of("paradise-road-pickem", "Showdown as Razz")  # R7
    assert "by suit" not in manual_of("paradise-road-pickem")
    assert "Showdown" not in parts("paradise-road-pickem")
    assert {step.game for step in procedure(load_game("paradise-road-pickem")) if step.kind == "branch"} == {
        "holdem",
        "omaha-8",
        "razz",
        "stud",
        "stud-8",
    }


def test_wonky_donkey_as_its_page_has_it():
    """2.62: red flop hold'em; black flop two more cards before the betting, and Omaha high-low."""
    flop = manual_of("wonky-donkey", "Flop")
    assert (
        "If two or three of the first three board cards are red, the hand goes on as Texas Hold'em." in flop
    )
    assert "cards are black, the hand goes on as Omaha High/Low Eight-or-Better." in flop
    assert (
        "Before the betting, as Omaha High/Low Eight-or-Better: deal each player still in two more cards"
        in flop
    )
    assert flop.index("two more cards") < flop.index("A round of betting")
    assert parts("wonky-donkey")[-2:] == [
        "Showdown as Texas Hold'em",
        "Showdown as Omaha High/Low Eight-or-Better",
    ]
    assert "any five of their two own cards" in manual_of("wonky-donkey", "Showdown as Texas Hold'em")
    omaha = manual_of("wonky-donkey", "Showdown as Omaha High/Low Eight-or-Better")
    assert "exactly two of their four" in omaha


def test_super_stud_as_its_page_has_it():
    """2.57: four down and one up, two thrown before fourth street; the low card brings it in."""
    assert manual_of("super-stud", "Forced money") == "There is no button. Everybody posts the ante."
    third = manual_of("super-stud", "Third street")
    assert "each player four cards face down. Then deal each player one card face up." in third
    assert "The lowest door card brings it in, the two of clubs the lowest: by rank, then by suit." in third
    assert "for the bring-in or for the whole small bet" in third
    fourth = manual_of("super-stud", "Fourth street")
    assert fourth.index("throws two down cards") < fourth.index("Burn a card, then deal")
    assert "The highest board showing acts first" in fourth
    assert "at the small bet" in fourth and "at the big bet" in manual_of("super-stud", "Fifth street")
    assert "one more card face down" in manual_of("super-stud", "Seventh street")
    assert "one community card" in manual_of("super-stud", "Rules of play")
    assert "the best five of their seven cards" in manual_of("super-stud", "Showdown")
    assert "spades, hearts, diamonds, clubs" in manual_of("super-stud", "Showdown")


def test_archie_as_its_page_has_it():
    """2.4: three draws; sixes or better high, eight or better low; nobody: the best high takes it all."""
    assert parts("archie")[1:5] == ["Before the draw", "First draw", "Second draw", "Third draw"]
    for part, bet in (("First draw", "small"), ("Second draw", "big"), ("Third draw", "big")):
        assert "throws none to five cards, or stands pat" in manual_of("archie", part)
        assert "burn a card and deal everybody as many as they threw" in manual_of("archie", part)
        assert f"at the {bet} bet" in manual_of("archie", part)
    showdown = manual_of("archie", "Showdown")
    assert ("a pair of sixes or better or a pair of nines or better (house rule: high qualifier of Archie)"
            in showdown)
    assert "To win the low half a hand must be eight or better" in showdown
    assert "If nobody qualifies at all, the best high hand takes the whole pot" in showdown
    assert house_rules(load_game("archie"))[0] == "archie-high"


def test_a_card_is_burnt_for_each_round_of_dealing():
    """R50: Dramaha's turn is a draw and a board card, each with its burn."""
    for game in game_ids():
        for part in parts(game):
            text = manual_of(game, part)
            rounds = 2 if "as many as they threw" in text and "shared card" in text else 1
            assert text.lower().count("burn a card") <= rounds, (game, part)
    assert manual_of("dramaha", "Turn").lower().count("burn a card") == 2


# -- the card ------------------------------------------------------------------------------------


def test_the_card_of_chowaha():
    lines = dict(card(load_game("chowaha")).lines())
    assert lines["Cards"] == "two cards each; twelve on the board"
    assert lines["Opens"] == "left of the big blind; later left of the button"
    assert lines["Cap"] == "a bet and three raises"
    assert lines["Odd chip"] == "ties: to the first of them clockwise from the button"
    assert [(street.does, street.bet) for street in card(load_game("chowaha")).streets] == [
        ("down 2", "small"),
        ("board 9", "small"),
        ("board 2", "big"),
        ("board 1", "big"),
    ]


def test_the_card_of_super_stud_8_names_both_bring_ins():
    lines = dict(card(load_game("super-stud-8"), raises=None).lines())
    assert lines["Cards"] == "nine cards each, five down, two thrown"
    assert "lowest" in lines["Opens"] and "highest" in lines["Opens"]
    assert lines["Cap"] == "no cap"
    assert lines["Qualifier"] == "low: eight or better"
    assert lines["Odd chip"].startswith("high half; ties: to the one with the highest card by suit")


def test_a_settled_game_says_only_what_the_room_plays():
    lines = dict(card(settled(load_game("super-stud-8"), {"super-stud-8-bring-in": "high-card"})).lines())
    assert lines["Opens"].startswith("the highest door card brings it in, the king of spades the highest")
    river = settled(load_game("mississippi-stud"), {"mississippi-limit": "one-three"}).streets[1]
    assert river.bet == "big"
    assert settled(load_game("archie"), {}) == load_game("archie")


def test_the_card_of_a_split_pot():
    assert dict(card(load_game("binglaha")).lines())["Pot"] == (
        "split: high (best high hand) and low (best ace-to-five low, on a roll of 1 to 3)"
    )
    assert dict(card(load_game("paradise-road-pickem")).lines())["Pot"].endswith(
        "Razz, Stud or Stud High/Low Eight-or-Better"
    )
    assert (
        "Omaha High/Low Eight-or-Better: split: high" in dict(card(load_game("wonky-donkey")).lines())["Pot"]
    )


def test_the_card_of_a_draw_game_counts_its_draws():
    lines = dict(card(load_game("badugi")).lines())
    assert lines["Draws"] == "three draws, none to four cards each"
    assert lines["Pot"] == "the best badugi, not split"
    assert "Draws" not in dict(card(load_game("holdem")).lines())


def test_a_rooms_own_game_is_told_like_any_other(room):
    room.write(
        "ours",
        'name = "Ours"\nsection = "house"\nsummary = "Four draws."\nextends = "scrotum"\n'
        '[streets.river]\nsteps = ["roll 2", "board 1"]\n[sides.low]\nqualifier = "rolled"\n',
    )
    library = room.library()
    text = " ".join(step.text for step in procedure(library.load("ours"), library.load))
    assert "The button rolls two dice; the sum says how low a low must be." in text
    assert "a sum of 11 is a jack" in text
    assert find_games("OURS", [library.load(game) for game in library.ids()]) == ("ours",)


# -- search --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked, first",
    [
        ("drawmaha", "dramaha"),
        ("sack", "scrotum"),
        ("kansas city", "deuce-to-seven-lowball"),
        ("badougi", "badugi"),
        ("off-suit lowball", "badugi"),
        ("PLO8", "omaha-8"),
        ("hold em", "holdem"),
        ("HOLD'EM", "holdem"),
        ("hold’em", "holdem"),
        ("no-limit hold'em", "holdem"),
        ("NLHE", "holdem"),
        ("Omaha Hi/Lo", "omaha-8"),
        ("omaha eight or better", "omaha-8"),
        ("chowhaa", "chowaha"),
        ("courcheval", "courchevel"),
        ("badugy", "badugi"),
        ("2-7 triple draw", "deuce-to-seven-triple-draw"),
        ("2.44", "paradise-road-pickem"),
        ("pick em", "paradise-road-pickem"),
        ("o8", "omaha-8"),
        ("limit badugi", "badugi"),
        ("seven card stud", "stud"),
        ("mississipi stud", "mississippi-stud"),
        ("limit hold'em", "holdem"),
        ("omaha pot limit", "omaha"),
        ("Omaha de seis cartas", "six-card-omaha"),
        ("fuenf Karten Omaha", "five-card-omaha"),
        ("Siebenkartenstud", "stud"),
        ("deuce", "deuce-to-seven-razz"),
        ("deuce triple draw", "deuce-to-seven-triple-draw"),
        ("2to7 td", "deuce-to-seven-triple-draw"),
        ("6+", "short-deck-holdem"),
        ("7CS", "stud"),
        ("dbplo", "double-board-omaha"),
    ],
)
def test_a_game_is_found_by_any_name_it_goes_by(asked: str, first: str):
    assert find_games(asked)[0] == first


@pytest.mark.parametrize("asked", ["", "   ", "zzzz", "!?", "'", "xq"])
def test_nothing_is_found_for_nothing(asked: str):
    assert find_games(asked) == ()


@pytest.mark.exhaustive
def test_every_game_is_found_by_each_of_its_names():
    for game in game_ids():
        for name in names(load_game(game)):
            assert game in find_games(name)[:2], name


def test_a_long_question_is_cut():
    assert find_games("badugi " * 5000) == find_games(("badugi " * 5000)[:80])


# -- the table of words --------------------------------------------------------------------------


def test_the_vocabulary_has_every_word_once_with_its_games():
    table = vocabulary()
    steps = {used.entry.word: used.games for used in table["Steps"]}
    assert list(steps) == [entry.word for entry in words.STEPS]
    assert steps["part"] == ("sohe",) and steps["expose"] == ("mexican-poker",)
    assert steps["door"] == ("paradise-road-pickem",)
    keys = {used.entry.word: used.games for used in table["At the top of a file"]}
    assert "holdem" not in keys["extends"] and "omaha" in keys["extends"]
    assert len(keys["name"]) == len(game_ids())
    assert "duck-flush" in {used.entry.word: used.games for used in table["Of a side"]}["tiers"]
    assert sum(len(used) for used in table.values()) > 120


def test_every_value_a_game_plays_stands_in_the_vocabulary():
    from dealer_assist.rulebook.vocabulary import words_of

    known = {(kind, used.entry.word) for kind, rows in vocabulary().items() for used in rows}
    counts = {("Own cards", "(2,)"), ("Own cards", "(2, 5)"), ("Own cards", "(0, 1, 2)"), ("Jokers", "None")}
    for game in game_ids():
        assert set(words_of(load_game(game))) <= known | counts, game


def test_the_words_of_a_rooms_own_game_count(room):
    room.write(
        "ours",
        'name = "Ours"\nsection = "house"\nsummary = "A wild one."\n'
        'extends = "five-card-draw"\njoker = "wild"\n',
    )
    use_folder(room.folder)
    try:
        table = {kind: {used.entry.word: used.games for used in rows} for kind, rows in vocabulary().items()}
        assert find_games("ours") == ("ours",)
    finally:
        use(RULEBOOK)
    assert table["Jokers"]["wild"] == ("ours",)
    assert (
        "ours" in table["At the top of a file"]["joker"]
        and "ours" not in table["At the top of a file"]["sides"]
    )


def test_a_game_is_frozen_and_telling_it_changes_nothing():
    game: Game = load_game("sohe")
    assert procedure(game) == procedure(game) and card(game) == card(game)


def test_where_up_cards_tell_the_betting_their_order_stays_to_be_seen():
    """1.2.2, 2.17, 2.35: "they do not alter or obfuscate the order in which they have received their up
    cards", on the page of every game that deals more than one."""
    ranked = {game for game in game_ids() if any("1.2.2" in step.text for step in procedure(load_game(game)))}
    assert {"stud", "deuce-to-seven-razz", "london-lowball", "five-card-stud", "super-stud"} <= ranked
    assert not ranked & {"holdem", "badugi", "deuce-to-seven-triple-draw", "progressive-badugi"}


def test_the_card_says_which_cards_play_and_the_cap_of_the_betting_at_the_table():
    """Omaha's two cards; a cap is of limit alone; where sides are made of other cards, each for itself."""
    def told_for(betting: str) -> dict[str, str]:
        lines = card_document(load_game("omaha-8"), "cash", betting)["lines"]
        return {one["name"]: one["text"] for one in lines}

    lines = told_for("limit")
    assert lines["plays"] == "exactly two of their four own cards and three from the board"
    assert lines["cap"] == "a bet and three raises" and lines["betting"] == "limit"
    assert told_for("pot-limit")["cap"] == "none"
    dramaha = dict(card(load_game("dramaha")).named_lines())
    assert dramaha["plays"].startswith("draw: the five cards of their own; Omaha: exactly two of")
    assert "plays" not in dict(card(load_game("stud-8")).named_lines())
