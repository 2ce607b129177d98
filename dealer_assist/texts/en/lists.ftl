### How pieces stand in a row: "2, 3 and 5".

list-and = { $first } and { $last }
list-or = { $first } or { $last }
