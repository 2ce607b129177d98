### Was abgelehnt wird, und was statt dessen zu tun ist: Cashgames.

refused-bad-cash-game-name = Ein Cashgame hat einen Namen von höchstens 80 Buchstaben. Schreib Spiel und Einsätze.
refused-bad-cash-game-tables = Ein Cashgame hat 1 bis { $most } Tische, jeden einmal. Wähl sie aus.
refused-bad-cash-game-feeds =
    Von einem Must-Move-Tisch geht es an einen Tisch desselben Spiels, der vor ihm steht. Wähl einen darüber.
refused-bad-cash-game-seats = Ein Tisch hat 2 bis { $most } Sitze. Sag, wie viele.
refused-bad-cash-game-time = Zeit sind Chips, 0 oder mehr, alle 1 bis 600 Minuten, je Sitz oder je Tisch.
refused-bad-cash-game-first =
    Der erste Tisch benennt das Spiel und bleibt der erste. Schließ das Spiel, um das zu ändern.
refused-table-in-game = Dieser Tisch spielt { $name }. Nimm ihn dort zuerst heraus.
refused-cash-over = { $name } ist geschlossen. Öffne es zuerst wieder.
refused-cash-word =
    „{ $word }“ lässt sich mit einer Liste nicht tun. Sag join, call, pass, off, seat, ask, drop oder move.
refused-cash-needs = Dazu fehlt { $what }.
refused-on-the-list = { $player } steht schon auf dieser Liste.
refused-plays-already = { $player } sitzt schon in diesem Spiel. Für Sitzwechsel gibt es eine eigene Liste.
refused-not-on-the-list = { $player } steht nicht auf dieser Liste. Sieh die Liste an, wie sie jetzt ist.
refused-called-already = { $player } wurde schon gerufen. Setzen oder verzichten.
refused-not-of-the-game = Dieser Tisch spielt nicht { $name }. Wähl einen seiner Tische.
refused-no-such-seat = Die Tische dieses Spiels haben { $seats } Sitze. Wähl einen davon.
refused-not-at-the-game = { $player } sitzt nicht in diesem Spiel.
refused-must-move-waits =
    { $player } sitzt an einem Must-Move-Tisch, von dem es in der Reihenfolge des Hinsetzens weitergeht. Um einen
    anderen Sitz dort kann gebeten werden.
refused-change-asked = { $player } hat darum schon gebeten.
refused-not-the-newest = Seither ist etwas geschehen. Nichts wurde geändert. Sieh nach, wie es jetzt steht.
refused-not-taken-back =
    Das lässt sich nicht mit einem Tipp zurücknehmen: Chips, Spieler oder eine gezählte Box sind weitergegangen.
    Bring es von Hand in Ordnung.
refused-no-time-charge = Zeit kostet an diesem Tisch nichts. Sag in den Bedingungen seines Cashgames, was sie kostet.
refused-nobody-pays = Niemand an diesem Tisch hat die Chips für die Zeit. Lass sie zuerst nachkaufen.
