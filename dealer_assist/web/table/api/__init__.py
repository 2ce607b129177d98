"""The API of a live table: tables and seats, hands and their entries, repairs, advice."""
