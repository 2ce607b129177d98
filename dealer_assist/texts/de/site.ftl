### Seiten ohne Server: die erste Seite des Ordners, der Übungstisch.

site-title = Es folgt der Hand, damit die Chips dorthin gehen, wohin sie gehören.
site-lead =
    Ein Tablet neben dem Dealer: wer dran ist, was erlaubt ist, wie hoch ein Raise sein darf und wie sich
    das rechnet, jeder Side Pot, und beim Showdown, wem welche Chips geschoben werden und warum. { $n } Spiele.
site-practice = Übungstisch
site-practice-small = in diesem Browser, auch ohne Netz
site-practice-lead =
    Gib eine Hand wie am echten Tisch. Die Engine läuft in diesem Browser, und was du eingibst, bleibt auf
    diesem Gerät.
site-games-usual = Am häufigsten gegeben
site-games-all = Alle anderen Spiele
site-table = Am Tisch
site-table-does =
    Ein Tipp je Aktion. Was als Nächstes zu geben oder einzugeben ist, steht in einem Satz da; alles wird mit
    einer Taste zurückgenommen.
site-rules = Regeln
site-rules-does =
    { $n } Spiele Schritt für Schritt, was was schlägt, Abläufe und jede Hausregel mit einem Rechenbeispiel.
site-tools = Werkzeuge
site-tools-does = Die Pot-Limit-Rechnung, Side Pots, Odd Chips, jeder Showdown beurteilt.
site-record = Eine Hand, die sich selbst beweist
site-record-does =
    Eine umstrittene Hand verlässt den Raum als Paket. Jeder prüft es hier: was geändert wurde, wird genannt.
site-room = Für einen ganzen Raum (Tische, Floor, Turniere, die Aufzeichnung jedes Chips) gibt es das Programm:
site-files =
    Von einem Stick oder aus einem Ordner geöffnet sind diese Seite und die Regeln lesbar, wie sie sind. Was
    rechnet, braucht http; starte in diesem Ordner:
site-needs-http =
    Dieses Werkzeug rechnet, und eine als Datei geöffnete Seite darf das nicht. Biete den Ordner über http an
    (python3 -m http.server) und öffne ihn dort.
site-picture-table =
    Der Tisch auf einem Tablet: Sitze mit ihren Stacks, das Board, der Pot und die Tasten für den Sitz, der dran
    ist.
site-showdown = Jeder Pot geht dahin, wo er hingehört.
site-showdown-does =
    Drei All-ins, High und Low, ein Viertel, der übrige Chip: Sitz für Sitz, was ausgezahlt wird und
    warum; jeder Pot wird abgehakt. Ein übersehener Split fällt vor der nächsten Hand auf.
site-picture-push =
    Die Auszahlung: was jeder Sitz bekommt, und jeder Pot mit seinen Seiten, Gewinnern und Gründen.
