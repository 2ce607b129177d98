### Die Ansage: was der Dealer jetzt tut.

## $street ist ein Text aus street, $what ist prompts.count oder prompts.enter-up

prompts-too-many =
    Das Deck reicht in diesem Spiel für { $most } Spieler, und { $count } bekommen Karten: es wird ausgehen.
prompts-deal = Jetzt { $street } geben: { $what }
prompts-burn-deal = Brennkarte, dann { $street } geben: { $what }
prompts-count =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
prompts-enter-up =
    { $n ->
        [one] offene Karte von Sitz { $seat } eingeben
       *[other] die { $n } offenen Karten von Sitz { $seat } eingeben
    }
prompts-turn-community = Brennkarte, dann eine gemeinsame Karte aufdecken: sie zählt für alle
prompts-community = Gemeinsame Karte eingeben
prompts-rest = Den Rest des Boards geben: { $cards }
prompts-with-burns =
    { $n ->
        [one] { $cards } und 1 Brennkarte
       *[other] { $cards } und { $n } Brennkarten
    }
prompts-enter-rest =
    { $n ->
        [one] Die Boardkarte eingeben, die auf dem Tisch liegt
       *[other] Die { $n } Boardkarten eingeben, die auf dem Tisch liegen
    }
prompts-rest-of-run = Board { $board } von { $boards }. { $rest }
prompts-rest-of-dealing = Durchgang { $board } von { $boards }. { $rest }
prompts-deal-run = Board { $board } von { $boards } geben: { $cards }
prompts-deal-dealing = Durchgang { $board } von { $boards } geben: { $cards }
prompts-board-first = Das Board vor dem Abwurf geben: { $cards }
prompts-choose = Sitz { $seat } wählt das Spiel: { $games }
prompts-roll =
    { $n ->
        [one] Der Button wirft einen Würfel: Wurf eingeben
       *[other] Der Button wirft { $n } Würfel: Wurf eingeben
    }
prompts-discard =
    { $n ->
        [one] Jeder Spieler wirft 1 Karte ab
       *[other] Jeder Spieler wirft { $n } Karten ab
    }
prompts-keep = Sitz { $seat } wählt, welche Karten bleiben: wie viele abgeworfen, { $low } bis { $high }
prompts-part = Jeder Spieler teilt die Hand: { $parts }
prompts-part-of = { $size } für { $name }
prompts-door = Sitz { $seat } dreht eine Door Card um: eingeben
prompts-door-burned = { $card } verbrennen, zu hoch: nächste offene Karte von Sitz { $seat } eingeben
prompts-expose = Sitz { $seat }: die verdeckte Karte aufdecken oder nicht?
prompts-sale = Eine Karte aufdecken und anbieten: eingeben. Sitz { $seat } darf sie zuerst kaufen, für { $chips }
prompts-buy = Sitz { $seat }: { $card } für { $chips } kaufen und dafür eine Karte abwerfen, oder nicht?
prompts-draw =
    { $low ->
        [0] { $high ->
            [0] { $who }: pat
            [one] { $who }: pat, oder 1 Karte
           *[other] { $who }: pat, oder 1 bis { $high } Karten
        }
       *[other] { $who }: { $low } bis { $high } Karten
    }
prompts-drawer = Sitz { $seat } zieht
prompts-drawer-once = Sitz { $seat } zieht; zuerst { $street } geben
prompts-drawer-board = Sitz { $seat } zieht; zuerst das Board geben
prompts-show = Sitz { $seat } zeigt: Karten eingeben, oder Muck
prompts-show-whole = Sitz { $seat } zeigt: alle Karten eingeben, oder Muck
prompts-turn-up = All-in: jede Hand aufdecken.
prompts-held = All-in: die Hände bleiben verdeckt, bis der Floor sie freigibt
prompts-push = Auszahlen: { $awards }
prompts-award = { $chips } an Sitz { $seat }
prompts-carried = Der Pot bleibt für die nächste Hand
prompts-house-takes = Das Haus nimmt den ganzen Pot
prompts-all-back = Alle Chips sind zurückgegangen: nichts ist auszuzahlen
prompts-act = Sitz { $seat } ist dran: { $moves }
prompts-show-run = { $text } (Draw { $run } von { $runs })
prompts-show-open = Sitz { $seat } zeigt: Karten eingeben
prompts-deal-down-to =
    { $n ->
        [one] 1 Karte verdeckt an die Sitze { $seats } geben.
       *[other] { $n } Karten verdeckt an die Sitze { $seats } geben.
    }
prompts-deal-down =
    { $n ->
        [one] Jedem Spieler 1 Karte verdeckt geben.
       *[other] Jedem Spieler { $n } Karten verdeckt geben.
    }
prompts-roll-nobody =
    { $n ->
        [one] Niemand hat den Button: einen Würfel werfen und eingeben
       *[other] Niemand hat den Button: { $n } Würfel werfen und eingeben
    }
prompts-spit =
    { $n ->
        [one] Die Spit-Karte geben: 1 Karte
       *[other] Die Spit-Karten geben: { $n } Karten
    }
prompts-first = { $text }.
prompts-stop = { $text }.

## die Karten einer Straße, im Wenfall; eine Straße, die hier fehlt, heißt wie `other`

street-preflop = die Hole Cards
street-flop = den Flop
street-turn = den Turn
street-river = den River
street-third = die Third Street
street-fourth = die Fourth Street
street-fifth = die Fifth Street
street-sixth = die Sixth Street
street-seventh = die Seventh Street
street-first-draw = die Karten des ersten Draws
street-second-draw = die Karten des zweiten Draws
street-third-draw = die Karten des dritten Draws
street-draw = die Karten des Draws
street-predraw = die Karten vor dem Draw
street-second = die Second Street
street-bravo = die Bravo-Karten
street-die = die Würfel-Karten
street-sale = die Karte zum Verkauf
street-other = die Karten von { $name }

## was Würfel, der Flop oder eine Wahl gerade entschieden haben

decided-game = Gespielt wird { $game }.
decided-more =
    { $n ->
        [one] Jedem Spieler noch 1 Karte geben.
       *[other] Jedem Spieler noch { $n } Karten geben.
    }
decided-no-card = Der Würfel zeigt { $die }: keine Boardkarte wird umgedreht.
decided-face-down = Der Würfel zeigt { $die }: diese Boardkarte liegt schon verdeckt.
decided-turn = Der Würfel zeigt { $die }: umdrehen und verdecken: { $card }.
decided-board-card = Boardkarte { $n }

## eine Hand, die für tot erklärt wurde (R59)

dead-note = Die Hand von Sitz { $seat } ist tot: die Chips bleiben liegen, und sie spielt um keinen Pot mehr.
dead-uncalled = Was vom Raise von Sitz { $seat } niemand gecallt hat, geht zurück: { $chips }.
held-note = Hand-for-Hand: der Floor gab die All-in-Hand frei.

## part

part-omaha = Omaha
part-holdem = Hold’em
