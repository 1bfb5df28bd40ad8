"""Headless Chromium, driven through two pipes (the DevTools protocol, without a port or a socket)."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

PROGRAMS = ["chromium", "chromium-browser", "google-chrome"]


def program():
    return next((name for name in PROGRAMS if shutil.which(name)), None)


class BrowserError(Exception):
    pass


class Browser:
    """A running browser; `with Browser() as browser: page = browser.page()`."""

    def __enter__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        read_here, write_there = os.pipe()
        read_there, write_here = os.pipe()
        sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []

        def move_pipes():
            # The browser reads from 3 and writes to 4; one of our numbers may be one of these.
            copies = os.dup(read_there), os.dup(write_there)
            while min(copies) < 5:
                copies = tuple(os.dup(copy) for copy in copies)
            os.dup2(copies[0], 3)
            os.dup2(copies[1], 4)

        self.process = subprocess.Popen(
            [program(), "--headless", "--disable-gpu", "--no-first-run", "--disable-extensions",
             "--disable-dev-shm-usage", "--hide-scrollbars", "--remote-debugging-pipe",
             f"--user-data-dir={self.profile.name}", *sandbox, "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            close_fds=False, preexec_fn=move_pipes)
        os.close(read_there)
        os.close(write_there)
        self.answers = os.fdopen(read_here, "rb", buffering=0)
        self.questions = os.fdopen(write_here, "wb", buffering=0)
        self.rest = b""
        self.last = 0
        self.events = []
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()
        self.answers.close()
        self.questions.close()
        self.profile.cleanup()

    def ask(self, method, session=None, **parameters):
        """Calls a method of the protocol; events that come meanwhile are kept."""
        self.last += 1
        number = self.last
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        self.questions.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") != number:
                self.events.append(answer)
            elif "error" in answer:
                raise BrowserError(f"{method}: {answer['error'].get('message')}")
            else:
                return answer.get("result", {})

    def _next(self):
        while b"\0" not in self.rest:
            more = self.answers.read(1 << 20)
            if not more:
                raise BrowserError("the browser has ended")
            self.rest += more
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def page(self, *size, **options):
        return Page(self, *size, **options)


class Page:
    """A page of a size, on a screen of a density."""

    def __init__(self, browser, width=1440, height=900, density=1, touch=False):
        self.browser = browser
        target = browser.ask("Target.createTarget", url="about:blank")["targetId"]
        self.target = target
        self.session = browser.ask(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log"]:
            self.ask(domain + ".enable")
        self.resize(width, height, density, touch)

    def resize(self, width, height, density=1, touch=False):
        self.ask("Emulation.setDeviceMetricsOverride", width=width, height=height,
                 deviceScaleFactor=density, mobile=touch)
        self.ask("Emulation.setTouchEmulationEnabled", enabled=touch)

    def ask(self, method, **parameters):
        return self.browser.ask(method, self.session, **parameters)

    def prefer(self, **features):
        """Emulates media features: prefer(prefers_color_scheme="dark")."""
        self.ask("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def open(self, path, until="document.readyState === 'complete'", seconds=60):
        self.ask("Page.navigate", url="file://" + os.path.abspath(path))
        self.wait("location.protocol === 'file:' && (" + until + ")", seconds)

    def evaluate(self, expression):
        """The value of an expression of the page, which may be a promise."""
        answer = self.ask("Runtime.evaluate", expression=expression, returnByValue=True,
                          awaitPromise=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def wait(self, condition, seconds=20):
        end = time.monotonic() + seconds
        while not self.evaluate(condition):
            if time.monotonic() > end:
                raise BrowserError(f"it did not come to this in {seconds} s: {condition}")
            time.sleep(0.02)

    def frames(self, count=2):
        """Lets the page draw some frames."""
        self.evaluate("new Promise((done) => { let left = %d; const next = () => "
                      "left-- ? requestAnimationFrame(next) : done(); next(); })" % count)

    def errors(self):
        """What the page has complained of so far."""
        found = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            parameters = event.get("params", {})
            if event.get("method") == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif event.get("method") == "Runtime.consoleAPICalled":
                if parameters["type"] in ("error", "warning", "assert"):
                    found.append(str(parameters["args"]))
            elif event.get("method") == "Log.entryAdded":
                if parameters["entry"]["level"] in ("error", "warning"):
                    found.append(parameters["entry"]["text"])
        return found

    def scripts_are_off(self):
        self.ask("Emulation.setScriptExecutionDisabled", value=True)

    # The pointer and the keys

    def mouse(self, kind, x, y, pressed=False):
        self.ask("Input.dispatchMouseEvent", type="mouse" + kind, x=x, y=y,
                 button="left" if kind != "Moved" or pressed else "none",
                 buttons=1 if pressed else 0, clickCount=0 if kind == "Moved" else 1)

    def click(self, x, y):
        self.mouse("Moved", x, y)
        self.mouse("Pressed", x, y, True)
        self.mouse("Released", x, y)

    def finger(self, kind, *points):
        self.ask("Input.dispatchTouchEvent", type="touch" + kind,
                 touchPoints=[{"x": x, "y": y} for x, y in points])

    KEYS = {"Tab": 9, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37,
            "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Enter": 13}

    def key(self, key, shift=False):
        text = {" ": " ", "Enter": "\r"}.get(key)
        common = {"key": key, "code": "Space" if key == " " else key,
                  "windowsVirtualKeyCode": self.KEYS[key], "modifiers": 8 if shift else 0}
        down = dict(common, type="keyDown" if text else "rawKeyDown")
        if text:
            down["text"] = text
        self.ask("Input.dispatchKeyEvent", **down)
        self.ask("Input.dispatchKeyEvent", type="keyUp", **common)

    # Pictures

    def screenshot(self, path, whole=False):
        clip = {}
        if whole:
            size = self.ask("Page.getLayoutMetrics")["cssContentSize"]
            clip = {"captureBeyondViewport": True, "clip": {
                "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}}
        data = self.ask("Page.captureScreenshot", format="png", **clip)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def print(self, path):
        data = self.ask("Page.printToPDF", printBackground=True)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def close(self):
        self.browser.ask("Target.closeTarget", targetId=self.target)
