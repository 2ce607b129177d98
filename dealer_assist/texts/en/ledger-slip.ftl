### The slip with the head of the ledger, which leaves the room every hour.

ledger-slip-title = Head of the ledger
ledger-slip-print = A slip to print
ledger-slip-back = Back to the ledger
ledger-slip-made = Printed
ledger-slip-row = Row
ledger-slip-why =
    Keep this slip away from the machine. It stands for every row before it: dealer-assist verify --since,
    with the line above, tells whether anything was changed.
ledger-slip-signed = Signed by
