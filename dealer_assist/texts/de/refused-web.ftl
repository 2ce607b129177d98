### What is refused, and what to do instead: pages, the API, the practice table, the command line.

refused-not-opened =
    Die Datenbank lässt sich nicht öffnen ({ $reason }). Sieh nach, ob sie da ist und gelesen werden darf.
refused-no-file-or-standard-input =
    { $file } lässt sich nicht lesen: { $reason }. Nenn eine Datei oder - für die Standardeingabe.
refused-no-file-structure =
    { $file } lässt sich nicht lesen: { $reason }. Nenn eine Datei mit einer Struktur.
refused-game-file = { $file }: Eine Spieldatei endet auf .toml. Benenne sie um.

## a rehearsal over HTTP

refused-bad-address = { $url } ist keine Adresse eines Servers. Schreib sie wie http://127.0.0.1:5000.
refused-server-away =
    Der Server antwortet seit { $seconds } Sekunden nicht ({ $reason }). Sieh nach, ob er läuft.
refused-server-refused = Der Server hat { $path } abgelehnt: { $reason }
refused-not-let-in =
    Der Server hat { $name } nicht hereingelassen: Name oder Passwort ist falsch, oder es wurde zu oft
    versucht. Versuch es in einer Minute noch einmal.

## the practice table

refused-bad-packet-not-whole = Die Datei kam nicht ganz an. Leg sie noch einmal ab.
refused-not-found-practice-hand =
    Die Hand { NUMBER($number, useGrouping: 0) } gibt es am Übungstisch nicht mehr.
refused-practice-only-nothing = Ein Übungstisch hat das nicht. Das Programm des Raums hat es.
refused-no-floor = An einem Übungstisch gibt es keinen Floor zu rufen, und niemand sieht zu.
refused-practice-only-game =
    Der Übungstisch behält sein Spiel und seine Einsätze. Öffne in der Liste den Tisch eines anderen Spiels.
refused-hand-closed-followed =
    Auf Hand { NUMBER($number, useGrouping: 0) } folgte eine andere, darum bleiben ihre Chips, wie sie
    gezahlt wurden.
refused-hand-void-no-ruling = Diese Hand ist annulliert; es gibt nichts zu entscheiden.
refused-practice-only-earlier =
    Der Übungstisch ändert keinen früheren Eintrag. Nimm mit Zurück bis dorthin zurück und gib neu ein.

## what is asked of the server

refused-bad-seq =
    Hand { NUMBER($hand, useGrouping: 0) } hat die Einträge 0 bis { $newest }; { $seq } ist keiner davon.
refused-missing-field-of-question = Der Frage fehlt { $name }. Füge ?{ $name }=… hinzu.
refused-bad-value-number-of-cards = „{ $word }“ ist keine Anzahl von Karten. Gib eine ganze Zahl an.
refused-bad-value-outs-and-kills =
    { $outs } Outs und { $kills } Killerkarten stecken nicht in { $unseen } ungesehenen Karten. Berichtige
    die Zahlen.
refused-bad-value-of-entry = { $name } ist die Nummer eines Eintrags oder einer Bemerkung.
refused-too-large-lines = Mehr als { $most } Bytes JSON Lines; das ist das Höchste. Schick sie in Teilen.
refused-not-json = Der Inhalt kommt als { $type }. Schick JSON, mit dem Kopf Content-Type: application/json.
refused-not-json-no-type =
    Der Inhalt kommt ohne Typ. Schick JSON, mit dem Kopf Content-Type: application/json.
refused-cross-site =
    Das kam von einer Seite eines anderen Servers, die hier nichts ändern darf. Öffne den Tisch in diesem
    Browser und gib es dort ein.
refused-bad-number-of-act = Nenn den Vorgang mit seiner Nummer.
refused-bad-number-whole-number = { $name } ist eine ganze Zahl.
refused-no-event = Dieser Tisch spielt kein Turnier.

## what a form says

refused-bad-lock = „{ $word }“ ist keine Zahl von Minuten. Schreib 0 für nie, oder bis { $most }.
refused-bad-number-no-seat = „{ $word }“ ist kein Sitz. Schreib die Sitze, die passen, wie 1 9.
refused-bad-number-no-prize = „{ $word }“ ist kein Betrag. Schreib einen Preis je Zeile.
refused-no-hand = Kreuz die Hände an, die in die Liste sollen.
refused-bad-tables = Nenn die Tische mit ihrer Nummer, wie "3,7".
refused-bad-name-table = Ein Tisch braucht einen Namen von höchstens 80 Buchstaben. Schreib einen.
refused-no-chips-named-seat = Sitz { $seat } hat einen Namen und keine Chips. Schreib, wie viele, oder 0.
refused-bad-house-rule-no-figure =
    Der Hausregel „{ $name }“ fehlt ihre Zahl. Schreib sie oder nimm eines der Wörter daneben.
refused-unknown-scale = „{ $word }“ ist keine Lowball-Wertung. Es ist { $known }.
refused-card-count-low =
    Ein Low hat fünf Karten, und { $count } wurden angegeben. Gib fünf an, oder bis { $most } für die besten
    fünf: 7h 6c 5d 4s 2h, oder einfach 76542.
refused-duplicate-card-look-again = Eine Karte ist zweimal da. Sieh noch einmal hin und berichtige es.
refused-bad-card-number =
    Eine Nummer liest man von fünf bekannten Karten ab. Lass Joker und unbekannte Karten weg.
refused-duplicate-card-rank = Ein Wert ist mehr als viermal da. Berichtige es.
refused-bad-game-of-list =
    „{ $word }“ ist kein Spiel einer Liste. Schreib seine Id, seine Setzstruktur und seine Einsätze, wie in holdem
    limit 300/600.
refused-bad-number-chips = „{ $word }“ ist keine Zahl von Chips. Schreib ganze Chips, etwa 1500 oder 10k.
refused-bad-number-too-large = „{ $word }“ ist zu groß: höchstens { $most } Chips. Schreib weniger.
refused-bad-number-of-things = { $name }: „{ $word }“ ist keine ganze Zahl. Schreib eine, etwa 2.
refused-bad-number-too-many = { $name }: „{ $word }“ ist zu groß; höchstens { $most }.
refused-bad-number-count = „{ $word }“ ist keine ganze Zahl. Schreib eine, etwa 2.
refused-bad-number-no-place = Gib Tisch und Sitz an: zwei Zahlen.
refused-bad-spread-of-form =
    „{ $word }“ ist kein Spread. Schreib das Mindeste und das Höchste einer Bet, wie in 2-10, oder je Größe
    eines, wie in 2-6, 2-12.

## what no refusal stands for

refused-nothing-at-address = Unter dieser Adresse ist nichts. Was es gibt, steht in /api/v1/docs.
refused-bad-method = Diese Adresse nimmt diese Methode nicht. Was sie nimmt, steht in /api/v1/docs.
refused-too-large-body =
    Der Inhalt ist größer als 5.000.000 Bytes, das Höchste, was gelesen wird. Schick ihn in kleineren
    Teilen.
refused-too-slow = Die Anfrage kam nicht ganz an. Bitte noch einmal senden.
refused-too-large-request = Der Inhalt hat mehr als { $most } Bytes; mehr wird nicht gelesen. Bitte in Teilen senden.
refused-busy-sending =
    Es wird zu viel auf einmal gesendet; geändert wurde nichts. Gleich noch einmal versuchen.
refused-bad-request =
    Der Server kann diese Anfrage nicht lesen; geändert wurde nichts. Zurück und noch einmal versuchen.
refused-our-fault =
    Auf unserer Seite ging etwas schief; nichts wurde geändert. Versuch es noch einmal, dann sag es dem, der
    den Server betreibt.
refused-too-large-to-keep =
    Eine Zahl oder ein Text hier ist mehr, als sich aufbewahren lässt, und nichts wurde geändert. Sieh es
    durch.
refused-busy =
    Die Datenbank ist beschäftigt oder fort, und nichts wurde geändert. Versuch es gleich noch einmal.
refused-disk-full =
    Die Platte des Servers ist voll, und nichts wurde geändert. Schaff dort Platz; die Tablets behalten, was
    sie haben.
refused-disk-error =
    Die Platte des Servers meldet Fehler, und nichts wurde geändert. Sieh sie an; die Tablets behalten, was
    sie haben.
refused-read-only =
    Die Datenbank darf nur gelesen werden, und nichts wurde geändert. Lass den Server in seinen Ordner
    schreiben.
refused-locked =
    Ein anderes Programm hält die Datenbank, und nichts wurde geändert. Beende es oder versuch es gleich
    noch einmal.
refused-unknown-field = Hier gibt es kein Feld „{ $name }“. Lass es weg oder sieh nach, wie es heißt.
refused-missing-field-of-body = Das Feld { $name } fehlt und wird gebraucht. Füge es hinzu.
refused-bad-value-of-field =
    Der Wert von { $name } ist nicht zu brauchen: { $reason }. Ändere ihn und schick es noch einmal.
refused-no-remark = Diese Bemerkung steht nicht an dieser Hand. Lade die Seite neu.
refused-no-display = Dieser Link zeigt nichts mehr. Bitte den Floor um einen neuen.
refused-not-found-procedure = Es gibt keinen Ablauf „{ $word }“. Frag nach der Liste.
refused-not-found-scale = Es gibt keine Wertung „{ $word }“. Frag nach der Liste.
refused-not-yours = Das gehört { $owner }. Mach daneben eine eigene.
refused-too-many-streams = Zu viele Tablets hören schon zu. Dieses fragt von selbst alle paar Sekunden nach.
refused-hand-open-review =
    Diese Hand wird noch gespielt. Sieh sie an, wenn sie zu Ende ist; bis dahin ist sie für Floor und
    Leitung.
refused-stale-seq-practice =
    Das war für Eintrag { $entry } der Hand gedacht, die jetzt bei Eintrag { $seq } steht. Nichts wurde
    geändert.
refused-cannot-be-played = Sie lässt sich nicht spielen ({ $reason }). Lass diese Hand aus der Datei weg.
refused-somebody = Jemand, der nicht angemeldet war
refused-many-digits = eine Zahl mit vielen Stellen

## why the value of a field cannot be used

refused-unfit-number = es muss eine ganze Zahl sein
refused-unfit-text = es muss ein Text sein
refused-unfit-flag = es muss true oder false sein
refused-unfit-list = es muss eine Liste sein
refused-unfit-object = es muss ein JSON-Objekt sein
refused-unfit-form = es ist nicht so geschrieben, wie dieses Feld es will
refused-unfit-least = es muss mindestens { $limit } sein
refused-unfit-most = es darf höchstens { $limit } sein
refused-unfit-short =
    es braucht mindestens { $limit ->
            [one] einen Buchstaben
           *[other] { $limit } Buchstaben
        }
refused-unfit-long =
    es darf höchstens { $limit ->
            [one] einen Buchstaben
           *[other] { $limit } Buchstaben
        } haben
refused-unfit-few =
    es braucht mindestens { $limit ->
            [one] einen Eintrag
           *[other] { $limit } Einträge
        }
refused-unfit-many =
    es darf höchstens { $limit ->
            [one] einen Eintrag
           *[other] { $limit } Einträge
        } haben
refused-unfit-word = es muss eines von diesen sein: { $known }
refused-unfit-here = es passt hier nicht
refused-unfit-line-or-lines = schick "line" mit einer Aktion, oder "lines" mit mehreren
refused-unfit-repair =
    schick "line" mit der neuen Aktion, null, um den Eintrag zu streichen, oder "lines" mit mehreren
