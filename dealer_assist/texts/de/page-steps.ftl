### Worauf der Tisch außer einem Einsatz wartet: Karten, Draws, Würfel, Hände, die gezeigt werden.

## steps

steps-pat = Pat
steps-draws = zieht
steps-keeps_all = behält alle
steps-not_now = Jetzt nicht
steps-unknown = Unbekannt
steps-not_seen = nicht gesehen
steps-run_1 = Einmal
steps-run_2 = Zweimal
steps-run_3 = Dreimal
steps-run_4 = Viermal
steps-due_board =
    { $n ->
        [one] Brennkarte und geben: eine Boardkarte eingeben
       *[other] Brennkarte und geben: { $n } Boardkarten eingeben
    }
steps-late_board =
    { $n ->
        [one] Eine Boardkarte fehlt noch
       *[other] Boardkarten fehlen noch: { $n }
    }
steps-late_community = Gemeinsame Karte eingeben
steps-late_key_board = Boardkarten
steps-late_key_community = Gemeinsame Karte
steps-late_key_up = Offene Karten
steps-late_up = Offene Karten von Sitz { $seat } fehlen noch: { $n }
steps-all_discarded = Alle haben abgeworfen
steps-all_parted = Alle haben geteilt
steps-release = Hand freigeben
steps-not_looked = verdeckt, nicht angesehen
steps-thrown = weggeworfen
steps-no_expose = Bleibt verdeckt
steps-no_buy = Lässt sie
steps-own_expose = Deckt { $card } auf
steps-own_buy = Wirft { $card } ab
steps-unseen_expose = Deckt auf
steps-unseen_card_expose = Karte nicht gesehen
steps-unseen_buy = Kauft
steps-unseen_card_buy = wirft eine verdeckt ab
steps-die_of = Würfel { $die } von { $of }
steps-so_far = : bisher { $dice }
steps-again = Von vorn
steps-no_roll = Galt nicht
steps-back_dice = Zurück zu den Würfeln
steps-write_line = Schreiben, was geschah, wie „3 keep AhKd“
steps-enter = Eingeben
steps-reroll_slid = Gerutscht, nicht gerollt
steps-reroll_short = Nicht weit genug
steps-reroll_cocked = Schief
steps-reroll_off-table = Vom Tisch gefallen
steps-reroll_early = Zu früh
steps-reroll_other = Anderes

## pad

pad-enter = Eingeben
pad-more = noch { $n }
pad-chosen = gewählte Karten
pad-cards = Karten
pad-take_back = { $card } zurücknehmen
pad-unseen = eine nicht gesehene Karte zurücknehmen
pad-replace = { $card } ersetzen: die richtige Karte tippen
pad-which = welche Karte falsch ist
pad-keep = So lassen
pad-this_one = { $card } ist falsch
pad-replaced = { $now } statt { $was }
pad-not_here = { $card } wurde vor dem Austeilen genannt; in den Einstellungen der Hand ändern.
