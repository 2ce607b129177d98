### Aktionen, wie ein Dealer sie sagt: „3 raise 700“ heißt „Sitz 3 erhöht auf 700“.

## $who ist said.seat oder said.seat-named, $cards Karten in einer Reihe

said-seat = Sitz { $seat }
said-seat-named = Sitz { $seat } ({ $name })
said-fold = { $who } foldet
said-check = { $who } checkt
said-call = { $who } callt
said-bet = { $who } setzt { $chips }
said-raise = { $who } erhöht auf { $chips }
said-complete = { $who } komplettiert
said-bring-in = { $who } zahlt das Bring-in
said-all-in = { $who } ist all-in
said-pat = { $who } bleibt pat
said-no-expose = { $who } lässt sie verdeckt
said-no-buy = { $who } lässt die Karte liegen
said-draw = { $who } zieht { $cards }
said-discard = { $who } wirft { $cards } ab
said-show = { $who } zeigt
said-show-cards = { $who } zeigt { $cards }
said-muck = { $who } muckt
said-dead = Die Hand von { $who } ist tot
said-part = { $who } teilt die Hand: { $cards }
said-expose = { $who } deckt { $cards } auf
said-buy = { $who } kauft eine Karte und wirft { $cards } ab
said-door = { $who } dreht { $cards } um
said-stack = { $who } hat noch { $chips }, gezählt
said-choose = { $who } wählt { $game }
said-is-dealt = { $who } bekommt: { $cards }
said-community = Gemeinsame Karte: { $cards }
said-community-buy = Karte zum Verkauf: { $cards }
said-board = Board: { $cards }
said-roll = Gewürfelt: { $dice }
said-and = {" "}und{" "}
said-run =
    { $n ->
        [one] Einmal laufen lassen
       *[other] { $n }-mal laufen lassen
    }
said-reroll = Der Wurf galt nicht
said-release = Der Floor gibt die All-in-Hand frei
said-void = Hand annulliert
said-unseen = eine nicht gesehene Karte

## dasselbe auf einer kleinen Taste; $what ist ein Betrag oder eine Kartenzahl

brief-cards = Karten
brief-fold = { $seat } Fold
brief-check = { $seat } Check
brief-call = { $seat } Call
brief-bet = { $seat } Bet { $what }
brief-raise = { $seat } Raise { $what }
brief-complete = { $seat } komplettiert
brief-bring-in = { $seat } Bring-in
brief-all-in = { $seat } All-in
brief-pat = { $seat } pat
brief-no-expose = { $seat } zu
brief-no-buy = { $seat } lässt sie
brief-draw = { $seat } zieht { $what }
brief-discard = { $seat } wirft { $what }
brief-show = { $seat } zeigt
brief-muck = { $seat } Muck
brief-dead = { $seat } tot
brief-part = { $seat } teilt
brief-expose = { $seat } offen
brief-buy = { $seat } kauft
brief-door = { $seat } dreht um
brief-stack = { $seat } hat { $what }
brief-choose = { $seat } wählt
brief-roll = Wurf { $what }
brief-reroll = neuer Wurf
brief-run = { $what }× laufen
brief-release = freigeben
brief-void = annulliert

## wo die Hand steht

round-preflop = Preflop
round-flop = Flop
round-turn = Turn
round-river = River
round-third = Third Street
round-fourth = Fourth Street
round-fifth = Fifth Street
round-sixth = Sixth Street
round-seventh = Seventh Street
round-showdown = Showdown
round-first-draw = erster Draw
round-second-draw = zweiter Draw
round-third-draw = dritter Draw
round-draw = Draw
round-predraw = vor dem Draw
round-second = Second Street
round-bravo = Bravo
round-die = Würfel
round-sale = Verkauf
