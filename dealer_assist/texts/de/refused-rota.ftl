### Was abgelehnt wird, und was statt dessen zu tun ist: der Plan der Dealer.

refused-bad-string-name = Eine Runde hat einen Namen von höchstens 80 Buchstaben. Schreib einen.
refused-bad-string-tables = Eine Runde hat 1 bis { $most } Plätze: Tische, jeden einmal, und Pausen. Wähl sie aus.
refused-bad-string-minutes = Dealer wechseln alle 1 bis 600 Minuten. Sag, wie viele.
refused-table-in-string = Einer dieser Tische ist in der Runde { $name }. Nimm ihn dort zuerst heraus.
refused-no-string = Es gibt keine Runde „{ $name }“. Sieh den Plan an, wie er jetzt ist.
refused-no-place =
    Die Runde { $name } hat { $places ->
        [one] 1 Platz. Wähl ihn.
       *[other] { $places } Plätze. Wähl einen davon.
    }
refused-rota-word = „{ $word }“ lässt sich mit dem Plan nicht tun. Sag string, end, place oder push.
refused-bad-string-dealer = Ein Name hat höchstens 80 Buchstaben. Schreib einen kürzeren.
refused-bad-string-list = „{ $word }“ ist kein Tisch. Schreib die Nummern der Tische in ihrer Reihenfolge, etwa 1-8, 11.
refused-bad-string-no-table =
    Einen Tisch { $number } gibt es im Raum nicht. Schreib Nummern von Tischen, die es gibt, etwa 1-8, 11.
