### Die Zeilen des Hauptbuchs, jede in einer Zeile, und die Arten, die das Formular anbietet.

## eine Zeile des Hauptbuchs

row-event = Turnier { NUMBER($event, useGrouping: 0) }: { $act }
row-nobody = niemand
row-seat = Sitz { $seat }, { $player }: { $was } auf { $to }
row-moved = Sitz { $seat } { SIGNED($chips) }
row-hand = Hand { NUMBER($number, useGrouping: 0) }
row-hand-moved = Hand { NUMBER($number, useGrouping: 0) }: { $moved }
row-counted = Sitz { $seat } { $was } auf { $to }
row-setting = { $name }: { $was } auf { $to }
row-bomb-pots = Ante { $ante }, { $game }
row-table-game = das Spiel des Tisches
row-no-more = keine mehr
row-place = { $name }: Reihe { $down }, Platz { $across }
row-course = { $act }: { $about }
row-box = { $dealer }: { $counted } gezählt, { $should } fällig
row-cash-terms = Bedingungen gesetzt
row-cash-close = geschlossen
row-cash-join = auf die Liste
row-cash-call = aufgerufen
row-cash-pass = verzichtet
row-cash-off = von der Liste
row-cash-seat = von der Liste gesetzt
row-cash-ask = um Sitzwechsel gebeten
row-cash-drop = Sitzwechsel zurückgezogen
row-cash-move = umgesetzt
row-cash-undo = zurückgenommen
row-dealers-string = Runde gesetzt
row-dealers-end = Runde gestrichen
row-dealers-place = Dealer eingeteilt
row-dealers-push = Wechsel
row-dealers-undo = zurückgenommen

## die Arten von Zeilen

row-kinds-chips = Chips
row-kinds-seated = gesetzt
row-kinds-left = gegangen
row-kinds-top-up = nachgekauft
row-kinds-really = Stack berichtigt
row-kinds-named = anderer Spieler
row-kinds-presence = da oder weg
row-kinds-counted = gezählt
row-kinds-corrected = Hand berichtigt
row-kinds-dealt = Hand gegeben
row-kinds-ended = Hand beendet
row-kinds-noted = zu einer Hand notiert
row-kinds-recorded = Hand nachgetragen
row-kinds-awarded = stehender Pot ausgezahlt
row-kinds-table = Tisch eingerichtet
row-kinds-settings = Einstellungen
row-kinds-bomb-pots = Bomb Pots
row-kinds-person = Personen
row-kinds-tablet = Tablets
row-kinds-sign-in = Dealer an Tablets
row-kinds-display = Anzeigen
row-kinds-import = Einlesen
row-kinds-own-game = eigene Spiele
row-kinds-event = Turniere
row-kinds-event-chips = Chips eines Turniers
row-kinds-event-tables = Tische eines Turniers
row-kinds-archive = Turnier abgelegt
row-kinds-count = Zählungen
row-kinds-remark = Anmerkungen
row-kinds-branch = Varianten
row-kinds-place = Plätze der Tische
row-kinds-room = der Raum
row-kinds-moved = mit Chips umgesetzt
row-kinds-time = Zeit
row-kinds-box = Boxen der Dealer
row-kinds-cash = Cashlisten
row-kinds-dealers = Plan der Dealer
row-kinds-opening = Eröffnung
