### Die Seite, die sagt, ob die Aufzeichnung des Raums in Ordnung ist.

## Zustand

health-title = Zustand
health-good = Alles in Ordnung.
health-look = Es läuft; etwas sollte angesehen werden.
health-bad = Etwas stimmt nicht: jetzt handeln.
health-database = Datenbank
health-silent = antwortet nicht: { $error }
health-silent-do =
    Nachsehen, ob sie läuft und ob die Platte voll ist; die Tablets behalten ihre Einträge ungesendet.
health-other-version = { $kind }, von einer anderen Version
health-other-version-do = dealer-assist upgrade ausführen und neu starten.
health-kept = { $kind }; Tische: { $tables }, Hände: { $hands }
health-entries = Einträge
health-not-kept = der letzte wurde nicht aufbewahrt
health-record = Aufzeichnung
health-changed = Hände { $hands } sagen nicht mehr, was sie sagten
health-changed-do = Diesen Rechner lassen, wie er ist, eine Sicherung machen und dealer-assist verify ausführen.
health-verified = gerade geprüft: die neuesten { $count }
health-disk = Platte
health-free = { $free } GB frei
health-full-do = Jetzt Platz machen: ist sie voll, wird nichts mehr gespeichert.
health-filling-do = Bald Platz machen.
health-backup = Sicherung
health-no-backup = keine in backups/ im Ordner der Instanz
health-no-backup-do = dealer-assist backup ausführen, oder mit serve --backup-every 24 starten.
health-old-backup = die neueste ist vom { $at }
health-old-backup-do = Heute Nacht eine machen: dealer-assist backup.
health-backup-of = vom { $at }
health-streams = Live-Verbindungen
health-in-use = { $count } von { $most } Live-Verbindungen benutzt
health-in-use-do = Weitere Tablets fragen alle paar Sekunden; Seiten schließen, die niemand liest.
health-version = Version
health-running = { $version }, läuft seit { $span }
health-days = { $days } T { $hours } Std.
health-hours = { $hours } Std. { $minutes } Min.
