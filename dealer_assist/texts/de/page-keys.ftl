### Die Tasten zum Setzen, mehrere Aktionen auf einmal, und falsche Beträge.

## keys

keys-fold = Fold
keys-check = Check
keys-call = Call
keys-call_chips = Call { $chips }
keys-bring_in = Bring-in { $chips }
keys-complete = Komplettieren auf { $chips }
keys-bet = Bet
keys-bet_chips = Bet { $chips }
keys-raise = Raise
keys-raise_to = Raise auf { $chips }
keys-adds = legt { $chips } dazu
keys-all_in_small = all-in
keys-all_in_chips = All-in { $chips }
keys-cap_small = Cap
keys-cap_chips = Cap { $chips }
keys-or = {" "}oder{" "}
keys-ask = Sitz { $seat } ist dran: { $what }
keys-ask_call = { $chips } zum Callen
keys-ask_check = Check
keys-ask_raise = Raise auf { $min }–{ $max }
keys-ask_bet = Bet { $min }–{ $max }
keys-ask_complete = komplettieren auf { $min }–{ $max }
keys-ask_raise_one = Raise auf { $min }
keys-ask_bet_one = Bet { $min }
keys-ask_complete_one = komplettieren auf { $min }
keys-to_go = Pot: { $chips } insgesamt
keys-most_to_go = Maximum: { $chips } insgesamt
keys-wrong_under = Mindestens { $min }, höchstens { $max }.
keys-wrong_over = Höchstens { $max }, mindestens { $min }.
keys-wrong_unit = Chips sind hier { $unit } wert; der Betrag muss ein Vielfaches sein.
keys-preset_min = Min
keys-preset_half = ½ Pot
keys-preset_pot = Pot
keys-preset_most = Maximum
keys-preset_all_in = All-in
keys-over_max = zu hoch
keys-digit_back = letzte Ziffer zurück
keys-clear = Betrag löschen
keys-amount = Betrag
keys-chip = noch ein Chip zu { $chips }
keys-put_off_roll = Würfel
keys-put_off_discard = Abwurf
keys-put_off_part = Teilung
keys-put_off_door = Door Card

## fast

fast-fold_to = Fold bis…
fast-check_to = Check bis…
fast-all_call = Alle callen
fast-all_check = Alle checken
fast-all_pat = Alle pat
fast-all_fold = Alle folden
fast-nobody = nur noch einer
fast-opens = erst Bring-in
fast-alone = nur einzeln
fast-then = dann Sitz { $seat }
fast-wins = Sitz { $seat } gewinnt den Pot
fast-seat = Sitz { $seat }
fast-back = Zurück
fast-title_fold = Fold bis zu welchem Sitz? Tippen: dieser handelt als Nächster
fast-title_check = Check bis zu welchem Sitz? Tippen: dieser handelt als Nächster
fast-who_fold =
    { $n ->
        [one] { $seats } foldet
       *[other] { $seats } folden
    }
fast-who_check =
    { $n ->
        [one] { $seats } checkt
       *[other] { $seats } checken
    }
fast-done_fold =
    { $n ->
        [one] Sitz { $seats } hat gefoldet
       *[other] Sitze { $seats } haben gefoldet
    }
fast-done_check =
    { $n ->
        [one] Sitz { $seats } hat gecheckt
       *[other] Sitze { $seats } haben gecheckt
    }
fast-done_call =
    { $n ->
        [one] Sitz { $seats } hat gecallt
       *[other] Sitze { $seats } haben gecallt
    }
fast-done_pat =
    { $n ->
        [one] Sitz { $seats } bleibt pat
       *[other] Sitze { $seats } bleiben pat
    }
fast-kept-check = Check
fast-kept-call = Call
fast-kept-fold = Fold

## wrong

wrong-key = Falscher Betrag
wrong-most = Höchstens { $chips }
wrong-least = Mindestens { $chips }
wrong-unit = Auf { $chips } setzen
wrong-back = { $chips } zurückgeben
wrong-add = { $chips } nachlegen
wrong-silent = Nichts gesagt: { $what }
wrong-said = „Raise“ gesagt: { $chips }
wrong-under = Weniger als der Call
wrong-ruling = der Floor entscheidet
