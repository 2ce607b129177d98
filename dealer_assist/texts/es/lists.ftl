### Cómo se enumeran las cosas: "2, 3 y 5".

list-and = { $first } y { $last }
list-or = { $first } o { $last }
