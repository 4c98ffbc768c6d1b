"""`python -m waset` is the command `waset`."""

import sys

from waset.cli.main import main

sys.exit(main())
