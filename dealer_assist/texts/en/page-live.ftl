### The connection: what other tablets did, what is not sent yet, what was refused.

live-state_up = Connected
live-state_begins = Connecting
live-state_lost = Reconnecting
live-state_away = Offline
live-state_old = Offline · as of { $time }
live-state_unsent = Unsent { $n }
live-state_refused = Not entered { $n }: look
live-awake = The screen stays on
live-updated = Another tablet: { $what }
live-updated_meanwhile = Meanwhile: { $what }
live-new_hand = hand { $number } was dealt
live-took_back = taken back: { $line }
live-began = the hand began anew
live-lost_amount = Your { $amount } was cleared.
live-lost_entry = What you had chosen was cleared.
live-quicker =
    Another tablet was quicker, and what you tapped was not entered. Last: { $last }. You tapped: { $words }.
live-quicker_task = Another tablet was quicker. Last: { $last }. This is how the hand stands.
live-waiting = Waiting for the connection
live-not_confirmed = not confirmed yet
live-entry_waits = There is no connection, and this needs the server. Actions and cards go on.
live-entry_behind = The server has not answered yet. Look what became of your last tap, then tap this again.
live-event_waits =
    What the event says of the next hand is not known here. Deal it when the table is connected again.
live-hand_over = The table has left the hand that this was meant for. What is wrong in it, the floor puts right.
live-differs = The server says something else than this tablet did. What it says counts; look before you go on.
live-list_waits =
    Go on in writing: each line waits in order and is entered when the connection is back. Undo takes the last
    one out.
live-engine_starts =
    This tablet's own judge is starting: in a moment the hand goes on here. Lines that you enter meanwhile wait
    in order.
live-engine_off = Judge at the server only
live-engine_on = Judge on this tablet too
live-engine_stands = this tablet judges by itself
live-engine_away = every entry waits for the server
live-lacks_engine = This browser cannot judge by itself: without a connection entries wait as a list.
live-next_hand = Next hand
live-an_entry = An entry
live-undo_waits = may have arrived
live-untapped = Not sent, and taken out: { $line }
live-refused_title = This was not entered
live-alike_title = All of this is in the record already
live-sits = { $who }: { $chips }
live-settings = the table's settings as this tablet has them
live-settings_now = other settings: they were changed meanwhile
live-you_tapped = You tapped
live-overtaken = The hand went on before this arrived.
live-recorded = In the record
live-stands = The hand now stands:
live-again = I enter it again
live-again_how = by hand, as the hand stands now
live-nothing_waits = Nothing waits to be sent.
live-enter_again = Enter by hand: { $lines }.
live-dropped = Dropped, not entered: { $lines }.
live-this_tablet = This tablet is { $device } in the record.
live-try_now = Try now
live-install = Tablets and codes
live-lacks_https =
    This page is not on https: a reload without a connection does not open the table, and the screen may go
    dark. Bring the tablet in over https.
live-lacks_worker = The table is not yet kept on this tablet: a reload without a connection does not open it.
live-lacks_wake = This browser cannot keep the screen awake. Set the tablet never to sleep.
live-lacks_awake = The tablet does not keep the screen awake now; its battery may be low.
live-lacks_store = This browser keeps nothing here: what is unsent is lost when the page is closed.

live-drop =
    { $n ->
        [one] Drop it
       *[other] Drop all { $n }
    }
api-no-reason = The server gave no reason.
api-no-answer = The server does not answer.
