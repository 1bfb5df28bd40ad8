"""Pixels as arrays: rows x columns x RGBA, straight, a byte a component; and how programs are asked."""

import io
import json
import os
import shutil
import subprocess

import numpy
from PIL import Image, ImageSequence


# Small pictures are not worth the threads that programs would start for them.
ONE_THREAD = os.environ | {"MAGICK_THREAD_LIMIT": "1", "OMP_NUM_THREADS": "1"}


def has(program):
    return shutil.which(program) is not None


def run(*words, given=None):
    """What a program writes to standard output."""
    if words[0] == "ffmpeg":
        words = ["ffmpeg", "-v", "error", "-threads", "1", *words[1:]]
    done = subprocess.run([str(word) for word in words], input=given, capture_output=True,
                          check=False, env=ONE_THREAD)
    if done.returncode != 0:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise RuntimeError(f"{words[0]}: {said[-1] if said else 'failed'}")
    return done.stdout


# Arithmetic; each rounded half up.


def premultiplied(pixels):
    wide = pixels.astype(numpy.uint32)
    wide[..., :3] = (wide[..., :3] * wide[..., 3:] * 2 + 255) // 510
    return wide.astype(numpy.uint8)


def straight(pixels):
    wide = pixels.astype(numpy.uint32)
    alpha = numpy.maximum(wide[..., 3:], 1)
    wide[..., :3] = numpy.minimum((wide[..., :3] * 510 + alpha) // (2 * alpha), 255)
    return wide.astype(numpy.uint8)


def levels(samples, maximum):
    """Samples of 0 … maximum as bytes."""
    return ((samples.astype(numpy.uint64) * 510 + maximum) // (2 * maximum)).astype(numpy.uint8)


def over_white(pixels):
    wide = premultiplied(pixels).astype(numpy.uint32)
    through = 255 - wide[..., 3:]
    result = wide.copy()
    result[..., :3] = wide[..., :3] + (255 * through + 127) // 255
    result[..., 3] = 255
    return result.astype(numpy.uint8)


# Maps of netpbm, as its programs write them.


def maps(data):
    """The pictures of a stream of P4, P5, P6 and P7."""
    stream = io.BytesIO(data)
    pictures = []
    while True:
        magic = stream.readline().strip()
        if not magic:
            return pictures
        pictures.append(_map(magic, stream))


def _map(magic, stream):
    if magic == b"P7":
        fields = {}
        while (line := stream.readline().strip()) != b"ENDHDR":
            word, _, value = line.partition(b" ")
            fields[word] = value
        width, height, depth = (int(fields[word]) for word in (b"WIDTH", b"HEIGHT", b"DEPTH"))
        maximum = int(fields[b"MAXVAL"])
    else:
        width, height = map(int, stream.readline().split())
        depth = 3 if magic == b"P6" else 1
        maximum = 1 if magic == b"P4" else int(stream.readline())
    if magic == b"P4":
        rows = numpy.frombuffer(stream.read((width + 7) // 8 * height), numpy.uint8)
        bits = numpy.unpackbits(rows.reshape(height, -1), axis=1)[:, :width]
        return rgba(1 - bits[..., None], 1)
    kind = numpy.dtype(">u2") if maximum > 255 else numpy.dtype("u1")
    count = width * height * depth
    samples = numpy.frombuffer(stream.read(count * kind.itemsize), kind)
    return rgba(samples.reshape(height, width, depth), maximum)


def rgba(samples, maximum):
    """Grey, grey and opacity, RGB or RGBA of any range as RGBA of bytes."""
    samples = levels(samples, maximum)
    depth = samples.shape[2]
    color = samples[..., : 3 if depth > 2 else 1]
    if color.shape[2] == 1:
        color = numpy.repeat(color, 3, axis=2)
    opaque = numpy.full(samples.shape[:2] + (1,), 255, numpy.uint8)
    return numpy.concatenate([color, opaque if depth % 2 else samples[..., -1:]], axis=2)


def as_map(pixels, maximum=255):
    """A PAM of RGBA."""
    height, width = pixels.shape[:2]
    head = f"P7\nWIDTH {width}\nHEIGHT {height}\nDEPTH 4\nMAXVAL {maximum}\n"
    kind = ">u2" if maximum > 255 else "u1"
    return (head + "TUPLTYPE RGB_ALPHA\nENDHDR\n").encode() + pixels.astype(kind).tobytes()


# What programs see in a file: a list of pictures.


def by_netpbm(path):
    kind = path.suffix
    if kind in (".png", ".apng"):
        return maps(run("pngtopam", "-alphapam", path))
    if kind == ".bmp":
        return maps(run("bmptopnm", path))
    if kind == ".gif":
        mask = path.with_suffix(".mask")
        pictures = maps(run("giftopnm", f"-alphaout={mask}", path))
        pictures[0][..., 3] = maps(mask.read_bytes())[0][..., 0]
        return pictures
    return maps(run("pamtopam", given=path.read_bytes()))


def by_magick(path, size):
    name = f"{'png' if path.suffix == '.apng' else path.suffix[1:]}:{path}"
    return _frames(run("convert", name, "-coalesce", "-depth", "8", "rgba:-"), size)


def by_ffmpeg(path, size, kind="rgba"):
    # A film is read once, however often it is to be shown.
    once = ["-ignore_loop", "1"] if path.suffix == ".gif" else []
    data = run("ffmpeg", *once, "-i", path, "-vsync", "passthrough",
               "-sws_flags", "accurate_rnd+full_chroma_int+full_chroma_inp+bitexact",
               "-f", "rawvideo", "-pix_fmt", kind, "-")
    return _frames(data, size, channels=3 if kind == "rgb24" else 4)


def by_pillow(path):
    with Image.open(path) as image:
        return [numpy.array(frame.convert("RGBA")) for frame in ImageSequence.Iterator(image)]


def _frames(data, size, channels=4):
    width, height = size
    pixels = numpy.frombuffer(data, numpy.uint8)
    if len(pixels) % (width * height * channels):
        raise RuntimeError(f"{len(pixels)} bytes are no pictures of {width} x {height}")
    return list(pixels.reshape(-1, height, width, channels))


def seconds_by_ffprobe(path):
    """How long each frame stays."""
    # Without this what is shorter than 0.02 s becomes 0.1 s.
    plain = ["-min_delay", "0"] if path.suffix == ".gif" else []
    said = json.loads(run("ffprobe", "-v", "error", *plain, "-show_entries", "packet=duration_time",
                          "-of", "json", path))
    return [float(packet["duration_time"]) for packet in said["packets"]]


def seconds_by_pillow(path):
    with Image.open(path) as image:
        return [frame.info.get("duration", 0) / 1000 for frame in ImageSequence.Iterator(image)]


# Comparisons: nothing if equal, else what is not.


def difference(wanted, given, exactly=True, within=0):
    """Compares lists of pictures.

    What nothing is seen of has no colour. Unless `exactly`, colours that come out the same when they are
    multiplied with their opacity are the same, since our reader keeps no more than that.
    """
    if len(wanted) != len(given):
        return f"{len(given)} pictures, not {len(wanted)}"
    for number, (one, other) in enumerate(zip(wanted, given)):
        if one.shape != other.shape:
            return f"picture {number} is {other.shape}, not {one.shape}"
        if not exactly:
            one, other = premultiplied(one), premultiplied(other)
        elif one.shape[2] == 4:
            one, other = one * (one[..., 3:] > 0), other * (other[..., 3:] > 0)
        distance = numpy.abs(one.astype(int) - other.astype(int))
        if distance.max(initial=0) > within:
            y, x = (int(axis[0]) for axis in numpy.nonzero(distance.max(axis=2) > within))
            return f"picture {number} at {x}, {y}: {other[y, x].tolist()}, not {one[y, x].tolist()}"
    return None


def time_difference(wanted, given, within):
    """Compares lists of seconds; for no time at all each program has a time of its own."""
    if len(wanted) != len(given):
        return f"{len(given)} times, not {len(wanted)}"
    for number, (one, other) in enumerate(zip(wanted, given)):
        if one > 0 and abs(one - other) > within:
            return f"picture {number} stays {other} s, not {one} s"
    return None
