### Was das Skript einer öffentlichen Anzeige sagt.

## der Bildschirm

screen-cut-off = Keine Verbindung: so stand es zuletzt.
screen-shown = Gezeigt { $delay }.
screen-hand = Hand { $number }
screen-no-hand = Noch keine Hand.
screen-ante = Ante { $chips }
screen-bring-in = Bring-in { $chips }
screen-void = Diese Hand ist annulliert.
screen-corrected = berichtigt
screen-seat = Sitz { $seat }
screen-wins = { $who } gewinnt { $chips }
screen-stays = Der Pot bleibt für die nächste Hand.
screen-to-act = { $who } ist dran, { $street }
screen-others = Andere Tische
screen-tables = Tische
screen-table = Tisch
screen-game = Spiel
screen-stakes = Einsätze
screen-players = Spieler
screen-open = Freie Sitze
