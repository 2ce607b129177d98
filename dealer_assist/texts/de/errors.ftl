### The pages that stand where something went wrong.

errors-page-nothing = Hier ist nichts
errors-page-nothing-text = Unter dieser Adresse ist keine Seite. Sie ist umgezogen oder falsch geschrieben.
errors-page-not-like-this = So nicht
errors-page-not-like-this-text =
    Diese Adresse öffnet man nicht so. Geh zurück und nimm die Taste auf der Seite.
errors-page-too-large = Zu groß
errors-page-too-large-text =
    Was geschickt wurde, ist größer, als auf einmal genommen wird. Schick es in kleineren Teilen.
errors-page-no-record = Die Aufzeichnung antwortet nicht
errors-page-refused = So nicht
errors-page-not-from-here = Nicht von hier
errors-page-no-procedure = Es gibt keinen Ablauf dieses Namens.
errors-page-no-scale = Es gibt keine Wertung dieses Namens.
errors-damaged = Diese Hand geht nicht auf
errors-damaged-why =
    Was von Hand { NUMBER($number, useGrouping: 0) } gespeichert ist, wurde außerhalb des Programms geändert oder
    beschädigt. Sie wird nicht gezeigt, damit niemand nach ihr auszahlt.
errors-damaged-now = Was jetzt zu tun ist
errors-damaged-chips =
    Am Tisch gelten Karten und Chips, wie sie liegen. Die Hand ohne das Programm zu Ende spielen und die
    Leitung rufen.
