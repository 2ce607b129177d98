### What a count, a check and a settlement find.

## where a count could have gone wrong

suspect-exact =
    Jeder Sitz weicht genau um das ab, was er hier gewann oder verlor: die Hand wurde nicht gezahlt oder
    zurückgezahlt.
suspect-not-carried =
    Diese Hand wurde berichtigt, die Stacks der Aufzeichnung nicht: Jeder Sitz weicht um das ab, was er
    schuldet.
suspect-exchanged = Die Sitze { $seats } tauschten hier Chips; keine Zahl davon passt.
suspect-the-pot = der Pot
suspect-side-pot = Side Pot { $number }
suspect-split-not-paid =
    Split nicht gezahlt: die { $chips } von Sitz { $winner } ({ $pot }) blieben bei Sitz { $other }.
suspect-odd-chip = Odd Chip: { $chips } ({ $pot }) gingen an Sitz { $other } und nicht an Sitz { $winner }.
suspect-wrong-seat =
    Falscher Sitz: { $chips } ({ $pot }) gingen an Sitz { $other } und nicht an Sitz { $winner }.
suspect-split-that-was-none =
    Split, der keiner war: { $chips } ({ $pot }) gingen an Sitz { $other }; Sitz { $winner } hatte alles
    gewonnen.
suspect-not-given-back =
    Nicht zurückgegeben: die { $chips }, die niemand callte, gingen an Sitz { $winner } und nicht zurück an
    Sitz { $seat }.
suspect-short = { $what } fehlt: die { $chips } von Sitz { $seat } kamen nie in den Pot.
suspect-blind-or-ante = Blind oder Ante
suspect-verb-fold = Fold
suspect-verb-check = Check
suspect-verb-call = Call
suspect-verb-bet = Bet
suspect-verb-raise = Raise
suspect-verb-complete = Komplettieren
suspect-verb-bring-in = Bring-in
suspect-verb-all-in = All-in
suspect-verb-buy = Kauf

## a hand pieced together

pieced-does-not-fit = „{ $line }“ passt nicht: { $why }
pieced-final-stacks-of = Stacks am Ende der Sitze { $seats }.
pieced-hold-more = Die Stacks am Ende haben { $chips } mehr, als die Hand begann.
pieced-hold-less = Die Stacks am Ende haben { $chips } weniger, als die Hand begann.
pieced-need-for = Die Stacks am Ende brauchen { $chips } mehr für Sitz { $seat }, als diese Zeilen zahlen.
pieced-need-from = Die Stacks am Ende brauchen { $chips } mehr von Sitz { $seat }, als diese Zeilen nehmen.

## who owes whom

owes-gives = Sitz { $seat } gibt { $chips } an Sitz { $other }
owes-house-gives = Das Haus gibt { $chips } an Sitz { $seat }
owes-gives-house = Sitz { $seat } gibt { $chips } an das Haus
owes-middle-gives = Sitz { $seat } nimmt { $chips } aus dem stehen gebliebenen Pot
owes-gives-middle = Sitz { $seat } legt { $chips } in den Pot, der stehen bleibt
owes-middle-house = { $chips } des stehen gebliebenen Pots gehen an das Haus
owes-house-middle = Das Haus legt { $chips } in den Pot, der stehen bleibt

## what a check of the record found

check-missing = Eintrag { $entry } fehlt.
check-does-not-follow = Eintrag { $entry } folgt nicht auf den davor.
check-changed = Eintrag { $entry } wurde nach dem Schreiben geändert.
check-newest-missing = Die neuesten Einträge der Hand fehlen, oder andere folgen.
check-other-set-up = Der Aufbau der Hand ist nicht der, den Eintrag 0 enthält.
check-repairs =
    Eintrag { $entry } sagt, dass er Eintrag { $of } berichtigt, und die folgenden tun etwas anderes.
check-set-up-refused = Der Aufbau wird heute abgelehnt: { $why }
check-page-changed = Die Seite von { $game } hat sich seither geändert.
check-refused = Eintrag { $entry } wird heute abgelehnt: { $why }
check-refused-today = Eintrag { $entry } wird heute abgelehnt.
check-other-chips = Eintrag { $entry } würde heute andere Chips bewegen. Was gezahlt wurde, bleibt gezahlt.
check-in-lists = { $name } der Hand steht in den Listen nicht so wie in ihrem Log.

## das Hauptbuch und was es wiederholt

ledgercheck-since = Der früher gesehene Kopf steht nicht mehr in der Kette.
ledgercheck-signature = Der früher gesehene Kopf ist nicht von diesem Raum unterschrieben.
ledgercheck-database = Die Datei der Datenbank ist beschädigt: { $why }.
ledgercheck-orphan =
    Zeile { NUMBER($row, useGrouping: 0) } von { $table } gehört zu etwas in { $parent }, das weg ist.
ledgercheck-orphan-without-number = Eine Zeile von { $table } gehört zu etwas in { $parent }, das weg ist.
ledgercheck-row-unreadable = Zeile { NUMBER($row, useGrouping: 0) } des Hauptbuchs ist nicht lesbar.
ledgercheck-row-missing = Zeile { NUMBER($row, useGrouping: 0) } des Hauptbuchs fehlt.
ledgercheck-row-does-not-follow =
    Zeile { NUMBER($row, useGrouping: 0) } des Hauptbuchs folgt nicht auf die davor.
ledgercheck-row-changed =
    Zeile { NUMBER($row, useGrouping: 0) } des Hauptbuchs wurde nach dem Schreiben geändert.
ledgercheck-row-unclear =
    Was Zeile { NUMBER($row, useGrouping: 0) } des Hauptbuchs sagt, ist nicht lesbar.
ledgercheck-course = Die Listen in Zeile { NUMBER($row, useGrouping: 0) } des Hauptbuchs sind nicht, was ihr Akt ergibt.
ledgercheck-table-gone =
    Tisch { NUMBER($table, useGrouping: 0) } steht im Hauptbuch und sonst nirgends.
ledgercheck-table-setting =
    { $name } von Tisch { NUMBER($table, useGrouping: 0) } ist nicht, was das Hauptbuch sagt.
ledgercheck-table-untold =
    Keine Zeile des Hauptbuchs erzählt von Tisch { NUMBER($table, useGrouping: 0) }.
ledgercheck-seat =
    Sitz { $seat } von Tisch { NUMBER($table, useGrouping: 0) } ist nicht, was das Hauptbuch sagt.
ledgercheck-chips =
    An Tisch { NUMBER($table, useGrouping: 0) } liegen { $out } Chips, und { $in } kamen herein.
ledgercheck-hand-untold =
    Keine Zeile des Hauptbuchs erzählt von Hand { NUMBER($hand, useGrouping: 0) }.
ledgercheck-hand-end =
    Hand { NUMBER($hand, useGrouping: 0) } endet nicht so, wie das Hauptbuch sagt.
ledgercheck-hand-no-end =
    Hand { NUMBER($hand, useGrouping: 0) } ist vorbei, und das Hauptbuch kennt kein Ende.
ledgercheck-hand-gone =
    Hand { NUMBER($hand, useGrouping: 0) } steht im Hauptbuch und sonst nirgends.
ledgercheck-hand-open =
    Hand { NUMBER($hand, useGrouping: 0) } war offen, als das Hauptbuch begann, und geht nicht von da weiter.
ledgercheck-hand-player =
    Sitz { $seat } von Hand { NUMBER($hand, useGrouping: 0) } ist nicht der Spieler dieses Namens.
ledgercheck-hand-orphan =
    Das Log hat Einträge von Hand { NUMBER($hand, useGrouping: 0) }, und die ist weg.
ledgercheck-hand-dealt =
    { $name } von Hand { NUMBER($hand, useGrouping: 0) } ist nicht, womit sie gegeben wurde.
ledgercheck-hand-players =
    Wer Hand { NUMBER($hand, useGrouping: 0) } gespielt hat und womit, ist nicht so, wie sie gegeben wurde.
ledgercheck-hand-first =
    Hand { NUMBER($hand, useGrouping: 0) } nennt die Zeile ihres Gebens nicht.
ledgercheck-rows-unreadable = Die Zeilen von { $name } sind nicht lesbar.
ledgercheck-untold = Keine Zeile des Hauptbuchs erzählt von { $name } { $number }.
ledgercheck-gone = { $name } { $number } steht im Hauptbuch und sonst nirgends.
ledgercheck-column = { $column } von { $name } { $number } ist nicht, was das Hauptbuch sagt.
check-unreadable = Ein Eintrag von Hand { NUMBER($hand, useGrouping: 0) } ist nicht mehr lesbar.
check-in-the-lists = { $name } der Hand steht in den Listen nicht so, wie Eintrag 0 sagt.
rebuild-refused = Heute wird ein Eintrag abgelehnt: { $why } Was gezahlt wurde, bleibt gezahlt.
rebuild-paid =
    Sitz { $seat } bekam { $was } und bekäme heute { $would }. Was gezahlt wurde, bleibt gezahlt.
eventcheck-row =
    Zeile { NUMBER($row, useGrouping: 0) } des Hauptbuchs ist nicht so, wie sie versiegelt wurde.
eventcheck-seed = Der Startwert der Auslosungen ist nicht der, der versiegelt wurde.
eventcheck-chips =
    { SIGNED($chips) } Chips sind im Spiel, die kein Entry, kein Chip-Race und keine Zählung erklärt.
eventcheck-seat =
    Tisch { NUMBER($table, useGrouping: 0) }, Sitz { $seat }: { $there } liegen da, { $should } müssten es sein.
eventcheck-otherwise = Neu ausgerechnet kommt bei dem Turnier etwas anderes heraus.
packet-bad-record = seine Aufzeichnung ist nicht lesbar ({ $error })
packet-bad-size = es enthält mehr als { $bytes } Bytes oder mehr als { $parts } Dateien
packet-bad-kind = es ist keine ZIP-Datei
packet-bad-file = eine Datei darin fehlt oder ist beschädigt
packet-bad-json = es ist kein JSON
packet-bad-format = es sagt nicht, dass es eines ist
packet-bad-edition = eine spätere Version von dealer-assist hat es geschrieben; prüfe es mit dieser

## how a hand was dealt, put right

settle-chips = { $chips }
settle-nothing = nichts
settle-dealt-stack = Sitz { $seat } begann mit { $now }, eingetragen war { $was }.
settle-dealt-name = Auf Sitz { $seat } saß { $now }, eingetragen war { $was }.
settle-dealt-button = Der Button lag bei Sitz { $now }, eingetragen war Sitz { $was }.
settle-dealt-game = Das Spiel war { $now }, eingetragen war { $was }.
settle-dealt-betting = Die Setzstruktur war { $now }, eingetragen war { $was }.
settle-dealt-blinds = Die Blinds waren { $now }, eingetragen waren { $was }.
settle-dealt-ante = Das Ante war { $now }, eingetragen war { $was }.
settle-dealt-big_blind_ante = Das Big-Blind-Ante war { $now }, eingetragen war { $was }.
settle-dealt-bring_in = Das Bring-in war { $now }, eingetragen war { $was }.
settle-dealt-small_bet = Die kleine Bet war { $now }, eingetragen war { $was }.
settle-dealt-big_bet = Die große Bet war { $now }, eingetragen war { $was }.
settle-dealt-spread = Der Spread war { $now }, eingetragen war { $was }.
