### Was der Dealer tut, wenn Karten knapp werden oder falsch fallen, Schritt für Schritt.

## procedures

procedures-stop = { $text }.
procedures-burn = Eine Karte brennen.
procedures-burn-from-stub = Eine Karte vom Stapel brennen.
procedures-deal-round = { $players } Karten austeilen, jedem Spieler eine.
procedures-deal-round-down = { $players } Karten austeilen, jedem Spieler eine, verdeckt.
procedures-too-few = Der Stapel hat { $stub }, { $players } Spieler brauchen { $needed }.
procedures-take-in = Der Stapel hat { $stub }, { $players } Spieler brauchen { $needed }: dazunehmen: { $cards }.
procedures-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
procedures-burn-cards =
    { $n ->
        [one] { $n } Brennkarte
       *[other] { $n } Brennkarten
    }
procedures-discards =
    { $n ->
        [one] { $n } abgeworfene Karte
       *[other] { $n } abgeworfene Karten
    }
procedures-shuffle = Die { $cards } Karten mischen.
procedures-community = Die nächste Karte in der Mitte aufdecken: sie ist für alle die letzte.
procedures-starts-as-sixth = Das Setzen beginnt, wer auf der Sixth Street begann.
procedures-starts-with-community = Das Setzen beginnt, wer mit dieser Karte die besten offenen Karten hat.
procedures-shuffle-pool = { $cards } Karten mischen: { $what }.
procedures-pool-all-but-own =
    { $n ->
        [one] den Muck und alle abgeworfenen Karten außer denen von Sitz { $seats }
       *[other] den Muck und alle abgeworfenen Karten außer denen der Sitze { $seats }, die noch Karten
            bekommen
    }
procedures-pool-earlier-rounds = was vor diesem Draw im Muck war oder abgeworfen wurde
procedures-pool-all = den Muck und alle abgeworfenen Karten
procedures-burns-in = { $what }, und die Brennkarten
procedures-burns-out = { $what }, ohne die Brennkarten
procedures-burns-in-left = { $what }, und die Brennkarten mit den { $cards }, die übrig sind
procedures-burns-out-left = { $what }, ohne die Brennkarten mit den { $cards }, die übrig sind
procedures-go-on = Weiter mit Sitz { $seat }: dort fehlen { $cards }.
procedures-then = Dann Sitz { $seat }: { $cards }.
procedures-used-up = Das Deck ist aufgebraucht.
procedures-muck-burns-in = Den Muck mit den Brennkarten mischen, zusammen { $cards }
procedures-muck-burns-out = Den Muck ohne die Brennkarten mischen, zusammen { $cards }
procedures-go-on-there = Von dort weiter.
procedures-serve =
    { $n ->
        [one] { $n } Karte an Sitz { $seat } geben.
       *[other] { $n } Karten an Sitz { $seat } geben.
    }
procedures-serve-short =
    { $n ->
        [one] { $n } Karte an Sitz { $seat } geben, verlangt waren { $wanted }.
       *[other] { $n } Karten an Sitz { $seat } geben, verlangt waren { $wanted }.
    }
procedures-keeps = Sitz { $seat } behält die Karte.
procedures-may-not-keep = Sitz { $seat } darf die Karte nicht behalten: allen zeigen und zu den abgeworfenen legen.
procedures-serve-first = Zuerst die Sitze { $seats } bedienen.
procedures-all-served = Alle anderen sind bedient.
procedures-replace = Sitz { $seat } dafür eine andere Karte geben.
procedures-serve-others = Zuerst die anderen Spieler bedienen.
procedures-burn-exposed = Die offene Karte von Sitz { $seat } wegnehmen und brennen.
procedures-replace-down = Sitz { $seat } eine andere Karte geben, verdeckt.
procedures-draws-more =
    { $n ->
        [one] Weiterspielen. Beim Draw zieht Sitz { $seat } { $n } Karte mehr, als abgeworfen werden.
       *[other] Weiterspielen. Beim Draw zieht Sitz { $seat } { $n } Karten mehr, als abgeworfen werden.
    }
procedures-complete =
    { $n ->
        [one] Sitz { $seat }, dem Button, die { $n } fehlende Karte geben.
       *[other] Sitz { $seat }, dem Button, die { $n } fehlenden Karten geben.
    }
procedures-wrong-count =
    { $cards ->
        [one] Sitz { $seat } hält { $cards } Karte, richtig sind { $due }, und es wurde schon gehandelt.
       *[other] Sitz { $seat } hält { $cards } Karten, richtig sind { $due }, und es wurde schon gehandelt.
    }
procedures-kill = Die Hand ist tot; ihre Chips bleiben im Pot.
procedures-misdeal = Misdeal ansagen und die Chips zurückgeben, die seit dem Austeilen gesetzt wurden.
procedures-take-all = Alle Karten einziehen, auch Stapel und Brennkarten.
procedures-deal-again-blinds = Mischen und neu austeilen: derselbe Button, dieselben Blinds.
procedures-deal-again-antes = Mischen und neu austeilen: derselbe Button, dieselben Antes.
procedures-deal-again-no-button = Mischen und neu austeilen: dieselben Antes.

## wie ein Ablauf heißt

procedure-deal = austeilen
procedure-community-card = gemeinsame Karte
procedure-shuffle-the-burns-in = Brennkarten mitmischen
procedure-shuffle-the-discards-in = abgeworfene Karten mitmischen
procedure-reshuffle = neu mischen
procedure-keep = behalten
procedure-replace = ersetzen
procedure-draw-up = beim Draw auffüllen
procedure-complete = auffüllen
procedure-dead-hand = tote Hand
procedure-misdeal = Misdeal
procedure-play-on = weiterspielen
