"""The faces that are compared, and where they are from."""

import importlib.util
import pathlib

SHARE = pathlib.Path("/usr/share")
# Of faces with more glyphs, every sixteenth is compared, unless all are asked for.
MANY = 20_000


class Face:
    """A face of a file, perhaps at a place of a variable one."""

    def __init__(self, path, index=0, place=None, scripts=()):
        self.path, self.index, self.place, self.scripts = pathlib.Path(path), index, place or {}, scripts

    @property
    def name(self):
        axes = "".join(f" {tag} {value:g}" for tag, value in self.place.items())
        return f"{self.path.name}{f' #{self.index}' if self.index else ''}{axes}"

    @property
    def words(self):
        """How our probe is told."""
        return [str(self.path), str(self.index), *(f"{tag}={value}" for tag, value in self.place.items())]

    def at(self, **place):
        return Face(self.path, self.index, place, self.scripts)


LATIN, GREEK, CYRILLIC = "latn", "grek", "cyrl"
WEST = (LATIN, GREEK, CYRILLIC)


def faces():
    """What is installed of the faces, and the names of those that are not."""
    true, open_ = SHARE / "fonts/truetype", SHARE / "fonts/opentype"
    wanted = [
        Face(true / "dejavu/DejaVuSans.ttf", scripts=WEST),
        Face(open_ / "noto/NotoSansCJK-Regular.ttc", scripts=(LATIN,)),
        Face(open_ / "noto/NotoSansCJK-Regular.ttc", 2),
        Face(true / "inter-vf/Inter.var.ttf", scripts=WEST),
        Face(open_ / "fonts-hosny-amiri/Amiri-Regular.ttf", scripts=(LATIN, "arab")),
        Face(open_ / "fonts-hosny-amiri/AmiriQuranColored.ttf", scripts=("arab",)),
        Face(true / "liberation/LiberationSerif-Regular.ttf", scripts=WEST),
        Face(true / "lato/Lato-Regular.ttf", scripts=WEST),
        Face(true / "open-sans/OpenSans-Regular.ttf", scripts=WEST),
        Face(open_ / "ebgaramond/EBGaramond12-Regular.otf", scripts=WEST),
        Face(open_ / "cantarell/Cantarell-Regular.otf", scripts=(LATIN, CYRILLIC)),
        Face(SHARE / "texmf/fonts/opentype/public/lm/lmroman10-regular.otf", scripts=(LATIN,)),
        Face(true / "hack/Hack-Regular.ttf", scripts=WEST),
        Face(open_ / "linux-libertine/LinLibertine_R.otf", scripts=WEST),
        Face(true / "gentiumplus/GentiumPlus-Regular.ttf", scripts=WEST),
        Face(true / "paratype/PTF55F.ttf", scripts=(LATIN, CYRILLIC)),
        Face(true / "culmus/DavidCLM-Medium.otf", scripts=("hebr",)),
        Face(true / "culmus/FrankRuehlCLM-Medium.ttf", scripts=("hebr",)),
        Face(true / "lohit-devanagari/Lohit-Devanagari.ttf"),
        Face(open_ / "urw-base35/NimbusSans-Regular.otf", scripts=WEST),
    ]
    noto = importlib.util.find_spec("fontpkg_noto_sans")
    if noto:
        folder = pathlib.Path(noto.submodule_search_locations[0]) / "files"
        wanted.insert(3, Face(folder / "NotoSans[wdth,wght].ttf", scripts=WEST))
    there = [face for face in wanted if face.path.exists()]
    return there, [face.name for face in wanted if not face.path.exists()]


def places(face):
    """Places of the variable faces that are compared beside the default one.

    By the format they are rounded to 1/16384 of an axis' half, and fontTools does not round: these are
    places where nothing is rounded.
    """
    if face.path.name.startswith("NotoSans["):
        return [face.at(wght=100, wdth=62.5), face.at(wght=900, wdth=100), face.at(wght=600, wdth=87.5), face.at(wght=525, wdth=90.625)]
    if face.path.name == "Made.otf":
        return [face.at(slnt=100, wdth=200), face.at(slnt=37.5, wdth=62.5), face.at(slnt=0, wdth=125)]
    if ".var." in face.path.name:
        return [face.at(wght=100, slnt=0), face.at(wght=900, slnt=-10), face.at(wght=525, slnt=-3.75)]
    return []
