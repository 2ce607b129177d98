### Was abgelehnt wird, und was zu tun ist: store.

refused-old-tables =
    Diese Datenbank hat die Tabellen einer anderen Version, und wo sie liegt, kann nichts geschrieben werden.
    Kopiere sie an einen Ort, wo es geht.
refused-old-tables-running =
    Diese Datenbank hat die Tabellen einer anderen Version. Führ `dealer-assist upgrade`
    aus und starte den Server neu.
refused-old-tables-server =
    Diese Datenbank hat die Tabellen einer früheren Version, und das Prüfen ändert nichts. Führe zuerst
    `dealer-assist upgrade` aus, oder stelle eine Sicherung anderswo her und prüfe diese.
refused-later-tables =
    Diese Datenbank hat Tabellen einer späteren Version ({ $newer }), und dies ist { $version }. Installiere
    die neuere Version, oder stelle eine ältere Sicherung in einem anderen Ordner her.
refused-no-database =
    Es gibt keine Datenbank unter { $file }. Gib den Ordner des Raums oder seiner Kopie in
    DEALER_ASSIST_INSTANCE an.
refused-no-database-folder = { $file } ist ein Ordner, keine Datenbank. Gib den Ordner an, in dem sie liegt.
refused-no-database-empty =
    { $file } ist leer: Darin ist keine Aufzeichnung. Nimm eine Sicherung oder eine andere Kopie.
refused-no-database-other =
    { $file } ist keine Datenbank, oder ihr Anfang ist beschädigt. Nimm eine Sicherung oder eine andere Kopie.
refused-no-database-no-room = In dieser Datenbank ist kein Raum von dealer-assist. Nenne eine andere.
refused-journal-left =
    Die neuesten Einträge sind noch in { $journal } und können nicht übernommen werden, wo nichts geschrieben
    werden kann. Kopiere beide Dateien an einen Ort, wo es geht.
refused-event-seat = An diesem Tisch läuft ein Turnier: Spieler kommen, gehen und wechseln durch die Leitung.
refused-event-archived = { $event } ist weggelegt. Hol es zuerst zurück.
refused-bad-name-new-event = Ein Turnier hat einen Namen von höchstens 80 Buchstaben. Schreib einen.
refused-carried-into =
    Die Chips von Turnier { NUMBER($number, useGrouping: 0) } gingen in { $event }. Nimm das zuerst zurück.
refused-still-playing-event = { $event } wird noch gespielt. Beende es zuerst.
refused-seat-changed =
    Sitz { $seat } hat inzwischen { $chips } Chips und hatte { $had }, als das getippt wurde. Nichts wurde geändert.
    Sieh dir den Sitz an und tippe es noch einmal.
refused-seat-changed-left = Wer auf Sitz { $seat } saß, ist gegangen. Nichts wurde geändert.
refused-seats-changed-seat =
    Sitz { $seat } ist nicht, wie er war, als Hand { NUMBER($number, useGrouping: 0) } gegeben wurde. Kläre es
    mit einer Zählung des Tisches.
refused-seats-changed-middle =
    Was in der Mitte liegt, ist nicht, womit Hand { NUMBER($number, useGrouping: 0) } gegeben wurde. Lass die
    Hand annulliert und beginne die nächste.
refused-seats-changed-entered-again =
    { $player } ist in Hand { NUMBER($number, useGrouping: 0) } ausgeschieden und seither noch einmal eingestiegen.
    Nimm erst diesen Entry zurück, dann die Hand.
refused-seats-changed-leave-void =
    Sitz { $seat } ist nicht, wie er war, als Hand { NUMBER($number, useGrouping: 0) } gegeben wurde. Lass die
    Hand annulliert und beginne die nächste.
refused-seats-changed-not-moved-back =
    Sitz { $seat } ist nicht, wie er war, als Hand { NUMBER($number, useGrouping: 0) } gegeben wurde, also
    können seine Chips nicht zurück. Setz denselben Spieler mit denselben Chips hin, oder lass die Hand, wie
    sie ist.
refused-not-over = Die berichtigte Hand ist noch nicht vorbei; gib den Rest ein.
refused-no-name-correction = Eine Berichtigung trägt einen Namen. Sag, wer du bist, oder melde dich an.
refused-no-reason = Sag in wenigen Worten, warum; es steht in der Aufzeichnung.
refused-nothing-changed-pays-the-same = Die berichtigte Hand sagt, was schon zählt. Es gibt nichts zu berichtigen.
refused-hand-open-no-stack-now =
    Hand { NUMBER($number, useGrouping: 0) } wird gespielt, also kann jetzt kein Stack geändert werden.
    Behalte die Berichtigung, ohne Chips zu bewegen, oder mach es nach der Hand.
refused-house-pays =
    Auch der Rake ändert sich, also genügen die Sitze allein nicht. Behalte die Berichtigung, ohne Chips zu
    bewegen, und kläre es mit dem Haus.
refused-pot-moved-on =
    Um den stehen gebliebenen Pot wurde in Hand { NUMBER($number, useGrouping: 0) } gespielt. Behalte die
    Berichtigung, ohne Chips zu bewegen, und kläre es zwischen den Spielern.
refused-pot-moved-on-given-out =
    Der stehen gebliebene Pot wurde am Tisch ausgegeben. Behalte die Berichtigung, ohne Chips zu bewegen, und
    kläre es zwischen den Spielern.
refused-seats-changed-another-player =
    Auf Sitz { $seat } saß in dieser Hand { $player } und jetzt nicht mehr. Behalte die Berichtigung, ohne
    Chips zu bewegen, und kläre es, wo die Spieler jetzt sitzen.
refused-too-few-chips =
    Sitz { $seat } hat { $stack } und müsste { $chips } geben. Behalte die Berichtigung, ohne Chips zu
    bewegen, und entscheide, was geschehen soll.
refused-hand-open-at-the-table = Diese Hand wird noch gespielt. Ändere sie am Tisch, oder nimm zurück.
refused-too-long-lines = Eine Hand hat höchstens { $most } Zeilen.
refused-bad-seq-of-hand =
    Hand { NUMBER($number, useGrouping: 0) } hat die Einträge 0 bis { NUMBER($newest, useGrouping: 0) };
    { NUMBER($seq, useGrouping: 0) } ist keiner davon.
refused-record-damaged =
    Hand { NUMBER($number, useGrouping: 0) } geht nicht auf: { $wrong } Sie wird nicht gezeigt. Diesen Rechner lassen,
    wie er ist, eine Sicherung machen und dealer-assist verify ausführen.
refused-record-refused =
    Hand { NUMBER($number, useGrouping: 0) } wurde mit Version { $version } gespielt, und diese lehnt einen
    Eintrag ab; ihre Prüfung sagt, welchen. Was gezahlt ist, bleibt gezahlt; ihr Log zeigt jeden Eintrag.
refused-record-refused-entry =
    Diese Hand wurde mit einer anderen Version gespielt, und diese lehnt einen Eintrag ab; ihre Prüfung sagt,
    welchen. Was gezahlt ist, bleibt gezahlt; ihr Log zeigt jeden Eintrag.
refused-bad-kind = Kein Vorfall heißt { $kind }. Nimm einen von: { $known }.
refused-not-in-hand-irregular =
    Sitz { $seat } hat in dieser Hand keine Karten bekommen. Nimm einen, der welche hatte, oder keinen.
refused-too-long-letters = Höchstens { $most } Buchstaben. Sag es kürzer.
refused-hand-not-over-rest = Die Aktionen enden, bevor die Hand vorbei ist; gib den Rest ein.
refused-too-many-drafts = An diesem Tisch warten { $most } Entwürfe. Mach zuerst einen davon fertig.
refused-hand-open-write-down =
    Hand { NUMBER($number, useGrouping: 0) } wird gespielt. Schreib das auf, wenn sie vorbei ist.
refused-not-complete = Diese Hand ist noch nicht vollständig: { $why }
refused-draft-over = Dieser Entwurf ist schon eine Hand. Ändere ihn durch eine Berichtigung.
refused-not-in-hand-draft =
    Sitz { $seat } hat in dieser Hand keine Karten bekommen. Gib ihm einen Stack, oder lass ihn weg.
refused-log-full-undo = Eine Hand hat höchstens { $most } Einträge. Nimm stattdessen zurück und mach weiter.
refused-not-in-force = Eintrag { NUMBER($entry, useGrouping: 0) } gilt nicht. Ändere einen von denen, die gelten.
refused-nothing-changed = Das sagt der Eintrag schon. Ändere ihn, oder lass ihn.
refused-bad-seq-not-after =
    Eintrag { NUMBER($seq, useGrouping: 0) } ist keiner von denen, die nach Eintrag
    { NUMBER($entry, useGrouping: 0) } kommen und gelten. Nimm die Nummer aus dem Konflikt, der geantwortet
    wurde.
refused-key-used =
    Der Schlüssel dieser Anfrage gehört zu Eintrag { NUMBER($seq, useGrouping: 0) } der Hand, der etwas
    anderes sagt. Gib jedem neuen Eintrag einen eigenen Schlüssel.
refused-nothing-to-undo-yet = In dieser Hand ist noch nichts geschehen; es gibt nichts zurückzunehmen.
refused-bad-seq-not-back =
    Eintrag { $to } ist keiner, zu dem es zurückgeht. Nenne einen früheren, 0 bis
    { NUMBER($seq, useGrouping: 0) }.
refused-nothing-to-undo-stands =
    Die Hand steht, wie sie nach Eintrag { NUMBER($back_to, useGrouping: 0) } stand; nichts zurückzunehmen.
refused-nothing-to-redo = Seit der letzten Aktion wurde nichts zurückgenommen; es gibt nichts wiederzuholen.
refused-hand-void-already = Diese Hand ist schon annulliert. Beginne die nächste.
refused-face-down =
    Eine Karte, die verdeckt liegt oder ungesehen weggelegt wurde, lässt das nicht zu. Welche, sieht der Dealer
    während der Hand, der Floor danach. Der Versuch wurde festgehalten; nichts wurde geändert.
refused-log-full = Diese Hand hat { $most } Einträge, mehr darf keine haben.
refused-hand-void-undo =
    Diese Hand ist annulliert. Beginne die nächste, oder nimm den Eintrag zurück, der sie annulliert hat.
refused-hand-closed =
    Auf Hand { NUMBER($number, useGrouping: 0) } folgte an diesem Tisch Hand
    { NUMBER($newest, useGrouping: 0) }, also bleiben ihre Chips, wie sie gezahlt wurden. Bring Chips durch
    eine Berichtigung der Hand in Ordnung.
refused-hand-corrected =
    Hand { NUMBER($number, useGrouping: 0) } wurde berichtigt, und das hat die Stacks der Sitze geändert.
    Berichtige sie stattdessen noch einmal.
refused-chips-off-seat =
    Sitz { $seat } hat { $has }, und das Hauptbuch sagt { $says }. Zähl den Tisch und kläre die Zählung, oder
    sag, was der Sitz wirklich hat; dann gib.
refused-chips-off =
    { $lie } Chips liegen an diesem Tisch und { $came_in } kamen herein, ein Unterschied von { $difference }.
    Zähl den Tisch und kläre es; dann gib.
refused-bad-head =
    Ein Kopf ist sein Hash, oder eine Zeile, ein Hash und eine Signatur, wie /ledger sie zeigt. Gib ihn in
    Anführungszeichen an.
refused-no-key =
    Der Schlüssel des Raums ist nicht in diesem Ordner, und ohne ihn kann niemand sagen, wer unterschrieb. Gib
    seine öffentliche Hälfte mit --key an, wie /ledger sie zeigt.
refused-bad-delay = Eine Anzeige ist 0, 30, 60 oder 300 Sekunden später, oder eine Hand.
refused-table-name-taken =
    { $count ->
        [one] Einen Tisch dieses Namens gibt es schon: { $names }.
       *[other] Tische dieser Namen gibt es schon: { $names }.
    } Nimm einen anderen Namen oder andere Nummern.
refused-bad-place = Reihen und Plätze gehen von 1 bis { $most }.
refused-bad-role = Eine Rolle ist eine von { $known }. Wähle eine.
refused-last-director =
    { $name } ist die einzige Leitung. Mach zuerst jemand anderen dazu, und lass ein Passwort wählen.
refused-no-decision = Sag, was du entscheidest: stands, back, change oder words.
refused-no-decision-going-back = Zurückgehen nennt den Eintrag, in "to"; keine andere Entscheidung tut das.
refused-no-decision-change =
    Eine Änderung nennt den Eintrag und was er werden soll; keine andere Entscheidung tut das.
refused-no-name-ruling = Eine Entscheidung trägt einen Namen. Sag, wer du bist, oder melde dich an.
refused-no-query = Such zuerst etwas, dann behalte die Suche.
refused-too-many-hands = Eine Liste hat höchstens { $most } Hände. Beginne eine neue.
refused-too-many-kept = Du behältst schon { $most }. Wirf zuerst eine weg.
refused-no-name-kept = Gib ihr einen Namen, damit sie wiedergefunden wird.
refused-too-long-name = Ein Name hat höchstens { $most } Buchstaben.
refused-bad-seq-remark =
    Diese Hand hat die Einträge 0 bis { NUMBER($newest, useGrouping: 0) }; { NUMBER($seq, useGrouping: 0) }
    ist keiner davon.
refused-not-your-remark = Das hat { $wrote } geschrieben; schreib eine eigene Bemerkung daneben.
refused-too-many-remarks = Diese Hand hat { $most } Bemerkungen, mehr darf keine haben.
refused-no-text-remark = Schreib, was zu bemerken ist, dann behalte es.
refused-too-long-remark = Eine Bemerkung hat höchstens { $most } Buchstaben. Sag es kürzer.
refused-bad-sort = Hände werden nach Zeit oder nach Pot geordnet.
refused-bad-after = Diese Seite der Suche gibt es nicht. Such noch einmal.
refused-too-long-search = Eine Suche hat höchstens { $most } Buchstaben.
refused-too-long-things = Frag nach höchstens { $most } Dingen.
refused-bad-search-only-marks =
    Ausschließen lassen sich Marken, Streets, Namen, Spiele und Hände, wie -void oder -player:ann; -{ $word }: nicht.
refused-bad-search-stage = { $word } ist kein Teil eines Turniers. Schreib stage:"final table" oder stage:"day 2".
refused-bad-search-level = Eine Stufe ist eine Zahl von 1 bis 999, wie in level:5.
refused-bad-search-or-better =
    „Oder besser“ steht bei einer ganzen Art von Hand: zwei Paare oder besser, Flush oder besser, Acht Low oder
    besser.
refused-bad-search-or =
    „Oder“ kann nicht zwischen { $first } und { $last } stehen: nur zwischen zwei Spielern, Dealern, Spielen, Tischen,
    Händen, Streets eines All-ins oder Ereignissen. Such nacheinander.
refused-bad-search-or-parts =
    „Oder“ steht zwischen zwei Händen, die sich in einem unterscheiden, wie „Drilling Könige oder Drilling Damen“. Such
    nacheinander.
refused-bad-search-after-colon = Schreib gleich nach dem Doppelpunkt, was { $word } sein soll.
refused-bad-search =
    Nach „{ $word }“ kann man nicht suchen.{ $near ->
            [none] {""}
           *[other] {" "}Meintest du { $near }?
        } Es gibt { $known } und die Marken { $marks }.
refused-bad-seat-wanted = Ein Sitz ist eine Zahl von 1 bis 10, wie in seat:4.
refused-bad-search-street =
    Kein Spiel hat die Runde „{ $word }“.{ $near ->
            [none] {" "}Es gibt { $known }.
           *[other] {" "}Meintest du { $near }?
        }
refused-bad-amount-wanted = „{ $word }“ ist kein Betrag. Schreib pot:>5000, pot:<200 oder pot:1000-5000.
refused-bad-date-wanted =
    „{ $word }“ ist kein Tag. Schreib date:2026-11-20, date:2026-11-20..2026-11-22, date:2026-11, date:today
    oder date:yesterday.
refused-bad-date-far-away = Dieser Tag ist zu weit weg.
refused-empty-seat-nobody-with-chips = Auf Sitz { $seat } sitzt niemand mit Chips, der Karten bekommen könnte.
refused-not-a-table = { $table } enthält Hände einer Datei; dort wird nichts gegeben.
refused-hand-open-count = Hand { NUMBER($number, useGrouping: 0) } wird gespielt. Zähl zwischen zwei Händen.
refused-not-all-seats = Sitz { $seat } ist noch nicht gezählt. Gib jeden Sitz ein; 0 für nichts.
refused-not-all-seats-nobody = Niemand sitzt auf Sitz { $seat }. Zähl die besetzten Sitze.
refused-wrong-sum-colours =
    Sitz { $seat }: die Farben ergeben { $chips }, nicht { $counted }. Zähl den Sitz noch einmal.
refused-count-settled = Diese Zählung ist schon geklärt. Zähl noch einmal, wenn es wieder nicht stimmt.
refused-no-name-this = Das trägt einen Namen. Sag, wer du bist, oder melde dich an.
refused-hand-open-set-stacks =
    Hand { NUMBER($number, useGrouping: 0) } wird gespielt. Setz die Stacks, wenn sie vorbei ist.
refused-count-old = Die Stacks haben sich seit dieser Zählung geändert. Zähl noch einmal.
refused-hand-open-still =
    Hand { NUMBER($number, useGrouping: 0) } ist an diesem Tisch noch offen. Spiel sie zu Ende, oder annullier
    sie.
refused-too-few-players-at-table =
    Weniger als zwei Spieler mit Chips an diesem Tisch; eine Hand braucht zwei. Setz noch jemanden hin.
refused-bad-turn = { $mix } hat die Spiele 1 bis { $count }; { NUMBER($number, useGrouping: 0) } ist keines davon.
refused-not-in-mix = { $game } ist nicht unter den Spielen von { $mix }. Wähle eines der Liste.
refused-choose-game = Sitz { $seat } wählt das Spiel dieser Hand. Frag, dann tippe darauf.
refused-no-mix = An diesem Tisch wird ein Spiel gespielt und kein Mix. Stell zuerst einen ein.
refused-in-mix = { $game }, Nummer { NUMBER($number, useGrouping: 0) } von { $mix }: { $why }
refused-already-seated =
    { $player } sitzt auf Sitz { $seat } an { $table }. Mach diesen Sitz zuerst frei; ist es jemand anders,
    ergänze im Namen, was die beiden unterscheidet.
refused-empty-seat-straddle = Sitz { $seat } bekommt keine Karten, also kann er nicht straddeln.
refused-carried-pot =
    { $chips } Chips der letzten Hand liegen in der Mitte, und mit diesem Sitz schließt der Tisch. Sag zuerst,
    wer sie bekommt (Entscheidung R58).
refused-hand-open-these-chips =
    Um diese Chips wird Hand { NUMBER($number, useGrouping: 0) } gespielt; beende sie zuerst.
refused-nothing-carried = In der Mitte dieses Tisches liegen keine Chips.
refused-wrong-sum-middle = { $chips } Chips liegen in der Mitte und { $sum } werden ausgegeben. Gib alle aus.
refused-empty-seat-nobody = Niemand sitzt auf Sitz { $seat }.
refused-hand-open-seat-plays =
    Sitz { $seat } spielt Hand { NUMBER($number, useGrouping: 0) }. Ändere den Sitz, wenn die Hand vorbei ist.
refused-damaged = { $file } ist bei { $name } beschädigt. Nimm eine andere Sicherung.
refused-not-a-backup =
    { $file } ist keine Sicherung von dealer-assist, oder nur ein Teil davon. Gib eine Datei an, die
    dealer-assist backup schrieb.
refused-too-new =
    Diese Sicherung machte Version { $newer }, und dies ist { $version }. Installiere zuerst die neuere
    Version.
refused-not-empty =
    In dieser Datenbank ist schon eine Aufzeichnung, und eine Sicherung wird nur in eine leere genommen. Gib
    einen anderen Instanzordner oder DATABASE_URL an, oder füge --replace hinzu.
refused-bad-date-export = „{ $word }“ ist kein Datum. Schreib es als 2026-11-21, oder 2026-11-21T18:30.
refused-hand-not-played-out =
    Hand { NUMBER($number, useGrouping: 0) } ist { $status ->
            [open] offen
            [void] annulliert
           *[other] { $status }
        }; in dieser Form wird nur eine Hand geschrieben, die zu Ende gespielt ist.
refused-too-large-files = Das sind mehr als { $most } Dateien oder { $bytes } Bytes. Schick weniger auf einmal.
refused-no-hands =
    Darunter ist keine Datei .phh, .phhs, .ohh, .json, .jsonl, .txt oder .xml. Wähle Dateien mit Händen, oder
    ein Zip davon.
refused-bad-zip = { $file } lässt sich nicht entpacken. Pack die Dateien noch einmal ohne Passwort.
refused-already-imported =
    Eben diese Dateien sind Import { NUMBER($number, useGrouping: 0) }, { $name }, vom { $day }. Sieh seine
    Hände an; nichts wurde noch einmal übernommen.
refused-weak-passphrase = Eine Passphrase hat mindestens { $least } Zeichen. Nimm eine längere.
refused-wrong-passphrase =
    Die Schlüssel in dieser Sicherung öffnen sich mit dieser Passphrase nicht, und nichts wurde
    wiederhergestellt. Versuch eine andere, oder stell ohne sie wieder her.
refused-stacks-differ-empty =
    Sitz { $seat } ist am Tisch leer und begann diese Hand mit { $stack }, also kann der Tisch nicht von ihr
    aus weiterspielen. Schreib sie als frühere Hand auf, oder berichtige zuerst die Stacks.
refused-stacks-differ =
    Sitz { $seat } hat am Tisch { $has } und begann diese Hand mit { $stack }, also kann der Tisch nicht von
    ihr aus weiterspielen. Schreib sie als frühere Hand auf, oder berichtige zuerst die Stacks.
refused-repair-conflict =
    Eintrag { NUMBER($seq, useGrouping: 0) }, „{ $line }“, passt nicht mehr: { $why } Nichts wurde geändert.
    Sag, was stattdessen geschah, lass ihn weg, oder streich ihn und alles danach.
refused-correction-conflict = „{ $line }“ passt nicht: { $why }
refused-another = jemand anders
refused-this-table = diesem Tisch
refused-not-found =
    Es gibt { $kind ->
            [table] keinen Tisch
            [seat] keinen Sitz
            [hand] keine Hand
            [call] keinen Ruf
            [request] keine Anfrage
            [count] keine Zählung
            [branch] keine Variante
            [draft] keinen Entwurf
            [event] kein Turnier
            [cash-game] kein Cashgame
            [import] keinen Import
            [person] keine Person
            [playlist] keine Liste
            [saved-search] keine gespeicherte Suche
            [tablet] kein Tablet
            [taken-seat] keinen besetzten Sitz
           *[other] { $kind }
        } { NUMBER($number, useGrouping: 0) }. Frag nach der Liste und nimm etwas daraus.
refused-seat-taken =
    { $name } sitzt auf Sitz { $seat }. Nichts wurde geändert. Nimm einen anderen Sitz, oder mach diesen
    zuerst frei.
refused-stale-seq =
    Das war für Eintrag { NUMBER($entry, useGrouping: 0) } von Hand { NUMBER($hand, useGrouping: 0) } gedacht,
    die jetzt bei Eintrag { NUMBER($seq, useGrouping: 0) } steht. Nichts wurde geändert. Sieh die Hand an, wie
    sie ist, und gib es noch einmal ein.
refused-call-over-ruled-on = Über diesen Ruf ist schon entschieden. Ruf den Floor noch einmal, wenn nötig.
refused-call-over-withdrawn = Dieser Ruf ist schon zurückgezogen. Ruf den Floor noch einmal, wenn nötig.
refused-straddle-not-allowed-killed-pot = In einem Kill Pot gibt es keinen Straddle; nimm die Chips zurück.
refused-straddle-not-allowed-bomb-pot = In einem Bomb Pot gibt es keinen Straddle; nimm die Chips zurück.
refused-straddle-not-allowed-no-blinds = In einem Spiel ohne Blinds gibt es keinen Straddle; nimm die Chips zurück.
refused-bad-packet = { $name } ist kein Streitpaket: { $why }. Bitte den Raum um ein neues.
refused-cannot-say-unknown-stack =
    Niemand weiß, was Sitz { $seats } hatte, und dieses Format hat kein Wort dafür. Schreib die Hand als
    PHH.
refused-no-hand-json =
    Diese Datei hat keine Hand als JSON: ein Objekt mit game, seats und actions, eine Liste davon, oder eines je Zeile.
refused-no-hands-ending =
    Das ist keine Datei mit Händen (.phh, .phhs, .ohh, .json, .jsonl, .txt oder .xml); aus ihr wurde nichts gelesen.
refused-no-hands-zip-in-zip = Das ist ein Zip in einem Zip. Das äußere auspacken und dieses für sich schicken.
refused-no-hands-chosen = Wähle zuerst Dateien oder einen Ordner mit Händen.
refused-bad-search-number = { $word } ist keine Zahl. Schreib die Nummer einer Hand, oder wie viele Spieler.
refused-bad-date-time = { $word } ist keine Uhrzeit. Schreib gegen neun, 9 Uhr oder 21:15.
refused-hand-open-branch = Hand { NUMBER($number, useGrouping: 0) } läuft noch. Nach ihrem Ende eine Variante aufheben.
refused-no-branch-name = Erst sagen, wie die Variante heißt, dann aufheben.
refused-no-lines = Mindestens eine Aktion eintragen, die anders war, dann aufheben.
refused-too-many-branches = Diese Hand hat { $most } Varianten, mehr werden von einer nicht aufgehoben.
refused-bad-value-no-set-up =
    „{ $name }“ gehört zu keinem Aufbau, der berichtigt wird.
    Nimm seats, button, game, betting, blinds, Antes oder Einsätze.
refused-other-seats =
    Es saßen andere in der Hand: das ist eine andere Hand. Diese annullieren und die richtige am Tisch nachtragen.
refused-near-name = Ist das dieselbe Person: { $names } Sag, wer es ist.
