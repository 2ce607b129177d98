### Was einem Tisch eines Turniers gesagt wird.

attable-gone = Weg
attable-arrived = Da
attable-take-time = Zeit kassieren: { $chips }
attable-owes = zu wenige Chips: Sitz { $seats }
