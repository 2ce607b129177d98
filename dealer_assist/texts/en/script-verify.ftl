### A dispute packet, judged in the browser.

verify-title = Check a packet
verify-lead =
    A dispute packet holds a hand as the room kept it. It is judged by this browser and sent nowhere: every hash
    is computed again, the hand is played again, and what was changed is named.
verify-choose = Choose the packet
verify-drop = or drop the .zip anywhere on this page
verify-key = The room's key
verify-key-why = The public key on the room's page /ledger. With it you are told whether this room signed.
verify-loading = The engine is being loaded …
verify-ready = The engine stands. Nothing of the packet leaves this device.
verify-no-engine =
    This browser cannot run the engine here. Open the page over http in a current browser, or use: dealer-assist
    verify packet.zip
verify-told = The verdict
verify-judging = { $name } is being judged …
verify-good = This packet is as it was packed: every part, every entry and every award.
verify-bad = This packet is not as it was packed.
verify-hand = Hand
verify-entries = Entries
verify-sealed = Sealed entries
verify-head = Last hash
verify-signed = Signed by
verify-nobody = nobody
verify-compare = To compare
verify-compare-how = Ask the room for its key, or read it on its page /ledger: it must be the one above.
verify-parts = Parts
