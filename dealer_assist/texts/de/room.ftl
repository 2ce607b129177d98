### The procedures of chapter 1 and the appendices as a dealer does them, and the words of the table.

room-in-glossary = Glossar
room-in-appendix = Anhang { $letter }

## limit

room-limit-title = Limit
room-limit-summary = Jede Bet und jeder Raise hat die Größe der Street.
room-limit-1 =
    Die kleine Bet gilt vor dem Flop und auf dem Flop, auf der Third und Fourth Street und um den ersten
    Draw herum; danach gilt die große. Auf der Seite jedes Spiels steht, welche Street welche hat.
room-limit-2 =
    Eine Bet und so viele Raises, wie der Raum erlaubt, sind der Cap. Der Big Blind ist die erste Bet seiner
    Runde.
room-limit-3 =
    Ein All-in von weniger als einer halben Bet über der letzten vollen zählt nicht: der nächste callt es
    oder komplettiert auf die volle Bet. Eine halbe Bet oder mehr zählt als Bet, und ein voller Raise kommt
    obendrauf.
room-limit-4 =
    Wer schon gehandelt hat, darf nur dann noch einmal erhöhen, wenn mindestens eine halbe Bet dazukommt.
room-limit-5 = Check-Raise ist erlaubt, außer beim California Lowball in Limit.

## spread-limit

room-spread-limit-title = Spread-Limit
room-spread-limit-summary =
    Eine Bet ist jeder Betrag zwischen zwei Enden, ein Raise nicht weniger als der letzte.
room-spread-limit-1 =
    Die beiden Enden des Spreads nennt man beim Aufbau des Tisches; die späteren Streets dürfen ein anderes
    Paar haben.
room-spread-limit-2 = Eine Bet ist jeder Betrag vom unteren bis zum oberen Ende.
room-spread-limit-3 =
    Ein Raise ist mindestens die letzte Bet oder der letzte Raise der Runde und höchstens das obere Ende.
room-spread-limit-4 = Eine Bet und so viele Raises, wie der Raum erlaubt, sind der Cap, wie in Limit.
room-spread-limit-5 =
    Ein Bring-in oder ein Blind ist die erste Bet, wenn er nicht weniger ist als das untere Ende. Darunter
    darf der nächste auf jeden Betrag des Spreads setzen, und das ist die erste Bet.
room-spread-limit-6 =
    Die Hälfte eines kurzen All-ins misst man an der letzten Bet oder dem letzten Raise, vor jeder Bet am
    unteren Ende.

## no-limit

room-no-limit-title = No-Limit
room-no-limit-summary = Alles vom kleinsten Raise bis zum ganzen Stack.
room-no-limit-1 = Die kleinste Bet ist der Big Blind; ein Ante ändert daran nichts.
room-no-limit-2 =
    Der kleinste Raise ist die letzte volle Bet oder der letzte volle Raise der Runde, obendrauf gelegt.
room-no-limit-3 = Wer weniger hat, darf trotzdem all-in gehen.
room-no-limit-4 =
    Wer schon gehandelt hat und weniger als einen vollen Raise vor sich hat, darf callen oder folden, aber
    nicht erhöhen.
room-no-limit-5 = Für die Zahl der Raises gibt es keinen Cap.

## pot-limit

room-pot-limit-title = Pot-Limit
room-pot-limit-summary = Das Höchste ist der Call plus der Pot, wie er nach dem Call liegt.
room-pot-limit-1 =
    Zähl alle Chips in der Mitte, auch die Bets vor den Spielern, und zähl den Call dessen dazu, der fragt:
    so hoch darf der Raise höchstens sein.
room-pot-limit-2 = Ein kürzerer Weg: dreimal die letzte Bet plus alles andere, was in der Mitte liegt.
room-pot-limit-3 =
    Wer bei Blinds von 100 und 200 als Erster einsteigt, darf höchstens auf 700: ein Call von 200 und ein
    Raise um die 500, die dann da liegen.
room-pot-limit-4 =
    Ein Spieler darf jederzeit nach der Höhe des Pots fragen; in No-Limit und Limit darf es niemand.
room-pot-limit-5 = Kleinste Bets, kleinste Raises und kurze All-ins sind wie in No-Limit.

## jam-or-fold

room-jam-or-fold-title = Jam or Fold
room-jam-or-fold-summary = Die erste Aktion ist All-in oder Fold, nichts dazwischen.
room-jam-or-fold-1 =
    Blinds und Antes kommen hinein, und die Karten werden gegeben wie in dem Spiel, das gespielt wird.
room-jam-or-fold-2 =
    Jeder schiebt der Reihe nach den ganzen Stack hinein oder foldet. Es gibt keinen Call, keinen Check und
    keinen anderen Raise.
room-jam-or-fold-3 =
    Ein kleinerer Stack all-in bildet Side Pots wie immer; Chips, die niemand callen kann, gehen zurück.
room-jam-or-fold-4 =
    Haben alle gehandelt, werden alle Hände, die noch dabei sind, geöffnet, und der Rest der Karten wird
    ohne Bets gegeben.

## big-blind-ante

room-big-blind-ante-title = Big-Blind-Ante
room-big-blind-ante-summary = Der Big Blind zahlt ein Ante für den ganzen Tisch.
room-big-blind-ante-1 =
    Der Big Blind bringt den Blind und das Ante der Struktur ein, meist so viel wie der Blind.
room-big-blind-ante-2 = Das Ante ist totes Geld: es gehört nicht zur Bet des Big Blind.
room-big-blind-ante-3 = Ein Stack, der für beides zu kurz ist, zahlt zuerst, was die Hausregel sagt.
room-big-blind-ante-4 =
    Sind nur noch wenige Spieler übrig, sinkt das Ante auf die Höhe des Small Blind, bei der Zahl, die die Hausregel
    nennt.

## stud-up-cards

room-stud-up-cards-title = Offene Karten in Stud
room-stud-up-cards-summary = Offene Karten bleiben in der Reihenfolge, in der sie gegeben wurden.
room-stud-up-cards-1 =
    Jeder lässt die offenen Karten in der Reihenfolge, in der sie kamen, nebeneinander und alle sichtbar.
room-stud-up-cards-2 = Der Dealer legt sie wieder in Ordnung, wenn jemand sie bewegt hat.

## odd-chips

room-odd-chips-title = Gleichstand und Odd Chips
room-odd-chips-summary = Gleiche Teile, und was übrig ist, Chip für Chip.
room-odd-chips-1 =
    Wechsle, was übrig ist, in die kleinsten Chips im Spiel, und teil einen Pot nach dem anderen auf.
room-odd-chips-2 =
    Zwischen Hälften geht der Odd Chip an die High-Hand; an die Fünf-Karten-Hand, wenn die andere Hälfte ein
    Badugi ist; an die Draw- oder Punktehand in den Dramahas; an die Omaha-Hand in Sohe.
room-odd-chips-3 = Zwischen gleichen Händen geht er an die erste von ihnen im Uhrzeigersinn vom Button.
room-odd-chips-4 =
    In Stud ohne Button geht er an die gleiche Hand mit der höchsten Karte, Farben in der Reihenfolge Pik,
    Herz, Karo, Kreuz.
room-odd-chips-5 =
    Niemand bekommt mehr als einen Odd Chip aus einem Pot, solange ein anderer noch keinen hatte.

## bounty

room-bounty-title = Bounty
room-bounty-summary = Ein Preis für den, der einen Spieler ausscheiden lässt.
room-bounty-1 = Das Bounty geht an den Gewinner des letzten Pots, in dem der Ausgeschiedene war.
room-bounty-2 = In einem geteilten Pot geht es an die High-Hälfte oder die mit fünf Karten.
room-bounty-3 = Von gleichen Gewinnern bekommt es der erste im Uhrzeigersinn vom Button.
room-bounty-4 = Wer das Turnier gewinnt, behält das eigene.

## lammers

room-lammers-title = Lammer
room-lammers-summary = Rebuy-Chips, die zwischen den Händen zu Turnierchips werden.
room-lammers-1 =
    Vor einer Hand darf ein Spieler einige oder alle Lammer gegen die Chips einlösen, für die sie stehen; nie
    während einer Hand.
room-lammers-2 = Wer keine Chips mehr hat, aber noch Lammer, muss vor der nächsten Hand mindestens einen einlösen.
room-lammers-3 = Nach dem Level, das das Turnier nennt, muss jeder übrige Lammer eingelöst werden.

## shootout

room-shootout-title = Shootout
room-shootout-summary = Jeder Tisch spielt seine Gewinner aus, die sich in der nächsten Runde treffen.
room-shootout-1 =
    Tische werden nicht aufgelöst und niemand wird umgesetzt: jeder spielt, bis sein Gewinner oder seine
    letzten zwei feststehen.
room-shootout-2 = Die Gewinner aller Tische sitzen in der nächsten Runde zusammen, bis ein Tisch übrig ist.

## win-the-button

room-win-the-button-title = Win the Button
room-win-the-button-summary = Wer eine Hand gewinnt, hat in der nächsten den Button.
room-win-the-button-1 =
    Nach der Hand geht der Button an den Gewinner des Main Pots. Die Blinds folgen von dort; sie können also
    mehrmals nacheinander an denselben Spieler kommen oder gar nicht.
room-win-the-button-2 =
    Wurde der Pot geteilt, geht er an den Gewinner, der im Uhrzeigersinn vom alten Button der erste ist.
room-win-the-button-3 = Für Spiele, die den Pot teilen, ist es nicht gedacht.

## bomb-pot

room-bomb-pot-title = Bomb Pot
room-bomb-pot-summary = Alle zahlen das Ante, und gesetzt wird ab dem Flop.
room-bomb-pot-1 = Alle zahlen das Ante. Blinds gibt es nicht.
room-bomb-pot-2 = Gib die Hole Cards wie gewohnt. Vor dem Flop wird nicht gesetzt.
room-bomb-pot-3 =
    Brennkarte, dann gib den Flop. Der erste Spieler links vom Button handelt zuerst, hier und auf den späteren
    Streets.
room-bomb-pot-4 =
    Die kleinste Bet ist das Ante; sonst wird gesetzt wie in dem Spiel, meist No-Limit Hold'em.
room-bomb-pot-5 =
    Turn, River und Showdown sind wie immer. Der Button wandert zur nächsten Hand, wenn der Raum nicht sagt,
    dass er bleibt.

## double-board-bomb-pot

room-double-board-bomb-pot-title = Bomb Pot auf zwei Boards
room-double-board-bomb-pot-summary = Ein Bomb Pot mit zwei Boards, der halbe Pot für jedes.
room-double-board-bomb-pot-1 =
    Alle zahlen das Ante und bekommen die Hole Cards des Spiels, vier in Omaha. Vor dem Flop wird nicht
    gesetzt.
room-double-board-bomb-pot-2 =
    Eine Brennkarte, dann gib zwei Flops, den oberen zuerst. Eine Setzrunde, von links vom Button.
room-double-board-bomb-pot-3 =
    Eine Brennkarte, dann gib eine Turn-Karte auf das obere Board, dann eine auf das untere. Setzrunde.
room-double-board-bomb-pot-4 = Eine Brennkarte, dann gib in derselben Reihenfolge je eine River-Karte. Setzrunde.
room-double-board-bomb-pot-5 =
    Der halbe Pot geht an die beste Hand auf dem oberen Board, der halbe an die beste auf dem unteren. Eine
    Hand nimmt ihre Boardkarten von einem der beiden; derselbe Spieler kann beide gewinnen.
room-double-board-bomb-pot-6 =
    Der Odd Chip geht an das obere Board. Side Pots werden jeder für sich zwischen den Boards geteilt.

## dice

room-dice-title = Würfel
room-dice-summary = Der Spieler am Button würfelt, und der Dealer sagt den Wurf an.
room-dice-1 =
    Der Spieler am Button würfelt, mit einem Würfel oder zweien, wie es das Spiel sagt, wenn der Dealer dazu
    auffordert.
room-dice-2 =
    Ein gültiger Wurf rollt, kommt mindestens bis zur anderen Seite der Box des Dealers und bleibt flach auf
    dem Tisch liegen.
room-dice-3 =
    Ein Würfel, der rutscht, irgendwo anlehnt, zu kurz fällt oder den Tisch verlässt, ist ein ungültiger
    Wurf.
room-dice-4 = Allein der Dealer erklärt den Wurf für gültig oder ungültig und sagt die Zahl laut.
room-dice-5 =
    Nach einem ungültigen Wurf würfelt der Button noch einmal. Der Brauch will, dass es kostet: einen Dollar
    für den Dealer beim ersten und das Doppelte des letzten bei jedem weiteren.
room-dice-6 = Nur ein gültiger Wurf wird eingegeben und zählt.

## short-deck

room-short-deck-title = Short Deck
room-short-deck-summary = 36 Karten, und zwei Arten von Händen, die den Platz tauschen.
room-short-deck-1 =
    Nimm alle Zweien, Dreien, Vieren und Fünfen heraus: 36 Karten bleiben, Sechs bis Ass in vier Farben.
    Zähl sie.
room-short-deck-2 = Ein Flush schlägt ein Full House, weil er schwerer zu bekommen ist.
room-short-deck-3 = Eine Straße schlägt einen Drilling. In wenigen Räumen ist es umgekehrt.
room-short-deck-4 = Das Ass ist hoch, oder niedrig in der einen Straße A-6-7-8-9.
room-short-deck-5 =
    Mexican Poker hat sein eigenes Short Deck: Achten, Neunen und Zehnen sind heraus und ein Joker ist
    dabei, 41 Karten; Straßen gehen über die Lücke, wie 5-6-7-J-Q.

## run-it-twice

room-run-it-twice-title = Run it twice
room-run-it-twice-summary = Der Rest des Boards wird für einen Pot mehr als einmal gegeben.
room-run-it-twice-1 =
    Alles Geld ist in der Mitte, es kann nicht mehr gesetzt werden, und Boardkarten stehen noch aus.
room-run-it-twice-2 =
    Die Spieler im Pot sind sich einig, und der Raum erlaubt es: sag vor der ersten Karte, wie oft.
room-run-it-twice-3 =
    Was auf dem Board liegt, bleibt für jeden Durchgang. Brennkarte, dann gib den Rest des ersten Boards; dann
    Brennkarte und gib den Rest des nächsten daneben. Dazwischen wird nicht gemischt.
room-run-it-twice-4 =
    Jeder Pot wird gleich zwischen den Boards geteilt; ein Odd Chip geht mit dem ersten Board.
room-run-it-twice-5 =
    Jeder Teil wird dann wie ein eigener Pot abgerechnet: Hälften, Gleichstand und Odd Chips.

## sevens-rule

room-sevens-rule-title = Die Siebener-Regel
room-sevens-rule-summary = Nach dem Draw muss eine Sieben oder Besseres gesetzt werden.
room-sevens-rule-1 =
    Sie gilt im California Lowball in Limit, ab dem Draw, für ein Low mit Sieben hoch ohne Paar oder
    Besseres: Nummer 21 der Spalte von Ass bis Fünf, oder niedriger.
room-sevens-rule-2 =
    Wer eine hat und zuerst handelt, oder nur nach Checks, muss sie setzen. Gegen eine Bet muss damit
    niemand callen oder erhöhen; sie darf gefoldet werden.
room-sevens-rule-3 =
    Ein All-in, das weniger als eine volle Bet ist, nur zu callen, zählt als Check: stattdessen
    komplettieren.
room-sevens-rule-4 =
    Wer die Regel bricht, kann nur gewinnen, was vorher im Pot war. Ist es die beste Hand, nehmen alle
    zurück, was sie danach eingezahlt haben, und den Rest bekommt, wer sie hält.
room-sevens-rule-5 = Ist es nicht die beste Hand, ändert sich nichts: diese Chips sind verloren.
room-sevens-rule-6 =
    Bei Gleichstand wird der Pot von vor dem Draw geteilt, und spätere Chips gewinnt nicht, wer die Regel
    brach.

## glossary

room-glossary-title = Wörter des Tisches
room-glossary-summary = Was Board, Qualifier, Scoop und die anderen Wörter des Regelbuchs bedeuten.
room-glossary-1 =
    Big Bet: 1. In einem Limit-Spiel die größere Bet der Struktur: 8 in einem Spiel 4/8. 2. Pot-Limit- und
    No-Limit-Spiele zusammen, im Gegensatz zu Limit-Spielen.
room-glossary-2 =
    Board: 1. In Stud die Karten eines Spielers, die offen liegen. 2. In einem Spiel mit gemeinsamen Karten,
    wie Hold'em oder Omaha, diese Karten.
room-glossary-3 =
    Gemeinsame Karte (community card): Eine Karte, die alle Spieler teilen, neben den eigenen Karten jedes
    Einzelnen. Vergleiche Hole Cards und Board.
room-glossary-4 =
    Hole Cards: Die eigenen Karten eines Spielers, die verdeckt sind. In Draw-Spielen, wo es alle sind,
    benutzt man das Wort nicht.
room-glossary-5 = HORSE: Ein Mix aus Hold'em, Omaha/8, Razz, Stud und Stud/8: das E steckt in eight.
room-glossary-6 =
    Qualifier: Die schlechteste Hand, die zählt. Meist eine Acht für das Low: ein Low schlechter als
    8-7-6-5-4, die schlechteste Acht, wird nicht gespielt. Üblich in High-Low-Spielen.
room-glossary-7 =
    Run it twice: Alle sind all-in und Boardkarten stehen aus: mehr Boards als eines werden gegeben, und der
    Pot wird geteilt, ein Teil für jedes. So zählt das Glück weniger; der Raum sagt, wie es gemacht wird.
room-glossary-8 =
    Scoop: 1. Beide Hälften eines geteilten Pots gewinnen. 2. Auf jedem Board eines Pots gewinnen, der
    zweimal lief.

## words-for-lows

room-words-for-lows-title = Wörter für Lows
room-words-for-lows-summary = Glatt, rau und perfekt, und die Nummer eines Lows.
room-words-for-lows-1 =
    Nummer eines Lows: Starke Lows ruft man bei ihrem Platz: Nummer vier ist 6-5-4-2-A von Ass bis Fünf und
    7-6-5-4-2 von Zwei bis Sieben. Es gibt 56 mit Acht oder besser von Ass bis Fünf und 52 mit Neun oder
    besser von Zwei bis Sieben.
room-words-for-lows-2 =
    Perfekt: Das beste Low mit seiner hohen Karte, das glatteste: 7-4-3-2-A ist die perfekte Sieben von Ass
    bis Fünf, 8-5-4-3-2 die perfekte Acht von Zwei bis Sieben, A-5-4-3-2 dort das perfekte Ass.
room-words-for-lows-3 =
    Glatt (smooth): Eines der besten Lows mit seiner hohen Karte: 7-5-4-3-A ist eine glatte Sieben,
    8-6-4-3-2 von Zwei bis Sieben eine glatte Acht, und manchmal 8-7-4-3-2 eine glatte Acht-Sieben.
room-words-for-lows-4 =
    Rau (rough): Eines der schlechtesten Lows mit seiner hohen Karte: 7-6-4-3-2 von Ass bis Fünf, und
    7-6-5-4-3 das rauste; 8-7-6-4-2 von Zwei bis Sieben. Wo glatt endet und rau beginnt, ist Ansichtssache.
room-words-for-lows-5 =
    Wheel: Das beste Low überhaupt: 5-4-3-2-A von Ass bis Fünf, 7-5-4-3-2 von Zwei bis Sieben.
