### Der Showdown, die Liste zum Auszahlen, und die Zeit zwischen zwei Händen.

## showdown

showdown-muck = Muck
showdown-muck-seat = Sitz { $seat } muckt
showdown-rest = Rest muckt
showdown-rest-done = Sitze { $seats } mucken
showdown-all-open = All-in: jede Hand wird aufgedeckt
showdown-ends = Sitz { $seat } bekommt dann { $chips }
showdown-ends-unseen = Sitz { $seat } bekommt dann { $chips } ungesehen
showdown-ends-more = Die Hand ist dann vorbei: Sitze { $seats }
showdown-takes-back = Sitz { $seat } nimmt den Muck zurück: Karten eingeben
showdown-live = Noch dabei
showdown-to-show = Zeigen noch
showdown-best = Beste
showdown-no = ohne { $side }
showdown-shows-2 = zeigt als 2.
showdown-shows-3 = zeigt als 3.
showdown-shows-n = zeigt als { $place }.
showdown-seats =
    { $n ->
        [one] Sitz { $seats }
       *[other] Sitze { $seats }
    }
showdown-pot = Pot
showdown-main = Main Pot
showdown-side-n = Side Pot { $n }
showdown-board = Board { $n }
showdown-short-high = HI
showdown-short-low = LO
showdown-short-badugi = BA
showdown-short-points = PKT
showdown-short-draw = DR
showdown-short-omaha = OM
showdown-short-holdem = HE
showdown-short-straight = STR
showdown-short-top = OBEN
showdown-short-bottom = UNTEN
showdown-initial-top = O
showdown-initial-bottom = U
showdown-side-high = High
showdown-side-low = Low
showdown-side-badugi = Badugi
showdown-side-points = Punkte
showdown-side-draw = Draw
showdown-side-omaha = Omaha
showdown-side-holdem = Hold’em
showdown-side-straight = Straße
showdown-side-top = oben
showdown-side-bottom = unten

## push

push-awards = Auszahlung
push-all = Alles ausgezahlt
push-seats = Sitze und Stacks
push-done = Hand { $hand } ist vorbei
push-corrected = Berichtigt
push-own = { $chips } an Sitz { $seat }, davon { $own } eigene
push-several =
    { $n ->
        [one] { $chips } an { $seats } Sitze auszahlen
       *[other] { $pots } Pots auszahlen, { $chips } an { $seats } Sitze
    }
push-void = Annulliert: alle Chips gehen zurück.
push-back = zurück
push-each-back = je zurück
push-seats-back = Sitze { $seats }
push-carried = Der Pot bleibt für die nächste Hand.
push-seat = Sitz { $seat }
push-stack = Stack { $chips }
push-tie = Sitze { $seats } gleich
push-each = je { $chips }
push-gets = Sitz { $seat } { $chips }
push-unseen = ungesehen, jede andere Hand wurde weggeworfen
push-thrown = jede andere Hand wurde weggeworfen
push-folded = alle anderen haben gefoldet
push-alone = niemand sonst ist in diesem Pot
push-beats-short = schlägt { $seats }
push-rule-ties = Die Regel: Gleichstand und Odd Chips
push-beats = schlägt { $name } von { $seats }
push-returned = Zurück an Sitz { $seat }: { $chips }, von niemandem gecallt.
push-returned-sevens = Zurück an Sitz { $seat }: { $chips }, nach der Regel darunter.
push-rake = Für das Haus: { $chips }.
push-stays = { $chips } bleiben für die nächste Hand in der Mitte.
push-ruling = Entscheidung { $number }
push-section = Regelbuch { $number }

## between

between-pushed-next = Ausgezahlt: nächste Hand
between-next = Nächste Hand
between-waits = der Tisch wartet
between-unpushed =
    { $n ->
        [one] 1 Pot nicht abgehakt
       *[other] { $n } Pots nicht abgehakt
    }
between-coming = Es folgt:
between-button = Button Sitz { $seat }
between-blinds = Blinds { $stakes }, Sitze { $small } und { $big }
between-dead-small = Blinds { $stakes }: Big Blind Sitz { $big }, kein Small Blind
between-kill = Kill: Sitz { $seat } setzt { $chips }
between-bb-ante = Big-Blind-Ante { $chips }
between-ante = Ante { $chips }
between-forgotten = Jemand wurde vergessen
between-to-showdown = zurück zum Showdown
between-to-betting = zurück zur letzten Aktion
between-reopened =
    Zurück beim Showdown. Den übergangenen Sitz tippen und seine Karten eingeben. Ein Fold wird im Log
    zurückgenommen.
between-reopened-betting =
    Die Hand ist wieder offen, vor ihrer letzten Aktion. Ein früherer Fold wird im Log zurückgenommen.
between-last = Letzte Hand
between-last-of = Hand { $hand }: { $game }
between-asking = Einen Moment …
between-none = Dies ist die erste Hand am Tisch.
