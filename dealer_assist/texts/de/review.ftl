### Die Durchsicht einer Hand und einer Sitzung.

## eine Hand

reviewing-title = Hand { NUMBER($number, useGrouping: 0) } von { $table }
reviewing-review = Durchsicht
reviewing-hand = Hand { NUMBER($number, useGrouping: 0) }
reviewing-this-hand = Diese Hand
reviewing-before = Hand davor
reviewing-after = nächste Hand
reviewing-sheet = Blatt
reviewing-correct = Berichtigen
reviewing-packet = Streitpaket
reviewing-stage = Der Tisch bei diesem Schritt
reviewing-streets = Streets
reviewing-less = Einen Schritt zurück
reviewing-more = Einen Schritt weiter
reviewing-step = Schritt
reviewing-start = Anfang
reviewing-play = Abspielen
reviewing-end = Ende
reviewing-speed = Tempo
reviewing-record = Die Aufzeichnung
reviewing-what = Was gezeigt wird
reviewing-tab-hand = Hand
reviewing-tab-audit = Prüfung
reviewing-tab-graphs = Grafik
reviewing-tab-remarks = Bemerkungen
reviewing-a-sheet = Blatt
reviewing-sheet-needs-none = Das { $sheet } dieser Hand braucht keines.

## eine Sitzung

session-title = { $table }: Sitzung
session-about =
    Hände { NUMBER($first, useGrouping: 0) } bis { NUMBER($last, useGrouping: 0) }: was alle hatten, und jeder
    Pot. Eine Spalte führt zu ihrer Hand.
session-hands = Hände
session-earlier = Frühere Hände
session-newest = Neueste Hände
session-table-now = Der Tisch jetzt
session-stacks = Stacks
session-stacks-after = Stacks nach jeder Hand
session-pots = Pots
session-hand = Hand
session-game = Spiel
session-pot = Pot
session-to = An
session-began = Beginn
session-open = offen
session-void = annulliert
session-seat = Sitz { $seat }
session-none = An diesem Tisch wurde noch keine Hand ausgeteilt.
reviewing-taken-in = Aus der Datei { $name }, eingelesen { $at }
reviewing-taken-in-by = Aus der Datei { $name }, eingelesen von { $who }, { $at }
reviewing-from-file = Aus einer Datei
reviewing-fact-day = Tag
reviewing-fact-event = Turnier
reviewing-fact-tournament = Name des Turniers
reviewing-fact-buy_in = Buy-in
reviewing-fact-level = Level
reviewing-fact-hand = Hand in der Datei
reviewing-fact-table = Tisch in der Datei
reviewing-fact-venue = Ort
reviewing-fact-address = Adresse
reviewing-fact-city = Stadt
reviewing-fact-region = Region
reviewing-fact-country = Land
reviewing-fact-author = Autor
reviewing-fact-url = Webadresse
reviewing-fact-time_zone = Zeitzone
reviewing-fact-currency = Währung

## was der Floor entschied und was geschah, in einer Zeile der Aufzeichnung

review-ruled = Der Floor entscheidet: { $did }. { $reason }
review-decided-stands = was getan wurde, bleibt
review-decided-back = zurück, wie es nach Eintrag { NUMBER($to, useGrouping: 0) } stand
review-decided-change = Eintrag { NUMBER($entry, useGrouping: 0) } wird geändert
review-decided-words = nur Worte
review-by-rule = (Regel { $rule })
review-at-seat = { $what }, Sitz { $seat }
review-noted = { $what }: { $note }
review-not-played =
    Diese Hand wurde mit Version { $version } gespielt, und diese lehnt Eintrag { NUMBER($seq, useGrouping: 0) }
    ab. Was gezahlt wurde, bleibt gezahlt.

## a hand that was corrected

reviewing-corrected = Berichtigt
reviewing-corrected-by = Berichtigt von { $who }: { $reason }
reviewing-was-paid = Eingetragen war: { $paid }
reviewing-paid = Sitz { $seat } { $name } { $chips }
reviewing-nobody-paid = niemand wurde ausgezahlt
reviewing-carried = Die Stacks wurden geändert.
reviewing-not-carried = Am Tisch wurden keine Chips bewegt.
reviewing-was = zuvor { $who }
notes-corrected = Berichtigt von { $by }: { $reason }. Wie eingetragen zahlte sie { $paid }.
notes-paid = Sitz { $seat } { $name } { $chips }
reviewing-known = Alle bekannten Karten
reviewing-equity = Equity
reviewing-more-of-it = Mehr

## the charts of a night

night-title = Der Abend des { $day }
night-about =
    { $n ->
        [one] Eine Hand wurde zu Ende gespielt, von Mittag bis Mittag.
       *[other] { $n } Hände wurden zu Ende gespielt, von Mittag bis Mittag.
    }
night-corrected =
    { $n ->
        [one] Eine davon wurde berichtigt; hier zählt sie, wie sie berichtigt ist.
       *[other] { $n } davon wurden berichtigt; hier zählen sie, wie sie berichtigt sind.
    }
night-day = Tag
night-table = Tisch
night-every-table = jeder Tisch
night-show = Zeigen
night-charts = Diagramme des Abends
night-none = An diesem Abend wurde keine Hand zu Ende gespielt.
night-by-hour = Hände je Stunde des Tages
night-by-game = Hände je Spiel
night-average-pot = Durchschnittlicher Pot je Spiel
night-by-table = Hände in der Stunde je Tisch
night-by-player = Wie die Spieler abschnitten
night-hands =
    { $n ->
        [one] 1 Hand
       *[other] { $n } Hände
    }
night-pace = { $pace } in der Stunde · { $hands } insgesamt
night-came-out =
    { $n ->
        [one] { $chips } in 1 Hand
       *[other] { $chips } in { $n } Händen
    }
reviewing-of-search = Die Hände der Suche
reviewing-place-in-search = Hand { $place } von „{ $query }“
reviewing-found-before = davor
reviewing-found-after = nächste
reviewing-tab-branches = Was wäre, wenn
reviewing-branch = Variante: { $name }
reviewing-branch-on = Probiert am { $day }; so war es nie.
reviewing-branch-by = Probiert von { $who } am { $day }; so war es nie.
reviewing-branch-to-hand = Zur Hand, wie sie zählt
