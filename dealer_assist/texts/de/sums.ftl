### Rechnungen ohne Hand: Side-Pots und Odd Chips, jede ein Satz.

sums-returned = { $chips } gehen an Sitz { $seat } zurück: niemand hat sie gecallt.
sums-pot =
    { $n ->
        [one] Pot { $chips }: Sitz { $seats }.
       *[other] Pot { $chips }: Sitze { $seats }.
    }
sums-main =
    { $n ->
        [one] Main Pot { $chips }, je { $each }: Sitz { $seats }.
       *[other] Main Pot { $chips }, je { $each }: Sitze { $seats }.
    }
sums-side =
    { $n ->
        [one] Side Pot { $number }: { $chips }, { $each } mehr: Sitz { $seats }.
       *[other] Side Pot { $number }: { $chips }, je { $each } mehr: Sitze { $seats }.
    }
sums-even = Die Hälften sind gleich: je { $first }.
sums-uneven = Die erste Hälfte bekommt den Odd Chip: { $first } und { $second }.
sums-odd =
    { $n ->
        [one] Odd Chip: Sitz { $seats }, der erste im Uhrzeigersinn vom Button auf Sitz { $button }.
       *[other] Odd Chips: Sitze { $seats }, die ersten im Uhrzeigersinn vom Button auf Sitz { $button }.
    }
sums-odd-of-side =
    { $n ->
        [one] Odd Chip der Hälfte { $side }: Sitz { $seats }, von denen mit Anspruch der erste im Uhrzeigersinn
        vom Button auf Sitz { $button }.
       *[other] Odd Chips der Hälfte { $side }: Sitze { $seats }, von denen mit Anspruch die ersten im Uhrzeigersinn
        vom Button auf Sitz { $button }.
    }
sums-no-odd = Kein Odd Chip: es geht auf.
sums-deal-icm = ICM: Der erste Platz geht nach den Stacks, jeder weitere nach den Stacks der Übrigen.
sums-deal-sampled =
    ICM über fünfzehn Spieler wird geschätzt: { $samples } nach Chips ausgeloste Ausgänge; jede Zahl kann um
    { $error } abweichen.
sums-deal-chips = Nach Chips: Jeder bekommt den Preis des letzten Platzes, der Rest geht nach den Stacks.
sums-deal-over-first = Nach Chips bekäme der größte Stack { $most }, mehr als den ersten Preis von { $first }.
