"""Makes a variable face with cubic curves, `CFF2`, of which Debian has none: from a face of fixed curves,
leaned and made wider by the place on two axes."""

from fontTools import designspaceLib, varLib
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

GLYPHS = 400
LEAN, WIDTH = (0, 0, 100), (50, 100, 200)
# The masters: a place, and what is done there.
MASTERS = [((0, 100), (1, 0, 0, 1, 0, 0)), ((100, 100), (1, 0.03, 0.3, 1.1, 0, 0)),
           ((0, 50), (0.57, 0, 0, 1, 0, 0)), ((0, 200), (1.83, 0, 0, 1, 11, 0)),
           ((100, 200), (1.9, 0.01, 0.5, 1.2, 7, 3))]


def made(source, path):
    """Writes the face to a path."""
    font = TTFont(source)
    document = designspaceLib.DesignSpaceDocument()
    for tag, name, values in (("slnt", "Lean", LEAN), ("wdth", "Width", WIDTH)):
        document.addAxisDescriptor(tag=tag, name=name, minimum=values[0], default=values[1],
                                   maximum=values[2])
    for place, transform in MASTERS:
        document.addSourceDescriptor(font=master(font, transform),
                                     location=dict(zip(("Lean", "Width"), place)))
    varLib.build(document, optimize=False)[0].save(path)


def master(font, transform):
    order = font.getGlyphOrder()[:GLYPHS]
    glyphs, strings, metrics = font.getGlyphSet(), {}, {}
    for name in order:
        width = round(glyphs[name].width * transform[0])
        pen = T2CharStringPen(width, None)
        glyphs[name].draw(TransformPen(pen, transform))
        strings[name], metrics[name] = pen.getCharString(), (width, 0)
    builder = FontBuilder(font["head"].unitsPerEm, isTTF=False)
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap({code: name for code, name in font.getBestCmap().items() if name in metrics})
    builder.setupCFF("Made", {}, strings, {})
    builder.setupHorizontalMetrics(metrics)
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Made", "styleName": "Regular"})
    builder.setupOS2()
    builder.setupPost()
    return builder.font
