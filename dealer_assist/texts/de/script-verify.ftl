### Ein Streitpaket, im Browser beurteilt.

verify-title = Ein Paket prüfen
verify-lead =
    Ein Streitpaket enthält eine Hand, wie der Raum sie aufbewahrt hat. Dieser Browser beurteilt es, und es wird
    nirgendwohin gesendet: jeder Hash wird neu berechnet, die Hand neu gespielt, und was geändert wurde, wird
    genannt.
verify-choose = Paket wählen
verify-drop = oder die .zip auf dieser Seite ablegen
verify-key = Der Schlüssel des Raums
verify-key-why =
    Der öffentliche Schlüssel auf der Seite /ledger des Raums. Mit ihm erfährst du, ob dieser Raum unterschrieb.
verify-loading = Die Engine wird geladen …
verify-ready = Die Engine steht. Nichts vom Paket verlässt dieses Gerät.
verify-no-engine =
    Dieser Browser kann die Engine hier nicht ausführen. Öffne die Seite über http in einem aktuellen Browser,
    oder nimm: dealer-assist verify packet.zip
verify-told = Das Urteil
verify-judging = { $name } wird beurteilt …
verify-good = Dieses Paket ist, wie es gepackt wurde: jeder Teil, jeder Eintrag und jede Auszahlung.
verify-bad = Dieses Paket ist nicht, wie es gepackt wurde.
verify-hand = Hand
verify-entries = Einträge
verify-sealed = Versiegelte Einträge
verify-head = Letzter Hash
verify-signed = Unterschrieben von
verify-nobody = niemandem
verify-compare = Zum Vergleich
verify-compare-how =
    Frag den Raum nach seinem Schlüssel, oder lies ihn auf seiner Seite /ledger: er muss der obige sein.
verify-parts = Teile
