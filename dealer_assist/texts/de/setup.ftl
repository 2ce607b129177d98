### Einen Tisch einrichten: die Liste der Tische, sein Spiel und seine Einsätze, seine Sitze.

## setup

setup-pages = Seiten
setup-tables = Tische
setup-rules = Regeln
setup-title = dealer-assist: Tische
setup-new-here = Neu hier?
setup-watch =
    Eine aufgezeichnete Hand ansehen, Schritt für Schritt: was die Seite jeweils sagt, und wer was bekommt und
    warum.
setup-watch-demo = Demo: eine aufgezeichnete Hand ansehen
setup-open-demo = Demo-Tisch öffnen
setup-seated = { $n } am Tisch
setup-hand-open = Hand { NUMBER($number, useGrouping: 0) } läuft
setup-hand-over = Hand { NUMBER($number, useGrouping: 0) } vorbei
setup-hand-void = Hand { NUMBER($number, useGrouping: 0) } annulliert
setup-new-name = Tisch { $n }
setup-demo-table = Demo-Tisch
setup-no-table = Noch kein Tisch.
setup-new = Neuer Tisch
setup-several = Mehrere Tische auf einmal
setup-several-about =
    Jeder bekommt den Namen und seine Nummer: NLH 1, NLH 2 und so weiter. Alle spielen dasselbe mit denselben Einsätzen.
setup-how-many-tables = Wie viele Tische
setup-first-number = Nummern ab
setup-set-up-all = Alle aufstellen
setup-name = Name des Tisches
setup-game = Spiel
setup-find = nach jedem Namen suchen: omaha, badugi, stud/8 …
setup-find-label = Spiel suchen
setup-betting = Setzstruktur
setup-usual = Wie das Spiel meist gespielt wird
setup-usual-betting = Wie das Spiel meist gespielt wird: { $betting }
setup-chips = Chips
setup-small-blind = Small Blind
setup-big-blind = Big Blind
setup-ante = Ante
setup-ante-hint = jeder Spieler; leer: keines
setup-big-blind-ante = Big-Blind-Ante
setup-big-blind-ante-hint = ein Spieler für alle
setup-bring-in = Bring-in
setup-small-bet = Kleine Bet
setup-small-bet-hint = Limit; leer: der Big Blind
setup-big-bet = Große Bet
setup-big-bet-hint = Limit; leer: das Doppelte der kleinen Bet
setup-spread = Spread
setup-spread-hint = Spread-Limit: kleinster und größter Einsatz, wie 2-10; bei zwei Größen 2-6, 2-12
setup-chip = Kleinster Chip
setup-chip-hint =
    leer: der größte Chip, mit dem sich jeder Blind, jedes Ante und jede Bet setzen lässt; feiner wird nicht
    ausgezahlt
setup-buy-ins = Buy-ins
setup-min-buy-in = Mindestens
setup-min-buy-in-hint = womit sich jemand setzt; leer: beliebig
setup-max-buy-in = Höchstens
setup-max-buy-in-hint = leer: hundert Big Blinds oder Big Bets. Mehr gibt der Floor
setup-top-up-to = Aufgefüllt bis
setup-top-up-to-hint = leer: wie das größte Buy-in
setup-house = Hausregeln
setup-barge = BARGE
setup-tda = TDA-Turnier
setup-cash-room = Cash-Room
setup-tournament = Turnier
setup-cash = Cashgame
setup-seats-title = { $table }: Sitze
setup-seats = { $table }: Sitze und Stacks
setup-change = Spiel oder Einsätze ändern
setup-playing =
    Hand { NUMBER($number, useGrouping: 0) } läuft: die Sitze darin lassen sich ändern, wenn sie vorbei ist.
setup-back-to-hand = Zurück zur Hand
setup-back-to-table = Zurück zum Tisch
setup-to-tables = Zu den Tischen
setup-back = Zurück
setup-seat = Sitz
setup-player = Name (kann leer bleiben)
setup-sits-out = Setzt aus
setup-out = raus
setup-name-of = Name auf Sitz { $seat }
setup-chips-of = Chips auf Sitz { $seat }
setup-all-start = Alle beginnen mit
setup-all-start-hint = für alle mit Namen und ohne eigene Chips; 10k ist 10.000
setup-save-and-deal = Speichern und Hand { NUMBER($number, useGrouping: 0) } geben
setup-save = Speichern
setup-kept = Was hier eingetragen und nicht gespeichert wurde, steht noch da.
setup-discard = Verwerfen
setup-button = Button
setup-first-seat = erster besetzter Sitz
setup-as-it-moves = wie er wandert
setup-as-it-moves-to = wie er wandert: Sitz { $seat }
setup-settings = { $table }: Spiel und Einsätze
setup-counts-next = Was hier geändert wird, gilt ab der nächsten Hand.

## die Einsätze in einer Zeile

stakes-game = { $game }, { $betting }
stakes-blinds = Blinds { $chips }
stakes-ante = Ante { $chips }
stakes-big_blind_ante = Big-Blind-Ante { $chips }
stakes-bring_in = Bring-in { $chips }
stakes-small_bet = kleine Bet { $chips }
stakes-big_bet = große Bet { $chips }
stakes-spread = Spread { $spread }
setup-ask-floor = Den Floor zu Sitz { $seat } fragen
