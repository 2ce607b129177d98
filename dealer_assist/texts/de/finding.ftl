### Hände suchen, gemerkte Suchen, Listen.

## die Suche und was sie fand

finding-title = Hände suchen
finding-ask = Name, Tisch, Spiel, Dealer, was geschah, wann
finding-example = ann razz geteilt über 5k · verloren mit Vierling · AK gegen QQ · größter Pot gestern
finding-find = Suchen
finding-asked-for = Gesucht
finding-leave-out = , weglassen
finding-start-over = Von vorn
finding-narrow-down = Eingrenzen
finding-player = Spieler
finding-dealer = Dealer
finding-table = Tisch
finding-game = Spiel
finding-any = beliebig
finding-since = Von Tag
finding-until = Bis Tag
finding-least = Pot, mindestens
finding-most = Pot, höchstens
finding-reached = Erreichte
finding-any-street = jede Street
finding-happened = Was geschah
finding-narrow = Eingrenzen
finding-more = Weitere Hände
finding-about = Etwa { $count } Hände
finding-count =
    { $n ->
        [one] { $n } Hand
       *[other] { $n } Hände
    }
finding-sort = Ordnung
finding-by-time = Neueste zuerst
finding-by-pot = Größter Pot zuerst
finding-by-old = Älteste zuerst
finding-by-small = Kleinster Pot zuerst
finding-choose = Hand { NUMBER($number, useGrouping: 0) } von { $table } wählen
finding-next = Nächste { $count }
finding-seat = Sitz { $seat }
finding-to-playlist = Die angekreuzten Hände in eine Liste legen
finding-playlist = Liste
finding-new-one = eine neue
finding-new-name = Name der neuen
finding-add = Dazu
finding-none = So ist keine Hand. Etwas weglassen.
finding-nowhere = { $what } kommt in der Aufzeichnung nicht vor.
finding-opinion =
    Keine Aufzeichnung sagt „{ $what }“: das urteilt ein Mensch. Gefragt wird nach dem, was geschah: „verloren mit
    full house oder besser“, „set gegen set“, „AA gegen KK“, „gewonnen ohne showdown“.
finding-or-of-nothing = „Oder“ braucht etwas auf beiden Seiten, wie in „ann oder bob“; es wurde weggelassen.
finding-ways-mean =
    { $count } Spieler waren nach der ersten Setzrunde noch dabei (in Hold'em: sahen den Flop). „{ $count } Spieler“
    heißt: so viele bekamen Karten.
finding-many-names = Viele Namen enthalten { $part }; dies sind Hände von { $most } davon. Mehr vom Namen schreiben.
finding-keep-search = Diese Suche merken
finding-name = Name
finding-for-everybody = für alle
finding-keep = Merken
finding-kept = Gemerkte Suchen
finding-throw-away = { $name } wegwerfen
finding-back = Zurück zur Suche
finding-not = nicht { $what }

## was gesucht wird, nach dem Wort der Suche

asked-player = Spieler { $value }
asked-dealer = Dealer { $value }
asked-table = Tisch { $value }
asked-game = Spiel { $value }
asked-street = Street { $value }
asked-allin = All-in: { $value }
asked-seat = Sitz { $value }
asked-pot = Pot { $value }
asked-date = Datum { $value }
asked-text = Text { $value }

## was eine Hand hatte, in einem Wort

marks-open = noch offen
marks-over = beendet
marks-void = annulliert
marks-showdown = Showdown
marks-allin = All-in
marks-side = Side Pots
marks-split = geteilter Pot
marks-odd = Odd Chip
marks-twice = zweimal gelaufen
marks-undone = zurückgenommen
marks-repaired = berichtigt
marks-misdeal = Misdeal
marks-event = Unregelmäßigkeit
marks-ruling = Entscheidung
marks-call = Floor gerufen
marks-remark = Bemerkungen
marks-imported = eingelesen
marks-won = gewonnen

## Listen

playlists-title = Listen
playlists-about =
    Hände, die nacheinander abgespielt werden. Dort ankreuzen, wo sie gefunden werden, oder beim Durchsehen
    dazulegen.
playlists-hands = { $count ->
        [one] 1 Hand
       *[other] { $count } Hände
    }
playlists-none = Noch keine.
playlists-new = Eine neue
playlists-make = Anlegen
playlists-kept-by = Gehört { $owner }.
playlists-replay = Alle abspielen
playlists-find-some = Welche suchen
playlists-empty = Noch keine Hand. { $find }, ankreuzen und dazulegen.
playlists-earlier = Hand { NUMBER($number, useGrouping: 0) } einen Platz nach vorn
playlists-later = Hand { NUMBER($number, useGrouping: 0) } einen Platz nach hinten
playlists-out = Hand { NUMBER($number, useGrouping: 0) } herausnehmen
playlists-this = Die Liste
playlists-change = Ändern
playlists-throw-away = Liste wegwerfen
playlists-place = { $place } von { $count }
playlists-before = davor
playlists-after = danach
playlists-add-to = Zu einer Liste
playlists-add-hand = Diese Hand dazu
finding-no-day = ohne Datum
finding-chips = { $chips } Chips in ihren Pots
finding-zone = Zeiten in { $zone }
marks-lost = verlor
marks-against = gegen
marks-busted = ausgeschieden
marks-corrected = berichtigt
marks-or = oder
marks-multiway = mehrere im Pot
marks-walk = geschenkter Big Blind
marks-straddle = mit Straddle
marks-bomb = Bomb Pot
marks-scoop = alles gewonnen
marks-quartered = geviertelt
marks-no-low = ohne Low
asked-hand = Hand Nummer { $value }
asked-cards = Karten { $value }
asked-made = mit { $value }
asked-or-better = { $value } oder besser
asked-ways = { $value } im Pot nach der ersten Setzrunde
asked-position = { $value }
asked-players = { $value } Spieler
asked-sort-pot = größter Pot zuerst
asked-sort-small = kleinster Pot zuerst
asked-sort-time = neueste zuerst
asked-sort-old = älteste zuerst
asked-time = gegen { $value } Uhr
asked-time-after = nach { $value } Uhr
asked-time-before = vor { $value } Uhr
asked-time-between = zwischen { $value } und { $last } Uhr
asked-time-morning = am Morgen
asked-time-afternoon = am Nachmittag
asked-time-evening = am Abend, bis 6 Uhr früh
asked-time-night = in der Nacht, bis 6 Uhr früh
asked-time-tonight = heute Abend
asked-time-hour = in der letzten Stunde
asked-time-last-night = gestern Abend
asked-level = Stufe { $value }
asked-tournament = Turnier { $value }
asked-all-ins = { $value } oder mehr all-in
asked-pocket-pairs = irgendein Paar auf der Hand
asked-time-past =
    { $n ->
        [one] in der letzten Minute
       *[other] in den letzten { $n } Minuten
    }
asked-time-ago =
    { $n ->
        [one] etwa vor einer Minute
       *[other] etwa vor { $n } Minuten
    }
asked-mix = Mix { $value }
asked-betting = { $value }
asked-did = { $value }
asked-final-table = Finaltisch eines Turniers
asked-day = Tag { $n } eines Turniers

## wie ein Wort der Suche heißt, wo die Seite es wiederholt

called-raise = erhöht
called-limp = gelimpt
called-check-raise = Check-Raise
called-three-bet = 3-Bet
called-four-bet = 4-Bet
called-five-bet = 5-Bet
called-stood-pat = blieb pat
called-mucked = gemuckt
called-runner-runner = Runner-Runner
called-checked-down = durchgecheckt
called-nuts = die Nuts
called-folded-to = alle passten bis
called-doubled-up = verdoppelt
called-tripled-up = verdreifacht
called-coin-flip = Coinflip
called-flopped = auf dem Flop:
called-turned = auf dem Turn:
called-rivered = auf dem River:
called-button = Button
called-small-blind = Small Blind
called-big-blind = Big Blind
called-under-the-gun = Under the Gun
called-cutoff = Cutoff
called-hijack = Hijack
called-royal-flush = Royal Flush
called-straight-flush = Straight Flush
called-four-of-a-kind = Vierling
called-full-house = Full House
called-flush = Flush
called-straight = Straße
called-three-of-a-kind = Drilling
called-two-pair = zwei Paare
called-pair = Paar
called-high-card = höchste Karte
called-wheel = Wheel
called-steel-wheel = Steel Wheel
called-broadway = Broadway
called-number-one-low = bestes Low
called-low = Low
