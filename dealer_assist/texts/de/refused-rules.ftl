### Was abgelehnt wird, und was zu tun ist: rules.

refused-by-house-rule = Hausregel: { $name }

refused-no-limits = Ein Limit-Spiel ohne Blinds braucht small_bet (und big_bet).
refused-bring-in-too-big = Das Bring-in von { $chips } liegt über der kleinen Bet von { $bet }; senke es.
refused-no-spread =
    Spread-Limit braucht das Minimum und das Maximum eines Einsatzes; gib spread an, wie in [2, 10], oder ein
    Paar für die kleinen und eines für die großen Runden, wie in [[2, 6], [2, 12]].
refused-bad-spread-turned-round =
    Ein Spread geht vom kleinsten zum größten Einsatz; { $low } liegt über { $high }. Dreh die beiden um.
refused-bad-spread-whole-chips =
    Der Spread von { $low } bis { $high } lässt sich mit Chips zu { $chip } nicht setzen; nimm für beide ein
    Vielfaches von { $chip }.
refused-bad-house-rule-names-and-values =
    Hausregeln sind ein Objekt aus Namen und Werten, wie {"{"}"raise-cap": 4{"}"}.
refused-bad-card-no-card =
    „{ $word }“ ist keine Karte. Schreib den Wert (2-9 T J Q K A) und die Farbe (s h d c), wie in Ah oder Td;
    ein Joker ist Jk, eine ungesehene Karte ??.
refused-bad-card-two-characters =
    „{ $word }“ lässt sich nicht in Karten zu zwei Zeichen teilen; schreib AhKd oder Ah Kd.
refused-bad-card-string-or-list = Karten sind ein Text wie "AhKd 2c", oder eine Liste von Karten.
refused-bring-in-too-big-spread =
    Das Bring-in von { $chips } liegt über den { $most }, die ein Einsatz sein darf; senke es, oder weite den
    Spread.
refused-blind-too-big =
    Der Big Blind von { $chips } liegt über den { $most }, die ein Einsatz sein darf; senke ihn, oder weite
    den Spread.
refused-straddle-not-allowed-left-of-blind =
    Sitz { $seat } kann nicht straddeln. Das darf nur Sitz { $first }, links vom Big Blind; nimm die Chips
    zurück.
refused-straddle-not-allowed-on-the-button =
    Sitz { $seat } kann nicht straddeln. Das darf nur der Button, Sitz { $button }; nimm die Chips zurück.
refused-straddle-not-allowed-not-the-blinds =
    Sitz { $seat } kann nicht straddeln. Die Blinds dürfen es nicht; nimm die Chips zurück.
refused-straddle-not-allowed-none-here =
    Sitz { $seat } kann nicht straddeln. Hier gibt es keinen Straddle; nimm die Chips zurück.
refused-straddle-not-allowed-heads-up =
    Sitz { $seat } kann nicht straddeln. Heads-up gibt es keinen Straddle; nimm die Chips zurück.
refused-unknown-preset-house =
    „{ $word }“ ist keine Voreinstellung der Hausregeln{ $near ->
        [none] .
       *[other] ; meintest du { $near }?
    } Es gibt { $presets }.
refused-unknown-house-rule =
    Es gibt keine Hausregel „{ $word }“{ $near ->
        [none] .
       *[other] ; meintest du { $near }?
    } Lass sie weg, oder nenne eine der Liste.
refused-bad-house-rule-always-so =
    Die Hausregel „{ $name }“ kann nicht „{ $word }“ sein: nichts spielt sie anders. Sie sagt, { $meaning }, immer:
    { $allowed }. Lass sie weg.
refused-bad-house-rule-other-value =
    Die Hausregel „{ $name }“ kann nicht „{ $word }“ sein{ $near ->
        [none] .
       *[other] ; meintest du { $near }?
    } Sie sagt, { $meaning }. Sie ist { $allowed }.
refused-bad-house-rule-no-part =
    Die Hausregel „{ $name }“ hat keinen Teil „{ $word }“{ $near ->
        [none] .
       *[other] ; meintest du { $near }?
    } Sie ist ein Objekt aus { $parts }.
refused-bad-house-rule-part =
    In der Hausregel „{ $name }“ kann { $part } nicht „{ $word }“ sein. Es ist eine Zahl von { $least } bis { $most }.
refused-bad-house-rule-lacks-part =
    In der Hausregel „{ $name }“ fehlt { $part }. Schreib es dazu, eine Zahl von { $least } bis { $most }.
refused-number-of-chips = eine Anzahl Chips
refused-number-from-to = eine Zahl von { $least } bis { $most }
refused-list-of-numbers = eine Liste von Tischnummern
refused-object-of = ein Objekt aus { $parts }
refused-unknown-game =
    Es gibt kein Spiel „{ $game }“. { $near ->
        [none] Frag nach der Liste der Spiele.
       *[other] Meintest du „{ $near }“?
    }
refused-bad-chip-set =
    { $where }: { $reason }. Ein Chipsatz hat chips = [1, 5, 25], und Blinds und Limits als Paare ganzer
    Chips, [[1, 2], [2, 5]].
refused-turned-round-blinds =
    Der Small Blind von { $small } liegt über dem Big Blind von { $big }; schreib den kleinen zuerst.
refused-turned-round-limits =
    Die kleine Bet von { $small } liegt über der großen Bet von { $big }; dreh die beiden um.
