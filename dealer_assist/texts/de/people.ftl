### Anmelden, Links, und was eine Rolle nicht tut.

people-sign-in = Anmelden
people-sign-out = Abmelden
people-name = Dein Name
people-password = Passwort
people-again = Noch einmal dasselbe
people-go-in = Anmelden
people-no-director = Leitung einrichten
people-no-director-yet =
    Dieser Raum hat noch keine Leitung. Öffne den Einrichtungslink, der beim Start der Anwendung
    ausgegeben wird, und melde dich dann hier an.
people-sign-in-first = Melde dich zuerst an.
people-pin-first = An diesem Tablet ist niemand angemeldet. Gib zuerst deine PIN ein.
people-other-table =
    Dieses Tablet gehört zu Tisch { $table }. Melde dich mit Passwort an, um andere Tische zu sehen.
people-not-yours = Du bist als { $role } angemeldet. Dies ist für: { $may }. Nichts wurde geändert.
people-not-your-table = An diesem Tisch bist du nicht angemeldet. Frag den Floor. Nichts wurde geändert.
people-finished =
    Diese Hand ist vorbei und ausgezahlt. Ruf den Floor, um sie zu annullieren. Nichts wurde geändert.
people-role-director = Leitung
people-role-floor = Floor
people-role-dealer = Dealer
people-role-viewer = Zuschauende
people-role-nobody = niemand
people-role-tablet = Tablet
people-wrong-password =
    Name und Passwort passen nicht zusammen. Versuch es noch einmal, oder bitte die Leitung um
    einen neuen Link.
people-wrong-pin = Diese PIN öffnet diesen Tisch nicht. Versuch es noch einmal, oder ruf den Floor.
people-no-tablet = Dieses Gerät gehört zu keinem Tisch. Der Floor meldet sich hier einmal an und sagt, zu welchem.
people-old-page = Diese Seite war zu lange offen. Nichts wurde geändert; sende sie noch einmal.
people-link-used =
    Dieser Link wurde schon benutzt oder ist zu alt. Bitte die Leitung um einen neuen; der für die erste
    Leitung wird beim Start der Anwendung neu ausgegeben.
people-link-title = Willkommen, { $name }
people-link-first = Die erste Leitung
people-link-lead = Du kümmerst dich um Personen, Tische und Spiele dieses Raums.
people-choose-password = Wähle ein Passwort mit mindestens { $least } Zeichen. Dieser Link gilt einmal.
people-choose-pin =
    Wähle eine PIN mit { $least } bis { $most } Ziffern. Du tippst sie am Tablet deines Tisches ein.
    Dieser Link gilt einmal.
people-pin = PIN
people-keep = Speichern und anmelden
people-keep-pin = Speichern
people-chosen-title = Fertig, { $name }
people-chosen = Deine PIN gilt jetzt an den Tablets deiner Tische.
people-where-title = Noch keine Leitung
people-where =
    Öffne den Einrichtungslink: er wurde beim Start der Anwendung ausgegeben, direkt unter ihrer Adresse.
    Wer ihn zuerst öffnet, ist die Leitung.
people-where-again = Nicht zu finden? Starte die Anwendung neu, oder ruf auf: dealer-assist people recover
people-where-open = Bis dahin ist auf diesem Rechner selbst alles offen, für andere nur Regeln und Werkzeuge.
people-refused-title = Nicht getan
people-back = Zurück zu den Tischen
people-bad-name = Ein Name hat 1 bis { $most } Buchstaben. Schreib einen.
people-name-taken = Diesen Namen gibt es schon. Häng einen Buchstaben des Nachnamens an.
people-weak-password =
    Ein Passwort hat mindestens { $least } Zeichen, fünf davon verschieden. Wähle ein längeres.
people-bad-pin = Eine PIN hat { $least } bis { $most } Ziffern. Wähle eine andere.
people-pin-unusable = Diese PIN geht nicht: sie ist zu leicht zu erraten oder nicht frei. Wähle eine andere.
people-not-the-same = Die beiden sind nicht gleich. Gib beide noch einmal ein.
people-too-often =
    { $n ->
        [one] Zu viele Versuche. Warte 1 Sekunde, und versuch es noch einmal.
       *[other] Zu viele Versuche. Warte { $n } Sekunden, und versuch es noch einmal.
    }
spelling-known = Dieselbe: wie bekannt eintragen
spelling-written = Jemand anders: wie geschrieben eintragen
