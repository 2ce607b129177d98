### What is refused, and what to do instead: store.

refused-old-tables =
    This database has the tables of another version, and nothing can be written where it lies. Copy it to a
    place that can be.
refused-old-tables-running =
    This database has the tables of another version. Run `dealer-assist
    upgrade` and start the server again.
refused-old-tables-server =
    This database has the tables of an earlier version, and checking it changes nothing. Run `dealer-assist
    upgrade` first, or restore a backup elsewhere and check that.
refused-later-tables =
    This database has tables of a later version ({ $newer }), and this is { $version }. Install the newer
    version, or restore an older backup into another folder.
refused-no-database =
    There is no database at { $file }. Give the folder of the room or of its copy in DEALER_ASSIST_INSTANCE.
refused-no-database-folder = { $file } is a folder, not a database. Give the folder it should be in.
refused-no-database-empty = { $file } is empty: there is no record in it. Take a backup, or another copy.
refused-no-database-other =
    { $file } is no database, or its beginning is damaged. Take a backup, or another copy.
refused-no-database-no-room = There is no room of dealer-assist in this database. Name another.
refused-journal-left =
    The newest entries are still in { $journal }, and cannot be taken over where nothing can be written. Copy
    both files to a place that can be.
refused-event-seat = This table plays an event: players come, go and move by its director.
refused-event-archived = { $event } is archived. Open it again first.
refused-bad-name-new-event = An event has a name of at most 80 letters. Write one.
refused-carried-into =
    The chips of event { NUMBER($number, useGrouping: 0) } went into { $event }. Take that back first.
refused-still-playing-event = { $event } is still played. Finish it first.
refused-seat-changed =
    Seat { $seat } has { $chips } chips by now, and had { $had } when this was tapped. Nothing was changed. Look at
    the seat, and tap it again.
refused-seat-changed-left = Who sat in seat { $seat } has left it. Nothing was changed.
refused-seats-changed-seat =
    Seat { $seat } is not as it was when hand { NUMBER($number, useGrouping: 0) } was dealt. Settle it with a
    count of the table.
refused-seats-changed-middle =
    What lies in the middle is not what hand { NUMBER($number, useGrouping: 0) } was dealt with. Leave the
    hand void, and start the next one.
refused-seats-changed-entered-again =
    { $player } went out in hand { NUMBER($number, useGrouping: 0) } and has entered the event again since. Take
    that entry back first, then the hand.
refused-seats-changed-leave-void =
    Seat { $seat } is not as it was when hand { NUMBER($number, useGrouping: 0) } was dealt. Leave the hand
    void, and start the next one.
refused-seats-changed-not-moved-back =
    Seat { $seat } is not as it was when hand { NUMBER($number, useGrouping: 0) } was dealt, so its chips
    cannot be moved back. Seat the same player with the same chips, or leave the hand as it is.
refused-not-over = The corrected hand is not over yet; enter the rest of it.
refused-no-name-correction = A correction has a name under it. Say who you are, or sign in.
refused-no-reason = Say in a few words why; it stands in the record.
refused-nothing-changed-pays-the-same = The corrected hand says what counts already. There is nothing to right.
refused-hand-open-no-stack-now =
    Hand { NUMBER($number, useGrouping: 0) } is being played, so no stack can be changed now. Keep the
    correction without moving chips, or do it when the hand is over.
refused-house-pays =
    The rake changes too, so the seats alone cannot be put right. Keep the correction without moving chips,
    and settle with the house.
refused-pot-moved-on =
    The pot that stayed was played for in hand { NUMBER($number, useGrouping: 0) }. Keep the correction without
    moving chips, and settle between the players.
refused-pot-moved-on-given-out =
    The pot that stayed was given out at the table. Keep the correction without moving chips, and settle between
    the players.
refused-seats-changed-another-player =
    Seat { $seat } was { $player } in this hand and is not now. Keep the correction without moving chips, and
    settle it where the players sit now.
refused-too-few-chips =
    Seat { $seat } has { $stack } and would have to give { $chips }. Keep the correction without moving chips,
    and decide what is to be done.
refused-hand-open-at-the-table = This hand is still being played. Change it at the table, or undo.
refused-too-long-lines = A hand has at most { $most } lines.
refused-bad-seq-of-hand =
    Hand { NUMBER($number, useGrouping: 0) } has the entries 0 to { NUMBER($newest, useGrouping: 0) };
    { NUMBER($seq, useGrouping: 0) } is none of them.
refused-record-damaged =
    Hand { NUMBER($number, useGrouping: 0) } does not add up: { $wrong } It is not shown. Keep this machine as it is,
    take a backup, and run dealer-assist verify.
refused-record-refused =
    Hand { NUMBER($number, useGrouping: 0) } was played by version { $version }, and this one refuses an
    entry; its check says which. What was paid stays as paid; its log shows every entry.
refused-record-refused-entry =
    This hand was played by another version, and this one refuses an entry; its check says which. What was
    paid stays as paid; its log shows every entry.
refused-bad-kind = No event is called { $kind }. Take one of: { $known }.
refused-not-in-hand-irregular = Seat { $seat } was not dealt into this hand. Take a seat that was, or none.
refused-too-long-letters = At most { $most } letters. Say it shorter.
refused-hand-not-over-rest = The actions end before the hand is over; enter the rest of it.
refused-too-many-drafts = { $most } drafts wait at this table. Finish one of them first.
refused-hand-open-write-down =
    Hand { NUMBER($number, useGrouping: 0) } is being played. Write this down when it is over.
refused-not-complete = This hand is not whole yet: { $why }
refused-draft-over = This draft is a hand already. Change it by a correction.
refused-not-in-hand-draft = Seat { $seat } was not dealt into this hand. Give it a stack, or leave it out.
refused-log-full-undo = A hand has at most { $most } entries. Undo and go on instead.
refused-not-in-force = Entry { NUMBER($entry, useGrouping: 0) } is not in force. Change one of those that are.
refused-nothing-changed = That is what the entry says already. Change it, or leave it.
refused-bad-seq-not-after =
    Entry { NUMBER($seq, useGrouping: 0) } is not one of those that come after entry
    { NUMBER($entry, useGrouping: 0) } and are in force. Take the number from the conflict that was answered.
refused-key-used =
    The key of this request belongs to entry { NUMBER($seq, useGrouping: 0) } of the hand, which says
    something else. Give every new entry a key of its own.
refused-nothing-to-undo-yet = Nothing was done in this hand yet; there is nothing to take back.
refused-bad-seq-not-back =
    Entry { $to } is not one to go back to. Name an earlier one, 0 to { NUMBER($seq, useGrouping: 0) }.
refused-nothing-to-undo-stands =
    The hand stands as it stood after entry { NUMBER($back_to, useGrouping: 0) }; nothing to take back.
refused-nothing-to-redo = Nothing was taken back since the last action; there is nothing to redo.
refused-hand-void-already = This hand is void already. Start the next one.
refused-face-down =
    A card that lies face down or was thrown unseen forbids this. Which one the dealer sees while the hand is
    played, the floor afterwards. The try was kept; nothing was changed.
refused-log-full = This hand has { $most } entries, the most that one may have.
refused-hand-void-undo = This hand is void. Start the next one, or undo the entry that made it so.
refused-hand-closed =
    Hand { NUMBER($number, useGrouping: 0) } was followed by hand { NUMBER($newest, useGrouping: 0) } at this
    table, so its chips stay as they were paid. Put chips right by a correction of the hand.
refused-hand-corrected =
    Hand { NUMBER($number, useGrouping: 0) } was corrected and the seats' stacks were changed by it. Correct
    it once more instead.
refused-chips-off-seat =
    Seat { $seat } has { $has } and the ledger says { $says }. Count the table and settle the count, or say
    what the seat really has; then deal.
refused-chips-off =
    { $lie } chips lie at this table and { $came_in } came in, a difference of { $difference }. Count the
    table and settle it; then deal.
refused-bad-head =
    A head is its hash, or a row, a hash and a signature as /ledger shows them. Give it in quotation marks.
refused-no-key =
    The room's key is not in this folder, and without it nobody can say who signed. Give its public half with
    --key, as /ledger shows it.
refused-bad-delay = A display is late by 0, 30, 60 or 300 seconds, or by one hand.
refused-table-name-taken =
    { $count ->
        [one] There is a table of this name: { $names }.
       *[other] There are tables of these names: { $names }.
    } Choose another name, or other numbers.
refused-bad-place = Rows and places go from 1 to { $most }.
refused-bad-role = A role is one of { $known }. Choose one.
refused-last-director =
    { $name } is the only director. Make somebody else a director first, and let them choose a password.
refused-no-decision = Say what you decide: stands, back, change or words.
refused-no-decision-going-back = Going back names the entry, in "to"; no other ruling does.
refused-no-decision-change = A change names the entry and what it shall be; no other ruling does.
refused-no-name-ruling = A ruling has a name under it. Say who you are, or sign in.
refused-no-query = Search for something first, then keep the search.
refused-too-many-hands = A playlist has at most { $most } hands. Begin another one.
refused-too-many-kept = You keep { $most } already. Throw one away first.
refused-no-name-kept = Give it a name, so that it is found again.
refused-too-long-name = A name has at most { $most } letters.
refused-bad-seq-remark =
    This hand has the entries 0 to { NUMBER($newest, useGrouping: 0) }; { NUMBER($seq, useGrouping: 0) } is
    none of them.
refused-not-your-remark = { $wrote } wrote this; write a remark of your own beside it.
refused-too-many-remarks = This hand has { $most } remarks, the most that one may have.
refused-no-text-remark = Write what is to be remarked, then keep it.
refused-too-long-remark = A remark has at most { $most } letters. Say it shorter.
refused-bad-sort = Hands are sorted by time or by pot.
refused-bad-after = There is no such page of a search. Search again.
refused-too-long-search = A search has at most { $most } letters.
refused-too-long-things = Ask for { $most } things at most.
refused-bad-search-only-marks =
    Marks, streets, names, games and hands can be left out, as -void or -player:ann; -{ $word }: cannot.
refused-bad-search-stage = { $word } is no part of an event. Write stage:"final table" or stage:"day 2".
refused-bad-search-level = A level is a number from 1 to 999, as in level:5.
refused-bad-search-or-better =
    “Or better” goes with a whole kind of hand: two pair or better, a flush or better, an eight low or better.
refused-bad-search-or =
    “Or” cannot stand between { $first } and { $last }: only between two players, dealers, games, tables, hands,
    streets of an all-in or things that happened. Search for one after the other.
refused-bad-search-or-parts =
    “Or” stands between two hands that differ in one thing, as “set of kings or set of queens”. Search for one after
    the other.
refused-bad-search-after-colon = Write what { $word } it is, right after the colon.
refused-bad-search =
    '{ $word }' is nothing to search by.{ $near ->
            [none] {""}
           *[other] {" "}Did you mean { $near }?
        } There are { $known } and the marks { $marks }.
refused-bad-seat-wanted = A seat is a number from 1 to 10, as in seat:4.
refused-bad-search-street =
    No game has the street '{ $word }'.{ $near ->
            [none] {" "}There are { $known }.
           *[other] {" "}Did you mean { $near }?
        }
refused-bad-amount-wanted = '{ $word }' is no amount. Write pot:>5000, pot:<200 or pot:1000-5000.
refused-bad-date-wanted =
    '{ $word }' is no day. Write date:2026-11-20, date:2026-11-20..2026-11-22, date:2026-11, date:today or
    date:yesterday.
refused-bad-date-far-away = That day is too far away.
refused-empty-seat-nobody-with-chips = Nobody with chips sits in seat { $seat } to be dealt in.
refused-not-a-table = { $table } holds hands of a file; nothing is dealt there.
refused-hand-open-count = Hand { NUMBER($number, useGrouping: 0) } is being played. Count between two hands.
refused-not-all-seats = Seat { $seat } is not counted yet. Enter every seat; 0 for none.
refused-not-all-seats-nobody = Nobody sits in seat { $seat }. Count the seats that are taken.
refused-wrong-sum-colours = Seat { $seat }: its colours come to { $chips }, not { $counted }. Count the seat again.
refused-count-settled = This count is settled already. Count again if it is off again.
refused-no-name-this = This has a name under it. Say who you are, or sign in.
refused-hand-open-set-stacks =
    Hand { NUMBER($number, useGrouping: 0) } is being played. Set the stacks when it is over.
refused-count-old = The stacks changed since this count. Count again.
refused-hand-open-still =
    Hand { NUMBER($number, useGrouping: 0) } is still open at this table. Play it to the end, or make it void.
refused-too-few-players-at-table = Fewer than two players with chips at this table; a hand needs two. Seat another.
refused-bad-turn = { $mix } has the games 1 to { $count }; { NUMBER($number, useGrouping: 0) } is none of them.
refused-not-in-mix = { $game } is not among the games of { $mix }. Choose one of its list.
refused-choose-game = Seat { $seat } chooses the game of this hand. Ask, then tap it.
refused-no-mix = This table plays one game and no mix. Set a mix for it first.
refused-in-mix = { $game }, number { NUMBER($number, useGrouping: 0) } of { $mix }: { $why }
refused-already-seated =
    { $player } sits in seat { $seat } of { $table }. Clear that seat first; if this is somebody else, add to
    the name what tells the two apart.
refused-empty-seat-straddle = Seat { $seat } is not dealt in, so it cannot straddle.
refused-carried-pot =
    { $chips } chips of the last hand lie in the middle, and with this seat the table closes. Say who gets
    them first (ruling R58).
refused-hand-open-these-chips = Hand { NUMBER($number, useGrouping: 0) } is played for these chips; finish it first.
refused-nothing-carried = No chips lie in the middle of this table.
refused-wrong-sum-middle = { $chips } chips lie in the middle and { $sum } are given out. Give all of them.
refused-empty-seat-nobody = Nobody sits in seat { $seat }.
refused-hand-open-seat-plays =
    Seat { $seat } is playing hand { NUMBER($number, useGrouping: 0) }. Change the seat when the hand is over.
refused-damaged = { $file } is damaged at { $name }. Take another backup.
refused-not-a-backup =
    { $file } is no backup of dealer-assist, or only a part of one. Give a file that dealer-assist backup
    wrote.
refused-too-new =
    This backup was made by version { $newer }, and this is { $version }. Install the newer version first.
refused-not-empty =
    There is a record in this database already, and a backup is only taken into an empty one. Give another
    instance folder or DATABASE_URL, or add --replace.
refused-bad-date-export = '{ $word }' is no date. Write it as 2026-11-21, or 2026-11-21T18:30.
refused-hand-not-played-out =
    Hand { NUMBER($number, useGrouping: 0) } is { $status }; only a hand that was played to its end is written
    down in this form.
refused-too-large-files = These are more than { $most } files or { $bytes } bytes. Send fewer at a time.
refused-no-hands =
    There is no .phh, .phhs, .ohh, .json, .jsonl, .txt or .xml file among them. Choose files of hands, or a zip
    of them.
refused-bad-zip = { $file } cannot be unpacked. Pack the files again without a password.
refused-already-imported =
    These very files are import { NUMBER($number, useGrouping: 0) }, { $name }, of { $day }. Look at its
    hands; nothing was taken in again.
refused-weak-passphrase = A passphrase has { $least } characters at the least. Take a longer one.
refused-wrong-passphrase =
    The keys in this backup do not open with that passphrase, and nothing was restored. Try another, or
    restore without them.
refused-stacks-differ-empty =
    Seat { $seat } is empty at the table and began this hand with { $stack }, so the table cannot go on from
    it. Write it down as an earlier hand, or mend the stacks first.
refused-stacks-differ =
    Seat { $seat } has { $has } at the table and began this hand with { $stack }, so the table cannot go on
    from it. Write it down as an earlier hand, or mend the stacks first.
refused-repair-conflict =
    Entry { NUMBER($seq, useGrouping: 0) }, "{ $line }", does not fit any more: { $why } Nothing was changed.
    Say what happened instead, leave it out, or drop it and everything after it.
refused-correction-conflict = "{ $line }" does not fit: { $why }
refused-another = another
refused-this-table = this table
refused-not-found =
    There is no { $kind ->
            [table] table
            [seat] seat
            [hand] hand
            [call] call
            [request] request
            [count] count
            [branch] branch
            [draft] draft
            [event] event
            [cash-game] cash game
            [import] import
            [person] person
            [playlist] playlist
            [tablet] tablet
            [saved-search] saved search
            [taken-seat] taken seat
           *[other] { $kind }
        } { NUMBER($number, useGrouping: 0) }. Ask for the list and take one of it.
refused-seat-taken =
    { $name } sits in seat { $seat }. Nothing was changed. Take another seat, or clear this one first.
refused-stale-seq =
    This was meant for entry { NUMBER($entry, useGrouping: 0) } of hand { NUMBER($hand, useGrouping: 0) },
    which stands at entry { NUMBER($seq, useGrouping: 0) } now. Nothing was changed. Look at the hand as it
    is, then enter it again.
refused-call-over-ruled-on = This call was ruled on already. Call the floor again if it is needed again.
refused-call-over-withdrawn = This call was withdrawn already. Call the floor again if it is needed again.
refused-straddle-not-allowed-killed-pot = There is no straddle in a killed pot; take the chips back.
refused-straddle-not-allowed-bomb-pot = There is no straddle in a bomb pot; take the chips back.
refused-straddle-not-allowed-no-blinds = There is no straddle in a game without blinds; take the chips back.
refused-bad-packet = { $name } is no dispute packet: { $why }. Ask the room for a new one.
refused-cannot-say-unknown-stack =
    Nobody knows what seat { $seats } had, and this form has no word for that. Write the hand as PHH.
refused-no-hand-json =
    This file has no hand as JSON: an object with game, seats and actions, a list of such objects, or one a line.
refused-no-hands-ending =
    This is no file of hands (.phh, .phhs, .ohh, .json, .jsonl, .txt or .xml), so nothing was read from it.
refused-no-hands-zip-in-zip = This is a zip inside a zip. Unpack the outer one and send this one by itself.
refused-no-hands-chosen = Choose files or a folder of hands first.
refused-bad-search-number = { $word } is no number. Write the number of a hand, or how many players.
refused-bad-date-time = { $word } is no time of day. Write about nine, 21:15 or 9pm.
refused-hand-open-branch = Hand { NUMBER($number, useGrouping: 0) } is still played. Keep a branch once it is over.
refused-no-branch-name = Say what the branch is called, then keep it.
refused-no-lines = Enter at least one action that went otherwise, then keep it.
refused-too-many-branches = This hand has { $most } branches, the most that are kept of one.
refused-bad-value-no-set-up =
    "{ $name }" is no part of a set-up that is corrected.
    Take seats, button, game, betting, blinds, antes or bets.
refused-other-seats =
    Other seats were dealt in: that is another hand. Make this one void, and write the right one down at its table.
refused-near-name = Is this the same person: { $names } Say which it is.
