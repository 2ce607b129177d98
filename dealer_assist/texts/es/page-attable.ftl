### Lo que se le dice a una mesa de un evento.

attable-gone = Se fue
attable-arrived = Llegó
attable-went = { $player }, asiento { $seat }: se fue
attable-here = { $player }, asiento { $seat }: llegó
attable-not-free =
    No hay conexión, y el asiento de la otra mesa seguía ocupado la última vez que esta mesa supo de él. Pregunta al
    floor o espera la conexión.
attable-hand-open = En esta mesa se juega una mano. Espera a que termine.
attable-take-time = Cobrar tiempo: { $chips }
attable-owes = sin fichas suficientes: asiento { $seats }
