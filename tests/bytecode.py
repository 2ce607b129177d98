"""What Python compiled is kept for the next process, even where the machine's own setting says not to.

A full run starts some two hundred processes of the product, and each would compile it anew, which is a third
of its start. Imported before anything of the product; `make clean` removes what is kept.
"""

import os
import sys

sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
