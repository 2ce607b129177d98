### Hausregeln: Name, was sie regelt (als Satzende), eine Beispielrechnung, und jeder Wert in Worten.

## house-button

house-button-name = Button
house-button-does = wie der Button zur nächsten Hand wandert
house-button-figure =
    Sitze 1-5, Button 5, Sitz 1 scheidet aus: toter Button auf 1, SB 2, BB 3; wandernd: Button 2, der den
    Small Blind setzt, BB 3.
house-button-dead = darf tot sein, der Big Blind geht weiter
house-button-moving = immer zum nächsten Spieler
house-button-win = zum Gewinner des Main Pots

## house-heads-up-button

house-heads-up-button-name = Button im Heads-up
house-heads-up-button-does = wer was setzt, wenn zwei übrig sind
house-heads-up-button-figure = Button 2, SB 5, BB 8, Sitz 2 scheidet aus: BB 5, Button 8.
house-heads-up-button-button-is-small = der Button setzt den Small Blind

## house-small-blind-size

house-small-blind-size-name = ungerader Small Blind
house-small-blind-size-does = der Small Blind, wenn die kleine Bet ungerade ist
house-small-blind-size-figure = Kleine Bet 15, Chip 1: Small Blind 7.
house-small-blind-size-half-down = die Hälfte, abgerundet

## house-short-blind-call

house-short-blind-call-name = Call hinter kurzem Big Blind
house-short-blind-call-does = was ein Call hinter einem kurzen Big Blind kostet
house-short-blind-call-figure =
    Blinds 50/100, Big Blind mit 70 all-in: die anderen zahlen 100; bei „sein eigener Betrag“ 70.
house-short-blind-call-full = der volle Big Blind
house-short-blind-call-all-in-amount = sein eigener Betrag

## house-new-player

house-new-player-name = neuer Spieler
house-new-player-does = wann ein neuer Spieler Karten bekommt
house-new-player-figure =
    Button 4, SB 5, BB 6: wer neu auf Sitz 7 sitzt, bekommt Karten, wer zwischen 4 und 5 sitzt, wartet; mit
    Nachsetzen zahlt Sitz 7 einen Big Blind.
house-new-player-deal-unless-between = bekommt Karten, außer zwischen Small Blind und Button
house-new-player-post-big = setzt einen Big Blind oder wartet
house-new-player-wait = wartet auf den Big Blind

## house-missed-blinds

house-missed-blinds-name = verpasste Blinds
house-missed-blinds-does = was nachsetzt, wer die Blinds verpasst hat
house-missed-blinds-figure = 5/10, beide verpasst: 10 live und 5 tot in den Pot.
house-missed-blinds-both-one-live = beide, der kleine tot
house-missed-blinds-post-big-only = nur der große
house-missed-blinds-wait = wartet auf den Big Blind

## house-ante

house-ante-name = Ante
house-ante-does = wer das Ante zahlt
house-ante-figure =
    Short Deck, Ante 5: alle 5, der Button 10; 10 ist der Einsatz zum Callen, der kleinste Raise geht auf 20.
house-ante-each = jeder Spieler
house-ante-big-blind = der Big Blind für alle
house-ante-button = der Button für alle
house-ante-short-deck = alle eins, der Button zwei
house-ante-none = kein Ante

## house-big-blind-ante-order

house-big-blind-ante-order-name = kurzes Big-Blind-Ante
house-big-blind-ante-order-does = was ein kurzer Big Blind zuerst zahlt
house-big-blind-ante-order-figure =
    BB 100, Ante 100, Stack 150: Blind zuerst, Einsatz 100 und Ante 50, Main Pot 350; Ante zuerst, Einsatz 50,
    Main Pot 250, Side Pot 100.
house-big-blind-ante-order-blind-first = der Blind
house-big-blind-ante-order-ante-first = das Ante

## house-big-blind-ante-reduce

house-big-blind-ante-reduce-name = Big-Blind-Ante bei wenigen
house-big-blind-ante-reduce-does = bei wie vielen Spielern das Big-Blind-Ante sinkt
house-big-blind-ante-reduce-figure = 500/1.000, Ante 1.000, bei 4: sind vier Spieler übrig, ist das Ante 500.
house-big-blind-ante-reduce-none = nie

## house-short-ante

house-short-ante-name = kurzes Ante
house-short-ante-does = was ein Spieler mit weniger als dem Ante gewinnen kann
house-short-ante-figure = Vier Antes zu 50, ein Spieler hat 20: Main Pot 80 für vier, 90 für die anderen drei.
house-short-ante-match-each = von jedem anderen Ante gleich viel

## house-straddle

house-straddle-name = Straddle
house-straddle-does = wer straddeln darf
house-straddle-figure =
    5/10, Straddle 20 links vom Big Blind: Call 20, Raise auf 40; vor dem Flop handelt der Straddle zuletzt.
house-straddle-utg = links vom Big Blind
house-straddle-button = der Button
house-straddle-any = alle
house-straddle-none = kein Straddle

## house-straddle-min-raise

house-straddle-min-raise-name = kleinster Raise über einen Straddle
house-straddle-min-raise-does = der kleinste Raise über einen Straddle
house-straddle-min-raise-figure = Straddle 20 bei 5/10: Raise auf 40, oder auf 30.
house-straddle-min-raise-double = das Doppelte des Straddles
house-straddle-min-raise-plus-big-blind = ein Big Blind mehr

## house-bomb-pot

house-bomb-pot-name = Bomb Pot
house-bomb-pot-does = wann ein Bomb Pot gespielt wird
house-bomb-pot-figure = Acht Antes zu 50, Pot 400: auf dem Flop Einsätze von 50 bis 400 im Pot-Limit.
house-bomb-pot-dealer-change = beim Dealerwechsel
house-bomb-pot-every = jede Hand

## house-bomb-pot-button

house-bomb-pot-button-name = Button nach einem Bomb Pot
house-bomb-pot-button-does = ob der Button für einen Bomb Pot wandert
house-bomb-pot-button-figure = Bomb Pot mit dem Button auf 3: nächste Hand 4, oder wieder 3.
house-bomb-pot-button-moves = er wandert
house-bomb-pot-button-stays = er bleibt

## house-max-seats

house-max-seats-name = mehr Spieler als Karten
house-max-seats-does = ob mehr Spieler Karten bekommen dürfen, als das Deck bedienen kann
house-max-seats-figure =
    Badugi reicht für acht: mit neun am Tisch beginnt keine Hand; bei „mit Warnung“ wird ausgeteilt und
    gesagt, was knapp wird.
house-max-seats-refuse = nein
house-max-seats-warn = ja, mit Warnung

## house-kill

house-kill-name = Kill
house-kill-does = ob der Gewinner zweier Pots hintereinander einen Kill setzt
house-kill-figure = Limit 100/200: Full Kill setzt 200 und spielt 200/400; Half Kill setzt 150 und spielt 150/300.
house-kill-full = doppelter Blind, Limits verdoppelt
house-kill-half = das Anderthalbfache
house-kill-none = kein Kill
