### Was die Skripte der Floor-Seiten sagen.

## die Karten der Wand

wallcard-up = Live
wallcard-lost = Verbindet neu
wallcard-away = Kein Netz
wallcard-called = Floor gerufen
wallcard-coming = { $who } kommt
wallcard-seats = { $count } Sitze
wallcard-hand = Hand { $number }, { $street }
wallcard-to-act = Sitz { $seat } ist dran
wallcard-pot = Pot
wallcard-hand-over = Hand { $number } ist vorbei
wallcard-hand-void = Hand { $number } ist annulliert
wallcard-nothing = Noch nichts gegeben
wallcard-flags = Hinweise
wallcard-waits-deal = Gibt
wallcard-waits-show = Showdown
wallcard-waits-draw = Draw
wallcard-waits-discard = Abwurf
wallcard-waits-choose = Wahl des Spiels
wallcard-waits-over = Vorbei
wallcard-waits-unreadable = Siehe Log
wallcard-flag-all-in = All-in
wallcard-flag-run-twice = Zweimal
wallcard-flag-undone = Viel zurückgenommen
wallcard-flag-repaired = Berichtigt
wallcard-flag-silent = Tablet stumm
wallcard-flag-unsent = Ungesendet
wallcard-flag-long = Lange Hand
wallcard-flag-slow = Langes Warten
wallcard-tables = { $count } Tische
wallcard-playing = { $count } spielen
wallcard-to-look-at = { $count } anzusehen
wallcard-calling = { $count } rufen

## die Liste der Rufe

calllist-none = Niemand hat gerufen.
calllist-hand = Hand { $number }
calllist-no-reason = ohne Grund
calllist-on-the-way = { $who } ist unterwegs,
calllist-waits = wartet
calllist-ruled = { $at }, entschieden nach { $time }
calllist-withdrawn = { $at }, zurückgezogen nach { $time }
calllist-confirm = Bestätigen
calllist-decline = Ablehnen
