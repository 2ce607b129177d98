### Lo que se rechaza, y qué hacer en su lugar: el turno de los crupieres.

refused-bad-string-name = Una ronda de mesas tiene un nombre de 80 letras como mucho. Escribe uno.
refused-bad-string-tables = Una ronda tiene de 1 a { $most } puestos: mesas, cada una una vez, y descansos. Elígelos.
refused-bad-string-minutes = Los crupieres cambian cada 1 a 600 minutos. Di cuántos.
refused-table-in-string = Una de estas mesas está en la ronda { $name }. Sácala de allí antes.
refused-no-string = No existe la ronda «{ $name }». Mira el turno como está ahora.
refused-no-place =
    La ronda { $name } tiene { $places ->
        [one] 1 puesto. Elígelo.
       *[other] { $places } puestos. Elige uno de ellos.
    }
refused-rota-word = «{ $word }» no es nada que se haga con el turno. Di string, end, place o push.
refused-bad-string-dealer = Un nombre tiene 80 letras como mucho. Escribe uno más corto.
refused-bad-string-list = «{ $word }» no es una mesa. Escribe los números de las mesas en su orden, como 1-8, 11.
refused-bad-string-no-table =
    No hay mesa { $number } en la sala. Escribe números de mesas que existan, como 1-8, 11.
