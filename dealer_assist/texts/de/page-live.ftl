### Die Verbindung: was andere Tablets taten, was noch nicht gesendet ist, was abgelehnt wurde.

live-state_up = Verbunden
live-state_begins = Verbindet
live-state_lost = Verbindet neu
live-state_away = Offline
live-state_old = Offline · Stand { $time }
live-state_unsent = Ungesendet { $n }
live-state_refused = Nicht eingegeben { $n }: ansehen
live-awake = Der Bildschirm bleibt an
live-updated = Anderes Tablet: { $what }
live-updated_meanwhile = Inzwischen: { $what }
live-new_hand = Hand { $number } wurde ausgeteilt
live-took_back = zurückgenommen: { $line }
live-began = die Hand begann von vorn
live-lost_amount = Der Betrag { $amount } wurde gelöscht.
live-lost_entry = Die Auswahl wurde gelöscht.
live-quicker =
    Ein anderes Tablet war schneller, und das Getippte wurde nicht eingegeben. Zuletzt: { $last }. Getippt:
    { $words }.
live-quicker_task = Ein anderes Tablet war schneller. Zuletzt: { $last }. So steht die Hand.
live-waiting = Wartet auf die Verbindung
live-not_confirmed = noch nicht bestätigt
live-entry_waits = Es gibt keine Verbindung, und dies braucht den Server. Aktionen und Karten gehen weiter.
live-entry_behind =
    Der Server hat noch nicht geantwortet. Erst sehen, was aus dem letzten Tippen wurde, dann noch einmal
    tippen.
live-event_waits =
    Was das Turnier zur nächsten Hand sagt, ist hier nicht bekannt. Gib sie, wenn der Tisch wieder verbunden ist.
live-hand_over = Der Tisch ist schon bei einer anderen Hand. Was an jener falsch ist, berichtigt der Floor.
live-differs =
    Der Server sagt etwas anderes, als dieses Tablet tat. Es gilt, was der Server sagt; vor dem Weiterspielen
    nachsehen.
live-list_waits =
    Schriftlich weitermachen: jede Zeile wartet der Reihe nach und wird eingegeben, wenn die Verbindung wieder
    da ist. Zurück nimmt die letzte heraus.
live-engine_starts =
    Dieses Tablet fängt gleich an, selbst zu werten: dann geht die Hand hier weiter. Was du bis dahin eingibst,
    wartet der Reihe nach.
live-engine_off = Nur am Server werten
live-engine_on = Auch auf diesem Tablet werten
live-engine_stands = dieses Tablet wertet selbst
live-engine_away = jeder Eintrag wartet auf den Server
live-lacks_engine =
    Dieser Browser kann nicht selbst werten: ohne Verbindung warten Einträge als Liste.
live-next_hand = Nächste Hand
live-an_entry = Ein Eintrag
live-undo_waits = kam vielleicht an
live-untapped = Nicht gesendet und herausgenommen: { $line }
live-refused_title = Dies wurde nicht eingegeben
live-alike_title = Das alles steht schon in der Aufzeichnung
live-sits = { $who }: { $chips }
live-settings = die Einstellungen des Tisches, wie dieses Tablet sie hat
live-settings_now = andere Einstellungen: sie wurden inzwischen geändert
live-you_tapped = Getippt wurde
live-overtaken = Die Hand ging weiter, bevor dies ankam.
live-recorded = In der Aufzeichnung
live-stands = Die Hand steht jetzt:
live-again = Ich gebe es neu ein
live-again_how = von Hand, wie die Hand jetzt steht
live-nothing_waits = Nichts wartet auf das Senden.
live-enter_again = Von Hand eingeben: { $lines }.
live-dropped = Verworfen, nicht eingegeben: { $lines }.
live-this_tablet = Dieses Tablet heißt in der Aufzeichnung { $device }.
live-try_now = Jetzt versuchen
live-install = Tablets und Codes
live-lacks_https =
    Diese Seite läuft nicht über https: ein Neuladen ohne Verbindung öffnet den Tisch nicht, und der
    Bildschirm kann dunkel werden. Das Tablet über https hereinbringen.
live-lacks_worker =
    Der Tisch ist noch nicht auf diesem Tablet gespeichert: ein Neuladen ohne Verbindung öffnet ihn nicht.
live-lacks_wake = Dieser Browser kann den Bildschirm nicht wach halten. Das Tablet so einstellen, dass es nie schläft.
live-lacks_awake = Das Tablet hält den Bildschirm gerade nicht wach; vielleicht ist der Akku schwach.
live-lacks_store =
    Dieser Browser speichert hier nichts: was nicht gesendet ist, geht verloren, wenn die Seite geschlossen
    wird.

live-drop =
    { $n ->
        [one] Verwerfen
       *[other] Alle { $n } verwerfen
    }
api-no-reason = Der Server nannte keinen Grund.
api-no-answer = Der Server antwortet nicht.
