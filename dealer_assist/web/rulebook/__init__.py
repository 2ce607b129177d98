"""The rules to read: games, procedures, scales, numbers, killer cards, words; pages and documents."""
