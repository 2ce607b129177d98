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
dealer-unpaired =
    Nobody is signed in here, and this tablet belongs to no table. { $n ->
        [0] The floor signs in with its password.
        [one] The floor signs in with its password: an entry waits for it, and is not lost.
       *[other] The floor signs in with its password: { $n } entries wait for it, and are not lost.
    }
dealer-another = What { $name } tapped waits here: { $name } enters the PIN, or you answer for it.
dealer-take-over = Enter it as { $name }
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
