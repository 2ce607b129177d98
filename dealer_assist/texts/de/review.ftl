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
reviewing-streets = Straßen
reviewing-less = Einen Schritt zurück
reviewing-more = Einen Schritt weiter
reviewing-step = Schritt
reviewing-start = Anfang
reviewing-back = Zurück
reviewing-play = Abspielen
reviewing-forward = Weiter
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
session-began = Beginn, UTC
session-open = offen
session-void = annulliert
session-seat = Sitz { $seat }
session-none = An diesem Tisch wurde noch keine Hand ausgeteilt.
reviewing-from-file = Aus einer Datei
reviewing-fact-day = Tag
reviewing-fact-event = Turnier
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
review-at-seat = { $told }, Sitz { $seat }
review-noted = { $told }: { $note }
review-not-played =
    Diese Hand wurde mit Version { $version } gespielt, und diese lehnt Eintrag { NUMBER($seq, useGrouping: 0) }
    ab: { $why } Was gezahlt wurde, bleibt gezahlt.
