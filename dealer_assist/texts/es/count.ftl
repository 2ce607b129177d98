### Contar las fichas de una mesa en un descanso.

count-title = Contar { $table }
count-about = Según el registro hay { $total } en esta mesa y { $field } en la sala.
count-seat = Asiento
count-enter = Anotar
count-done = Comparar
count-missing = Cuenta primero todos los asientos.
count-right = Todas las fichas cuadran.
count-over = de más
count-short = de menos
count-total = Mesa
count-look = Dónde pudo haber un error
count-none =
    Ninguna mano desde el último recuento correcto encaja. Revisa asientos, compras y cambios de fichas.
count-why = Motivo, para el registro
count-set = Poner las fichas según el recuento
count-leave = Dejar las fichas como están
count-name = Tu nombre
count-set-done = Las fichas quedan según el recuento.
count-left = Las fichas quedan como estaban.
count-again = Contar otra vez
count-clear = Borrar
count-back = Quitar una cifra
count-hand = Mano
count-call = Avisa al floor antes de mover fichas.
count-open = Se está jugando una mano. Cuenta cuando termine.
count-sum = Fichas
count-how =
    Con el teclado: cifras, Tab al color siguiente, Intro al asiento siguiente. Sin colores, anota
    las fichas del asiento.
count-last = El último recuento no cuadró: a qué apunta
