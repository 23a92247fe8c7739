"""A speech server for Orca that writes what would be spoken to a file, one JSON object a line.

Speech takes time: each utterance occupies the voice for as long as a person needs at the usual rate. A stop that comes
earlier is written down with the words that it cut off, because a listener does not hear those.
"""

import json
import os
import time

from gi.repository import GLib
from orca import speechserver

CHARACTERS_PER_SECOND = 17.0


class SpeechServer(speechserver.SpeechServer):
    _instance = None

    @staticmethod
    def getFactoryName():
        return "File"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._instance = SpeechServer._instance or SpeechServer()
        return SpeechServer._instance

    @staticmethod
    def shutdownActiveServers():
        SpeechServer._instance = None

    def __init__(self):
        super().__init__()
        self._file = open(os.environ["SPOKEN_FILE"], "a", buffering=1)
        self._queue = []

    def _write(self, kind, text):
        entry = {"at": round(time.time() * 1000), "kind": kind, "text": text}
        self._file.write(json.dumps(entry, ensure_ascii=False) + "\n")

    def _say(self, text):
        now = time.time()
        self._queue = [item for item in self._queue if item[1] > now]
        start = self._queue[-1][1] if self._queue else now
        self._queue.append((start, start + max(0.25, len(text) / CHARACTERS_PER_SECOND), text))
        self._write("said", text)

    def getInfo(self):
        return ["File", "file"]

    def getVoiceFamilies(self):
        return []

    def speakCharacter(self, character, acss=None):
        self._say(character)

    def speakKeyEvent(self, event, acss=None):
        pass

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            self._say(text)

    def sayAll(self, utterances, progress):
        def next_utterance():
            try:
                context, _ = next(utterances)
            except StopIteration:
                return False
            self._say(context.utterance)
            context.currentOffset = context.endOffset
            progress(context.copy(), speechserver.SayAllContext.COMPLETED)
            GLib.timeout_add(15, next_utterance)
            return False

        GLib.timeout_add(15, next_utterance)

    def stop(self):
        now = time.time()
        for start, end, text in self._queue:
            if end > now:
                self._write("cut", text[max(0, int((now - start) * CHARACTERS_PER_SECOND)) :])
        self._queue = []

    def shutdown(self):
        pass

    def reset(self, text=None, acss=None):
        pass

    def updateCapitalizationStyle(self):
        pass

    def updatePunctuationLevel(self):
        pass
