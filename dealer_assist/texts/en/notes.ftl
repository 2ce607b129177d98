### What a file of a hand cannot say, told beside it.

notes-ohh-draws = Open Hand History has no discards and no standing pat: how many each drew is lost.
notes-ohh-sides = Open Hand History does not say which half of a pot somebody won.
notes-ohh-bring-in = Open Hand History has no bring-in and no completion: they stand as Bet and Raise.
notes-ohh-bets =
    Open Hand History has no bets of a game without blinds: they stand in the part that is our own, `_dealt`.
notes-ohh-no-day = Nobody knows when the hand was played: start_date_utc is left out.
notes-ohh-runs = The board was run more than once: only the first is in the file.
notes-last-run = The draw was run more than once: only the hands of the last run are in the file.
notes-ohh-returned = Open Hand History has no action for an uncalled bet: the pot is without it.
notes-ohh-zone = Open Hand History asks for UTC: the time stands as it was told, which is { $zone }.
notes-text-unknown =
    Readers of hand text do not know { $game }, { $betting }: line 1 has our own site word.
notes-no-day = Nobody knows when the hand was played: line 1 has no day.
notes-text-dice = Hand text has no dice: the rolls are left out.
notes-first-run = The draw was run more than once: only the hands of the first run are in the file.
notes-phh-own =
    Poker Hand History has no code for { $game }, { $betting }, as it was played here: it stands under our own word,
    and other programs do not play it.
notes-phh-rake =
    The house took { $chips }, for which Poker Hand History has no field: the hand stands under our own word, and other
    programs do not play it.
notes-phh-unseen =
    The others mucked, and not every card of the hand that won was entered; other programs pay such a pot to nobody: the
    hand stands under our own word, and they do not play it.
