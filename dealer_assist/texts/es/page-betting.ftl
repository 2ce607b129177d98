### Las formas de apostar, como las nombra una tableta.

betting-no-limit = sin límite
betting-pot-limit = pot-limit
betting-half-pot-limit = medio bote
betting-limit = con límite
betting-spread-limit = spread-limit
betting-jam-or-fold = jam-or-fold
