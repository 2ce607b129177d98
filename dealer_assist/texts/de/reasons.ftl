### Warum Chips dorthin gingen, wohin sie gingen: die Notizen einer Auszahlung.

## $seats ist reasons.seats, $side ein Text aus side, $rank ein Wert in der Form [a]

reasons-seats = Sitz { $seats }
reasons-main-pot = Main Pot:
reasons-side-pot = Side Pot { $n }:
reasons-within = { $side }:
reasons-board = Board { $n }:
reasons-chosen = { $game } wurde gewählt, und danach wird die Hand gewertet.
reasons-red = { $count } der drei Flop-Karten sind rot: die Hand wird als { $game } gewertet.
reasons-black = { $count } der drei Flop-Karten sind schwarz: die Hand wird als { $game } gewertet.
reasons-side-off = Der Würfel zeigt { $die }: { $side } entfällt, der ganze Pot geht an { $left }.
reasons-side-on = Der Würfel zeigt { $die }: auch { $side } wird gespielt.
reasons-dice = Die Würfel zeigen { $dice }, zusammen { $sum }
reasons-no-low = { $dice }: kein Low ist möglich.
reasons-rolled = { $dice }: das Low muss { $qualifier } sein.
reasons-board-lies = Der Würfel zeigt { $die }: das Board wird gespielt, wie es liegt.
reasons-board-turned =
    Der Würfel zeigt { $die }: das Board wird gedreht, wie bei jedem Wurf von { $low } bis { $high }.
reasons-turned-down = Die Würfel verdecken { $cards }: aus dem Spiel.
reasons-rows-gone =
    { $n ->
        [one] Reihe { $rows } hat die niedrigste River-Karte, { $rank }, und ist aus dem Spiel.
       *[other] Die Reihen { $rows } haben die niedrigste River-Karte, { $rank }, und sind aus dem Spiel.
    }
reasons-rows-stay = Jede River-Karte ist { $rank }: keine Reihe fällt weg.
reasons-runouts = Der Pot wird auf { $boards } Boards geteilt: { $amounts }.
reasons-runouts-odd = Der Pot wird auf { $boards } Boards geteilt: { $amounts }, der Odd Chip ans erste.
reasons-runouts-odds =
    Der Pot wird auf { $boards } Boards geteilt: { $amounts }, je ein Odd Chip an die ersten { $first }.
reasons-draw = Draw { $n }:
reasons-redraws = Der Pot wird auf { $boards } Draws geteilt: { $amounts }.
reasons-redraws-odd = Der Pot wird auf { $boards } Draws geteilt: { $amounts }, der Odd Chip an den ersten.
reasons-redraws-odds =
    Der Pot wird auf { $boards } Draws geteilt: { $amounts }, je ein Odd Chip an die ersten { $first }.
reasons-run = Durchgang { $n }:
reasons-reruns = Der Pot wird auf { $boards } Durchgänge geteilt: { $amounts }.
reasons-reruns-odd = Der Pot wird auf { $boards } Durchgänge geteilt: { $amounts }, der Odd Chip an den ersten.
reasons-reruns-odds =
    Der Pot wird auf { $boards } Durchgänge geteilt: { $amounts }, je ein Odd Chip an die ersten
    { $first }.
reasons-unqualified = Für { $side } erreicht niemand { $qualifier }: alles geht an { $takers }.
reasons-side-not-made = { $side } macht niemand: alles geht an { $takers }.
reasons-nobody = Keine Hand qualifiziert sich: der Pot geht an die beste Hand für { $side }.
reasons-everybody = Keine Hand qualifiziert sich: { $seats } teilen den Pot.
reasons-carried = Keine Hand qualifiziert sich: die { $chips } bleiben für die nächste Hand in der Mitte.
reasons-dealer-wins =
    Alle River-Karten sind vom selben Wert: jedes Board fällt weg, und der Dealer gewinnt { $chips }.
reasons-holding =
    { $n ->
        [one] Nur eine Hand mit { $ranks } zählt, und { $seats } hat eine.
       *[other] Nur eine Hand mit { $ranks } zählt, und { $seats } haben eine.
    }
reasons-nobody-holds = Niemand hält { $ranks }: die beste Hand ohne gewinnt.
reasons-tier-met =
    { $n ->
        [one] { $seats } hat { $qualifier }: keine andere Hand zählt.
       *[other] { $seats } haben { $qualifier }: keine andere Hand zählt.
    }
reasons-tier-missed = Niemand hat { $qualifier }: es gewinnt die beste Hand, { $scale }.
reasons-first-kind = die erste Art von Hand
reasons-or-better = { $what } oder besser
reasons-odd-half = Den Odd Chip der Teilung bekommt { $side }: { $more } und { $less }.
reasons-odd-half-by-seat =
    Den Odd Chip bekommt { $side }, diese Hand sitzt als erste nach dem Button: { $more } und { $less }.
reasons-tie = { $seats } sind für { $side } gleich und teilen zu gleichen Teilen.
reasons-tie-for = { $seats } sind für { $side } gleich.
reasons-odd-chips =
    { $n ->
        [one] { $seats } sind für { $side } gleich; der Odd Chip geht an { $got }, { $how }.
       *[other] { $seats } sind für { $side } gleich; je ein Odd Chip geht an { $got }, { $how }.
    }
reasons-first-from-button = im Uhrzeigersinn vom Button auf Sitz { $button }
reasons-alike = weil die Hände Karte für Karte gleich sind
reasons-highest-card = nach der höchsten Karte, { $card }
reasons-lowest-card = nach der niedrigsten Karte, { $card }
reasons-passed-over =
    { $n ->
        [one] { $seats } hatte schon einen Odd Chip dieses Pots, dieser geht also an { $got }.
       *[other] { $seats } hatten schon einen Odd Chip dieses Pots, dieser geht also an { $got }.
    }
reasons-finer = { $rest } lassen sich in Chips zu { $chip } nicht teilen und gehen mit dem Odd Chip an { $to }.

## die Siebener-Regel im Limit California Lowball

sevens-forfeit = { $seats }: eine Sieben oder besser wurde nicht gesetzt; der Pot geht an die nächstbeste Hand.
sevens-no-gain =
    Sitz { $seat } hat die beste Hand, aber eine Sieben oder besser nicht gesetzt: die { $chips }, die danach
    gesetzt wurden, gehen an alle zurück, die sie gesetzt haben.
sevens-no-gain-tied =
    { $seats } haben die beste Hand, aber eine Sieben oder besser nicht gesetzt: die { $chips }, die danach
    gesetzt wurden, gehen an alle zurück, die sie gesetzt haben.
sevens-tie =
    Sitz { $seat } ist gleich, hat aber eine Sieben oder besser nicht gesetzt: die eigenen { $own } gehen an
    diesen Sitz zurück, und an den anderen { $rest }, die danach gesetzt wurden, hat er keinen Anteil.

## ein Wurf, der nicht galt; $why ist einer der anderen

rerolls-note = Der Wurf galt nicht: { $why }. Der Button wirft noch einmal.
rerolls-price = Das kostet { $chips }, ein Trinkgeld für den Dealer.
rerolls-slid = die Würfel rutschten und rollten nicht
rerolls-short = sie erreichten die andere Seite des Dealerbereichs nicht
rerolls-cocked = ein Würfel lag nicht flach
rerolls-off-table = ein Würfel fiel vom Tisch
rerolls-early = der Wurf kam zu früh
rerolls-other = der Dealer erklärte ihn für ungültig

## die Seiten, auf die ein Pot geteilt wird

side-high = High
side-low = Low
side-badugi = Badugi
side-draw = Draw
side-points = Punkte
side-omaha = Omaha
side-holdem = Hold’em
side-top = das obere Board
side-bottom = das untere Board
side-straight = Straße

## was eine Hand mindestens sein muss

qualifier-1 = Eins oder besser
qualifier-2 = Zwei oder besser
qualifier-3 = Drei oder besser
qualifier-4 = Vier oder besser
qualifier-5 = Fünf oder besser
qualifier-6 = Sechs oder besser
qualifier-7 = Sieben oder besser
qualifier-8 = Acht oder besser
qualifier-9 = Neun oder besser
qualifier-T = Zehn oder besser
qualifier-J = Bube oder besser
qualifier-Q = Dame oder besser
qualifier-K = König oder besser
qualifier-no-pair = eine Hand ohne Paar
qualifier-none = ein Low
qualifier-pair = ein Paar oder besser
qualifier-pair-of-sixes = ein Paar Sechsen oder besser
qualifier-pair-of-nines = ein Paar Neunen oder besser
qualifier-straight = eine Straße oder besser
qualifier-flush = einen Flush oder besser
qualifier-badugi = einen Badugi oder besser
qualifier-three-cards = drei Karten oder besser
