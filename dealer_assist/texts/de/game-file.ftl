### Was an einer Spieldatei falsch ist und was dagegen hilft; die Wörter der Dateien bleiben, wie sie sind.

## die Wörter, die sie verlangt

gamefile-unknown = { $kind } „{ $word }“ gibt es nicht. { $remedy }
gamefile-none-to-name = { $kind } „{ $word }“ gibt es nicht. Hier ist nichts dergleichen zu nennen.
gamefile-did-you-mean = Meinst du „{ $near }“?
gamefile-known-are = Bekannt sind: { $words }.
gamefile-kind-bet = Ein Einsatz
gamefile-kind-betting = Eine Setzstruktur
gamefile-kind-bring-in = Ein Bring-in
gamefile-kind-condition = Eine Bedingung
gamefile-kind-deck = Ein Deck
gamefile-kind-forced = Ein Pflichteinsatz
gamefile-kind-game = Ein Spiel
gamefile-kind-habit = Ein Brauch
gamefile-kind-house-rule = Eine Hausregel
gamefile-kind-joker = Ein Joker
gamefile-kind-key = Ein Schlüssel
gamefile-kind-opener = Eine Eröffnung
gamefile-kind-part = Ein Teil
gamefile-kind-qualifier = Ein Qualifier
gamefile-kind-scale = Eine Wertung
gamefile-kind-side = Eine Seite
gamefile-kind-step = Ein Schritt
gamefile-kind-street = Eine Street

## die Datei

gamefile-bad-name =
    Eine Datei heißt in Kleinbuchstaben, Ziffern und „-“, wie big-o.toml. Benenne sie um.
gamefile-of-the-rulebook = „{ $name }“ gehört dem Regelbuch, und das bleibt, wie es ist. Benenne die Datei um.
gamefile-too-large = Sie ist größer als { $most } Bytes, und mehr wird nicht gelesen. Kürze sie.
gamefile-no-utf-8 = Sie ist kein Text in UTF-8. Speichere sie als reinen Text.
gamefile-cannot-be-opened = Sie lässt sich nicht öffnen: { $why }. Sieh nach ihren Rechten.
gamefile-cannot-be-read = Sie lässt sich nicht lesen ({ $error }: { $why }). Vergleiche sie mit einer anderen.
gamefile-no-toml = { $why }. Berichtige diese Zeile; von der Datei wurde nichts gelesen.
badtoml-no-toml = Das ist kein TOML: { $why }
badtoml-too-deep = Ihre Listen sind zu tief verschachtelt, um gelesen zu werden
badtoml-many-parts =
    Zeile { NUMBER($line, useGrouping: 0) } hat einen Schlüssel von mehr als { $most } Teilen; schreib ihn schlicht
badtoml-many-digits =
    Zeile { NUMBER($line, useGrouping: 0) } hat eine Zahl von { $digits } Ziffern; höchstens { $most } sind erlaubt

## Werte

gamefile-no-text = { $value } ist kein Text. Schreib ihn in Anführungszeichen, wie "Big O".
gamefile-no-flag = { $value }: Schreib true oder false.
gamefile-no-number-seats = { $value } ist keine Zahl von Sitzen. Schreib eine Zahl von { $low } bis { $high }.
gamefile-no-number-line = { $value } ist keine Nummer einer Linie. Schreib eine Zahl von { $low } bis { $high }.
gamefile-no-list = { $value } ist keine Liste. Schreib sie in Klammern, wie { $example }.
gamefile-choices-due = „{ $rule }“ kann { $choices } sein. Gib für jedes ein Wort an und für sonst nichts.
gamefile-no-hole =
    { $value } zählt keine Karten. Schreib "any", "all", eine Zahl oder eine Liste wie [2, 5].
gamefile-no-ranks = { $value } nennt keine Werte. Schreib sie wie "JQK", aus { $ranks }.
gamefile-no-tiers = { $value } zählt nicht auf, womit man gewinnt. Schreib es wie { $example }.
gamefile-no-tables = { $value } ist keine Tabelle. Schreib für jede eine Überschrift, wie [{ $kind }.name].
gamefile-no-table = { $value } ist keine Tabelle. Schreib die Überschrift [{ $heading }].
gamefile-no-table-or-none =
    { $value } ist keine Tabelle. Schreib eine Überschrift [{ $heading }]; "none" nimmt sie weg.
gamefile-no-parents = { $value } nennt kein Spiel. Schreib eines als "omaha" oder mehrere als { $example }.
gamefile-step-no-text = { $value } ist kein Schritt. Schreib ihn als Text, wie "hole 2".
gamefile-step-unclear = „{ $value }“ sagt nicht, wie. Schreib es wie „{ $example }“: { $meaning }.
gamefile-no-cells = { $value } nennt keine Felder. Schreib ihre Nummern von 1 an, wie "1 2 3 10 12".
gamefile-cell-twice = „{ $value }“ nennt ein Feld zweimal. Nenne jedes einmal.
gamefile-betting-twice = Eine Setzstruktur steht zweimal da. Nenne jede einmal.

## was fehlt, und was auf was steht

gamefile-missing = Es fehlt: { $meaning }. Schreib es, wie { $example }.
gamefile-key-due = { $key } ist nicht angegeben. Füge { $key } = { $example } hinzu.
gamefile-scale-due = Die Wertung ist nicht angegeben. Füge scale = "high" oder eine andere hinzu.
gamefile-when-due = Es ist nicht angegeben, wann. Füge when = "chosen" oder eine andere Bedingung hinzu.
gamefile-place-due = Eine neue Street sagt, wo sie kommt. Füge after = "{ $last }" oder ein anderes hinzu.
gamefile-nothing-to-take = Hier ist nichts wegzunehmen. Lass das "none" weg.
gamefile-split-again =
    Sie wird noch einmal geteilt, also sagen ihre eigenen Seiten, wie man sie gewinnt. Schreib tiers dorthin.
gamefile-fits-of-a-game = Nur eine Variation sagt, worauf sie passt. Lass es weg.
gamefile-never-ends = { $chain }: Das endet nie. Nimm eines davon heraus.
gamefile-ill-fitting =
    „{ $parent }“ passt zu keinem Spiel, das seine Street { $street } anders gibt oder keine hat.
    Nimm eines der beiden heraus.

## das Spiel als Ganzes

gamefile-must-bet =
    Der erste Spieler muss setzen, also wird niemand nach All-in oder Fold gefragt.
    Nenne eine andere Setzstruktur.
gamefile-bomb-pot-antes =
    Darin zahlen ohnehin alle ein Ante: Es wird nicht mit Blinds gespielt. Lass den Bomb Pot weg.
gamefile-bomb-pot-one-street =
    Auf der ersten Street eines Bomb Pots setzt niemand, und es gibt keine andere. Lass ihn weg.
gamefile-bomb-pot-whole-stack =
    Vor dem Flop gibt es darin keine Aktion, die All-in oder Fold sein könnte. Nenne eine andere
    Setzstruktur oder lass den Bomb Pot weg.
gamefile-bring-in-due = Es fehlt: wessen Door Card das Bring-in zahlt. Schreib bring_in = "low card".
gamefile-bring-in-without-round = Ein Bring-in braucht eine Setzrunde. Schreib bet = "small".
gamefile-opens-with-blinds = Eine Street beginnt mit den Blinds. Schreib forced = "blinds".
gamefile-nobody-acts =
    Mit der ersten Aktion wird etwas getan, aber niemand ist an der Reihe. Schreib es zu den Schritten.
gamefile-no-roll-to-wait-for =
    Es wartet auf einen Wurf, aber auf keiner Street wird gewürfelt. Füge den Schritten einer Street "roll 1" hinzu.
gamefile-no-choice-to-wait-for =
    Es wartet auf eine Wahl, aber auf keiner Street wird gewählt. Füge den Schritten einer Street "choose" hinzu.
gamefile-no-flop =
    Es sieht auf drei Karten des Boards, aber sie werden nie gegeben. Füge dem Flop "board 3" hinzu.
gamefile-no-line = Das Board hat keine Linie { $line }. Schreib die Linien unter [board].
gamefile-qualifier-not-rolled =
    Sie wird gewürfelt, aber auf keiner Street wird gewürfelt. Füge den Schritten einer Street "roll 2" hinzu.
gamefile-removes-no-roll = Es entfernt, was gewürfelt wurde, aber es wird nicht gewürfelt. Setz "roll 1" davor.
gamefile-scale-of-other-deck =
    „{ $scale }“ ordnet die Karten eines verkürzten Decks, und dieses ist „{ $deck }“.
    Nimm eine andere Wertung oder das Deck, für das sie ist.
gamefile-too-many-own =
    { $count } eigene Karten spielen, aber ein Spieler hält { $own }. Gib mehr oder nimm weniger.
gamefile-hand-too-small =
    { $own } eigene Karten und { $board } vom Board ergeben keine Hand von { $size }. Gib oder nimm mehr.
gamefile-cell-not-dealt =
    Feld { $cells } wird nie gegeben; die Streets geben { $dealt } Karten des Boards.
    Nenne gegebene Felder oder gib mehr.
gamefile-deck-too-small =
    { $players } Spieler und das Board brauchen { $need } Karten, das Deck hat { $cards }. { $remedy }
gamefile-or-fewer = Schreib { $most } oder weniger.
gamefile-deal-fewer = Gib weniger.
gamefile-parts-do-not-add-up =
    Die Teile ergeben nicht die { $own } Karten, die ein Spieler hält. Berichtige die Größen.
gamefile-no-game-to-choose =
    Es gibt kein Spiel zu wählen. Füge eine Überschrift [becomes.holdem] oder eine andere hinzu.
gamefile-more-than-held =
    „{ $word }“ nennt { $count } Karten, aber ein Spieler hält { $own }. Schreib { $own } oder weniger.

## ein Mix

gamefile-mix-name-due = Es fehlt: wie der Mix heißt. Schreib es, wie name = "HORSE".
gamefile-mix-games-due = Es fehlen: die Spiele der Reihe nach. Schreib sie, wie { $example }.
gamefile-no-game-of-a-mix =
    { $value } ist kein Spiel eines Mix. Schreib seine Kennung und seine Setzstruktur, wie "holdem limit".
