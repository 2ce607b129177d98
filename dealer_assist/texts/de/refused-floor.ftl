### Was abgelehnt wird, und was zu tun ist: floor.

refused-no-draw-yet-to-change =
    Sitz { $seat } hat noch keinen Draw angesagt, also gibt es keinen zu ändern; jetzt: { $now }.
refused-draw-limit-from-to =
    Hier { $high ->
        [0] darf keine Karte
       *[other] dürfen { $low } bis { $high } Karten
    } gezogen werden, nicht { $count }.
refused-no-draw-yet-dealt-none = Sitz { $seat } hat in diesem Draw keine Karte bekommen; jetzt: { $now }.
refused-right-count = { $count ->
        [one] 1 Karte ist
       *[other] { $count } Karten sind
    } hier für Sitz { $seat } richtig; spiel weiter.
refused-other-street = Nach Aktion { $after } lief eine andere Runde. Nenne in after eine Aktion dieser Runde.
refused-all-in = Sitz { $seat } ist all-in und handelt nicht mehr.
refused-not-enough-chips-in-all = Sitz { $seat } hat insgesamt { $had }; { $to } ist mehr. Zähl die Chips noch einmal.
refused-no-wager =
    { $to } ist nicht mehr als die { $high }, die zu callen sind, also keine Bet und kein Raise. Frag stattdessen
    nach „Chips ohne ein Wort“.
refused-no-pot-limit =
    Diese Hand wird { $betting } gespielt: Der Pot begrenzt keinen Einsatz. Frag stattdessen nach „Falscher
    Betrag“.
refused-no-showdown-asked = Hände werden beim Showdown verlangt; jetzt: { $now }.
refused-own-hand = Sitz { $seat } hat zuletzt gesetzt; nenne den Sitz, der diese Hand sehen will.
refused-right-count-one-burned = Vor einer Runde wird eine Karte gebrannt; spiel weiter.
refused-no-bring-in-now = Niemand hat das Bring-in zu zahlen; jetzt: { $now }.
refused-right-seat = Sitz { $seat } hat das Bring-in; gib es ein.
refused-no-up-card = Die letzte Karte wird verdeckt gegeben; jetzt: { $now }.
refused-no-up-cards-in-hand = In dieser Hand hat kein Spieler eine offene Karte; jetzt: { $now }.
refused-too-late = Auf die ersten Karten gab es Aktion: sie bleiben; jetzt: { $now }.
refused-hand-folded-nothing-to-rule = Sitz { $seat } hat gefoldet; für ihn gibt es nichts zu entscheiden.
refused-bad-chip = { $chips } lassen sich nicht aus Chips zu { $chip } bilden, den kleinsten im Spiel.
refused-no-chips = { $name } nennt keine Chips; schreib, was gesetzt wurde.
refused-not-enough-chips = { $chips } wurden gesetzt, aber dahinter liegen nur { $most }. Zähl die Chips noch einmal.
refused-bad-limits =
    Das kleinste Buy-in wäre { $least } und das größte { $most }. Mach das größte mindestens { $least }.
refused-ask-the-player =
    Sitz { $seat } hat { $had } in der Aufzeichnung und hätte { $stack }. Frag den Spieler, dann sag, dass er
    zustimmt; oder ruf den Floor.
refused-no-stakes-spread =
    Der Mix hat Spread-Limit-Spiele, und niemand sagte, was ein Einsatz mindestens und höchstens ist. Gib
    ihren Spread an, wie in [2, 10].
refused-no-stakes-limit =
    Der Mix hat Limit-Spiele, und niemand sagte, um wie viel. Gib die kleine Bet seiner Limit-Spiele an.
refused-no-stakes-blinds =
    Der Mix hat No-Limit- oder Pot-Limit-Spiele, und niemand sagte, um wie viel. Gib ihre Blinds an.
refused-no-last-card-one-for-all = Die Hand bekommt eine Karte für alle; jetzt: { $now }.
refused-no-last-card-none-down = Die Hand hat keine letzte verdeckte Karte; jetzt: { $now }.
refused-no-last-card-not-yet = Die Hand ist noch nicht bei ihrer letzten Karte; jetzt: { $now }.
refused-no-undercall-covered =
    Der Call ist { $call }, und { $chips } deckt ihn. Frag stattdessen nach „Chips ohne ein Wort“.
refused-no-undercall-nothing-to-call =
    Es gibt nichts zu callen, und { $chips } deckt es. Frag stattdessen nach „Chips ohne ein Wort“.
refused-in-turn-acted-since = Sitz { $seat } hat seither an der Reihe gehandelt. Das ist keine Aktion außer der Reihe.
refused-in-turn-was-to-act =
    Sitz { $seat } war da an der Reihe; jetzt: { $now }. Das ist keine Aktion außer der Reihe.
refused-ask-the-floor-setting =
    Das ändert an einem Tisch der Floor: { $name ->
            [rake] den Rake
            [house] die Hausregeln
            [preset] die Voreinstellung der Hausregeln
            [min_buy_in] das kleinste Buy-in
            [max_buy_in] das größte Buy-in
            [top_up_to] worauf nachgekauft wird
            [seat-change] den Sitzwechsel
           *[other] { $what }
        }. Ruf ihn; nichts wurde geändert.
refused-ask-the-floor-of-event =
    An diesem Tisch läuft ein Turnier, und das sagt, worum eine Hand gespielt wird. Teil die Hand aus, wie sie
    kommt, oder ruf den Floor; es wurde nichts geändert.
refused-ask-the-floor-release =
    Eine All-in-Hand, die Hand-for-Hand zurückgehalten wird, gibt der Floor frei. Ruf ihn; nichts wurde geändert.
refused-no-check =
    Sitz { $seat } hat in dieser Runde nicht gecheckt: es gibt keinen Check zurückzunehmen. Nenne
    den Sitz, der checkte.
refused-no-level = Ein Cashgame hat keine Levels. Entscheide über das, was gesetzt wurde.
refused-ask-the-floor-difference =
    Sitz { $seat } hat { $had } in der Aufzeichnung und hätte { $stack }; einen Unterschied von mehr als
    { $most } klärt der Floor. Ruf den Floor; nichts wurde geändert.
refused-ask-the-floor-tops-up-to =
    Sitz { $seat } hätte { $stack }; an diesem Tisch füllt ein Dealer bis höchstens { $most } auf. Ruf den
    Floor; nichts wurde geändert.
refused-ask-the-floor-gives-out =
    Sitz { $seat } hätte { $stack }; an diesem Tisch gibt ein Dealer höchstens { $most } aus. Ruf den Floor;
    nichts wurde geändert.
refused-ask-the-floor-tray =
    Damit hätten Dealer an diesem Tisch { $sold } verkauft, seit der Floor ihn zuletzt gezählt oder ja gesagt hat;
    höchstens { $most } dürfen es sein. Ruf den Floor, wie wenn die Lade leer ist; nichts wurde geändert.
refused-ask-the-floor-least =
    Sitz { $seat } würde sich mit { $stack } setzen; { $least } ist das Minimum an diesem Tisch. Nimm mehr,
    oder ruf den Floor; nichts wurde geändert.
refused-nothing-to-ask = Sitz { $seat } hat schon { $stack }. Zähl, was er haben soll, und frag den Floor.
refused-request-outdated =
    Sitz { $seat } hatte { $had }, als gefragt wurde, und hat jetzt { $stack }. Nichts wurde geändert. Lass den
    Tisch zählen und noch einmal fragen.
refused-request-over-confirmed = { $who } hat das schon bestätigt. Sieh den Tisch an, wie er steht.
refused-request-over-declined = { $who } hat das schon abgelehnt. Lass den Tisch noch einmal fragen, wenn es nötig ist.
refused-request-over-replaced = Der Tisch hat seither etwas anderes gefragt. Beantworte das.

## equity

refused-no-equity-one-hand = Nur eine Hand ist noch im Spiel: Es gibt nichts zu teilen.
refused-no-equity-runs = Der Rest wird hier mehrmals gegeben; Anteile werden für einen Durchgang genannt.
refused-no-equity-unknown-cards = Die Karten von Sitz { $seat } sind nicht bekannt, also auch kein Anteil.
refused-no-equity-choice =
    Was noch kommt ({ $word }), entscheiden nicht allein die Karten; vorher lässt sich kein Anteil nennen.
refused-no-equity-short-stub = Das Deck hat die Karten nicht mehr, die noch kommen müssten.
refused-bad-value-step = Diese Hand hat die Schritte 0 bis { $most }, und { $step } ist keiner davon.
refused-not-mucked = Sitz { $seat } hat keine Hand gemuckt. Sag, wessen Hand es war.
refused-pot-is-right = Alles davon hat Sitz { $seat } gewonnen: Kein Chip ging falsch. Sag, wer ihn nahm.
