"""An event from the first seat to the last chip, act by act. Imports the rest of tournament and session."""
