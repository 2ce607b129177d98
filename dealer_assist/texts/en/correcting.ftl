### Correcting a finished hand, writing a hand down later.

## correcting

correcting-title = Put right
correcting-about = { $chips } chips lie in the room by the record. A finished hand is corrected from its review.
correcting-count = Count
correcting-count-about = compare the stacks with the record
correcting-write-down = Write a hand down
correcting-write-down-about = board, shown cards, final stacks, then the actions
correcting-no-table = No table is set up.
correcting-hand-title = Correct hand { NUMBER($number, useGrouping: 0) }
correcting-hand-of = Correct hand { NUMBER($number, useGrouping: 0) } of { $table }
correcting-as-entered = What was entered stays as it was.
correcting-review = Review the hand
correcting-draft-title = Reconstruct a hand
correcting-draft-at = Reconstruct a hand at { $table }
correcting-draft-about = Enter what is known, in any order; it is kept as you go.
correcting-all-drafts = All drafts
correcting-drafts-of = Hands of { $table } written down later
correcting-draft = Draft { NUMBER($number, useGrouping: 0) }
correcting-lines =
    { $n ->
        [one] { $n } line
       *[other] { $n } lines
    }
correcting-none-waits = No draft waits.
