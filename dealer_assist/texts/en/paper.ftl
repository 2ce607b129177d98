### A hand on paper: its sheet, its PDF, the dispute packet.

paper-back = Back to the review
paper-save = Save as PDF
paper-page = page { $n }
paper-newest = Newest entry

## what the hand was

paper-game = Game
paper-plays = { $game }, { $betting }
paper-stakes = Stakes
paper-stakes-none = none
paper-button = Button
paper-button-seat = seat { $seat }
paper-dealt = Dealt
paper-finished = Finished
paper-void = Void
paper-status = Status
paper-still-open = still open
paper-house = House rules
paper-house-tournament = { $preset }, tournament
paper-house-cash = { $preset }, cash

## a hand that was corrected

paper-corrected = Corrected by { $by }, { $day }: { $reason }
paper-corrected-by-rule = Corrected by { $by }, { $day }: { $reason } (rule { $rule })
paper-was-paid = As it was entered it paid: { $paid }.
paper-nobody = nobody

## who sat there

paper-players = Players
paper-seat = Seat
paper-player = Player
paper-before = Before
paper-after = After
paper-won = Won or lost
paper-chips = { $chips }
paper-gained = +{ $chips }
paper-lost = -{ $chips }
paper-cards = Cards seen
paper-hand = Hand
paper-mucked = mucked
paper-folded = folded

## what was done

paper-entry = Entry
paper-done = What was done
paper-open = What was open
paper-pot = Pot
paper-entered = Entered, { $zone }
paper-with-reason = { $did }: { $reason }
paper-repaired = (repaired; it was entered as: { $was })

## who was paid

paper-awards = Awards
paper-among = Seats in it
paper-side = Side
paper-on-board = board { $board }
paper-amount = Amount
paper-goes-to = Goes to
paper-with = With
paper-stays = stays for the next hand
paper-only-live = the only live hand
paper-reasons = Reasons
paper-rule = rule { $rule }
paper-reason = { $reason } ({ $rule })

## what the hands were worth while cards were to come

paper-worth = What the hands were worth
paper-street = Street
paper-share = Share
paper-known-by = How it is known
paper-exact =
    { $n ->
        [one] exact, 1 way
       *[other] exact, { $n } ways
    }
paper-drawn = { $n } deals drawn, standard error { $error } %
paper-outs = outs: { $cards }

## what was said of it

paper-remarks = Rulings and remarks
paper-remark = Entry { NUMBER($seq, useGrouping: 0) }, { $who }, { $day }: { $text }
paper-settled = { $text } (settled)
paper-not-signed-in = not signed in

## the packet

packed-title = Dispute packet: { $hand }
packed-made = Made { $day }, with { $program }.
packed-made-by = Made { $day } by { $who }, with { $program }.
packed-checked =
    { $n ->
        [one] { $command }: 1 entry checked when it was made: { $result }.
       *[other] { $command }: { $n } entries checked when it was made: { $result }.
    }
packed-agrees = every hash and every outcome agrees
packed-differs =
    { $n ->
        [one] 1 difference, listed at the end
       *[other] { $n } differences, listed at the end
    }
packed-check =
    To check this packet alone: { $command }. It must name the hash of the newest entry and of packet.json as
    they stand here:
packed-newest = newest entry { $hash }
packed-sealed =
    Entries { $entries } name cards that nobody at the table saw. Those cards are left out; the entries' place
    in the chain is proven, their words by the room's own record.
packed-record = The record: every entry as it was made
packed-time = { $zone }
packed-what = What was entered
packed-who = Who
packed-device = Device
packed-chips = Chips
packed-taken-back = { $did } (taken back)
packed-again = { $did } (entry { NUMBER($entry, useGrouping: 0) } applied again)
packed-repair = Repair of entry { NUMBER($entry, useGrouping: 0) }: { $was } becomes { $now }
packed-left-out = left out
packed-start = The hand was dealt
packed-undo = Taken back, to how it stood after entry { NUMBER($to, useGrouping: 0) }
packed-redo = Brought back what was taken back
packed-stack = seat { $seat } { SIGNED($chips) }
packed-pot = pot { SIGNED($chips) }
packed-house = House rules in force
packed-rule = Rule
packed-value = Value
packed-means = What it decides
packed-section = Section
packed-chain = The chain of hashes
packed-chain-is = SHA-256 over each entry and the hash of the one before; the first follows 64 zeros.
packed-time-utc = Time, UTC
packed-hash = Hash
packed-differences = Differences that were found

## README.txt of the packet, a paragraph each

readme-hand = { $hand }, as { $program } kept it.
readme-pdf = the hand to be read: who entered what, when, on which device; awards with their reasons
readme-json = the same for programs, with every row of the log
readme-phh = the hand for other programs, as Poker Hand History
readme-sums = the hash of each file
readme-signature = the room's public key, and its signature of SHA256SUMS
readme-check = To check it without the room's database, with dealer-assist { $version } or later:
readme-does =
    It computes every hash of the chain again, plays the hand again from its set-up, and compares what was paid.
    With --key and the room's key, as its page /ledger shows it, it says whether this room signed the packet.
readme-browser = Any browser does the same, with no program: drop this file on the page /verify of any room.
readme-head = The last hash of the chain stands for every row before it:
readme-compare =
    Compare it with the one on the room's own page of the hand, or on a sheet that was printed on the night.
readme-sealed =
    Entries { $entries } name cards that nobody at the table saw; those cards are left out, and only the
    entries' place in the chain can be checked here.
readme-beside =
    The rows, with their times and names, are in the chain; players' names and remarks stand beside it.
readme-language =
    The papers of this packet are in English; packet.json and its hashes are the same in every language.
