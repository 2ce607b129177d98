### Was abgelehnt wird, und was zu tun ist: engine.

refused-all-in-too-much = Sitz { $seat } kann hier nicht mit { $chips } all-in gehen; { $moves }.
refused-no-raise = Sitz { $seat } darf nicht erhöhen: { $why }; { $moves }.
refused-no-complete = Sitz { $seat } hat nichts zu komplettieren; { $moves }.
refused-complete-to-what = Sitz { $seat } komplettiert auf einen beliebigen Betrag, { $amounts }; sag, auf wie viel.
refused-no-bring-in = Sitz { $seat } zahlt jetzt kein Bring-in; { $moves }.
refused-not-whole-chips =
    { $chips } lassen sich mit Chips zu { $chip } nicht setzen; nimm ein Vielfaches von { $chip }.
refused-hand-folded-no-actions = Sitz { $seat } hat gefoldet und handelt nicht mehr; jetzt: { $now }.
refused-not-betting = Es gibt nichts zu setzen; jetzt: { $now }.
refused-all-in-held =
    Hand-for-Hand: die All-in-Hände bleiben verdeckt, und nichts wird ausgeteilt, bis der Floor diese Hand freigibt.
refused-not-held = Hier wird keine All-in-Hand zurückgehalten; jetzt: { $now }.
refused-out-of-turn-acts = Sitz { $actor } ist an der Reihe, nicht Sitz { $seat }; jetzt: { $now }.
refused-card-count-name-board = Nenne die Karten des Boards, die gegeben wurden, wie in "deal board Kc Qc 2d".
refused-nothing-to-deal-no-community = Keine gemeinsame Karte ist zu geben; jetzt: { $now }.
refused-hand-folded-gets-no-cards = Sitz { $seat } hat gefoldet und bekommt keine Karten; jetzt: { $now }.
refused-card-count-named-for-seat = { $count ->
        [one] 1 Karte ist
       *[other] { $count } Karten sind
    } für Sitz { $seat } genannt; { $down } verdeckte und { $up } offene sind noch zu
    nennen. Nenne diese, oder lass die Zeile weg.
refused-not-in-deck-look-again = { $card } ist nicht im Deck von { $game }; sieh noch einmal hin und berichtige es.
refused-duplicate-card-in-the-muck =
    { $card } hat Sitz { $seat } abgeworfen, und der Muck ist nicht gemischt; eine von beiden stimmt nicht,
    berichtige sie.
refused-own-discard =
    Sitz { $seat } hat { $card } in eben diesem Draw abgeworfen und darf sie nicht zurückbekommen; gib die
    nächste Karte.
refused-duplicate-card-not-shuffled-in =
    { $card } hat Sitz { $seat } in diesem Draw abgeworfen, und dieser Abwurf wurde nicht eingemischt;
    berichtige es.
refused-draw-limit =
    Sitz { $seat } will { $count }; hier { $high ->
        [0] darf keine Karte
       *[other] dürfen { $low } bis { $high } Karten
    } gezogen werden. Frag noch einmal.
refused-duplicate-card-thrown-twice = Sitz { $seat } wirft eine Karte zweimal ab; berichtige es.
refused-duplicate-card-thrown-face-up =
    { $card } liegt offen bei Sitz { $seat }, und hier werden nur verdeckte Karten abgeworfen; nenne eine
    davon.
refused-not-held-thrown = Sitz { $seat } hält { $card } nicht; nenne Karten der Hand.
refused-hand-folded = Sitz { $seat } hat gefoldet; jetzt: { $now }.
refused-no-discard = Sitz { $seat } hat nichts abzuwerfen; jetzt: { $now }.
refused-bad-parts-parted-so =
    Sitz { $seat } hat die Hand so geteilt: { $parts }, und so bleibt sie; gib sie so ein, oder nimm das
    zurück.
refused-card-count-no-unseen =
    Eine aufgedeckte Hand hat keine ungesehenen Karten; nenne jede Karte von Sitz { $seat }, oder gib die
    Hand in den Muck.
refused-card-count-enter-all = Sitz { $seat } hält { $held } Karten; { $count } sind genannt. Gib alle ein.
refused-not-held-dealt-another =
    Sitz { $seat } bekam { $card }, nicht unter den gezeigten; berichtige eine von beiden.
refused-duplicate-card-shown-twice = Sitz { $seat } zeigt eine Karte zweimal; berichtige es.
refused-not-held-face-up-not-shown = { $card } liegt offen bei Sitz { $seat } und wird nicht gezeigt; berichtige es.
refused-no-part = Keine Hand ist zu teilen; jetzt: { $now }.
refused-out-of-turn-decides = Sitz { $seat } entscheidet; jetzt: { $now }.
refused-card-count-opens-one = Sitz { $seat } deckt eine Karte auf; nenne diese eine.
refused-not-held-face-down = Sitz { $seat } hat keine solche verdeckte Karte; nenne eine, die es ist.
refused-no-door = Sitz { $seat } hat keine Door Card zu nennen; jetzt: { $now }.
refused-card-count-one-door = Sitz { $seat } deckt eine Door Card auf; nenne sie.
refused-out-of-turn-buys = Jetzt kann Sitz { $buyer } kaufen, vor Sitz { $seat }.
refused-card-count-thrown-for-bought = Sitz { $seat } wirft eine Karte für die gekaufte ab; nenne diese eine.
refused-not-held-all-open = Jede Karte von Sitz { $seat } liegt offen; nenne die abgeworfene.
refused-no-choice = Kein Spiel ist zu wählen; jetzt: { $now }.
refused-no-roll = Es ist nicht zu würfeln; jetzt: { $now }.
refused-no-run-begun =
    Die erste Karte des Rests liegt schon, und wie oft er gegeben wird, wird vorher vereinbart; jetzt: { $now }.
refused-no-run-flop-decides =
    Der Flop entscheidet, welches Spiel es wird; wer vor ihm all-in ist, bekommt das Board nur einmal; jetzt: { $now }.
refused-no-run-complete = Das Board ist vollständig; es ist nichts mehr zu geben.
refused-deck-out-nobody-draws =
    Deck und Muck sind verbraucht; niemand kann mehr ziehen. Weniger Karten nehmen, oder pat bleiben.
refused-deck-out-call-floor = Deck und Muck sind verbraucht; ruf den Floor, diese Hand kann nicht weitergehen.
refused-hand-over = Diese Hand ist vorbei; beginne die nächste, oder nimm ihre letzte Aktion zurück.
refused-no-stack =
    Sitz { $seat } hat Karten bekommen und hat Chips. Zähl sie noch einmal; wer keine hat, wird aus der
    nächsten Hand genommen.
refused-stack-misfit =
    Mit { $chips } dahinter war die Hand von Sitz { $seat } eine andere: „{ $line }“ passt nicht mehr.
    { $why } Ändere zuerst diesen Eintrag im Log, oder zähl den Stack nach der Hand.
refused-empty-seat-dealt-in = Sitz { $seat } ist nicht in dieser Hand; Karten haben die Sitze { $seats }.
refused-hand-folded-nothing-to-show = Sitz { $seat } hat gefoldet und nichts zu zeigen; jetzt: { $now }.
refused-no-showdown = Das Setzen ist nicht vorbei; jetzt: { $now }.
refused-no-muck-all-in =
    Sitz { $seat } kann nicht mucken: jemand ist all-in und das Setzen ist vorbei, also werden alle Hände
    aufgedeckt. Gib die Karten ein.
refused-no-muck-cards-to-come = Es kommen noch Karten; jetzt: { $now }.
refused-hand-tabled =
    Sitz { $seat } hat die Hand aufgedeckt, und eine aufgedeckte Hand wird nicht weggeworfen: die Karten
    sprechen. Nimm das Zeigen zurück, wenn sie falsch eingegeben wurden.
refused-bad-parts-write-or-muck =
    Die Hand von Sitz { $seat } ist geteilt: schreib ihre Teile mit / dazwischen, oder gib sie in den Muck.
refused-hand-mucked = Sitz { $seat } hat gemuckt, und hier ist eine gemuckte Hand tot; mach mit den anderen weiter.
refused-no-muck-last-hand = Alle anderen haben gemuckt: diese Hand nimmt den Pot und wird nicht weggeworfen.
refused-no-button-odd-chip =
    Ein Odd Chip geht an die erste gleiche Hand im Uhrzeigersinn vom Button aus, und es ist kein Button
    angegeben. Ergänze ihn, wie in "button": 3.
refused-bad-action-short-line = Eine Aktion ist eine kurze Zeile wie "3 raise 700".
refused-bad-action-draws-how-many =
    Wie viele zieht Sitz { $seat }? Schreib "{ $seat } draw 2", oder "{ $seat } pat".
refused-bad-action-discards-what = Was wirft Sitz { $seat } ab? Schreib "{ $seat } discard 1", oder nenne die Karten.
refused-bad-amount = „{ $word }“ ist keine Anzahl Chips. Schreib eine ganze Zahl bis { $most }, ohne Kommas.
refused-no-fold-bring-in = Sitz { $seat } hat das Bring-in und kann nicht folden; { $moves }.
refused-no-fold-must-open = Sitz { $seat } muss eröffnen und kann nicht folden; { $moves }.
refused-no-check-owes = Sitz { $seat } schuldet { $chips } und kann nicht checken; { $moves }.
refused-no-check-must-open = Sitz { $seat } muss eröffnen; { $moves }.
refused-no-call-nothing-to-call = Sitz { $seat } hat nichts zu callen; { $moves }.
refused-no-call-not-just-call = Sitz { $seat } darf { $chips } nicht nur callen; { $moves }.
refused-no-bet-bet-already = Sitz { $seat } kann nicht setzen: es liegt schon ein Einsatz von { $chips }; { $moves }.
refused-no-bet-none-possible = Sitz { $seat } kann nicht setzen: kein Einsatz ist möglich; { $moves }.
refused-bet-too-small = Sitz { $seat } hat { $to } gesetzt; das Minimum ist { $bound }. { $moves }.
refused-bet-too-big = Sitz { $seat } hat { $to } gesetzt; das Maximum ist { $bound }. { $moves }.
refused-bet-not-a-step = Sitz { $seat } hat { $to } gesetzt; hier geht nur { $amounts }.
refused-raise-too-small = Sitz { $seat } hat auf { $to } erhöht; das Minimum ist { $bound }. { $moves }.
refused-raise-too-big = Sitz { $seat } hat auf { $to } erhöht; das Maximum ist { $bound }. { $moves }.
refused-raise-not-a-step = Sitz { $seat } hat auf { $to } erhöht; hier geht nur { $amounts }.
refused-complete-too-small = Sitz { $seat } hat auf { $to } komplettiert; das Minimum ist { $bound }. { $moves }.
refused-complete-too-big = Sitz { $seat } hat auf { $to } komplettiert; das Maximum ist { $bound }. { $moves }.
refused-complete-not-a-step = Sitz { $seat } hat auf { $to } komplettiert; hier geht nur { $amounts }.
refused-hand-folded-no-hand = Sitz { $seat } hat gefoldet und keine Hand; jetzt: { $now }.
refused-nothing-to-deal-none-due =
    { $count ->
        [one] 1 Karte des Boards ist genannt, aber keine ist zu geben; jetzt: { $now }.
       *[other] { $count } Karten des Boards sind genannt, aber keine ist zu geben; jetzt: { $now }.
    }
refused-nothing-to-deal-fewer-due =
    { $count ->
        [one] 1 Karte des Boards ist genannt, aber { $due } sind zu geben; jetzt: { $now }.
       *[other] { $count } Karten des Boards sind genannt, aber { $due } sind zu geben; jetzt: { $now }.
    }
refused-duplicate-card-on-board = { $card } liegt schon auf dem Board; eine von beiden stimmt nicht, berichtige sie.
refused-duplicate-card-in-hand =
    { $card } ist schon in der Hand von Sitz { $seat }; eine von beiden stimmt nicht, berichtige sie.
refused-out-of-turn-has-folded = Sitz { $seat } hat gefoldet; jetzt zieht Sitz { $drawer }.
refused-out-of-turn-has-drawn = Sitz { $seat } hat das schon getan; jetzt zieht Sitz { $drawer }.
refused-out-of-turn-draws-later = Jetzt zieht Sitz { $drawer }, vor Sitz { $seat }.
refused-discard-count-exact = Sitz { $seat } wirft { $count } ab; das Spiel verlangt { $low }. Berichtige die Zahl.
refused-discard-count-from-to =
    Sitz { $seat } wirft { $count } ab; das Spiel verlangt { $low } bis { $high }. Berichtige die Zahl.
refused-bad-parts-not-parted = In diesem Spiel werden Hände nicht geteilt; schreib die Karten ohne /.
refused-bad-parts-shape = Die Hand von Sitz { $seat } ist geteilt: schreib { $shape }.
refused-out-of-turn-picks = Sitz { $seat } wählt das Spiel, nicht Sitz { $other }.
refused-bad-choice-not-picked =
    „{ $word }“ kann nicht gewählt werden; wähle { $games }.{ $near ->
        [none] {""}
       *[other] {" "}Meintest du { $near }?
    }
refused-bad-roll =
    Der Button wirft { $n ->
        [one] einen Würfel
       *[other] { $n } Würfel
    }, je 1 bis 6; gib den Wurf noch einmal ein.
refused-no-draw = Kein Draw ist zu machen; jetzt: { $now }.
refused-no-expose = Niemand wird gefragt, ob er aufdeckt; jetzt: { $now }.
refused-no-buy = Niemandem wird eine Karte angeboten; jetzt: { $now }.
refused-card-count-table-all =
    Sitz { $seat } muss alle { $count } Karten aufdecken; nenne jede, oder gib die Hand in den Muck.
refused-bad-action-no-action =
    „{ $line }“ ist keine Aktion. Schreib SITZ VERB, wie in "3 raise 700" oder "2 draw 1", oder deal board
    KARTEN, deal SITZ [up] KARTEN, roll N, reroll GRUND.{ $near ->
        [none] {""}
       *[other] {" "}Meintest du „{ $near }“?
    }
refused-a-list = eine Liste
refused-an-object = ein Objekt
refused-other-cards =
    Sitz { $seat } behielt vor dem Draw { $count } Karten, die in jedem Durchgang spielen, mit je neuen dazu.
    Sieh die Hand noch einmal an und gib sie ganz ein.
refused-no-muck-draw-is-run =
    Sitz { $seat } kann nicht mucken: der Draw wird { $run } Mal gegeben, und die nicht abgeworfenen Karten
    spielen in jedem. Gib die Hand ein; jetzt: { $now }.
refused-no-run-all-in =
    Das Board, oder der letzte Draw, kann mehrmals gegeben werden, wenn alle all-in sind und seine Karten noch
    kommen; jetzt: { $now }.
refused-no-run-run-already =
    Es wurde schon { $run } Mal gegeben; nimm diesen Eintrag zurück, um es seltener zu geben.
refused-run-too-often-board-of-stub =
    Die { $stub } Karten des Stapels sind zu wenige, um das Board { $times } Mal zu geben; gib es seltener.
refused-run-too-often-draw-of-stub =
    Die { $stub } Karten des Stapels sind zu wenige, um den Draw { $times } Mal zu geben; gib ihn seltener.
refused-run-too-often-board-in-this-room =
    { $n ->
        [1] Dieser Raum gibt das Board nur einmal; mach mit einem weiter.
       *[other] Dieser Raum gibt das Board höchstens { $n } Mal; wähle 1 bis { $n }.
    }
refused-run-too-often-draw-in-this-room =
    { $n ->
        [1] Dieser Raum gibt den Draw nur einmal; mach mit einem weiter.
       *[other] Dieser Raum gibt den Draw höchstens { $n } Mal; wähle 1 bis { $n }.
    }
refused-card-count-throws =
    Sitz { $seat } wirft { $thrown } ab, aber { $count ->
        [one] 1 Karte ist
       *[other] { $count } Karten sind
    } genannt. Nenne alle, mit ?? für jede, die
    niemand sah oder die der Hand fehlte, oder keine.
