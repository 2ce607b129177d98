"""What the floor says when something went wrong, and what a wrong count points at.

Pure; may import contract and what stands left of it.
"""
