"""Runs Orca, and writes what it says to file descriptor 3, a JSON line each, instead of speaking it.

A line on standard input is written back when Orca has said everything about the events that the browser had sent.
"""
import importlib.util
import json
import os
import sys
from importlib.machinery import SourceFileLoader

from gi.repository import Atspi, GLib
from orca import event_manager, orca_state, speechserver
from orca.scripts import web

out = os.fdopen(3, "w", buffering=1)


def write(**line):
    out.write(json.dumps(line, ensure_ascii=False) + "\n")


class SpeechServer(speechserver.SpeechServer):
    """Orca finds it by the setting `speechServerFactory`, the name of this module."""

    only = None

    @staticmethod
    def getFactoryName():
        return "Transcript"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        SpeechServer.only = None

    def getInfo(self):
        return ["Transcript", "transcript"]

    def speak(self, text=None, acss=None, interrupt=True):
        if text:
            write(said=text)

    def speakCharacter(self, character, acss=None):
        write(said=character)

    def sayAll(self, utterances, progressCallback):
        for context, _acss in utterances:
            write(said=context.utterance)


def is_loaded(document):
    try:
        return not document.getState().contains(Atspi.StateType.BUSY)
    except Exception:
        return False  # There is no document, or it has been left.


def answer(request):
    """Orca handles events in a queue, and says the texts of live regions with a delay from a second queue."""
    script = orca_state.activeScript
    regions = getattr(script, "liveRegionManager", None)
    if not event_manager.getManager()._eventQueue.empty() or (regions and len(regions.msg_queue) > 0):
        return True
    if regions and is_loaded(script.utilities.activeDocument()):
        # On a busy machine Orca may handle the end of a load before its start, and then ignores what a page removes.
        script._loadingDocumentContent = False
    write(handled=request)
    return False


def read_request(*_):
    # All that have arrived: a buffered reader would keep the second one without a further event.
    requests = os.read(sys.stdin.fileno(), 4096).decode().split()
    try:
        # The browser answers this call after it has sent all earlier events.
        orca_state.activeWindow.queryComponent().getExtents(0)
    except Exception:
        pass  # No window is open.
    for request in requests:
        GLib.timeout_add(5, answer, request)
    return bool(requests)


def on_caret_moved(script, event):
    """Ignores the caret of a text box that is not focused yet: Orca would then not say the box when it is focused."""
    box = event.source
    if script.utilities.isTextField(box) and not box.getState().contains(Atspi.StateType.FOCUSED):
        return True
    return handle_caret_moved(script, event)


handle_caret_moved = web.Script.onCaretMoved
web.Script.onCaretMoved = on_caret_moved
sys.modules["transcribe"] = sys.modules["__main__"]
loader = SourceFileLoader("orca_program", "/usr/bin/orca")
program = importlib.util.module_from_spec(importlib.util.spec_from_loader("orca_program", loader))
loader.exec_module(program)
# On a busy machine a browser answers late. After 0.8 s, the default, Orca would drop the event that it asks about.
Atspi.set_timeout(60_000, 60_000)
# Several may run, each on its own display.
program.otherOrcas = lambda: []
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, read_request)
sys.exit(program.main())
