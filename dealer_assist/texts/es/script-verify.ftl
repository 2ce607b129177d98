### Un expediente, juzgado en el navegador.

verify-title = Comprobar un expediente
verify-lead =
    Un expediente contiene una mano como la guardó la sala. Lo juzga este navegador y no se envía a ninguna
    parte: se calcula otra vez cada hash, se juega otra vez la mano, y lo que se cambió se nombra.
verify-choose = Elige el expediente
verify-drop = o suelta el .zip en esta página
verify-key = La clave de la sala
verify-key-why = La clave pública de la página /ledger de la sala. Con ella se dice si esta sala firmó.
verify-loading = Se carga el motor …
verify-ready = El motor está listo. Nada del expediente sale de este dispositivo.
verify-no-engine =
    Este navegador no puede ejecutar el motor aquí. Abre la página por http en un navegador actual, o usa:
    dealer-assist verify packet.zip
verify-told = El veredicto
verify-judging = Se juzga { $name } …
verify-good = Este expediente está como se guardó: cada parte, cada anotación y cada reparto.
verify-bad = Este expediente no está como se guardó.
verify-hand = Mano
verify-entries = Anotaciones
verify-sealed = Anotaciones selladas
verify-head = Último hash
verify-signed = Firmado por
verify-nobody = nadie
verify-compare = Para comparar
verify-compare-how = Pide a la sala su clave, o léela en su página /ledger: debe ser la de arriba.
verify-parts = Partes
