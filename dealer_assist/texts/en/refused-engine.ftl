### What is refused, and what to do instead: engine.

refused-all-in-too-much = Seat { $seat } cannot go all-in for { $chips } here; { $moves }.
refused-no-raise = Seat { $seat } may not raise: { $why }; { $moves }.
refused-no-complete = Seat { $seat } has nothing to complete; { $moves }.
refused-complete-to-what = Seat { $seat } completes to any amount of { $amounts }; say how much.
refused-no-bring-in = Seat { $seat } does not bring it in now; { $moves }.
refused-not-whole-chips = { $chips } cannot be put in with chips of { $chip }; make it a multiple of { $chip }.
refused-hand-folded-no-actions = Seat { $seat } has folded and has no more actions; now: { SMALL($now) }.
refused-not-betting = There is nothing to bet on; now: { SMALL($now) }.
refused-all-in-held =
    Hand for hand: the all-in hands stay face down, and nothing is dealt, until the floor releases this hand.
refused-not-held = No all-in hand is held here; now: { SMALL($now) }.
refused-out-of-turn-acts = Seat { $actor } acts, not seat { $seat }; now: { SMALL($now) }.
refused-card-count-name-board = Name the board cards that were dealt, as in "deal board Kc Qc 2d".
refused-nothing-to-deal-no-community = No community card is waiting to be dealt; now: { SMALL($now) }.
refused-hand-folded-gets-no-cards = Seat { $seat } has folded and gets no cards; now: { SMALL($now) }.
refused-card-count-named-for-seat = { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } named for seat { $seat }; { $down } face down and { $up } face up are waiting to be
    named. Name those, or leave the line out.
refused-not-in-deck-look-again = The { $card } is not in the deck of { $game }; look again and correct it.
refused-duplicate-card-in-the-muck =
    The { $card } was thrown away by seat { $seat } and the muck has not been shuffled; one of the two is
    wrong, correct it.
refused-own-discard =
    Seat { $seat } threw the { $card } away in this very draw and must not get it back; deal the next card
    instead.
refused-duplicate-card-not-shuffled-in =
    The { $card } was thrown away in this draw by seat { $seat }, and those discards were not shuffled in;
    correct it.
refused-draw-limit =
    Seat { $seat } asks for { $count }; { $high ->
        [0] no card
       *[other] { $low } to { $high } cards
    } may be drawn here. Ask again.
refused-duplicate-card-thrown-twice = Seat { $seat } throws a card twice; correct it.
refused-duplicate-card-thrown-face-up =
    The { $card } lies face up at seat { $seat }, and only cards face down are thrown here; name one of those.
refused-not-held-thrown = Seat { $seat } does not hold the { $card }; name cards of the hand.
refused-hand-folded = Seat { $seat } has folded; now: { SMALL($now) }.
refused-no-discard = Seat { $seat } has nothing to discard; now: { SMALL($now) }.
refused-bad-parts-parted-so =
    Seat { $seat } has parted the hand as { $parts }, and so it stays; enter it so, or undo that.
refused-card-count-no-unseen = A tabled hand has no unseen cards; name every card of seat { $seat }, or muck it.
refused-card-count-enter-all = Seat { $seat } holds { $held } cards; { $count } are named. Enter all of them.
refused-not-held-dealt-another =
    Seat { $seat } was dealt the { $card }, not among those shown; correct one of the two.
refused-duplicate-card-shown-twice = Seat { $seat } shows a card twice; correct it.
refused-not-held-face-up-not-shown = The { $card } lies face up at seat { $seat } and is not shown; correct it.
refused-no-part = No hand is to be parted; now: { SMALL($now) }.
refused-out-of-turn-decides = Seat { $seat } decides; now: { SMALL($now) }.
refused-card-count-opens-one = Seat { $seat } opens one card; name that one.
refused-not-held-face-down = Seat { $seat } has no such card face down; name one that is.
refused-no-door = Seat { $seat } has no door card to name; now: { SMALL($now) }.
refused-card-count-one-door = Seat { $seat } rolls one door card; name it.
refused-out-of-turn-buys = Seat { $buyer } is to buy now, before seat { $seat }.
refused-card-count-thrown-for-bought = Seat { $seat } throws one card for the one bought; name that one.
refused-not-held-all-open = Every card of seat { $seat } lies open; name the one thrown.
refused-no-choice = No game is to be chosen; now: { SMALL($now) }.
refused-no-roll = No dice are to be rolled; now: { SMALL($now) }.
refused-no-run-begun =
    The first card of the rest is dealt, and how often it is run is agreed before that; now: { SMALL($now) }.
refused-no-run-flop-decides =
    The flop chooses the game, so a hand that is all-in before it is run once; now: { SMALL($now) }.
refused-no-run-complete = The board is complete; there is nothing left to run.
refused-deck-out-nobody-draws =
    The deck and the muck are both used up; nobody can draw more. Take fewer cards, or stand pat.
refused-deck-out-call-floor = The deck and the muck are used up; call the floor, this hand cannot go on.
refused-hand-over = This hand is over; start the next one, or undo its last action.
refused-no-stack =
    Seat { $seat } was dealt in and has chips. Count them again; a player without any is taken out of the next
    hand.
refused-stack-misfit =
    With { $chips } behind, seat { $seat }'s hand was another: "{ $line }" does not fit any more. { $why }
    Change that entry in the log first, or count the stack when the hand is over.
refused-empty-seat-dealt-in = Seat { $seat } is not in this hand; the seats dealt in are { $seats }.
refused-hand-folded-nothing-to-show = Seat { $seat } has folded and has nothing to show; now: { SMALL($now) }.
refused-no-showdown = The betting is not over; now: { SMALL($now) }.
refused-no-muck-all-in =
    Seat { $seat } cannot muck: a player is all-in and the betting is over, so all hands are turned up. Enter
    its cards.
refused-no-muck-cards-to-come = Cards are still to come; now: { SMALL($now) }.
refused-hand-tabled =
    Seat { $seat } has tabled the hand, and a tabled hand is not thrown in: the cards speak. Undo the show if
    they were entered wrongly.
refused-bad-parts-write-or-muck = Seat { $seat }'s hand is parted: write its parts with / between them, or muck it.
refused-hand-mucked = Seat { $seat } has mucked, and here a mucked hand is dead; go on with the others.
refused-no-muck-last-hand = Everybody else has mucked: this hand takes the pot and is not thrown in.
refused-no-button-odd-chip =
    An odd chip goes to the first tied hand clockwise from the button, and no button is given. Add it, as in
    "button": 3.
refused-bad-action-short-line = An action is a short line such as "3 raise 700".
refused-bad-action-draws-how-many = Seat { $seat } draws how many? Write "{ $seat } draw 2", or "{ $seat } pat".
refused-bad-action-discards-what = Seat { $seat } discards what? Write "{ $seat } discard 1" or name the cards.
refused-bad-amount = '{ $word }' is no number of chips. Write a whole number up to { $most }, without commas.
refused-no-fold-bring-in = Seat { $seat } has the bring-in and cannot fold; { $moves }.
refused-no-fold-must-open = Seat { $seat } must open and cannot fold; { $moves }.
refused-no-check-owes = Seat { $seat } owes { $chips } and cannot check; { $moves }.
refused-no-check-must-open = Seat { $seat } must open; { $moves }.
refused-no-call-nothing-to-call = Seat { $seat } has nothing to call; { $moves }.
refused-no-call-not-just-call = Seat { $seat } may not just call { $chips }; { $moves }.
refused-no-bet-bet-already = Seat { $seat } cannot bet: there is a bet of { $chips } already; { $moves }.
refused-no-bet-none-possible = Seat { $seat } cannot bet: no bet is possible; { $moves }.
refused-bet-too-small = Seat { $seat } bet { $to }; the least is { $bound }. { $moves }.
refused-bet-too-big = Seat { $seat } bet { $to }; the most is { $bound }. { $moves }.
refused-bet-not-a-step = Seat { $seat } bet { $to }; only { $amounts } can be wagered here.
refused-raise-too-small = Seat { $seat } raised to { $to }; the least is { $bound }. { $moves }.
refused-raise-too-big = Seat { $seat } raised to { $to }; the most is { $bound }. { $moves }.
refused-raise-not-a-step = Seat { $seat } raised to { $to }; only { $amounts } can be wagered here.
refused-complete-too-small = Seat { $seat } completed to { $to }; the least is { $bound }. { $moves }.
refused-complete-too-big = Seat { $seat } completed to { $to }; the most is { $bound }. { $moves }.
refused-complete-not-a-step = Seat { $seat } completed to { $to }; only { $amounts } can be wagered here.
refused-hand-folded-no-hand = Seat { $seat } has folded and has no hand; now: { SMALL($now) }.
refused-nothing-to-deal-none-due =
    { $count ->
        [one] 1 board card is named, but none is waiting to be dealt; now: { SMALL($now) }.
       *[other] { $count } board cards are named, but none is waiting to be dealt; now: { SMALL($now) }.
    }
refused-nothing-to-deal-fewer-due =
    { $count ->
        [one] 1 board card is named, but { $due } can be dealt; now: { SMALL($now) }.
       *[other] { $count } board cards are named, but { $due } can be dealt; now: { SMALL($now) }.
    }
refused-duplicate-card-on-board = The { $card } is already on the board; one of the two is wrong, correct it.
refused-duplicate-card-in-hand =
    The { $card } is already in seat { $seat }'s hand; one of the two is wrong, correct it.
refused-out-of-turn-has-folded = Seat { $seat } has folded; seat { $drawer } is to draw now.
refused-out-of-turn-has-drawn = Seat { $seat } has done so already; seat { $drawer } is to draw now.
refused-out-of-turn-draws-later = Seat { $drawer } is to draw now, before seat { $seat }.
refused-discard-count-exact = Seat { $seat } discards { $count }; the game asks for { $low }. Correct the number.
refused-discard-count-from-to =
    Seat { $seat } discards { $count }; the game asks for { $low } to { $high }. Correct the number.
refused-bad-parts-not-parted = Hands are not parted in this game; write the cards without /.
refused-bad-parts-shape = Seat { $seat }'s hand is parted: write { $shape }.
refused-out-of-turn-picks = Seat { $seat } picks the game, not seat { $other }.
refused-bad-choice-not-picked =
    '{ $word }' cannot be picked; choose { $games }.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean { $near }?
    }
refused-bad-roll =
    The button rolls { $n ->
        [one] one die
       *[other] { $n } dice
    }, 1 to 6 each; enter the roll again.
refused-no-draw = There is no draw to make; now: { SMALL($now) }.
refused-no-expose = Nobody is asked to expose; now: { SMALL($now) }.
refused-no-buy = Nobody is asked to buy; now: { SMALL($now) }.
refused-card-count-table-all = Seat { $seat } must table all { $count } cards; name every one, or muck the hand.
refused-bad-action-no-action =
    '{ $line }' is no action. Write SEAT VERB, as in "3 raise 700" or "2 draw 1", or deal board CARDS, deal
    SEAT [up] CARDS, roll N, reroll REASON.{ $near ->
        [none] {""}
       *[other] {" "}Did you mean "{ $near }"?
    }
refused-a-list = a list
refused-an-object = an object
refused-other-cards =
    Seat { $seat } kept { $count } cards before the draw, which play in every run, with new ones each time.
    Look at the hand again and enter it whole.
refused-no-muck-draw-is-run =
    Seat { $seat } cannot muck: the draw is run { $run } times, and the cards that were not thrown play in
    each. Enter the hand; now: { SMALL($now) }.
refused-no-run-all-in =
    The board, or the last draw, can be run more than once when all are all-in and its cards are still to
    come; now: { SMALL($now) }.
refused-no-run-run-already = It is run { $run } times already; undo that entry to run it fewer.
refused-run-too-often-board-of-stub =
    The { $stub } cards of the stub are too few to run the board { $times } times; run it fewer.
refused-run-too-often-draw-of-stub =
    The { $stub } cards of the stub are too few to run the draw { $times } times; run it fewer.
refused-run-too-often-board-in-this-room =
    { $n ->
        [1] This room runs the board once only; go on with one.
       *[other] This room runs the board at most { $n } times; choose 1 to { $n }.
    }
refused-run-too-often-draw-in-this-room =
    { $n ->
        [1] This room runs the draw once only; go on with one.
       *[other] This room runs the draw at most { $n } times; choose 1 to { $n }.
    }
refused-card-count-throws =
    Seat { $seat } throws { $thrown }, but { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } named. Name them all, with ?? for each that
    nobody saw or that a short hand lacked, or none.
