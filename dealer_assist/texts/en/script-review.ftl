### What the scripts of the review say.

## the entries and the record

replay-dealt = The hand is dealt
replay-dealt-posted = The hand is dealt, blinds and antes are posted
replay-entry-by = Entry { $seq } · { $by }
replay-applied-again = applied again by a repair of the hand, first entry { $seq }
replay-repaired-was = Repaired: it was entered as “{ $line }”.
replay-reason = Reason: { $reason }
replay-was-open = Was open
replay-now = Now
replay-remark-here = Remark on this entry
replay-pot = Pot
replay-main-pot = Main pot
replay-side-pot = Side pot { $n }
replay-pot-seats = seats { $seats }
replay-board = board { $n }
replay-stays = stays for the next hand
replay-only-live = the only live hand
replay-awards = Awards
replay-side = Side
replay-goes-to = Goes to
replay-with = With
replay-returned = { $chips } was not called and goes back to { $who }.
replay-returned-sevens = { $chips } goes back to { $who } by the rule below.
replay-rake = The house takes { $chips }.
replay-seat = seat { $seat }
replay-seat-named = seat { $seat } ({ $name })
replay-set-up = Set-up
replay-repaired = repaired
replay-remarks =
    { $n ->
        [one] { $n } remark
       *[other] { $n } remarks
    }
replay-pot-by = pot { $chips } · { $by }
replay-audit =
    Every row as it was made; what is struck through was taken back. Each hash stands for its row and all rows
    before it.
replay-taken-back = taken back
replay-left-out = cards that nobody saw are left out here
replay-follows = follows { $hash }
replay-newest = Newest entry
replay-check = Check:
replay-again-of = entry { $seq } applied again
replay-repair-of = Repair of entry { $seq }: “{ $was }” becomes { $now }
replay-quoted = “{ $line }”
replay-nothing = nothing
replay-was-dealt = The hand was dealt
replay-back-to = Taken back, to how it stood after entry { $seq }
replay-brought-back = Brought back what was taken back
replay-void = Hand made void
replay-void-why = Hand made void: { $reason }

## the player

replay-at-step = entry { $seq }, step { $step } of { $steps }
replay-step = step { $step } of { $steps }
replay-pause = Pause
replay-play-again = Play again
replay-play = Play
replay-tab-remarks = Remarks
replay-tab-open = Remarks ({ $n })
replay-is-void = void
replay-is-over = over
replay-is-open = open
replay-end = end
replay-live = being played now
replay-silent = The server does not answer. Load the page again.

## graphs

replay-stacks = Stacks
replay-stacks-entries = Stacks after each entry
replay-stacks-hands = Stacks after each hand
replay-pot-entries = Pot after each entry
replay-pots = Pots
replay-entry-pot = entry { $seq }: { $chips }
replay-as-table = { $title }, as a table
replay-player = Seat { $seat }
replay-hand-is = Hand { $number }: { $status }
replay-hand-to = Hand { $number }: { $chips } to { $who }

## remarks

replay-no-remark = No remark on this hand yet.
replay-in-other-words = In other words
replay-remark-on = Remark on entry { $seq }
replay-keep = Keep
replay-leave = Leave it
replay-not-signed-in = not signed in
replay-entry = Entry { $seq }
replay-settled = settled
replay-open-again = open again
replay-lines = { $n ->
        [one] 1 line
       *[other] { $n } lines
    }
replay-write-again = Write again
replay-reopen = Open again
replay-settle = Settled
replay-not-kept = The server does not answer; the remark was not kept.

## a hand that was corrected

replay-amended = Corrected: this was not entered so.
replay-as-counts = As it counts
replay-as-entered = As it was entered

## what is known, and what it is worth

replay-outs =
    { $n ->
        [one] 1 out
       *[other] { $n } outs
    }
replay-equity-exact =
    Exact: { $n ->
        [one] 1 way
       *[other] { $n } ways
    } to deal the rest.
replay-equity-sampled = { $n } deals drawn at random; standard error { $error } %.

## branches: what if from here

branches-from-here = What if from here
branches-still-played = Branches are tried once the hand is over; while it is played, the floor's call tries them.
branches-none = No branch is kept of this hand.
branches-after = What if, after: { $line }
branches-after-deal = What if, from the deal
branches-back = Take the last back
branches-rest = The rest as it was
branches-rest-lines =
    { $n ->
        [one] 1 entry still fits
       *[other] { $n } entries still fit
    }
branches-name = What it is called
replay-is-branch = A branch, not the result
replay-only-branch = in the branch only
replay-branch-moves = In this branch, beside what the hand paid: { $moved }
replay-branch-same = This branch would have paid what the hand paid.
