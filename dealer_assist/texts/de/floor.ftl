### Die Seiten des Floors: die Übersicht, die Rufe, die Wand mit allen Tischen.

## die Übersicht: jede Kachel hat einen Namen und was dahinter ist

hub-title = Floor
hub-hand = Hand { NUMBER($number, useGrouping: 0) }
hub-on-the-way = { $who } ist unterwegs
hub-quiet = Niemand ruft.
hub-now = Jetzt
hub-afterwards = Danach
hub-room = Der Raum
hub-wall = Wand
hub-wall-about = alle Tische live
hub-calls = Rufe
hub-calls-about = wer wartet, was entschieden wurde
hub-tables-about = einrichten, Sitze, Einstellungen
hub-find = Suchen
hub-find-about = Hände, nach allem, was man von ihnen weiß
hub-playlists = Listen
hub-playlists-about = zusammengestellte Hände
hub-correct = Berichtigen
hub-correct-about = einen Tisch zählen, eine Hand nachtragen
hub-call-figures = Rufe in Zahlen
hub-call-figures-about = nach Art, Tisch und Dealer, mit der Zeit bis zur Entscheidung
hub-ledger = Hauptbuch
hub-ledger-about = jeder Chip, Sitz und jede Einstellung: wer, wann, von was, zu was
hub-files-out = Dateien hinaus
hub-files-out-about = Hände und Zeilen für andere Programme
hub-files-in = Dateien herein
hub-files-in-about = Hände aus anderen Programmen
hub-people = Personen
hub-people-about = wer was darf
hub-displays = Anzeigen
hub-displays-about = Bildschirme für die Spieler
hub-health = Zustand
hub-health-about = Server und Datenbank
hub-install = Installieren
hub-install-about = die App auf ein Tablet bringen

## die Rufe

calls-of-table = { $table }: Ruf nach dem Floor
calls-title = Rufe
calls-chime = Ton, wenn ein Tisch ruft
calls-no-script = Diese Seite braucht JavaScript.

## die Wand

wall-find = Suchen
wall-find-hint = Tisch oder Spiel
wall-show = Zeigen
wall-show-all = alle Tische
wall-show-open = laufende Hände
wall-show-flags = was angesehen werden muss
wall-show-calls = Rufe
wall-sort = Ordnen
wall-sort-need = was angesehen werden muss zuerst
wall-sort-table = nach Tisch
wall-sort-long = längste Hand zuerst
wall-sort-slow = längstes Warten zuerst
wall-pots = Jeder Pot (nicht, wo Spieler es sehen)

## das Hauptbuch

ledgerpage-title = Hauptbuch
ledgerpage-table = Tisch
ledgerpage-all = alle
ledgerpage-player = Spieler
ledgerpage-what = Was
ledgerpage-everything = alles
ledgerpage-from = Von
ledgerpage-until = Bis
ledgerpage-show = Zeigen
ledgerpage-when = Wann
ledgerpage-change = Von was, zu was
ledgerpage-who = Wer
ledgerpage-why = Warum
ledgerpage-none = Nichts im Hauptbuch ist all das.
ledgerpage-earlier = Frühere Zeilen
ledgerpage-head = Der Kopf
ledgerpage-head-how =
    Dies steht für jede Zeile davor: ein Foto davon machen, und { $command } sagt, ob davor etwas geändert
    wurde. Mit der ganzen Zeile sagt es auch, ob dieser Raum sie unterschrieben hat.
ledgerpage-key-how = Der Schlüssel des Raums, um das anderswo zu prüfen ({ $option }):

## worum ein Dealer bittet: ein Stack über die Grenzen des Tisches hinaus

request-facts =
    { $really ->
        [yes] Sitz { $seat }, { $player }: wirklich { $stack }, aufgezeichnet { $had }
       *[other] Sitz { $seat }, { $player }: von { $had } auf { $stack }
    }
request-facts-nobody = Sitz { $seat }: von { $had } auf { $stack }
request-waiting = Der Floor ist gefragt. { $facts }
request-confirmed = { $who } hat bestätigt. { $facts }
request-declined = { $who } hat abgelehnt; nichts wurde geändert. { $facts }
request-replaced = Seither neu gefragt. { $facts }
request-floor = Der Floor

## der Plan des Raums

plan-find = Suchen
plan-find-hint = Spieler, Dealer oder Tisch
plan-order = Wie die Tische stehen
plan-by-place = Nach Platz
plan-by-event = Nach Turnier
plan-arrange = Anordnen
plan-desks = Bereiche
plan-figures = Zahlen

## die Rufe in Zahlen

callstat-title = Rufe in Zahlen
callstat-none = In dieser Zeit hat niemand gerufen.
callstat-by-kind = Nach Art
callstat-by-table = Nach Tisch
callstat-by-dealer = Nach Dealer
callstat-calls = Rufe
callstat-ruled = Entschieden
callstat-time = Median bis zur Entscheidung
callstat-all = Alle
callstat-nobody = niemand angemeldet
callstat-no-reason = ohne Grund
