### Die Chips eines Tisches in der Pause zählen.

count-title = { $table } zählen
count-about = Laut Aufzeichnung liegen { $total } an diesem Tisch, { $field } im Raum.
count-seat = Sitz
count-enter = Eingeben
count-done = Vergleichen
count-missing = Zuerst jeden Sitz zählen.
count-right = Jeder Stack stimmt.
count-over = zu viel
count-short = zu wenig
count-total = Tisch
count-look = Wo es schiefgegangen sein könnte
count-none = Keine Hand seit der letzten richtigen Zählung passt. Sitze, Buy-ins und Color-ups ansehen.
count-why = Grund, für die Aufzeichnung
count-set = Stacks auf die Zählung setzen
count-leave = Stacks lassen, wie sie sind
count-name = Name
count-set-done = Die Stacks stehen auf der Zählung.
count-left = Die Stacks sind geblieben, wie sie waren.
count-again = Neu zählen
count-clear = Löschen
count-back = Eine Ziffer zurück
count-hand = Hand
count-call = Den Floor rufen, bevor ein Chip bewegt wird.
count-open = Eine Hand läuft. Zählen, wenn sie vorbei ist.
count-sum = Chips
count-how =
    Mit der Tastatur: Ziffern, Tab zur nächsten Farbe, Enter zum nächsten Sitz. Ohne Farben die Chips
    des Sitzes eingeben.
count-last = Die letzte Zählung stimmte nicht: worauf sie zeigt
