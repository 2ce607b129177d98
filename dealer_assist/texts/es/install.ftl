### Traer una tableta a una mesa.

install-title = Traer una tableta
install-about = Sigue la mano de póquer en vivo, dice qué se puede hacer, juzga el showdown y guarda el registro.
install-lead = Apunta la cámara de la tableta al código de su mesa. Debe estar en la misma red que este servidor.
install-all = Todas las mesas
install-go = o escribe { $address }
install-nowhere =
    Este servidor solo atiende a esta máquina, así que ninguna tableta llega a él. Inícialo para la red de la
    sala: dealer-assist serve --tls --host 0.0.0.0
install-plain =
    Las tabletas entran sin https. Las mesas funcionan, pero si se recargan sin conexión no se abren, y las
    pantallas pueden apagarse. Inicia el servidor con --tls para tener ambas cosas.
install-trust = Confía en los certificados de la sala, una vez en cada tableta
install-trust_why = Hasta entonces la tableta avisa de la conexión, y no guarda la mesa cuando la conexión se pierde.
install-download = Descargar el certificado
install-ipad_title = iPad y iPhone
install-ipad_1 = Abre esta página en Safari, sigue a pesar del aviso y descarga el certificado.
install-ipad_2 = Ajustes, Perfil descargado: Instalar.
install-ipad_3 = Ajustes, General, Información, Ajustes de confianza de los certificados: activa dealer-assist.
install-ipad_4 = Abre la mesa en Safari, luego Compartir, Añadir a pantalla de inicio.
install-android_title = Android
install-android_1 = Abre esta página en Chrome, sigue a pesar del aviso y descarga el certificado.
install-android_2 =
    Ajustes, Seguridad, Cifrado y credenciales, Instalar un certificado, Certificado de CA: elige el archivo.
install-android_3 = Abre la mesa otra vez, luego el menú de Chrome: Instalar aplicación.
install-fingerprint = Su SHA-256 debe ser el que el servidor mostró al iniciar:
install-no_authority = Este servidor no tiene certificados propios. Inícialo con --tls.
install-link = Traer una tableta
