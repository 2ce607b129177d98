### Signing in, links, and what a role does not do.

people-sign-in = Sign in
people-sign-out = Sign out
people-name = Your name
people-password = Password
people-again = The same again
people-go-in = Sign in
people-no-director = No director yet: open the set-up link
people-no-director-yet =
    This room has no director yet. Open the set-up link that is printed where the app was started, then sign
    in here.
people-sign-in-first = Sign in first.
people-pin-first = Nobody is signed in at this tablet. Enter your PIN first.
people-other-table = This tablet belongs to table { $table }. Sign in with a password to see other tables.
people-not-yours = You are signed in as { $role }. This is for: { $may }. Nothing was changed.
people-not-your-table = This is not the table where you are signed in. Ask the floor. Nothing was changed.
people-finished = This hand is over and paid. Call the floor to make it void. Nothing was changed.
people-role-director = director
people-role-floor = floor
people-role-dealer = dealer
people-role-viewer = viewer
people-role-nobody = nobody
people-role-tablet = tablet
people-wrong-password = Name and password do not go together. Try again, or ask the director for a new link.
people-wrong-pin = This PIN does not open this table. Try again, or call the floor.
people-no-tablet = This device belongs to no table. The floor signs in here once and says which.
people-old-page = This page was open for too long. Nothing was changed; send it again.
people-link-used =
    This link was used already, or is too old. Ask the director for a new one; the first director's is printed
    anew when the app starts.
people-link-title = Welcome, { $name }
people-link-first = The first director
people-link-lead = You look after people, tables and games of this room.
people-choose-password = Choose a password of at least { $least } characters. This link works once.
people-choose-pin =
    Choose a PIN of { $least } to { $most } digits. You type it at the tablet of your table. This link works
    once.
people-pin = PIN
people-keep = Keep it and sign in
people-keep-pin = Keep it
people-chosen-title = Done, { $name }
people-chosen = Your PIN counts now, at the tablets of your tables.
people-where-title = No director yet
people-where =
    Open the set-up link: it is printed where the app was started, right under its address. Whoever opens it
    first is the director.
people-where-again = Not to be found? Start the app again, or run: dealer-assist people recover
people-where-open = Until then everything is open on the machine itself, and nothing but rules and tools to others.
people-refused-title = Not done
people-back = Back to the tables
people-bad-name = A name has 1 to { $most } letters. Write one.
people-name-taken = Somebody has this name already. Add a letter of the family name.
people-weak-password = A password has at least { $least } characters, five of them different. Choose a longer one.
people-bad-pin = A PIN has { $least } to { $most } digits. Choose another.
people-pin-unusable = This PIN cannot be used: it is too easy to guess, or not free. Choose another.
people-not-the-same = The two are not the same. Type both again.
people-too-often =
    { $n ->
        [one] Too many tries. Wait 1 second, then try again.
       *[other] Too many tries. Wait { $n } seconds, then try again.
    }
spelling-known = The same: enter as known
spelling-written = Somebody else: enter as written
