### Warum jemand umgesetzt wird, auf Zetteln, an der Wand und im Protokoll.

## seating

seating-balance =
    Tisch { $table } hat { $players } Spieler und Tisch { $other } { $others }; Sitz { $seat } wird umgesetzt,
    der nächste Big Blind
seating-draw = Ausgelost: Tisch { $table }, Sitz { $seat }
seating-late = Spät dazu: Tisch { $table }, Sitz { $seat }, ausgelost unter den kürzesten Tischen
seating-break = Tisch { $table } wird aufgelöst; seine Sitze wurden gemischt, gezogen wurde { $card }
seating-by-hand = Von der Leitung umgesetzt

seating-redraw =
    { $n ->
        [one] Alle Sitze werden für den Finaltisch neu ausgelost
       *[other] Alle Sitze werden für { $tables } Tische neu ausgelost
    }

## Was das Protokoll eines Turniers zu jedem Eintrag sagt.

ledger-entry = Entry { NUMBER($entry, useGrouping: 0) }: { $chips } in Chips
ledger-bounty-down =
    Entry { NUMBER($entry, useGrouping: 0) }: { $chips } in Chips; ein Bounty von { $money } wird neben dem
    Buy-in hinterlegt
ledger-absent = Niemand ist zum Stack gekommen; er wird abgeblindet
ledger-arrived = Jetzt am Tisch
ledger-level = Level { $level }
ledger-colour-up =
    Die Chips zu { $old } gehen aus dem Spiel: { $count } überzählige, { $won } zu { $new } im Chip-Race an
    Tisch { $table } gewonnen
ledger-race =
    Tisch { $table }: { $taken } Chips zu { $old } werden eingezogen, { $fetched } zu { $new } gebracht;
    { SIGNED($gain) } im Spiel
ledger-add-on = Add-on nach Level { $level }
ledger-penalty = { $hands ->
        [one] 1 Hand wird ausgeteilt und eingezogen
       *[other] { $hands } Hände werden ausgeteilt und eingezogen
    }
ledger-removed = Aus dem Turnier genommen; die Chips gehen aus dem Spiel
ledger-lammer = { $count } Lammer eingelöst, { $left } übrig
ledger-nit = Die Karte von Level { $level } war noch da: { $chips } tot in den ersten Pot
ledger-nit-in = Die Karte von Level { $level } war abgegeben: spät gemeldet, nichts ist dafür fällig
ledger-nit-late = Eine Hand von Level { $level } wurde spät gemeldet: ihre Karte war noch da
ledger-nit-last = Die letzte Karte am Finaltisch: raus, und die Chips gehen aus dem Spiel
ledger-move = Tisch { $table } Sitz { $seat } an Tisch { $other } Sitz { $to }: { $reason }
ledger-bust = Raus an Tisch { $table } Sitz { $seat } in Hand { NUMBER($number, useGrouping: 0) }
ledger-bounty = { $money } für das Bounty von { $out }
ledger-bounty-kept = { $money }: das eigene Bounty, und was niemand gewinnen konnte
ledger-envelopes = Die Umschläge sind versiegelt: { $count } davon, zusammen { $money }
ledger-on = an: { $left } Spieler übrig, { $paid } werden bezahlt
ledger-off = aus: { $left } Spieler übrig
ledger-closed = Die Anmeldung schließt: { $players } Spieler, { $entries } Entries, { $paid } bezahlt
ledger-round =
    Die nächste Runde: { $players } Spieler an { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tischen
    }
ledger-break = { $minutes ->
        [one] Eine Pause von 1 Minute
       *[other] Eine Pause von { $minutes } Minuten
    }
ledger-reveal = Der Startwert der Auslosungen: { $seed }
ledger-prize = Platz { $place }: { $money }
ledger-seed = Sitze werden mit einem Startwert ausgelost, dessen SHA-256 { $sealed } ist
ledger-count = Gezählt oder berichtigt an Tisch { $table }, Sitz { $seat }
ledger-deal = Nach dem Deal: { $money }
ledger-prizes =
    Die Preistabelle ist von Hand gesetzt: { $paid ->
        [one] 1 Platz
       *[other] { $paid } Plätze
    }
ledger-sheet = Das Strukturblatt wurde geändert
ledger-blocked = Sitz { $seat } an Tisch { $table } bleibt leer
ledger-unblocked = Sitz { $seat } an Tisch { $table } ist wieder frei
ledger-no-need = Jeder Sitz passt
ledger-apart = Nicht an einem Tisch mit { $other }
ledger-not-apart = Darf wieder mit { $other } zusammensitzen
ledger-most-tables = { $tables ->
        [one] Höchstens 1 Tisch; wer keinen Sitz findet, ist Ersatz
       *[other] Höchstens { $tables } Tische; wer keinen Sitz findet, ist Ersatz
    }
ledger-any-tables = So viele Tische wie nötig
ledger-carried =
    Entry { NUMBER($entry, useGrouping: 0) }: { $chips } in Chips aus der Tüte von Turnier
    { NUMBER($event, useGrouping: 0) }
ledger-carried-bounty = Mitgebracht: ein Bounty von { $money }
ledger-till =
    Kasse gezählt: { $counted } darin, { $should } verkauft seit der letzten Zählung, { SIGNED($over) }

ledger-last-hands =
    { $n ->
        [one] Noch eine Hand wird ausgeteilt
       *[other] Noch { $n } Hände werden ausgeteilt
    }
ledger-need = 
    { $n ->
        [one] Sitzt auf Sitz { $seats }
       *[other] Sitzt auf einem der Sitze { $seats }
    }
