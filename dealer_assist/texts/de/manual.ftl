### How a game of the rulebook is told: its card, its procedure, its showdown.

## numbers and what is counted

manual-number-0 = keine
manual-number-1 = eine
manual-number-2 = zwei
manual-number-3 = drei
manual-number-4 = vier
manual-number-5 = fünf
manual-number-6 = sechs
manual-number-7 = sieben
manual-number-8 = acht
manual-number-9 = neun
manual-number-10 = zehn
manual-number-11 = elf
manual-number-12 = zwölf
manual-number-none = keine
manual-two-or-three = zwei oder drei
manual-span = { $low } bis { $high }
manual-count-card =
    { $n ->
        [one] eine Karte
       *[other] { $count } Karten
    }
manual-count-more-card =
    { $n ->
        [one] noch eine Karte
       *[other] noch { $count } Karten
    }
manual-count-shared-card =
    { $n ->
        [one] eine gemeinsame Karte
       *[other] { $count } gemeinsame Karten
    }
manual-count-row =
    { $n ->
        [one] einer Reihe
       *[other] { $count } Reihen
    }
manual-count-raise =
    { $n ->
        [one] ein Raise
       *[other] { $count } Raises
    }
manual-count-draw =
    { $n ->
        [one] ein Draw
       *[other] { $count } Draws
    }
manual-count-opportunity =
    { $n ->
        [one] eine Gelegenheit
       *[other] { $count } Gelegenheiten
    }
manual-rank-2 = Zwei
manual-rank-3 = Drei
manual-rank-4 = Vier
manual-rank-5 = Fünf
manual-rank-6 = Sechs
manual-rank-7 = Sieben
manual-rank-8 = Acht
manual-rank-9 = Neun
manual-rank-T = Zehn
manual-rank-J = Bube
manual-rank-Q = Dame
manual-rank-K = König
manual-rank-A = Ass
manual-a-rank-2 = Zwei
manual-a-rank-3 = Drei
manual-a-rank-4 = Vier
manual-a-rank-5 = Fünf
manual-a-rank-6 = Sechs
manual-a-rank-7 = Sieben
manual-a-rank-8 = Acht
manual-a-rank-9 = Neun
manual-a-rank-T = Zehn
manual-a-rank-J = Bube
manual-a-rank-Q = Dame
manual-a-rank-K = König
manual-a-rank-A = Ass

## sides and streets

manual-side-high = High
manual-side-low = Low
manual-side-badugi = Badugi
manual-side-draw = Draw
manual-side-points = Punkte
manual-side-omaha = Omaha
manual-side-holdem = Hold'em
manual-side-top = oben
manual-side-bottom = unten
manual-side-straight = Straße
manual-street-preflop = Vor dem Flop
manual-street-predraw = Vor dem Draw
manual-street-flop = Flop
manual-street-turn = Turn
manual-street-river = River
manual-street-bravo = Bravo
manual-street-sale = Verkauf
manual-street-draw = Draw
manual-street-first-draw = Erster Draw
manual-street-second-draw = Zweiter Draw
manual-street-third-draw = Dritter Draw
manual-street-die = Der Würfel
manual-street-second = Second Street
manual-street-third = Third Street
manual-street-fourth = Fourth Street
manual-street-fifth = Fifth Street
manual-street-sixth = Sixth Street
manual-street-seventh = Seventh Street
manual-small-street-preflop = Preflop
manual-small-street-flop = Flop
manual-small-street-turn = Turn
manual-small-street-river = River

## forced money, deck, joker

manual-forced-blinds =
    Die zwei Spieler links vom Button zahlen Small Blind und Big Blind; heads-up zahlt der Button den
    kleinen.
manual-forced-antes = Alle zahlen das Ante.
manual-bomb-pot = Alle zahlen das Ante des Bomb Pots, und niemand einen Blind.
manual-button-moves = Der Button wandert einen Sitz im Uhrzeigersinn.
manual-no-button = Es gibt keinen Button.
manual-deck-standard = das ganze Deck
manual-deck-short = Sechsen bis Asse; Zweien, Dreien, Vieren und Fünfen sind heraus
manual-deck-mexican = Achten, Neunen und Zehnen sind heraus
manual-dealt-from = Das Spiel wird aus { $cards } Karten gegeben: { $deck }.
manual-joker-bug-high =
    Ein Joker ist im Deck: er ist ein Ass oder vervollständigt eine Straße oder einen Flush.
manual-joker-bug-low = Ein Joker ist im Deck: er ist der niedrigste Wert, den sein Besitzer nicht hat.
manual-joker-mexican =
    Ein Joker ist im Deck: offen gegeben ist er ein Ass oder vervollständigt eine Straße oder einen Flush;
    verdeckt gegeben ist er wild, auch wenn er aufgedeckt wurde.
manual-joker-wild = Ein Joker ist im Deck, und er ist wild.

## who opens, and the bets

manual-bring-in-low-card =
    Die niedrigste Door Card zahlt das Bring-in, am niedrigsten die Kreuz-Zwei: nach Wert, dann nach Farbe.
manual-bring-in-high-card =
    Die höchste Door Card zahlt das Bring-in, am höchsten der Pik-König: nach Wert mit niedrigem Ass, dann
    nach Farbe.
manual-bring-in-high-card-ace-high =
    Die höchste Door Card zahlt das Bring-in, am höchsten das Pik-Ass: nach Wert, dann nach Farbe.
manual-brings-in-low-card = die niedrigste Door Card zahlt das Bring-in
manual-brings-in-high-card = die höchste Door Card zahlt das Bring-in
manual-brings-in-high-card-ace-high = die höchste Door Card zahlt das Bring-in
manual-brings-in-which-low-card = die niedrigste Door Card zahlt das Bring-in, am niedrigsten die Kreuz-Zwei
manual-brings-in-which-high-card = die höchste Door Card zahlt das Bring-in, am höchsten der Pik-König
manual-brings-in-which-high-card-ace-high =
    die höchste Door Card zahlt das Bring-in, am höchsten das Pik-Ass
manual-by-house-rule = { $what } (Hausregel: { $rule })
manual-bet-small = mit der kleinen Bet
manual-bet-big = mit der großen Bet
manual-bet-either =
    mit der kleinen oder der großen Bet, wie der erste, der setzt, es wählt; ein Raise ist mindestens so
    groß wie die letzte Bet
manual-bet-none = es wird nicht gesetzt
manual-opens-blinds = Der Spieler links vom Big Blind handelt zuerst
manual-opens-blinds-heads-up = Der Spieler links vom Big Blind handelt zuerst; heads-up der Button
manual-opens-button = Der erste Spieler links vom Button, der noch dabei ist, handelt zuerst
manual-opens-bring-in = Dieser Spieler handelt zuerst, um das Bring-in oder um die ganze kleine Bet
manual-opens-best-board = Die beste offene Hand handelt zuerst
manual-opens-high-card =
    Die höchste offene Karte eröffnet mit einer Bet; bei gleichen die erste vom Button aus
manual-opens-highest-board-position =
    Die höchste offene Hand handelt zuerst; bei gleichen die erste vom Button aus
manual-opens-lowest-board-position =
    Die niedrigste offene Hand handelt zuerst; bei gleichen die erste vom Button aus
manual-opens-highest-board-suit =
    Die höchste offene Hand handelt zuerst; bei gleichen die höhere Farbe der höchsten Karte, wie es die
    Hausregeln sagen
manual-opens-lowest-board-suit =
    Die niedrigste offene Hand handelt zuerst; bei gleichen die höhere Farbe der höchsten Karte, wie es die
    Hausregeln sagen
manual-round = Eine Setzrunde.
manual-round-at = Eine Setzrunde { $size }.
manual-round-in-limit = Eine Setzrunde (in Limit { $size }).

## rules of play

manual-habit-sevens =
    Die Siebener-Regel: nach dem Draw muss eine Sieben oder Besseres, in die niemand gesetzt hat, gesetzt
    werden, oder sie gewinnt nicht mehr, als vorher im Pot war.
manual-habit-no-check-raise = Wer gecheckt hat, darf in dieser Runde nicht erhöhen.
manual-habit-no-limp =
    Wer als Erster einsteigt, muss erhöhen; niemand darf als Erster nur den Big Blind callen.
manual-habit-open-pair-double =
    Liegt auf der Fourth Street ein offenes Paar, darf die erste Bet die große sein, und ein Raise über
    eine große Bet ist nie klein; am Cash-Tisch oder wo die Hausregel „große Bet bei offenem Paar“ es sagt.
manual-habit-one-card-for-all =
    Sind zu wenige Karten da, um allen eine letzte zu geben, wird stattdessen eine gemeinsame Karte in der Mitte für
    alle aufgedeckt (Hausregel: zu wenig Karten für die Seventh Street).
manual-habit-high-doors-burned =
    Eine Door Card, die für jede Hand, die gewinnen kann, zu hoch ist, wird gebrannt, und der Spieler bekommt
    eine andere dafür.
manual-removes-rolled =
    Zähl das Board von links nach rechts: die Karte mit dieser Zahl wird umgedreht und ist aus dem Spiel.
    Eine Sechs, oder eine Karte, die schon verdeckt liegt, ändert nichts.
manual-removes-lowest-river =
    Nimm jede Reihe mit der niedrigsten River-Karte weg, die Zwei ist am niedrigsten, das Ass am höchsten. Haben
    alle River-Karten denselben Wert, wird keine weggenommen.
manual-deck-out =
    Geht das Deck bei einem Draw aus, werden die Abwürfe und die Brennkarten gemischt und weitergegeben;
    niemand bekommt zurück, was er gerade abgeworfen hat (Hausregeln: was neu gemischt
    wird, letzte Karte des Decks).
manual-stub-short =
    Sind zu wenige Karten da, um allen eine letzte zu geben, werden die Brennkarten eingemischt; reicht auch
    das nicht, wird eine gemeinsame Karte in der Mitte für alle aufgedeckt (Hausregel: zu wenig Karten
    für die Seventh Street).
manual-order-of-up-cards =
    Jeder lässt die offenen Karten in der Reihenfolge, in der sie kamen, nebeneinander und alle sichtbar
    (1.2.2).
manual-other-money =
    Es gibt kein Bring-in: die Blinds stehen. Die kleine Bet ist der Big Blind, die große das Doppelte. Ab
    der Fourth Street werden die Karten links vom Dealer beginnend gegeben.
manual-in-betting = In { $betting }: { $text }

## conditions

manual-on-roll = bei einem Wurf von { $roll }
manual-on-rolls = bei einem Wurf von { $low } bis { $high }
manual-if-red = wenn { $count } der ersten drei Boardkarten rot sind
manual-if-black = wenn { $count } der ersten drei Boardkarten schwarz sind
manual-if-chosen = wenn { $game } gewählt wird

## the steps

manual-each-still-in = gib jedem Spieler, der noch dabei ist,
manual-each-from-button = links vom Button beginnend, gib jedem Spieler
manual-each-from-lowest = beim niedrigsten Sitz beginnend, gib jedem Spieler
manual-each-then = dann gib jedem Spieler
manual-step-face-down = { $each } { $cards } verdeckt
manual-step-face-up = { $each } { $cards } offen
manual-step-board = gib { $cards } offen
manual-in-rows = in { $rows } zu { $size }, die oberste zuerst
manual-in-columns =
    { $n ->
        [one] in einer Spalte zu { $rows }, von oben nach unten
       *[other] in { $count } Spalten zu { $rows }, jede von oben nach unten
    }
manual-one-each-row = eine rechts neben jede Reihe, die oberste zuerst
manual-goes-with-rows =
    { $n ->
        [one] Karte { $card } gehört zu Reihe { $rows }
       *[other] Karte { $card } gehört zu den Reihen { $rows }
    }
manual-below-the-other = untereinander, rechts von den Reihen: { $cards }
manual-the-street = der { $street }
manual-street-card = { $street }-Karte { $card }
manual-street-row = Reihe { $row } vom { $street }
manual-street-column = Spalte { $column } vom { $street }
manual-one-from-each-row = eine Hand nimmt höchstens eine Boardkarte aus jeder Reihe, in beliebiger Spalte
manual-from-one-line = die Boardkarten einer Hand müssen aus einer dieser Linien kommen: { $lines }
manual-span-cards =
    { $n ->
        [one] { $span } Karte
       *[other] { $span } Karten
    }
manual-step-draw-burn =
    reihum von links vom Button wirft jeder Spieler, der noch dabei ist, { $cards } ab oder bleibt pat.
    Haben alle gesagt, wie viele, leg eine Brennkarte weg und gib jedem so viele wie abgeworfen
manual-step-draw =
    reihum von links vom Button wirft jeder Spieler, der noch dabei ist, { $cards } ab oder bleibt pat.
    Haben alle gesagt, wie viele, gib jedem so viele wie abgeworfen
manual-step-discard =
    { $n ->
        [one] wer noch dabei ist, wirft eine verdeckte Karte verdeckt ab und bekommt nichts dafür
       *[other] wer noch dabei ist, wirft { $count } verdeckte Karten verdeckt ab und bekommt nichts dafür
    }
manual-step-keep =
    mit den ersten Chips, die ein Spieler einzahlt, oder dem ersten Check behält er { $span } der eigenen
    Karten und legt die anderen verdeckt unter die Chips; alle müssen sehen, wie viele behalten werden
manual-part-hand = eine { $side }-Hand zu { $size }
manual-part-hand-an = eine { $side }-Hand zu { $size }
manual-step-part =
    jeder Spieler, der noch dabei ist, teilt die eigenen Karten verdeckt in { $hands }; so bleiben sie bis
    zum Schluss
manual-step-roll =
    { $n ->
        [one] der Button würfelt mit einem Würfel
       *[other] der Button würfelt mit { $count } Würfeln
    }
manual-roll-half = { $when } wird die { $side }-Hälfte gespielt, sonst nicht
manual-roll-lines = { $when } ändern sich die Linien des Boards, wie es beim Showdown steht
manual-roll-low = die Summe sagt, wie niedrig ein Low sein muss
manual-step-expose =
    jeder Spieler, der noch dabei ist, darf reihum von links vom Button die verdeckte Karte aufdecken, oder
    nicht
manual-step-turn = { $each } { $cards }: verdeckt, wenn alle Karten dieses Spielers offen sind, sonst offen
manual-step-door = jeder Spieler, der callt oder erhöht, dreht { $cards } nach Wahl als Door Card um
manual-step-choose = wer zuerst handelt, wählt das Spiel; heads-up oder zu dritt der Button
manual-step-buy =
    deck eine Karte vom Stapel auf: sie steht zum Verkauf, reihum von links vom Button. Jeder Spieler, der
    noch dabei ist, hat { $times } zu kaufen, eine Runde und dann noch eine: er zahlt den Preis in den Pot
    (Hausregel: Preis einer Karte), wirft eine eigene Karte ab und nimmt die zum Verkauf stehende offen, und eine
    andere wird aufgedeckt. Eine Karte, die niemand nimmt, bleibt zum Verkauf; die letzte geht in den Muck
manual-burn-then = leg eine Brennkarte weg, dann { $text }

## headings of the procedure, and what the hand goes on as

manual-part-money = Pflichteinsätze
manual-part-play = Spielregeln
manual-part-showdown = Showdown
manual-part-showdown-as = Showdown als { $game }
manual-part-as = Als { $games }
manual-part-as-colon = Als { $games }: { $part }
manual-part-as-small = Als { $games }: { $part }
manual-goes-on-as = { $when }, geht die Hand als { $game } weiter
manual-before-betting-as = vor der Setzrunde, als { $game }: { $text }
manual-as-game = als { $game }: { $text }

## the showdown

manual-hole-any = beliebige eigene Karten und das Board
manual-hole-all = alle eigenen Karten und der Rest vom Board
manual-cards-own = eigenen Karten
manual-cards-of = { $side }-Karten
manual-of-one-to-four = einer bis vier der { $held } Karten
manual-of-one-to-four-own = einer bis vier der { $held } eigenen Karten
manual-of-all-own = den { $held } eigenen Karten
manual-of-best = den besten { $size } der { $held } Karten
manual-of-every-card = allen Karten auf der Hand und so vielen vom Board, dass es fünf sind
manual-of-any-five = beliebigen fünf der { $held } { $whose } und des Boards
manual-of-at-most = höchstens { $most } der { $held } { $whose } und dem Rest vom Board
manual-of-none = keiner der { $whose } und fünf vom Board
manual-of-all-five = allen fünf { $whose } und keiner vom Board
manual-of-both = beiden { $whose } und { $rest } vom Board
manual-of-exactly-these = genau { $count } der { $whose } und { $rest } vom Board
manual-of-exactly = genau { $count } der { $held } { $whose } und { $rest } vom Board
manual-or-better = { $rank } oder besser
manual-qualifier-pair = ein Paar oder besser
manual-qualifier-pair-of-sixes = ein Paar Sechsen oder besser
manual-qualifier-pair-of-nines = ein Paar Neunen oder besser
manual-qualifier-flush = ein Flush oder besser
manual-qualifier-no-pair = kein Paar
manual-qualifier-rolled = die gewürfelte Summe oder besser
manual-qualifier-three-cards = drei Karten oder besser
manual-four-card-badugi = ein Badugi mit vier Karten, { $least }
manual-low-rolled =
    Das Low muss die gewürfelte Summe oder besser sein: eine Summe von 11 ist ein Bube, von 12 eine Dame;
    bei 4 oder weniger gibt es kein Low.
manual-to-win = Um { $what } zu gewinnen, braucht eine Hand: { $least }.
manual-to-win-ranks =
    Um { $what } zu gewinnen, braucht eine Hand: { $least }; fünf verschiedene Werte, keiner höher als
    { $above }.
manual-best-of = die beste Hand ({ $best }) aus { $cards }
manual-best-on-line = die beste Hand ({ $best }) auf Board { NUMBER($line, useGrouping: 0) }, aus { $cards }
manual-share-pot = den Pot
manual-share-half = die Hälfte
manual-share-third = das Drittel
manual-share-quarter = das Viertel
manual-share-sixth = das Sechstel
manual-share-eighth = das Achtel
manual-share-part = den Teil
manual-named-share = { $share } { $side }
manual-the-pot = Den Pot
manual-the-share = Vom Pot { $share } { $side }
manual-goes-to = { $share } bekommt { $hand }.
manual-goes-to-first = { $share } bekommt die erste von diesen, die jemand macht, der noch dabei ist.
manual-scale = { $best }: { $order }.
manual-scale-best = { $best }: { $order }
manual-played-only = Dieser Teil ({ $share }) wird nur gespielt { $when }.
manual-first-tier = Zuerst: { $hand }.
manual-failing-that = Sonst: { $hand }.
manual-if-among = wenn unter allen Karten dieses Spielers { $ranks } ist
manual-nobody-waits = Qualifiziert sich niemand, wartet der Pot auf das nächste Geben an dieselben Spieler.
manual-nobody-best =
    Qualifiziert sich überhaupt niemand, bekommt die beste Hand ({ $best }) den ganzen Pot für { $side }, was sie
    auch sei.
manual-split-in = Der Pot wird in { $count } geteilt, zwischen { $sides }; ein Odd Chip geht an { $first }.
manual-split-again =
    Die Hälfte { $half } wird noch einmal in { $count } geteilt, zwischen { $sides }; ein Odd Chip geht an
    { $first }.
manual-empty-quarter =
    Ein Viertel, für das sich niemand qualifiziert, wird nicht gespielt: das andere bekommt die ganze
    Hälfte.
manual-empty-half =
    Eine Hälfte, für die sich niemand qualifiziert, wird nicht gespielt: die andere bekommt den ganzen Pot.
manual-equal-hands = Gleiche Hände teilen; ihre Odd Chips gehen { $whom }.
manual-tie-button = an die erste von ihnen im Uhrzeigersinn vom Button
manual-tie-suit = an die mit der höchsten Karte nach Farbe: Pik, Herz, Karo, Kreuz

## the game card

manual-label-cards = Karten
manual-label-plays = Spielt
manual-label-deck = Deck
manual-label-money = Einsätze
manual-label-opens = Eröffnet
manual-label-betting = Setzen
manual-label-cap = Cap
manual-label-draws = Draws
manual-label-pot = Pot
manual-label-qualifier = Qualifier
manual-label-odd-chip = Odd Chip
manual-label-seats = Sitze
manual-card-seats = 2 bis { $most }
manual-card-each = jeder { $cards }
manual-card-as-picked = dann wie im gewählten Spiel
manual-card-first-down = die erste verdeckt; jeder darf sie aufdecken
manual-card-down = { $count } verdeckt
manual-card-thrown = { $count } abgeworfen
manual-card-on-board = { $count } auf dem Board
manual-card-deck = { $cards } Karten
manual-card-joker = Joker: { $joker }
manual-card-joker-bug-high = ein Ass, oder vervollständigt Straße oder Flush
manual-card-joker-bug-low = der niedrigste Wert, der fehlt
manual-card-joker-mexican = offen ein Bug, verdeckt wild
manual-card-joker-wild = wild
manual-card-blinds = Blinds
manual-card-antes = Antes
manual-card-antes-button = Antes und ein Button
manual-card-antes-bring-in = Antes und ein Bring-in
manual-card-later = { $first }; später { $later }
manual-card-lowest-board = die niedrigste offene Hand
manual-card-highest-board = die höchste offene Hand
manual-card-opens-blinds = links vom Big Blind
manual-card-opens-button = links vom Button
manual-card-opens-high-card = die höchste offene Karte
manual-short-hole = verdeckt
manual-short-down = verdeckt
manual-short-up = offen
manual-short-board = Board
manual-short-draw = Draw
manual-short-discard = abwerfen
manual-short-keep = behalten
manual-short-part = teilen
manual-short-roll = würfeln
manual-short-remove = wegnehmen
manual-short-rolled = die gewürfelte
manual-short-lowest-river = niedrigster River
manual-short-expose = aufdecken
manual-short-turn = offen oder verdeckt
manual-short-door = Door Card
manual-short-choose = wählen
manual-short-buy = kaufen
manual-card-bet-small = klein
manual-card-bet-big = groß
manual-card-bet-either = klein oder groß
manual-card-bet-none = keine Bets
manual-card-bet-by = { $bet } ({ $value })
manual-card-plays = aus { $cards }
manual-card-plays-side = { $side }: aus { $cards }
manual-card-cap-none = keiner
manual-card-no-cap = kein Cap
manual-card-cap = eine Bet und { $raises }
manual-card-cap-in-limit = in Limit { $cap }; sonst keiner
manual-card-draws = { $draws }, jeder { $span } Karten
manual-card-splits-picked = wie im gewählten Spiel: { $games }
manual-card-turned = { $when }, { $game }: { $shares }
manual-card-not-split = { $best }, nicht geteilt
manual-card-split = geteilt: { $sides }
manual-card-side = { $side } ({ $hands })
manual-card-best = { $best }
manual-card-or-else = { $best }, sonst { $other }
manual-card-qualifies = { $side }: { $least }
manual-card-nobody-waits = niemand: der Pot wartet
manual-card-nobody-best = niemand: beste Hand für { $side }
manual-card-ties = Gleichstand: { $whom }
manual-card-odd-half = Hälfte { $side }

## the kinds of hand

manual-kind-no-pair = kein Paar
manual-kind-pair = Paar
manual-kind-two-pair = zwei Paar
manual-kind-trips = Drilling
manual-kind-straight = Straße
manual-kind-flush = Flush
manual-kind-full-house = Full House
manual-kind-quads = Vierling
manual-kind-straight-flush = Straight Flush
manual-kind-five-of-a-kind = Fünfling
manual-kind-high-card = höchste Karte
