"""Who works here: sign-in, one-time links, the director's pages of people, tablets and their dealers."""
