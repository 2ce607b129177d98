### What a count, a check and a settlement find.

## where a count could have gone wrong

suspect-exact =
    Jeder Sitz weicht genau um das ab, was er hier gewann oder verlor: die Hand wurde nicht gezahlt oder
    zurückgezahlt.
suspect-exchanged = Die Sitze { $seats } tauschten hier Chips; keine Zahl davon passt.
suspect-the-pot = der Pot
suspect-side-pot = Side Pot { $number }
suspect-split-not-paid =
    Split nicht gezahlt: die { $chips } von Sitz { $winner } ({ $pot }) blieben bei Sitz { $other }.
suspect-odd-chip = Odd Chip: { $chips } ({ $pot }) gingen an Sitz { $other } und nicht an Sitz { $winner }.
suspect-wrong-seat =
    Falscher Sitz: { $chips } ({ $pot }) gingen an Sitz { $other } und nicht an Sitz { $winner }.
suspect-split-that-was-none =
    Split, der keiner war: { $chips } ({ $pot }) gingen an Sitz { $other }; Sitz { $winner } hatte alles
    gewonnen.
suspect-not-given-back =
    Nicht zurückgegeben: die { $chips }, die niemand callte, gingen an Sitz { $winner } und nicht zurück an
    Sitz { $seat }.
suspect-short = { $what } fehlt: die { $chips } von Sitz { $seat } kamen nie in den Pot.
suspect-blind-or-ante = Blind oder Ante
suspect-verb-fold = Fold
suspect-verb-check = Check
suspect-verb-call = Call
suspect-verb-bet = Bet
suspect-verb-raise = Raise
suspect-verb-complete = Komplettieren
suspect-verb-bring-in = Bring-in
suspect-verb-all-in = All-in
suspect-verb-buy = Kauf

## a hand pieced together

pieced-does-not-fit = „{ $line }“ passt nicht: { $why }
pieced-final-stacks-of = Stacks am Ende der Sitze { $seats }.
pieced-hold-more = Die Stacks am Ende haben { $chips } mehr, als die Hand begann.
pieced-hold-less = Die Stacks am Ende haben { $chips } weniger, als die Hand begann.
pieced-need-for = Die Stacks am Ende brauchen { $chips } mehr für Sitz { $seat }, als diese Zeilen zahlen.
pieced-need-from = Die Stacks am Ende brauchen { $chips } mehr von Sitz { $seat }, als diese Zeilen nehmen.

## who owes whom

owes-gives = Sitz { $seat } gibt { $chips } an Sitz { $other }
owes-house-gives = Das Haus gibt { $chips } an Sitz { $seat }
owes-gives-house = Sitz { $seat } gibt { $chips } an das Haus

## what was irregular

irregular-misdeal = Misdeal
irregular-exposed-card = Karte aufgedeckt
irregular-fouled-deck = Fehlerhaftes Deck
irregular-wrong-button = Button oder Blinds am falschen Platz
irregular-out-of-turn = Aktion out of turn
irregular-dead-hand = Tote Hand
irregular-mis-set = Stack falsch gesetzt
irregular-void-restored = Annulliert, Stacks zurückgesetzt
irregular-chips = Chips ohne klares Wort
irregular-undercall = Zu kleiner Call
irregular-string-bet = String Bet
irregular-wrong-amount = Falscher Betrag
irregular-overbet = Mehr als der Pot
irregular-underbet = Pot zu niedrig angesagt
irregular-change-draw = Draw geändert
irregular-exposed-draw = Karte eines Draws aufgedeckt
irregular-exposed-last-card = Letzte Karte aufgedeckt
irregular-exposed-down-card = Erste Karte aufgedeckt
irregular-wrong-burn = Falsch gebrannt
irregular-wrong-bring-in = Falsches Bring-in
irregular-early-street = Zu früh gegeben
irregular-dealt-down = Verdeckt gegeben
irregular-wrong-card-count = Falsche Zahl von Karten
irregular-other = Etwas anderes
irregular-corrected = Nachträglich berichtigt

## what a check of the record found

check-missing = Eintrag { $entry } fehlt.
check-does-not-follow = Eintrag { $entry } folgt nicht auf den davor.
check-changed = Eintrag { $entry } wurde nach dem Schreiben geändert.
check-newest-missing = Die neuesten Einträge der Hand fehlen, oder andere folgen.
check-other-set-up = Der Aufbau der Hand ist nicht der, den Eintrag 0 enthält.
check-repairs =
    Eintrag { $entry } sagt, dass er Eintrag { $of } berichtigt, und die folgenden tun etwas anderes.
check-set-up-refused = Der Aufbau wird heute abgelehnt: { $why }
check-page-changed = Die Seite von { $game } hat sich seither geändert.
check-refused = Eintrag { $entry } wird heute abgelehnt: { $why }
check-other-chips = Eintrag { $entry } würde heute andere Chips bewegen. Was gezahlt wurde, bleibt gezahlt.
check-in-lists = { $name } der Hand steht in den Listen nicht so wie in ihrem Protokoll.
