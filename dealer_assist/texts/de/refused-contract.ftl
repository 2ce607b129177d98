### Was abgelehnt wird, und was zu tun ist: contract.

refused-bad-form-advice = Frag mit einem JSON-Objekt: dem Aufbau der Hand, ihren Aktionen und happened.
refused-hand-over-to-rule-on = Diese Hand ist vorbei; nimm ihre letzte Aktion zurück, um über sie zu entscheiden.
refused-no-happening = Sag, was geschehen ist, wie in {"{"}"kind": "chips", "chips": [500, 200]{"}"}.
refused-missing-key-happening = { $kind } braucht { $needed }; ergänze { $name }.
refused-unknown-kind =
    „{ $word }“ ist keine Art von Vorfall{ $near ->
        [none] .
       *[other] ; meintest du „{ $near }“?
    } Die Arten sind { $known }.
refused-unknown-kind-none = happened hat kein kind. Die Arten sind { $known }.
refused-too-many-chips = Nenne höchstens { $most } Chips, oder gib die Summe an.
refused-unknown-word =
    said kann nicht „{ $word }“ sein{ $near ->
        [none] .
       *[other] ; meintest du { $near }?
    } Es ist { $known } oder null.
refused-bad-action-what-seat-did =
    line sagt, was Sitz { $seat } getan hat, wie in "{ $seat } call": eines von { $known }.
refused-bad-form-since = since ist eine Liste von höchstens { $most } Aktionszeilen.
refused-bad-betting = betting muss { $known } sein.
refused-bad-number-nothing-to-match =
    { $chips } sind schon drin, und der Einsatz ist { $bet }: es gibt nichts zu callen. Gib den höchsten
    Einsatz dieser Runde als bet an.
refused-bad-number-pot-holds =
    Der Pot enthält mindestens die Einsätze darin, { $chips }. Zähl alles in der Mitte, mit den Einsätzen
    dieser Runde.
refused-too-few-players = Alle Sitze haben gefoldet. Jemand muss Karten haben, um den Pot zu gewinnen.
refused-bad-form-sides = sides muss eine Liste der gewinnenden Sitze sein, oder zwei für die Hälften eines Pots.
refused-card-count-no-board =
    { $game } hat kein Board. Lass board weg; die eine gemeinsame Karte eines Stud-Spiels ist community.
refused-no-community =
    { $game } hat keine gemeinsame Karte; das hat nur ein Stud-Spiel, dessen Stapel ausging. Lass sie weg.
refused-duplicate-card-on-two-boards =
    { $card } liegt auf zwei Boards. Sie dürfen nur die Karten teilen, die schon lagen, als das Geld
    hineinging, an denselben Stellen.
refused-bad-parts-hands-not-parted =
    Hände von { $game } werden nicht geteilt. Schreib die Karten von Sitz { $seat } ohne /.
refused-bad-parts-sizes = Die Hand von Sitz { $seat } muss mit / geteilt sein, { $sizes } Karten. Schreib sie so.
refused-bad-form-act = Ein Vorgang ist eine Tabelle mit seinem Wort, wie {"{"}"act": "draw"{"}"}.
refused-unknown-act =
    Es gibt keinen Vorgang „{ $word }“. { $near ->
        [none] Es gibt: { $known }.
       *[other] Meintest du „{ $near }“?
    }
refused-no-name-player = Ein Spieler hat einen Namen von höchstens 80 Buchstaben. Schreib einen.
refused-bad-form-flag = { $name } ist true oder false.
refused-nothing-to-move = Der Raum ist richtig, wie er ist, oder es wird noch umgesetzt.
refused-entries-sold =
    Für diesen Stack und dieses Geld sind Entries verkauft, also bleiben sie. Ändere die Level und Pausen, die
    noch kommen.
refused-prizes-up =
    Die Anmeldung ist geschlossen, und die Preistabelle ist aus diesem Geld gemacht. Nimm zuerst das Schließen zurück.
refused-levels-played = Level, die gespielt sind, bleiben, wie sie waren. Ändere die, die noch kommen.
refused-too-large =
    Das Dokument ist größer als { $most } Bytes, das Meiste, was gelesen wird. Schick die Hände einzeln, oder
    eine je Zeile.
refused-bad-form-mix = Ein Mix ist der Name einer Liste, oder ein Objekt mit games und change.
refused-empty-mix =
    Ein Mix hat 1 bis { $most } Spiele, und dieser hat { $count }. Wähle eine Liste, oder seine Spiele.
refused-unknown-mix =
    Es gibt keine Liste „{ $word }“. { $near ->
        [none] Die Listen sind: { $known }.
       *[other] Meintest du „{ $near }“?
    }
refused-bad-name-mix = Der Name eines Mix hat höchstens 40 Buchstaben. Kürze ihn.
refused-bad-form-game-of-mix = Ein Spiel eines Mix ist seine Id, oder ein Objekt mit game und betting.
refused-unknown-betting-of-game = Es gibt keine Setzstruktur „{ $word }“. { $game } wird { $known } gespielt.
refused-unknown-way =
    Ein Mix wechselt nicht nach „{ $word }“. Er wechselt nach { $known } oder nach Wahl (choice); nenne eines
    davon.
refused-unknown-word-say = „{ $word }“ ist nicht bekannt; sag { $known }.
refused-bad-form-stakes = { $place } muss ein Objekt mit blinds, ante, bring_in, small_bet sein.
refused-too-many-blinds = Höchstens zehn Blinds können gesetzt werden.
refused-too-many-posts =
    Höchstens { $most } Einsätze werden gelesen, einer jeder Art von jedem Sitz; lass weg, was doppelt steht.
refused-too-many-actions = Eine Hand hat höchstens { $most } Aktionen.
refused-unknown-key =
    Hier gibt es kein „{ $word }“.{ $near ->
        [none] {" "}Die Schlüssel sind: { $known }.
       *[other] {" "}Meintest du „{ $near }“?
    }
refused-bad-number-whole = „{ $name }“ muss eine ganze Zahl sein, ohne Anführungszeichen, Punkt oder Kommas.
refused-bad-number-between = „{ $name }“ muss zwischen { $least } und { $most } liegen.
refused-bad-flag = { $name } muss true oder false sein.
refused-bad-seat-number = „{ $word }“ ist kein Sitz. Sitze sind die Zahlen 1 bis { $most }.
refused-bad-form-object = { $name } muss ein Objekt sein, wie im Vertrag.
refused-bad-form-list = { $name } muss eine Liste sein.
refused-bad-form-set-up = Ein Aufbau ist ein JSON-Objekt mit game, seats und button.
refused-unknown-game-by-id = Nenne das Spiel bei seiner Id, wie in der Liste der Spiele.
refused-unknown-word-one-of =
    { $name } „{ $word }“ ist nicht bekannt; es ist eines von { $known }.{ $near ->
        [none] {""}
       *[other] {" "}Meintest du „{ $near }“?
    }
refused-too-few-seats = Eine Hand braucht mindestens zwei Sitze mit Chips; ergänze sie in seats.
refused-duplicate-seat = Sitz { $seat } ist zweimal da; behalte einen.
refused-no-button = { $game } wird von einem Button aus gegeben; gib seinen Sitz an, 1 bis { $most }.
refused-empty-seat = Niemand sitzt auf Sitz { $seat }; Karten haben die Sitze { $known }.
refused-no-blinds-here = { $game } wird mit Antes und ohne Blinds gespielt; lass blinds leer.
refused-no-spread-here = Ein Spread ist für Spread-Limit; in { $betting } lass spread weg.
refused-bad-spread =
    Ein Spread ist das Minimum und das Maximum eines Einsatzes, wie in [2, 10], oder ein Paar für die kleinen
    und eines für die großen Runden, wie in [[2, 6], [2, 12]].
refused-bad-form-post = Ein Post ist ein Objekt mit seat, kind und amount.
refused-unknown-post = Ein Post ist eines von { $known }.
refused-card-count-door-card = Gib die eine Door Card von Sitz { $seat } an, wie in "Ks".
refused-duplicate-card-twice = { $card } ist zweimal da; eine von beiden stimmt nicht.
refused-no-bring-in-here = { $game } hat kein Bring-in; lass bring_in weg oder null.
refused-no-bring-in-of-game = { $game } eröffnet mit einem Bring-in; gib bring_in in Chips an.
refused-no-ante = Ein Bomb Pot wird mit Antes bezahlt; gib ante in Chips an.
refused-no-forced-money = Niemand setzt etwas; gib blinds, ein ante oder posts an.
refused-too-many-seats =
    { $game } wird an höchstens { $most } gegeben, und { $count } sitzen: das Deck reicht nicht. Setz { $fewer }
    Spieler weniger an den Tisch, oder wähle ein anderes Spiel.
refused-bomb-pot-blinds =
    { $game } wird nicht mit Blinds gespielt: dort zahlt ohnehin jeder ein Ante. Wähle für den Bomb Pot ein
    Spiel mit Blinds.
refused-jam-or-fold-here-bomb-pot =
    Ein Bomb Pot hat vor dem Flop keine Aktion, die All-in oder Fold sein könnte. Spiel ohne den Bomb Pot oder mit
    einer anderen Setzstruktur.
refused-jam-or-fold-here =
    In { $game } muss der erste Spieler setzen, also wird niemand vor All-in oder Fold gestellt. Wähle eine andere
    Setzstruktur.
refused-not-in-deck-of-game = { $card } ist nicht im Deck von { $game }.
refused-no-up-cards = { $game } hat keine offenen Karten; lass up weg.
refused-too-many-seats-for-deck =
    { $count } Spieler brauchen { $needed } Karten vor dem ersten Einsatz; das Deck hat { $deck }. Setz weniger
    Spieler an den Tisch.
refused-bad-form-showdown = Ein Showdown ist ein JSON-Objekt mit game, pots und hands.
refused-missing-key-showdown = Es gibt kein „{ $name }“; ein Showdown braucht game, pots und hands.
refused-bad-form-board-or-runouts = Gib board für ein Board an, oder runouts für mehrere, nicht beides.
refused-bad-house-rule-object = Hausregeln sind ein Objekt, wie {"{"}"odd-chip-most": "one-per-split"{"}"}.
refused-bad-house-rule-not-so-written = Keine Hausregel wird so geschrieben; sieh in der Liste der Regeln nach.
refused-bad-seat-whole = Ein Sitz ist eine ganze Zahl, 1 bis { $most }.
refused-bad-seat-no-such-seat = Diesen Sitz gibt es nicht. Sitze sind die Zahlen 1 bis { $most }.
refused-missing-choice = Sag, welches Spiel gewählt wurde: { $known }. Wo niemand wählte, gilt { $usual }.
refused-bad-choice-no-choice = In { $game } wird kein Spiel gewählt; lass choice weg.
refused-bad-choice-one-of =
    Die Wahl ist eines von { $known }.{ $near ->
        [none] {""}
       *[other] {" "}Meintest du { $near }?
    }
refused-card-count-far-more = In dieser Liste sind viel mehr Karten als in einem Deck.
refused-card-count-not-dealt-yet = Karte { $n } ist noch nicht gegeben; ein Showdown braucht jede Karte. Ergänze sie.
refused-bad-card-string = Eine Karte ist ein Text wie "Ah".
refused-card-count-one-community = Ein Stud-Spiel hat eine einzige gemeinsame Karte; gib diese an.
refused-bad-form-runouts = runouts ist eine Liste von höchstens { $most } ganzen Boards.
refused-bad-dice-list = dice ist eine Liste der Würfe in ihrer Reihenfolge, wie [4, 2].
refused-bad-dice-one-to-six = Ein Würfel zeigt eine ganze Zahl von 1 bis 6.
refused-bad-form-hands = hands ist ein Objekt der aufgedeckten Hände nach Sitz, {"{"}"1": "AhKd", …{"}"}.
refused-bad-seat-more-hands = Ein Tisch hat { $most } Sitze, und es sind mehr Hände angegeben.
refused-duplicate-seat-two-hands = Sitz { $seat } hat hier zwei Hände. Behalte eine.
refused-card-count-tabled = Eine aufgedeckte Hand zeigt ihre Karten; schreib sie, wie in "AhKd".
refused-bad-form-up = up ist ein Objekt der offen gegebenen Karten nach Sitz, {"{"}"3": "Jk7h"{"}"}.
refused-no-hand-up = Sitz { $seat } hat keine aufgedeckte Hand. Ergänze die Hand, oder lass sie in up weg.
refused-not-held-up = Sitz { $seat } hält { $card } so nicht. up nennt Karten der Hand, jede einmal.
refused-bad-form-pots = pots ist eine Liste mit dem Main Pot zuerst, [{"{"}"amount": 300{"}"}].
refused-bad-form-too-many-pots = Es sind mehr als { $most } Pots; so viele hat kein Tisch.
refused-bad-form-pot = Ein Pot ist ein Objekt, {"{"}"amount": 300, "seats": [1, 4]{"}"}.
refused-missing-key-amount = Ein Pot braucht seinen Betrag (amount) in Chips.
refused-bad-form-seats-of-pot =
    seats nennt, wer den Pot gewinnen kann, [1, 4]; lass es weg, wenn es jede aufgedeckte Hand ist.
refused-no-hand-pot =
    Sitz { $seat } kann diesen Pot gewinnen und hat keine aufgedeckte Hand. Ergänze die Hand, oder nimm den
    Sitz heraus.
refused-duplicate-seat-named-twice = Sitz { $seat } ist zweimal genannt. Nenne ihn einmal.
refused-bad-form-structure = Eine Struktur ist eine Tabelle mit seats, start, chips, mix und levels.
refused-bad-toml = Das ist kein TOML: { $reason }. Berichtige diese Zeile.
refused-unknown-template =
    Es gibt keine Struktur „{ $word }“. { $near ->
        [none] Es gibt: { $known }.
       *[other] Meintest du „{ $near }“?
    }
refused-bad-name-event = Der Name eines Turniers hat höchstens 80 Buchstaben. Kürze ihn.
refused-unknown-word-is-one-of = „{ $word }“ ist nicht bekannt; { $name } ist eines von { $known }.
refused-unknown-bounty = Ein Bounty ist { $known }; „{ $word }“ ist keines davon.
refused-no-levels = Eine Struktur hat 1 bis { $most } Level, und diese hat { $count }.
refused-bad-form-level = Ein Level ist eine Tabelle mit minutes und seinen Beträgen.
refused-uneven-start =
    Der Startstack { $stack } lässt sich nicht in Chips zu { $chip } auslegen. Ändere eines von beiden.
refused-fee-too-high = Gebühr und Personalanteil sind mehr, als der Entry zahlt. Senke sie.
refused-bad-percentages = Die Prozente müssen zusammen 100 ergeben; diese sind { $sum }.
refused-late-add-on =
    Das Add-on kommt, wenn die Anmeldung geschlossen ist und die Preise bekannt sind. Biete es spätestens nach
    Level { $level } an.
refused-shootout-endless =
    Wenn von jedem { $seats }er-Tisch { $going } weiterkommen, bleibt nie ein einziger Tisch übrig. Lass höchstens
    { $most } weiterkommen oder setze mehr an einen Tisch.
refused-unknown-chip = Ein Chip zu { $chip } ist keiner der kleineren Chips dieser Struktur. Nenne einen von ihnen.
refused-too-many-seats-tables =
    { $game } ist für { $most } Spieler, und die Tische haben { $seats } Sitze. Nimm Sitze weg, oder das
    Spiel.
refused-uneven-amount =
    Level { $level }, { $game }: { $chips } lassen sich nicht zahlen, wenn der kleinste Chip im Spiel
    { $chip } ist. Runde es.
refused-bad-cell = „{ $word }“ ist kein Betrag. Schreib 400, oder 200/400 für Blinds.
refused-ask-the-server =
    Die nächste Hand wartet auf die Verbindung: mehr als die letzte entscheidet sie. Merk dir, wer den Button
    hat, und gib sie, wenn der Tisch verbunden ist.
refused-place-on-board = auf dem Board
refused-place-community = als gemeinsame Karte
refused-place-in-hand = in der Hand von Sitz { $seat }
refused-unknown-card =
    Es liegt eine ungesehene Karte { $where }. Beim Showdown ist jede Karte offen: schreib sie hin, oder lass
    die Hand weg.
refused-not-in-deck =
    { $card } ist { $where }, und das Deck von { $game } hat diese Karte nicht ({ $words }). Berichtige die Karte.
refused-duplicate-card-in-one-place = { $card } ist zweimal da, beide Male { $first }. Eine von beiden stimmt nicht.
refused-duplicate-card-in-two-places =
    { $card } ist zweimal da, { $first } und { $second }. Eine von beiden stimmt nicht.
refused-card-count-hand =
    Sitz { $seat } hält { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }; beim Showdown hat eine Hand von { $game } { $needed }. Berichtige die Hand.
refused-card-count-hand-and-community =
    Sitz { $seat } hält { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }; beim Showdown hat eine Hand von { $game } { $needed } und die gemeinsame Karte. Berichtige die Hand.
refused-card-count-board =
    Das Board hat { $count ->
        [0] keine Karten
        [one] eine Karte
       *[other] { $count } Karten
    }; { $game } gibt { $needed }. Gib alle an, in der Reihenfolge des Gebens.
refused-bad-json-no-object = Das Dokument ist { $kind }; es muss ein JSON-Objekt sein: {"{"}"game": …{"}"}.
refused-kind-list = eine Liste
refused-kind-string = ein Text
refused-kind-number = eine Zahl
refused-kind-flag = true oder false
refused-kind-null = null
refused-bad-json-not-utf-8 =
    Byte { NUMBER($byte, useGrouping: 0) } des Dokuments ist kein UTF-8. Speichere es als UTF-8 und schick es
    noch einmal.
refused-bad-json-too-deep =
    Listen und Objekte stehen mehr als { NUMBER($most, useGrouping: 0) } tief ineinander; das braucht kein
    Dokument.
refused-bad-json-empty = Das Dokument ist leer; es muss ein JSON-Objekt sein.
refused-bad-json-not-json =
    Das ist kein JSON: { $reason } in Zeile { NUMBER($line, useGrouping: 0) }, Spalte
    { NUMBER($column, useGrouping: 0) }. Berichtige es und schick es noch einmal.
refused-json-value = ein Wert wird erwartet
refused-json-key = ein Schlüssel in doppelten Anführungszeichen wird erwartet
refused-json-comma = ein Komma wird erwartet
refused-json-colon = ein Doppelpunkt wird erwartet
refused-json-more = nach dem Ende des Dokuments folgt noch etwas
refused-json-control = ein Text enthält ein Steuerzeichen, wie es ist
refused-json-escape = ein Text enthält einen Backslash, der nichts bedeutet
refused-json-open = ein Text ist nicht geschlossen
refused-json-trailing = vor dem Ende steht ein Komma
refused-json-other = es lässt sich nicht lesen
refused-bad-json-key-twice = Der Schlüssel { $word } steht zweimal in einem Objekt. Behalte den, der gemeint ist.
refused-bad-json-long-number =
    Eine Zahl hat { $count } Ziffern; höchstens { NUMBER($most, useGrouping: 0) } werden gelesen.
refused-bad-json-large-number = Die Zahl { $number } ist zu groß, um sie zu lesen. Schreib Chips als ganze Zahlen.
refused-bad-json-no-value = { $word } ist kein JSON-Wert. Schreib eine ganze Zahl, oder null.
refused-bad-json-half-character =
    Ein Text enthält ein halbes Zeichen oder keines (\ud800 bis \udfff, \u0000). Lass es weg.
refused-bad-dice-count =
    { $game } wirft { $n ->
        [0] keine Würfel
        [one] einen Würfel
       *[other] { $n } Würfel
    }, und { $count } sind angegeben. Berichtige das.
