### Eine Hand auf Papier: ihr Blatt, ihr PDF, das Paket für den Streitfall.

paper-back = Zurück zur Durchsicht
paper-save = Als PDF sichern
paper-page = Seite { $n }
paper-newest = Neuester Eintrag

## was für eine Hand es war

paper-game = Spiel
paper-plays = { $game }, { $betting }
paper-stakes = Einsätze
paper-stakes-none = keine
paper-button = Button
paper-button-seat = Sitz { $seat }
paper-dealt = Gegeben
paper-finished = Zu Ende
paper-void = Annulliert
paper-status = Stand
paper-still-open = noch offen
paper-house = Hausregeln
paper-house-tournament = { $preset }, Turnier
paper-house-cash = { $preset }, Cashgame

## eine berichtigte Hand

paper-corrected = Berichtigt von { $by }, { $day }: { $reason }
paper-corrected-by-rule = Berichtigt von { $by }, { $day }: { $reason } (Regel { $rule })
paper-was-paid = Wie eingetragen zahlte sie: { $paid }.
paper-nobody = niemandem

## wer dort saß

paper-players = Spieler
paper-seat = Sitz
paper-player = Spieler
paper-before = Vorher
paper-after = Nachher
paper-won = Gewonnen oder verloren
paper-chips = { $chips }
paper-gained = +{ $chips }
paper-lost = -{ $chips }
paper-cards = Gesehene Karten
paper-hand = Hand
paper-mucked = gemuckt
paper-folded = gefoldet

## was getan wurde

paper-entry = Eintrag
paper-done = Was getan wurde
paper-open = Was offen stand
paper-pot = Pot
paper-entered = Eingetragen, { $zone }
paper-with-reason = { $did }: { $reason }
paper-repaired = (berichtigt; eingetragen war: { $was })

## wer ausgezahlt wurde

paper-awards = Auszahlung
paper-among = Sitze darin
paper-side = Teil
paper-on-board = Board { $board }
paper-amount = Betrag
paper-goes-to = Geht an
paper-with = Mit
paper-stays = bleibt für die nächste Hand
paper-only-live = die einzige lebende Hand
paper-reasons = Gründe
paper-rule = Regel { $rule }
paper-reason = { $reason } ({ $rule })

## was die Hände wert waren, solange Karten fehlten

paper-worth = Was die Hände wert waren
paper-street = Street
paper-share = Anteil
paper-known-by = Woher man es weiß
paper-exact =
    { $n ->
        [one] genau, 1 Möglichkeit
       *[other] genau, { $n } Möglichkeiten
    }
paper-drawn = { $n } zufällig gegebene Boards, Standardfehler { $error } %
paper-outs = Outs: { $cards }

## was dazu gesagt wurde

paper-remarks = Entscheidungen und Bemerkungen
paper-remark = Eintrag { NUMBER($seq, useGrouping: 0) }, { $who }, { $day }: { $text }
paper-settled = { $text } (erledigt)
paper-not-signed-in = nicht angemeldet

## das Paket

packed-title = Streitpaket: { $hand }
packed-made = Erstellt { $day }, mit { $program }.
packed-made-by = Erstellt { $day } von { $who }, mit { $program }.
packed-checked =
    { $n ->
        [one] { $command }: 1 Eintrag beim Erstellen geprüft: { $result }.
       *[other] { $command }: { $n } Einträge beim Erstellen geprüft: { $result }.
    }
packed-agrees = jeder Hash und jedes Ergebnis stimmt
packed-differs =
    { $n ->
        [one] 1 Abweichung, am Ende genannt
       *[other] { $n } Abweichungen, am Ende genannt
    }
packed-check =
    Um nur dieses Paket zu prüfen: { $command }. Der Befehl muss den Hash des neuesten Eintrags und den von
    packet.json so nennen, wie sie hier stehen:
packed-newest = neuester Eintrag { $hash }
packed-sealed =
    Die Einträge { $entries } nennen Karten, die niemand am Tisch gesehen hat. Diese Karten fehlen hier; der
    Platz der Einträge in der Kette ist bewiesen, ihr Wortlaut nur durch die Aufzeichnung des Raums.
packed-record = Die Aufzeichnung: jeder Eintrag, wie er gemacht wurde
packed-time = { $zone }
packed-what = Was eingetragen wurde
packed-who = Wer
packed-device = Gerät
packed-chips = Chips
packed-taken-back = { $did } (zurückgenommen)
packed-again = { $did } (Eintrag { NUMBER($entry, useGrouping: 0) }, wieder angewandt)
packed-repair = Berichtigung von Eintrag { NUMBER($entry, useGrouping: 0) }: { $was } wird zu { $now }
packed-left-out = ausgelassen
packed-start = Die Hand wurde gegeben
packed-undo = Zurückgenommen bis zum Stand nach Eintrag { NUMBER($to, useGrouping: 0) }
packed-redo = Zurückgenommenes wiedergeholt
packed-stack = Sitz { $seat } { SIGNED($chips) }
packed-pot = Pot { SIGNED($chips) }
packed-house = Geltende Hausregeln
packed-rule = Regel
packed-value = Wert
packed-means = Was sie entscheidet
packed-section = Abschnitt
packed-chain = Die Kette der Hashes
packed-chain-is = SHA-256 über jeden Eintrag und den Hash des vorigen; der erste folgt auf 64 Nullen.
packed-time-utc = Zeit, UTC
packed-hash = Hash
packed-differences = Gefundene Abweichungen

## README.txt des Pakets, ein Absatz je Text

readme-hand = { $hand }, wie { $program } sie aufgezeichnet hat.
readme-pdf = die Hand zum Lesen: wer was wann auf welchem Gerät eingetragen hat; Auszahlung mit Gründen
readme-json = dasselbe für Programme, mit jeder Zeile des Logs
readme-phh = die Hand für andere Programme, als Poker Hand History
readme-sums = der Hash jeder Datei
readme-signature = der öffentliche Schlüssel des Raums und seine Unterschrift unter SHA256SUMS
readme-check = Um es ohne die Datenbank des Raums zu prüfen, mit dealer-assist { $version } oder neuer:
readme-does =
    Der Befehl berechnet jeden Hash der Kette neu, spielt die Hand von Anfang an nach und vergleicht, was
    ausgezahlt wurde. Mit --key und dem Schlüssel des Raums, wie dessen Seite /ledger ihn zeigt, sagt er, ob
    dieser Raum das Paket unterschrieben hat.
readme-browser =
    Jeder Browser tut dasselbe ganz ohne Programm: Datei auf der Seite /verify irgendeines Raums ablegen.
readme-head = Der letzte Hash der Kette steht für jede Zeile vor ihm:
readme-compare =
    Er muss mit dem auf der Seite der Hand im Raum selbst übereinstimmen, oder mit dem auf einem Blatt, das in
    jener Nacht gedruckt wurde.
readme-sealed =
    Die Einträge { $entries } nennen Karten, die niemand am Tisch gesehen hat; diese Karten fehlen, und nur der
    Platz der Einträge in der Kette lässt sich hier prüfen.
readme-beside =
    Die Zeilen mit ihren Zeiten und Namen stehen in der Kette; Spielernamen und Bemerkungen stehen daneben.
readme-language =
    Die Papiere dieses Pakets sind auf Deutsch; packet.json und die Hashes sind in jeder Sprache dieselben.
