### Sums without a hand: side pots and odd chips, a sentence each.

sums-returned = { $chips } goes back to seat { $seat }: no one matched it.
sums-pot =
    { $n ->
        [one] Pot { $chips }: seat { $seats }.
       *[other] Pot { $chips }: seats { $seats }.
    }
sums-main =
    { $n ->
        [one] Main pot { $chips }, { $each } each: seat { $seats }.
       *[other] Main pot { $chips }, { $each } each: seats { $seats }.
    }
sums-side =
    { $n ->
        [one] Side pot { $number }: { $chips }, { $each } more: seat { $seats }.
       *[other] Side pot { $number }: { $chips }, { $each } more each: seats { $seats }.
    }
sums-even = The halves are even: { $first } each.
sums-uneven = The first half takes the odd chip: { $first } and { $second }.
sums-odd =
    { $n ->
        [one] Odd chip: seat { $seats }, first clockwise from the button on seat { $button }.
       *[other] Odd chips: seats { $seats }, first clockwise from the button on seat { $button }.
    }
sums-odd-of-side =
    { $n ->
        [one] Odd chip of half { $side }: seat { $seats }, first clockwise from the button on seat { $button } of those
        entitled.
       *[other] Odd chips of half { $side }: seats { $seats }, first clockwise from the button on seat { $button } of
        those entitled.
    }
sums-no-odd = No odd chip: it parts evenly.
sums-deal-icm = ICM: first place goes by stacks, each next place by the stacks of the others.
sums-deal-sampled =
    ICM above fifteen players is sampled: { $samples } finishes drawn by chips, so each figure may be off by
    { $error }.
sums-deal-chips = By chips: everybody gets the prize of the last place, the rest goes by stacks.
sums-deal-over-first = By chips the largest stack would get { $most }, more than the first prize of { $first }.
