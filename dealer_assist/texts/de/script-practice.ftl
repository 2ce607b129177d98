### Der Übungstisch, während seine Engine geladen wird: anstelle dessen, was ein Raum von seinem Server sagt.

practice-waiting = Die Engine wird geladen
practice-not_confirmed = gemerkt
practice-list_waits =
    Was du tippst, wird der Reihe nach gemerkt und eingetragen, sobald die Engine da ist. Das dauert einige
    Sekunden, beim ersten Besuch so lange, wie dieses Netz für 15 MB braucht. Zurück nimmt das Letzte
    heraus.
