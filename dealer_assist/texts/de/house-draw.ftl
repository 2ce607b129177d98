### Hausregeln: Name, was sie regelt (als Satzende), eine Beispielrechnung, und jeder Wert in Worten.

## house-draw-delivery

house-draw-delivery-name = Ausgabe beim Draw
house-draw-delivery-does = wann die gezogenen Karten ausgeteilt werden
house-draw-delivery-figure =
    Drei, zwei und keine verlangt: alle sagen an, dann werden drei und zwei ausgeteilt; oder jeder wird sofort
    bedient.
house-draw-delivery-all-announce-first = wenn alle angesagt haben
house-draw-delivery-each-in-turn = jedem der Reihe nach

## house-draw-limit

house-draw-limit-name = höchste Zahl beim Draw
house-draw-limit-does = wie viele Karten höchstens gezogen werden dürfen
house-draw-limit-figure = Five Card Draw 0 bis 5, Badugi 0 bis 4, Dramaha 49 0 bis 3; 3 erlaubt überall drei.

## house-fifth-card

house-fifth-card-name = fünfte gezogene Karte
house-fifth-card-does = die fünfte Karte, wenn jemand fünf zieht
house-fifth-card-figure = Sitz 2 zieht fünf: fünf hintereinander, oder vier und die letzte nach allen anderen.
house-fifth-card-straight-through = hintereinander
house-fifth-card-after-others = nach allen anderen

## house-reshuffle-pool

house-reshuffle-pool-name = was neu gemischt wird
house-reshuffle-pool-does = was gemischt wird, wenn das Deck ausgeht
house-reshuffle-pool-figure =
    Badugi, 12 gefoldet, 14 früher abgeworfen, 3 jetzt von einem anderen, 2 Brennkarten: 31 Karten; nur
    frühere Runden, 28.
house-reshuffle-pool-all-but-own = alles außer dem Abwurf derer, die noch Karten bekommen
house-reshuffle-pool-earlier-rounds = was vor diesem Draw abgeworfen wurde
house-reshuffle-pool-all = alles

## house-reshuffle-burns

house-reshuffle-burns-name = Brennkarten beim Mischen
house-reshuffle-burns-does = ob Brennkarten mitgemischt werden
house-reshuffle-burns-figure = 12 im Muck, 14 abgeworfen, 2 Brennkarten: 28 mit ihnen, 26 ohne.
house-reshuffle-burns-in = sie werden mitgemischt
house-reshuffle-burns-out = sie bleiben draußen

## house-last-card

house-last-card-name = letzte Karte des Decks
house-last-card-does = ob die letzte Karte des Decks ausgeteilt wird
house-last-card-figure =
    Eine Karte übrig, Sitz 2 bekommt noch zwei: sie wird gegeben und die zweite kommt aus dem Mischen; oder
    sie wird mitgemischt.
house-last-card-dealt = wird ausgeteilt
house-last-card-only-if-it-finishes = nur, wenn damit alle bedient sind
house-last-card-never = nie

## house-draw-exposed

house-draw-exposed-name = offene Draw-Karte
house-draw-exposed-does = eine gezogene Karte, die offen fiel
house-draw-exposed-figure =
    Die Karte von Sitz 3 fiel offen: die anderen werden bedient, dann bekommt Sitz 3 eine andere.
house-draw-exposed-replace-last = nach den anderen ersetzt
house-draw-exposed-keep = bleibt

## house-wrong-card-count

house-wrong-card-count-name = falsche Kartenzahl
house-wrong-card-count-does = eine Hand mit zu vielen oder zu wenigen Karten
house-wrong-card-count-figure =
    Sechs Karten bemerkt, bevor zwei gehandelt haben: Misdeal. Danach ist die Hand tot; fehlt vor dem Draw
    eine Karte, wird aufgefüllt.
house-wrong-card-count-dead-after-action = Misdeal vor der Aktion, danach tot

## house-change-draw

house-change-draw-name = Zahl ändern
house-change-draw-does = wie lange sich die verlangte Zahl ändern lässt
house-change-draw-figure =
    „Zwei“, dann „drei“: gilt, bis der nächste Spieler ansagt, oder bis die Karten ausgeteilt sind.
house-change-draw-until-next-announces = bis der nächste ansagt
house-change-draw-until-dealt = bis die Karten ausgeteilt sind

## house-joker

house-joker-name = Joker
house-joker-does = ob der Joker im Deck ist
house-joker-figure = Five Card Draw mit dem Bug: A A A A und der Joker sind fünf Asse; ohne ihn 52 Karten.
house-joker-none = nicht im Deck

## house-archie-high

house-archie-high-name = High-Qualifier bei Archie
house-archie-high-does = das Paar, das die High-Hälfte bei Triple Draw High-Low braucht
house-archie-high-figure = Paar Achten: qualifiziert ab Sechsen, nicht ab Neunen.
house-archie-high-66 = ein Paar Sechsen
house-archie-high-99 = ein Paar Neunen

## house-archie-none

house-archie-none-name = niemand qualifiziert
house-archie-none-does = wer den Pot bekommt, wenn sich niemand qualifiziert
house-archie-none-figure = Pot 200, A-K hoch und ein Paar Vieren, kein Low: die Vieren bekommen 200; geteilt, je 100.
house-archie-none-high = die beste High-Hand
house-archie-none-split-all = alle teilen

## house-progressive-badugi

house-progressive-badugi-name = Qualifier bei Progressive Badugi
house-progressive-badugi-does = die schlechteste Hand, die einen progressiven Pot bekommt
house-progressive-badugi-figure =
    Bester Badugi Zehn hoch: bei Neun bleibt der Pot für die nächste Hand, bei Zehn gewinnt er.
house-progressive-badugi-9 = Badugi Neun hoch
house-progressive-badugi-8 = Badugi Acht hoch
house-progressive-badugi-7 = Badugi Sieben hoch
house-progressive-badugi-10 = Badugi Zehn hoch
house-progressive-badugi-jack = Badugi Bube hoch
house-progressive-badugi-three-cards = beliebige drei Karten

## house-buy-price

house-buy-price-name = Preis einer Karte
house-buy-price-does = was eine angebotene Karte kostet, in Chips an den Pot
house-buy-price-figure = 50/100, drei Karten verkauft: 300 mehr im Pot; bei einem Preis von 30 sind es 90.
house-buy-price-big-blind = der Big Blind

## house-sevens

house-sevens-name = Siebener-Regel
house-sevens-does = ob eine Sieben oder besser nach dem Draw gesetzt werden muss
house-sevens-figure = 7-5-3-2-A gecheckt und die beste Hand: sie gewinnt nur, was vor dem Draw im Pot war.

## house-sevens-short-call

house-sevens-short-call-name = Siebener-Regel bei kurzem All-in
house-sevens-short-call-does = ab wann der bloße Call eines kurzen All-ins ein Verstoß ist
house-sevens-short-call-figure =
    Einsatz 20, All-in 15, eine Sieben callt nur: ein Verstoß; bei „unter einer halben Bet“ ist 15 keiner.
house-sevens-short-call-any-short = bei jedem kurzen All-in
house-sevens-short-call-under-half = unter einer halben Bet

## house-sevens-penalty

house-sevens-penalty-name = Strafe der Siebener-Regel
house-sevens-penalty-does = was beim Verstoß verloren geht
house-sevens-penalty-figure =
    80 vor dem Draw, 275 am Ende, die beste Hand hat, wer verstieß: 155 mit den eigenen 60; verfallen, nichts.
house-sevens-penalty-no-gain = gewinnt nur, was vorher im Pot war
house-sevens-penalty-forfeit = verliert den Pot

## house-sevens-tie

house-sevens-tie-name = Gleichstand bei der Siebener-Regel
house-sevens-tie-does = was gilt, wenn beim Verstoß Gleichstand ist
house-sevens-tie-figure =
    90 vorher, drei setzen je 60, A verstößt und ist gleich mit B: A 105, B 165; alles an den anderen, 60 und
    210.
house-sevens-tie-share-pre-draw = der Pot vor dem Draw wird geteilt
house-sevens-tie-all-to-other = der andere bekommt alles
