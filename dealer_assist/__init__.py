"""dealer-assist: what a dealer does next, what is legal, and who wins which chips."""

__version__ = "0.6.14"
