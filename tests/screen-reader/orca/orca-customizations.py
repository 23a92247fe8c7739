import orca.settings

orca.settings.speechServerFactory = "file_speech"
# Orca announces a page's title and summary but does not read the page aloud: that would take longer than a journey.
orca.settings.sayAllOnLoad = False
orca.settings.enableKeyEcho = False
orca.settings.enableBraille = False
orca.settings.enableBrailleMonitor = False
