### What is refused, and what to do instead: pages, the API, the practice table, the command line.

refused-not-opened = The database cannot be opened ({ $reason }). See that it is there and may be read.
refused-no-file-or-standard-input =
    { $file } cannot be read: { $reason }. Name a file, or - for standard input.
refused-no-file-structure = { $file } cannot be read: { $reason }. Name a structure file.
refused-game-file = { $file }: a game file ends in .toml. Rename it.

## a rehearsal over HTTP

refused-bad-address = { $url } is no address of a server. Write it as http://127.0.0.1:5000.
refused-server-away = The server does not answer, for { $seconds } seconds now ({ $reason }). See that it runs.
refused-server-refused = The server refused { $path }: { $reason }
refused-not-let-in =
    The server did not let { $name } in: name or password is wrong, or was tried too often. Try again in
    a minute.

## the practice table

refused-bad-packet-not-whole = The file did not arrive whole. Drop it once more.
refused-not-found-practice-hand =
    There is no hand { NUMBER($number, useGrouping: 0) } any more at the practice table.
refused-practice-only-nothing = A practice table does not have this. The room's own program has.
refused-no-floor = A practice table has no floor to call, and nobody watches it.
refused-practice-only-game =
    The practice table keeps its game and its stakes. Open another game's table from the list.
refused-hand-closed-followed =
    Hand { NUMBER($number, useGrouping: 0) } was followed by another, so its chips stay as they were paid.
refused-hand-void-no-ruling = This hand is void; there is nothing to rule on.
refused-practice-only-earlier =
    The practice table changes no earlier entry. Take back with Undo as far as it, and enter it anew.

## what is asked of the server

refused-bad-seq =
    Hand { NUMBER($hand, useGrouping: 0) } has the entries 0 to { $newest }; { $seq } is none of them.
refused-missing-field-of-question = The question does not say its { $name }. Add ?{ $name }=…
refused-bad-value-number-of-cards = '{ $word }' is no number of cards. Give a whole number.
refused-bad-value-outs-and-kills =
    { $outs } outs and { $kills } kills are not among { $unseen } unseen cards. Correct the numbers.
refused-bad-value-of-entry = { $name } is the number of an entry or a remark.
refused-too-large-lines = More than { $most } bytes of JSON Lines; that is the most. Send them in parts.
refused-not-json = The body is sent as { $type }. Send JSON, with the header Content-Type: application/json.
refused-not-json-no-type =
    The body is sent without a type. Send JSON, with the header Content-Type: application/json.
refused-cross-site =
    This came from a page of another site, which may not change anything here. Open the table in this
    browser and enter it there.
refused-bad-number-of-act = Name the act by its number.
refused-bad-number-whole-number = { $name } is a whole number.
refused-no-event = This table plays no event.

## what a form says

refused-bad-lock = '{ $word }' is no number of minutes. Write 0 for never, or up to { $most }.
refused-bad-number-no-seat = '{ $word }' is no seat. Write the seats that fit, as 1 9.
refused-bad-number-no-prize = '{ $word }' is no amount. Write one prize a line.
refused-no-hand = Tick the hands that shall go into the playlist.
refused-bad-tables = Name the tables by number, as "3,7".
refused-bad-name-table = A table needs a name of at most 80 letters. Write one.
refused-no-chips-named-seat = Seat { $seat } has a name and no chips. Write how many, or 0.
refused-bad-house-rule-no-figure =
    The house rule “{ $name }” lacks its figure. Write it, or take one of the words beside it.
refused-unknown-scale = '{ $word }' is no lowball scale. It is { $known }.
refused-card-count-low =
    A low has five cards, and { $count } were given. Give five, or up to { $most } for the best five of
    them: 7h 6c 5d 4s 2h, or just 76542.
refused-duplicate-card-look-again = A card is there twice. Look again and correct it.
refused-bad-card-number =
    A number is read off five cards that are known. Leave out jokers and unknown cards.
refused-duplicate-card-rank = A rank is there more than four times. Correct it.
refused-bad-game-of-list =
    '{ $word }' is no game of a list. Write its id, its betting and its stakes, as in holdem limit 300/600.
refused-bad-number-chips = '{ $word }' is no number of chips. Write whole chips, as in 1500 or 10k.
refused-bad-number-too-large = '{ $word }' is too large: { $most } chips are the most. Write fewer.
refused-bad-number-of-things = { $name }: '{ $word }' is no whole number. Write one, as in 2.
refused-bad-number-too-many = { $name }: '{ $word }' is too large; { $most } is the most.
refused-bad-number-count = '{ $word }' is no whole number. Write one, as in 2.
refused-bad-number-no-place = Say which table and which seat: two numbers.
refused-bad-spread-of-form =
    '{ $word }' is no spread. Write the least and the most of a bet, as in 2-10, or one for each size, as in
    2-6, 2-12.

## what no refusal stands for

refused-nothing-at-address = There is nothing at this address. See /api/v1/docs for what there is.
refused-bad-method = This address does not take that method. See /api/v1/docs for what it takes.
refused-too-large-body =
    The body is larger than 5,000,000 bytes, the most that is read. Send it in smaller parts.
refused-too-slow = The request did not come in whole. Send it again.
refused-too-large-request = The body is over { $most } bytes, the most that is read. Send it in parts.
refused-busy-sending =
    Too much is being sent at once, and nothing was changed. Try again in a moment.
refused-bad-request =
    The server cannot read this request, and nothing was changed. Go back and try again.
refused-our-fault =
    Something went wrong on our side; nothing was changed. Try again, then tell who runs the server.
refused-too-large-to-keep =
    A number or a text here is more than can be kept, and nothing was changed. Look it over.
refused-busy = The database is busy or away, and nothing was changed. Try again in a moment.
refused-disk-full =
    The server's disk is full, and nothing was changed. Make room there; the tablets keep what they have.
refused-disk-error =
    The server's disk gives errors, and nothing was changed. Look at it; the tablets keep what they have.
refused-read-only =
    The database may only be read, and nothing was changed. Let the server write to its folder.
refused-locked =
    Another program holds the database, and nothing was changed. End it, or try again in a moment.
refused-unknown-field = There is no field '{ $name }' here. Leave it out, or look for its spelling.
refused-missing-field-of-body = The field { $name } is missing, and it is needed. Add it.
refused-bad-value-of-field =
    The value of { $name } cannot be used: { $reason }. Change it and send it again.
refused-no-remark = This remark is not on this hand. Load the page again.
refused-no-display = This link does not show anything any more. Ask the floor for a new one.
refused-not-found-procedure = There is no procedure '{ $word }'. Ask for the list of them.
refused-not-found-scale = There is no scale '{ $word }'. Ask for the list of them.
refused-not-yours = This belongs to { $owner }. Make one of your own beside it.
refused-too-many-streams = Too many tablets listen already. This one asks by itself every few seconds.
refused-hand-open-review =
    This hand is still being played. Review it once it is over; until then it is for the floor and the
    director.
refused-stale-seq-practice =
    This was meant for entry { $entry } of the hand, which stands at entry { $seq } now. Nothing was
    changed.
refused-cannot-be-played = It cannot be played ({ $reason }). Leave this hand out of the file.
refused-somebody = Somebody who was not signed in
refused-many-digits = a number of many digits

## why the value of a field cannot be used

refused-unfit-number = it has to be a whole number
refused-unfit-text = it has to be a text
refused-unfit-flag = it has to be true or false
refused-unfit-list = it has to be a list
refused-unfit-object = it has to be a JSON object
refused-unfit-form = it is not written as this field is
refused-unfit-least = it has to be { $limit } or more
refused-unfit-most = it has to be { $limit } or less
refused-unfit-short =
    it needs { $limit ->
            [one] a letter
           *[other] { $limit } letters
        } at least
refused-unfit-long =
    it may have { $limit ->
            [one] one letter
           *[other] { $limit } letters
        } at most
refused-unfit-few =
    it needs { $limit ->
            [one] one entry
           *[other] { $limit } entries
        } at least
refused-unfit-many =
    it may have { $limit ->
            [one] one entry
           *[other] { $limit } entries
        } at most
refused-unfit-word = it has to be one of { $known }
refused-unfit-here = it does not fit here
refused-unfit-line-or-lines = send "line" with one action, or "lines" with several
refused-unfit-repair =
    send "line" with the new action, null to take the entry out, or "lines" with several
