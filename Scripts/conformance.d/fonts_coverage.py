"""Compares the coverage of pixels with that of FreeType without hints.

FreeType rounds the points of an outline to 1/64 pixel when it scales it, and cuts curves into chords that
leave them by up to half a pixel's quarter: at the size itself it would not be exact enough to be asked. So
it draws the glyph 32 times as large, and the mean of 32 x 32 of its pixels is one of ours: within about a
level of 255. A quarter of a pixel is eight of its pixels.

Where a glyph's contours overlap, the parts of a pixel that each covers add up with us, as in FreeType at the
size itself (unless a face has a flag for FreeType that it does). Drawn larger, FreeType hardly does so. A
glyph that differs is therefore compared with sums over the outline, calculated here, and counted.
"""

import ctypes
import random

import freetype
import numpy
from fontTools.pens.basePen import BasePen

import fonts_shaping as shaper
from fonts_probe import run

SIZES = (12, 16, 20, 33)
PHASES = 4
LARGER = 32
GLYPHS = 200
LEVELS = 2
# Differences in levels of 255 that are counted together, each up to a number.
STEPS = (0.5, 1, 1.5, 2, 4, 8, 255)
CHORDS = numpy.linspace(0, 1, 65)[1:, None]


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
    data = ctypes.string_at(bitmap._FT_Bitmap.buffer, bitmap.rows * bitmap.pitch)
    pixels = numpy.frombuffer(data, numpy.uint8).reshape(bitmap.rows, bitmap.pitch)
    return pixels[:, :bitmap.width], slot.bitmap_left, -slot.bitmap_top


def is_composite(theirs, glyph):
    theirs.load_glyph(glyph, freetype.FT_LOAD_NO_SCALE | freetype.FT_LOAD_NO_RECURSE)
    return theirs.glyph.format == freetype.FT_GLYPH_FORMAT_COMPOSITE


def sampled(theirs, face):
    """Numbers of glyphs that have an outline and fit into the square.

    At a place of a variable face FreeType rounds the offsets of composites to whole units, where fontTools,
    HarfBuzz and we do not: none of them.
    """
    rest, units = list(range(theirs.num_glyphs)), theirs.units_per_EM
    random.Random(face.name).shuffle(rest)
    chosen = []
    for glyph in rest:
        theirs.load_glyph(glyph, freetype.FT_LOAD_NO_SCALE)
        box = theirs.glyph.outline.get_bbox()
        fits = -units < box.xMin < box.xMax < 1.9 * units and -0.9 * units < box.yMin and \
            box.yMax < 1.9 * units
        if fits and theirs.glyph.outline.n_points and not (face.place and is_composite(theirs, glyph)):
            chosen.append(glyph)
        if len(chosen) == GLYPHS:
            break
    return chosen


def expected(pixels, left, top, cell, phase):
    """The square of coverages, 0 … 255 with fractions."""
    shift = phase * LARGER // PHASES
    (row, above), (column, before) = (
        divmod(place * LARGER + offset + shift, LARGER)
        for place, offset in ((cell * 2 // 3, top), (cell // 3, left)))
    rows, columns = -(-(above + pixels.shape[0]) // LARGER), -(-(before + pixels.shape[1]) // LARGER)
    block = numpy.zeros((rows * LARGER, columns * LARGER), numpy.uint8)
    block[above:above + pixels.shape[0], before:before + pixels.shape[1]] = pixels
    sums = block.reshape(rows, LARGER, columns * LARGER).sum(1, dtype=numpy.uint16)
    square = numpy.zeros((cell, cell))
    square[row:row + rows, column:column + columns] = \
        sums.reshape(rows, columns, LARGER).sum(2, dtype=numpy.uint32) / (LARGER * LARGER)
    return square


class Polygons(BasePen):
    """Contours as many chords, in pixels, y down."""

    def __init__(self, scale):
        super().__init__(None)
        self.contours, self.scale = [], scale

    def _point(self, point):
        return numpy.array((point[0], -point[1])) * self.scale

    def _moveTo(self, to):
        self.contours.append([self._point(to)])

    def _lineTo(self, to):
        self.contours[-1].append(self._point(to))

    def _curveToOne(self, *points):
        a, (b, c, d) = self.contours[-1][-1], map(self._point, points)
        self.contours[-1].extend((1 - CHORDS) ** 3 * a + 3 * CHORDS * (1 - CHORDS) ** 2 * b
                                 + 3 * CHORDS ** 2 * (1 - CHORDS) * c + CHORDS ** 3 * d)

    def closed(self):
        return [numpy.array(contour + contour[:1]) for contour in self.contours]


def polygons(theirs, face, glyph, size):
    """The contours of FreeType's outline; of cubic ones those of HarfBuzz, for without hints FreeType cuts
    fractions of their units off."""
    if {"CFF ", "CFF2"} & set(shaper.opened(face).face.table_tags):
        pen = Polygons(size / theirs.units_per_EM)
        shaper.opened(face).draw_glyph_with_pen(glyph, pen)
    else:
        theirs.load_glyph(glyph, freetype.FT_LOAD_NO_HINTING | freetype.FT_LOAD_NO_BITMAP)
        pen = Polygons(1 / (64 * LARGER))
        theirs.glyph.outline.decompose(
            None, move_to=lambda to, _: pen.moveTo((to.x, to.y)),
            line_to=lambda to, _: pen.lineTo((to.x, to.y)),
            conic_to=lambda control, to, _: pen.qCurveTo((control.x, control.y), (to.x, to.y)),
            cubic_to=lambda a, b, to, _: pen.curveTo((a.x, a.y), (b.x, b.y), (to.x, to.y)))
    return pen.closed()


def summed(contours, cell, phase):
    """The square of coverages in which areas add up: each edge counts the area on its right."""
    cells = numpy.zeros((cell, cell + 2))
    origin = numpy.array((cell // 3, cell * 2 // 3)) + phase / PHASES
    for contour in contours:
        places = (contour + origin).tolist()
        for (x0, y0), (x1, y1) in zip(places, places[1:]):
            cuts = {0.0, 1.0}
            for from_, to in ((x0, x1), (y0, y1)):
                low, high = sorted((from_, to))
                cuts.update((line - from_) / (to - from_) for line in range(int(low) + 1, int(-(-high // 1))))
            cuts = sorted(cuts)
            for start, end in zip(cuts, cuts[1:]):
                x, y = x0 + (x1 - x0) * (start + end) / 2, y0 + (y1 - y0) * (start + end) / 2
                height, share = (y1 - y0) * (end - start), x - int(x)
                cells[int(y), int(x)] += height * (1 - share)
                cells[int(y), int(x) + 1] += height * share
    return numpy.minimum(abs(cells.cumsum(1)[:, :cell]), 1) * 255


def coverage_differs(probe, face):
    """Two hundred glyphs: what is different, and how many pixels of edges differ by how much."""
    counts = numpy.zeros(len(STEPS) + 1, int)
    theirs = opened(face)
    glyphs = sampled(theirs, face)
    worst, overlapping = [], set()
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
                if found.max(initial=0) > LEVELS:
                    overlapping.add(glyph)
                    wanted = summed(polygons(theirs, face, glyph, size), cell, phase)
                    found = numpy.abs(ours[phase] - wanted)
                counts[:-1] += counted(found[(wanted > 0) & (wanted < 255) | (found > 0)])
                if found.max(initial=0) > LEVELS:
                    worst.append((found.max(), glyph, size, phase))
    counts[-1] = len(overlapping)
    if not worst:
        return None, counts
    most, glyph, size, phase = max(worst)
    return f"{len(worst)} of {len(glyphs) * len(SIZES) * PHASES} squares by more than {LEVELS} levels; " \
        f"{most:.1f} in glyph {glyph} at {size} px, phase {phase}", counts


def counted(differences):
    return numpy.histogram(differences, [-1, *(step + 1e-9 for step in STEPS)])[0]


def described(counts):
    """One line of how far pixels are from those of FreeType."""
    *total, overlapping = sum(counts, numpy.zeros(len(STEPS) + 1, int))
    parts = [f"{count} by up to {step:g}" for step, count in zip(STEPS, total) if count]
    return f"of {sum(total)} pixels of edges differ, in levels of 255, {', '.join(parts)}; " \
        f"{overlapping} glyphs were compared with sums"
