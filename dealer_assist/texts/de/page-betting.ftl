### Die Setzstrukturen, wie ein Tablet sie nennt.

betting-no-limit = No-Limit
betting-pot-limit = Pot-Limit
betting-half-pot-limit = Half-Pot-Limit
betting-limit = Limit
betting-spread-limit = Spread-Limit
betting-jam-or-fold = Jam or Fold
