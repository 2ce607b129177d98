### The least raise and its sum.

least-raise = bet { $bet } + last raise { $by } = { $to } at least
least-first = bet { $bet } + as much again = { $to } at least
least-double = twice the bet of { $bet } = { $to } at least
least-complete = the all-in to { $bet } is completed to { $to } at least
least-unit = { $to } in whole chips
least-stack = the stack makes it { $to }
least-cap = the cap of the hand makes it { $to }
