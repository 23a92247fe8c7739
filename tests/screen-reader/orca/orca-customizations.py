import orca.settings

orca.settings.speechServerFactory = "file_speech"
# A page says its title and what it holds, but is not read to its end: that takes longer than a journey.
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
orca.settings.enableBraille = False
orca.settings.enableBrailleMonitor = False
