### The pages that stand where something went wrong.

errors-page-nothing = Nothing here
errors-page-nothing-text = There is no page at this address. It may have moved, or was typed wrongly.
errors-page-not-like-this = Not like this
errors-page-not-like-this-text = This address is not opened like this. Go back and use the key on the page.
errors-page-too-large = Too large
errors-page-too-large-text =
    What was sent is larger than what is taken in at once. Send it in smaller parts.
errors-page-no-record = The record does not answer
errors-page-refused = Not like that
errors-page-not-from-here = Not from here
errors-page-no-procedure = There is no procedure of this name.
errors-page-no-scale = There is no scale of this name.
errors-damaged = This hand does not add up
errors-damaged-why =
    What is kept of hand { NUMBER($number, useGrouping: 0) } was changed or damaged outside of the program. It is not
    shown, so that nobody pays by it.
errors-damaged-now = What to do now
errors-damaged-chips = At the table cards and chips count as they lie. Play the hand out by hand, and call the director.
