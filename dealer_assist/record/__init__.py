"""What a record of hands says and how it proves itself: rows in a chain of hashes, played again, and packets.

Pure; may import contract, floor and what stands left of them. The database keeps the rows in `store`.
"""
