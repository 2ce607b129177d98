### What a table of an event is told.

attable-gone = Gone
attable-arrived = Arrived
