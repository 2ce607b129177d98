"""What some events have and others not: races, lammers, shootouts, nit cards, penalties. Imports rules."""
