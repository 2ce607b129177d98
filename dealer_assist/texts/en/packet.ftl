### A dispute packet that was opened: what is not as the room packed it.

packet-missing = { $part } is missing from the packet.
packet-damaged = { $part } is damaged: its bytes are not those that were packed.
packet-twice = { $part } is in the packet twice.
packet-added = { $part } was put into the packet: the room's list does not have it.
packet-unlisted = { $part } is not in the packet's list of hashes, so nobody can say whether it was changed.
packet-stray =
    { $bytes ->
        [one] 1 byte of the file belongs to no part of the packet: nobody signed it.
       *[other] { $bytes } bytes of the file belong to no part of the packet: nobody signed them.
    }
packet-wrapped =
    The parts are as they were signed, and the zip around them is not: from byte { $byte } on it is not
    as the room wrote it.
packet-comment = The file has a comment that is no part of the packet: nobody signed it.
packet-changed = { $part } was changed after the packet was made.
packet-unsigned = The packet says that the room signed it, and its SIGNATURE is missing.
packet-signature = { $part } was changed after it was signed, or the signature was.
packet-another = Another signed this packet than the room of that key.
packet-nobody = Nobody signed this packet.
packet-final = The awards that the packet tells are not what its rows pay.
packet-setup = The set-up is told in two ways.
packet-not-sealed = Entry { $entry } is called sealed, and hides nothing: its words come to its hash.
packet-two-ways = The hand's { $what } is told in two ways.
