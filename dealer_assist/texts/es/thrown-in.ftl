### Botes por los que nadie enseñó una mano.

thrown-in-main = Bote principal: todas las manos se tiraron; el asiento { $seat }, el último, se lo lleva sin enseñar.
thrown-in-side = Bote lateral: todas las manos se tiraron; el asiento { $seat }, el último, se lo lleva sin enseñar.
thrown-in-side-of-many =
    Bote lateral { $number }: todas las manos se tiraron; el asiento { $seat }, el último, se lo lleva sin
    enseñar.
