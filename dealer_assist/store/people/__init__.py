"""Who works in the room: accounts, PINs and links, the tablets they sign in on."""
