### Pots, für die niemand eine Hand gezeigt hat.

thrown-in-main = Main Pot: jede Hand darin wurde weggeworfen; Sitz { $seat }, der letzte, bekommt ihn ungesehen.
thrown-in-side = Side Pot: jede Hand darin wurde weggeworfen; Sitz { $seat }, der letzte, bekommt ihn ungesehen.
thrown-in-side-of-many =
    Side Pot { $number }: jede Hand darin wurde weggeworfen; Sitz { $seat }, der letzte, bekommt ihn
    ungesehen.
