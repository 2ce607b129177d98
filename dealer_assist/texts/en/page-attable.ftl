### What a table of an event is told.

attable-gone = Gone
attable-arrived = Arrived
attable-went = { $player }, seat { $seat }: gone
attable-here = { $player }, seat { $seat }: arrived
attable-not-free =
    There is no connection, and the seat at the other table was still taken when this table heard of it last. Ask the
    floor, or wait for the connection.
attable-hand-open = This table plays a hand. Wait until it is over.
attable-take-time = Take time: { $chips }
attable-owes = too few chips: seat { $seats }
