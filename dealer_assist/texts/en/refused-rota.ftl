### What is refused, and what to do instead: the rota.

refused-bad-string-name = A string has a name of at most 80 letters. Write one.
refused-bad-string-tables = A string has 1 to { $most } places: tables, each once, and breaks. Choose them.
refused-bad-string-minutes = Dealers are pushed every 1 to 600 minutes. Say how many.
refused-table-in-string = A table of these is in the string { $name }. Take it out there first.
refused-no-string = There is no string "{ $name }". Look at the rota as it is now.
refused-no-place =
    The string { $name } has { $places ->
        [one] 1 place. Choose it.
       *[other] { $places } places. Choose one of them.
    }
refused-rota-word = "{ $word }" is nothing that can be done to the rota. Say string, end, place or push.
refused-bad-string-dealer = A name has at most 80 letters. Write a shorter one.
refused-bad-string-list = "{ $word }" is no table. Write the numbers of tables in their order, as 1-8, 11.
refused-bad-string-no-table =
    There is no table { $number } in the room. Write the numbers of tables that are there, as 1-8, 11.
