"""A table without a server: the answers that the live table's page asks for, from what a browser keeps.

Pure; may import record and what stands left of it.
"""
