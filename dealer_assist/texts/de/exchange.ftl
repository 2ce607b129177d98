### Dateien hinaus und herein.

## Dateien hinaus

exporting-title = Dateien hinaus
exporting-about =
    Alles, was aufgezeichnet ist, für andere Programme. Keine Hole Card ist dabei, die nicht gezeigt wurde.
exporting-table = Tisch
exporting-every-table = alle Tische
exporting-since = Von
exporting-until = Bis, ausschließlich
exporting-choose = Diese wählen
exporting-hands = Hände, je eine Datei
exporting-hands-about = Jede beendete Hand. Was ein Format von einer Hand nicht sagen kann, steht in NOTES.txt.
exporting-text = Hand als Text
exporting-zipped = .{ $form } im Zip
exporting-rows = Zeilen
exporting-of-tables = Tische
exporting-of-calls = Rufe nach dem Floor
exporting-of-hands = Hände
exporting-of-seats = Sitze
exporting-of-entries = Einträge
exporting-of-awards = Auszahlungen
exporting-of-players = Spieler
exporting-not-written = Hand { NUMBER($number, useGrouping: 0) }: nicht geschrieben. { $note }
exporting-noted = Hand { NUMBER($number, useGrouping: 0) }: { $note }
exporting-nothing-lost = Es geht nichts verloren.

## Dateien herein

importing-title = Dateien herein
importing-about =
    Hände von anderen, zum Durchsehen: Poker Hand History, eine Hand je Datei (.phh) oder viele (.phhs),
    Open Hand History (.ohh, .json), Hände als JSON (.json, .jsonl), oder die Handtexte von Online-Servern
    (.txt oder .xml: { $servers }), auch im
    Zip. Jede Hand wird gespielt und gezählt; geht sie nicht auf, wird sie mit Grund abgelehnt.
importing-files = Dateien, zusammen höchstens { $most } MB
importing-take = Einlesen
importing-running = läuft
importing-done = fertig
importing-cancelled = abgebrochen
importing-stopped = abgerissen; zum Weitermachen die Dateien noch einmal senden
importing-taken = { $count } eingelesen
importing-and-refused = { $count } abgelehnt
importing-none = Noch wurde nichts eingelesen.
importing-read = gelesene Hände
importing-stop = Einlesen anhalten
importing-mistakes = { $count } abgelehnt, mit Grund
importing-first-listed = Die ersten { $count } sind aufgeführt.
importing-hand = Hand { NUMBER($number, useGrouping: 0) }
importing-pot = Pot { $chips }
importing-next = Die nächsten Hände
importing-agrees = stimmt mit der Datei überein
importing-no-result = die Datei nennt kein Ergebnis
importing-folder = Oder einen ganzen Ordner
