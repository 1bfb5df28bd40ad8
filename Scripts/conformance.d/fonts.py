"""Asks other programs about the faces we read and the texts we set.

    fonts.py PROBE WORK     prints what differs and what is skipped, and at last: PASSED CHECKED

PROBE is our program, WORK a folder for what is made. What is different on purpose:

- A contour may be begun at another of its points: closed outlines are compared as cycles.
- Advances of places of a variable face are whole units, as in HarfBuzz; fontTools leaves their fractions.
- A hyphen between words of our setting and quotation marks in Chinese follow later versions of UAX #14
  than the test file of Debian's release, which is compared with the rules of its own version.
"""

import os
import pathlib
import sys
from concurrent.futures import ProcessPoolExecutor

from fonts_colors import colors_differ
from fonts_coverage import coverage_differs, described
from fonts_faces import Face, faces, places
from fonts_made import made
from fonts_outlines import outlines_differ
from fonts_shaping import glyphs_differ, odd_glyphs_differ, widths_differ
from fonts_texts import TEXTS, UNICODE, break_tests_differ, breaks_differ, direction_tests_differ


def main(probe, work):
    there, missing = faces()
    cubic = pathlib.Path(work) / "Made.otf"
    sources = [face.path for face in there if face.path.name == "Cantarell-Regular.otf"]
    if sources:
        made(sources[0], cubic)
        there.append(Face(cubic))
    else:
        missing.append(f"{cubic.name}, made of Cantarell")
    claims = [claim for face in there for placed in [face, *places(face)] for claim in about(placed)]
    claims += [(f"line ends of a text in {name}", breaks_differ, name) for name in TEXTS]
    if UNICODE.exists():
        claims += [("line ends of Unicode's own test", break_tests_differ),
                   ("directions of Unicode's own test", direction_tests_differ)]
    only = os.environ.get("FONTS_ONLY", "")
    claims = [claim for claim in claims if only in claim[0]]
    with ProcessPoolExecutor(2) as pool:
        results = list(pool.map(tried, [probe] * len(claims), claims))
    for (what, *_), (found, _) in zip(claims, results):
        if found:
            print(f"differs: {what}\n    {found}")
    for name in missing:
        print(f"skipped: {name}: it is not installed")
    if not UNICODE.exists():
        print("skipped: Unicode's own tests: unicode-data is not installed")
    print(f"coverage: {described([counts for _, counts in results if counts is not None])}")
    print(sum(not found for found, _ in results), len(results))


def about(face):
    takes_all = os.environ.get("FONTS") == "all"
    yield f"outlines of {face.name}", outlines_differ, face, takes_all
    yield f"coverage of {face.name}", coverage_differs, face
    if "Colored" in face.name:
        yield f"colours of {face.name}", colors_differ, face
    for script in face.scripts:
        yield f"widths of {script} words of {face.name}", widths_differ, face, script
        yield f"glyphs of {script} words of {face.name}", glyphs_differ, face, script
        yield f"glyphs of odd {script} words of {face.name}", odd_glyphs_differ, face, script


def tried(probe, claim):
    """What is different, if anything, and counts of pixels where they were compared."""
    _, function, *arguments = claim
    try:
        found = function(probe, *arguments)
    except Exception as error:
        found = f"{type(error).__name__}: {error}"
    return found if isinstance(found, tuple) else (found, None)


if __name__ == "__main__":
    main(*sys.argv[1:])
