"""JSON in and out, as the contract writes it: set-ups, options, showdowns, the view.

May import the engine, the rulebook and what stands left of them.
"""
