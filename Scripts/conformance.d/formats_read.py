"""What others write, read by us."""

import formats_browser
from formats_checks import seen_times_differ
from formats_pixels import (by_magick, by_netpbm, difference, has, maps, run, seconds_by_ffprobe,
                            time_difference)
from formats_written import readers

# GIFs whose canvas some programs make black where browsers clear it.
BLACK_CANVAS = {"gifsicle-whole-background-parts.gif": {"ffmpeg", "Pillow"},
                "gifsicle-whole-previous-parts.gif": {"ffmpeg", "Pillow", "ImageMagick"}}
# BMPs whose components have other bits than eight, or might have an opacity: netpbm, ImageMagick and
# Pillow read them each in a way of their own.
MASKED = ("4444", "1555", "565", "555", "565le", "555le", "444le", "bgra")


class Ours:
    """What our readers made of files."""

    def __init__(self, samples, paths, folder):
        folder.mkdir()
        self.said, self.folder = {}, folder
        for line in run(samples, "read", folder, *paths).decode().splitlines():
            name, *rest = line.split("\t")
            self.said[name] = rest

    def refusal(self, path):
        rest = self.said[path.name]
        return rest[0] if len(rest) == 1 else None

    def pictures(self, path):
        if refusal := self.refusal(path):
            raise RuntimeError(refusal)
        return maps((self.folder / f"{path.name}.pam").read_bytes())

    def plays(self, path):
        return int(self.said[path.name][0])

    def times(self, path):
        return [float(time) for time in self.said[path.name][1].split()]


def check_read(checks, ours, path, program, read):
    """Whether we see in a file what another program sees."""
    checks.add(f"{path.name} as {program} reads it",
               lambda: difference(read(), ours.pictures(path), exactly=False, within=bound(path)))


def reference(path):
    """The program that tells what is in a file; nothing where only Chromium is right."""
    if path.name.startswith("png-2-") and path.name.split("-")[3].endswith("1"):
        # pngtopam ignores the colour that is transparent in RGB.
        return "ImageMagick"
    if path.suffix == ".bmp" and path.stem.endswith(MASKED):
        return None
    return "ImageMagick" if path.stem == "magick-BMP-32" else "netpbm"


def odd_differs(ours, path, program):
    given = ours.pictures(path)
    read = by_netpbm(path) if program == "netpbm" else by_magick(path, given[0].shape[1::-1])
    # ImageMagick rounds 16 bits down.
    within = 1 if program == "ImageMagick" and "-16-" in path.name else 0
    return difference(read, given, exactly=False, within=within)


def check_odd_files(checks, odd, ours, seen):
    for path in odd.made(".png", ".bmp", ".ppm", ".pgm", ".pbm", ".pam"):
        program = reference(path)
        if program and (program == "netpbm" or has("convert")):
            checks.add(f"{path.name} as {program} reads it", odd_differs, ours, path, program)
    for path in odd.made(".apng", ".gif"):
        check_odd_film(checks, ours, path)
    for path in odd.made(".png", ".apng", ".gif", ".bmp"):
        if seen:
            checks.add(f"{path.name} as Chromium reads it", odd_seen_differs, ours, path,
                       seen.get(path.name, formats_browser.NOTHING))


def check_odd_film(checks, ours, path):
    if refusal := ours.refusal(path):
        checks.add(path.name, lambda: refusal)
        return
    pictures = ours.pictures(path)
    for program, read in readers(path, pictures[0].shape[1::-1]).items():
        is_one_of_many = program == "netpbm" and len(pictures) > 1
        if not is_one_of_many and program not in BLACK_CANVAS.get(path.name, ()):
            check_read(checks, ours, path, program, read)
    if has("ffprobe"):
        checks.add(f"{path.name}: times in ffprobe", lambda: time_difference(
            ours.times(path), seconds_by_ffprobe(path), 2e-5))


def bound(path):
    """How far a level may be off: where there are 16 bits, others cut the low ones off."""
    return 2 if any(word in path.name for word in ("-16-", "16be", "48be", "64be", "deep")) else 0


def odd_seen_differs(ours, path, seen):
    pictures, times, plays = ours.pictures(path), ours.times(path), ours.plays(path)
    return seen.error or (
        difference(seen.pictures, pictures, exactly=False, within=bound(path))
        or len(times) > 1 and seen_times_differ(seen, times, plays))
