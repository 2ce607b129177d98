### Was einem Tisch eines Turniers gesagt wird.

attable-gone = Weg
attable-arrived = Da
