### Entrar, enlaces, y lo que un puesto no hace.

people-sign-in = Entrar
people-sign-out = Salir
people-name = Tu nombre
people-password = Contraseña
people-again = Otra vez lo mismo
people-go-in = Entrar
people-no-director = Nombrar director
people-no-director-yet =
    Esta sala aún no tiene director. Abre el enlace inicial que aparece donde se arrancó la aplicación y
    después entra aquí.
people-sign-in-first = Entra primero.
people-pin-first = Nadie ha entrado en esta tableta. Marca primero tu PIN.
people-other-table = Esta tableta es de la mesa { $table }. Entra con contraseña para ver otras mesas.
people-not-yours = Has entrado como { $role }. Esto es para: { $may }. No ha cambiado nada.
people-not-your-table = Esta no es la mesa en la que has entrado. Pregunta al floor. No ha cambiado nada.
people-finished = Esta mano ha terminado y está pagada. Llama al floor para anularla. No ha cambiado nada.
people-role-director = director
people-role-floor = floor
people-role-dealer = crupier
people-role-viewer = observador
people-role-nobody = nadie
people-role-tablet = tableta
people-wrong-password = El nombre y la contraseña no coinciden. Prueba otra vez o pide al director un enlace nuevo.
people-wrong-pin = Este PIN no abre esta mesa. Prueba otra vez o llama al floor.
people-no-tablet = Este dispositivo no es de ninguna mesa. El floor entra aquí una vez y dice de cuál.
people-old-page = La página llevaba demasiado tiempo abierta. No ha cambiado nada; envíala otra vez.
people-link-used =
    Este enlace ya se usó o es demasiado antiguo. Pide otro al director; el del primer director se imprime de
    nuevo al arrancar la aplicación.
people-link-title = Hola, { $name }
people-link-first = El primer director
people-link-lead = Llevas las personas, las mesas y los juegos de esta sala.
people-choose-password = Elige una contraseña de al menos { $least } caracteres. Este enlace sirve una vez.
people-choose-pin =
    Elige un PIN de { $least } a { $most } cifras. Se marca en la tableta de tu mesa. Este enlace sirve una
    vez.
people-pin = PIN
people-keep = Guardar y entrar
people-keep-pin = Guardar
people-chosen-title = Listo, { $name }
people-chosen = Tu PIN ya vale en las tabletas de tus mesas.
people-where-title = Aún no hay director
people-where =
    Abre el enlace inicial: está impreso donde se arrancó la aplicación, justo debajo de su dirección. Quien
    lo abra primero es el director.
people-where-again = ¿No aparece? Arranca otra vez la aplicación o ejecuta: dealer-assist people recover
people-where-open =
    Hasta entonces todo está abierto en la propia máquina, y para los demás solo las reglas y las
    herramientas.
people-refused-title = No se ha hecho
people-back = Volver a las mesas
people-bad-name = Un nombre tiene de 1 a { $most } letras. Escribe uno.
people-name-taken = Alguien ya tiene este nombre. Añade una letra del apellido.
people-weak-password =
    Una contraseña tiene al menos { $least } caracteres, cinco de ellos distintos. Elige una más larga.
people-bad-pin = Un PIN tiene de { $least } a { $most } cifras. Elige otro.
people-pin-unusable = Este PIN no sirve: es demasiado fácil de adivinar o no está libre. Elige otro.
people-not-the-same = No son iguales. Escribe los dos otra vez.
people-too-often =
    { $n ->
        [one] Demasiados intentos. Espera 1 segundo y prueba otra vez.
       *[other] Demasiados intentos. Espera { $n } segundos y prueba otra vez.
    }
spelling-known = La misma: anotar como ya consta
spelling-written = Otra persona: anotar como está escrito
