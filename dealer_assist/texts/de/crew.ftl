### Die Seiten der Leitung: Personen, Tablets und abgelehnte Versuche.

## Personen

crew-title = Personen
crew-page-title = dealer-assist: Personen
crew-name = Name
crew-role = Rolle
crew-tables = Tische
crew-signs-in = Anmeldung
crew-any = alle
crew-none-yet = noch keine
crew-all = alle
crew-gone = arbeitet nicht mehr hier
crew-pin = PIN
crew-password = Passwort
crew-not-yet = noch nicht: Link nicht benutzt
crew-refused = Abgelehnte Versuche
crew-refused-count = Abgelehnte Versuche: { NUMBER($count, useGrouping: 0) }
crew-who-dealt = Wer wann gegeben hat
crew-new = Jemand Neues
crew-link-once = Die nächste Seite zeigt einmal einen Link. Wer ihn öffnet, wählt ein Passwort, als Dealer eine PIN.
crew-add = Dazunehmen und Link zeigen
crew-tablets = Tablets
crew-tablets-how =
    Ein Tablet einem Tisch geben: darauf als Floor oder Leitung anmelden, den Tisch öffnen, oben die
    Dealer-Taste tippen, dann { $key }. Von da an genügt eine PIN.
crew-this-tablet = Dieses Tablet gehört zu diesem Tisch
crew-tablet = Tablet
crew-table = Tisch
crew-deals-now = Gibt jetzt
crew-set-up = Eingerichtet
crew-nobody = niemand
crew-paired = von { $who }, { $day }
crew-revoke = Entziehen
crew-no-tablets = Noch keine.
crew-lock = Minuten ohne Eintrag, nach denen Tablets die PIN wieder verlangen; 0: nie
crew-save = Speichern
crew-does-dealer = Dealer: die Tische unten, mit PIN
crew-does-floor = Floor: alle Tische, Entscheidungen, Durchsicht
crew-does-viewer = Zuschauend: sieht nur zu
crew-does-director = Leitung: alles
crew-deals-at = Gibt an (für Dealer)
crew-any-table = Jeder Tisch
crew-back = Zurück zu den Personen

## eine Person

crew-link-picture = Der Link als Bild für die Kamera eines Telefons
crew-link-pin =
    { $name } öffnet diesen Link einmal, innerhalb von 24 Stunden, und wählt eine PIN. Er wird nicht noch
    einmal gezeigt.
crew-link-password =
    { $name } öffnet diesen Link einmal, innerhalb von 24 Stunden, und wählt ein Passwort. Er wird nicht noch
    einmal gezeigt.
crew-title-password = Passwort
crew-old-counts = Das Passwort gilt, bis der neue Link benutzt wird.
crew-old-pin-stops = Die alte PIN gilt sofort nicht mehr, und { $name } ist überall abgemeldet.
crew-old-password-stops = Das alte Passwort gilt sofort nicht mehr, und { $name } ist überall abgemeldet.
crew-new-link = Neuen Link erstellen
crew-leaves = Verlässt den Raum
crew-leaves-how =
    { $name } wird abgemeldet und kann sich nicht mehr anmelden. Alle Einträge bleiben unter diesem Namen in
    der Aufzeichnung.
crew-deactivate = { $name } sperren
crew-gone-lead = Arbeitet nicht mehr hier; keine Anmeldung.
crew-activate = Arbeitet wieder hier: Link erstellen

## wer gegeben hat, was abgelehnt wurde

crew-dealt-title = dealer-assist: wer wann gegeben hat
crew-dealt-about = Jeder Dealerwechsel an einem Tablet, neueste zuerst.
crew-changes = Dealerwechsel
crew-dealer = Dealer
crew-from = Von
crew-to = Bis
crew-came-at = Kam bei
crew-now = jetzt
crew-at-entry = Hand { NUMBER($number, useGrouping: 0) }, Eintrag { NUMBER($entry, useGrouping: 0) }
crew-before-first = vor der ersten Hand
crew-refused-title = dealer-assist: abgelehnte Versuche
crew-refused-about =
    Was jemand wollte und nicht darf, und falsche PINs an Tablets; die neuesten
    { NUMBER($most, useGrouping: 0) }.
crew-when = Wann
crew-who = Wer
crew-what = Was
crew-why-not = Warum nicht
crew-not-signed-in = nicht angemeldet
crew-none = Keine.
