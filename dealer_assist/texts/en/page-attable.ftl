### What a table of an event is told.

attable-gone = Gone
attable-arrived = Arrived
attable-take-time = Take time: { $chips }
attable-owes = too few chips: seat { $seats }
