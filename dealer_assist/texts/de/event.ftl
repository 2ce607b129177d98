### Warum ein Tisch eines Turniers wartet, und was seine Seite sagt.

event-over = Das Turnier ist vorbei. Es wird nichts mehr ausgeteilt
event-won = { $player } hat alle Chips gewonnen. Es wird nichts mehr ausgeteilt
event-not-started = Die Uhr läuft noch nicht. Auf die Leitung warten
event-redraw = Alle Sitze sind neu ausgelost: warten, bis alle aufgestanden sind. Noch besetzt: Tische { $tables }
event-paused = Die Uhr steht. Auf die Leitung warten
event-go =
    { $player }, Sitz { $seat }, geht an Tisch { $table }, Sitz { $to }. Mit allen Chips losschicken, dann
    „Weg“ tippen
event-will-come = { $player } wird von Tisch { $table } auf Sitz { $seat } kommen
event-come = { $player } kommt von Tisch { $table } auf Sitz { $seat }
event-last-hand-played = Die letzte Hand ist gespielt. Chips eintüten
event-hand-for-hand = Hand-for-Hand: auf { $n ->
    [one] Tisch
   *[other] die Tische
    } { $tables } warten
event-hand-dealt = Hand-for-Hand: dieser Tisch hat seine Hand gegeben
event-not-heard =
    { $why }. Ohne Verbindung hört dieser Tisch nicht, wann er wieder geben darf: den Floor rufen
event-halted =
    { $here } Spieler hier und { $most } am vollsten Tisch: die Blinds sind durch, auf den Floor
    warten
event-penalty = Sitz { $seat }: { $n ->
    [one] noch { $n } Hand wird ausgeteilt und eingezogen
   *[other] noch { $n } Hände werden ausgeteilt und eingezogen
  }
event-absent = Sitz { $seat }: niemand da; ausgeteilt, Blinds gesetzt, Hand eingezogen
event-nit-cards = Die Nit-Karten des ganzen Saals sagen, wer ein Ante schuldet
event-nit-last =
    { $player } hält die letzte Karte: ausgeschieden, die Chips verlassen das Spiel. Auf die Leitung
    warten
event-lammers-due = Das letzte Level mit Lammern ist vorbei. Die von { $players } einlösen, dann geben

event-chips-off =
    { $chips } Chips sind im Spiel, { SIGNED($difference) } gegen den Verkauf. Zähl jeden Tisch, bevor
    gegeben wird

event-break-now =
    { $n ->
        [one] Pause: noch { $n } Minute
       *[other] Pause: noch { $n } Minuten
    }

event-tickets-won =
    { $n ->
        [one] Der Platz ist gewonnen. Es wird nicht mehr gegeben
       *[other] Alle { $n } im Spiel haben ein Ticket gewonnen. Es wird nicht mehr gegeben
    }

event-shootout-done =
    { $n ->
        [one] Dieser Tisch ist entschieden: Der Gewinner kommt weiter. Auf die anderen Tische warten
       *[other] Dieser Tisch ist entschieden: { $n } kommen weiter. Auf die anderen Tische warten
    }
event-shootout-alone =
    Dieser Tisch ist entschieden: Nur einer kommt weiter, mit allen Chips, denn die anderen sind in einer Hand
    ausgeschieden. Auf die anderen Tische warten
event-raced =
    Chip-Race um T{ $old }: { $n ->
        [0] niemand gewinnt einen T{ $new }
        [one] ein T{ $new } an Sitz { $seats }
       *[other] je ein T{ $new } an die Sitze { $seats }
    }
