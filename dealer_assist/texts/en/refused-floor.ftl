### What is refused, and what to do instead: floor.

refused-no-draw-yet-to-change =
    Seat { $seat } has not announced a draw yet, so there is none to change; now: { SMALL($now) }.
refused-draw-limit-from-to =
    { $high ->
        [0] No card
       *[other] { $low } to { $high } cards
    } may be drawn here, not { $count }.
refused-no-draw-yet-dealt-none = Seat { $seat } was dealt no card in this draw; now: { SMALL($now) }.
refused-right-count = { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } right for seat { $seat } here; play on.
refused-other-street = After action { $after } another street was on. Name an action of this round in after.
refused-all-in = Seat { $seat } is all-in and has no more actions.
refused-not-enough-chips-in-all = Seat { $seat } has { $had } in all; { $to } is more. Count the chips again.
refused-no-wager =
    { $to } is not more than the { $high } to be met, so it is no bet or raise. Ask about “Chips without a
    word” instead.
refused-no-pot-limit =
    This hand is played { $betting }: the pot does not bound a bet. Ask about “Wrong amount” instead.
refused-no-showdown-asked = Hands are asked for at the showdown; now: { SMALL($now) }.
refused-own-hand = Seat { $seat } bet last; name the seat that asks to see that hand.
refused-right-count-one-burned = One card is burned before a street; play on.
refused-no-bring-in-now = Nobody is to bring it in; now: { SMALL($now) }.
refused-right-seat = Seat { $seat } has the bring-in; enter it.
refused-no-up-card = The last card dealt goes face down; now: { SMALL($now) }.
refused-no-up-cards-in-hand = No player has a card face up in this hand; now: { SMALL($now) }.
refused-too-late = There has been action on the first cards: they stand; now: { SMALL($now) }.
refused-hand-folded-nothing-to-rule = Seat { $seat } has folded; there is nothing to rule on for it.
refused-bad-chip = { $chips } cannot be made of chips of { $chip }, the smallest in play.
refused-no-chips = { $name } names no chips; write what was put in.
refused-not-enough-chips = { $chips } were put in, but only { $most } lie behind. Count the chips again.
refused-bad-limits = The least buy-in would be { $least } and the most { $most }. Make the most at least { $least }.
refused-ask-the-player =
    Seat { $seat } has { $had } in the record and would have { $stack }. Ask the player, then say that the
    player agrees; or call the floor.
refused-no-stakes-spread =
    The mix has spread-limit games and nobody said the least and the most of a bet. Give their spread, as in [2,
    10].
refused-no-stakes-limit = The mix has limit games and nobody said for how much. Give the small bet of its limit games.
refused-no-stakes-blinds = The mix has no-limit or pot-limit games and nobody said for how much. Give their blinds.
refused-no-last-card-one-for-all = The hand is dealt one card for all; now: { SMALL($now) }.
refused-no-last-card-none-down = The hand has no last card face down; now: { SMALL($now) }.
refused-no-last-card-not-yet = The hand has not come to its last card; now: { SMALL($now) }.
refused-no-undercall-covered =
    { $call } is the call, and { $chips } covers it. Ask about “Chips without a word” instead.
refused-no-undercall-nothing-to-call =
    There is nothing to call, and { $chips } covers it. Ask about “Chips without a word” instead.
refused-in-turn-acted-since = Seat { $seat } has acted in turn since. This is no action out of turn.
refused-in-turn-was-to-act = Seat { $seat } was to act then; now: { SMALL($now) }. This is no action out of turn.
refused-ask-the-floor-setting = The { $what } of a table is changed by the floor. Call them; nothing was changed.
refused-ask-the-floor-of-event =
    This table plays an event, and the event says what a hand is played for. Deal the hand as it comes, or
    call the floor; nothing was changed.
refused-ask-the-floor-release =
    An all-in hand that is held hand for hand is released by the floor. Call them; nothing was changed.
refused-no-check =
    Seat { $seat } has not checked in this round: there is no check to take back. Name the seat that checked.
refused-no-level = A cash game has no levels. Rule on what was posted instead.
refused-ask-the-floor-difference =
    Seat { $seat } has { $had } in the record and would have { $stack }; a difference of more than { $most }
    is the floor's to settle. Call the floor; nothing was changed.
refused-ask-the-floor-tops-up-to =
    Seat { $seat } would have { $stack }; { $most } is the most that a dealer tops up to at this table. Call
    the floor; nothing was changed.
refused-ask-the-floor-gives-out =
    Seat { $seat } would have { $stack }; { $most } is the most that a dealer gives out at this table. Call
    the floor; nothing was changed.
refused-ask-the-floor-tray =
    With this, dealers would have sold { $sold } at this table since the floor last counted it or said yes;
    { $most } is the most. Call the floor, as for a fill; nothing was changed.
refused-ask-the-floor-least =
    Seat { $seat } would sit down with { $stack }; { $least } is the least at this table. Take more, or call
    the floor; nothing was changed.
refused-nothing-to-ask = Seat { $seat } has { $stack } already. Count what it is to have, then ask the floor.
refused-request-outdated =
    Seat { $seat } had { $had } when this was asked and has { $stack } now. Nothing was changed. Have the table
    count and ask again.
refused-request-over-confirmed = { $who } confirmed this already. Look at the table as it stands.
refused-request-over-declined = { $who } declined this already. Have the table ask again if it is needed.
refused-request-over-replaced = The table asked for something else since. Answer that.

## equity

refused-no-equity-one-hand = One hand alone is live: there is nothing to share.
refused-no-equity-runs = The rest is dealt more than once here; shares are told for one run.
refused-no-equity-unknown-cards = The cards of seat { $seat } are not known, so no share can be told.
refused-no-equity-choice =
    What comes ({ $word }) is not for the cards alone to decide, so no share can be told before it is done.
refused-no-equity-short-stub = The deck does not hold the cards that are still to come.
refused-bad-value-step = This hand has steps 0 to { $most }, and { $step } is none of them.
refused-not-mucked = Seat { $seat } has thrown no hand in. Say whose hand it was.
refused-pot-is-right = All of it was won by seat { $seat }: no chip was pushed wrongly. Say who took it.
