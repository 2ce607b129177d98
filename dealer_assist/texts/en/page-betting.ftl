### The betting structures, as a tablet names them.

betting-no-limit = no-limit
betting-pot-limit = pot-limit
betting-half-pot-limit = half-pot-limit
betting-limit = limit
betting-spread-limit = spread-limit
betting-jam-or-fold = jam-or-fold
