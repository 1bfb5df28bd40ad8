"""Writes small fonts for the fuzzer: font_seeds.py FOLDER

Some are made here of a few glyphs, with as many kinds of tables as go into a few hundred bytes; others are
cut from the fonts that are installed, to the characters that the fuzzer asks for. Needs fontTools.
"""

import pathlib
import sys

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.t2CharStringPen import T2CharStringPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.TupleVariation import TupleVariation

LIMIT = 16_000
TEXTS = ["AVTo.fi", "fi", "لا", "سلام", "שָׁל", "好,", "e\u0301"]
RULES = """
languagesystem DFLT dflt;
languagesystem latn dflt;
languagesystem arab dflt;
feature liga { sub A V by f; } liga;
feature ccmp { sub T by A V; } ccmp;
feature calt { sub A' V T by f; } calt;
feature kern { pos A V -80; pos [A V] [T o] -20; } kern;
markClass acute <anchor 100 500> @TOP;
feature mark { pos base A <anchor 300 700> mark @TOP; } mark;
"""
CHARACTERS = {ord("A"): "A", ord("V"): "V", ord("T"): "T", ord("o"): "o", ord("f"): "f", 0x301: "acute"}


def draw(pen, size):
    pen.moveTo((50, 0))
    pen.lineTo((50 + size, 0))
    pen.lineTo((50, size))
    pen.closePath()
    pen.moveTo((50, 50))
    pen.curveTo((60, 90), (200, 90), (size, 50)) if isinstance(pen, T2CharStringPen) else \
        pen.qCurveTo((60, 90), (200, 90), (size, 50))
    pen.closePath()


def made(kind):
    """A font of seven glyphs: `glyf`, `variable` or `cff`."""
    order = [".notdef", *CHARACTERS.values()]
    builder = FontBuilder(1000, isTTF=kind != "cff")
    builder.setupGlyphOrder(order)
    builder.setupCharacterMap(CHARACTERS)
    if kind == "cff":
        strings = {}
        for place, name in enumerate(order):
            pen = T2CharStringPen(600, None)
            draw(pen, 100 + place * 50)
            strings[name] = pen.getCharString()
        builder.setupCFF("Made", {}, strings, {})
    else:
        glyphs = {}
        for place, name in enumerate(order):
            pen = TTGlyphPen(glyphs)
            draw(pen, 100 + place * 50)
            if name == "o":
                pen.addComponent("A", (0.5, 0, 0.25, 1, 10, 20))
            glyphs[name] = pen.glyph() if name != "o" else composite(glyphs)
        builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (600, 50) for name in order})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Made", "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800)
    builder.setupPost()
    if kind == "variable":
        vary(builder, order)
    builder.addOpenTypeFeatures(RULES)
    if kind == "glyf":
        builder.setupCOLR({"A": [("V", 0), ("T", 1)]}, version=0)
        builder.setupCPAL([[(1, 0, 0, 1), (0, 0, 1, 0.5)]])
    return builder.font


def composite(glyphs):
    pen = TTGlyphPen(glyphs)
    pen.addComponent("A", (0.5, 0, 0.25, 1, 10, 20))
    pen.addComponent("V", (1, 0, 0, 1, 100, 0))
    return pen.glyph()


def vary(builder, order):
    builder.setupFvar([("wght", 100, 400, 900, "Weight"), ("wdth", 50, 100, 100, "Width")], [])
    builder.font["avar"] = newTable("avar")
    builder.font["avar"].segments = {"wght": {-1: -1, 0: 0, 0.5: 0.7, 1: 1}, "wdth": {-1: -1, 0: 0, 1: 1}}
    changes = {}
    for name in order:
        count = len(builder.font["glyf"][name].getCoordinates(builder.font["glyf"])[0]) + 4
        changes[name] = [
            TupleVariation({"wght": (0, 1, 1)}, [(place * 3, -place) for place in range(count)]),
            TupleVariation({"wght": (0, 0.5, 1), "wdth": (-1, -1, 0)},
                           [(5, 0) if place % 3 else None for place in range(count)])]
    builder.setupGvar(changes)
    builder.font["HVAR"] = horizontal(len(order))


def horizontal(count):
    from fontTools.varLib import builder
    table = newTable("HVAR")
    regions = builder.buildVarRegionList([{"wght": (0, 1, 1)}], ["wght", "wdth"])
    data = builder.buildVarData([0], [[place] for place in range(count)], optimize=False)
    store = builder.buildVarStore(regions, [data])
    from fontTools.ttLib.tables import otTables
    table.table = otTables.HVAR()
    table.table.Version = 0x00010000
    table.table.VarStore = store
    table.table.AdvWidthMap = table.table.LsbMap = table.table.RsbMap = None
    return table


def cut(path, text):
    """What of an installed font the fuzzer asks for."""
    font = TTFont(path, fontNumber=0, lazy=True)
    options = Options(layout_features=["*"], hinting=False, desubroutinize=False, notdef_outline=True,
                      drop_tables=["DSIG", "name", "meta", "STAT", "FFTM", "GDEF_", "MATH", "vmtx", "vhea",
                                   "BASE", "VORG"])
    subsetter = Subsetter(options)
    subsetter.populate(text=text)
    subsetter.subset(font)
    return font


def main(folder):
    folder = pathlib.Path(folder)
    for kind in ("glyf", "variable", "cff"):
        made(kind).save(folder / f"made-{kind}")
    paths = sorted(path for ending in ("ttf", "otf", "ttc") for base in ("/usr/share/fonts", "/usr/share/texmf/fonts")
                   for path in pathlib.Path(base).rglob(f"*.{ending}"))
    # One face of each family is enough.
    families = {path.parent.name + path.stem[:6]: path for path in reversed(paths)}
    for place, path in enumerate(sorted(families.values())[:80]):
        try:
            target = folder / f"cut-{path.stem}"
            cut(path, TEXTS[place % len(TEXTS)]).save(target)
        except Exception as error:
            print(f"{path}: {error}", file=sys.stderr)
            continue
        if target.stat().st_size > LIMIT:
            target.unlink()


if __name__ == "__main__":
    main(*sys.argv[1:])
