"""Compares line ends with those of uniseg, and with the tests of Unicode, as directions."""

import pathlib

from uniseg import linebreak

from fonts_probe import lines

UNICODE = pathlib.Path("/usr/share/unicode")
TEXTS = {
    "English": """The view’s frame isn’t what you think: it is derived (from centre, bounds and transform).
A label—any label—wraps at spaces, after hyphens as in “left-to-right”, and never before a full stop.
Prices such as $1,250.00, 15% or €3 stay whole; so do 10:45 and v2.1, but and/or may part.
See https://example.org/a/b?c=d, then write “Done!” Or don't... [It's] your choice; e.g. at 5 p.m.
No break comes at 20\u00a0kg, in co\u00adop\u00ader\u00ada\u00adtion one may, and word\u200bword parts too.
""",
    "German": """Der Rahmen einer Ansicht wird abgeleitet: aus Mitte, Größe und Abbildung (siehe § 2.4).
„Zeilenumbruch“, sagte sie, „kommt nach Leerzeichen und Binde-Strichen – oder gar nicht.“ Straßen-
und Wegenetz, 1.000,50 €, 3,5 %, z. B. am 3. Mai um 14:30 Uhr; Nr. 7 bis 9, S. 12–15, usw.
Das Ein-/Ausgabe-Modul heißt »Übertragungs\u00adschicht« und läuft 24/7. Grüße aus Köln!
""",
    "Chinese": """视图的边框不是存储的值，而是由中心、边界和变换推导出来的。标签会在汉字之间换行，
但不会在句号、逗号或右括号（如此）之前换行，也不会在《书名》的左书名号之后换行。“引号”如何？
价格¥1,250.00和15%保持完整，2026年11月30日也一样；Swift 6.3和中文混排时，单词不会断开……对吧？
通知、关注、推荐、热榜——四个标签。「好」！
""",
}


def scalars(text):
    return " ".join(f"{ord(character):x}" for character in text)


def breaks_differ(probe, name):
    """Each line of a text of our own, as labels break it."""
    texts = TEXTS[name].splitlines()
    answers = lines(probe, "breaks", "setting", given=map(scalars, texts))
    for text, ours in zip(texts, answers, strict=True):
        ends = set(linebreak.line_break_boundaries(text)) - {0, len(text)}
        mine = {place + 1 for place, kind in enumerate(ours[:-1]) if kind != "n"}
        if mine != ends:
            at = min(mine ^ ends)
            what = "not here" if at in mine else "here"
            return f"uniseg breaks {what}: {text[max(at - 8, 0):at]}|{text[at:at + 8]}"
    return None


def break_tests_differ(probe):
    """All lines of Unicode's test, by the rules of the standard alone."""
    cases = [line.split("#")[0].split() for line in (UNICODE / "auxiliary/LineBreakTest.txt").open(
        encoding="utf-8")]
    cases = [words for words in cases if words]
    answers = lines(probe, "breaks", "standard", given=[" ".join(words[1::2]) for words in cases])
    wrong = [" ".join(words) for words, ours in zip(cases, answers, strict=True)
             if "".join("n" if kind == "n" else "a" for kind in ours)
             != "".join("n" if mark == "×" else "a" for mark in words[2::2])]
    return f"{len(wrong)} of {len(cases)} lines, first {wrong[0]}" if wrong else None


def direction_tests_differ(probe):
    """All lines of Unicode's test of directions by characters."""
    cases = [line.strip().split(";") for line in (UNICODE / "BidiCharacterTest.txt").open(encoding="utf-8")
             if line.strip() and not line.startswith("#")]
    answers = lines(probe, "directions", given=[f"{case[1]} {case[0]}" for case in cases])
    wrong = [";".join(case) for case, ours in zip(cases, answers, strict=True) if not _agrees(case, ours)]
    return f"{len(wrong)} of {len(cases)} lines, first {wrong[0]}" if wrong else None


def _agrees(case, ours):
    """Whether the levels and the order are the same, of characters that are not left out."""
    level, levels, order = ours.split(";")
    wanted = case[3].split()
    kept = [place for place, wish in enumerate(wanted) if wish != "x"]
    found = levels.split()
    return level == case[2] and all(found[place] == wanted[place] for place in kept) and \
        [place for place in order.split() if int(place) in kept] == case[4].split()
