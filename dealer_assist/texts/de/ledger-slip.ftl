### Der Zettel mit dem Kopf des Hauptbuchs, der jede Stunde den Raum verlässt.

ledger-slip-title = Kopf des Hauptbuchs
ledger-slip-print = Zettel zum Drucken
ledger-slip-back = Zurück zum Hauptbuch
ledger-slip-made = Gedruckt
ledger-slip-row = Zeile
ledger-slip-why =
    Diesen Zettel nicht beim Rechner aufbewahren. Er steht für jede Zeile davor: dealer-assist verify --since,
    mit der Zeile oben, sagt, ob etwas geändert wurde.
ledger-slip-signed = Unterschrieben von
