### Rechnungen ohne Hand: Side-Pots und Odd Chips, jede ein Satz.

sums-returned = { $chips } gehen an Sitz { $seat } zurück: niemand hat sie gecallt.
sums-pot = Pot { $chips }: Sitze { $seats }.
sums-main = Main Pot { $chips }, je { $each }: Sitze { $seats }.
sums-side = Side Pot { $number }: { $chips }, je { $each } mehr: Sitze { $seats }.
sums-even = Die Hälften sind gleich: je { $first }.
sums-uneven = Die erste Hälfte bekommt den Odd Chip: { $first } und { $second }.
sums-odd = Odd Chips: Sitze { $seats }, die ersten im Uhrzeigersinn vom Button auf Sitz { $button }.
sums-odd-of-side =
    Odd Chips der Hälfte { $side }: Sitze { $seats }, von denen mit Anspruch die ersten im Uhrzeigersinn
    vom Button auf Sitz { $button }.
sums-no-odd = Kein Odd Chip: es geht auf.
sums-deal-icm = ICM: Der erste Platz geht nach den Stacks, jeder weitere nach den Stacks der Übrigen.
sums-deal-sampled =
    ICM über fünfzehn Spieler wird geschätzt: { $samples } nach Chips ausgeloste Ausgänge; jede Zahl kann um
    { $error } abweichen.
sums-deal-chips = Nach Chips: Jeder bekommt den Preis des letzten Platzes, der Rest geht nach den Stacks.
sums-deal-over-first = Nach Chips bekäme der größte Stack { $most }, mehr als den ersten Preis von { $first }.
