### Files out and files in.

## files out

exporting-title = Files out
exporting-about = Everything that is kept, for other programs. No hole card is in it that was not tabled.
exporting-table = Table
exporting-every-table = every table
exporting-since = From
exporting-until = Until, not included
exporting-choose = Choose these
exporting-hands = Hands, a file each
exporting-hands-about = Every finished hand. What a format cannot say of a hand is in NOTES.txt.
exporting-text = Hand text
exporting-zipped = .{ $form } in a zip
exporting-rows = Rows
exporting-of-tables = Tables
exporting-of-calls = Calls of the floor
exporting-of-hands = Hands
exporting-of-seats = Seats
exporting-of-entries = Entries
exporting-of-awards = Awards
exporting-of-players = Players
exporting-not-written = hand { NUMBER($number, useGrouping: 0) }: not written. { $note }
exporting-noted = hand { NUMBER($number, useGrouping: 0) }: { $note }
exporting-nothing-lost = Nothing is lost.

## files in

importing-title = Files in
importing-about =
    Hands of other people, for review: Poker Hand History, one hand a file (.phh) or many (.phhs), Open Hand
    History (.ohh, .json), hands as JSON (.json, .jsonl), or the hand texts of online servers (.txt or .xml:
    { $servers }), also in a zip. Each hand is
    played and counted; one whose chips do not add up is refused with its reason.
importing-files = Files, at most { $most } MB together
importing-take = Take them in
importing-running = running
importing-done = done
importing-cancelled = called off
importing-stopped = broken off; send the files again to go on
importing-taken = { $count } taken in
importing-and-refused = { $count } refused
importing-none = Nothing was taken in yet.
importing-read = hands read
importing-stop = Stop taking hands in
importing-mistakes = { $count } refused, with the reason
importing-first-listed = The first { $count } are listed.
importing-hand = Hand { NUMBER($number, useGrouping: 0) }
importing-pot = pot { $chips }
importing-next = The next hands
importing-agrees = agrees with the file
importing-no-result = the file tells no result
importing-folder = Or a whole folder
