### Die Seite der Hausregeln: die eines Tisches, und das Buch mit allen.

housepage-title = { $table }: Hausregeln
housepage-lead =
    Jede Regel, was sie regelt, und eine Beispielrechnung. Was hier geändert wird, gilt ab der nächsten Hand.
housepage-find = Regel suchen
housepage-find-hint = ein Wort daraus: Rake, Button, Draw …
housepage-search = Suchen
housepage-all = Alle
housepage-game = Dieses Spiel
housepage-differing = Anders als voreingestellt
housepage-shown = { $n } von { $all } Regeln.
housepage-differs =
    { $n ->
        [one] { $n } Regel weicht von der Voreinstellung ab.
       *[other] { $n } Regeln weichen von der Voreinstellung ab.
    }
housepage-as-preset = Alle Regeln sind wie voreingestellt.
housepage-saved = Gespeichert. Gilt ab der nächsten Hand.
housepage-preset = Voreinstellung
housepage-mode = Was gespielt wird
housepage-usual = voreingestellt
housepage-usual-is = Voreingestellt: { $value }
housepage-figure = eine Zahl:
housepage-reset = Alles wie voreingestellt
housepage-none = Keine Regel enthält diese Wörter. Anders suchen oder alle zeigen.
housepage-only-way = Wird nur so gespielt.
housepage-all-rules = Alle Hausregeln
housepage-single = Einzelne Regeln setzen
housepage-sections = Abschnitte
housepage-rule = Regel
housepage-values = Werte
housepage-book = Hausregeln
housepage-book-lead =
    Alles, worin sich Häuser unterscheiden: was geregelt wird, eine Beispielrechnung, die Werte, und was jede
    Voreinstellung hat.
housepage-part = { $name } { $value }
housepage-number = Zahl
housepage-percent = Prozent
housepage-cap = Cap
housepage-step = Schritt
housepage-amount = Betrag
housepage-from = ab
housepage-count = Anzahl
housepage-value = Wert
housepage-last-level = letztes Level
housepage-list = Tische
housepage-section-1 = Setzen im Limit
housepage-section-2 = No-Limit und Pot-Limit
housepage-section-3 = Maximum im Pot-Limit
housepage-section-4 = Button, Blinds, Antes
housepage-section-5 = Stud
housepage-section-6 = Draw, Joker, Lowball
housepage-section-7 = Showdown
housepage-section-8 = Pots, Odd Chips, Rake
housepage-section-9 = Turnier
housepage-does = { $does }.
housepage-by-mode = { $event } (Cash: { $cash })
