### Where a mixed table stands, in one line.

mix-hand = { $name }: { $game }, hand { $hand } of { $of }, next { $next }
mix-level = { $name }: { $game }, level { $level }, next { $next }
mix-chosen = { $name }: { $game }, hand { $hand } of { $of }, seat { $seat }'s choice
mix-choose = { $name }: seat { $seat } chooses
mix-out = { $name }: { $game }, this hand alone
mix-line = { $text }.
mix-too-many =
    { $n ->
        [one] { $game } is dealt to { $most } at most, and { $count } are seated: before it comes, seat one
            fewer, or change the mix.
       *[other] { $game } is dealt to { $most } at most, and { $count } are seated: before it comes, seat
            { $n } fewer, or change the mix.
    }
