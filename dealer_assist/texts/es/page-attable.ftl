### Lo que se le dice a una mesa de un evento.

attable-gone = Se fue
attable-arrived = Llegó
attable-take-time = Cobrar tiempo: { $chips }
attable-owes = sin fichas suficientes: asiento { $seats }
