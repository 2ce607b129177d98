"""Checks a built game as a whole: that its words fit each other and the deck."""

from __future__ import annotations

from collections.abc import Collection

from dealer_assist.cards import deck_cards
from dealer_assist.games import vocabulary
from dealer_assist.games.loader.mistakes import FilePlace
from dealer_assist.games.model import ALL, ANY, Choice, Game, Side, Step, Street, Tier, When
from dealer_assist.rules.betting import STRUCTURES
from dealer_assist.scales import SCALES
from dealer_assist.texts import say


def check(game: Game, place: FilePlace, known: Collection[str]) -> None:
    """Note at `place` what cannot be played, steps apart; `known` are the ids of all games."""
    for turn in game.becomes:
        if turn.game not in known:
            place.at("becomes").at(turn.game).unknown("game", turn.game, known)
    winners = [side.name for side in game.leaves] + [vocabulary.NEXT_DEAL]
    if game.nobody is not None and game.nobody not in winners:
        place.at("nobody").unknown("side", game.nobody, winners)
    if len(set(game.bettings)) < len(game.bettings):
        place.at("bettings").wrong("betting-twice")
    _check_opening(game, place)
    _check_whole_stack(game, place)
    if game.bomb_pot:
        _check_bomb_pot(game, place.at("bomb_pot"))


def _check_whole_stack(game: Game, place: FilePlace) -> None:
    """Jam-or-fold asks the first player, who must be free to fold (R53)."""
    if all(STRUCTURES[betting].whole_stack for betting in game.bettings if betting in STRUCTURES):
        if any(street.opens == "high card" for street in game.streets):
            place.at("bettings").wrong("must-bet")


def _check_bomb_pot(game: Game, at: FilePlace) -> None:
    """Blinds are what it does without, and there must be a round left to bet in (1.4, R53)."""
    if game.forced != "blinds":
        at.wrong("bomb-pot-antes")
    elif sum(street.bet != "none" for street in game.streets[1:]) < 1:
        at.wrong("bomb-pot-one-street")
    if all(STRUCTURES[betting].whole_stack for betting in game.bettings if betting in STRUCTURES):
        at.wrong("bomb-pot-whole-stack")


def check_steps(game: Game, place: FilePlace) -> None:
    """Note at `place` what does not go together with the streets' steps, which must all be known."""
    _check_sides(game, game.sides, place)
    for turn in game.becomes:
        _check_when(game, turn.when, place.at(f"becomes.{turn.game}"))
    for street in game.streets:
        for step in (*street.steps, *filter(None, [street.with_action])):
            _check_step(game, step, place.at(f"streets.{street.name}"))
    _check_board(game, place.at("board"))
    _check_deck(game, place.at("max_seats"))


def _check_sides(game: Game, sides: tuple[Side, ...], place: FilePlace) -> None:
    for side in sides:
        at = place.at(f"sides.{side.name}")
        _check_when(game, side.when, at)
        for tier in side.tiers:
            _check_tier(game, tier, at)
        _check_sides(game, side.sides, at)


def _check_opening(game: Game, place: FilePlace) -> None:
    opens = [street.opens for street in game.streets]
    if "bring-in" in opens and game.bring_in is None:
        place.at("bring_in").wrong("bring-in-due")
    if "blinds" in opens and game.forced != "blinds":
        place.at("forced").wrong("opens-with-blinds")
    for street in game.streets:
        _check_round(street, place.at(f"streets.{street.name}"))


def _check_round(street: Street, at: FilePlace) -> None:
    if isinstance(street.bet, Choice) or street.bet != "none":
        return
    if street.opens == "bring-in":
        at.wrong("bring-in-without-round")
    if street.with_action is not None:
        at.wrong("nobody-acts")


def _steps(game: Game) -> list[Step]:
    return [step for street in game.streets for step in street.steps]


def _has(game: Game, word: str) -> bool:
    return any(step.word == word for step in _steps(game))


def _check_when(game: Game, when: When | None, at: FilePlace) -> None:
    if when is None:
        return
    if when.word == "roll" and not _has(game, "roll"):
        at.wrong("no-roll-to-wait-for")
    if when.word == "chosen" and not _has(game, "choose"):
        at.wrong("no-choice-to-wait-for")
    if when.word in ("red", "black") and game.holds("board") < 3:
        at.wrong("no-flop")


def _check_tier(game: Game, tier: Tier, at: FilePlace) -> None:
    parts = {name: size for step in _steps(game) for name, size in step.parts}
    if tier.of is not None and tier.of not in parts:
        at.at("of").unknown("part", tier.of, parts)
    lines = [len(layout.lines) for layout in game.boards if layout.lines]
    if tier.line and tier.line > min(lines, default=0):
        at.at("line").wrong("no-line", line=tier.line)
    if tier.qualifier == "rolled" and not _has(game, "roll"):
        at.at("qualifier").wrong("qualifier-not-rolled")
    ranks = {card.rank for card in deck_cards(game.deck, joker=False)}
    if len(SCALES[tier.scale].ranks) < 13 and not ranks <= set(SCALES[tier.scale].ranks):
        at.at("scale").wrong("scale-of-other-deck", scale=tier.scale, deck=game.deck)
    _check_cards(game, tier, parts.get(tier.of or "", _own_cards(game)), at.at("hole"))


def _own_cards(game: Game) -> int:
    """The most cards of their own a player can hold at showdown."""
    # a draw gives as many as it takes, so it changes nothing here
    return sum(game.holds(word) for word in vocabulary.GIVES) - game.holds("discard")


def _longest_board(game: Game) -> int:
    """How many board cards the layouts let one hand use."""
    lines = [len(line) for layout in game.boards for line in layout.lines]
    rows = [len(layout.rows) for layout in game.boards if layout.rows]
    return max(lines + rows, default=game.holds("board"))


def _check_cards(game: Game, tier: Tier, own: int, at: FilePlace) -> None:
    """Does a hand of the scale come together from these cards?"""
    size = SCALES[tier.scale].size
    board = _longest_board(game) if tier.board else 0
    counts = [own] if tier.hole in (ANY, ALL) else [n for n in tier.hole if isinstance(n, int)]
    for count in counts:
        if count > own:
            at.wrong("too-many-own", count=count, own=own)
        elif count + board < size:
            at.wrong("hand-too-small", own=count, board=board, size=size)


def _check_board(game: Game, place: FilePlace) -> None:
    dealt = game.holds("board")
    for layout in game.boards:
        _check_when(game, layout.when, place)
        for cells in (*layout.lines, *layout.rows):
            if missing := [str(cell) for cell in cells if cell > dealt]:
                place.wrong("cell-not-dealt", cells=", ".join(missing), dealt=dealt)


def _check_deck(game: Game, place: FilePlace) -> None:
    """The first deal and the whole board must come out of the deck (stud may end on a shared card)."""
    cards = len(deck_cards(game.deck, game.joker is not None))
    # eight stud hands of seven are 56 cards: the last street has its own rule (`stud-short-stub`)
    first = sum(step.low for step in game.streets[0].steps if step.word in vocabulary.GIVES)
    need = first * game.max_seats + game.holds("board")
    if need > cards:
        most = max(0, cards - game.holds("board")) // max(1, first)
        remedy = say("gamefile.or-fewer", most=most) if most >= 2 else say("gamefile.deal-fewer")
        place.wrong("deck-too-small", players=game.max_seats, need=need, cards=cards, remedy=remedy)


def _check_step(game: Game, step: Step, at: FilePlace) -> None:
    own = sum(game.holds(word) for word in vocabulary.GIVES)
    if step.word == "remove" and step.what == "rolled" and not _has(game, "roll"):
        at.wrong("removes-no-roll")
    if step.word == "part" and sum(size for _, size in step.parts) != own:
        at.wrong("parts-do-not-add-up", own=own)
    if step.word == "choose" and not game.becomes:
        at.wrong("no-game-to-choose")
    if step.word in ("draw", "keep", "discard", "door") and step.high > own:
        at.wrong("more-than-held", word=step.word, count=step.high, own=own)
