### Everything the table waits for besides a bet: cards, draws, dice, hands to be shown.

## steps

steps-pat = Pat
steps-draws = draws
steps-keeps_all = keeps all
steps-not_now = Not now
steps-unknown = Unknown
steps-not_seen = not seen
steps-run_1 = Run once
steps-run_2 = Run twice
steps-run_3 = Run 3 times
steps-run_4 = Run 4 times
steps-due_board =
    { $n ->
        [one] Burn and deal: enter one board card
       *[other] Burn and deal: enter { $n } board cards
    }
steps-late_board =
    { $n ->
        [one] One board card not entered yet
       *[other] Board cards not entered yet: { $n }
    }
steps-late_community = Enter the community card
steps-late_key_board = Board cards
steps-late_key_community = Community card
steps-late_key_up = Up cards
steps-late_up = Up cards of seat { $seat } not entered yet: { $n }
steps-all_discarded = All have discarded
steps-all_parted = All are parted
steps-release = Release the hand
steps-not_looked = face down, not looked at
steps-thrown = thrown away
steps-no_expose = Keeps it down
steps-no_buy = Leaves it
steps-own_expose = Opens the { $card }
steps-own_buy = Throws the { $card }
steps-unseen_expose = Opens it
steps-unseen_card_expose = card not seen
steps-unseen_buy = Buys
steps-unseen_card_buy = throws one unseen
steps-die_of = Die { $die } of { $of }
steps-so_far = : { $dice } so far
steps-again = Start again
steps-no_roll = Did not count
steps-back_dice = Back to the dice
steps-write_line = Write what was done, as in "3 keep AhKd"
steps-enter = Enter
steps-reroll_slid = Slid, not tumbled
steps-reroll_short = Not far enough
steps-reroll_cocked = Cocked
steps-reroll_off-table = Off the table
steps-reroll_early = Too early
steps-reroll_other = Other

## pad

pad-enter = Enter
pad-more = { $n } more
pad-chosen = chosen cards
pad-cards = cards
pad-take_back = take back the { $card }
pad-unseen = take back a card that was not seen
pad-replace = Replace the { $card }: tap the right card
pad-which = which card is wrong
pad-keep = Keep it
pad-this_one = the { $card } is wrong
pad-replaced = The { $now } in place of the { $was }
pad-not_here = The { $card } was named before the deal; change it in the set-up of the hand.
