### El resguardo con la última fila del registro, que sale de la sala cada hora.

ledger-slip-title = Cabecera del libro mayor
ledger-slip-print = Un resguardo para imprimir
ledger-slip-back = Volver al libro mayor
ledger-slip-made = Impreso
ledger-slip-row = Fila
ledger-slip-why =
    Guarda este resguardo lejos de la máquina. Responde por todas las filas anteriores: dealer-assist verify
    --since, con la línea de arriba, dice si algo se cambió.
ledger-slip-signed = Firmado por
