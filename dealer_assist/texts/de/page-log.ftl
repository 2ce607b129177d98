### Das Log einer Hand, darin zurückgehen, und eine frühere Aktion ändern.

## log

log-recent = letzte Aktionen
log-title = Hand { $hand }: Log
log-audit = Auch Zurückgenommenes zeigen
log-close = Schließen
log-nothing = Noch ist nichts geschehen.
log-was = geändert; war: { $line }
log-pot = Pot { $chips }
log-back-here = Bis hier zurück
log-change = Dies ändern
log-rest-stays = der Rest folgt wieder
log-this-tablet = dieses Tablet
log-other-tablet = ein anderes Tablet
log-undone = zurückgenommen
log-start = Die Hand beginnt
log-redo = Wiedergeholt
log-void = Hand annulliert
log-undo = Zurück zu Eintrag { $seq }: { $line }
log-undo-all = Zurück zum Anfang der Hand
log-again = Wieder angewandt: { $line }
log-changed = { $was }: geändert in { $now }.
log-taken-out = { $was }: herausgenommen.
log-misdeal = Misdeal…
log-voids =
    Hand { $hand } wird annulliert, und jeder Chip geht zurück: der Pot von { $chips } an alle, die gesetzt
    haben.
log-voids-quiet = Hand { $hand } wird annulliert, und jeder Chip geht an alle zurück, die gesetzt haben.
log-keep = Hand behalten
log-void-now = Hand { $hand } annullieren
log-the-change = die Änderung

log-entries =
    { $n ->
        [one] 1 Eintrag
       *[other] { $n } Einträge
    }

log-takes =
    { $n ->
        [one] nimmt dies zurück
       *[other] nimmt { $n } Einträge zurück
    }

log-applied =
    { $n ->
        [one] 1 Eintrag wieder angewandt.
       *[other] { $n } Einträge wieder angewandt.
    }

log-also =
    { $n ->
        [one] 1 weiterer geändert.
       *[other] { $n } weitere geändert.
    }

log-dropped =
    { $n ->
        [one] 1 Eintrag weggelassen.
       *[other] { $n } Einträge weggelassen.
    }

## back

back-taken = Zurückgenommen: { $line }
back-unrepaired = Die Änderung ist zurückgenommen; wie zuvor: { $line }
back-before = Zurück bis vor: { $line }
back-repair = Die Änderung zurücknehmen? { $what }
back-and = {" "}und{" "}
back-stay = Hier bleiben
back-go = Zurückgehen
back-redo-brings = Vor bringt es wieder

back-taken-from =
    { $n ->
        [one] Zurückgenommen: { $line }
       *[other] Zurückgenommen: { $n } Einträge, ab: { $line }
    }

back-brought =
    { $n ->
        [one] Wiedergeholt: { $line }
       *[other] Wiedergeholt: { $n } Einträge, ab: { $line }
    }

back-over =
    { $n ->
        [one] Geht zurück über: { $streets }. 1 Eintrag wird zurückgenommen.
       *[other] Geht zurück über: { $streets }. { $n } Einträge werden zurückgenommen.
    }

back-entries =
    { $n ->
        [one] 1 Eintrag wird zurückgenommen.
       *[other] { $n } Einträge werden zurückgenommen.
    }

back-others =
    { $n ->
        [one] Einer davon wurde von { $who } eingegeben.
       *[other] { $n } davon wurden von { $who } eingegeben.
    }

back-theirs =
    { $n ->
        [one] Er wurde von { $who } eingegeben.
       *[other] Sie wurden von { $who } eingegeben.
    }

## repair

repair-change = Ändern: { $line }
repair-leave = So lassen
repair-take-out = Herausnehmen
repair-never = es geschah nie
repair-misfit = Passt nicht mehr: { $line }
repair-missed = Davor fehlt etwas: { $line }
repair-leave-all = Nichts ändern
repair-away = Ohne Verbindung: so lassen, „Bis hier zurück“ tippen und von da an neu eingeben.
repair-rest = Danach: { $lines }.
repair-rest-none = Danach kommt nichts.
repair-then = dann: { $line }
repair-more = Etwas anderes…
repair-out = Weglassen: { $line }
repair-out-small = und mit dem Rest weiter
repair-stop-small = den Rest von Hand eingeben

repair-stop =
    { $n ->
        [one] Diesen Eintrag verwerfen
       *[other] Diese { $n } Einträge verwerfen
    }
