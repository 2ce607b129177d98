### The page that tells whether the room's record is well.

## health

health-title = Health
health-good = All is well.
health-look = It works; something wants a look.
health-bad = Something is wrong: act now.
health-database = Database
health-silent = does not answer: { $error }
health-silent-do = See that it runs and that the disk is not full; tablets keep their entries unsent.
health-other-version = { $kind }, of another version
health-other-version-do = Run dealer-assist upgrade and start again.
health-kept = { $kind }; tables: { $tables }, hands: { $hands }
health-entries = Entries
health-not-kept = the last one was not kept
health-record = Record
health-changed = hands { $hands } do not say what they said
health-changed-do = Keep this machine as it is, take a backup, and run dealer-assist verify.
health-verified = verified just now: the newest { $count }
health-disk = Disk
health-free = { $free } GB free
health-full-do = Make room now: entries can no longer be kept when it is full.
health-filling-do = Make room soon.
health-backup = Backup
health-no-backup = none in backups/ of the instance folder
health-no-backup-do = Run dealer-assist backup, or start with serve --backup-every 24.
health-old-backup = the newest is of { $at }
health-old-backup-do = Take one tonight: dealer-assist backup.
health-backup-of = of { $at }
health-streams = Live updates
health-in-use = { $count } of { $most } live streams in use
health-in-use-do = More tablets ask every few seconds instead; close pages nobody reads.
health-version = Version
health-running = { $version }, running for { $span }
health-days = { $days } d { $hours } h
health-hours = { $hours } h { $minutes } min
