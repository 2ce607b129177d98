### Die Spielkarte, der Mix und Dealer’s Choice auf der Tischseite.

## gamecard

gamecard-key = Karte
gamecard-go = Geben
gamecard-rules = Alle Regeln
gamecard-asking = Einen Moment …
gamecard-away = Die Karte lässt sich nicht holen: keine Antwort. Die Hand geht ohne sie weiter.
gamecard-blinds = Blinds { $chips }
gamecard-of-ante = Ante { $chips }
gamecard-of-bb-ante = Big-Blind-Ante { $chips }
gamecard-of-bring-in = Bring-in { $chips }
gamecard-of-spread = Spread { $spread }
gamecard-of-bets = Bets { $small }/{ $big }
gamecard-of-kill = Kill von Sitz { $seat }
gamecard-where = Hand { $number } · { $street } · { $mix }
gamecard-where-kill = Hand { $number } · { $street } · Kill { $small }/{ $big } · { $game }

## mixing

mixing-now = jetzt
mixing-when-over = Ist die Hand vorbei, kann hier zu einem anderen Spiel gewechselt werden.
mixing-go-on = Ein Spiel tippen, um es jetzt zu geben; die Liste geht von dort weiter.
mixing-next-level = Nächstes Level: { $level }
mixing-next-hand = gilt ab der nächsten Hand
mixing-level-is = Level { $level } ab der nächsten Hand
mixing-settings = Mix ändern
mixing-chooses = Sitz { $seat } wählt das Spiel
mixing-chooses-name = Sitz { $seat }, { $name }, wählt das Spiel
mixing-for-hand = Für eine Hand. Die zuletzt gewählten Spiele stehen vorn.
mixing-for-orbit = Für eine volle Runde des Buttons. Die zuletzt gewählten Spiele stehen vorn.

## gamelist

gamelist-find = Spiel suchen, nach jedem Namen
gamelist-none = So heißt kein Spiel.
gamelist-most = bis { $n } Spieler
gamelist-more =
    { $n ->
        [one] und 1 weiteres: einen Teil des Namens schreiben
       *[other] und { $n } weitere: einen Teil des Namens schreiben
    }

## nexthand

nexthand-key = Bomb Pot …
nexthand-key-straddle = Bomb Pot, Straddle …
nexthand-key-small = für die nächste Hand
nexthand-of-event = sagt das Turnier oder der Floor
nexthand-title = Die nächste Hand
nexthand-bomb = Bomb Pot
nexthand-none = keiner
nexthand-ante = Ante { $chips }
nexthand-other-ante = anderes Ante …
nexthand-which-ante = Welches Ante?
nexthand-game = Spiel des Bomb Pots
nexthand-own-game = wie am Tisch
nexthand-chosen-game = wie Sitz { $seat } wählt
nexthand-other-game = anderes Spiel …
nexthand-which-game = Welches Spiel ist der Bomb Pot?
nexthand-betting = Setzstruktur
nexthand-often = Wie oft
nexthand-once = diese Hand
nexthand-every = { $n ->
        [one] jede Hand
       *[other] alle { $n } Hände
    }
nexthand-dealer = jeder neue Dealer
nexthand-vote = per Abstimmung
nexthand-votes = Der Tisch stimmt ab: Bomb Pot?
nexthand-yes = Ja
nexthand-no = Nein
nexthand-straddle = Straddle
nexthand-by-seat = Sitz { $seat }: { $chips }
nexthand-straddles = Sitz { $seat } straddelt
nexthand-run = All-in: der Rest des Boards
nexthand-times =
    { $n ->
        [one] einmal
       *[other] bis zu { $n }-mal
    }
nexthand-deal = Hand geben
nexthand-deal-bomb = Bomb Pot geben
nexthand-end = Keine Bomb Pots mehr
nexthand-ended = Von selbst kommen keine Bomb Pots mehr
nexthand-bomb-of = Bomb Pot, Ante { $chips }
nexthand-now = diese Hand
nexthand-waits = wartet auf ein Spiel mit Blinds
nexthand-in = { $n ->
        [one] in 1 Hand
       *[other] in { $n } Händen
    }
