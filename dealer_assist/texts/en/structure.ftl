### What to think over in a structure sheet.

structure-flat =
    Level { $level }: { $old } to { $new } is
    { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } times; steps under 1.15 are hardly
    felt
structure-steep =
    Level { $level }: { $old } to { $new } is
    { NUMBER($ratio, minimumFractionDigits: 2, maximumFractionDigits: 2) } times; steps over 1.6 are steep
structure-ante = Level { $level }: an ante of { $ante } is much beside a bet of { $bet }
structure-chip = No amount needs the chip of { $chip } from level { $level } on; colour it up before
structure-no-colour-up = The chip of { $chip } is never coloured up
structure-unit = An entry puts { $net } into the pool, which notes of { $unit } cannot pay out evenly
structure-shallow = The starting stack is { $bets } big bets; under 20 there is little play
structure-pieces = The pieces of a starting stack come to { $chips }, and a stack is { $stack }
structure-sound = { $name }: nothing to think over
structure-length =
    { $players } players, { $entries } entries: { $hands } hands, { $levels ->
        [one] 1 level
       *[other] { $levels } levels
    }, about
    { $hours }:{ NUMBER($minutes, minimumIntegerDigits: 2) } hours with breaks
