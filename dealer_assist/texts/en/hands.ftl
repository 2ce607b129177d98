### What a hand is called.

## high hands; $three, $two, $ranks are ranks in the form titles, $top in the form title-top

hand-five-of-a-kind = Five { $ranks }
hand-royal-flush = Royal Flush
hand-straight-flush = Straight Flush, { $top } high
hand-quads = Four of a Kind, { $ranks }
hand-full-house = Full House, { $three } over { $two }
hand-flush = Flush, { $ranks }
hand-straight = Straight, { $top } high
hand-trips = Three of a Kind, { $ranks }
hand-two-pair = Two Pair, { $high } and { $low }
hand-pair = Pair of { $ranks }
hand-high-card = High Card, { $ranks }
hand-with-kickers =
    { $n ->
        [one] { $hand }, { $ranks } kicker
       *[other] { $hand }, { $ranks } kickers
    }

## low hands; $number is a word of number, $rest the ranks in figures

low-kind = { $top }-high
low-plain = { $top }-{ $next } low
low-numbered = { $low }, number { $number }
low-listed = { $low }, { $ranks }
low-pair = pair of { $ranks } low, { $rest }
low-two-pair = { $high } and { $low } low, { $rest }
low-trips = three { $ranks } low, { $rest }
low-full-house = { $three } full of { $two } low
low-quads = four { $ranks } low, { $rest }
low-straight = { $top }-high straight low
low-straight-flush = { $top }-high straight flush low
low-flush = { $top }-high flush low, { $ranks }

## badugi

badugi-kind =
    { $n ->
        [one] { $count } card
       *[other] { $count } cards
    }
badugi-four = { $top }-high badugi, { $ranks }
badugi-fewer = { $count }-card { $ranks }

## points

points-all =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
points-some =
    { $n ->
        [one] { $points } with { $count } card
       *[other] { $points } with { $count } cards
    }

## number

number-1 = one
number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
number-13 = thirteen
number-14 = fourteen
number-15 = fifteen
number-16 = sixteen
number-17 = seventeen
number-18 = eighteen
number-19 = nineteen
number-20 = twenty
number-21 = twenty-one
number-22 = twenty-two
number-23 = twenty-three
number-24 = twenty-four
number-25 = twenty-five
number-26 = twenty-six
number-27 = twenty-seven
number-28 = twenty-eight
number-29 = twenty-nine
number-30 = thirty
number-31 = thirty-one
number-32 = thirty-two
number-33 = thirty-three
number-34 = thirty-four
number-35 = thirty-five
number-36 = thirty-six
number-37 = thirty-seven
number-38 = thirty-eight
number-39 = thirty-nine
number-40 = forty
number-41 = forty-one
number-42 = forty-two
number-43 = forty-three
number-44 = forty-four
number-45 = forty-five
number-46 = forty-six
number-47 = forty-seven
number-48 = forty-eight
number-49 = forty-nine
number-50 = fifty
number-51 = fifty-one
number-52 = fifty-two
number-53 = fifty-three
number-54 = fifty-four
number-55 = fifty-five
number-56 = fifty-six
number-57 = fifty-seven
number-58 = fifty-eight
number-59 = fifty-nine
