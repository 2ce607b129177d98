### Die öffentlichen Anzeigen: ihre Links, die Codes der Sitze, der Bildschirm selbst.

## Anzeigen

displays-title = Anzeigen
displays-of-table = Anzeigen von { $table }
displays-of-room = Anzeigen des Raums
displays-table-about =
    Wer den Link hat, sieht, was offen auf dem Filz liegt: Stacks, Einsätze, Board, wer dran ist. Den Pot nur
    im Pot-Limit, Hole Cards erst, wenn sie aufgedeckt wurden.
displays-room-about = Wer den Link hat, sieht von jedem Tisch Spiel, Einsätze und freie Sitze.
displays-delay = Sie zeigt den Tisch
displays-make = Link erstellen
displays-none = Noch kein Link.
displays-code = QR-Code dieser Anzeige
displays-made = erstellt { $when }
displays-made-by = erstellt { $when } von { $who }
displays-seat-codes = Codes für die Sitze
displays-revoke = Link zurücknehmen
displays-codes-of = { $table }: ein Code für jeden Sitz
displays-codes-about =
    Ein Spieler scannt den Code des Sitzes und sieht den Tisch wie auf der Anzeige, mit diesem Sitz markiert.
    Diese Seite ausdrucken.
displays-seat = { $table }, Sitz { $seat }
displays-seat-code = QR-Code von Sitz { $seat }
displays-gone = Nichts zu sehen
displays-tables = Tische
displays-table = Tisch
displays-felt = Tisch
displays-no-script = Dieser Bildschirm braucht JavaScript: er ändert sich mit dem Tisch.

## wie spät eine Anzeige ist

delays-0 = sofort
delays-30 = 30 Sekunden später
delays-60 = eine Minute später
delays-300 = fünf Minuten später
delays-hand = eine Hand später
