"""Structure sheets as documents: read, checked, written as TOML and CSV; and those of the product."""
