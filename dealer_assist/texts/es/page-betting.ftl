### Las formas de apostar: cómo se llaman, y qué se puede apostar, en media frase.

## betting

betting-no-limit = sin límite
betting-pot-limit = pot-limit
betting-half-pot-limit = medio bote
betting-limit = con límite
betting-spread-limit = spread-limit
betting-jam-or-fold = jam-or-fold

## structure

structure-no-limit = cualquier cantidad desde la subida mínima hasta todas las fichas
structure-pot-limit = como mucho, igualar más el bote tal como queda tras igualar
structure-half-pot-limit = como mucho, igualar más la mitad del bote tal como queda tras igualar
structure-limit = cada apuesta y cada subida es la apuesta pequeña o la grande de la calle
structure-spread-limit =
    se apuesta cualquier cantidad del margen; una subida no es menor que la anterior ni mayor que el margen
structure-jam-or-fold = solo se puede ir con todo o retirarse
