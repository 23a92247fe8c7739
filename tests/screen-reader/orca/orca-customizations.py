import orca.settings

orca.settings.speechServerFactory = "file_speech"
orca.settings.enableKeyEcho = False
orca.settings.enableBraille = False
orca.settings.enableBrailleMonitor = False
