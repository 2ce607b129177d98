### Eine beendete Hand berichtigen, eine Hand nachtragen.

## berichtigen

correcting-title = Berichtigen
correcting-about =
    Laut Aufzeichnung liegen { $chips } Chips im Raum. Eine beendete Hand wird aus ihrer Durchsicht
    berichtigt.
correcting-count = Zählen
correcting-count-about = die Stacks mit der Aufzeichnung vergleichen
correcting-write-down = Hand nachtragen
correcting-write-down-about = Board, gezeigte Karten, Endstacks, dann die Aktionen
correcting-no-table = Kein Tisch ist eingerichtet.
correcting-hand-title = Hand { NUMBER($number, useGrouping: 0) } berichtigen
correcting-hand-of = Hand { NUMBER($number, useGrouping: 0) } von { $table } berichtigen
correcting-as-entered = Was eingegeben wurde, bleibt, wie es war.
correcting-review = Hand durchsehen
correcting-draft-title = Eine Hand rekonstruieren
correcting-draft-at = Eine Hand an { $table } rekonstruieren
correcting-draft-about = Eingeben, was bekannt ist, in beliebiger Folge; es wird laufend gespeichert.
correcting-all-drafts = Alle Entwürfe
correcting-drafts-of = Nachgetragene Hände von { $table }
correcting-draft = Entwurf { NUMBER($number, useGrouping: 0) }
correcting-lines =
    { $n ->
        [one] { $n } Zeile
       *[other] { $n } Zeilen
    }
correcting-none-waits = Kein Entwurf wartet.
