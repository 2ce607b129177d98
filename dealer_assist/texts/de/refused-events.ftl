### Was abgelehnt wird, und was zu tun ist: events.

refused-no-lammers = { $left ->
        [one] Es ist noch 1 Lammer
       *[other] Es sind noch { $left } Lammer
    } da; löse höchstens so viele ein.
refused-lammer-due-last-level = Nach Level { $level } wird jeder Lammer eingelöst; löse alle { $left } ein.
refused-lammer-due-busted =
    Ein ausgeschiedener Spieler löst mindestens einen Lammer ein, oder ist ohne einen draußen.
refused-one-lammer = Hier löst ein ausgeschiedener Spieler jeweils einen Lammer ein.
refused-bad-deal-stacks = Ein Deal braucht zwei Stacks oder mehr, jeden mit Chips.
refused-bad-deal-prizes = Gib die Preise an, die übrig sind, den ersten Platz zuerst.
refused-bad-deal-places = { $players } Spieler und { $places } Preise. Gib höchstens einen Preis für jeden Spieler an.
refused-bad-percentages-sum = Die Prozente ergeben { $sum }; sie müssen 100 ergeben.
refused-bad-percentages-order = Ein schlechterer Platz bekäme mehr. Setz den größeren Anteil zuerst.
refused-no-act = Unter dieser Nummer gilt kein Vorgang. Sieh noch einmal in die Liste.
refused-undone-since = Was seither getan wurde, passt nicht mehr dazu. Mach es neu.
refused-hands-since =
    Seither wurden Hände gegeben, die darauf stehen, also lässt es sich nicht zurücknehmen. Berichtige es mit
    einem neuen Vorgang.
refused-desk-open-to-bag = Schließ zuerst die Anmeldung; dann können die Chips eingetütet werden.
refused-hand-open-or-over = Es wird noch eine Hand gespielt, oder das Turnier ist schon vorbei.
refused-moving-on-the-way = Spieler sind noch auf dem Weg zu ihren Tischen. Lass sie sich erst setzen.
refused-shootout-breaks =
    Ein Shootout löst keinen Tisch auf: Wer einen gewinnt, kommt weiter, sobald alle Tische entschieden sind.
refused-not-started = Starte zuerst die Uhr.
refused-bad-way = Wer mehrere Tüten hat, spielt mit der besten, oder mit ihrer Summe.
refused-bad-deal-way = Sag, wie der Deal gerechnet wird: chips oder icm; oder gib die vereinbarten Beträge an.
refused-no-flight = Nenne die Flights, deren Chips hereinkommen.
refused-seats-drawn = Die Sitze dieses Turniers sind schon ausgelost. Öffne für den Tag ein neues Turnier.
refused-not-bagged = Die Chips von Turnier { $number } sind noch nicht eingetütet. Beende zuerst jenen Tag.
refused-carried = Die Chips von Turnier { $number } sind schon hier.
refused-desk-closed-too-early = Die Anmeldung ist geschlossen. War das zu früh, nimm es zuerst zurück.
refused-too-many-players = Ein Turnier hat höchstens { $most } Entries.
refused-no-name-nobody = Schreib mindestens einen Namen.
refused-no-name-twice = { $player } steht zweimal da. Nenne jeden Spieler einmal.
refused-no-name-once = Einige steigen zum ersten Mal ein, andere wieder. Trag erst die einen ein, dann die anderen.
refused-already-in = { $player } ist schon dabei. Sieh den Namen noch einmal an.
refused-no-re-entry = { $player } ist { $count } Mal eingestiegen, und dieses Turnier erlaubt nicht mehr.
refused-nobody-waits = Niemand wartet auf einen Sitz. Melde mindestens zwei Spieler an.
refused-no-seat-open = Jeder Sitz ist besetzt. Nachrücker bekommen die Sitze derer, die ausscheiden.
refused-no-add-on = In diesem Turnier gibt es jetzt kein Add-on. Sieh in seine Struktur.
refused-had-add-on = { $player } hatte das Add-on schon.
refused-clock-runs = Die Uhr läuft schon.
refused-clock-stands = Die Uhr steht schon.
refused-no-seats = Lose zuerst die Sitze aus; dann starte die Uhr.
refused-clock-stands-hand-for-hand = Hand-for-Hand zieht seine Minuten nach Runden ab. Beende es zuerst.
refused-none-held = Dort wird keine All-in-Hand zurückgehalten. Sieh nach den Tischen, die eine Hand spielen.
refused-no-row = Die Struktur hat kein solches Level. Wähl eines, das sie hat.
refused-bad-tick = Die Uhr wird gestartet, angehalten, fortgesetzt oder gestellt. Sag, was davon.
refused-no-seat = { $player } hat noch keinen Sitz. Nimm stattdessen den Entry zurück.
refused-no-seat-penalty = { $player } hat noch keinen Sitz. Verhänge die Strafe, wenn es einen gibt.
refused-event-over = Das Turnier ist vorbei. Nimm zuerst sein Ende zurück.
refused-hand-open-at-table = Tisch { $table } spielt eine Hand. Warte, bis sie vorbei ist.
refused-desk-closed-already = Die Anmeldung ist schon geschlossen.
refused-nobody-in = Noch ist niemand eingestiegen.
refused-desk-open-pool = Schließ zuerst die Anmeldung; dann ist der Preispool bekannt.
refused-wrong-sum-prizes = Die Preise ergeben { $sum }, und der Preispool ist { $total }. Mach sie gleich.
refused-bad-prizes = Ein schlechterer Platz bekommt nie mehr, und niemand weniger als nichts.
refused-same = Das Turnier steht schon so. Nichts wurde geändert.
refused-round-open = Tische spielen diese Runde noch. Warte, bis alle fertig sind.
refused-bad-number-draw = Zieh eine Zahl von 0 bis 20.
refused-no-chip = Es gibt keinen kleineren Chip für ein Chip-Race.
refused-bad-number-penalty = Sag, für wie viele Hände oder Runden: 1 bis 100.
refused-bad-number-minutes = Schreib, wie viele Minuten noch bleiben: eine ganze Zahl von 0 bis { $most }.
refused-bad-number-till = Schreib, was in der Kasse liegt, 0 wenn sie leer ist.
refused-no-text = Schreib einen Satz von höchstens 200 Buchstaben.
refused-nobody-goes-now = Jetzt kann niemand gehen: ihre Tische spielen. Warte, bis die Hände vorbei sind.
refused-desk-open-prizes = Schließ zuerst die Anmeldung; dann sind die Preise bekannt.
refused-bad-deal-each = Sag, was jeder der Verbliebenen bekommt.
refused-wrong-sum-places =
    Die Plätze zahlen { $sum }, und der Preispool ist { $total }. Schreib die Preistabelle oder den Deal neu auf.
refused-wrong-sum-deal = Der Deal zahlt { $sum }, und { $left } sind übrig. Mach sie gleich.
refused-bad-deal-too-many =
    Ein Deal nach ICM wird für höchstens { $most } Spieler gerechnet. Teil nach Chips, oder schreib auf, was
    vereinbart ist.
refused-still-playing = Es sind noch { $left } Spieler dabei. Spiel weiter, oder schreib einen Deal auf.
refused-no-table = Tisch { $table } ist nicht im Spiel.
refused-no-room =
    Dort sitzen { $count } Spieler, und anderswo { $open ->
        [0] ist kein Sitz
        [one] ist ein Sitz
       *[other] sind { $open } Sitze
    } frei. Lös einen kleineren Tisch auf, oder warte.
refused-seat-taken-none-open =
    Tisch { $table } hat keinen freien Sitz { $seat }. { $n ->
        [0] Er ist voll: wähle einen anderen Tisch.
       *[other] Frei sind dort: { $seats }.
    }
refused-moving = { $player } ist schon unterwegs, oder hat noch keinen Sitz.
refused-nobody-goes = Niemand soll Sitz { $seat } von Tisch { $table } verlassen.
refused-seat-taken-not-free-yet =
    Sitz { $seat } von Tisch { $table } ist noch nicht frei. Lass den Spieler dort erst gehen.
refused-nobody-comes-still-there = { $player } sitzt noch an Tisch { $table }. Dort zuerst „Weg“ tippen.
refused-nobody-comes = Niemand ist auf dem Weg zu Sitz { $seat } von Tisch { $table }.
refused-no-seat-one = Ein Tisch dieses Turniers hat { $count } Sitze. Nenne einen davon.
refused-seat-taken-sits-there = Dort sitzt { $player }. Setz diesen Spieler zuerst um.
refused-no-seat-that-fit = Ein Tisch dieses Turniers hat { $count } Sitze. Nenne die, die passen.
refused-two-players = Nenne die zwei Spieler, die nicht zusammen sitzen dürfen.
refused-too-few-tables = { $count ->
        [one] 1 Tisch spielt
       *[other] { $count } Tische spielen
    } schon, und ein Turnier hat höchstens { $most }. Nenne eine Zahl dazwischen.
refused-not-in = { $player } ist nicht dabei. Wähle jemanden, der es ist.
refused-not-in-nobody = Niemand mit diesem Namen ist dabei. Wähle jemanden, der es ist.
refused-no-lammers-has-left = { $player } hat noch { $left ->
        [one] 1 Lammer. Löse den einen ein, oder keinen.
       *[other] { $left } Lammer. Löse einen davon ein, oder mehr.
    }
refused-no-lammers-in-bags =
    In den Tüten { $n ->
        [one] liegt 1 Lammer
       *[other] liegen { $n } Lammer
    }, und dieses Turnier hat keine. Gib seiner Struktur zuerst die jener Tage.
refused-no-lammers-at-table = An Tisch { $table } hat jetzt niemand Lammer einzulösen.
refused-table-passed-on =
    An { $table } wird inzwischen { $event } gespielt. Lös den Tisch erst dort auf, oder lose Sitze an
    einem anderen Tisch aus.
refused-race-cards =
    Tisch { $table }, Sitz { $seat }: gib { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, eine für jeden Chip im Chip-Race.
refused-race-cards-twice = { $card } wurde an Tisch { $table } zweimal gegeben. Sieh noch einmal nach.
