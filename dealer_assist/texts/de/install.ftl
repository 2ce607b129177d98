### Ein Tablet an einen Tisch bringen.

install-title = Tablet einrichten
install-about = Begleitet eine Pokerhand am Tisch, sagt, was erlaubt ist, wertet den Showdown, führt die Aufzeichnung.
install-lead =
    Die Kamera des Tablets auf den Code seines Tisches richten. Es muss im selben Netz sein wie dieser Server.
install-all = Alle Tische
install-go = oder { $address } eintippen
install-nowhere =
    Dieser Server hört nur auf diesen Rechner, kein Tablet erreicht ihn. Für das Netz des Raums starten:
    dealer-assist serve --tls --host 0.0.0.0
install-plain =
    Die Tablets kommen ohne https herein. Die Tische gehen, aber ein Neuladen ohne Verbindung öffnet sie
    nicht, und der Bildschirm kann dunkel werden. Mit --tls gestartet, hat der Server beides.
install-trust = Den Zertifikaten des Raums vertrauen, einmal auf jedem Tablet
install-trust_why =
    Bis dahin warnt ein Tablet vor der Verbindung und behält den Tisch nicht, wenn die Verbindung abreißt.
install-download = Zertifikat herunterladen
install-ipad_title = iPad und iPhone
install-ipad_1 = Diese Seite in Safari öffnen, über die Warnung hinweggehen und das Zertifikat herunterladen.
install-ipad_2 = Einstellungen, Profil geladen: Installieren.
install-ipad_3 = Einstellungen, Allgemein, Info, Zertifikatsvertrauenseinstellungen: dealer-assist einschalten.
install-ipad_4 = Den Tisch in Safari öffnen, dann Teilen, Zum Home-Bildschirm.
install-android_title = Android
install-android_1 = Diese Seite in Chrome öffnen, über die Warnung hinweggehen und das Zertifikat herunterladen.
install-android_2 =
    Einstellungen, Sicherheit, Verschlüsselung und Anmeldedaten, Zertifikat installieren, CA-Zertifikat: die
    Datei wählen.
install-android_3 = Den Tisch noch einmal öffnen, dann im Menü von Chrome: App installieren.
install-fingerprint = Sein SHA-256 muss der sein, den der Server beim Start ausgegeben hat:
install-no_authority = Dieser Server hat keine eigenen Zertifikate. Mit --tls starten.
install-link = Tablet einrichten
