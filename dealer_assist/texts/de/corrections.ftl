### Was der Floor sagt, wenn Chips, Worte oder Karten falsch kamen.

## $word ist ein Text aus word, $wager einer aus wager, $what einer von call, bring-in, check und wager

ruling-ruled = Sitz { $seat }: { $what }.
ruling-ruled-back = Sitz { $seat }: { $what }; { $chips } gehen zurück.
ruling-ruled-add = Sitz { $seat }: { $what }; { $chips } sind nachzulegen.
ruling-call = Call von { $chips }
ruling-bring-in = Bring-in von { $chips }
ruling-check = Check
ruling-made-to-fit = Das Wort war { $word }: die Chips werden angepasst.
ruling-at-least = Das Wort war { $word }, es ist also mindestens das Minimum.
ruling-first-to-bet = Wer zuerst setzt, setzt alles davon.
ruling-stack-too-much = Der ganze Stack ist mehr, als hier gesetzt werden darf.
ruling-all-in = Sitz { $seat } ist all-in: es gilt.
ruling-to-add = { $chips } sind nachzulegen.
ruling-one-chip = Ein Chip ohne ein Wort ist ein Call.
ruling-all-needed = Ohne den kleinsten Chip reicht es nicht für den Call, also ist es ein Call.
ruling-legal = Der Betrag ist erlaubt.
ruling-no-raise = Ein Raise ist nicht offen.
ruling-exact = Es ist genau der Call.
ruling-half = { $over } über dem Call sind mindestens die Hälfte des Raise von { $raise_by }.
ruling-under-half = { $over } über dem Call sind weniger als die Hälfte des Raise von { $raise_by }.
ruling-always-raise = Hier sind alle Chips über dem Call ein Raise.
ruling-always-call = Hier sind Chips, die für einen Raise nicht reichen, ein Call.
ruling-short-call = Hier ist es ein Call, der aufgefüllt wird.
ruling-short-fold =
    Sitz { $seat } foldet, und { $chips } bleiben im Pot; die Aufzeichnung hat dafür keine Zeile: Schreib es
    in die Entscheidung.
ruling-make-up = Zu wenige Chips müssen hier zum Call ergänzt werden.
ruling-floor-rules =
    Sitz { $seat } hat { $chips } von { $call } gesetzt: der Floor entscheidet, ob zum Call ergänzt wird oder
    die Hand gefoldet ist und die { $chips } liegen bleiben.
ruling-second-back = Die { $chips } der zweiten Bewegung gehen zurück.
ruling-second-left = Was von der zweiten Bewegung bleibt, { $chips }, geht zurück.
ruling-second-none = Von der zweiten Bewegung bleibt nichts.
ruling-fold-final = Sitz { $seat } hat außer der Reihe gefoldet: ein Fold ist immer endgültig.
ruling-unchanged = Für Sitz { $seat } hat sich nichts geändert: { $word } gilt.
ruling-changed = Die Aktion hat sich geändert
ruling-never-binding = Handeln außer der Reihe bindet hier niemanden
ruling-free = { $why }: Sitz { $seat } ist wieder frei.
ruling-free-back = { $why }: Sitz { $seat } ist wieder frei, { $chips } gehen zurück.
ruling-wager-legal = { $wager } ist erlaubt.
ruling-too-late = { $wager } gilt: es wird nicht mehr berichtigt.
ruling-stands = { $wager } gilt.
ruling-make-it = { $wager } war kein erlaubter Betrag: für alle, die dabei sind, { $right } daraus machen.
ruling-card-out = Die nächste Karte liegt: { $wager } gilt.
ruling-over-pot = Pot heißt { $pot } insgesamt: { $chips } gehen zurück an Sitz { $seat }.
ruling-under-pot = Pot wurde angesagt: das heißt { $pot } insgesamt, { $chips } sind nachzulegen.
ruling-draw-dealt = Sitz { $seat } darf den Draw nicht ändern: die Karten sind ausgeteilt.
ruling-draw-announced = Sitz { $seat } darf den Draw nicht ändern: der nächste Spieler hat angesagt.
ruling-may-change = Sitz { $seat } darf ändern: { $draw }.
ruling-throw =
    Sitz { $seat } hat { $called } angesagt und { $thrown } abgeworfen. Noch ist nichts ausgeteilt: die
    angesagte Zahl berichtigen, { $draw }.
ruling-draws = zieht { $cards }
ruling-pat = pat

## was ein Spieler sagte oder tat, in einem Wort

word-fold = Fold
word-check = Check
word-call = Call
word-bet = Bet
word-raise = Raise
word-complete = Komplettieren
word-bring-in = Bring-in
word-all-in = All-in

## ein Einsatz mit seinem Betrag

wager-bet = Bet auf { $to }
wager-raise = Raise auf { $to }
wager-complete = Komplettieren auf { $to }

## die Schritte einer Entscheidung; $line ist eine Aktion, wie sie eingegeben wird: 3 raise 600

advice-procedure = { $name }: { $steps }
advice-floor = Den Floor rufen.
advice-floor-legal = Den Floor rufen: aufgezeichnet werden nur erlaubte Beträge.
advice-would-be = Die Chips wären „{ $line }“, aber: { $but }
advice-enter = „{ $line }“ eingeben.
advice-enter-again = „{ $line }“ noch einmal eingeben.
advice-enter-in-turn = „{ $line }“ eingeben, wenn Sitz { $seat } an der Reihe ist.
advice-then-enter = Dann „{ $line }“ eingeben.
advice-take-back = „{ $line }“ zurücknehmen.
advice-said-before = Davor hieß es „{ $line }“.
advice-gets-asked = Sitz { $seat } bekommt, was verlangt wurde.
advice-give-back = { $chips } an Sitz { $seat } zurückgeben.
advice-adds = Sitz { $seat } legt { $chips } nach.
advice-leave = Die Chips liegen lassen, wo sie sind.
advice-leave-in-front = Die { $chips } vor Sitz { $seat } liegen lassen.
advice-acts-first = Sitz { $seat } handelt zuerst.
advice-if-unchanged = Wenn vor Sitz { $seat } niemand setzt oder erhöht, „{ $line }“ eingeben.
advice-if-changed = Wenn doch, ist Sitz { $seat } wieder frei.
advice-if-changed-back = Wenn doch, ist Sitz { $seat } wieder frei, und { $chips } gehen zurück.
advice-stands-unless =
    Ändert sich nichts, gilt { $word } von Sitz { $seat }; ein Einsatz oder Raise dazwischen macht den Sitz
    frei.
advice-play-on = Weiterspielen mit { $to } als Einsatz.
advice-caller-adds = Sitz { $seat }, der gecallt hat, legt { $chips } nach.
advice-caller-takes = Sitz { $seat }, der gecallt hat, nimmt { $chips } zurück.
advice-too-late =
    Es gab schon wesentliche Aktionen ({ $actions } Aktionen, ohne Chips): für einen Misdeal ist es zu spät.
advice-too-late-chips =
    Es gab schon wesentliche Aktionen ({ $actions } Aktionen, mit Chips): für einen Misdeal ist es zu spät.
advice-play-to-end = Die Hand zu Ende spielen; über eine Hand mit falscher Kartenzahl wird für sich entschieden.
advice-again = In der Aufzeichnung diese Hand annullieren; die nächste hat denselben Button.
advice-again-no-button = In der Aufzeichnung diese Hand annullieren.
advice-name-missing = Wenn überhaupt, die abgeworfenen Karten nennen, mit ?? für jede fehlende: AsKs??.

## see

see-caller =
    Sitz { $seat } hat den letzten Einsatz gecallt und hält noch Karten: die Hand von Sitz { $other } wird
    gezeigt.
see-not-called =
    Sitz { $seat } hat den letzten Einsatz nicht gecallt: nur der Floor kann die Hand von Sitz { $other } zeigen
    lassen.
see-threw = Sitz { $seat } hat die Karten weggeworfen und darf nicht fragen.
see-nobody-bet = In der letzten Setzrunde hat niemand gesetzt: keine Hand muss gezeigt werden.
see-floor = Sitz { $seat } will eine Hand sehen: der Floor sagt, ob sie aufgedeckt wird.
see-any = Sitz { $seat } hatte Karten: die verlangte Hand wird gezeigt.
see-turn-up = Die Hand von Sitz { $seat } aufdecken.
see-turn-up-asked = Die verlangte Hand aufdecken.

## time

time-dead = Sitz { $seat } hatte { $seconds } Sekunden und steht vor einem Einsatz: die Hand ist tot.
time-bring-in = Sitz { $seat } hatte { $seconds } Sekunden; das Bring-in wird trotzdem gesetzt.
time-check = Sitz { $seat } hatte { $seconds } Sekunden und steht vor keinem Einsatz: Check.

## stud: falsch gefallene Karten, Burns, das Bring-in; $right ist der Sitz, dem es gehört

stud-misdeal =
    Der Dealer hat eine verdeckte Karte von Sitz { $seat } aufgedeckt:
    im Turnier ist das ein Misdeal.
stud-new-deal = Alle Karten einnehmen und neu geben; diese Hand in der Aufzeichnung annullieren.
stud-one-up = Eine verdeckte Karte von Sitz { $seat } wurde aufgedeckt: Sie ist jetzt die Door Card.
stud-door-down = Die dritte Karte von Sitz { $seat } verdeckt geben.
stud-low-door =
    Die offene Karte eintragen. Läge das Bring-in ihretwegen bei Sitz { $seat }, beginnt links davon das Setzen.
stud-both-up = Beide verdeckten Karten von Sitz { $seat } wurden aufgedeckt: Die Hand ist tot, das Ante geht zurück.
stud-ante-back = Sitz { $seat } die { $chips } neben der Hand zurückzahlen; in der Aufzeichnung bleiben sie im Pot.
stud-no-burn = Es wurde keine Karte gebrannt, und niemand war seither dran: Die Karten kommen an ihren Platz.
stud-no-burn-first = Die erste gegebene Karte brennen.
stud-move-back = Jede andere Karte rückt einen Sitz vor; der letzte Sitz bekommt die nächste vom Stapel.
stud-two-burned = Es wurden zwei Karten gebrannt, und niemand war seither dran: Die Karten kommen an ihren Platz.
stud-two-burns = Die zweite Brennkarte nehmen: Sie ist die erste Karte der Street.
stud-move-on = Jede Karte rückt einen Sitz weiter; die letzte kommt auf den Stapel zurück.
stud-burn-stands = Jemand hat mit den Karten gespielt: Sie bleiben, wie sie gegeben wurden.
stud-play-on = Weiterspielen.
stud-bring-in = Das Bring-in liegt bei Sitz { $right }, nicht bei Sitz { $seat }, und niemand war seither dran.
stud-bring-in-stands =
    Jemand war seither dran: Der Einsatz von Sitz { $seat } gilt, und Sitz { $right } muss das Bring-in nicht
    zahlen.
stud-early = Die Street wurde gegeben, bevor das Setzen vorbei war: Ihre Karten sind aus dem Spiel.
stud-early-aside = Die gegebenen Karten beiseitelegen, verdeckte ungesehen.
stud-early-finish = Das Setzen beenden.
stud-early-more =
    { $players ->
        [one] Dann noch eine Karte für den verbliebenen Spieler beiseitelegen, abzüglich der schon liegenden.
       *[other] Dann Karten beiseitelegen, bis für jeden der { $players } verbliebenen Spieler eine da ist.
    }
stud-early-go-on = Eine Karte brennen und die Street geben. Die beiseitegelegten kommen dran, wenn der Stapel ausgeht.
stud-turned-up = Die Seite des Spiels gibt diese Karte offen.
stud-turn-it-up = Die Karte von Sitz { $seat } aufdecken; sie spielt erst, wenn sie offen liegt.
stud-enter-it = Sie als offene Karte eintragen.

## dispute

dispute-chips-only =
    Die nächste Hand hat begonnen: die Wertung dieser Hand lässt sich nicht mehr anfechten, ihre Chips noch, bis
    zwei gehandelt haben.
dispute-over =
    Danach wurden Hände gespielt: weder die Wertung noch die Chips dieser Hand lassen sich noch anfechten. Die
    Berichtigung stellt die Aufzeichnung richtig; ob Chips wandern, sagt die Leitung.
dispute-button-follows = Der Button der nächsten Hand geht von Sitz { $seat } weiter.
dispute-button-stays =
    Hand { $number } wurde mit dem Button begonnen, wie er eingegeben war: der Button der seither gegebenen Hände
    bleibt, wo er ist.

## a hand begun at the wrong level

level-goes-on = Zwei haben gehandelt: die Hand wird im Level zu Ende gespielt, in dem sie begann.
level-next-hand = Das neue Level gilt ab der nächsten Hand.
level-too-soon =
    Die Hand begann im alten Level, und { $acted ->
            [0] niemand hat gehandelt
           *[other] nur einer hat gehandelt
        }: sie wird im neuen neu ausgeteilt.
level-chips-back = Alle gesetzten Chips zurückgeben.
level-void = Diese Hand in der Aufzeichnung annullieren.
level-again = Mischen und im neuen Level austeilen; der Button bleibt.

## a check that is regretted

un-pass-stands = Sitz { $seat } hat in der Reihe gecheckt: der Check gilt, auch ehe der Nächste gehandelt hat.
un-pass-no-raise = Sitz { $seat } darf in dieser Runde noch callen oder folden, nicht erhöhen.
un-pass-no-gain =
    Mit einer Sieben oder besser gewinnt Sitz { $seat } nichts, was von jetzt an hineingeht
    (Siebener-Regel).
un-pass-forfeits = Mit einer Sieben oder besser hat Sitz { $seat } den Pot verloren (Siebener-Regel).
un-pass-on = Sitz { $seat } ist dran.

## pots and the deck

pots-stand =
    { $n ->
        [one] Es gibt einen Pot.
       *[other] Es gibt { $n } Pots.
    }
pots-main = Main Pot: { $chips }, für die Sitze { $seats }.
pots-side = Side Pot { $number }: { $chips }, für die Sitze { $seats }.
pots-muck-dead = Die Hand von Sitz { $seat } wurde gemuckt und ist tot, was immer sie war.
pots-leave-muck = Die Karten bleiben im Muck; die Pots gehen an die übrigen Hände.
pots-muck-back = Die Hand von Sitz { $seat } kann zurück, wenn ihre Karten im Muck sicher zu erkennen sind.
pots-take-out = Die Karten von Sitz { $seat } unter Aufsicht des Floors aus dem Muck nehmen.
pots-read-again = Jede Hand neu werten, bevor ein Pot gegeben wird.
pots-wrong = Sitz { $seat } nahm { $chips } und hat nicht alles davon gewonnen.
pots-fouled = Das Deck ist fehlerhaft: Nichts an dieser Hand gilt.
pots-all-back = Jeden Chip dieser Hand dem zurückgeben, der ihn gesetzt hat.
pots-new-deck = Das Deck zählen und wechseln, dann vom selben Button neu geben.
