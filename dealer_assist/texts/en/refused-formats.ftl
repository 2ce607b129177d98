### What is refused, and what to do instead: files of other programs.

refused-at-action = action { $number } '{ $text }': { $why }
refused-at-line = line { $number } '{ $text }': { $why }

## Poker Hand History

refused-bad-action-phh-player = A player's action is f, cc, cbr AMOUNT, pb, sd [CARDS] or sm [CARDS].
refused-bad-action-phh-dealer =
    The dealer's actions are db CARDS (board) and dh pN CARDS (a player's cards).
refused-bad-action-phh-short = action { $number }: an action is a short string, as in 'p1 cc'.
refused-bad-player = There is no player '{ $word }'; the hand has p1 to p{ $most }.
refused-bad-amount-phh = '{ $word }' is no amount. Write chips as in 300 or 0.25.
refused-bad-variant-none = The file has no variant, as in variant = 'NT'.
refused-bad-number-too-many-chips = { $name } is more than { $most }, and no table holds as much.
refused-bad-number-below = { $name } must not be below { $least }.
refused-bad-number-decimals = An amount has { $places } decimals; { $most } are the most that is read.
refused-bad-number-phh = { $name } must be a number, not '{ $word }'.
refused-unknown-amount =
    { $name } is { $value }: not known. Only a stack may be inf; write the chips that were there.
refused-bad-length = { $name } has { $length } entries for { $count } players; write one for each.
refused-missing-field-phh = The file lacks { $fields }; { $variant } needs it.
refused-too-few-seats-phh = A hand needs at least two players; starting_stacks has one stack for each.
refused-bad-form-array = { $name } must be an array, as in { $name } = […].
refused-chips-do-not-add-up-of-file = the chips do not add up: { $wrong }
refused-has-and-says = p{ $n } has { $has } and the file says { $says }
refused-after-action = action { $number } '{ $text }'
refused-after-set-up = the set-up
refused-where-to-act = where { $player } is to act
refused-where-cards-lack = before the hand is over ({ $street }): cards are to be dealt, shown or mucked
refused-file-ends = the file ends after { $after }, { $where }; the stacks are of that moment
refused-bad-stacks =
    The finishing stacks are of other seats than the hand was dealt to; give one for each of { $seats }.
refused-hand-not-over-write = The hand is not over; finish it, then write the file.
refused-bad-meta = '{ $word }' is no field of the format; write '_{ $word }'.
refused-cannot-say-ohh = Open Hand History has no word for { $word }. Write this hand as PHH.

## the texts of servers

refused-bad-action-moves-chips = '{ $word }' moves chips in a way that is not known.
refused-unknown-game-first-line = The first line names no game that is known: '{ $word }'.
refused-unknown-game-nothing-above = Nothing above the hand says which game it is.
refused-too-few-seats-text = Fewer than two players were dealt in.
refused-bad-seat-of-text = Seats are 1 to { $most } here; this hand has { $seat }.
refused-hand-cut-off-text = The text ends before anybody won the pot; it is cut off.
refused-hand-cut-off-chips =
    The text ends before the whole pot was won: nobody has { $chips } of it; it is cut off.
refused-hand-cut-off-file = The file ends before the hand does; it is cut off.
refused-no-limits-told = The first line does not tell the bets of this limit game.
refused-no-button-told = No line says which seat is the button.
refused-bad-amount-text = '{ $word }' is no amount.
refused-bad-file-declarations = The hand holds declarations; a server writes none.
refused-bad-file-damaged = The hand is damaged: { $reason }.
refused-bad-file-lacks = The hand lacks what the format asks for ({ $reason }).
refused-bad-file-pots = The players put { $put } in and the pots say { $pots }; one of the two is wrong.
refused-bad-file-won = Of a pot of { $pot } its winners have { $won }; one of the two is wrong.
refused-bad-file-bets = The lines of { $name } put { $put } in and the summary says { $says }; one of the two is wrong.
refused-bad-file-names = Seat { $seat } has no name, or that of another player; nobody can tell who did what.
refused-bad-file-no-ohh = An object has no "ohh".
refused-bad-file-no-json = What stands here is no JSON, or the file is cut off.
refused-cannot-say-not-all =
    Open Hand History does not tell all of a { $kind } hand. Take it in as PHH, or as the server's own text.
refused-cannot-say-last-card =
    The server dealt only the last of the drawn cards anew in each run; here every run deals all that were drawn.
refused-cannot-say-runs =
    The board was run more than once, and the format has room for one. Take the hand in as the server's own
    text.
refused-hand-cancelled = The server cancelled this hand; there is nothing to judge.
refused-no-such-player = '{ $name }' acts and has no seat in this hand.

## a hand told in its order

refused-hand-not-over-timeline = This hand is not over; play it to its end, then write it down.
refused-chips-do-not-add-up-timeline =
    { $paid } chips went in and { $out } came out, a difference of { $difference }. Nothing was written;
    have it looked at.

refused-bad-variant =
    '{ $word }' is none of the variants { $known }{ $near ->
        [none] .
       *[other] ; did you mean '{ $near }'?
    }
refused-chips-do-not-add-up-more =
    The stacks at the end{ $rake ->
        [0] { "" }
       *[other] { " " }with the rake of { $rake }
    } come to { $after }, { $difference } more than the { $before } the hand began with. No file is written;
    correct the stacks.
refused-chips-do-not-add-up-less =
    The stacks at the end{ $rake ->
        [0] { "" }
       *[other] { " " }with the rake of { $rake }
    } come to { $after }, { $difference } less than the { $before } the hand began with. No file is written;
    correct the stacks.
refused-cannot-be-read = it cannot be read ({ $reason }). Leave it out of the file
refused-no-hand-in-file =
    There is no hand in this file. It has to begin like a hand history: a line such as PokerStars Hand #1, a
    PHH file, XML or JSON. Some servers write in the language of their client: set it to write in English.
refused-empty-file = This file is empty. Save it again where it came from.
refused-not-utf-8 = byte { $byte } of the file is not UTF-8; save it as UTF-8
refused-not-opened-file = cannot open the file: { $reason }
refused-betting-of = { $betting } betting
refused-a-joker = a joker
refused-a-carried-pot = a carried pot
