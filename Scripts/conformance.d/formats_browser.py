"""Has headless Chromium decode files: one launch, one page, which sends back what it saw."""

import http.server
import json
import os
import shutil
import subprocess
import tempfile
import threading

import numpy

PAGE = """<!doctype html><script>
async function pictures(name, type) {
  const data = await (await fetch('/file/' + name)).arrayBuffer();
  const decoder = new ImageDecoder(
    {data, type, premultiplyAlpha: 'none', colorSpaceConversion: 'none'});
  await decoder.tracks.ready;
  await decoder.completed;
  const track = decoder.tracks.selectedTrack;
  const heads = [], bodies = [];
  for (let index = 0; index < track.frameCount; index++) {
    const {image} = await decoder.decode({frameIndex: index});
    const bytes = new Uint8Array(image.allocationSize({format: 'RGBA'}));
    await image.copyTo(bytes, {format: 'RGBA'});
    heads.push([image.codedWidth, image.codedHeight, (image.duration || 0) / 1e6]);
    bodies.push(bytes);
    image.close();
  }
  return [JSON.stringify({heads, again: track.repetitionCount}) + '\\n', ...bodies];
}
(async () => {
  for (const [name, type] of await (await fetch('/names')).json()) {
    let parts;
    try { parts = await pictures(name, type); }
    catch (error) { parts = [JSON.stringify({error: String(error)}) + '\\n']; }
    await fetch('/seen/' + name, {method: 'POST', body: new Blob(parts)});
  }
  await fetch('/done', {method: 'POST'});
})();
</script>"""
TYPES = {".png": "image/png", ".apng": "image/png", ".gif": "image/gif", ".bmp": "image/bmp"}
PROGRAMS = ["chromium", "chromium-browser", "google-chrome"]


def program():
    return next((name for name in PROGRAMS if shutil.which(name)), None)


class Seen:
    """What the browser saw in a file."""

    def __init__(self, data):
        head, _, body = data.partition(b"\n")
        head = json.loads(head)
        self.error = head.get("error")
        # How often it is shown after the first time; none without end.
        self.again = head.get("again")
        self.pictures, self.times = [], []
        start = 0
        for width, height, time in head.get("heads", []):
            end = start + width * height * 4
            pixels = numpy.frombuffer(body[start:end], numpy.uint8)
            self.pictures.append(pixels.reshape(height, width, 4))
            self.times.append(time)
            start = end


NOTHING = Seen(b'{"error": "it was not reached in time"}')


def see(paths, seconds=120):
    """Decodes files, whose names must differ: a dictionary of what was seen by name."""
    files = {path.name: path for path in paths}
    seen, done = {}, threading.Event()

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, data, kind="application/octet-stream"):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def do_GET(self):
            if self.path == "/":
                self.answer(PAGE.encode(), "text/html")
            elif self.path == "/names":
                names = [[name, TYPES[path.suffix]] for name, path in files.items()]
                self.answer(json.dumps(names).encode())
            elif self.path.startswith("/file/") and self.path[6:] in files:
                self.answer(files[self.path[6:]].read_bytes())
            else:
                self.send_error(404)

        def do_POST(self):
            body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
            if self.path.startswith("/seen/"):
                seen[self.path[6:]] = Seen(body)
            self.answer(b"")
            if self.path == "/done":
                done.set()

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = _launch(profile, f"http://127.0.0.1:{server.server_port}/")
        try:
            done.wait(seconds)
        finally:
            browser.terminate()
            browser.wait()
            server.shutdown()
    return seen


def _launch(profile, address):
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    return subprocess.Popen(
        [program(), "--headless", "--disable-gpu", "--no-first-run", "--disable-extensions",
         "--disable-dev-shm-usage", f"--user-data-dir={profile}", *sandbox, address],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
