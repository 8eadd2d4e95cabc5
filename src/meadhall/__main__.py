"""``python -m meadhall`` is the same as ``meadhall``."""

import sys

from meadhall.cli import main

if __name__ == "__main__":
    sys.exit(main())
