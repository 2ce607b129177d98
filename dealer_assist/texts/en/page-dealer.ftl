### Who deals: the key in the head of the table's page, and the pad for the PIN.

dealer-nobody = Who deals?
dealer-expected = { $name } deals here: PIN
dealer-is-dealer = Dealer: { $name }
dealer-is-floor = Floor: { $name }
dealer-is-director = Director: { $name }
dealer-is-viewer = Viewer: { $name }
dealer-is-locked = Locked: { $name }
dealer-no-director = No director yet
dealer-how = Enter your PIN. The hand stays as it is.
dealer-first = Enter your PIN first, then tap it again.
dealer-locked = Nothing was entered for a while. { $name }, enter your PIN again, or whoever deals now.
dealer-offline = There is no connection. Close this and go on dealing; your PIN is asked for when the server is back.
dealer-waiting =
    Enter your PIN: { $n ->
        [one] an entry waits for it, and is entered then.
       *[other] { $n } entries wait for it, and are entered then.
    }
dealer-viewer = A viewer only looks on. Dealers enter their PIN, the floor its password.
dealer-typed =
    { $n ->
        [one] 1 digit
       *[other] { $n } digits
    }
dealer-back = Take back a digit
dealer-enter = Enter
dealer-out = Sign out
dealer-password = Floor: password
dealer-pair = This tablet belongs to { $table }
dealer-hello = { $name } deals
