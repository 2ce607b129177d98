### Die Setzstrukturen: wie sie heißen, und was gesetzt werden darf, in einem halben Satz.

## betting

betting-no-limit = No-Limit
betting-pot-limit = Pot-Limit
betting-half-pot-limit = Half-Pot-Limit
betting-limit = Limit
betting-spread-limit = Spread-Limit
betting-jam-or-fold = Jam or Fold

## structure

structure-no-limit = alles vom kleinsten Raise bis zum ganzen Stack
structure-pot-limit = höchstens der Call und der Pot, wie er nach diesem Call steht
structure-half-pot-limit = höchstens der Call und der halbe Pot, wie er nach diesem Call steht
structure-limit = jeder Einsatz und jeder Raise ist die kleine oder die große Bet der Setzrunde
structure-spread-limit =
    ein Einsatz ist jeder Betrag des Spreads, ein Raise nicht kleiner als der letzte und nicht größer, als der
    Spread erlaubt
structure-jam-or-fold = es gibt nur den ganzen Stack oder Fold
