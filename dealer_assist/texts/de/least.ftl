### Der kleinste Raise und seine Rechnung.

least-raise = Einsatz { $bet } + letzter Raise { $by } = mindestens { $to }
least-first = Einsatz { $bet } + noch einmal so viel = mindestens { $to }
least-double = das Doppelte von { $bet } = mindestens { $to }
least-complete = das All-in auf { $bet } wird auf mindestens { $to } komplettiert
least-unit = { $to } in ganzen Chips
least-stack = durch den Stack { $to }
least-cap = durch den Cap der Hand { $to }
