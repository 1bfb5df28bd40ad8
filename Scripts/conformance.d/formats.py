"""Asks other programs about the pictures we write, and us about theirs.

    formats.py SAMPLES DEMO WORK     prints what differs and what is skipped, and at last: PASSED CHECKED

SAMPLES and DEMO are our programs, WORK an empty folder. What is different on purpose:

- Colours below an opacity: we keep them multiplied with it, so what we read is compared multiplied.
- 16 bits become 8 rounded to the nearest level, as netpbm's programs do; others cut the low byte off.
- Y4M has fewer levels than RGB: after the way back through ffmpeg a level may be off by 2.
- A GIF of frames faster than 0.02 s leaves some out (GIF.Writer says which), and one with partial
  opacity is put over white; the frames that are there are compared, and when.
- GIF: what a frame clears becomes transparent, and the canvas begins so, as in browsers; older programs
  fill with the background colour. A delay of 0 is given as 0.
"""

import pathlib
import sys
from concurrent.futures import ThreadPoolExecutor

import formats_browser
import formats_odd
from formats_checks import Checks, films
from formats_demo import check_demo
from formats_pixels import has, run
from formats_read import Ours, check_odd_files
from formats_written import check_films, check_pictures, check_seen

PROGRAMS = {"netpbm": "pngtopam", "ImageMagick": "convert", "ffmpeg": "ffmpeg", "gifsicle": "gifsicle",
            "pngcheck": "pngcheck"}


def main(samples, demo, work):
    work = pathlib.Path(work)
    checks = Checks()
    for name, program in PROGRAMS.items():
        if not has(program):
            checks.skip(f"what {name} would see: it is missing")
    run(samples, "write-pictures", work)
    pictures, moving = films(work, "pictures.txt", False), films(work, "films.txt", True)
    check_pictures(checks, pictures)
    check_films(checks, moving, 50)
    check_demo(checks, demo, work / "demo")
    odd = make_odd_files(checks, work / "odd")
    seen = seen_by_chromium(checks, pictures + moving, odd)
    files = odd.made(".png", ".apng", ".gif", ".bmp", ".ppm", ".pgm", ".pbm", ".pam")
    check_odd_files(checks, odd, Ours(samples, files, work / "read"), seen)
    if seen:
        check_seen(checks, pictures + moving, seen)
    checks.tell()


def make_odd_files(checks, folder):
    odd = formats_odd.Odd(folder)
    with ThreadPoolExecutor(2) as pool:
        makers = (formats_odd.make_films, formats_odd.make_pngs, formats_odd.make_bmps,
                  formats_odd.make_maps)
        list(pool.map(lambda make: make(odd), makers))
    for program, names in odd.missing.items():
        checks.skip(f"{len(names)} odd files that {program} would make: it is missing")
    return odd


def seen_by_chromium(checks, films_written, odd):
    """What it saw in all files it knows, ours and others'; nothing where it does not run."""
    if not formats_browser.program():
        checks.skip("what Chromium would see: it is missing")
        return {}
    kinds = tuple(formats_browser.TYPES)
    written = [film.file(suffix) for film in films_written for suffix in kinds]
    seen = formats_browser.see([path for path in written if path.exists()] + odd.made(*kinds))
    if not seen:
        checks.skip("what Chromium would see: it does not start, or does not open a page")
    return seen


main(*sys.argv[1:])
