"""The films of our demo, in one piece and joined, and what it finds different."""

import subprocess

from formats_checks import Film
from formats_pixels import by_netpbm, by_pillow, difference, has, maps, run
from formats_written import check_films


def check_demo(checks, demo, work):
    """Films of a scene in all formats, in one piece and joined; and pictures compared."""
    work.mkdir()

    def draw(*words):
        run(demo, "illusion", "--scale", 1, "--hold", 0, *words)

    for kind in ("png", "bmp", "pam"):
        draw("--format", kind, "--output", work / kind)
    names = sorted(path.stem for path in (work / "png").glob("frame-*.png"))
    pictures = [by_pillow(work / "png" / f"{name}.png")[0] for name in names]
    size = pictures[0].shape[1::-1]
    for kind in ("bmp", "pam"):
        for name, picture in zip(names, pictures):
            path = work / kind / f"{name}.{kind}"
            checks.add(f"{kind} of the demo, {name}", lambda path=path, wanted=picture:
                       difference([wanted], by_netpbm(path)))
    for kind in ("apng", "gif", "y4m"):
        draw("--output", work / f"whole.{kind}")
        checks.add(f"{kind} of the demo in parts", joined_differs, demo, work, kind)
    check_films(checks, [Film(work / "whole", size, pictures, [1 / 60] * len(pictures), 0)], 60)
    if has("ffmpeg"):
        checks.add("a stream of the demo in ffmpeg", stream_differs, demo, pictures)
    if has("convert"):
        checks.add("the demo's diff of equal pictures", diff_differs, demo, work, False)
        checks.add("the demo's diff of a changed picture", diff_differs, demo, work, True)


def joined_differs(demo, work, kind):
    """Draws a film in two parts, as pictures, and joins them: the bytes are those of the whole."""
    parts = work / f"parts-{kind}"
    for frames in ("0..<5", "5..."):
        run(demo, "illusion", "--scale", 1, "--format", "png", "--frames", frames, "--output", parts)
    joined = run(demo, "join", parts, "--hold", 0, "--format", kind, "--output", "-")
    return None if joined == (work / f"whole.{kind}").read_bytes() else "other bytes"


def stream_differs(demo, pictures):
    """Hands the pictures on as the demo's help says."""
    stream = run(demo, "illusion", "--scale", 1, "--output", "-")
    given = run("ffmpeg", "-f", "image2pipe", "-framerate", 60, "-c:v", "ppm", "-i", "-", "-f",
                "image2pipe", "-c:v", "pam", "-", given=stream)
    return difference(pictures, maps(given))


def diff_differs(demo, work, changed):
    """Has ImageMagick write a picture in another format, perhaps with another pixel, and compares."""
    path = work / f"changed-{changed}.bmp"
    draw = ["-fill", "#102030", "-draw", "point 3,4"] if changed else []
    run("convert", work / "png" / "frame-00.png", *draw, f"BMP3:{path}")
    done = subprocess.run([demo, "diff", work / "png" / "frame-00.png", path], capture_output=True,
                          check=False)
    said = done.stdout.decode()
    if done.returncode != changed or (changed and "1 pixel" not in said):
        return f"status {done.returncode}: {said}"
    return None
