"""Compares the coverage of pixels with that of FreeType without hints.

FreeType rounds the points of an outline to 1/64 pixel when it scales it, and its coverage to 1/255: at the
size itself it would not be exact enough to be asked. So it draws the glyph sixteen times as large, points
rounded to 1/1024 pixel of ours, and the mean of 16 x 16 of its pixels is one of ours: within about 0.2 of
a level. A quarter of a pixel is four of its pixels.
"""

import random

import freetype
import numpy

from fonts_probe import run

SIZES = (12, 16, 20, 33)
PHASES = 4
LARGER = 16
GLYPHS = 200
LEVELS = 2


def opened(face):
    theirs = freetype.Face(str(face.path), index=face.index)
    if face.place:
        values = [face.place.get(axis.tag, axis.default) for axis in theirs.get_variation_info().axes]
        theirs.set_var_design_coords(values)
    return theirs


def drawn(theirs, glyph):
    """The glyph of FreeType at the larger size, and where its upper left pixel is, y down."""
    theirs.load_glyph(glyph, freetype.FT_LOAD_RENDER | freetype.FT_LOAD_NO_HINTING
                      | freetype.FT_LOAD_NO_BITMAP)
    slot = theirs.glyph
    bitmap = slot.bitmap
    pixels = numpy.array(bitmap.buffer, numpy.uint8).reshape(bitmap.rows, bitmap.pitch)
    return pixels[:, :bitmap.width], slot.bitmap_left, -slot.bitmap_top


def sampled(theirs, name):
    """Numbers of glyphs that have an outline and fit into the square."""
    rest, units = list(range(theirs.num_glyphs)), theirs.units_per_EM
    random.Random(name).shuffle(rest)
    chosen = []
    for glyph in rest:
        theirs.load_glyph(glyph, freetype.FT_LOAD_NO_SCALE)
        box = theirs.glyph.outline.get_bbox()
        fits = -units < box.xMin < box.xMax < 1.9 * units and -0.9 * units < box.yMin and \
            box.yMax < 1.9 * units
        if fits and theirs.glyph.outline.n_points:
            chosen.append(glyph)
        if len(chosen) == GLYPHS:
            break
    return chosen


def expected(pixels, left, top, cell, phase):
    """The square of coverages, 0 … 255 with fractions."""
    square = numpy.zeros((cell * LARGER, cell * LARGER), numpy.uint8)
    shift = phase * LARGER // PHASES
    y, x = cell * 2 // 3 * LARGER + top + shift, cell // 3 * LARGER + left + shift
    square[y:y + pixels.shape[0], x:x + pixels.shape[1]] = pixels
    rows = square.reshape(cell, LARGER, cell, LARGER).sum(3, dtype=numpy.uint32).sum(1)
    return rows / (LARGER * LARGER)


def coverage_differs(probe, face):
    """Two hundred glyphs: what is different, and how many pixels of edges differ by how much."""
    counts = numpy.zeros(len(STEPS), int)
    theirs = opened(face)
    glyphs = sampled(theirs, face.name)
    worst = []
    for size in SIZES:
        cell = size * 3
        theirs.set_char_size(size * LARGER * 64)
        told = numpy.frombuffer(run(probe, "coverage", *face.words[:2], size, cell, *face.words[2:], "--",
                                    *glyphs), numpy.uint8).reshape(len(glyphs), PHASES, cell, cell)
        for glyph, ours in zip(glyphs, told):
            pixels, left, top = drawn(theirs, glyph)
            for phase in range(PHASES):
                wanted = expected(pixels, left, top, cell, phase)
                found = numpy.abs(ours[phase] - wanted)
                counts += counted(found[(wanted > 0) & (wanted < 255) | (found > 0)])
                if found.max(initial=0) > LEVELS:
                    worst.append((found.max(), glyph, size, phase))
    if not worst:
        return None, counts
    most, glyph, size, phase = max(worst)
    return f"{len(worst)} of {len(glyphs) * len(SIZES) * PHASES} squares by more than {LEVELS} levels; " \
        f"{most:.1f} in glyph {glyph} at {size} px, phase {phase}", counts


# Differences in levels of 255 that are counted together, each up to a number.
STEPS = (0.5, 1, 1.5, 2, 4, 8, 255)


def counted(differences):
    return numpy.histogram(differences, [-1, *(step + 1e-9 for step in STEPS)])[0]


def described(counts):
    """One line of how far pixels are from those of FreeType."""
    total = sum(counts, numpy.zeros(len(STEPS), int))
    parts = [f"{count} by up to {step:g}" for step, count in zip(STEPS, total) if count]
    return f"of {total.sum()} pixels of edges differ, in levels of 255, {', '.join(parts)}"
