### What the commands say, besides answers in JSON and their help.

cli-place = dealer-assist { $command }: { $why }
cli-older-copy =
    The database has the tables of an earlier version ({ $version }). It stays so: a copy is brought up to date
    and checked.
cli-damaged =
    The database is damaged ({ $why }). `dealer-assist verify` says what can be read; a backup brings the rest
    back.
cli-not-answering =
    The database does not answer ({ $why }). See that it runs, that it may be written, and that no
    other program holds it; then try again.
cli-cannot-write = Cannot write { $file }: { $why }.
cli-backed-up = { $file }: { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    }, { $entries ->
        [one] 1 entry
       *[other] { $entries } entries
    }
cli-whole-numbers = Stacks and prizes are whole numbers with commas between them.
cli-fee = The fee is more than an entry pays. Lower it.
cli-percentages = Percentages are whole numbers with commas, as 50,30,20.
cli-not-written = hand { NUMBER($hand, useGrouping: 0) }: not written. { $why }
cli-note = hand { NUMBER($hand, useGrouping: 0) }: { $note }
cli-written = { $count ->
    [one] 1 hand written into { $into }
   *[other] { $count } hands written into { $into }
  }
cli-no-toml = No .toml file is there to check.
cli-ok = { $file }: ok
cli-person-gone = no longer here
cli-person-link = link not used yet
cli-first-director = the first director
cli-link = For { $whose }, once, within { $hours } hours: { $link }
cli-no-director = There is no director { $name }. Say which: { $known }.
cli-more-directors = There is more than one director. Say which: { $known }.
cli-rebuilt = { $count ->
        [one] 1 hand
       *[other] { $count } hands
    } derived again; { $wrong ->
        [one] 1 differs.
       *[other] { $wrong } differ.
    }
cli-our-fault = our fault, not the file's: { $error }: { $why }
cli-no-house-rule = { $word } is no NAME=VALUE, as in raise-cap=4.
cli-no-json = { $word } is no JSON: { $why }.
cli-restored = { $file } of { $moment }: { $hands ->
        [one] 1 hand
       *[other] { $hands } hands
    } taken in, { $good } verified
cli-differs =
    Hand { NUMBER($hand, useGrouping: 0) } differs: see dealer-assist verify { NUMBER($hand, useGrouping: 0) }
cli-passphrase = Passphrase of the keys (empty: without them)
cli-passphrase-new = Passphrase of the keys
cli-same-key = People, passwords, PINs, tablets and display links work as before: the key is the same.
cli-other-key = Passwords, tablets and display links work as before. Everybody signs in again.
cli-other-pins =
    PINs do not: they need the secret-key of the room that was saved. Put that file into { $instance }
    before the next start, or give every dealer a new link on the page of people.
cli-sealed-pins =
    PINs do not: the keys lie in this backup, sealed. Put their passphrase into DEALER_ASSIST_PASSPHRASE and
    restore once more with --replace, or give every dealer a new link on the page of people.
cli-no-folder = { $why } Name an empty or a new folder.
cli-site-written = { $folder }: { $files } files, { $size } MB
cli-taken-in = { $taken ->
        [one] 1 hand
       *[other] { $taken } hands
    } taken in, { $refused } refused: import { NUMBER($import, useGrouping: 0) }
cli-files = { $count ->
    [one] 1 file
   *[other] { $count } files
  }
cli-upgraded = The database is up to date: { $place }
cli-lists-filled = Hands put into lists and searches: { $count }
cli-lists-unreadable =
    Hands that cannot be read and are in no list: { $count }; see dealer-assist verify.
cli-no-hand = { $word } is no number of a hand.
cli-no-hand-no-file = { $word } is neither the number of a hand nor a file.
cli-ledger = ledger: { $rows } rows, head { $head }
cli-sheet = { $levels ->
        [one] { $name }, 1 level, { $chips } in chips
       *[other] { $name }, { $levels } levels, { $chips } in chips
    }
cli-proxies = --trusted-proxy and { $variable } name addresses or networks: { $why }.
cli-one-worker =
    A SQLite file is served by one process, which queues its writers. Leave --workers out, or give
    a PostgreSQL database in DATABASE_URL.
cli-no-certificates = Cannot make certificates for https: { $why }
cli-cannot-listen =
    Cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $why }. Stop what is there, or give
    another port: --port { NUMBER($other, useGrouping: 0) }.
cli-place-read-only =
    Nothing can be written to { $place }, and a room keeps its record, its key and its games there.
    Give another folder in DEALER_ASSIST_INSTANCE, or make it one that can be written;
    `dealer-assist verify` checks a copy where it lies.
cli-at = dealer-assist is at { $address }
cli-no-director-yet = No director yet. Whoever opens this link first is the director: { $link }
cli-authority = The room's certificate authority is { $file }, SHA-256 { $fingerprint }.
cli-trust = Trust it once on every tablet; { $page } shows how.
cli-tablets = Tablets come in at { $address }, or by this code:
