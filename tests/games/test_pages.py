"""The games of the rulebook, each as a reader with the page beside him would check it."""

from __future__ import annotations

import pytest

from dealer_assist.games import Choice, Game, Side, Step, game_ids, load_game

# contract, section 2; redrum is left out, since no rulebook that we hold prints its rules
CONTRACT = """
ace-to-5-triple-draw action-razz action-razzdugi archie badacey badeucy badugi
bidirectional-chowaha big-o binglaha california-lowball chowaha courchevel omaha-crayfish
holdem-crayfish crazy-pineapple-8 deuce-to-seven-lowball deuce-to-seven-razz
deuce-to-seven-triple-draw dramadugi dramaha dramaha-zero dramaha-21 dramaha-49 duck-flush
five-card-draw five-card-omaha five-card-stud four-card-chowaha greek-holdem irish korean
lazy-pineapple lazy-pineapple-8 london-lowball madison mexican-poker mississippi-stud
mississippi-stud-8 mississippi-razz murder oklahoma omaha omaha-8 omaha-x-or-better
paradise-road-pickem quick-quads razz razzdugi reno-straight rio-bravo scrotum short-deck-omaha
short-deck-holdem sohe stud stud-8 stud-high-low super-stud super-stud-8 super-razz holdem holdem-8
triple-draw-dramaha two-or-five-omaha-8 wonky-donkey
atomic-pineapple five-card-triple-draw regular-pineapple double-board-omaha double-board-omaha-8
double-board-holdem six-card-omaha courchevel-8 dramaha-27 progressive-badugi progressive-badugi-buy
""".split()


def deal(game: Game) -> str:
    """The streets as the page tells them: "preflop hole 2 small, flop board 3 small, …"."""
    return ", ".join(
        f"{street.name} {' '.join(map(step_text, street.steps))} {size(street.bet)}"
        for street in game.streets
    )


def step_text(step: Step) -> str:
    if step.low != step.high:
        return f"{step.word} {step.low}-{step.high}"
    return f"{step.word} {step.low}" if step.low else f"{step.word} {step.what}".strip()


def size(bet: object) -> str:
    return f"by {bet.rule}" if isinstance(bet, Choice) else str(bet)


def sides(game: Game) -> str:
    """The sides as the page tells them: "high high 2; low ace-to-five 2 or 8"."""
    return "; ".join(map(one_side, game.sides))


def one_side(side: Side) -> str:
    """A side that is split again has its own behind it: "top high high 2, low ace-to-five 2"."""
    return f"{side.name} {', '.join(map(one_side, side.sides)) or tiers(side)}"


def tiers(side: Side) -> str:
    return " then ".join(
        " ".join([tier.scale, tier.hole if isinstance(tier.hole, str) else ",".join(map(str, tier.hole)),
                  *([f"or better {size(tier.qualifier)}"] if tier.qualifier else [])])
        for tier in side.tiers
    )


@pytest.mark.parametrize("name", CONTRACT)
def test_every_game_of_the_contract_is_there(name):
    game = load_game(name)
    assert game.id == name
    assert game.name and game.summary.endswith(".") and game.section


def test_no_game_is_there_that_the_contract_does_not_name():
    assert sorted(CONTRACT) == list(game_ids())


def test_no_two_games_go_by_one_name():
    names = [name.lower() for game in map(load_game, game_ids()) for name in (game.name, *game.also)]
    assert sorted(names) == sorted(set(names))


FLOP = "flop board 3 small, turn board 1 big, river board 1 big"
FIVE = "up 1 big, sixth up 1 big, seventh down 1 big"
TRIPLE = "first-draw draw 0-5 small, second-draw draw 0-5 big, third-draw draw 0-5 big"


@pytest.mark.parametrize(("name", "dealt", "judged"), [
    ("holdem", f"preflop hole 2 small, {FLOP}", "high high any"),
    ("omaha", f"preflop hole 4 small, {FLOP}", "high high 2"),
    ("omaha-8", f"preflop hole 4 small, {FLOP}", "high high 2; low ace-to-five 2 or better 8"),
    ("big-o", f"preflop hole 5 small, {FLOP}", "high high 2; low ace-to-five 2 or better 8"),
    ("short-deck-holdem", f"preflop hole 2 small, {FLOP}", "high short-deck-high any"),
    ("short-deck-omaha", f"preflop hole 4 small, {FLOP}", "high short-deck-high 2"),
    ("stud", f"third down 2 up 1 small, fourth up 1 small, fifth {FIVE}", "high high any"),
    ("stud-8", f"third down 2 up 1 small, fourth up 1 small, fifth {FIVE}",
     "high high any; low ace-to-five any or better 8"),
    ("razz", f"third down 2 up 1 small, fourth up 1 small, fifth {FIVE}", "low ace-to-five any"),
    ("deuce-to-seven-razz", f"third down 2 up 1 small, fourth up 1 small, fifth {FIVE}",
     "low deuce-to-seven any"),
    ("five-card-stud", "second down 1 up 1 small, third up 1 small, fourth up 1 big, fifth up 1 big",
     "high high any"),
    ("five-card-draw", "predraw hole 5 small, draw draw 0-5 big", "high high any"),
    ("california-lowball", "predraw hole 5 small, draw draw 0-5 by lowball-after-draw",
     "low ace-to-five any"),
    ("deuce-to-seven-lowball", "predraw hole 5 small, draw draw 0-5 by lowball-after-draw",
     "low deuce-to-seven any"),
    ("ace-to-5-triple-draw", f"predraw hole 5 small, {TRIPLE}", "low ace-to-five any"),
    ("deuce-to-seven-triple-draw", f"predraw hole 5 small, {TRIPLE}", "low deuce-to-seven any"),
    ("badugi", f"predraw hole 4 small, {TRIPLE.replace('0-5', '0-4')}", "badugi badugi any"),
    ("badacey", f"predraw hole 5 small, {TRIPLE}", "low ace-to-five any; badugi badugi any"),
    ("badeucy", f"predraw hole 5 small, {TRIPLE}", "low deuce-to-seven any; badugi badugi-ace-high any"),
    # the rest of the book
    ("action-razz", f"third down 2 up 1 small, fourth up 1 small, fifth {FIVE.replace('down', 'up')}",
     "low ace-to-five any then ace-to-five any"),
    ("action-razzdugi", f"third down 2 up 1 small, fourth up 1 small, fifth {FIVE.replace('down', 'up')}",
     "low ace-to-five any then ace-to-five any; badugi badugi any"),
    ("razzdugi", f"third down 2 up 1 small, fourth up 1 small, fifth {FIVE}",
     "low ace-to-five any; badugi badugi any"),
    ("stud-high-low", f"third down 2 up 1 small, fourth up 1 small, fifth {FIVE}",
     "high high any; low ace-to-five any"),
    ("london-lowball", f"third down 2 up 1 small, fourth up 1 small, fifth {FIVE}", "low ace-to-six any"),
    ("super-stud", f"third down 4 up 1 small, fourth discard 2 up 1 small, fifth {FIVE}",
     "high high any"),
    ("super-stud-8", f"third down 4 up 1 small, fourth discard 2 up 1 small, fifth {FIVE}",
     "high high any; low ace-to-five any or better 8"),
    ("super-razz", f"third down 4 up 1 small, fourth discard 2 up 1 small, fifth {FIVE}",
     "low ace-to-five any"),
    ("mississippi-razz",
     "third down 2 up 1 small, fifth up 2 by mississippi-limit, sixth up 1 big, seventh up 1 big",
     "low ace-to-five any"),
    ("mexican-poker", "second down 1 up 1 either, third expose turn 1 either, fourth expose turn 1 either, "
     "fifth expose turn 1 either", "high mexican-high any"),
    ("archie", f"predraw hole 5 small, {TRIPLE}",
     "high high any or better by archie-high; low ace-to-five any or better 8"),
    ("korean", f"predraw hole 5 small, {TRIPLE}",
     "high high any or better pair; low ace-to-five any or better no pair"),
    ("duck-flush", f"predraw hole 5 small, {TRIPLE}",
     "high high any or better flush then deuce-to-seven any"),
    ("madison", f"predraw hole 5 small, {TRIPLE}", "low madison any"),
    ("five-card-triple-draw", f"predraw hole 5 small, {TRIPLE}", "high high any"),
    ("quick-quads", "predraw hole 5 small, draw draw 0-5 big", "high quick-quads any"),
    ("progressive-badugi", f"predraw hole 4 small, {TRIPLE.replace('0-5', '0-4')}",
     "badugi badugi any or better by progressive-badugi"),
    ("progressive-badugi-buy",
     "second up 1 down 1 small, third down 1 small, fourth down 1 big, sale buy 2 big",
     "badugi badugi any or better by progressive-badugi"),
    ("holdem-8", f"preflop hole 2 small, {FLOP}", "high high any; low ace-to-five any or better 8"),
    ("greek-holdem", f"preflop hole 2 small, {FLOP}", "high high 2"),
    ("irish", "preflop hole 4 small, flop board 3 small, turn discard 2 board 1 big, river board 1 big",
     "high high any"),
    ("crazy-pineapple-8", "preflop hole 3 small, flop board 3 small, turn discard 1 board 1 big, "
     "river board 1 big", "high high any; low ace-to-five any or better 8"),
    ("regular-pineapple", "preflop hole 3 small, flop discard 1 board 3 small, turn board 1 big, "
     "river board 1 big", "high high any"),
    ("atomic-pineapple", "preflop hole 5 small, flop discard 1 board 3 small, turn discard 1 board 1 big, "
     "river discard 1 board 1 big", "high high any"),
    ("lazy-pineapple", f"preflop hole 3 small, {FLOP}", "high high 0,1,2"),
    ("lazy-pineapple-8", f"preflop hole 3 small, {FLOP}",
     "high high 0,1,2; low ace-to-five 0,1,2 or better 8"),
    ("rio-bravo", f"preflop hole 2 small, {FLOP}, bravo hole 1 big", "high high any"),
    ("omaha-crayfish", "preflop hole 4 small, flop board 5 small, turn roll 1 remove rolled big, "
     "river roll 1 remove rolled big", "high high 2"),
    ("holdem-crayfish", "preflop hole 2 small, flop board 5 small, turn roll 1 remove rolled big, "
     "river roll 1 remove rolled big", "high high any"),
    ("five-card-omaha", f"preflop hole 5 small, {FLOP}", "high high 2"),
    ("courchevel", "preflop hole 5 board 1 small, flop board 2 small, turn board 1 big, river board 1 big",
     "high high 2"),
    ("two-or-five-omaha-8", f"preflop hole 5 small, {FLOP}",
     "high high 2,5; low ace-to-five 2,5 or better 8"),
    ("binglaha", "preflop hole 4 small, flop board 3 small, turn roll 1 board 1 big, river board 1 big",
     "high high 2; low ace-to-five 2 or better 8"),
    ("omaha-x-or-better",
     "preflop hole 4 small, flop board 3 small, turn roll 2 board 1 big, river board 1 big",
     "high high 2; low ace-to-five 2 or better rolled"),
    ("reno-straight", "preflop hole 5 small, flop board 6 small, turn board 2 big, river board 2 big",
     "high high 2; straight lowest-straight 2"),
    ("double-board-omaha", "preflop hole 4 small, flop board 6 small, turn board 2 big, river board 2 big",
     "top high 2; bottom high 2"),
    ("double-board-omaha-8", "preflop hole 4 small, flop board 6 small, turn board 2 big, river board 2 big",
     "top high high 2, low ace-to-five 2 or better 8; bottom high high 2, low ace-to-five 2 or better 8"),
    ("double-board-holdem", "preflop hole 2 small, flop board 6 small, turn board 2 big, river board 2 big",
     "top high high any; bottom high high any"),
    ("six-card-omaha", "preflop hole 6 small, flop board 3 small, turn board 1 big, river board 1 big",
     "high high 2"),
    ("courchevel-8", "preflop hole 5 board 1 small, flop board 2 small, turn board 1 big, river board 1 big",
     "high high 2; low ace-to-five 2 or better 8"),
    ("dramaha-27", "preflop hole 5 small, flop board 3 small, turn draw 0-5 board 1 big, river board 1 big",
     "draw deuce-to-seven all; omaha high 2"),
    ("chowaha", "preflop hole 2 small, flop board 9 small, turn board 2 big, river board 1 big",
     "high high 2"),
    ("four-card-chowaha", "preflop hole 4 small, flop board 9 small, turn board 2 big, river board 1 big",
     "high high 2; low ace-to-five 2 or better 8"),
    ("bidirectional-chowaha", "preflop hole 4 small, flop board 9 small, die roll 1 big, "
     "turn board 2 big, river board 1 big", "high high 2; low ace-to-five 2 or better 8"),
    ("murder", "preflop hole 4 small, flop board 6 small, turn board 3 big, river board 3 big",
     "high high 2; low ace-to-five 2 or better 8"),
    ("oklahoma", "preflop hole 4 small, flop board 9 small, turn board 3 big, "
     "river board 3 remove lowest river big", "high high 2; low ace-to-five 2 or better 8"),
    ("dramaha", "preflop hole 5 small, flop board 3 small, turn draw 0-5 board 1 big, river board 1 big",
     "draw high all; omaha high 2"),
    ("dramaha-49", "preflop hole 5 small, flop board 3 small, turn draw 0-3 board 1 big, river board 1 big",
     "points points all; omaha high 2"),
    ("dramaha-zero", "preflop hole 5 small, flop board 3 small, turn draw 0-3 board 1 big, "
     "river board 1 big", "points points-low all; omaha high 2"),
    ("dramaha-21", "preflop hole 5 small, flop board 3 small, turn draw 0-3 board 1 big, river board 1 big",
     "points twenty-one all; omaha high 2"),
    ("dramadugi", "preflop hole 5 small, flop board 3 small, turn draw 0-3 board 1 big, river board 1 big",
     "omaha high 2; badugi badugi any"),
    ("triple-draw-dramaha", "preflop hole 5 small, flop board 3 draw 0-5 small, turn board 1 draw 0-5 big, "
     "river board 1 draw 0-5 big", "draw high all; omaha high 2"),
    ("sohe", "preflop hole 6 small, flop part board 3 small, turn board 1 big, river board 1 big",
     "omaha high 2; holdem high any"),
    ("scrotum", f"preflop hole 5 small, {FLOP}", "high high all; low ace-to-five all or better 8"),
    ("wonky-donkey", f"preflop hole 2 small, {FLOP}", "high high any"),
    ("paradise-road-pickem", f"preflop hole 3 choose small, {FLOP}", "high high any"),
])
def test_the_deal_and_the_showdown_are_those_of_the_page(name, dealt, judged):
    game = load_game(name)
    assert deal(game) == dealt
    assert sides(game) == judged


BRING_INS = {
    "stud": ("low card", "high"), "stud-8": ("low card", "high"), "five-card-stud": ("low card", "high"),
    "super-stud": ("low card", "high"), "razz": ("high card", "ace-to-five"),
    "action-razz": ("high card", "ace-to-five"), "action-razzdugi": ("high card", "ace-to-five"),
    "razzdugi": ("high card", "ace-to-five"), "super-razz": ("high card", "ace-to-five"),
    "stud-high-low": ("high card", "ace-to-five"), "london-lowball": ("high card", "ace-to-six"),
    "deuce-to-seven-razz": ("high card ace high", "deuce-to-seven"),
}


@pytest.mark.parametrize("name", BRING_INS)
def test_who_brings_it_in_and_whose_board_opens_after_that(name):
    game = load_game(name)
    assert (game.bring_in, game.showing) == BRING_INS[name]
    assert (game.forced, game.button) == ("antes", False)
    assert [street.opens for street in game.streets] == ["bring-in", *["best board"] * len(game.streets[1:])]


@pytest.mark.parametrize("name", sorted(set(CONTRACT) - set(BRING_INS) - {"super-stud-8", "mexican-poker"}))
def test_every_other_game_has_a_button_and_blinds(name):
    game = load_game(name)
    assert (game.forced, game.button, game.bring_in) == ("blinds", True, None)
    later = "best board" if name.startswith("mississippi") else "button"
    assert [street.opens for street in game.streets] == ["blinds", *[later] * len(game.streets[1:])]


def test_mexican_poker_has_antes_and_a_button_and_the_high_card_bets():
    """2.37: antes and a button; the high card goes first, later the highest hand showing."""
    game = load_game("mexican-poker")
    assert (game.forced, game.button, game.bring_in) == ("antes", True, None)
    assert [street.opens for street in game.streets] == ["high card", *["best board"] * 3]


def test_super_stud_8_brings_in_as_the_house_rule_says():
    bring_in = load_game("super-stud-8").bring_in
    assert isinstance(bring_in, Choice)
    assert bring_in.rule == "super-stud-8-bring-in"
    assert dict(bring_in.values) == {"low-card": "low card", "high-card": "high card"}


def test_archie_is_for_sixes_or_nines_and_high_takes_it_when_nobody_qualifies():
    """2.4, R22."""
    game = load_game("archie")
    qualifier = game.sides[0].tiers[0].qualifier
    assert isinstance(qualifier, Choice)
    assert dict(qualifier.values) == {"66": "pair of sixes", "99": "pair of nines"}
    assert game.nobody == "high"


def test_the_pot_of_progressive_badugi_waits_when_nobody_qualifies():
    assert load_game("progressive-badugi").nobody == "next deal"


@pytest.mark.parametrize(("name", "deck", "joker"), [
    ("five-card-draw", "standard", "bug high"), ("quick-quads", "standard", "bug high"),
    ("california-lowball", "standard", "bug low"), ("mexican-poker", "mexican", "mexican"),
    ("short-deck-holdem", "short", None), ("short-deck-omaha", "short", None),
])
def test_the_deck_and_its_joker(name, deck, joker):
    game = load_game(name)
    assert (game.deck, game.joker) == (deck, joker)


def test_no_other_game_has_a_joker_or_another_deck():
    """2.1, 2.16, 2.18: "not played with a joker/bug"."""
    special = {"five-card-draw", "quick-quads", "california-lowball", "mexican-poker",
               "short-deck-holdem", "short-deck-omaha"}
    others = [load_game(name) for name in CONTRACT if name not in special]
    assert {(game.deck, game.joker) for game in others} == {("standard", None)}


def test_ways_of_play_that_a_page_asks_for():
    asked = {game.id: dict(game.habits) for game in map(load_game, game_ids()) if game.habits}
    assert asked == {
        "california-lowball": {"limit": ("sevens", "no check-raise")},
        "deuce-to-seven-lowball": {"no-limit": ("no limp",)},
        **dict.fromkeys(("mississippi-stud", "mississippi-stud-8", "mississippi-razz"),
                        {"any": ("one card for all",)}),
        "progressive-badugi-buy": {"any": ("high doors burned",)},
        "stud": {"limit": ("open pair double",)},
        "super-stud": {"limit": ("open pair double",)},
    }
    assert load_game("california-lowball").habit("sevens", "limit")
    assert not load_game("california-lowball").habit("sevens", "no-limit")


@pytest.mark.parametrize(("name", "first"), [
    ("holdem", "no-limit"), ("omaha", "pot-limit"), ("omaha-8", "limit"), ("big-o", "pot-limit"),
    ("binglaha", "pot-limit"), ("california-lowball", "limit"), ("deuce-to-seven-lowball", "no-limit"),
    ("deuce-to-seven-triple-draw", "limit"), ("badugi", "limit"), ("stud", "limit"),
    ("london-lowball", "pot-limit"), ("mississippi-stud", "pot-limit"), ("short-deck-holdem", "no-limit"),
    ("short-deck-omaha", "jam-or-fold"), ("irish", "pot-limit"), ("five-card-draw", "limit"),
])
def test_the_betting_that_the_page_names_first(name, first):
    assert load_game(name).bettings[0] == first


def test_the_small_names_of_games_are_known():
    named = {other: game.id for game in map(load_game, game_ids()) for other in game.also}
    for other, name in {"Drawmaha": "dramaha", "Sack": "scrotum", "Kansas City": "deuce-to-seven-lowball",
                        "Badougi": "badugi", "Off Suit Lowball": "badugi", "PLO": "omaha"}.items():
        assert named[other] == name


@pytest.mark.parametrize(("name", "lines"), [
    # R36: each flop with the turns beside it, and the river
    ("chowaha", ["1 2 3 10 12", "4 5 6 10 12", "4 5 6 11 12", "7 8 9 11 12"]),
    ("four-card-chowaha", ["1 2 3 10 12", "4 5 6 10 12", "4 5 6 11 12", "7 8 9 11 12"]),
    # contract: nine on the flop, three turns, three rivers
    ("oklahoma", ["1 2 3 10 13", "4 5 6 11 14", "7 8 9 12 15"]),
    # contract: board one's flop, board two's flop, the turns, the rivers
    ("reno-straight", ["1 2 3 7 9", "4 5 6 8 10"]),
    ("double-board-omaha", ["1 2 3 7 9", "4 5 6 8 10"]),
    ("double-board-omaha-8", ["1 2 3 7 9", "4 5 6 8 10"]),
    ("double-board-holdem", ["1 2 3 7 9", "4 5 6 8 10"]),
])
def test_which_board_cards_go_together(name, lines):
    [layout] = load_game(name).boards
    assert [" ".join(map(str, line)) for line in layout.lines] == lines
    assert layout.when is None and layout.rows == ()


def test_the_die_of_bidirectional_chowaha_turns_its_boards():
    """2.8, R37: on 4 to 6 the columns, the turns below left and right."""
    down, across = load_game("bidirectional-chowaha").boards
    assert down.when is not None and (down.when.word, down.when.low, down.when.high) == ("roll", 4, 6)
    assert down.lines == ((1, 4, 7, 10, 12), (2, 5, 8, 10, 12), (2, 5, 8, 11, 12), (3, 6, 9, 11, 12))
    assert across.when is None and across.lines == load_game("chowaha").boards[0].lines


def test_murder_takes_one_card_of_each_row_dealt_by_columns():
    """2.39; contract: by column, each top to bottom."""
    [layout] = load_game("murder").boards
    assert layout.rows == ((1, 4, 7, 10), (2, 5, 8, 11), (3, 6, 9, 12)) and layout.lines == ()


def test_each_half_of_double_board_omaha_has_its_own_board():
    assert [side.tiers[0].line for side in load_game("double-board-omaha").sides] == [1, 2]


@pytest.mark.parametrize(("name", "removes"), [
    ("omaha-crayfish", "rolled"), ("holdem-crayfish", "rolled"), ("oklahoma", "lowest river"),
    ("holdem", None),
])
def test_what_leaves_the_board(name, removes):
    assert load_game(name).removes == removes


def test_the_low_of_binglaha_is_played_on_one_to_three():
    """R34."""
    high, low = load_game("binglaha").sides
    assert high.when is None
    assert low.when is not None and (low.when.word, low.when.low, low.when.high) == ("roll", 1, 3)


def test_a_face_card_comes_first_in_action_razz_but_not_for_the_badugi():
    """2.2, 2.3, R30."""
    low, badugi = load_game("action-razzdugi").sides
    assert [tier.holding for tier in low.tiers] == ["JQK", ""]
    assert [tier.holding for tier in badugi.tiers] == [""]


def test_sohe_parts_the_hand_before_the_flop():
    """2.53: after the first betting, a hand of four and a hand of two."""
    game = load_game("sohe")
    assert game.streets[1].steps[0] == Step("part", parts=(("omaha", 4), ("holdem", 2)))
    assert [side.tiers[0].of for side in game.sides] == ["omaha", "holdem"]


def test_scrotum_keeps_with_the_first_action():
    """2.50: one to five cards, put under the chips of the first bet, call or check."""
    preflop = load_game("scrotum").streets[0]
    assert preflop.with_action == Step("keep", 1, 5)


@pytest.mark.parametrize("name", ["dramaha", "dramaha-49", "dramaha-21", "dramaha-zero", "dramadugi"])
def test_one_half_of_the_dramahas_leaves_the_board_alone(name):
    plays = {side.name: side.tiers[0].board for side in load_game(name).sides}
    assert plays.pop("omaha") is True
    assert list(plays.values()) == [False]


def test_wonky_donkey_goes_by_the_colour_of_the_flop():
    """2.62, R42."""
    red, black = load_game("wonky-donkey").becomes
    assert (red.game, red.when.word, red.when.low, red.steps) == ("holdem", "red", 2, ())
    assert (black.game, black.when.word, black.when.low) == ("omaha-8", "black", 2)
    assert black.steps == (Step("hole", 2, 2),)


def test_paradise_road_goes_on_as_the_game_that_was_picked():
    """2.44: hold'em throws one, Omaha/8 gets one, the studs roll a door card as they call."""
    turns = {turn.game: turn for turn in load_game("paradise-road-pickem").becomes}
    assert set(turns) == {"holdem", "omaha-8", "razz", "stud", "stud-8"}
    assert {turn.when.word for turn in turns.values()} == {"chosen"}
    assert turns["holdem"].steps == (Step("discard", 1, 1),)
    assert turns["omaha-8"].steps == (Step("hole", 1, 1),)
    assert all(turns[name].with_action == Step("door", 1, 1) for name in ("razz", "stud", "stud-8"))


@pytest.mark.parametrize("name", game_ids())
def test_no_game_seats_more_than_the_trade_and_the_deck_allow(name):
    assert 6 <= load_game(name).max_seats <= 10


def test_stud_seats_eight_since_the_last_card_may_be_shared():
    assert load_game("stud").max_seats == 8
