### Der Floor wird vom Tisch gerufen: der Ruf, worum es geht, die Entscheidung, die zurückkommt.

call-key = Floor rufen
call-waits = Floor gerufen
call-comes = { $who } kommt
call-title = Der Floor ist gerufen
call-moment = Hand { $hand } ist festgehalten, wie sie jetzt steht. Weitergespielt wird, wenn der Floor es sagt.
call-about = Worum geht es? Nur, wenn eine Hand frei ist.
call-withdraw = Nicht mehr nötig
call-close = Schließen
call-sent = Der Floor ist gerufen.
call-unsent = Der Ruf ging nicht hinaus. Laut rufen.
call-ruled = Der Floor entscheidet: { $what }. { $reason } ({ $by })
call-ruled-by = Der Floor entscheidet: { $what }. { $reason } ({ $by }, { $rule })
call-seen = OK
call-stands = es gilt
call-back = zurück zu einer früheren Aktion
call-change = eine Aktion wird geändert
call-words = eine Verwarnung oder Strafe
call-turn = Außer der Reihe
call-amount = Falscher Betrag
call-pot = Pot oder Teilung
call-cards = Karten
call-dispute = Streitfall
call-conduct = Benehmen
call-event = Notiert: { $what }
