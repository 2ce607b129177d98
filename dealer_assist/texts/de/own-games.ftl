### Eigene Spiele des Raums: die Liste, eine Datei senden, eines zusammenstellen.

## die Liste

owngames-page-title = dealer-assist: Spiele dieses Raums
owngames-title = Spiele dieses Raums
owngames-about =
    Jedes ist eine Datei im Ordner { $folder } der Instanz und wird gegeben wie jedes Spiel des Regelbuchs.
owngames-saved = { $game } ist gespeichert; es kann ab der nächsten Hand gegeben werden.
owngames-not-taken = { $file } wurde nicht angenommen
owngames-the-file = Die Datei
owngames-rules = Regeln
owngames-change = Ändern
owngames-file = Datei
owngames-none = Noch keine.
owngames-broken = Dateien mit Fehlern
owngames-broken-about =
    Das sind noch keine Spiele. Die Datei berichtigen und noch einmal senden; sonst leidet inzwischen nichts.
owngames-compose = Ein Spiel zusammenstellen
owngames-compose-about =
    Aus den Wörtern der Spieldateien wählen, Regeln und zehn Zufallshände ansehen, dann speichern.
owngames-send = Eine Datei senden
owngames-send-about = Eine Spieldatei, .toml, höchstens { $most } Byte
owngames-may-replace = Sie darf ein Spiel gleichen Namens ersetzen
owngames-check = Prüfen und speichern

## zusammenstellen

compose-page-title = dealer-assist: ein Spiel zusammenstellen
compose-lead = Nur sagen, was auf dem Filz geschieht.
compose-show = Zeigen
compose-the-game = Das Spiel
compose-name = Name
compose-summary = Das Spiel in einer Zeile
compose-short = Kurzer Name
compose-short-hint = in Titeln und Listen; leer: sein Name
compose-also = Heißt auch
compose-commas = mit Kommas getrennt
compose-notes = Hinweise für den Dealer
compose-line-each = je eine Zeile
compose-built-on = Aufgebaut auf
compose-nothing = nichts: hier steht jedes Wort
compose-begin = Formular damit füllen
compose-variations = Varianten darüber
compose-forced = Pflichteinsätze
compose-button = Ein Button
compose-bring-in = Bring-in
compose-none = ohne
compose-showing = Offene Karten zählen als
compose-deck = Deck
compose-joker = Joker
compose-most-players = Höchstens Spieler
compose-usual-betting = Übliche Setzstruktur
compose-bettings = Mögliche Setzstrukturen
compose-streets = Streets, der Reihe nach
compose-street-top = Street oben dazu
compose-street = Street { NUMBER($number, useGrouping: 0) }
compose-bet = Einsatz
compose-opens = Beginnt
compose-as-usual = wie üblich
compose-steps-before = Schritte vor dem Setzen
compose-with-first = Mit der ersten Aktion der Runde
compose-street-below = Street darunter
compose-street-out = Street herausnehmen
compose-step-of = Street { NUMBER($street, useGrouping: 0) }, Schritt { NUMBER($step, useGrouping: 0) }
compose-first-of = Street { NUMBER($street, useGrouping: 0) }, mit der ersten Aktion
compose-no-first = nichts
compose-no-step = kein Schritt
compose-how-many = { $what }: wie viele oder welche
compose-as-parent = wie im Vorbild
compose-sides = Seiten des Pots
compose-sides-about = Die erste bekommt den Odd Chip.
compose-side-top = Seite oben dazu
compose-side = Seite { NUMBER($number, useGrouping: 0) }
compose-scale = Wertung
compose-several = mehrere Arten zu gewinnen, wie im Vorbild
compose-own-cards = Eigene Karten, die zählen
compose-any = beliebig
compose-all = alle
compose-shared = Gemeinsame Karten zählen
compose-qualifier = Qualifier
compose-part-of = Teil einer geteilten Hand
compose-only-when = Nur gespielt, wenn
compose-when-of = Seite { NUMBER($side, useGrouping: 0) }, wann
compose-always = immer
compose-side-below = Seite darunter
compose-side-out = Seite herausnehmen
compose-nobody = Wenn sich niemand qualifiziert
compose-other-takes = bekommt es die andere Seite
compose-next-deal = nächste Hand
compose-show-game = Spiel zeigen
compose-yes = ja
compose-no = nein
compose-trial = Probe: { $hands } Zufallshände gegeben, { $actions } Aktionen.
compose-trial-good = Alles stimmte: jede Ansage war da, jeder Showdown gewertet, jeder Chip ausgezahlt.
compose-may-replace = Es darf { $file } ersetzen
compose-save = Speichern
compose-as-file = als { $file }
compose-card = Die Karte
compose-col-street = Street
compose-col-cards = Karten
compose-board = Das Board
compose-file = Die Datei
compose-step-by-step = Schritt für Schritt
compose-no-game = { $id } ist noch kein Spiel
compose-file-now = Die Datei, wie sie steht
compose-words = Was die Wörter bedeuten
compose-steps = Schritte
compose-conditions = Bedingungen
compose-as-example = { $meaning }, wie { $example }

## die Wörter einer Datei, wie das Formular sie nennt

compose-entry = { $meaning }: { $written }
compose-forced-blinds = Blinds
compose-forced-antes = Antes
compose-bring-in-low-card = die niedrigste Karte
compose-bring-in-high-card = die höchste Karte, König hoch
compose-bring-in-high-card-ace-high = die höchste Karte, Ass hoch
compose-bet-small = die kleine Bet
compose-bet-big = die große Bet
compose-bet-either = klein oder groß, wie der Spieler will
compose-bet-none = es wird nicht gesetzt
compose-opens-blinds = links vom Big Blind
compose-opens-button = links vom Button
compose-opens-bring-in = wer das Bring-in zahlt
compose-opens-best-board = die beste offene Hand
compose-opens-high-card = die höchste offene Karte, mit einer Bet
compose-variation-ante-and-high-card = Ante, und die hohe Karte zahlt das Bring-in
compose-variation-ante-and-low-card = Ante, und die niedrige Karte zahlt das Bring-in
compose-variation-bomb-pot = Bomb Pot
compose-variation-crayfish = Crayfish: das ganze Board mit dem Flop, ein Würfel nimmt Karten weg
compose-variation-jam-or-fold = Jam or Fold
compose-variation-mississippi = Mississippi: Blinds, Fourth und Fifth Street zusammen
compose-variation-super = Super: vier Karten verdeckt und eine offen, zwei werden abgeworfen
compose-variation-trips-over-straights = Drilling schlägt Straße

## what a file or the form is told

owngames-choose-file = Wähle eine Datei, die auf .toml endet, dann schick sie.
owngames-no-text = { $file }: Das ist kein Text in UTF-8. Speichere sie als einfachen Text.
owngames-no-letter = Der Name der Datei hat keinen Buchstaben, der bleiben kann. Benenne sie um.
owngames-already =
    Es gibt schon ein Spiel { $game }. Kreuz das Feld an, um dieses an seine Stelle zu setzen.
owngames-no-file = Unter den Spielen dieses Raums gibt es keine Datei { $game }.toml.
owngames-two-streets = Zwei Streets heißen „{ $name }“. Gib jeder einen eigenen Namen.
owngames-two-sides = Zwei Seiten heißen „{ $name }“. Gib jeder einen eigenen Namen.
owngames-hand-failed = Hand { $number }: { $why }
owngames-slow =
    Das dauerte über { $seconds } Sekunden, darum wurden nicht mehr gegeben: das Werten braucht zu lange.
