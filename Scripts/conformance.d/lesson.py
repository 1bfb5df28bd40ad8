"""Uses the lesson as people do, and compares what it shows with what the demo writes.

lesson.py DEMO FOLDER [SCREENSHOTS]: FOLDER holds lesson.html, and pictures.html without the engine.
Prints what differs, and at last how many of how many checks passed.
"""

import base64
import pathlib
import re
import subprocess
import sys
import time
import zlib

from lesson_browser import Browser, BrowserError

DEMO, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
SHOTS = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
READY = "['runs', 'off'].includes(document.documentElement?.dataset.engine)"

passed = checked = 0


def check(what, fine, more=""):
    global passed, checked
    checked += 1
    if fine:
        passed += 1
    else:
        print(f"differs: {what}{': ' if more != '' else ''}{more}")


def shot(page, name, whole=False):
    if SHOTS:
        SHOTS.mkdir(parents=True, exist_ok=True)
        page.screenshot(SHOTS / f"{name}.png", whole)


def demo(*arguments):
    return subprocess.run([DEMO, *arguments], cwd=FOLDER, check=True, capture_output=True).stdout


def pixmap(path):
    """The width and the bytes of a binary PPM, of three a pixel."""
    _, width, _, _, data = path.read_bytes().split(None, 4)
    return int(width), data


def canvas(page, element="lesson.hero.canvas"):
    """The bytes of a canvas, three a pixel."""
    text = page.evaluate("""(() => {
      const canvas = %s;
      const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
      let text = '';
      for (let at = 0; at < data.length; at += 8192) {
        text += String.fromCharCode(...data.subarray(at, at + 8192));
      }
      return btoa(text);
    })()""" % element)
    data = bytearray(base64.b64decode(text))
    del data[3::4]
    return bytes(data)


def slide(page, name, value, figure="lesson.hero"):
    page.evaluate("""(() => {
      const input = %s.element.querySelector('input[name="%s"]');
      input.value = %r;
      input.dispatchEvent(new Event('input', {bubbles: true}));
    })()""" % (figure, name, value))
    page.frames()


def click_on(page, selector):
    x, y = page.evaluate("""(() => {
      const element = document.querySelector(%r);
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const box = element.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    })()""" % selector)
    page.click(x, y)
    page.frames()


def hero_box(page):
    """Where the illusion is in the window, and how many of its pixels a CSS pixel is."""
    left, top, width = page.evaluate("""(() => {
      lesson.hero.canvas.scrollIntoView({block: 'center', behavior: 'instant'});
      const box = lesson.hero.canvas.getBoundingClientRect();
      return [box.left, box.top, box.width];
    })()""")
    return left, top, 640 / width


def calm_page(browser, *size, **options):
    page = browser.page(*size, **options)
    page.prefer(prefers_reduced_motion="reduce")
    page.open(FOLDER / "lesson.html", READY)
    page.frames(4)
    return page


# What is shown

def check_pictures(page):
    demo("illusion", "--output", "frames", "--format", "ppm")
    for number in [0, 1, 3, 4, 6, 7, 8, 10, 12, 15]:
        slide(page, "time", number / 60)
        _, expected = pixmap(FOLDER / f"frames/frame-{number:02}.ppm")
        check(f"the picture at {number}/60 s", canvas(page) == expected)


def check_switches(page):
    slide(page, "time", 8 / 60)
    right = canvas(page)
    for name, flag in [("clip", "--no-clip"), ("counterOffset", "--no-counter-offset")]:
        demo("illusion", "--output", name, "--format", "ppm", flag)
        click_on(page, f".hero input[name={name}]")
        _, expected = pixmap(FOLDER / f"{name}/frame-08.ppm")
        check(f"without {name} as with {flag}", canvas(page) == expected != right)
        shot(page, f"without-{name}")
        click_on(page, f".hero input[name={name}]")
        check(f"with {name} again", canvas(page) == right)


def check_mistakes(page):
    names = page.evaluate("lesson.hero.engine.mistakes.map(({name}) => name)")
    for index, name in enumerate(names):
        places = page.evaluate(
            "lesson.figures.map((figure) => !!figure.element.querySelector("
            "'input[data-mistake=\"%s\"]'))" % name)
        changed = []
        for place, offered in enumerate(places):
            if not offered:
                continue
            figure = f"lesson.figures[{place}]"
            before = canvas(page, figure + ".canvas")
            choose = f"{figure}.element.querySelector('input[data-mistake=\"%s\"]').click()"
            page.evaluate(choose % name)
            page.frames()
            told = page.evaluate(f"{figure}.element.querySelector('.explanation').textContent")
            # The compositor that makes mistakes may round otherwise by a level where it makes none.
            least = 1 if name == "truncation" else 2
            differs = any(abs(one - two) >= least
                          for one, two in zip(canvas(page, figure + ".canvas"), before))
            check(f"{name} is explained", told.startswith(
                page.evaluate(f"lesson.hero.engine.mistakes[{index}].explanation")), told)
            check(f"{name}: what is said of the pixels is so",
                  ("changes nothing" not in told) == differs == ("differ" in told), told)
            if differs:
                page.evaluate(f"{figure}.element.querySelector('.worst').click()")
                page.frames()
                title = page.evaluate(f"{figure}.lens.ledger.firstChild.textContent")
                check(f"{name}: the lens goes to where it is worst", "without the mistake" in title,
                      title)
            changed.append(differs)
            page.evaluate(f"{figure}.canvas.scrollIntoView({{block: 'center', behavior: 'instant'}})")
            shot(page, f"mistake-{name}-{page.evaluate(figure + '.name')}")
            page.evaluate(choose % "none")
            page.frames()
            check(f"{name} is taken back", canvas(page, figure + ".canvas") == before)
        if name not in ["no-clip", "no-counter-offset"]:
            check(f"{name} changes a picture", any(changed), str(changed))


def check_ledgers(page):
    left, top, scale = hero_box(page)
    # 0.13 s is no picture of the film.
    for seconds in [4 / 60, 8 / 60, 0.13]:
        slide(page, "time", seconds)
        for x, y in [(0, 0), (286, 43), (267, 43), (268, 50), (320, 1), (421, 60), (639, 87)]:
            page.mouse("Moved", left + (x + 0.5) / scale, top + (y + 0.5) / scale)
            page.frames(3)
            shown = page.evaluate("[...lesson.hero.lens.ledger.children].map((e) => e.textContent)")
            text = demo(
                "explain", "illusion", "--at", f"{x},{y}", "--time", str(seconds)).decode()
            title, *lines = [line for line in text.splitlines() if line]
            expected = [title.split(" at ")[0] + ": " + title.rsplit(" ", 1)[1]] + lines
            check(f"the ledger of {x},{y} at {seconds:.4f} s", shown == expected,
                  f"{shown} is not {expected}")


def check_figures(page):
    """Each number of each figure changes its picture; the numbers that are said are right."""
    for place, name in enumerate(page.evaluate("lesson.figures.map(({name}) => name)")):
        figure = f"lesson.figures[{place}]"
        for parameter in page.evaluate(f"{figure}.scene.parameters"):
            if parameter["isSwitch"]:
                continue
            seen = []
            for value in [parameter["minimum"], parameter["maximum"], parameter["initial"]]:
                slide(page, parameter["name"], value, figure)
                seen.append(canvas(page, figure + ".canvas"))
            check(f"{name}: {parameter['name']} changes it", seen[0] != seen[1])
    facts = page.evaluate("[...lesson.figures.find(({name}) => name === 'coverage')"
                          ".controls.facts.querySelectorAll('b')].map((e) => Number(e.textContent))")
    # 3.5² π is 38.4845.
    check("the disc's coverages add up to its area",
          abs(facts[0] - 38.48) < 0.05 and facts[1] == 38.48, str(facts))
    easing = "lesson.figures.find(({name}) => name === 'easing')"
    click_on(page, "[data-scene=easing] .play")
    page.wait(f"{easing}.value('time') > 0.15")
    click_on(page, "[data-scene=easing] .play")
    found = page.evaluate(f"{easing}.value('time')")
    page.frames(5)
    check("the ball plays and pauses", found == page.evaluate(f"{easing}.value('time')"))
    page.evaluate("document.querySelector('#strip').scrollIntoView({behavior: 'instant'})")
    strip = "lesson.figures.find(({name}) => name === 'strip')"
    for values in [(4, 9, 0.3), (5, 10, 0.1), (12, 1, 0.7), (3, 7, 0.25)]:
        for name, value in zip(["first", "second", "position"], values):
            slide(page, name, value, strip)
        lengths = page.evaluate(
            f"[...{strip}.controls.facts.querySelectorAll('b')].map((e) => e.textContent)")
        one, two, computed, counted = [float(text.split()[0]) for text in lengths]
        right = one + (two - one) * values[2]
        # Each end of a bar is counted to half a 255th of a pixel, and all is shown to 0.001.
        check(f"the bar of {values} is as long as the formula says",
              abs(computed - right) < 0.002 and abs(computed - counted) < 2 / 510 + 0.001,
              str(lengths))
    shot(page, "strip")


def check_texts(page):
    """The numbers that the text works out are those of the figures."""
    lines = page.evaluate("[...document.querySelectorAll('.math')].map("
                          "({textContent}) => textContent.split('\\n').map((line) => line[0]).join(''))")
    check("each formula has a line", lines == ["rgb", "Lm"], str(lines))
    for name, pixel, mistake, expected in [
            ("coverage", (9, 3), "none", "#585858"), ("blending", (260, 120), "none", "#80207F"),
            ("groups", (300, 140), "none", "#92ADEE"),
            ("groups", (300, 140), "per-child-opacity", "#8B7DBC"),
            ("encoding", (320, 160), "none", "#806400"),
            ("encoding", (320, 160), "linear-light", "#BC9200")]:
        figure = f"lesson.figures.find((figure) => figure.name === '{name}')"
        choice = f"{figure}.element.querySelector('input[data-mistake=\"{mistake}\"]')"
        if mistake != "none" and not page.evaluate(f"!!{choice}"):
            continue
        page.evaluate(f"{choice}?.click(); {figure}.lens.move{pixel}")
        page.frames(3)
        title = page.evaluate(f"{figure}.lens.ledger.firstChild.textContent")
        check(f"{name} with {mistake} is as the text says", title.endswith(expected), title)
        page.evaluate(f"{figure}.element.querySelector('input[data-mistake=none]')?.click()")
        page.frames()


def check_exploded(page):
    click_on(page, ".hero .controls > button:last-of-type")
    sheets = "lesson.hero.exploded.canvas"
    first = canvas(page, sheets)
    check("taken apart there are sheets", len(set(first[i:i + 3] for i in range(0, len(first), 3))) > 9)
    x, y = page.evaluate("""(() => {
      %s.scrollIntoView({block: 'center', behavior: 'instant'});
      const box = %s.getBoundingClientRect();
      return [box.left + box.width / 2, box.top + box.height / 2];
    })()""" % (sheets, sheets))
    shot(page, "exploded")
    page.mouse("Moved", x, y)
    page.mouse("Pressed", x, y, True)
    page.mouse("Moved", x + 80, y + 20, True)
    page.mouse("Released", x + 80, y + 20)
    page.frames()
    turned = canvas(page, sheets)
    check("a drag turns the sheets", turned != first)
    page.evaluate("""(() => {
      const input = document.querySelector('.hero .exploded input');
      input.value = 0;
      input.dispatchEvent(new Event('input', {bubbles: true}));
    })()""")
    page.frames()
    check("the distance of the sheets is a slider", canvas(page, sheets) != turned)
    click_on(page, ".hero .controls > button:last-of-type")
    check("and they come together again", page.evaluate("lesson.hero.exploded === undefined"))


def check_stills(page):
    same = page.evaluate("""Promise.all(lesson.figures.map(async ({element, canvas, context}) => {
      const still = element.querySelector('.still');
      await still.decode();
      const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
      copy.drawImage(still, 0, 0);
      const [one, two] = [copy, context].map(
        (each) => each.getImageData(0, 0, canvas.width, canvas.height).data);
      return still.naturalWidth === canvas.width && one.every((byte, at) => byte === two[at]);
    }))""")
    check("the pictures drawn beforehand are what the engine draws", all(same) and len(same) == 11,
          str(same))


def check_speed(page):
    times = sorted(page.evaluate("lesson.measure(240)"))
    median = times[len(times) // 2]
    print(f"a picture of the illusion takes {median:.2f} ms (median of {len(times)}), "
          f"at most {times[-1]:.2f} ms")
    check("a picture takes less than 4 ms", 0 < median < 4, f"{median} ms")


# What is done with it

def edge(page):
    """Where the pill begins, in pixels of the picture, to the part of a pixel."""
    row = canvas(page)[22 * 640 * 3:23 * 640 * 3]
    first = next(x for x in range(640) if row[3 * x + 1] != 255)
    return first + row[3 * first + 1] / 255


def check_dragging(page, kind):
    left, top, scale = hero_box(page)
    page.evaluate("lesson.hero.press(-9)")
    page.wait("!lesson.hero.isMoving")
    page.frames()
    start = (left + 60 / scale, top + 30 / scale)
    at_rest = edge(page)
    finger = kind == "a finger"
    if finger:
        page.finger("Start", start)
    else:
        page.mouse("Moved", *start)
        page.mouse("Pressed", *start, True)
    far = 0
    for pixels in [30, 77.5, 160, 241, 333.25, 420]:
        place = (start[0] + pixels / scale, start[1] + 3)
        page.finger("Move", place) if finger else page.mouse("Moved", *place, True)
        page.frames()
        far = max(far, abs(edge(page) - at_rest - pixels))
    check(f"the pill follows {kind}", far <= 1, f"{far} pixels away")
    page.finger("End") if finger else page.mouse("Released", *place)
    page.wait("!lesson.hero.isMoving")
    page.frames()
    check(f"let go by {kind}, it comes to rest on a title", abs(edge(page) - 480) < 0.01, edge(page))


def focus(page):
    return page.evaluate("""(() => {
      const element = document.activeElement;
      return element.className.split(' ')[0] || element.name || element.textContent
        || element.getAttribute('aria-label');
    })()""")


def check_keys(page):
    page.evaluate("document.querySelector('.skip').focus()")
    order = [focus(page)]
    for _ in range(13):
        page.key("Tab")
        order.append(focus(page))
    expected = ["skip", "theme", "picture", "play", "Speed", "time", "counterOffset", "clip", "Take apart"]
    names = ["mistake-0"] if page.evaluate("lesson.hero.engine.mistakes.length") else []
    expected += names + ["lens", "ledger"]
    order[4] = "Speed" if "slower" in order[4] else order[4]
    check("Tab goes through all that can be used", order[:len(expected)] == expected, str(order))

    nameless = [node["role"]["value"] for node in page.ask("Accessibility.getFullAXTree")["nodes"]
                if not node.get("ignored") and not node.get("name", {}).get("value")
                and node["role"]["value"] in (
                    "button", "slider", "switch", "radio", "combobox", "application", "img", "link")]
    check("whatever can be used or looked at has a name", nameless == [], str(nameless))

    page.evaluate("lesson.hero.canvas.focus()")
    for key, place in [("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1),
                       ("End", 3), ("ArrowRight", 3), ("ArrowDown", 2), ("ArrowUp", 3),
                       ("Home", 0)]:
        page.key(key)
        page.frames(3)
        page.wait("!lesson.hero.isMoving")
        found = page.evaluate("lesson.hero.engine.call.position(lesson.hero.handle)")
        check(f"{key} moves the pill to {place}", abs(found - place) < 1e-9, found)
        said = page.evaluate("lesson.hero.canvas.getAttribute('aria-valuetext')")
        title = ["Hello", "World", "There", "Again"][place]
        check(f"{title} is said", said == f"{title}, {place + 1} of 4", said)
    slide(page, "time", 0.125)
    said = page.evaluate("lesson.hero.canvas.getAttribute('aria-valuetext')")
    check("half way is said", said == "between World and There, at 1.50", said)
    page.evaluate("lesson.hero.canvas.focus()")
    page.key(" ")
    check("Space plays", page.evaluate("lesson.hero.isPlaying"))
    page.key(" ")
    check("Space pauses", not page.evaluate("lesson.hero.isPlaying"))

    page.evaluate("document.querySelector('.hero input[name=time]').focus()")
    page.key("Home")
    page.key("ArrowRight")
    page.key("ArrowRight")
    page.frames()
    check("an arrow is a picture of the film",
          abs(page.evaluate("lesson.hero.value('time')") - 2 / 60) < 1e-12)
    page.evaluate("document.querySelector('.hero input[name=clip]').focus()")
    page.key(" ")
    check("Space switches", page.evaluate("lesson.hero.value('clip')") == 0)
    page.key(" ")

    page.evaluate("lesson.hero.lens.move(100, 40); lesson.hero.lens.canvas.focus()")
    for key, shift in [("ArrowRight", False), ("ArrowDown", True), ("ArrowLeft", True), ("ArrowUp", False)]:
        page.key(key, shift)
    page.frames(3)
    title = page.evaluate("lesson.hero.lens.ledger.firstChild.textContent")
    check("arrows move the lens", title.startswith("pixel 91,49: "), title)


# Screens, paper, and pages that cannot live

def luminance(color):
    channels = [float(part) / 255 for part in color[color.index("(") + 1:-1].split(",")[:3]]
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def contrast(page, selector):
    one, two = sorted(luminance(page.evaluate(script)) for script in [
        f"getComputedStyle(document.querySelector('{selector}')).color",
        "getComputedStyle(document.body).backgroundColor"])
    return (two + 0.05) / (one + 0.05)


def check_second_finger(page):
    """Whoever came first has the pill."""
    left, top, scale = hero_box(page)
    page.evaluate("lesson.hero.press(-9)")
    page.wait("!lesson.hero.isMoving")
    page.frames()
    at_rest = edge(page)
    y = top + 40 / scale
    first, second = (left + 80 / scale, y), (left + 560 / scale, y)
    page.finger("Start", first)
    page.finger("Start", first, second)
    for pixels in [40, 80]:
        page.finger("Move", (first[0] + pixels / scale, y), (second[0] - pixels / scale, y))
        page.frames()
        check(f"a second finger does not take the pill at {pixels}",
              abs(edge(page) - at_rest - pixels) <= 1, edge(page) - at_rest)
    page.finger("End")
    page.wait("!lesson.hero.isMoving && !lesson.hero.isHeld")


def check_links(browser):
    """A link to a step leads to it, though all figures grow when the engine runs."""
    place = "document.querySelector('%s').getBoundingClientRect().top"
    scrolls = """(() => {
      const { instantiate } = WebAssembly;
      WebAssembly.instantiate = async (...all) => {
        scrollTo({ top: scrollY - 600, behavior: "instant" });
        return instantiate.apply(WebAssembly, all);
      };
    })();"""
    for width, name in [(1280, "#groups"), (390, "#tree"), (390, "#groups"), (390, "#encoding")]:
        page = browser.page(width, 844)
        page.prefer(prefers_reduced_motion="no-preference")
        page.open(FOLDER / f"lesson.html{name}", READY)
        page.frames(20)
        found = page.evaluate(place % name)
        check(f"{name} is where its link leads, {width} wide", abs(found - 24) <= 2, found)
        page.close()
    page = browser.page(1280, 844)
    page.ask("Page.addScriptToEvaluateOnNewDocument", source=scrolls)
    page.open(FOLDER / "lesson.html#groups", READY)
    page.frames(20)
    found = page.evaluate(place % "#groups")
    check("who has scrolled meanwhile is left there", found > 500, found)
    page.close()


def check_room(browser):
    """Ledgers are seen whole at first; larger letters are larger, and nothing is too wide."""
    for width in [1280, 768, 390, 320]:
        page = calm_page(browser, width, 844, touch=width < 400)
        cut = page.evaluate("""lesson.figures.filter(({lens: {ledger}}) =>
          ledger.scrollHeight > ledger.clientHeight + 1).map(({name}) => name)""")
        check(f"{width}: each first ledger is seen whole", cut == [], str(cut))
        sizes = """['body', 'h2', '.ledger', '.controls', '.mistakes', 'figcaption', 'code', '.math',
          '.course', 'button', 'select', 'output', 'footer', '.lede', '.facts b', '.explanation']
          .map((name) => parseFloat(getComputedStyle(document.querySelector(name)).fontSize))"""
        before = page.evaluate(sizes)
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        page.frames(6)
        after = page.evaluate(sizes)
        check(f"{width}: all text can be twice as large",
              all(abs(two - 2 * one) < 0.01 for one, two in zip(before, after)), f"{before} {after}")
        wide = page.evaluate("document.documentElement.scrollWidth")
        check(f"{width}: and is not too wide then", wide == width, wide)
        cut = page.evaluate("""lesson.figures.filter(({lens: {ledger}}) =>
          ledger.scrollHeight > ledger.clientHeight + 1).map(({name}) => name)""")
        check(f"{width}: each ledger is seen whole then", cut == [], str(cut))
        shot(page, f"twice-{width}")
        page.close()
    page = calm_page(browser, 1280, 844)
    found = page.evaluate("""(() => {
      const { lens, canvas } = lesson.figures.find(({name}) => name === 'order');
      const { ledger } = lens;
      for (let y = 0; y < canvas.height; y += 4) {
        for (let x = 0; x < canvas.width; x += 4) {
          lens.move(x, y);
          lens.show(1e9);
          if (ledger.scrollHeight < ledger.clientHeight + 20) continue;
          const box = ledger.getBoundingClientRect();
          return [ledger.className, ledger.firstChild.getBoundingClientRect().top - box.top,
            box.bottom - ledger.lastChild.getBoundingClientRect().bottom];
        }
      }
    })()""")
    check("a longer ledger shows its title and its end", found and found[0] == "ledger is-cut-above"
          and abs(found[1]) < 1 and abs(found[2]) < 1, str(found))
    page.evaluate("lesson.figures.find(({name}) => name === 'order').lens.ledger.scrollTop = 0")
    page.frames()
    found = page.evaluate("lesson.figures.find(({name}) => name === 'order').lens.ledger.className")
    check("and where there is more of it", found == "ledger is-cut-below", found)
    page.close()


def check_size(page):
    """The engine is as large as the page says."""
    html = (FOLDER / "lesson.html").read_text()
    packed = base64.b64decode(re.search(r'id="engine">([^<]*)<', html)[1])
    sizes = [f"{(len(data) + 500) // 1000:,} KB" for data in [zlib.decompress(packed), packed]]
    said = page.evaluate("document.querySelector('footer').textContent")
    check("the engine's size is so", f"The engine is {sizes[0]} of WebAssembly, {sizes[1]} packed"
          in said, said)


def check_narrow(browser):
    for width in [390, 320]:
        page = calm_page(browser, width, 844, density=2, touch=True)
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        check(f"{width} pixels are wide enough", wide[0] <= wide[1] == width, str(wide))
        found = page.evaluate("""[lesson.hero.canvas, document.querySelector('.theme')].map(
            (element) => element.getBoundingClientRect().toJSON())""")
        check(f"{width}: the picture is on the first screen", 0 < found[0]["bottom"] < 500,
              str(found))
        check(f"{width}: a button stays on a line", found[1]["width"] > 2 * found[1]["height"],
              str(found))
        if width == 390:
            check_dragging(page, "a finger")
            check_second_finger(page)
            page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
            shot(page, "phone")
            for name in ["tree", "coverage", "easing"]:
                page.evaluate(f"document.querySelector('#{name}').scrollIntoView({{behavior: 'instant'}})")
                page.frames()
                shot(page, "phone-" + name)
        page.close()


def check_colors(browser):
    page = browser.page()
    page.prefer(prefers_color_scheme="light", prefers_reduced_motion="reduce")
    page.open(FOLDER / "lesson.html", READY)
    grounds = []
    for scheme in ["light", "dark"]:
        page.prefer(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
        grounds.append(luminance(page.evaluate("getComputedStyle(document.body).backgroundColor")))
        for selector in ["body", "figcaption", ".number", ".top"]:
            found = contrast(page, selector)
            check(f"{scheme}: {selector} can be read", found >= 4.5, f"{found:.2f}")
        shot(page, scheme)
    check("dark is dark", grounds[1] < 0.05 < 0.7 < grounds[0], str(grounds))
    click_on(page, ".theme")
    check("a button makes it light",
          luminance(page.evaluate("getComputedStyle(document.body).backgroundColor")) > 0.7)
    page.close()


def check_motion(browser):
    page = browser.page()
    page.prefer(prefers_reduced_motion="no-preference")
    page.open(FOLDER / "lesson.html", READY)
    page.frames(3)
    check("it plays once by itself", page.evaluate("lesson.hero.isPlaying"))
    page.wait("!lesson.hero.isPlaying")
    page.frames()
    check("and stops where the text begins", page.evaluate("lesson.hero.value('time')") == 8 / 60)
    page.close()
    page = calm_page(browser)
    check("it does not move for those who want no motion",
          page.evaluate("!lesson.hero.isPlaying && lesson.hero.value('time') === 8 / 60"))
    page.evaluate("lesson.hero.canvas.focus()")
    page.key("End")
    page.frames()
    check("and goes to its end at once", abs(edge(page) - 480) < 0.01, edge(page))
    page.close()


def check_paper(page):
    page.evaluate("addEventListener('beforeprint', () => { window.openAnswers ="
                  " document.querySelectorAll('details[open]').length; })")
    page.print(FOLDER / "lesson.pdf")
    if SHOTS:
        (SHOTS / "lesson.pdf").write_bytes((FOLDER / "lesson.pdf").read_bytes())
    data = (FOLDER / "lesson.pdf").read_bytes()
    check("it prints", data.startswith(b"%PDF") and len(data) > 50_000, len(data))
    check("answers are open on paper, and closed again",
          page.evaluate("[window.openAnswers, document.querySelectorAll('details[open]').length]")
          == [10, 0])


def check_stopped(browser):
    """Without scripts, WebAssembly or the engine each figure is its picture, and a line says so."""
    state = """(() => {
      const seen = (element) => element.getClientRects().length > 0;
      return [[...document.querySelectorAll('img.still')].filter(
          (image) => seen(image) && image.naturalWidth > 0).length,
        [...document.querySelectorAll('.notice')].filter(seen).length,
        [...document.querySelectorAll('canvas')].filter(seen).length];
    })()"""
    page = browser.page()
    page.ask("Page.addScriptToEvaluateOnNewDocument", source="delete globalThis.WebAssembly;")
    page.open(FOLDER / "lesson.html", READY)
    check("without WebAssembly there are pictures", page.evaluate(state) == [11, 1, 0],
          page.evaluate(state))
    shot(page, "without-webassembly")
    page.close()
    page = browser.page()
    page.open(FOLDER / "pictures.html", READY)
    check("without the engine there are pictures", page.evaluate(state) == [11, 1, 0],
          page.evaluate(state))
    page.close()
    page = browser.page()
    page.scripts_are_off()
    page.open(FOLDER / "lesson.html")
    check("without scripts there are pictures", page.evaluate(state) == [11, 1, 0],
          page.evaluate(state))
    shot(page, "without-scripts")
    page.close()


def main():
    with Browser() as browser:
        page = calm_page(browser)
        check("the engine runs", page.evaluate("document.documentElement.dataset.engine") == "runs",
              page.evaluate("document.getElementById('notice').textContent"))
        shot(page, "desktop")
        for part in [check_stills, check_pictures, check_switches, check_mistakes, check_ledgers,
                     check_figures, check_texts, check_size, check_speed, check_exploded, check_keys]:
            part(page)
        check_dragging(page, "the mouse")
        check_paper(page)
        requests = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)"
                                 ".filter((name) => !name.startsWith('data:'))")
        check("nothing else is loaded", requests == [], str(requests))
        check("nothing is complained of", page.errors() == [], str(page.errors()))
        page.close()
        for part in [check_narrow, check_links, check_room, check_colors, check_motion,
                     check_stopped]:
            part(browser)


start = time.monotonic()
try:
    main()
except BrowserError as error:
    check("all checks could be made", False, error)
print(f"the browser took {time.monotonic() - start:.0f} s")
print(passed, checked)
