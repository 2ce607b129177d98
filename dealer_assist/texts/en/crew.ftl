### The director's pages of people, tablets and refused attempts.

## people

crew-title = People
crew-page-title = dealer-assist: people
crew-name = Name
crew-role = Role
crew-tables = Tables
crew-signs-in = Signs in
crew-any = any
crew-none-yet = none yet
crew-all = all
crew-gone = no longer works here
crew-pin = PIN
crew-password = password
crew-not-yet = not yet: link not used
crew-refused = Refused attempts
crew-refused-count = Refused attempts: { NUMBER($count, useGrouping: 0) }
crew-who-dealt = Who dealt when
crew-new = Somebody new
crew-link-once = The next page shows a link, once. Whoever opens it chooses a password, or for a dealer a PIN.
crew-add = Add, and show the link
crew-tablets = Tablets
crew-tablets-how =
    To make a tablet a table's: sign in on it as floor or director, open the table, tap the dealer key on top,
    then { $key }. From then on a PIN is enough.
crew-this-tablet = This tablet belongs to this table
crew-tablet = Tablet
crew-table = Table
crew-deals-now = Deals now
crew-set-up = Set up
crew-nobody = nobody
crew-paired = by { $who }, { $day }
crew-revoke = Revoke
crew-no-tablets = None yet.
crew-lock = Minutes without an entry after which tablets ask for the PIN again; 0 for never
crew-save = Save
crew-does-dealer = Dealer: the tables below, with a PIN
crew-does-floor = Floor: every table, rulings, review
crew-does-viewer = Viewer: looks on
crew-does-director = Director: everything
crew-deals-at = Deals at (for dealers)
crew-any-table = Any table
crew-back = Back to people

## one person

crew-link-picture = The link as a picture for a phone's camera
crew-link-pin = { $name } opens this link once, within 24 hours, and chooses a PIN. It is not shown again.
crew-link-password = { $name } opens this link once, within 24 hours, and chooses a password. It is not shown again.
crew-title-password = Password
crew-old-counts = The password counts until the new link is used.
crew-old-pin-stops = The old PIN stops at once, and { $name } is signed out everywhere.
crew-old-password-stops = The old password stops at once, and { $name } is signed out everywhere.
crew-new-link = Make a new link
crew-leaves = Leaves the room
crew-leaves-how =
    { $name } is signed out and cannot sign in. All that was entered stays in the record under this name.
crew-deactivate = Deactivate { $name }
crew-gone-lead = No longer works here; cannot sign in.
crew-activate = Works here again: make a link

## who dealt, what was refused

crew-dealt-title = dealer-assist: who dealt when
crew-dealt-about = Every change of dealer at a tablet, newest first.
crew-changes = Changes of dealer
crew-dealer = Dealer
crew-from = From
crew-to = To
crew-came-at = Came at
crew-now = now
crew-at-entry = hand { NUMBER($number, useGrouping: 0) }, entry { NUMBER($entry, useGrouping: 0) }
crew-before-first = before the first hand
crew-refused-title = dealer-assist: refused attempts
crew-refused-about =
    What somebody asked for and may not do, and wrong PINs at tablets; the newest
    { NUMBER($most, useGrouping: 0) }.
crew-when = When
crew-who = Who
crew-what = What
crew-why-not = Why not
crew-not-signed-in = not signed in
crew-none = None.
