### Was einem Tisch eines Turniers gesagt wird.

attable-gone = Weg
attable-arrived = Da
attable-went = { $player }, Sitz { $seat }: weg
attable-here = { $player }, Sitz { $seat }: da
attable-not-free =
    Es gibt keine Verbindung, und der Platz am anderen Tisch war noch besetzt, als dieser Tisch zuletzt davon hörte.
    Frag den Floor, oder warte auf die Verbindung.
attable-hand-open = An diesem Tisch läuft eine Hand. Warte, bis sie zu Ende ist.
attable-take-time = Zeit kassieren: { $chips }
attable-owes = zu wenige Chips: Sitz { $seats }
