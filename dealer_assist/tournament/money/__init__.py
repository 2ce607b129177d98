"""Prizes, places, bounties and deals, exact to the unit. Imports rules and what stands left of it."""
