### Was auf der Tischseite um die Hand herum steht, und die Demo.

## table

table-where = Hand { $number } · { $street } · { $game }, { $betting }
table-over = vorbei
table-undo = Zurück
table-redo = Vor
table-log = Log
table-floor = Floor
table-no-undo = noch nichts
table-no-redo = nichts
table-deal-burn = Brennkarte
table-down-street = { $street }, verdeckt. { $ask }
table-deal-now = Jetzt: { $steps }
table-deal-down =
    { $n ->
        [one] 1 Karte verdeckt { $to }
       *[other] { $cards } Karten verdeckt { $to }
    }
table-deal-more = { $cards } { $to }
table-deal-to =
    { $n ->
        [one] an Sitz { $seats }
       *[other] an die Sitze { $seats }
    }
table-undeal = zurück zur letzten Hand
table-undealt = Zurückgenommen: die Hand wurde nicht ausgeteilt
table-voided = Hand { $number } ist annulliert
table-show = Sitz { $seat } zeigt: Karten eingeben, oder Muck
table-felt = Tisch
table-panel = Dealer
table-corner = Zurück, Vor, Log, Floor
table-log-panel = Log
table-keys = Tasten
table-broken =
    Dieser Teil des Bildschirms lässt sich nicht zeichnen. Zurück, Log und Floor gehen, und die Hand geht
    weiter.
table-no-script = Diese Seite braucht JavaScript: ein Bildschirm, der sich mit jeder Aktion ändert.

## demo

demo-title = Demo: eine aufgezeichnete Hand
demo-where = Demo · Schritt { $step } von { $steps } · { $game }, { $betting } · { $street }
demo-try = Jetzt selbst versuchen
demo-begins = Die Blinds sind gesetzt.
demo-done = { $text }.
demo-upcoming = Es folgt: { $text }.
demo-forward = Weiter
demo-end = Ende
demo-back = Zurück
demo-play = Abspielen
demo-pause = Anhalten
demo-again = Noch einmal
demo-missing = Die aufgezeichnete Hand ließ sich nicht laden. Die Seite neu laden.
