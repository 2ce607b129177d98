### Wer gibt: die Taste im Kopf der Tischseite und das Feld für die PIN.

dealer-nobody = Wer gibt?
dealer-expected = Hier gibt { $name }: PIN
dealer-is-dealer = Dealer: { $name }
dealer-is-floor = Floor: { $name }
dealer-is-director = Leitung: { $name }
dealer-is-viewer = Zuschauend: { $name }
dealer-is-locked = Gesperrt: { $name }
dealer-no-director = Noch keine Leitung
dealer-how = PIN eingeben. Die Hand bleibt, wie sie ist.
dealer-first = Zuerst die PIN eingeben, dann noch einmal tippen.
dealer-locked = Eine Weile wurde nichts eingegeben. { $name }, bitte die PIN noch einmal, oder wer jetzt gibt.
dealer-offline =
    Es gibt keine Verbindung. Hier schließen und weitergeben; nach der PIN wird gefragt, wenn der Server wieder
    da ist.
dealer-waiting =
    PIN eingeben: { $n ->
        [one] ein Eintrag wartet darauf und wird dann eingetragen.
       *[other] { $n } Einträge warten darauf und werden dann eingetragen.
    }
dealer-unpaired =
    Hier ist niemand angemeldet, und dieses Tablet gehört zu keinem Tisch. { $n ->
        [0] Der Floor meldet sich mit dem Passwort an.
        [one] Der Floor meldet sich mit dem Passwort an: ein Eintrag wartet darauf und geht nicht verloren.
       *[other] Der Floor meldet sich mit dem Passwort an: { $n } Einträge warten darauf und gehen nicht verloren.
    }
dealer-another = Hier wartet, was { $name } getippt hat: { $name } gibt die PIN ein, oder du stehst dafür ein.
dealer-take-over = Als { $name } eintragen
dealer-viewer = Zuschauende sehen nur zu. Dealer geben ihre PIN ein, der Floor sein Passwort.
dealer-typed =
    { $n ->
        [one] 1 Ziffer
       *[other] { $n } Ziffern
    }
dealer-back = Eine Ziffer zurück
dealer-enter = Eingeben
dealer-out = Abmelden
dealer-password = Floor: Passwort
dealer-pair = Dieses Tablet gehört zu { $table }
dealer-hello = { $name } gibt
