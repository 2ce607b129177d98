### The scripts of files in.

taking-in-sending = Sending { $share } %
taking-in-lost = The server did not answer. Reload this page: what has arrived stands in its list.

reading-how = { $read } of { $size } hands read, { $taken } taken in, { $refused } refused.
reading-running = Reading: { $how }
reading-done = Done: { $how }
reading-cancelled = Called off: { $how }
reading-stopped = Broken off; send the files again to go on: { $how }

leaving-come = { $done } have come
leaving-of = { $done } of { $size }
leaving-done = { $name } is there.
