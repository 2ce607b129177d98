"""From a TOML file to a frozen game: read, inherit, build, check."""
