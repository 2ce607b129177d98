### Cashgames: Wartelisten, Sitze, Zeit und Kassen.

cash-title = Cashgames
cash-about = Wartelisten, Must-Move, Sitzwechsel, Zeit, Boxen
cash-none = Kein Cashgame ist offen.
cash-waits = { $n ->
        [one] 1 wartet
       *[other] { $n } warten
    }
cash-open-seats = { $n ->
        [0] voll
        [one] 1 Sitz frei
       *[other] { $n } Sitze frei
    }
cash-longest = am längsten { $minutes } Min.
cash-wall = Listen an der Wand
cash-no-screen = Die Spieler sehen die Listen über einen Link des Raums. Noch gibt es keinen:
cash-open = Ein Cashgame öffnen
cash-name = Spiel und Einsätze
cash-seats = Sitze je Tisch
cash-amount = Zeitgebühr
cash-per = Erhoben
cash-per-seat = von jedem Sitz
cash-per-table = vom Tisch zusammen
cash-minutes = Alle wie viele Minuten
cash-which-tables = Tische, in der Reihenfolge, in der Sitze gefüllt werden
cash-table = Tisch
cash-plays = spielt dieses Spiel
cash-must-move = Spieler müssen wechseln zu
cash-terms = Bedingungen des Spiels
cash-keep-terms = Bedingungen behalten
cash-close = Das Spiel schließen
cash-undo = Zurücknehmen
cash-again = Wieder tun
cash-next = Als Nächstes auf einen freien Sitz
cash-nobody-next = Kein Sitz ist frei, auf den jemand wartet.
cash-seat-n = Sitz { $seat }
cash-from = von { $table }, Sitz { $seat }
cash-why-change = hat vor { $waited } Min. um diesen Tisch gebeten; ein Wechsel geht vor der Liste
cash-why-must-move = am längsten am Must-Move-Tisch, { $waited } Min.
cash-why-list = als Nächstes auf der Liste, wartet { $waited } Min.
cash-call = Aufrufen
cash-buy-in = Buy-in
cash-seat-now = Setzen
cash-passes = Verzichtet
cash-move = Mit den Chips umsetzen
cash-list = Warteliste
cash-player = Spieler
cash-add = Auf die Liste
cash-waited = { $minutes } Min.
cash-called = vor { $minutes } Min. an { $table } gerufen
cash-passed = { $n ->
        [one] einmal verzichtet
       *[other] { $n } mal verzichtet
    }
cash-sits = sitzt in diesem Spiel
cash-also = wartet auch auf { $games }
cash-ticket = Nr. { NUMBER($number, useGrouping: 0) }
cash-code = QR-Code
cash-off = Streichen
cash-empty = Niemand wartet.
cash-changes = Sitz- und Tischwechsel
cash-no-changes = Niemand hat um einen Wechsel gebeten.
cash-to-table = Nach
cash-ask = Um einen Sitz dort bitten
cash-money = Zeit und Boxen
cash-feeds = wechselt zu { $table }
cash-take-time = Zeit kassieren: { $chips }
cash-owes = zu wenige Chips davor: Sitz { $seats }
cash-give-back = Die letzte Gebühr zurückgeben
cash-box-holds = In der Box müssen { $chips } sein, davon Zeit { $time }
cash-counted = In der Box gezählt
cash-dealer = Dealer
cash-keep-box = Zählung behalten
cash-difference = { SIGNED($chips) }
cash-lists = Wartelisten
cash-away = Die Listen sind nicht zu erreichen; so standen sie.
cash-your-place = Nr. { $place }
cash-you-are-called = Du bist an { $table } gerufen.
cash-of-list = { $n ->
        [one] 1 Name auf der Liste
       *[other] { $n } Namen auf der Liste
    }
cash-off-list = Diese Nummer steht auf keiner Liste mehr.
cash-is-called = { $player } wurde auf Sitz { $seat } gerufen.
cash-comes = { $player } kommt auf Sitz { $seat }: { $why }.
cash-goes = { $player } geht an { $table }, Sitz { $seat }: { $why }.
