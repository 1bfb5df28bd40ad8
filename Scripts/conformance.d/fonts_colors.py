"""Compares the layers of glyphs of several colours with those of fontTools."""

from fontTools.ttLib import TTFont

from fonts_probe import lines

# In COLR the number of this colour is that of the text.
TEXT = 0xFFFF


def colors_differ(probe, face):
    """All layers of all glyphs, in all palettes."""
    font = TTFont(face.path, fontNumber=face.index, lazy=True)
    if font["COLR"].version != 0:
        return "the face has layers of version 1"
    for number, palette in enumerate(font["CPAL"].palettes):
        wanted = sorted((font.getGlyphID(name), [told(font, palette, layer) for layer in layers])
                        for name, layers in font["COLR"].ColorLayers.items())
        ours = []
        for line in lines(probe, "colors", *face.words, number):
            glyph, *layers = line.split()
            ours.append((int(glyph), layers))
        if ours != wanted:
            first = next((pair for pair in zip(ours, wanted) if pair[0] != pair[1]), None)
            return f"palette {number}: {len(ours)} glyphs, not {len(wanted)}, or {first}"
    return None


def told(font, palette, layer):
    glyph = font.getGlyphID(layer.name)
    if layer.colorID == TEXT:
        return f"{glyph}:-"
    color = palette[layer.colorID]
    return f"{glyph}:{color.red},{color.green},{color.blue},{color.alpha}"
