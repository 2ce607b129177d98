### Was an einem Strukturblatt zu bedenken ist.

structure-flat =
    Level { $level }: { $old } auf { $new } ist das
    { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }-fache; Schritte unter 1,15 merkt
    man kaum
structure-steep =
    Level { $level }: { $old } auf { $new } ist das
    { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) }-fache; Schritte über 1,6 sind steil
structure-ante = Level { $level }: ein Ante von { $ante } ist viel neben einer Bet von { $bet }
structure-chip = Ab Level { $level } braucht kein Betrag den Chip zu { $chip }; vorher ein Color-up machen
structure-no-colour-up = Für den Chip zu { $chip } gibt es nie ein Color-up
structure-unit = Ein Entry bringt { $net } in den Pool, was sich in Scheinen zu { $unit } nicht glatt auszahlen lässt
structure-shallow = Der Startstack sind { $bets } große Bets; unter 20 wird wenig gespielt
structure-pieces = Die Stückzahlen eines Startstacks ergeben { $chips }, und der Stack ist { $stack }
structure-sound = { $name }: nichts zu bedenken
structure-length =
    { $players } Spieler, { $entries } Entries: { $hands } Hände, { $levels } Level, etwa
    { $hours }:{ NUMBER($minutes, minimumIntegerDigits: 2) } Stunden mit Pausen
