### Quién reparte: la tecla en la cabecera de la mesa y el teclado del PIN.

dealer-nobody = ¿Quién reparte?
dealer-expected = Aquí reparte { $name }: PIN
dealer-is-dealer = Crupier: { $name }
dealer-is-floor = Floor: { $name }
dealer-is-director = Director: { $name }
dealer-is-viewer = Observador: { $name }
dealer-is-locked = Bloqueada: { $name }
dealer-no-director = Aún sin director
dealer-how = Marca tu PIN. La mano sigue como está.
dealer-first = Marca primero tu PIN y toca otra vez.
dealer-locked = Hace rato que no se anota nada. { $name }, marca otra vez tu PIN, o quien reparta ahora.
dealer-offline = No hay conexión. Cierra esto y sigue repartiendo; tu PIN se pedirá cuando vuelva el servidor.
dealer-waiting =
    Marca tu PIN: { $n ->
        [one] una anotación lo espera y se hará entonces.
       *[other] { $n } anotaciones lo esperan y se harán entonces.
    }
dealer-unpaired =
    Aquí no ha entrado nadie, y esta tableta no es de ninguna mesa. { $n ->
        [0] El floor entra con su contraseña.
        [one] El floor entra con su contraseña: una anotación la espera y no se pierde.
       *[other] El floor entra con su contraseña: { $n } anotaciones la esperan y no se pierden.
    }
dealer-another = Aquí espera lo que tocó { $name }, que marca el PIN, o respondes tú.
dealer-take-over = Anotarlo como { $name }
dealer-viewer = Un observador solo mira. El crupier marca su PIN, el floor su contraseña.
dealer-typed =
    { $n ->
        [one] 1 cifra
       *[other] { $n } cifras
    }
dealer-back = Borrar una cifra
dealer-enter = Entrar
dealer-out = Salir
dealer-password = Floor: contraseña
dealer-pair = Esta tableta es de { $table }
dealer-hello = Reparte { $name }
