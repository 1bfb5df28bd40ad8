"""Plays scenes in a pseudo-terminal, presses keys, sends signals, and looks at the terminal afterwards.

    play.py DEMO     prints what differs and what is skipped, and at last: PASSED CHECKED

What the screen shows is told by pyte; what it should show is made of the demo's own frames, reduced here.
"""

import base64
import io
import re
import shutil
import signal
import subprocess
import sys
import time

import numpy
from PIL import Image

from play_session import ENTERING, Session

DEMO = sys.argv[1]
TRUE = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
INDEXED = {"TERM": "xterm-256color"}
PLAIN = {**TRUE, "NO_COLOR": "1"}
CTRL_C, CTRL_Z, CTRL_BACKSLASH, ESCAPE = b"\x03", b"\x1a", b"\x1c", b"\x1b"

results = []


def check(what):
    """Tries a claim: a function that gives nothing if it holds, else what is different."""
    def tried(claim):
        try:
            different = claim()
        except Exception as error:
            different = f"{type(error).__name__}: {error}"
        results.append(not different)
        if different:
            print(f"differs: {what}\n    {different}")
    return tried


def playing(*words, **settings):
    """A session that plays."""
    settings.setdefault("environment", TRUE)
    session = Session([DEMO, "play", *words], **settings)
    if not session.is_playing():
        raise RuntimeError(f"it does not begin: {session.output[-300:]!r}")
    return session


def run(*words, **settings):
    return subprocess.run([DEMO, *words], capture_output=True, timeout=60, **settings)


# ---------------------------------------------------------------- what is to be seen


def frame(index, *scene):
    """A frame as the demo writes it."""
    data = run(*scene, "--frames", f"{index}...{index}", "--output", "-").stdout
    return numpy.asarray(Image.open(io.BytesIO(data))).astype(numpy.int64)


def shares(side, count):
    """How much of each of `side` pixels lies in each of `count` equal parts, in parts of a pixel."""
    edges = numpy.arange(count + 1)[:, None] * side
    pixels = numpy.arange(side)[None, :] * count
    return (numpy.minimum(edges[1:], pixels + count) - numpy.maximum(edges[:-1], pixels)).clip(0)


def reduced(picture, columns, rows):
    """A picture as large as there is room for, each pixel the mean of an area, rounded half up."""
    height, width = picture.shape[:2]
    room = 2 * (rows - 1)
    if width <= columns and height <= room:
        return picture
    factor = min(columns / width, room / height)
    size = max(1, int(width * factor + 0.5)), max(1, int(height * factor + 0.5))
    rows_of_sums = numpy.tensordot(shares(height, size[1]), picture, 1)
    sums = numpy.tensordot(rows_of_sums, shares(width, size[0]), (1, 1)).transpose(0, 2, 1)
    return (2 * sums + width * height) // (2 * width * height)


def palette():
    levels = [0, 95, 135, 175, 215, 255]
    cube = [(r, g, b) for r in levels for g in levels for b in levels]
    return numpy.array(cube + [(8 + 10 * n,) * 3 for n in range(24)])


def in_palette(picture):
    distances = ((picture[:, :, None, :] - palette()[None, None]) ** 2).sum(-1)
    return palette()[distances.argmin(-1)]


def cells_differ(session, picture):
    """Compares what the screen shows with a picture."""
    height, width = picture.shape[:2]
    names = [["%02x%02x%02x" % tuple(pixel) for pixel in row] for row in picture]
    for y in range(session.screen.lines - 1):
        for x in range(session.screen.columns):
            wanted = [names[v][x] if v < height and x < width else "default"
                      for v in (2 * y, 2 * y + 1)]
            cell = session.screen.buffer[y][x]
            upper = {" ": cell.bg, "\u2580": cell.fg}.get(cell.data)
            if [upper, cell.bg] != wanted:
                return f"cell {x},{y}: {cell.data!r} {upper} {cell.bg}, not {wanted}"
    return None


def place(session):
    """The number of the picture that is shown, from 0, and how many there are."""
    found = re.match(r"\d+\.\d{3} s, (\d+) of (\d+), ", session.status)
    return int(found[1]) - 1, int(found[2])


def steps_differ(session, count, scene, change=lambda picture: picture):
    """Steps through pictures, and compares each."""
    session.pause()
    for _ in range(count):
        index, _ = place(session)
        size = session.screen.columns, session.screen.lines
        different = cells_differ(session, change(reduced(frame(index, *scene), *size)))
        if different:
            return f"picture {index}: {different}"
        session.press(b"\x1b[C")
    return None


def ends_differ(session, status=0):
    """Waits for the end, and compares the terminal with what it was."""
    found = session.end()
    if found != status:
        return f"status {found}, not {status}"
    if session.modes != session.before:
        return "the terminal has other modes"
    return None if session.is_left else f"the terminal is left with {session.output[-60:]!r}"


# ---------------------------------------------------------------- the screen


for name, environment, change in (
        ("all colours", TRUE, lambda picture: picture), ("256 colours", INDEXED, in_palette)):
    @check(f"every picture in {name}, step by step")
    def _():
        with playing("illusion", environment=environment) as session:
            return steps_differ(session, 17, ["illusion"], change)


@check("a picture higher than wide, on a small screen")
def _():
    with playing("segments", columns=50, rows=20) as session:
        return steps_differ(session, 3, ["segments"])


@check("a part of the pictures, smaller than the screen: as it is")
def _():
    scene = ["illusion", "--size", "30x10", "--scale", "1"]
    with playing(*scene, "--frames", "3..<7") as session:
        session.pause()
        index, count = place(session)
        different = cells_differ(session, frame(3 + index, *scene))
        return f"{count} pictures" if count != 4 else different


@check("enlarged where that is asked for")
def _():
    scene = ["illusion", "--size", "30x10", "--scale", "1"]
    with playing(*scene, "--zoom", "2", columns=70) as session:
        session.pause()
        picture = frame(place(session)[0], *scene)
        return cells_differ(session, picture.repeat(2, 0).repeat(2, 1))


@check("another size of the terminal")
def _():
    with playing("illusion") as session:
        session.pause()
        picture = frame(place(session)[0], "illusion")
        for columns, rows in ((120, 30), (37, 9), (200, 60), (1, 2), (80, 24)):
            session.resize(columns, rows)
            session.read(0.4)
            different = cells_differ(session, reduced(picture, columns, rows))
            if different:
                return f"{columns} x {rows}: {different}"
    return None


@check("without colours nothing is sent but characters and places")
def _():
    with playing("illusion", environment=PLAIN) as session:
        session.pause()
        body = session.output.split(ENTERING)[1].replace(b"\x1b[0m", b"")
        session.type(b"q")
        if re.search(rb"\x1b\[[0-9;]*m", body):
            return "colours"
        shown = run("play", "illusion", "--frames", "{0}...{0}".format(place(session)[0])).stdout
        lines = [line.rstrip() for line in shown.decode().splitlines()]
        there = [line.rstrip() for line in session.screen.display[:len(lines)]]
        return None if lines == there else "other characters than in a pipe"


@check("pixels as kitty is sent them")
def _():
    with playing("illusion", "--as", "kitty") as session:
        session.pause()
        index, _ = place(session)
        last = session.output.split(b"\x1b_Ga=T,f=100,q=2,i=1,p=1,C=1,")[-1]
        pieces = [part.split(b"\x1b\\")[0].split(b";")[1] for part in last.split(b"m=")[1:]]
        picture = numpy.asarray(Image.open(io.BytesIO(base64.b64decode(b"".join(pieces)))))
        different = (picture[:, :, :3] != frame(index, "illusion")).any()
        session.type(b"q")
        return "other pixels" if different else ends_differ(session)


@check("pixels as sixels, read by libsixel")
def _():
    if not shutil.which("sixel2png"):
        print("skipped: sixels: sixel2png is missing (Debian: libsixel-bin)")
        return None
    data = run("play", "illusion", "--as", "sixel", "--frames", "8...8").stdout
    read = subprocess.run(["sixel2png"], input=data, capture_output=True).stdout
    picture = numpy.asarray(Image.open(io.BytesIO(read)).convert("RGB")).astype(numpy.int64)
    # A colour is told in hundredths.
    return "other pixels" if abs(picture - frame(8, "illusion")).max() > 2 else None


# ---------------------------------------------------------------- keys and time


@check("keys pause, step, change the speed and begin again")
def _():
    with playing("illusion", "--hold", "0") as session:
        paused = session.pause()
        index, _ = place(session)
        session.read(0.3)
        if not paused or place(session)[0] != index:
            return f"it does not pause: {session.status}"
        for key, offset in ((b"\x1b[C", 1), (b".", 2), (b"\x1bOC", 3), (b"\x1b[D", 2), (b",", 1)):
            session.press(key)
            if place(session)[0] != (index + offset) % 16:
                return f"{key}: {session.status}"
        for key, speed in ((b"+", "2x"), (b"+", "4x"), (b"-", "2x"), (b"-", "1x"), (b"-", "0.5x")):
            if f", {speed} " not in session.press(key):
                return f"{key}: {session.status}"
        if "pause" not in session.press(b"r"):
            return f"it does not begin again: {session.status}"
        session.type(b"q")
        return ends_differ(session)


@check("a key in pieces is one key")
def _():
    with playing("illusion") as session:
        session.pause()
        index, _ = place(session)
        for piece in (b"\x1b", b"[", b"C"):
            session.type(piece)
            time.sleep(0.01)
        session.read(0.3)
        found = place(session)[0]
        return None if found == (index + 1) % 16 else f"picture {found}, not {index + 1}"


@check("it lasts as long as the scene, at its speed")
def _():
    for speed, seconds in (("1", 16 / 60), ("0.25", 64 / 60), ("4", 4 / 60)):
        with playing("illusion", "--once", "--hold", "0", "--speed", speed) as session:
            start = time.monotonic()
            different = ends_differ(session)
            took = time.monotonic() - start
            if different or not seconds - 0.1 < took < seconds + 0.7:
                return different or f"{took:.2f} s at {speed}, not {seconds:.2f}"
    return None


@check("whoever reads slowly misses pictures, but it takes no longer")
def _():
    words = ["tabs", "--once", "--hold", "0", "--frames", "0..<120"]
    with playing(*words, columns=200, rows=60) as session:
        start, read = time.monotonic(), 0
        while time.monotonic() - start < 20 and not any(s[0] == "ended" for s in session.states):
            session.read(0.02, lambda: len(session.output) > read + 4000)
            read = len(session.output)
            time.sleep(0.02)
        took = time.monotonic() - start
        return ends_differ(session) or (f"{took:.1f} s, not 2" if took > 5 else None)


# ---------------------------------------------------------------- how it ends


for name, keys in (("q", b"q"), ("Q", b"Q"), ("escape", ESCAPE)):
    @check(f"{name} ends it")
    def _():
        with playing("illusion") as session:
            session.type(keys)
            return ends_differ(session)

for name, keys, number in (
        ("ctrl-C", CTRL_C, signal.SIGINT), ("ctrl-\\", CTRL_BACKSLASH, signal.SIGQUIT)):
    @check(f"{name} ends it")
    def _():
        with playing("tabs") as session:
            session.type(keys)
            return ends_differ(session, -number)

for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
    for form in ("24bit", "kitty", "sixel"):
        @check(f"{number.name} while {form} is shown")
        def _():
            with playing("tabs", "--as", form) as session:
                session.read(0.2)
                session.send(number)
                return ends_differ(session, -number)

for number in (signal.SIGSEGV, signal.SIGILL, signal.SIGABRT, signal.SIGBUS):
    @check(f"a fault: {number.name}")
    def _():
        environment = {**TRUE, "SWIFT_BACKTRACE": "enable=no"}
        with playing("tabs", environment=environment) as session:
            session.send(number)
            return ends_differ(session, -number)


@check("ended while nobody reads")
def _():
    with playing("tabs", columns=200, rows=60) as session:
        time.sleep(0.5)
        session.send(signal.SIGTERM)
        time.sleep(0.2)
        return ends_differ(session, -signal.SIGTERM)


@check("the terminal goes away")
def _():
    with playing("tabs") as session:
        session.hang_up()
        return "it goes on" if session.end() is None else None


@check("a fault in the arguments leaves the terminal alone")
def _():
    session = Session([DEMO, "play", "illusion", "--frames", "99..."], environment=TRUE)
    with session:
        status = session.end()
        return None if status == 64 and b"\x1b" not in session.output else f"status {status}"


# ---------------------------------------------------------------- stopping and going on


for name, stop in (("ctrl-Z", lambda session: session.type(CTRL_Z)),
                   ("SIGTSTP", lambda session: session.send(signal.SIGTSTP))):
    @check(f"{name} gives the terminal back, and it goes on where it was")
    def _():
        with playing("illusion", "--speed", "0.1") as session:
            for _ in range(3):
                session.press(b"r")
                stop(session)
                if session.state("stopped") != signal.SIGTSTP:
                    return f"not stopped: {session.states}"
                session.read(0.1)
                if not session.is_left:
                    return f"stopped, the terminal has {session.output[-60:]!r}"
                time.sleep(1)
                seen = len(session.output)
                session.forward()
                session.read(0.5, lambda: b" s, " in session.output[seen:])
                if ENTERING not in session.output[seen:] or session.modes == session.before:
                    return "it goes on without the terminal"
                # A second stopped is a tenth of a second of the scene: six pictures.
                if place(session)[0] > 4:
                    return f"time went on while it was stopped: {session.status}"
                session.pause()
                different = cells_differ(
                    session, reduced(frame(place(session)[0], "illusion"), 80, 24))
                if different:
                    return different
            session.type(b"q")
            return ends_differ(session)


@check("SIGSTOP cannot be heard, but afterwards it goes on")
def _():
    with playing("illusion") as session:
        session.pause()
        session.send(signal.SIGSTOP)
        session.state("stopped")
        session.forward()
        session.read(0.4)
        different = cells_differ(session, reduced(frame(place(session)[0], "illusion"), 80, 24))
        session.type(b"q")
        return different or ends_differ(session)


@check("ended while it is stopped")
def _():
    with playing("illusion") as session:
        session.send(signal.SIGTSTP)
        session.state("stopped")
        session.send(signal.SIGTERM)
        session.forward()
        return ends_differ(session, -signal.SIGTERM)


@check("in the background it waits until it is in front")
def _():
    session = Session([DEMO, "play", "illusion"], environment=TRUE, in_front=False)
    with session:
        if session.state("stopped") != signal.SIGTTOU or session.output:
            return f"not stopped: {session.states}"
        if session.modes != session.before:
            return "the terminal has other modes"
        session.forward()
        if not session.is_playing():
            return "it does not begin"
        session.type(b"q")
        return ends_differ(session)


# ---------------------------------------------------------------- other inputs and outputs


@check("keys come from the terminal where standard input is something else")
def _():
    with playing("illusion", stdin="/dev/null") as session:
        if not session.pause():
            return session.status
        session.type(b"q")
        return ends_differ(session)


@check("a terminal that is dumb gets each picture once")
def _():
    session = Session([DEMO, "play", "illusion"], environment={"TERM": "dumb"})
    with session:
        status = session.end()
        lines = session.output.count(b"\n")
        return None if (status, lines) == (0, 16 * 7 - 1) and b"\x1b" not in session.output \
            else f"status {status}, {lines} lines"


@check("whoever reads a pipe may leave")
def _():
    shell = f"'{DEMO}' play tabs --as 24bit | head -c 1000 >/dev/null; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", shell], capture_output=True, timeout=60)
    return None if done.stdout == b"0\n" and not done.stderr else f"{done}"


print(sum(results), len(results))
