"""The room's own games: written on a page, taken in as files, dealt to try them."""
