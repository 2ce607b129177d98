### Wo ein gemischter Tisch steht, in einer Zeile.

mix-hand = { $name }: { $game }, Hand { $hand } von { $of }, danach { $next }
mix-level = { $name }: { $game }, Level { $level }, danach { $next }
mix-chosen = { $name }: { $game }, Hand { $hand } von { $of }, Wahl von Sitz { $seat }
mix-choose = { $name }: Sitz { $seat } wählt
mix-out = { $name }: { $game }, nur diese Hand
mix-line = { $text }.
mix-too-many =
    { $n ->
        [one] { $game } reicht für höchstens { $most }, und { $count } sitzen am Tisch: vorher einen
            Spieler weniger an den Tisch setzen oder den Mix ändern.
       *[other] { $game } reicht für höchstens { $most }, und { $count } sitzen am Tisch: vorher { $n }
            Spieler weniger an den Tisch setzen oder den Mix ändern.
    }
