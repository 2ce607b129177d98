### Die Seiten des Regelbuchs: ihr Rahmen, die Liste der Spiele, die Skalen, die Tabellen.

## der Rahmen

book-rules = Regeln
book-games = Spiele
book-scales = Was schlägt was
book-lowball = Lowball-Nummern
book-killer_cards = Killerkarten
book-procedures = Abläufe
book-words = Wörter
book-house-rules = Hausregeln dazu
book-rule = Regel
book-values = Werte
book-a-number = eine Zahl
book-by-mode = { $tournament } (Cash: { $cash })
edition-living-edition = die laufende Ausgabe
edition-house = ein Spiel des Hauses
book-section = Abschnitt { $section }
book-source = Regelbuch: { $where }.
book-count =
    { $n ->
        [one] { $n } Spiel
       *[other] { $n } Spiele
    }

## die Spiele

book-find = Ein Spiel nach jedem seiner Namen suchen
book-find-key = Suchen
book-likeliest =
    { $n ->
        [one] { $n } Spiel zu „{ $asked }“, das wahrscheinlichste zuerst.
       *[other] { $n } Spiele zu „{ $asked }“, das wahrscheinlichste zuerst.
    }
book-no-game = Kein Spiel zu „{ $asked }“. Einen Teil des Namens versuchen.
book-all-games = Alle Spiele
book-own = Spiele dieses Raums: Datei senden oder zusammenstellen

## ein Spiel

book-also = Heißt auch { $names }.
book-card = Spielkarte
book-street = Street
book-deal = Geben
book-bet = Setzen
book-board = Wie das Board liegt
book-by-rules-of = Die Karte nach den Hausregeln von
book-procedure = Ablauf
book-its-page = Seine Seite
book-notes = Hinweise
book-game-scales = Wertungen:

## Skalen

book-scale-title = Was schlägt was: { $scale }
book-scale-lead = Am besten: { $best }; { $order }. In Spieldateien: { $word }.
book-numbers = Die Nummern dieser Wertung
book-best-first = Beste zuerst
book-the-best = Die beste davon
book-the-worst = Die schlechteste davon
book-all-alike = alle gleich
book-judged-by = Spiele, die so gewertet werden

## Lowball-Nummern

book-scale = Wertung
book-five-ranks = Fünf Werte, nicht in einer Farbe
book-or-cards = Oder die Karten, oder Werte mit Paaren darunter
book-cards-example = 7h 6c 5d 4s 2h, oder 76542
book-what-number = Welche Nummer?
book-clear = Löschen
book-number = Nummer { NUMBER($number, useGrouping: 0) }
book-no-number = Keine Nummer
book-appendix-a = Anhang A: die Hände nach Nummer, keine in einer Farbe in der zweiten und dritten Spalte

## Killerkarten

book-killers-lead =
    Wie oft ein Draw mit zwei kommenden Karten ankommt, wenn manche Karten die andere Hand noch besser machen.
book-killers-how =
    Ein Runout gewinnt, wenn am Turn oder River ein Out fällt und an keinem von beiden eine Killerkarte.
    Anhang D.
book-unseen = { $game }: { NUMBER($number, useGrouping: 0) } ungesehen
book-outs = Outs
book-work-out = Ausrechnen
book-answer-outs =
    { $n ->
        [one] { $n } Out
       *[other] { $n } Outs
    }
book-answer-kills =
    { $n ->
        [one] { $n } Killerkarte
       *[other] { $n } Killerkarten
    }
book-killers-table =
    { $game }, { NUMBER($number, useGrouping: 0) } ungesehene Karten: Prozent, Outs abwärts, Killerkarten quer

## Wörter der Spieldateien

book-words-title = Wörter der Spieldateien
book-words-lead =
    Ein Spiel ist eine Datei aus diesen Wörtern und keinen anderen. Auch ein eigenes Spiel des Raums wird mit
    ihnen geschrieben.
book-kinds = Arten von Wörtern
book-word = Wort
book-example = Beispiel
book-meaning = Bedeutung
book-none-of-book = keines des Regelbuchs
