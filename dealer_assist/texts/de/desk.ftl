### Der Entscheidungstisch: die Rufe nach dem Floor, und was ein Haus mit jedem Wert einer Regel tut, als Satz.

desk-title = { $table }: Entscheidungstisch

## die Rufe

desk-verbal = Ein Wort wurde gesagt
desk-one-chip = Ein Chip, kein Wort
desk-out-of-turn = Außer der Reihe
desk-string-bet = String Bet
desk-silent-chips = Mehrere Chips, kein Wort
desk-short-call = Zu wenig für einen Call
desk-exposed-draw = Draw-Karte aufgedeckt
desk-exposed-down-card = Verdeckte Karte aufgedeckt
desk-exposed-last-card = Letzte Karte aufgedeckt
desk-time = Die Zeit ist um
desk-un-pass = Will einen Check zurücknehmen
desk-wrong-level = Begann im alten Level
desk-misdeal = Misdeal?
desk-fouled-hand = Falsche Zahl an Karten
desk-wrong-amount = Unerlaubter Betrag
desk-over-the-pot = Mehr als der Pot
desk-short-of-the-pot = Weniger als „Pot“
desk-change-draw = Will anders ziehen
desk-wrong-bring-in = Falsches Bring-in
desk-dealt-down = Verdeckt statt offen
desk-early-street = Street zu früh gegeben
desk-ask-to-see = Will eine Hand sehen
desk-side-pots = Side Pots
desk-fouled-deck = Fehlerhaftes Deck

## wo es steht

desk-book = BARGE-Regelbuch { $section }
desk-tda =
    { $n ->
        [one] TDA 2024, Regel { $rules }
       *[other] TDA 2024, Regeln { $rules }
    }
desk-house = Hausregeln Abschnitt { $section }, { $name }
desk-rule = { $name }: { $value }.

## die Regeln, wie man sie einem Spieler sagt

desk-under-raise-half =
    Chips zwischen Call und kleinstem Raise sind von der Hälfte dieses Raise an ein Raise, darunter ein Call; das
    Wort „Raise“ macht sie zum kleinsten Raise.
desk-under-raise-always-raise = Jeder Chip über dem Call wird auf den kleinsten Raise ergänzt.
desk-under-raise-always-call = Chips, die für den kleinsten Raise nicht reichen, sind ein Call.
desk-oversized-chip-call = Ein Chip, der größer ist als nötig, ist ein Call, wenn nicht vorher ein Raise angesagt war.
desk-oversized-chip-bet-value = Ein Chip zählt mit seinem ganzen Wert, auch ohne Wort.
desk-multi-chip-all-needed-is-call =
    Mehrere Chips sind ein Call, wenn ohne den kleinsten weniger als der Call daläge.
desk-multi-chip-off = Mehrere Chips werden allein nach ihrer Summe beurteilt.
desk-string-bet-first-motion = Ohne angesagten Betrag zählt nur die erste Bewegung; der Rest geht zurück.
desk-string-bet-off = Die Chips beider Bewegungen zählen zusammen.
desk-out-of-turn-binding-if-unchanged =
    Wer außer der Reihe handelt, ist gebunden, solange niemand dazwischen setzt oder erhöht; ein Fold ist immer
    endgültig.
desk-out-of-turn-never-binding = Außer der Reihe zu handeln bindet niemanden, nur ein Fold ist immer endgültig.
desk-undercall-full-call =
    Zu wenig Chips werden zum Call ergänzt, wenn zwei Spieler übrig sind oder es die erste Bet der Runde ist.
desk-undercall-floor =
    Bei zu wenig Chips entscheidet der Floor: Sie werden zum Call ergänzt, oder die Hand ist gefoldet und sie
    bleiben liegen.
desk-wrong-amount-until-street = Ein unerlaubter Betrag wird für alle berichtigt, bis die nächste Karte liegt.
desk-wrong-amount-until-two-actions = Ein unerlaubter Betrag wird berichtigt, bis zwei Spieler darauf gehandelt haben.
desk-wrong-amount-until-never = Ein unerlaubter Betrag bleibt, wie er gesetzt wurde.
desk-pot-overbet-give-back = Was mehr ist als der Pot, geht zurück.
desk-pot-overbet-stands-after-street =
    Was mehr ist als der Pot, geht bis zur nächsten Karte zurück; danach bleibt die Bet.
desk-draw-exposed-replace-last = Eine aufgedeckte Draw-Karte wird ersetzt, wenn alle anderen bedient sind.
desk-draw-exposed-keep = Eine aufgedeckte Draw-Karte bleibt.
desk-last-card-exposed-replace = Eine letzte Karte, die der Dealer aufdeckt, wird ersetzt.
desk-last-card-exposed-keep = Eine letzte Karte, die der Dealer aufdeckt, bleibt.
desk-wrong-card-count-dead-after-action =
    Eine falsche Zahl an Karten ist ein Misdeal, bis wesentlich gehandelt wurde; danach ist die Hand tot.
desk-mucked-winner = Gewinner gemuckt
desk-wrong-pot = Pot falsch gegeben
desk-muck-at-showdown-retrievable = Eine beim Showdown gemuckte Hand kommt zurück, solange sie sicher zu erkennen ist.
desk-muck-at-showdown-dead = Eine beim Showdown gemuckte Hand ist tot.
desk-shot-clock-number =
    Wer am Zug ist, hat { $n } Sekunden; danach ist eine Hand gegen einen Einsatz tot, ohne Einsatz hat sie gecheckt.
desk-dispute-until-next-hand = Eine Wertung kann angefochten werden, bis die nächste Hand beginnt.
