"""What carries from hand to hand: mixes, rotation, stakes. Pure; may import contract and left of it."""
