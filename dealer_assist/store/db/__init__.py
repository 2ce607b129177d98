"""The database: where it is, its tables and migrations, the two ways to a transaction."""
