### Entrar, enlaces, y lo que un puesto no hace.

people-sign-in = Entrar
people-sign-out = Salir
people-name = Su nombre
people-password = Contraseña
people-again = Otra vez lo mismo
people-go-in = Entrar
people-no-director = Aún no hay director: abra el enlace inicial
people-no-director-yet =
    Esta sala aún no tiene director. Abra el enlace inicial que aparece donde se arrancó la aplicación y
    después entre aquí.
people-sign-in-first = Entre primero.
people-pin-first = Nadie ha entrado en esta tableta. Marque primero su PIN.
people-locked = Hace rato que no se anota nada. { $name }, marque otra vez su PIN, o quien reparta ahora.
people-other-table = Esta tableta es de la mesa { $table }. Entre con contraseña para ver otras mesas.
people-not-yours = Usted ha entrado como { $role }. Esto es para: { $may }. No ha cambiado nada.
people-not-your-table = Esta no es la mesa en la que usted ha entrado. Pregunte al floor. No ha cambiado nada.
people-finished = Esta mano ha terminado y está pagada. Llame al floor para anularla. No ha cambiado nada.
people-role-director = director
people-role-floor = floor
people-role-dealer = dealer
people-role-viewer = observador
people-role-nobody = nadie
people-role-tablet = tableta
people-wrong-password = El nombre y la contraseña no coinciden. Pruebe otra vez o pida al director un enlace nuevo.
people-wrong-pin = Este PIN no abre esta mesa. Pruebe otra vez o llame al floor.
people-no-tablet = Este dispositivo no es de ninguna mesa. El floor entra aquí una vez y dice de cuál.
people-old-page = La página llevaba demasiado tiempo abierta. No ha cambiado nada; envíela otra vez.
people-link-used =
    Este enlace ya se usó o es demasiado antiguo. Pida otro al director; el del primer director se imprime de
    nuevo al arrancar la aplicación.
people-link-title = Bienvenido, { $name }
people-link-first = El primer director
people-link-lead = Usted lleva las personas, las tabletas y los juegos de esta sala.
people-choose-password = Elija una contraseña de al menos { $least } caracteres. Este enlace sirve una vez.
people-choose-pin =
    Elija un PIN de { $least } a { $most } cifras. Se marca en la tableta de su mesa. Este enlace sirve una
    vez.
people-pin = PIN
people-keep = Guardar y entrar
people-keep-pin = Guardar
people-chosen-title = Listo, { $name }
people-chosen = Su PIN ya vale en las tabletas de sus mesas.
people-where-title = Aún no hay director
people-where =
    Abra el enlace inicial: está impreso donde se arrancó la aplicación, justo debajo de su dirección. Quien
    lo abra primero es el director.
people-where-again = ¿No aparece? Arranque otra vez la aplicación o ejecute: dealer-assist people recover
people-where-open =
    Hasta entonces todo está abierto en la propia máquina, y para los demás solo las reglas y las
    herramientas.
people-refused-title = No se ha hecho
people-back = Volver a las mesas
people-bad-name = Un nombre tiene de 1 a { $most } letras. Escriba uno.
people-name-taken = Alguien ya tiene este nombre. Añada una letra del apellido.
people-weak-password =
    Una contraseña tiene al menos { $least } caracteres, cinco de ellos distintos. Elija una más larga.
people-bad-pin = Un PIN tiene de { $least } a { $most } cifras. Elija otro.
people-pin-unusable = Este PIN no sirve: es demasiado fácil de adivinar o no está libre. Elija otro.
people-not-the-same = No son iguales. Escriba los dos otra vez.
people-too-often =
    { $n ->
        [one] Demasiados intentos. Espere 1 segundo y pruebe otra vez.
       *[other] Demasiados intentos. Espere { $n } segundos y pruebe otra vez.
    }
