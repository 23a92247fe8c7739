"""Starts Orca with the settings of one folder.

Debian's own `orca` refuses to start, or stops the other one, where the same person runs a second Orca in another session.
"""

import os
import sys

from orca import debug, orca

if os.environ.get("ORCA_LOG"):
    debug.debugLevel = debug.LEVEL_ALL
    debug.eventDebugLevel = debug.LEVEL_OFF
    debug.debugFile = open(os.environ["ORCA_LOG"], "w")

settings = orca.getSettingsManager()
settings.activate(sys.argv[1], {})
sys.path.insert(0, settings.getPrefsDir())
sys.exit(orca.main())
