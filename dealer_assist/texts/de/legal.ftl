### Was der Spieler an der Reihe darf, warum der Rest nicht geht, und die Rechnungen im Pot-Limit.

## die Teile von prompts.act; $chips ist ein Betrag, oder zwei

moves-capped = Cap bei { $chips }
moves-check = Check
moves-call = Call { $chips }
moves-to-call = { $chips } zum Callen
moves-bet = Bet { $chips }
moves-raise = Raise { $chips }
moves-raise-to = Raise auf { $chips }
moves-opens = Bet { $chips }
moves-opens-range = Bet bis { $most }
moves-bet-range = Bet { $least } bis { $most }
moves-raise-range = Raise { $least } bis { $most }
moves-raise-to-range = Raise auf { $least } bis { $most }
moves-complete = komplettieren auf { $chips }
moves-complete-range = komplettieren auf { $least } bis { $most }
moves-bring-in = Bring-in { $chips }
moves-fold = Fold
moves-all-in = All-in
moves-span = { $least } bis { $most }
moves-jam = All-in { $chips } oder Fold
moves-or-fold = oder Fold
moves-open = Sitz { $seat } darf: { $moves }

## warum eine Taste zu ist; `stop` beendet einen Grund als Satz

closed-stop = { $text }.
closed-not-now = Jetzt nicht. { $text }.
closed-no-chips = über den Call hinaus sind keine Chips da
closed-all-in = alle anderen sind all-in
closed-nobody-has-more = niemand anders hat mehr als den Call
closed-capped = die Runde hat ihren Cap von { $bets } Bets, { $chips } insgesamt
closed-check-raise = Check-Raise ist hier nicht erlaubt
closed-not-reopened =
    die { $chips } zum Callen sind weniger als ein voller Raise, das Setzen ist also nicht wieder offen
closed-complete-first = zuerst muss auf { $chips } komplettiert werden
closed-no-bet = noch hat niemand gesetzt
closed-amounts = nur die Beträge unten sind offen
closed-short-stack = der Stack reicht nicht für den kleinsten Raise; er darf ganz hinein
closed-bring-in = Mit dem Bring-in darf nicht gefoldet werden.
closed-owes = Sitz { $seat } schuldet { $chips }.
closed-must-open = Die Runde muss eröffnet werden.
closed-bet-already = Es liegt schon ein Einsatz von { $chips }.
closed-no-complete = Es gibt nichts zu komplettieren.
closed-no-all-in = Der Call ist kleiner als der Stack, und kein Raise ist offen.
closed-no-call = Es gibt nichts zu callen.
closed-jam-or-fold = Bei Jam or Fold geht nur der ganze Stack oder nichts.
closed-no-limp = Der erste Spieler muss hier erhöhen; Limpen gibt es nicht.

## die Rechnung, die ein Dealer laut zählt

limits-spread = { $base } + { $most }, der höchste Raise hier = { $to } insgesamt
limits-spread-bet = { $most } ist hier der höchste Einsatz
limits-bet = { $pot } im Pot: Bet bis { $top }
limits-pot-is-total = { $call } zum Callen + { $pot } im Pot = { $after } insgesamt
limits-raise = { $call } zum Callen + { $pot } im Pot = Raise um { $after }, { $to } insgesamt
limits-pot = { $pot } im Pot
limits-after = { $call } zum Callen + { $pot } im Pot = { $after }
limits-counted = { $sum }, gezählt als { $counted }
limits-half = { $sum }, die Hälfte davon { $half }
limits-up-to = { $sum }: Bet bis { $top }
limits-total = { $sum }: { $to } insgesamt
limits-on-top = { $sum }; ein Raise um { $part } auf { $base } obendrauf sind { $to } insgesamt
limits-whole-chips = { $sum }, { $chips } in ganzen Chips
limits-least = { $sum }; der kleinste Einsatz ist { $chips }
limits-stack = { $sum }; durch den Stack { $chips }
limits-cap = { $sum }; durch den Cap der Hand { $chips }
