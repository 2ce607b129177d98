### The betting keys, several actions at once, and amounts that were wrong.

## keys

keys-fold = Fold
keys-check = Check
keys-call = Call
keys-call_chips = Call { $chips }
keys-bring_in = Bring in { $chips }
keys-complete = Complete to { $chips }
keys-bet = Bet
keys-bet_chips = Bet { $chips }
keys-raise = Raise
keys-raise_to = Raise to { $chips }
keys-adds = adds { $chips }
keys-all_in_small = all-in
keys-all_in_chips = All-in { $chips }
keys-cap_small = cap
keys-cap_chips = Cap { $chips }
keys-or = {" "}or{" "}
keys-ask = Seat { $seat } to act: { $what }
keys-ask_call = { $chips } to call
keys-ask_check = check
keys-ask_raise = raise to { $min }–{ $max }
keys-ask_bet = bet { $min }–{ $max }
keys-ask_complete = complete to { $min }–{ $max }
keys-ask_raise_one = raise to { $min }
keys-ask_bet_one = bet { $min }
keys-ask_complete_one = complete to { $min }
keys-to_go = Pot: { $chips } to go
keys-most_to_go = Most: { $chips } to go
keys-wrong_under = The least is { $min }, the most { $max }.
keys-wrong_over = The most is { $max }, the least { $min }.
keys-wrong_unit = Chips here are { $unit }; make it a multiple.
keys-preset_min = Min
keys-preset_half = ½ pot
keys-preset_pot = Pot
keys-preset_most = Most
keys-preset_all_in = All-in
keys-over_max = over max
keys-digit_back = take the last digit back
keys-clear = clear the amount
keys-amount = amount
keys-chip = one chip of { $chips } more
keys-put_off_roll = Dice
keys-put_off_discard = Discards
keys-put_off_part = Parts
keys-put_off_door = Door card

## fast

fast-fold_to = Fold to…
fast-check_to = Check to…
fast-all_call = All call
fast-all_check = All check
fast-all_pat = All pat
fast-all_fold = All fold
fast-nobody = one left to act
fast-opens = bring-in first
fast-alone = one by one
fast-then = then seat { $seat }
fast-wins = seat { $seat } wins the pot
fast-seat = Seat { $seat }
fast-back = Back
fast-title_fold = Folds to which seat? Tap it: it acts next
fast-title_check = Checks to which seat? Tap it: it acts next
fast-who_fold =
    { $n ->
        [one] { $seats } folds
       *[other] { $seats } fold
    }
fast-who_check =
    { $n ->
        [one] { $seats } checks
       *[other] { $seats } check
    }
fast-done_fold =
    { $n ->
        [one] Seat { $seats } folded
       *[other] Seats { $seats } folded
    }
fast-done_check =
    { $n ->
        [one] Seat { $seats } checked
       *[other] Seats { $seats } checked
    }
fast-done_call =
    { $n ->
        [one] Seat { $seats } called
       *[other] Seats { $seats } called
    }
fast-done_pat =
    { $n ->
        [one] Seat { $seats } stood pat
       *[other] Seats { $seats } stood pat
    }
fast-kept-check = check
fast-kept-call = call
fast-kept-fold = fold

## wrong

wrong-key = Wrong amount
wrong-most = Most { $chips }
wrong-least = Least { $chips }
wrong-unit = Make it { $chips }
wrong-back = hand back { $chips }
wrong-add = { $chips } to add
wrong-silent = Nothing said: { $what }
wrong-said = “Raise” said: { $chips }
wrong-under = Less than the call
wrong-ruling = the floor's ruling
