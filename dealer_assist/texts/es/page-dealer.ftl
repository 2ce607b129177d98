### Quién reparte: la tecla en la cabecera de la mesa y el teclado del PIN.

dealer-nobody = ¿Quién reparte?
dealer-expected = Aquí reparte { $name }: PIN
dealer-is-dealer = Dealer: { $name }
dealer-is-floor = Floor: { $name }
dealer-is-director = Director: { $name }
dealer-is-viewer = Observador: { $name }
dealer-is-locked = Bloqueada: { $name }
dealer-no-director = Aún sin director
dealer-how = Marque su PIN. La mano sigue como está.
dealer-first = Marque primero su PIN y toque otra vez.
dealer-locked = Hace rato que no se anota nada. { $name }, marque otra vez su PIN, o quien reparta ahora.
dealer-viewer = Un observador solo mira. El dealer marca su PIN, el floor su contraseña.
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
