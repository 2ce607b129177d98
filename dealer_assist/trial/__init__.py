"""Random legal hands of every game, chips counted.

Chance comes in as an argument; may import contract and what stands left of it.
"""
