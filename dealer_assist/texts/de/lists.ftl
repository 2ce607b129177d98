### Wie Dinge in einer Reihe stehen: „2, 3 und 5“.

list-and = { $first } und { $last }
list-or = { $first } oder { $last }
