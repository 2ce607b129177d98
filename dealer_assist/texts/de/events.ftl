### Die Seiten der Turnierleitung.

## events

events-all = Turniere
events-about = Uhr, Sitze, Umsetzen, Preise
events-pages = Seiten des Turniers
events-archived = weggelegt
events-page-desk = Leitung
events-page-players = Spieler
events-page-structure = Struktur
events-page-money = Geld
events-page-record = Aufzeichnung
events-page-tables = Tische
events-wall-clock = Uhr für die Wand
events-slips = Zettel
events-clock = Uhr
events-level = Level { $n }
events-level-word = Level
events-bagged-at = Die Tage davor wurden in Level { $n } eingetütet. Erst hier das Level setzen, dann die Uhr starten.
events-other-day = an einem anderen Tag
events-deal-first = Die erste Hand geben
events-break = Pause
events-players-left = { $left } von { $entries } dabei
events-average = Schnitt { $chips }
events-average-word = Schnitt
events-chips-right = { $chips } Chips im Spiel, wie verkauft
events-chips-wrong = { $chips } Chips im Spiel: siehe unten ({ SIGNED($difference) })
events-none = Noch kein Turnier.
events-finished = Beendet
events-registering = { $n } angemeldet
events-new = Neues Turnier
events-name = Name
events-festival = Festival
events-template = Struktur
events-own-sheet = Eine eigene Struktur
events-toml = Strukturblatt (TOML)
events-open = Anmeldung öffnen
events-to-open = Zu den offenen Turnieren
events-to-archive = Zu den weggelegten Turnieren
events-differences = Diese zählen
events-chips-should =
    Verkauft { $given }, Chip-Races { SIGNED($raced) }, Zählungen { SIGNED($counted) }, entfernt { $removed };
    im Spiel { $chips }.
events-difference = Tisch { $table }, Sitz { $seat }: da / soll
events-nobody = niemand
events-not-signed-in = am Gerät niemand angemeldet
events-now = Jetzt
events-draw = Sitze auslosen ({ $n })
events-start-clock = Uhr starten
events-pause = Anhalten
events-resume = Weiter
events-level-down = Level zurück
events-level-up = Level weiter
events-hand-for-hand-on = Hand-for-Hand
events-hand-for-hand-off = Hand-for-Hand beenden
events-held = All-in-Hände bleiben verdeckt
events-held-here = All-in, verdeckt
events-release = Hand freigeben
events-release-all = Alle gehaltenen Hände freigeben
events-colour-up-of-chip = T{ $chip } ins Chip-Race
events-close = Anmeldung schließen
events-finish = Turnier beenden
events-minutes-left = Minuten übrig
events-set = Setzen
events-last-hands = Letzte Hände (leer: ohne Grenze)
events-announce = Ansage
events-say = Ansagen
events-proposal = Umzusetzen
events-closes = Tische, die aufgelöst werden: { $tables }.
events-redraws = Alle losen einen neuen Sitz aus an: { $tables }.
events-player = Spieler
events-from = Von
events-to = Nach
events-why = Grund
events-accept = Umsetzen
events-table = Tisch { $n }
events-in-hand = spielt
events-done = fertig
events-gone = Weg
events-arrived = Da
events-break-which = Tisch, der wegfällt
events-break-now = Auflösen
events-move-slips = Zettel zum Umsetzen
events-last-acts = Zuletzt getan
events-undo = Zurücknehmen
events-register = Anmelden
events-names = Namen, einer pro Zeile oder aus einer Tabelle eingefügt
events-names-file = Namen aus einer Datei
events-enter = Eintragen
events-desk-closed = Die Anmeldung ist geschlossen.
events-sealed = Der Startwert der Auslosungen, versiegelt:
events-seed = Der Startwert:
events-seed-given = Der Startwert wurde beim Öffnen vorgegeben, die Auslosungen waren also vorher bekannt: eine Probe.
events-one-player = Ein Spieler
events-to-table = An Tisch
events-to-seat = Sitz
events-penalty-hands = Hände der Strafe
events-penalty-rounds = Runden der Strafe
events-move = Umsetzen
events-penalty = Strafe
events-remove = Entfernen
events-seat = Sitz
events-stack = Chips
events-entries = Entries
events-bounty = Bounty
events-serves = { $n ->
    [one] setzt { $n } Hand aus
   *[other] setzt { $n } Hände aus
  }
events-nobody-there = fehlt
events-waits = wartet auf einen Sitz
events-is-here = Ist da
events-is-absent = Fehlt
events-out = Raus
events-places = Plätze
events-place = Platz
events-prize = Preis
events-hand = Hand
events-re-entered = noch einmal eingestiegen
events-re-enter = Re-Entry
events-length = Wie lange es dauert
events-length-players = Spieler
events-length-ask = Durchspielen
events-length-working = { $players } Spieler werden durchgespielt. Diese Seite kommt von selbst wieder.
events-length-none = Das Turnier kam in zehn Minuten Rechenzeit nicht zum Ende. Frag mit weniger Spielern.
events-findings = Zu bedenken
events-sheet-sound = Nichts zu bedenken: die Struktur ist stimmig.
events-row-level = Level
events-minutes = Minuten
events-stakes = Einsätze
events-start-in-bets = Start in Bets
events-smallest-chip = Kleinster Chip
events-begins = Beginn
events-after = { $hours }:{ NUMBER($minutes, minimumIntegerDigits: 2) }
events-deep = { NUMBER($much, maximumFractionDigits: 1) }
events-start-m = Start, M
events-average-in-bets = in Bets
events-average-m = M
events-what-m-is =
    M: wie viele Runden an einem vollen Tisch ein Stack bezahlt; in einem Mix im Mittel aller Spiele.
events-to-bring = { $away } zu { $old } gehen, { $come } zu { $new } bringen
events-bring-for = Die zu bringenden Chips gelten für { $n ->
        [one] einen Stack
       *[other] { $n } Stacks
    }, wie sie ausgegeben wurden.
events-say-pieces =
    Wie viele Chips zu bringen sind, steht hier, sobald das ganze Blatt sagt, woraus ein Stack besteht, der
    kleinste Chip zuerst: pieces = [8, 8, 4, 7, 2].
events-chip-that-leaves = Chip, der geht
events-colour-up-of = Chips zu { $chip } gehen raus
events-edit = Level bearbeiten
events-edit-how =
    Tasten: Pfeile und Enter gehen von Zelle zu Zelle, Enter unter der letzten Zeile fügt eine an, Strg+Enter
    schiebt eine ein, Strg+Entf nimmt eine heraus. Aus einer Tabelle einfügen: Zellen irgendwo, oder alles mit
    Kopfzeile (Level, Small Blind, Big Blind, Ante, Minuten; eine Pause heißt Pause). Gespielte Levels bleiben.
events-add-column = Spalte hinzufügen
events-column-out = Spalte herausnehmen:
events-from-file = Levels aus einer Datei
events-levels-csv = Level als Text
events-keep-levels = Level speichern
events-whole-sheet = Das ganze Blatt
events-keep-sheet = Blatt speichern
events-till = Die Kasse
events-paid-in = Gezahlt
events-fees = Gebühren
events-staff = davon für das Personal
events-overlay = Overlay
events-pool = Preispool
events-bounties = Bounties
events-bounties-won = Gewonnene Bounties
events-bounties-so-far = { $won } von { $all } sind gewonnen.
events-bounty-of = auf wessen Kopf
events-own-bounty = der eigene, behalten
events-kind = Art
events-kind-limit = Limit
events-kind-big-bet = No-Limit, Pot-Limit
events-kind-entry = Entry
events-kind-late = spät
events-kind-re-entry = Re-Entry
events-kind-add-on = Add-on
events-add-on = Add-on für
events-sell = Verkaufen
events-prizes = Preise
events-close-first = Die Preise stehen fest, wenn die Anmeldung schließt.
events-so-far = { $n ->
        [one] Schlösse sie jetzt, würde ein Platz bezahlt:
       *[other] Schlösse sie jetzt, würden { $n } Plätze bezahlt:
    }
events-other-table = Andere Preistabelle
events-prizes-list = Preise, der erste Platz zuerst, einer pro Zeile
events-deal = Ein Deal
events-count-deal = Einen Deal für { $n } Spieler rechnen
events-icm-sampled = ICM, geschätzt
events-by-chips = Nach Chips
events-by-icm = Nach ICM
events-as-agreed = Wie vereinbart
events-take-chips = Deal nach Chips
events-take-icm = Deal nach ICM
events-agreed = Andere Beträge wurden vereinbart
events-write-deal = Deal festhalten
events-deal-made = Der Deal
events-checked = Die Aufzeichnung
events-whole =
    { $n ->
        [one] Vollständig: { $n } Eintrag, wie er versiegelt wurde; Chips und Sitze sind, was aus ihm folgt.
       *[other] Vollständig: { $n } Einträge, wie sie versiegelt wurden; Chips und Sitze sind, was aus ihnen folgt.
    }
events-export = Das Turnier als Dateien
events-when = Wann
events-what = Was
events-who = Wer
events-copy = Kopieren
events-archive = Weglegen
events-bring-back = Zurückholen
events-seat-n = Sitz { $seat }
events-comes-from = von Tisch { $table }, Sitz { $seat }
events-chips = { $chips } in Chips
events-no-slips = Niemand sitzt oder ist unterwegs.
events-proof = Nachweis der Auslosungen
events-proof-how =
    Jede Zahl ist SHA-256 des Startwerts, eines Schrägstrichs und einer Zählung ab 0 („Startwert/0“,
    „Startwert/1“ …), als eine große Zahl gelesen, modulo der Anzahl der Möglichkeiten.
events-proof-shuffle =
    Gemischt wird eine Liste vom letzten Platz bis zum zweiten hinauf: Jeder tauscht mit einem der Plätze bis zu ihm
    selbst, den die nächste Zahl nennt, ab 0 gezählt.
events-proof-seats =
    Erste Sitze: so wenige Tische, wie alle fassen, gleich groß oder die ersten um einen größer. Die Sitze 1, 2, 3 …
    von Tisch 1 werden gemischt und die ersten davon, so viele dort sitzen, wieder geordnet; dann die des nächsten
    Tisches. Die Namen, Buchstabe für Buchstabe nach Unicode sortiert (A bis Z, a bis z, dann Ä), werden gemischt und
    neben diese Sitze gelegt.
events-proof-button =
    Erste Buttons: Danach wird Tisch für Tisch das Deck 2c 2d 2h 2s 3c … As gemischt und nach Sitzen ausgeteilt; die
    höchste Karte, bei gleichen Pik vor Herz, Karo und Kreuz, hat den Button. Sitze, die frei bleiben, machen nicht
    mit; zwei, die nicht zusammensitzen dürfen, tauschen danach.
events-numbers-taken = { $n ->
        [one] 1 Zahl wurde
       *[other] { $n } Zahlen wurden
    } bisher gezogen.
events-away = Der Server antwortet nicht; die Uhr läuft weiter
events-soon = Nächstes Level in
events-then = Danach
events-paused = Die Uhr steht
events-in = Dabei
events-sound = Ton
events-find = Spieler suchen
events-walk = Alle sind umgezogen
events-on-the-way = Unterwegs
events-lobby = Foyer
events-wall = Alle Tische
events-who-sits-where = Wer wo sitzt
events-break-in = Pause in
events-to-go = { $n } gehen noch
events-to-come = { $n } kommen noch
events-table-waits = wartet
events-between = zwischen zwei Händen
events-no-tables = Noch spielt kein Tisch. Lose die Sitze aus.
events-at = Tisch { $table }
events-at-seat = Tisch { $table }, Sitz { $seat }
events-table-word = Tisch
events-limits = Grenzen beim Setzen
events-misplaced = Gegen eine Grenze gesetzt: { $players }.
events-block = Sitz leer lassen
events-unblock = Freigeben
events-fitting-seats = Passende Sitze
events-keep-need = Nur diese Sitze
events-drop-need = Jeder Sitz
events-apart-who = Zwei Spieler, einer pro Zeile
events-apart = Getrennt setzen
events-together = Dürfen zusammensitzen
events-most-tables = Vorhandene Tische (leer: so viele wie nötig)
events-bag = Chips eintüten
events-bagged = Die Chips sind eingetütet; der Tag ist vorbei.
events-bagged-day = Eingetütet
events-bag-list = Tüten zum Unterschreiben
events-in-bag = in der Tüte
events-in-bags =
    { $n ->
        [one] Ein Spieler, { $chips } an Chips in der Tüte.
       *[other] { $n } Spieler, { $chips } an Chips in den Tüten.
    }
events-goes-on = Die Tüten werden geöffnet bei
events-bags = In den Tüten
events-next-day = Wann und wo die Tüten geöffnet werden
events-sign-player = Spieler:
events-sign-floor = Floor:
events-carry-from = Eingetütete Chips
events-carry-way = Bei mehreren Tüten zählt
events-carry-best = die beste
events-carry-sum = alles zusammen
events-carry = Chips übernehmen
events-kind-flight = Flight
events-lammers-left = { $n } Lammer
events-turn-in = Einen einlösen
events-turn-in-all = Lammer einlösen
events-nit-remove = { $player } entfernen: die letzte Karte
events-holds-card = hält die Karte
events-receipts = Quittungen
events-receipt = Quittung { $number }
events-void = annulliert
events-sold = Verkauft
events-nothing-sold = Noch nichts verkauft.
events-till-due = In der Kasse seit der letzten Zählung: { $money }.
events-till-counted = Gezählt
events-till-keep = Zählung festhalten
events-till-should = Soll
events-till-there = Gezählt
events-till-difference = Unterschied
events-till-right = stimmt
events-till-over = { $money } zu viel
events-till-short = { $money } zu wenig

events-moves = ({ $n } Spieler)

events-served-hands =
    { $n ->
        [one] { $n } Hand
       *[other] { $n } Hände
    }
events-served-rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
events-hands =
    { $n ->
        [one] { $n } Hand
       *[other] { $n } Hände
    }

## event-acts

event-acts-open = Anmeldung geöffnet
event-acts-enter = Eingetragen:
event-acts-add-on = Add-on:
event-acts-draw = Sitze ausgelost
event-acts-clock-start = Die Uhr ist gestartet
event-acts-clock-pause = Die Uhr ist angehalten
event-acts-clock-resume = Die Uhr geht weiter
event-acts-clock-row = Die Uhr ist gestellt: { $row }
event-acts-clock-left = Die Uhr ist gestellt: noch { $n } min
event-acts-move = Umzusetzen:
event-acts-went = Ist weg:
event-acts-here = Ist da:
event-acts-out = Entfernt:
event-acts-close = Anmeldung geschlossen
event-acts-pay = Preistabelle gesetzt
event-acts-hand-for-hand-on = Hand-for-Hand beginnt
event-acts-hand-for-hand-off = Hand-for-Hand ist vorbei
event-acts-last-hands = Letzte Hände:
event-acts-last-hands-off = Letzte Hände: ohne Grenze
event-acts-colour-up = Chip-Race:
event-acts-penalty = Strafe:
event-acts-absent-on = Da:
event-acts-absent-off = Fehlt:
event-acts-announce = Angesagt:
event-acts-deal = Deal festgehalten
event-acts-sheet = Struktur geändert
event-acts-finish = Beendet
event-acts-undo = Zurückgenommen:
event-acts-block-on = Sitz bleibt leer:
event-acts-block-off = Sitz wieder frei:
event-acts-need = Passende Sitze:
event-acts-apart-on = Getrennt:
event-acts-apart-off = Dürfen zusammensitzen:
event-acts-room = Vorhandene Tische:
event-acts-room-off = Tische, die es gibt: so viele wie nötig
event-acts-bag = Chips eingetütet
event-acts-carry = Tüten übernommen:
event-acts-lammer = Lammer eingelöst:
event-acts-lammers = Lammer an einem Tisch eingelöst
event-acts-till = Kasse gezählt:

events-chips-given = Verkauft, mit Re-Entries und Add-ons
events-chips-redeemed = Eingelöste Lammer
events-chips-raced = Chip-Races
events-chips-counted = Zählungen und Berichtigungen
events-chips-removed = Von Entfernten
events-chips-in-play = Im Spiel
events-chips-equal = Die Chips im Spiel sind, was Entries, Add-ons, Lammer, Chip-Races und Zählungen ergeben.
events-chips-stop =
    { SIGNED($difference) } Chips, die kein Entry, kein Chip-Race und keine Zählung erklärt. Nichts wird
    gegeben: jeden Tisch zählen und die Zählung klären, die nicht stimmt.
events-chips-title = Chips nach Tischen
events-chips-before = Chips
events-chips-count = Zählung
events-chips-after = Nach dem Chip-Race
events-chips-together = Zusammen
events-take-away = T{ $chip } wegnehmen
events-fetch = T{ $chip } holen
events-count-off = stimmt nicht
events-count-fresh = gezählt, stimmt
events-count-none = zählen
events-odd-only =
    + Nur die Chips im Chip-Race: Ein nach Farben gezählter Tisch zeigt alle seine T{ $old }; was sie an
    ganzen T{ $new } ergeben, kommt dazu.
events-colour-up-plan = Color-up: T{ $old } werden T{ $new }
events-chips-paper = Chips zum Holen, auf Papier

events-colour-up-in =
    { $n ->
        [0] Die Pause ist jetzt.
        [one] In { $n } Minute.
       *[other] In { $n } Minuten.
    }
events-state = Stand
events-players-word = Spieler
events-next-break = Nächste Pause
events-stands = steht

events-in-minutes =
    { $n ->
        [0] jetzt
       *[other] { $n } min
    }

events-several =
    { $n ->
        [one] { $n } Spieler ist in mehreren Turnieren
       *[other] { $n } Spieler sind in mehreren Turnieren
    }

events-free-tables =
    { $n ->
        [one] Frei für das nächste Turnier, ein Tisch des Raums, nach Nummer:
       *[other] Frei für das nächste Turnier, { $n } Tische des Raums, nach Nummern:
    }
events-race-result = Das letzte Chip-Race
events-race-cards = Chip-Race mit Karten an den Tischen
events-race-how =
    Gib jedem für jeden Chip im Chip-Race eine Karte, ab Sitz 1, und tipp sie ein: Ah 6c. Für einen leeren
    Tisch gibt der versiegelte Startwert.
events-race-table = Chip-Race an Tisch { $n }
events-race-count =
    { $n ->
        [one] 1 Karte
       *[other] { $n } Karten
    }
events-race-cards-word = Karten
events-race-won = Gewonnen
events-chip-needed = T{ $old } wird bis Level { $level } gebraucht: erst danach ins Chip-Race.
