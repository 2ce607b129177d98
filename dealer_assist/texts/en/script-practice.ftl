### The practice table while its engine is loaded: in place of what a room says of its server.

practice-waiting = The engine is being loaded
practice-not_confirmed = kept
practice-list_waits =
    What you tap is kept in order and entered as soon as the engine is here. That takes some seconds, on the
    first visit as long as this network needs for 15 MB. Undo takes the last one out.
