### What is refused, and what to do instead: files of other programs.

refused-at-action = Aktion { $number } „{ $text }“: { $why }
refused-at-line = Zeile { $number } „{ $text }“: { $why }

## Poker Hand History

refused-bad-action-phh-player =
    Die Aktion eines Spielers ist f, cc, cbr BETRAG, pb, sd [KARTEN] oder sm [KARTEN].
refused-bad-action-phh-dealer =
    Die Aktionen des Dealers sind db KARTEN (Board) und dh pN KARTEN (die Karten eines Spielers).
refused-bad-action-phh-short = Aktion { $number }: Eine Aktion ist ein kurzer Text, wie in „p1 cc“.
refused-bad-player = Es gibt keinen Spieler „{ $word }“; die Hand hat p1 bis p{ $most }.
refused-bad-amount-phh = „{ $word }“ ist kein Betrag. Schreib die Chips wie in 300 oder 0.25.
refused-bad-variant-none = Die Datei hat keine variant, wie in variant = 'NT'.
refused-bad-number-too-many-chips = { $name } ist mehr als { $most }, und so viel liegt an keinem Tisch.
refused-bad-number-below = { $name } darf nicht unter { $least } liegen.
refused-bad-number-decimals =
    Ein Betrag hat { $places } Stellen hinter dem Punkt; gelesen werden höchstens { $most }.
refused-bad-number-phh = { $name } muss eine Zahl sein, nicht „{ $word }“.
refused-unknown-amount =
    { $name } ist { $value }: nicht bekannt. Nur ein Stack darf inf sein; schreib die Chips, die da waren.
refused-bad-length = { $name } hat { $length } Werte für { $count } Spieler; schreib einen für jeden.
refused-missing-field-phh = Der Datei fehlt { $fields }; { $variant } braucht es.
refused-too-few-seats-phh =
    Eine Hand braucht mindestens zwei Spieler; starting_stacks hat einen Stack für jeden.
refused-bad-form-array = { $name } muss eine Liste sein, wie in { $name } = […].
refused-chips-do-not-add-up-of-file = die Chips gehen nicht auf: { $wrong }
refused-has-and-says = p{ $n } hat { $has }, und die Datei sagt { $says }
refused-after-action = Aktion { $number } „{ $text }“
refused-after-set-up = dem Aufbau
refused-where-to-act = wo { $player } an der Reihe ist
refused-where-cards-lack =
    bevor die Hand zu Ende ist ({ $street }): Karten sind zu geben, zu zeigen oder zu mucken
refused-file-ends = die Datei endet nach { $after }, { $where }; die Stacks sind von diesem Augenblick
refused-bad-stacks =
    Die Stacks am Ende gehören zu anderen Sitzen als denen der Hand; gib einen für jeden von { $seats } an.
refused-hand-not-over-write = Die Hand ist nicht zu Ende; beende sie, dann schreib die Datei.
refused-bad-meta = „{ $word }“ ist kein Feld des Formats; schreib „_{ $word }“.
refused-cannot-say-ohh = Open Hand History hat kein Wort für { $word }. Schreib diese Hand als PHH.

## the texts of servers

refused-bad-action-moves-chips = „{ $word }“ bewegt Chips auf eine Weise, die nicht bekannt ist.
refused-unknown-game-first-line = Die erste Zeile nennt kein Spiel, das bekannt ist: „{ $word }“.
refused-unknown-game-nothing-above = Über der Hand steht nicht, welches Spiel es ist.
refused-too-few-seats-text = Weniger als zwei Spieler bekamen Karten.
refused-bad-seat-of-text = Die Sitze sind hier 1 bis { $most }; diese Hand hat { $seat }.
refused-hand-cut-off-text = Der Text endet, bevor jemand den Pot gewann; er ist abgeschnitten.
refused-hand-cut-off-chips =
    Der Text endet, bevor der ganze Pot gewonnen war: { $chips } davon hat niemand; er ist abgeschnitten.
refused-hand-cut-off-file = Die Datei endet vor der Hand; sie ist abgeschnitten.
refused-no-limits-told = Die erste Zeile nennt die Bets dieses Limit-Spiels nicht.
refused-no-button-told = Keine Zeile sagt, welcher Sitz den Button hat.
refused-bad-amount-text = „{ $word }“ ist kein Betrag.
refused-bad-file-declarations = Die Hand enthält Deklarationen; ein Server schreibt keine.
refused-bad-file-damaged = Die Hand ist beschädigt: { $reason }.
refused-bad-file-lacks = Der Hand fehlt, was das Format verlangt ({ $reason }).
refused-bad-file-pots =
    Die Spieler haben { $put } gesetzt, und die Pots sagen { $pots }; eines von beiden ist falsch.
refused-bad-file-won = Von einem Pot von { $pot } haben seine Gewinner { $won }; eines von beiden ist falsch.
refused-bad-file-bets =
    Die Zeilen von { $name } setzen { $put } und die Zusammenfassung sagt { $says }; eines von beiden
    ist falsch.
refused-bad-file-names =
    Sitz { $seat } hat keinen Namen oder den eines anderen Spielers; wer was getan hat, weiß niemand.
refused-bad-file-no-ohh = Ein Objekt hat kein "ohh".
refused-bad-file-no-json = Was hier steht, ist kein JSON, oder die Datei ist abgeschnitten.
refused-cannot-say-not-all =
    Open Hand History erzählt nicht alles von einer Hand { $kind }. Nimm sie als PHH auf oder als Text des
    Servers.
refused-cannot-say-last-card =
    Der Server gab in jedem Lauf nur die letzte der gezogenen Karten neu; hier gibt jeder Lauf alle gezogenen neu.
refused-cannot-say-runs =
    Das Board lief mehr als einmal, und das Format hat Platz für eines. Nimm die Hand als Text des Servers
    auf.
refused-hand-cancelled = Der Server hat diese Hand abgebrochen; es gibt nichts zu urteilen.
refused-no-such-player = „{ $name }“ handelt und hat keinen Sitz in dieser Hand.

## a hand told in its order

refused-hand-not-over-timeline =
    Diese Hand ist nicht zu Ende; spiel sie bis zum Schluss, dann schreib sie auf.
refused-chips-do-not-add-up-timeline =
    { $paid } Chips gingen hinein und { $out } kamen heraus, ein Unterschied von { $difference }. Nichts
    wurde geschrieben; lass es ansehen.

refused-bad-variant =
    „{ $word }“ ist keine der Varianten { $known }{ $near ->
        [none] .
       *[other] ; meintest du „{ $near }“?
    }
refused-chips-do-not-add-up-more =
    Die Stacks am Ende{ $rake ->
        [0] { "" }
       *[other] { " " }mit dem Rake von { $rake }
    } ergeben { $after }, { $difference } mehr als die { $before }, mit denen die Hand begann. Keine Datei wird
    geschrieben; berichtige die Stacks.
refused-chips-do-not-add-up-less =
    Die Stacks am Ende{ $rake ->
        [0] { "" }
       *[other] { " " }mit dem Rake von { $rake }
    } ergeben { $after }, { $difference } weniger als die { $before }, mit denen die Hand begann. Keine Datei
    wird geschrieben; berichtige die Stacks.
refused-cannot-be-read = sie lässt sich nicht lesen ({ $reason }). Lass sie aus der Datei weg
refused-no-hand-in-file =
    In dieser Datei steht keine Hand. Sie muss mit einer Hand beginnen: mit einer Zeile wie PokerStars Hand #1,
    oder als PHH, XML oder JSON. Manche Server schreiben in der Sprache ihres Programms: dort Englisch
    einstellen.
refused-empty-file = Diese Datei ist leer. Dort, wo sie herkommt, noch einmal speichern.
refused-not-utf-8 = Byte { $byte } der Datei ist kein UTF-8; speichere sie als UTF-8
refused-not-opened-file = die Datei lässt sich nicht öffnen: { $reason }
refused-betting-of = die Setzstruktur { $betting }
refused-a-joker = einen Joker
refused-a-carried-pot = einen stehen gebliebenen Pot
