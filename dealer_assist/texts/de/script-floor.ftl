### Was die Skripte der Floor-Seiten sagen.

## die Karten der Wand

wallcard-up = Live
wallcard-lost = Verbindet neu
wallcard-away = Kein Netz
wallcard-called = Floor gerufen
wallcard-coming = { $who } kommt
wallcard-seats = { $count } Spieler
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
wallcard-waits-unreadable = Hand nicht lesbar
wallcard-flag-all-in = All-in
wallcard-flag-run-twice = Zweimal
wallcard-flag-undone = Viel zurückgenommen
wallcard-flag-repaired = Berichtigt
wallcard-flag-silent = Tablet stumm
wallcard-flag-unsent = Ungesendet
wallcard-flag-long = Lange Hand
wallcard-flag-slow = Langes Warten
wallcard-tables =
    { $count ->
        [one] { $count } Tisch
       *[other] { $count } Tische
    }
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

## a call on a phone

floorcall-title = { $table }, Hand { $number }
floorcall-at = um { $time }
floorcall-at-by = um { $time } von { $by }
floorcall-ruled = entschieden nach { $time }
floorcall-withdrawn = zurückgezogen nach { $time }
floorcall-i-am-coming = Ich komme
floorcall-desk = Entscheidungstisch
floorcall-whole-hand = Ganze Hand
floorcall-calls = Rufe
floorcall-ruled-by = { $who } hat entschieden: { $decision }.
floorcall-through = Durch die Hand
floorcall-deal = Das Geben
floorcall-called-here = hier wurde der Floor gerufen
floorcall-was = war: { $line }
floorcall-before-first = vor der ersten Aktion
floorcall-back = Eine Aktion zurück
floorcall-action = Aktion
floorcall-on = Eine Aktion weiter
floorcall-here = Ruf
floorcall-to-here = Dorthin, wo der Floor gerufen wurde
floorcall-facts = Tatsachen
floorcall-fact-since = Wesentliche Aktion seither
floorcall-another-way = die Hand lief seither anders weiter
floorcall-fact-before = Wesentliche Aktion davor
floorcall-fact-acted = Seither gehandelt
floorcall-nobody = niemand
floorcall-fact-had-cards = Hatten Karten
floorcall-fact-could = Konnte tun
floorcall-fact-to-act = Jetzt an der Reihe
floorcall-fact-pot = Pot danach
floorcall-yes = ja
floorcall-no = nein
floorcall-actions =
    { $n ->
        [one] { $n } Aktion, { $chips } mit Chips
       *[other] { $n } Aktionen, { $chips } mit Chips
    }
floorcall-nobody-acted = niemand hat gehandelt
floorcall-seat-may = Sitz { $seat }: { $moves }
floorcall-may-fold = folden
floorcall-may-check = checken
floorcall-may-call = { $chips } callen
floorcall-may-bet = { $least } setzen
floorcall-may-bet-range = { $least } bis { $most } setzen
floorcall-may-raise = auf { $least } erhöhen
floorcall-may-raise-range = auf { $least } bis { $most } erhöhen
floorcall-rules = Die Regeln dieses Raums
floorcall-elsewhere = anderswo: { $values }
floorcall-cite = Anführen
floorcall-game-page = Die Seite des Spiels
floorcall-procedures = Abläufe
floorcall-decided-stands = es bleibt dabei
floorcall-decided-back = zurück zu einer früheren Aktion
floorcall-decided-change = eine Aktion wird geändert
floorcall-decided-words = eine Verwarnung oder Strafe
floorcall-decide-stands = Es bleibt dabei
floorcall-decide-back = Hierher zurück
floorcall-decide-change = Ändern
floorcall-decide-words = Verwarnung oder Strafe
floorcall-nothing-moves = nichts bewegt sich
floorcall-after = nach: { $line }
floorcall-to-deal = zum Geben
floorcall-try-first = erst oben ausprobieren
floorcall-no-chip-moves = kein Chip bewegt sich
floorcall-newest = das ist die neueste Aktion
floorcall-ruling = Entscheidung
floorcall-why = Warum
floorcall-why-hint = so, wie es später gelesen werden soll
floorcall-rule = Regel
floorcall-rule-hint = oben eine anführen oder schreiben
floorcall-your-name = Dein Name
floorcall-give = Entscheiden
floorcall-read-at-once = { $decision }; der Tisch liest es sofort
floorcall-table-has-it = Der Tisch hat es.

## what if

branch-title = Was wäre, wenn
branch-change = Es war eine andere Aktion
branch-before = Davor fehlte eine
branch-out = Sie gab es nie
branch-told-out = { $line }: gab es nie
branch-told-before = { $line }, vor: { $entry }
branch-told-change = { $entry }: { $line }
branch-bet-to = Bet
branch-raise-to = Raise auf
branch-complete-to = komplettiert auf
branch-try-bet = Bet ausprobieren
branch-try-raise = Raise ausprobieren
branch-try-complete = Komplettieren ausprobieren
branch-range = { $least } bis { $most }
branch-another = Eine andere Aktion
branch-as-log = Wie es im Log steht
branch-try = Ausprobieren
branch-conflict = { $line }: passt nicht mehr: { $why }
branch-way-stop = Dort aufhören
branch-way-out = Ohne: { $line }
branch-way-before = Erst: { $line }
branch-way-instead = Stattdessen: { $line }
branch-result =
    { $again } wieder angewandt, { $changed } geändert, { $dropped } weggelassen. Nichts wird geschrieben.
branch-pot = Pot in der Aufzeichnung { $pot }, so

## a hand at one moment

moment-middle = Mitte
moment-main = Main
moment-side = Side
moment-seats = Sitze { $seats }
moment-pot = Pot
moment-table = Sitze
moment-button = Button
moment-in-front = davor { $chips }
moment-wins = gewinnt { $chips }
moment-to-act = an der Reihe
moment-mucked = gemuckt
moment-folded = gefoldet
moment-all-in = all-in

## der Plan des Raums

plan-in-seat = Sitz { $seat }: { $name }
plan-deals = { $name } gibt
plan-in-break = Pause
plan-clock-stands = Uhr angehalten
plan-is-silent = Tablet stumm
plan-is-unsent = Nicht gesendet
plan-is-long = Lange Hand
plan-is-between = Zwischen Händen
plan-is-empty = Kein Spiel
plan-short = { $n } zu wenig
plan-missing = ({ $n } zu wenig)
plan-players = { $n } Sp.
plan-no-place = Noch ohne Platz
plan-cash = Cash
plan-event-about = Level { $level }, noch { $players }
plan-at = An { $tables }
plan-nowhere = So heißt hier niemand.
plan-waiting = Warten auf den Floor
plan-nobody-calls = Niemand ruft.
plan-somebody = Jemand
plan-pace = Tempo
plan-hands-hour = Hände in der letzten Stunde
plan-hands-median = An einem Tisch, Median
plan-slowest = Am langsamsten, { $table }
plan-ruled = Rufe heute Nacht entschieden
plan-to-rule = Zeit bis zur Entscheidung, Median
plan-left = Noch { $n }
plan-of-entries = Von Entries
plan-average = Stack im Schnitt
plan-level = Level { $level } endet in
plan-break = Nächste Pause
plan-seated = { $n } sitzen
plan-tables-play = Tische im Spiel
plan-sold = Chips verkauft
plan-in-play = Chips im Spiel
plan-difference = Differenz
plan-short-tables = Zu wenig Spieler
plan-spot = Reihe { $down }, Platz { $across }
plan-take-one = Nimm einen Tisch und tipp an, wo er steht; oder zieh ihn dorthin.
plan-down = Reihe
plan-across = Platz
plan-put = Dorthin
plan-off = Kein Platz

## der Entscheidungstisch

ruledesk-to-call = Zurück zum Ruf
ruledesk-what = Was ist passiert?
ruledesk-nothing = Die Hand ist vorbei: Was gezahlt wurde, wird an der Hand selbst berichtigt.
ruledesk-work = Antworten zeigen
ruledesk-rules = Die Regeln
ruledesk-elsewhere = Anderswo: { $rule }
ruledesk-answers = Die Antworten
ruledesk-here = Nach den Regeln dieses Raums
ruledesk-record = Es bleibt wie aufgezeichnet
ruledesk-puts-in = Sitz { $seat } setzt { $chips }
ruledesk-gets = Sitz { $seat } bekommt { $chips }
ruledesk-back = { $chips } gehen zurück
ruledesk-pot = Pot { $chips }
ruledesk-does-stands = Es bleibt dabei; der Tisch liest es sofort.
ruledesk-does-change = Die Aktion wird geändert, und was folgt, noch einmal angewandt.
ruledesk-does-words = Der Tisch liest es sofort; der Dealer gibt die Aktion ein.
ruledesk-asks-said = Welches Wort?
ruledesk-asks-seat = Wer?
ruledesk-asks-line = Was wurde getan?
ruledesk-asks-chip = Der Chip
ruledesk-asks-chips = Gesetzte Chips, wie 500 + 200
ruledesk-asks-first = Erste Bewegung, wie 100 + 100
ruledesk-asks-then = Zweite Bewegung
ruledesk-asks-to = Auf wie viel insgesamt
ruledesk-asks-cards = Wie viele Karten
ruledesk-fold = Fold
