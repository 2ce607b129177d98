### What the scripts of the pages say that put a record right.

putright-your-name = Dein Name

## a list of action lines

putright-not-here = passt hier nicht
putright-add-at-end = Eine Zeile am Ende anfügen
putright-line = Die Zeile
putright-as = Wie „3 raise 700“, „deal board Ah Kd 2c“, „4 show AsAc“.
putright-in-place = An ihre Stelle setzen
putright-insert = Davor einfügen
putright-add = Anfügen
putright-out = Herausnehmen
putright-way-instead = Stattdessen: { $line }
putright-way-before = Erst: { $line }
putright-way-out = Weglassen
putright-way-stop = Diese und den Rest streichen

## a finished hand put right

putright-house = Haus
putright-middle = Pot, der bleibt
putright-conflict = Zeile { $line } passt nicht: { $why }
putright-change-below = Ändere unten eine Zeile; was das an Chips ändert, steht sofort hier.
putright-not-over = Noch nicht zu Ende: { $what }
putright-nobody-owes = Niemand schuldet jemandem etwas: es zahlt, was gezahlt wurde.
putright-paid = Gezahlt
putright-should-be = Sollte sein
putright-difference = Unterschied
putright-why = Warum, für die Aufzeichnung
putright-rule = Nach welcher Regel
putright-change-stacks = Die Stacks am Tisch jetzt ändern
putright-keep = Die Berichtigung behalten
putright-corrections = Berichtigungen
putright-stacks-changed = Die Stacks wurden geändert.
putright-no-chips = Kein Chip wurde bewegt.
putright-still-played = Diese Hand wird noch gespielt: ändere sie am Tisch.
putright-hand = Die Hand
putright-void = Annullieren: alle Chips gehen zurück
putright-as-entered = Wie sie eingegeben wurde

## a hand written down later

putright-write-down = Eine Hand aufschreiben
putright-is-a-hand = Sie ist jetzt eine Hand des Tisches.
putright-all-fits = Alles passt.
putright-several = Mehrere Folgen passen zu den Stacks am Ende ({ $ways } sind es); sag mehr.
putright-one-fits = Von denen, die versucht wurden, passt eine:
putright-take-over = Übernehmen
putright-was-last = Es war die letzte Hand: Button und Stacks gehen von ihr aus weiter
putright-make-hand = Zu einer Hand des Tisches machen
putright-of-seat = { $what }, Sitz { $seat }
putright-began = Begann mit
putright-ended = Endete mit
putright-showed = Zeigte
putright-other-seats = Andere Sitze
putright-board = Board, der Reihe nach
putright-button-at = Button an Sitz
putright-actions = Aktionen
putright-by-themselves = Board und gezeigte Karten kommen von selbst hinzu.

## how it was dealt, and the pads

putright-done = Fertig
putright-set-up = Stacks, Spieler, Einsätze und Spiel
putright-player = Spieler
putright-game = Spiel
putright-betting = Setzstruktur
putright-blind = Blind { $n }
putright-ante = Ante
putright-big_blind_ante = Big-Blind-Ante
putright-bring_in = Bring-in
putright-small_bet = Kleine Bet
putright-big_bet = Große Bet
putright-stakes-and-game = Einsätze und Spiel
putright-spread =
    Einsätze { $n ->
        [1] von
       *[other] bis
    }
