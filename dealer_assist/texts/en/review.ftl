### The review of a hand and of a session.

## a hand

reviewing-title = Hand { NUMBER($number, useGrouping: 0) } of { $table }
reviewing-review = Review
reviewing-hand = Hand { NUMBER($number, useGrouping: 0) }
reviewing-this-hand = This hand
reviewing-before = hand before
reviewing-after = next hand
reviewing-sheet = Sheet
reviewing-correct = Correct
reviewing-packet = Dispute packet
reviewing-stage = The table at this step
reviewing-streets = Streets
reviewing-less = One step back
reviewing-more = One step on
reviewing-step = Step
reviewing-start = Start
reviewing-play = Play
reviewing-end = End
reviewing-speed = Speed
reviewing-record = The record
reviewing-what = What to show
reviewing-tab-hand = Hand
reviewing-tab-audit = Audit
reviewing-tab-graphs = Graphs
reviewing-tab-remarks = Remarks
reviewing-a-sheet = sheet
reviewing-sheet-needs-none = The { $sheet } of this hand needs none.

## a session

session-title = { $table }: session
session-about =
    Hands { NUMBER($first, useGrouping: 0) } to { NUMBER($last, useGrouping: 0) }: what everybody had, and
    every pot. A column leads to its hand.
session-hands = Hands
session-earlier = Earlier hands
session-newest = Newest hands
session-table-now = The table now
session-stacks = Stacks
session-stacks-after = Stacks after each hand
session-pots = Pots
session-hand = Hand
session-game = Game
session-pot = Pot
session-to = To
session-began = Began
session-open = open
session-void = void
session-seat = seat { $seat }
session-none = No hand was dealt at this table yet.
reviewing-taken-in = From the file { $name }, taken in { $at }
reviewing-taken-in-by = From the file { $name }, taken in by { $who }, { $at }
reviewing-from-file = From a file
reviewing-fact-day = Day
reviewing-fact-event = Event
reviewing-fact-tournament = Tournament
reviewing-fact-buy_in = Buy-in
reviewing-fact-level = Level
reviewing-fact-hand = Hand in the file
reviewing-fact-table = Table in the file
reviewing-fact-venue = Place
reviewing-fact-address = Address
reviewing-fact-city = Town
reviewing-fact-region = Region
reviewing-fact-country = Country
reviewing-fact-author = Author
reviewing-fact-url = Address on the web
reviewing-fact-time_zone = Time zone
reviewing-fact-currency = Currency

## what the floor ruled, and what happened, in a line of the record

review-ruled = The floor rules: { $did }. { $reason }
review-decided-stands = what was done stands
review-decided-back = back to how it stood after entry { NUMBER($to, useGrouping: 0) }
review-decided-change = entry { NUMBER($entry, useGrouping: 0) } is changed
review-decided-words = words only
review-by-rule = (rule { $rule })
review-at-seat = { $what }, seat { $seat }
review-noted = { $what }: { $note }
review-not-played =
    This hand was played by version { $version }, and this one refuses entry { NUMBER($seq, useGrouping: 0) }.
    What was paid stays as paid.

## a hand that was corrected

reviewing-corrected = Corrected
reviewing-corrected-by = Corrected by { $who }: { $reason }
reviewing-was-paid = It was entered as: { $paid }
reviewing-paid = seat { $seat } { $name } { $chips }
reviewing-nobody-paid = nobody was paid
reviewing-carried = The stacks were changed.
reviewing-not-carried = No chips were moved at the table.
reviewing-was = was { $who }
notes-corrected = Corrected by { $by }: { $reason }. As it was entered it paid { $paid }.
notes-paid = seat { $seat } { $name } { $chips }
reviewing-known = All known cards
reviewing-equity = Equity
reviewing-more-of-it = More

## the charts of a night

night-title = The night of { $day }
night-about =
    { $n ->
        [one] One hand was played out, from noon to noon.
       *[other] { $n } hands were played out, from noon to noon.
    }
night-corrected =
    { $n ->
        [one] One of them was corrected; here it counts as corrected.
       *[other] { $n } of them were corrected; here they count as corrected.
    }
night-day = Day
night-table = Table
night-every-table = every table
night-show = Show
night-charts = Charts of the night
night-none = No hand was played out in this night.
night-by-hour = Hands by the hour
night-by-game = Hands by game
night-average-pot = Average pot by game
night-by-table = Hands an hour by table
night-by-player = How players came out
night-hands =
    { $n ->
        [one] 1 hand
       *[other] { $n } hands
    }
night-pace = { $pace } an hour · { $hands } in all
night-came-out =
    { $n ->
        [one] { $chips } in 1 hand
       *[other] { $chips } in { $n } hands
    }
reviewing-of-search = The hands of the search
reviewing-place-in-search = hand { $place } of “{ $query }”
reviewing-found-before = before
reviewing-found-after = next
reviewing-tab-branches = What if
reviewing-branch = Branch: { $name }
reviewing-branch-on = Tried on { $day }; it never happened.
reviewing-branch-by = Tried by { $who } on { $day }; it never happened.
reviewing-branch-to-hand = To the hand as it counts
