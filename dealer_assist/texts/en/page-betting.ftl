### The betting structures: what they are called, and what may be wagered, in half a sentence.

## betting

betting-no-limit = no limit
betting-pot-limit = pot limit
betting-half-pot-limit = half pot limit
betting-limit = limit
betting-spread-limit = spread limit
betting-jam-or-fold = jam or fold

## structure

structure-no-limit = anything from the least raise up to the whole stack
structure-pot-limit = the most is the call plus the pot as it stands after that call
structure-half-pot-limit = the most is the call plus half of the pot as it stands after that call
structure-limit = every bet and raise is the small or the big bet of the street
structure-spread-limit =
    a bet is any amount of the spread, a raise no less than the last one and no more than the spread allows
structure-jam-or-fold = the only moves are the whole stack and a fold
