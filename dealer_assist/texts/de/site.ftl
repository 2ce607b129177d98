### Seiten ohne Server: die erste Seite des Ordners, der Übungstisch.

site-title = Ein Tablet neben dem Dealer, damit jeder Pot dahin geht, wo er hingehört.
site-lead =
    Es folgt der Hand Tipp für Tipp: wer dran ist, was erlaubt ist, wie hoch ein Raise sein darf und wie sich
    das rechnet, jeder Side Pot, und beim Showdown, wem welche Chips geschoben werden und warum. { $n } Spiele.
site-try = Jetzt eine Hand geben
site-try-small = in diesem Browser, ohne Konto
site-keep =
    Auf dem Handy diese Seite zum Startbildschirm hinzufügen. Übungstisch, Regeln und Werkzeuge gehen dann
    ohne Netz.
site-keep-key = Auf diesem Gerät behalten
site-showdown = Jeder Split, jeder Side Pot, jeder übrige Chip, Sitz für Sitz.
site-house = Für den ganzen Raum
site-house-away =
    Fällt das Netz aus, geht die Hand bis zum letzten Chip weiter, und die nächste auch: alles wird in seiner
    Reihenfolge geschickt, sobald es wieder ein Netz gibt.
site-house-cards =
    Kein Tisch fragt nach den verdeckten Karten einer Hand, die noch gespielt wird: was niemand gezeigt hat,
    kann niemand nachsehen.
site-house-floor =
    Das Handy des Floors öffnet die Hand bei genau der Aktion, zu der gerufen wurde, und die Entscheidung steht
    auf dem Tablet.
site-house-wall = Die Leitung sieht alle Tische zugleich: wer dran ist, wer wartet, wo ein Dealer fehlt.
site-house-event =
    Ein Turnier vom ersten Sitz bis zum letzten Preis: Auslosung, Uhr, Pausen, Ausgleich, Preistabelle, Deals.
site-house-record = Jede Aktion und jeder Chip steht in einer Aufzeichnung, in der sich nichts unbemerkt ändern lässt.
site-room = Es läuft auf einem Rechner im Raum, und nichts geht an andere. Wer ihn betreut, startet es mit
site-needs-http-here =
    Diese Seite wurde als Datei geöffnet: sie ist lesbar, die Regeln auch. Übungstisch, Werkzeuge und die Prüfung
    eines Pakets brauchen http. Starte in diesem Ordner einen Webserver, zum Beispiel:
site-no-engine =
    Dieser Browser kann den Übungstisch nicht ausführen: ihm fehlt WebAssembly, oder die Engine ließ sich nicht
    laden. Lade die Seite neu oder nimm einen neueren Browser.
site-practice = Übungstisch
site-practise = Dieses Spiel üben
site-practice-lead =
    Gib eine Hand wie am echten Tisch. Die Engine läuft in diesem Browser, und was du eingibst, bleibt auf
    diesem Gerät.
site-games-usual = Am häufigsten gegeben
site-games-own = Eigene Spiele des Raums
site-games-all = Alle anderen Spiele
site-table = Am Tisch
site-table-does =
    Ein Tipp je Aktion, eine Runde Folds in zwei. Was als Nächstes zu geben oder einzugeben ist, steht in einem
    Satz da; alles wird mit einer Taste zurückgenommen.
site-rules = Regeln
site-rules-does =
    { $n } Spiele Schritt für Schritt, was was schlägt, Abläufe und jede Hausregel mit einem Rechenbeispiel.
site-tools = Werkzeuge
site-tools-does = Die Pot-Limit-Rechnung, Side Pots, Odd Chips, jeder Showdown beurteilt.
site-record = Eine umstrittene Hand, geprüft
site-record-does =
    Der Raum gibt sie als eine Datei heraus. Leg die Datei hier ab, und dieser Browser sagt, ob etwas darin
    geändert wurde, und was.
site-table-as-file =
    Auf einer als Datei geöffneten Seite gibt der Browser keine Hand. Starte in dem Ordner einen Webserver, zum Beispiel
    python3 -m http.server, und öffne die Adresse, die er nennt.
site-needs-http =
    Dieses Werkzeug rechnet, und eine als Datei geöffnete Seite darf das nicht. Biete den Ordner über http an
    (python3 -m http.server) und öffne ihn dort.
site-picture-table =
    Der Tisch auf einem Tablet: Sitze mit ihren Stacks, das Board, der Pot und die Tasten für den Sitz, der dran
    ist.
site-showdown-does =
    Drei All-ins, High und Low, ein Viertel, der übrige Chip: Sitz für Sitz, was ausgezahlt wird und
    warum; jeder Pot wird abgehakt. Ein übersehener Split fällt vor der nächsten Hand auf.
site-picture-push =
    Die Auszahlung: was jeder Sitz bekommt, und jeder Pot mit seinen Seiten, Gewinnern und Gründen.
site-away =
    Diese Seite ist noch nicht auf diesem Gerät, und es gibt kein Netz. Geh zurück und öffne sie einmal mit Netz.
