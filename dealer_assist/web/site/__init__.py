"""The product without a server: the pages of a folder, and `/verify`, where a browser judges a packet."""
