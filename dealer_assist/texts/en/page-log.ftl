### The log of a hand, going back in it, and changing an earlier action.

## log

log-recent = last actions
log-title = Hand { $hand }: log
log-audit = Show what was undone
log-close = Close
log-nothing = Nothing was done yet.
log-was = changed; was: { $line }
log-pot = pot { $chips }
log-back-here = Go back to here
log-change = Change this
log-rest-stays = the rest is applied again
log-this-tablet = this tablet
log-other-tablet = another tablet
log-undone = undone
log-start = The hand begins
log-redo = Brought back
log-void = Hand made void
log-undo = Back to entry { $seq }: { $line }
log-undo-all = Back to the beginning of the hand
log-again = Applied again: { $line }
log-changed = { $was }: changed to { $now }.
log-taken-out = { $was }: taken out.
log-misdeal = Misdeal…
log-voids = Hand { $hand } becomes void and every chip goes back: the pot of { $chips } to those who put it in.
log-voids-quiet = Hand { $hand } becomes void and every chip goes back to who put it in.
log-keep = Keep the hand
log-void-now = Make hand { $hand } void
log-the-change = the change

log-entries =
    { $n ->
        [one] 1 entry
       *[other] { $n } entries
    }

log-takes =
    { $n ->
        [one] takes this back
       *[other] takes back { $n } entries
    }

log-applied =
    { $n ->
        [one] 1 entry applied again.
       *[other] { $n } entries applied again.
    }

log-also =
    { $n ->
        [one] 1 more changed.
       *[other] { $n } more changed.
    }

log-dropped =
    { $n ->
        [one] 1 entry left out.
       *[other] { $n } entries left out.
    }

## back

back-taken = Taken back: { $line }
back-unrepaired = The change is taken back; as before: { $line }
back-before = Go back to before: { $line }
back-repair = Take the change back? { $what }
back-and = {" "}and{" "}
back-stay = Stay here
back-go = Go back
back-redo-brings = Redo brings it back

back-taken-from =
    { $n ->
        [one] Taken back: { $line }
       *[other] Taken back: { $n } entries, from: { $line }
    }

back-brought =
    { $n ->
        [one] Brought back: { $line }
       *[other] Brought back: { $n } entries, from: { $line }
    }

back-over =
    { $n ->
        [one] Goes back over: { $streets }. 1 entry is taken back.
       *[other] Goes back over: { $streets }. { $n } entries are taken back.
    }

back-entries =
    { $n ->
        [one] 1 entry is taken back.
       *[other] { $n } entries are taken back.
    }

back-others =
    { $n ->
        [one] One of them was entered by { $who }.
       *[other] { $n } of them were entered by { $who }.
    }

back-theirs =
    { $n ->
        [one] It was entered by { $who }.
       *[other] They were entered by { $who }.
    }

## repair

repair-change = Change: { $line }
repair-leave = Leave it
repair-take-out = Take it out
repair-never = it never happened
repair-misfit = Does not fit any more: { $line }
repair-missed = Something is missing before: { $line }
repair-leave-all = Change nothing
repair-away = Without a connection: leave it, tap “Go back to here”, and enter on from there.
repair-rest = After it: { $lines }.
repair-rest-none = Nothing comes after it.
repair-then = then: { $line }
repair-more = Something else…
repair-out = Leave out: { $line }
repair-out-small = and go on with the rest
repair-stop-small = enter the rest by hand

repair-stop =
    { $n ->
        [one] Drop this entry
       *[other] Drop these { $n } entries
    }
