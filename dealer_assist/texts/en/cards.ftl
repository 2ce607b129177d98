### Ranks, suits and cards, in every form in which a sentence asks for them.

## several of one rank: 'pair of aces low'

ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-T = tens
ranks-J = jacks
ranks-Q = queens
ranks-K = kings
ranks-A = aces

## in the name of a high hand: 'Flush, Ace-King-Nine'

title-2 = Two
title-3 = Three
title-4 = Four
title-5 = Five
title-6 = Six
title-7 = Seven
title-8 = Eight
title-9 = Nine
title-T = Ten
title-J = Jack
title-Q = Queen
title-K = King
title-A = Ace

## several, in the name of a high hand: 'Pair of Aces'

titles-2 = Twos
titles-3 = Threes
titles-4 = Fours
titles-5 = Fives
titles-6 = Sixes
titles-7 = Sevens
titles-8 = Eights
titles-9 = Nines
titles-T = Tens
titles-J = Jacks
titles-Q = Queens
titles-K = Kings
titles-A = Aces

## before '-high': 'nine-high badugi'

top-2 = two
top-3 = three
top-4 = four
top-5 = five
top-6 = six
top-7 = seven
top-8 = eight
top-9 = nine
top-T = ten
top-J = jack
top-Q = queen
top-K = king
top-A = ace

## before ' high': 'Straight, Ace high'

title-top-2 = Two
title-top-3 = Three
title-top-4 = Four
title-top-5 = Five
title-top-6 = Six
title-top-7 = Seven
title-top-8 = Eight
title-top-9 = Nine
title-top-T = Ten
title-top-J = Jack
title-top-Q = Queen
title-top-K = King
title-top-A = Ace

## with its article: 'turn the ace of hearts face down'

the-2 = the two
the-3 = the three
the-4 = the four
the-5 = the five
the-6 = the six
the-7 = the seven
the-8 = the eight
the-9 = the nine
the-T = the ten
the-J = the jack
the-Q = the queen
the-K = the king
the-A = the ace

## with the other article: 'only a hand with an ace counts'

a-2 = a two
a-3 = a three
a-4 = a four
a-5 = a five
a-6 = a six
a-7 = a seven
a-8 = an eight
a-9 = a nine
a-T = a ten
a-J = a jack
a-Q = a queen
a-K = a king
a-A = an ace

## unnamed

unnamed-the-joker = the joker
unnamed-the-unknown = the unknown card
card-joker-face = Joker
