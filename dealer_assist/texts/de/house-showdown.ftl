### Hausregeln: Name, was sie regelt (als Satzende), eine Beispielrechnung, und jeder Wert in Worten.

## house-show-order

house-show-order-name = Reihenfolge beim Zeigen
house-show-order-does = wer zuerst zeigt
house-show-order-figure = Sitz 4 setzte am River, 5 und 2 callten: 4, 5, 2. Alle gecheckt: der erste links vom Button.
house-show-order-last-aggressor = wer zuletzt setzte oder erhöhte
house-show-order-position = der erste links vom Button

## house-all-in-show

house-all-in-show-name = All-in-Hände
house-all-in-show-does = wann All-in-Hände aufgedeckt werden
house-all-in-show-figure = All-in und Call auf dem Flop: beide Hände offen vor dem Turn; oder beim Showdown.
house-all-in-show-face-up-at-once = sofort, niemand darf mucken
house-all-in-show-at-showdown = beim Showdown

## house-cards-speak

house-cards-speak-name = die Karten sprechen
house-cards-speak-does = dass eine offene Hand ist, was ihre Karten sind
house-cards-speak-figure = „Zwei Paar“, sagt Sitz 3, und die Karten sind eine Straße: es ist eine Straße.
house-cards-speak-yes = ja

## house-muck-at-showdown

house-muck-at-showdown-name = Muck beim Showdown
house-muck-at-showdown-does = ob eine gemuckte Hand zurückkommen kann
house-muck-at-showdown-figure =
    Karten verdeckt geworfen, unberührt neben dem Muck: sie dürfen gezeigt werden; bei „tot“ nicht.
house-muck-at-showdown-retrievable = solange sie zu erkennen sind
house-muck-at-showdown-dead = nein, sie sind tot

## house-kill-tabled-winner

house-kill-tabled-winner-name = offene Gewinnhand
house-kill-tabled-winner-does = ob eine offene Gewinnhand für tot erklärt werden kann
house-kill-tabled-winner-figure = Ein offener Flush, aus Versehen in den Muck geschoben, bekommt trotzdem den Pot.
house-kill-tabled-winner-never = nie

## house-last-hand-shows

house-last-hand-shows-name = letzte lebende Hand
house-last-hand-shows-does = ob die letzte lebende Hand gezeigt werden muss
house-last-hand-shows-figure =
    Alle anderen mucken am River: Sitz 5 bekommt den Pot ungesehen; mit ja erst nach dem Zeigen.

## house-roll-price

house-roll-price-name = Preis eines ungültigen Wurfs
house-roll-price-does = was der erste Wurf kostet, der nicht zählt, in Chips an den Dealer; jeder weitere verdoppelt ihn
house-roll-price-figure = Preis 1: Drei ungültige Würfe hintereinander kosten 1, 2 und 4, neben dem Pot.
house-roll-price-none = nichts

## house-rivers-alike

house-rivers-alike-name = Rivers vom selben Wert
house-rivers-alike-does = was geschieht, wenn alle River-Karten vom selben Wert sind
house-rivers-alike-figure =
    Oklahoma, Rivers 8 8 8, Pot 400: kein Board fällt weg; „der Dealer gewinnt“, 400 an den Dealer, keine
    letzten Einsätze.
house-rivers-alike-none-goes = kein Board fällt weg
house-rivers-alike-dealer-wins = alle fallen weg, und der Dealer gewinnt den Pot

## house-ask-to-see

house-ask-to-see-name = Hand sehen wollen
house-ask-to-see-does = wer verlangen darf, eine Hand zu sehen
house-ask-to-see-figure =
    Sitz 3 hat am River gegen Sitz 6 gecallt und hält noch Karten: Sitz 3 darf die Hand von Sitz 6 sehen.
house-ask-to-see-called-aggressor = wer am River callte, die Hand des Setzenden
house-ask-to-see-floor = wem der Floor es erlaubt
house-ask-to-see-any = jeder, der Karten hatte

## house-dispute-until

house-dispute-until-name = Einspruch gegen eine Wertung
house-dispute-until-does = wie lange eine Wertung angefochten werden kann
house-dispute-until-figure =
    Eine Hand kann bis zum nächsten Mischen neu gewertet werden; Chips, bis zwei in der nächsten Hand
    gehandelt haben.
house-dispute-until-next-hand = bis zur nächsten Hand
