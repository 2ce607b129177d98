"""An event: what goes on around the hands. Standard library only; time and shuffles are arguments."""
