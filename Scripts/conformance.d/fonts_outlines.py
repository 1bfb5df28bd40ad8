"""Compares outlines and advances with those of fontTools."""

from fontTools.pens.basePen import BasePen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from fonts_faces import MANY
from fonts_probe import lines
from fonts_shaping import opened

COUNTS = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
# Units of the face.
CLOSE = 1 / 64


class Steps(BasePen):
    """The contours of a glyph, y down: lists of a kind of segment and its numbers."""

    def __init__(self, glyphs):
        super().__init__(glyphs)
        self.contours = []

    def _add(self, kind, *points):
        self.contours[-1].append((kind, [number for x, y in points for number in (x, -y)]))

    def _moveTo(self, to):
        self.contours.append([])
        self._add("M", to)

    def _lineTo(self, to):
        self._add("L", to)

    def _curveToOne(self, *points):
        self._add("C", *points)

    def _qCurveToOne(self, *points):
        self._add("Q", *points)


def parsed(words):
    """Contours in the words of our probe."""
    contours, place = [], 0
    while place < len(words):
        kind, count = words[place], COUNTS[words[place]]
        numbers = [float(word) for word in words[place + 1:place + 1 + count]]
        if kind == "M":
            contours.append([])
        if kind != "Z":
            contours[-1].append((kind, numbers))
        place += 1 + count
    return contours


def cycle(contour):
    """A contour as a closed sequence, from its least segment on: where it is begun makes no difference."""
    start = contour[0][1]
    here, segments = start, []
    for kind, numbers in contour[1:] + [("L", start)]:
        if kind != "L" or max(abs(a - b) for a, b in zip(here, numbers)) > CLOSE:
            segments.append((kind, here + numbers))
        here = numbers[-2:]
    if not segments:
        return []
    least = min(range(len(segments)), key=lambda at: [round(number * 16) for number in segments[at][1]])
    return segments[least:] + segments[:least]


def distance(ours, theirs):
    """The largest difference of a number; none where the steps are of other kinds."""
    if [[kind for kind, _ in contour] for contour in ours] != \
            [[kind for kind, _ in contour] for contour in theirs]:
        return None
    return max((abs(a - b) for one, other in zip(ours, theirs) for (_, numbers), (_, others)
                in zip(one, other) for a, b in zip(numbers, others)), default=0)


def difference(ours, theirs):
    """What is different between two outlines, if anything is."""
    theirs = [contour for contour in theirs if len(contour) > 1]
    found = distance(ours, theirs)
    if found is None or found > CLOSE:
        found = distance([c for c in map(cycle, ours) if c], [c for c in map(cycle, theirs) if c])
    if found is None:
        return "other steps"
    return f"{found} units" if found > CLOSE else None


def shift(font, name, face):
    """By how much fontTools leaves a composite beside the place that its side bearing says, where FreeType
    and we put it; fontTools itself does so with simple glyphs."""
    if "glyf" not in font or face.place:
        return 0
    glyph = font["glyf"][name]
    return font["hmtx"][name][1] - glyph.xMin if glyph.isComposite() else 0


def outlines_differ(probe, face, takes_all):
    """Every glyph, or every sixteenth of very many."""
    font = TTFont(face.path, fontNumber=face.index, lazy=True)
    order = font.getGlyphOrder()
    step = 16 if len(order) > MANY and not takes_all else 1
    numbers = [] if step == 1 else [str(number) for number in range(0, len(order), step)]
    glyphs = font.getGlyphSet(location=face.place or None)
    # fontTools leaves fractions of advances at places of variable faces; HarfBuzz rounds them as we do.
    whole = opened(face) if face.place else None
    wrong = []
    head, *told = lines(probe, "outlines", *face.words, "--", *numbers)
    if head.split() != [str(float(font["head"].unitsPerEm)), str(len(order))]:
        return f"units and number of glyphs: {head}"
    for line in told:
        number, advance, *words = line.split()
        glyph = glyphs[order[int(number)]]
        pen = Steps(glyphs)
        glyph.draw(TransformPen(pen, (1, 0, 0, 1, shift(font, order[int(number)], face), 0)))
        if "E" in words:
            found = " ".join(words)
        elif float(advance) != (whole.get_glyph_h_advance(int(number)) if whole else glyph.width):
            found = f"advance {advance}, in fontTools {glyph.width}"
        else:
            found = difference(parsed(words), pen.contours)
        if found:
            wrong.append(f"{order[int(number)]}: {found}")
    if len(told) != len(range(0, len(order), step)):
        return f"{len(told)} glyphs were told"
    return f"{len(wrong)} of {len(told)} glyphs, first {'; '.join(wrong[:3])}" if wrong else None
