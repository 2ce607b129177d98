### Der Plan der Dealer: Runden, Wechsel, Pausen, Downs.

rota-title = Dealer
rota-about = wer wo gibt, wer als Nächstes kommt, der Wechsel, Hände je Stunde
rota-none = Keine Runde ist angelegt. Eine Runde ist eine Reihe von Tischen, durch die Dealer gehen.
rota-new = Eine Runde anlegen
rota-name = Runde
rota-minutes = Wechsel alle wie viele Minuten
rota-breaks = Pausen nach dem letzten Tisch
rota-tables = Tische in ihrer Reihenfolge, etwa 1-8, 11
rota-keep = Runde behalten
rota-end = Runde streichen
rota-change-string = Runde ändern
rota-push = Jetzt wechseln
rota-push-all = In allen Runden wechseln
rota-not-yet = noch kein Wechsel
rota-late = der Wechsel ist fällig
rota-in = Wechsel in { $minutes } Min.
rota-break = Pause
rota-nobody = niemand
rota-then = dann { $dealer }
rota-barred = die PIN öffnet nicht: { $tables }
rota-left-out = Ohne Platz seit der letzten Änderung: { $dealers }
rota-change = Ändern
rota-dealer = Dealer
rota-place = Gibt hier
rota-push-in = Wechsel in
rota-dealt = Gegeben in den letzten { $hours } Stunden
rota-downs = Downs
rota-minutes-dealt = Minuten
rota-hands = Hände
rota-an-hour = Hände je Stunde
rota-from = Von
rota-nobody-dealt = Niemand hat sich an einem Tablet angemeldet.
rota-pushed-by = Wechsel von { $who }: { $dealer } gibt jetzt hier.
rota-next-here =
    Nächster Dealer: { $dealer }, { $minutes ->
        [0] jetzt
       *[other] in { $minutes } Min.
    }. Wer gibt, geht zu: { $to }.
