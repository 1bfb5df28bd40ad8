"""Compares the glyphs of words, and where they are, with those of HarfBuzz."""

import random
import unicodedata

import uharfbuzz

from fonts_probe import lines

WORDS = 1000
# Letters by what begins a syllable, what is its middle, what ends it; capitals begin some words.
LETTERS = {
    "latn": ("b c d f g h j k l m n p qu r s t v w x z th st fl fi ffi ff tr ß ç ñ š ž ł",
             "a e i o u y ä ö ü é è å ø ei au ou æ œ ı", "n r s t l m nd rt st ck ff f 'ts - . , y"),
    "grek": ("β γ δ ζ θ κ λ μ ν ξ π ρ σ τ φ χ ψ γκ ντ", "α ε η ι ο υ ω ά έ ή ί ό ύ ώ αι ου ϊ ΐ",
             "ν ς ρ ξ λ"),
    "cyrl": ("б в г д ж з к л м н п р с т ф х ц ч ш щ ст пр ђ ћ ј љ њ", "а е ё и о у ы э ю я й і ї є",
             "т н р ть с м л ъ в г"),
    "arab": ("ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ي ا لا لله", "ا و ي َ ُ ِ ّ ّ َ", "ة ى ن ء م ٌ"),
    "hebr": ("א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת", "ַ ָ ֵ ִ ֹ ֻ ו ּ", "ם ן ך ף ץ ה"),
}
# What no rule would make.
SAID = {
    "latn": "AVATAR To. Wa. Tyre Voyage LTd. fjord office affliction souffle Vogelflug Straße œuvre P.S. Yacht "
            "f' r. y, V- L’Oréal Łódź 1971 7/8 11.4% Àé e\u0301 a\u0308\u0301 n\u0303 i\u0307 o\u0328",
    "grek": "ΑΥΛΟΣ Τόπος ΓΑΛΑ ΆΤΥΧΟΣ λόγος Υάκινθος ρ. ΤΑΥ α\u0301 ω\u0345 ΐ",
    "cyrl": "ТАКСА Году ГУЛ. рука ФА. АУДИТ Ъ Дъ ё и\u0306 е\u0300 г. у, ТУ-154",
    "arab": "السلام عليكم محمد الله بسم لا إلا الأرض مُحَمَّدٌ قُرْآن ١٢٣ ك\u0650تاب",
    "hebr": "שלום עולם בְּרֵאשִׁית אֱלֹהִים מים לֶחֶם שּׁ",
}

# What writers seldom write: marks in odd orders and numbers, what is invisible, spaces, selectors.
MARKS = {
    "latn": "\u0300\u0301\u0302\u0303\u0304\u0308\u030a\u030c\u0323\u0327\u0328\u0331\u034f\u035c\u0361",
    "grek": "\u0300\u0301\u0308\u0313\u0314\u0342\u0345",
    "cyrl": "\u0300\u0301\u0306\u0308\u0311\u0483",
    "arab": "\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670",
    "hebr": "\u05b0\u05b1\u05b4\u05b5\u05b6\u05b7\u05b8\u05b9\u05bb\u05bc\u05bd\u05bf\u05c1\u05c2",
}
ODD = ("\u00ad \u200b \u200c \u200d \u200e \u200f \u2060 \ufe0e \ufe0f \u00a0 \u2003 \u2009 \u202f \u3000 \u2011 \u2044 "
       "1 2 3 10 ( [ < \u00ab").split(" ")


def words(script):
    """A thousand words, always the same."""
    dice = random.Random(script)
    first, middle, last = (part.split() for part in LETTERS[script])
    made = SAID[script].split()
    while len(made) < WORDS:
        word = "".join(dice.choice(first) + dice.choice(middle) for _ in range(dice.randint(1, 3)))
        if dice.random() < 0.6:
            word += dice.choice(last)
        made.append(dice.choice([word, word, word.capitalize(), word.upper()]))
    return made


def odd_words(script):
    """As many that are odd."""
    dice = random.Random(script + " odd")
    letters = [part for parts in LETTERS[script] for part in parts.split()]
    made = []
    for number in range(WORDS):
        word = ""
        for _ in range(dice.randint(1, 5)):
            word += dice.choice(letters) if dice.random() < 0.8 else dice.choice(ODD)
            word += "".join(dice.choices(MARKS[script], k=dice.choice([0, 0, 1, 1, 2, 3])))
        made.append(unicodedata.normalize("NFD", word) if number % 4 == 0 else word)
    return made


def shaped(font, text, script):
    buffer = uharfbuzz.Buffer()
    buffer.add_str(text)
    buffer.script = {"latn": "Latn", "grek": "Grek", "cyrl": "Cyrl", "arab": "Arab", "hebr": "Hebr"}[script]
    buffer.direction = "rtl" if script in ("arab", "hebr") else "ltr"
    buffer.language = "und"
    # A mark that begins a text stands alone with us.
    buffer.flags = uharfbuzz.BufferFlags.DO_NOT_INSERT_DOTTED_CIRCLE
    uharfbuzz.shape(font, buffer)
    glyphs = [(info.codepoint, info.cluster, place.x_advance, place.x_offset, -place.y_offset)
              for info, place in zip(buffer.glyph_infos, buffer.glyph_positions)]
    return glyphs[::-1] if buffer.direction == "rtl" else glyphs


def opened(face):
    font = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(face.path)), face.index))
    if face.place:
        font.set_variations(face.place)
    return font


def told(probe, face, script, texts):
    direction = "rtl" if script in ("arab", "hebr") else "ltr"
    answers = lines(probe, "shape", *face.words[:2], script, "-", direction, *face.words[2:], given=texts)
    for line in answers:
        glyphs = [item.split(":") for item in line.split()]
        yield [(int(glyph), int(cluster), *map(float, numbers)) for glyph, cluster, *numbers in glyphs]


def differ(probe, face, script, texts, what):
    """Compares what `what` makes of the glyphs of texts."""
    font = opened(face)
    pairs = [(text, what(ours), what(shaped(font, text, script)))
             for text, ours in zip(texts, told(probe, face, script, texts), strict=True)]
    wrong = [(text, ours, theirs) for text, ours, theirs in pairs if ours != theirs]
    if not wrong:
        return None
    text, ours, theirs = min(wrong, key=lambda entry: len(entry[0]))
    return f"{len(wrong)} of {len(texts)} words, {text} has {ours}, not {theirs}"


def widths_differ(probe, face, script):
    return differ(probe, face, script, words(script), lambda glyphs: sum(glyph[2] for glyph in glyphs))


def glyphs_differ(probe, face, script):
    return differ(probe, face, script, words(script), lambda glyphs: glyphs)


def odd_glyphs_differ(probe, face, script):
    return differ(probe, face, script, odd_words(script), lambda glyphs: glyphs)
