"""Makes files as other programs write them, and legal ones that hardly any program writes."""

import random
import struct
import zlib

import numpy
from PIL import Image

from formats_pixels import as_map, has, run


class Odd:
    """A folder of odd files; what a program that is missing would make is left out and told."""

    def __init__(self, folder):
        self.folder = folder
        self.missing = {}
        folder.mkdir()
        self._sources()

    def _sources(self):
        height, width = 23, 31
        noise = numpy.random.default_rng(5).integers(0, 65536, (height, width, 4))
        self.deep = noise.astype(numpy.uint16)
        self.plain = (noise % 256).astype(numpy.uint8)
        self.plain[:6, :, 3] = 0
        self.plain[6:12, :, 3] = 255
        self.few = numpy.full((height, width, 4), 255, numpy.uint8)
        self.few[..., :3] = (noise[..., :1] % 7 * [36, 17, 29]).astype(numpy.uint8)
        opaque = self.plain.copy()
        opaque[..., 3] = 255
        self.opaque = opaque
        for name, pixels, maximum in [("deep", self.deep, 65535), ("plain", self.plain, 255),
                                      ("few", self.few, 255), ("opaque", opaque, 255)]:
            self.make(f"{name}.pam", as_map(pixels, maximum))
            color = run("pamchannel", "-tupletype=RGB", 0, 1, 2, given=as_map(pixels, maximum))
            self.make(f"{name}.ppm", run("pamtopnm", given=color))
            self.make(f"{name}.pgm", run("ppmtopgm", self.source(f"{name}.ppm")))
        dithered = run("pamditherbw", self.source("plain.pgm"))
        self.make("bits.pbm", run("pamtopnm", given=dithered))

    def source(self, name):
        return self.folder / name

    def by(self, name, *words, given=None):
        """The file of that name that a program writes to standard output."""
        data = self._said(name, words, given)
        if data is not None:
            self.make(name, data)

    def to(self, name, *words, given=None):
        """The file of that name, whose path is the program's last word."""
        self._said(name, (*words, self.source(name)), given)

    def _said(self, name, words, given):
        if has(words[0]):
            return run(*words, given=given)
        self.missing.setdefault(words[0], []).append(name)
        return None

    def make(self, name, data):
        (self.folder / name).write_bytes(data)

    def made(self, *suffixes):
        """The files of some kinds, the sources left out."""
        return sorted(
            path
            for path in self.folder.iterdir()
            if path.suffix in suffixes and path.stem not in SOURCES
        )


SOURCES = {"deep", "plain", "few", "opaque", "bits"}


# PNG.


def chunk(name, body):
    return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))


CHANNELS = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
DEPTHS = {0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]}
PASSES = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
          (0, 1, 1, 2)]


def png(width, height, kind, depth, interlaced, transparent, seed):
    """A file of any type and depth, with a filter of its own for each row and data in three pieces."""
    chance = random.Random(seed)
    count = CHANNELS[kind]
    limit = min(1 << depth, 11) if kind == 3 else 1 << depth
    samples = [[[chance.randrange(limit) for _ in range(count)] for _ in range(width)]
               for _ in range(height)]
    body = b""
    for x0, y0, dx, dy in PASSES if interlaced else [(0, 0, 1, 1)]:
        above = None
        for y in range(y0, height, dy):
            pixels = [samples[y][x] for x in range(x0, width, dx)]
            if not pixels:
                break
            row = pack([sample for pixel in pixels for sample in pixel], depth)
            step = max(1, count * depth // 8)
            body += filtered(row, above or bytes(len(row)), step, chance.randrange(5))
            above = row
    data = zlib.compress(body, chance.choice([0, 1, 9]))
    chunks = [chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, depth, kind, 0, 0, interlaced)),
              chunk(b"gAMA", struct.pack(">I", 45455)), chunk(b"tEXt", b"Title\0odd")]
    if kind == 3:
        chunks.append(chunk(b"PLTE", bytes(chance.randrange(256) for _ in range(limit * 3))))
    if transparent and kind == 3:
        chunks.append(chunk(b"tRNS", bytes(chance.randrange(256) for _ in range(limit - 1))))
    elif transparent:
        key = samples[height // 2][width // 2]
        chunks.append(chunk(b"tRNS", b"".join(struct.pack(">H", value) for value in key)))
    third = len(data) // 3 + 1
    chunks += [chunk(b"IDAT", data[start : start + third]) for start in range(0, len(data), third)]
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks) + chunk(b"IEND", b"")


def pack(samples, depth):
    if depth == 16:
        return struct.pack(f">{len(samples)}H", *samples)
    bits = "".join(f"{sample:0{depth}b}" for sample in samples)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[start : start + 8], 2) for start in range(0, len(bits), 8))


def filtered(row, above, step, kind):
    result = [kind]
    for index, value in enumerate(row):
        left = row[index - step] if index >= step else 0
        corner = above[index - step] if index >= step else 0
        up = above[index]
        estimate = left + up - corner
        nearest = min((left, up, corner), key=lambda other: abs(estimate - other))
        result.append((value - [0, left, up, (left + up) // 2, nearest][kind]) & 255)
    return bytes(result)


def make_pngs(odd):
    for kind, depths in DEPTHS.items():
        for depth in depths:
            for interlaced in (0, 1):
                for transparent in (0, 1) if kind in (0, 2, 3) else (0,):
                    for width, height in [(1, 1), (2, 5), (5, 1), (13, 11)]:
                        name = f"png-{kind}-{depth}-{interlaced}{transparent}-{width}x{height}.png"
                        odd.make(name, png(width, height, kind, depth, interlaced, transparent, name))
    source = odd.source
    odd.by("pnmtopng-interlaced.png", "pnmtopng", "-interlace", source("opaque.ppm"))
    odd.by("pnmtopng-deep.png", "pnmtopng", source("deep.ppm"))
    odd.by("pnmtopng-deep-grey.png", "pnmtopng", "-interlace", source("deep.pgm"))
    odd.by("pnmtopng-bits.png", "pnmtopng", source("bits.pbm"))
    odd.by("pnmtopng-palette.png", "pnmtopng", source("few.ppm"))
    odd.by("pnmtopng-key.png", "pnmtopng", "-transparent", "=black", source("few.ppm"))
    odd.by("pnmtopng-hist.png", "pnmtopng", "-hist", "-gamma", "0.45", source("few.ppm"))
    odd.by("pamtopng-deep-alpha.png", "pamtopng", source("deep.pam"))
    odd.by("pamtopng-interlaced.png", "pamtopng", "-interlace", source("plain.pam"))
    for color, depth in [(0, 8), (2, 8), (2, 16), (3, 4), (3, 8), (4, 8), (6, 8), (6, 16)]:
        odd.by(f"magick-{color}-{depth}.png", "convert", source("few.pam"), "-interlace", "PNG",
               "-define", f"png:color-type={color}", "-define", f"png:bit-depth={depth}", "png:-")
    for kind in ["rgb24", "rgba", "rgb48be", "rgba64be", "gray", "ya8", "gray16be", "ya16be", "pal8",
                 "monob"]:
        odd.by(f"ffmpeg-{kind}.png", "ffmpeg", "-i", source("plain.pam"), "-pix_fmt",
               kind, "-pred", "mixed", "-f", "image2pipe", "-c:v", "png", "-")
    image = Image.fromarray(odd.plain, "RGBA")
    for mode in ["1", "L", "LA", "RGB", "RGBA"]:
        image.convert(mode).save(odd.source(f"pillow-{mode}.png"))
    palette = Image.fromarray(odd.few[..., :3], "RGB").quantize(7)
    palette.save(odd.source("pillow-palette.png"), transparency=bytes([0, 40, 255, 128]))
    palette.save(odd.source("pillow-key.png"), transparency=3, bits=4)


# Films.


def frames(count, holes):
    """Pictures of few colours of which a part changes each time, some of it to nothing."""
    chance = numpy.random.default_rng(9)
    picture = numpy.full((24, 36, 4), 255, numpy.uint8)
    picture[..., :3] = chance.integers(0, 4, (24, 36, 1)) * [60, 50, 40]
    result = []
    for number in range(count):
        picture = picture.copy()
        x, y = 3 * number, 2 * number
        picture[y : y + 8, x : x + 9, :3] = [number * 40, 255 - number * 30, 99]
        if holes:
            picture[(y + 5) % 24 : (y + 11) % 24, x : x + 12] = 0
        result.append(picture)
    return result


def make_films(odd):
    for holes in (False, True):
        label = "holes" if holes else "whole"
        pictures = frames(6, holes)
        stream = b"".join(as_map(picture) for picture in pictures)
        images = [Image.fromarray(picture, "RGBA") for picture in pictures]
        for blend in (0, 1):
            for disposal in (0, 1, 2):
                images[0].save(
                    odd.source(f"pillow-{label}-{blend}{disposal}.apng"), "PNG", save_all=True,
                    append_images=images[1:], duration=[100, 50, 20, 1000, 70, 30], loop=disposal,
                    blend=blend, disposal=disposal)
        for kind in ["rgba", "rgb24", "gray", "pal8", "rgba64be"]:
            # The number of frames is filled in at the end, so it has to be a file.
            odd.to(f"ffmpeg-{label}-{kind}.apng", "ffmpeg", "-f", "rawvideo", "-pix_fmt", "rgba",
                   "-video_size", "36x24", "-framerate", "30", "-i", "-", "-pix_fmt", kind, "-plays",
                   "2", "-f", "apng", given=b"".join(picture.tobytes() for picture in pictures))
        odd.by(f"ffmpeg-{label}.gif", "ffmpeg", "-f", "rawvideo", "-pix_fmt", "rgba",
               "-video_size", "36x24", "-framerate", "25", "-i", "-", "-filter_complex",
               "split[a][b];[a]palettegen[p];[b][p]paletteuse", "-f", "gif", "-",
               given=b"".join(picture.tobytes() for picture in pictures))
        for disposal in ["None", "Background", "Previous", "Undefined"]:
            name = f"magick-{label}-{disposal.lower()}.gif"
            odd.by(name, "convert", "-dispose", disposal, "-delay", "7", "-loop", "3", "pam:-",
                   "gif:-", given=stream)
        odd.by(f"magick-{label}-optimized.gif", "convert", "-delay", "3", "-loop", "0", "pam:-",
               "-layers", "OptimizePlus", "gif:-", given=stream)
        make_gifsicle(odd, label)
        images[0].save(odd.source(f"pillow-{label}.gif"), save_all=True, append_images=images[1:],
                       duration=[100, 50, 20, 1000, 70, 30], loop=0, disposal=2)
    odd.by("pamtogif-interlaced.gif", "pamtogif", "-interlace", odd.source("few.ppm"))
    odd.by("pamtogif-two.gif", "pamtogif", odd.source("bits.pbm"))
    odd.by("pamtogif-key.gif", "pamtogif", "-transparent", "=black", odd.source("few.ppm"))


def make_gifsicle(odd, label):
    base = odd.source(f"magick-{label}-none.gif")
    other = odd.source(f"ffmpeg-{label}.gif")
    if not (base.exists() and other.exists()):
        return
    for disposal in ["none", "asis", "background", "previous"]:
        odd.by(f"gifsicle-{label}-{disposal}.gif", "gifsicle", f"--disposal={disposal}", "--interlace",
               "--delay=4", "--loopcount=5", base)
        # Frames with an offset, and tables of their own where the next ones have other colours.
        odd.by(f"gifsicle-{label}-{disposal}-parts.gif", "gifsicle", "-m", f"--disposal={disposal}",
               "--delay=6", base, "--crop=5,3+17x12", base, other)
    for level in (1, 2, 3):
        odd.by(f"gifsicle-{label}-o{level}.gif", "gifsicle", f"-O{level}", "--careful", "--delay=0",
               "--comment=odd", base)


# BMP and netpbm's maps.


def make_bmps(odd):
    plain, few, source = odd.source("plain.pam"), odd.source("few.pam"), odd.source
    for version in ["BMP2", "BMP3", "BMP"]:
        odd.by(f"magick-{version}-24.bmp", "convert", source("opaque.ppm"), f"{version}:-")
        odd.by(f"magick-{version}-8.bmp", "convert", few, "-compress", "None", "-type", "Palette",
               f"{version}:-")
        odd.by(f"magick-{version}-1.bmp", "convert", source("bits.pbm"), f"{version}:-")
    odd.by("magick-BMP-32.bmp", "convert", plain, "BMP:-")
    for subtype in ["RGB565", "RGB555", "ARGB4444", "ARGB1555"]:
        odd.by(f"magick-{subtype}.bmp", "convert", plain, "-define", f"bmp:subtype={subtype}", "BMP:-")
    for bits, name in [(1, "bits.pbm"), (4, "few.ppm"), (8, "few.ppm"), (24, "opaque.ppm")]:
        for system in ["-windows", "-os2"]:
            odd.by(f"ppmtobmp{system}-{bits}.bmp", "ppmtobmp", system, f"-bpp={bits}", source(name))
    for kind in ["bgra", "bgr24", "rgb565le", "rgb555le", "rgb444le", "rgb8", "gray", "pal8", "monob"]:
        odd.by(f"ffmpeg-{kind}.bmp", "ffmpeg", "-i", plain, "-pix_fmt", kind, "-f",
               "image2pipe", "-c:v", "bmp", "-")
    image = Image.fromarray(odd.plain, "RGBA")
    for mode in ["1", "L", "RGB", "P"]:
        image.convert(mode).save(source(f"pillow-{mode}.bmp"))
    for name in ["magick-BMP3-24", "ppmtobmp-windows-8", "pillow-L", "ffmpeg-rgb565le"]:
        if (source(f"{name}.bmp")).exists():
            odd.make(f"down-{name}.bmp", turned(source(f"{name}.bmp").read_bytes()))


def turned(data):
    """The same file with its rows from the top."""
    start, width, height = struct.unpack_from("<I", data, 10) + struct.unpack_from("<ii", data, 18)
    length = (width * struct.unpack_from("<H", data, 28)[0] + 31) // 32 * 4
    rows = [data[start + y * length :][:length] for y in range(height)]
    head = bytearray(data[:start])
    struct.pack_into("<i", head, 22, -height)
    return bytes(head) + b"".join(reversed(rows))


def make_maps(odd):
    source = odd.source
    for name in ["deep.ppm", "deep.pgm", "few.ppm", "plain.pgm", "bits.pbm"]:
        kind = name[-3:]
        odd.by(f"text-{name}", "pnmtoplainpnm", source(name))
        for maximum in [1, 2, 4095, 255, 256, 65535]:
            if kind != "pbm":
                odd.by(f"to-{maximum}-{name}", "pamdepth", maximum, source(name))
    odd.by("to-4095.pam", "pamdepth", 4095, source("deep.pam"))
    odd.by("to-1.pam", "pamdepth", 1, source("deep.pam"))
    odd.by("grey-alpha.pam", "pamchannel", "-tupletype=GRAYSCALE_ALPHA", 0, 3,
           given=source("deep.pam").read_bytes())
    odd.by("black-and-white.pam", "pamtopam", given=source("bits.pbm").read_bytes())
    odd.by("dithered.pam", "pamditherbw", source("plain.pgm"))
    odd.by("magick.pam", "convert", source("plain.pam"), "pam:-")
    odd.by("magick-text.ppm", "convert", source("plain.pam"), "-compress", "none", "ppm:-")
    odd.by("magick-comment.ppm", "convert", source("few.ppm"), "-set", "comment", "by hand", "ppm:-")
    for kind in ["rgb24", "gray", "monow", "rgb48be", "gray16be", "rgba", "ya8"]:
        codec = {"monow": "pbm", "rgba": "pam", "ya8": "pam", "gray": "pgm", "gray16be": "pgm"}
        suffix = codec.get(kind, "ppm")
        odd.by(f"ffmpeg-{kind}.{suffix}", "ffmpeg", "-i", source("plain.pam"), "-pix_fmt",
               kind, "-f", "image2pipe", "-c:v", suffix, "-")
    parts = ["few.ppm", "deep.pgm", "bits.pbm", "plain.pam"]
    odd.make("several.pam", b"".join(source(name).read_bytes() for name in parts))
    text = run("pnmtoplainpnm", source("few.ppm"))
    odd.make("several-text.ppm", text)
    odd.make("comments.ppm", text.replace(b"P3\n", b"P3 # one\n#two\n\t \r#three\n", 1))
    odd.make("close.pbm", b"P1\n# no blanks between bits\n5 2\n1010001 1\n01")
