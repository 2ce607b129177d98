"""What goes on from hand to hand: rotations of a mix. Standard library only, no clock."""
