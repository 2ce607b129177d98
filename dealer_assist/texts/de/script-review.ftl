### Was die Skripte der Durchsicht sagen.

## die Einträge und die Aufzeichnung

replay-dealt = Die Hand wird gegeben
replay-dealt-posted = Die Hand wird gegeben, Blinds und Antes sind gesetzt
replay-entry-by = Eintrag { $seq } · { $by }
replay-applied-again = bei einer Berichtigung wieder angewandt, zuerst Eintrag { $seq }
replay-repaired-was = Berichtigt: eingegeben wurde „{ $line }“.
replay-reason = Grund: { $reason }
replay-was-open = War offen
replay-now = Jetzt
replay-remark-here = Zu diesem Eintrag bemerken
replay-pot = Pot
replay-main-pot = Main Pot
replay-side-pot = Side Pot { $n }
replay-pot-seats = Sitze { $seats }
replay-board = Board { $n }
replay-stays = bleibt für die nächste Hand
replay-only-live = die einzige lebende Hand
replay-awards = Auszahlung
replay-side = Seite
replay-goes-to = Geht an
replay-with = Mit
replay-returned = { $chips } wurden nicht gecallt und gehen zurück an { $who }.
replay-returned-sevens = { $chips } gehen nach der Regel darunter zurück an { $who }.
replay-rake = Das Haus nimmt { $chips }.
replay-seat = Sitz { $seat }
replay-seat-named = Sitz { $seat } ({ $name })
replay-set-up = Aufbau
replay-repaired = berichtigt
replay-remarks =
    { $n ->
        [one] { $n } Bemerkung
       *[other] { $n } Bemerkungen
    }
replay-pot-by = Pot { $chips } · { $by }
replay-audit =
    Jede Zeile, wie sie entstand; was durchgestrichen ist, wurde zurückgenommen. Jeder Hash steht für seine
    Zeile und alle davor.
replay-taken-back = zurückgenommen
replay-left-out = Karten, die niemand sah, fehlen hier
replay-follows = folgt auf { $hash }
replay-newest = Neuester Eintrag
replay-check = Prüfen:
replay-again-of = Eintrag { $seq } wieder angewandt
replay-repair-of = Berichtigung von Eintrag { $seq }: aus „{ $was }“ wird { $now }
replay-quoted = „{ $line }“
replay-nothing = nichts
replay-was-dealt = Die Hand wurde gegeben
replay-back-to = Zurückgenommen, auf den Stand nach Eintrag { $seq }
replay-brought-back = Zurückgenommenes wiedergeholt
replay-void = Hand annulliert
replay-void-why = Hand annulliert: { $reason }

## das Abspielen

replay-at-step = Eintrag { $seq }, Schritt { $step } von { $steps }
replay-step = Schritt { $step } von { $steps }
replay-pause = Anhalten
replay-play-again = Noch einmal
replay-play = Abspielen
replay-tab-remarks = Bemerkungen
replay-tab-open = Bemerkungen ({ $n })
replay-is-void = annulliert
replay-is-over = vorbei
replay-is-open = offen
replay-end = Ende
replay-live = läuft gerade
replay-silent = Der Server antwortet nicht. Die Seite neu laden.

## Grafik

replay-stacks = Stacks
replay-stacks-entries = Stacks nach jedem Eintrag
replay-stacks-hands = Stacks nach jeder Hand
replay-pot-entries = Pot nach jedem Eintrag
replay-pots = Pots
replay-entry-pot = Eintrag { $seq }: { $chips }
replay-as-table = { $title }, als Tabelle
replay-player = Sitz { $seat }
replay-hand-is = Hand { $number }: { $status }
replay-hand-to = Hand { $number }: { $chips } an { $who }

## Bemerkungen

replay-no-remark = Noch keine Bemerkung zu dieser Hand.
replay-in-other-words = Mit anderen Worten
replay-remark-on = Bemerkung zu Eintrag { $seq }
replay-keep = Speichern
replay-leave = So lassen
replay-not-signed-in = nicht angemeldet
replay-entry = Eintrag { $seq }
replay-settled = erledigt
replay-open-again = wieder offen
replay-lines = { $n ->
        [one] 1 Zeile
       *[other] { $n } Zeilen
    }
replay-write-again = Neu schreiben
replay-reopen = Wieder öffnen
replay-settle = Erledigt
replay-not-kept = Der Server antwortet nicht; die Bemerkung wurde nicht gespeichert.

## a hand that was corrected

replay-amended = Berichtigt: so war es nicht eingetragen.
replay-as-counts = Wie sie gilt
replay-as-entered = Wie sie eingetragen war

## what is known, and what it is worth

replay-outs =
    { $n ->
        [one] 1 Out
       *[other] { $n } Outs
    }
replay-equity-exact =
    Genau: { $n ->
        [one] 1 Art
       *[other] { $n } Arten
    }, den Rest zu geben.
replay-equity-sampled = { $n } zufällige Ausgänge; Standardfehler { $error } %.

## branches: what if from here

branches-from-here = Was wäre, wenn
branches-still-played = Varianten gibt es nach der Hand; solange sie läuft, beim Ruf an den Floor.
branches-none = Von dieser Hand ist keine Variante aufgehoben.
branches-after = Was wäre, wenn, nach: { $line }
branches-after-deal = Was wäre, wenn, ab dem Geben
branches-back = Letztes zurück
branches-rest = Der Rest wie er war
branches-rest-lines =
    { $n ->
        [one] 1 Eintrag passt noch
       *[other] { $n } Einträge passen noch
    }
branches-name = Wie sie heißt
replay-is-branch = Eine Variante, nicht das Ergebnis
replay-only-branch = nur in der Variante
replay-branch-moves = In dieser Variante, gegen das, was die Hand zahlte: { $moved }
replay-branch-same = Diese Variante hätte gezahlt, was die Hand zahlte.
