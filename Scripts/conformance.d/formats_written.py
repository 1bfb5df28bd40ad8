"""What we write, read by others."""

import re

import numpy

import formats_browser
from formats_checks import seen_times_differ
from formats_pixels import (by_ffmpeg, by_magick, by_netpbm, by_pillow, difference, has, over_white, run,
                            seconds_by_ffprobe, seconds_by_pillow, time_difference)

# How far a level may be off that went through the fewer levels of a video of limited range.
VIDEO_BOUND = 2
# How far the pixels of a GIF with too many colours may be from those of the film, on average.
COLOR_BOUND = 6


def readers(path, size):
    """The programs that are here and read such a file, each with a function of no arguments."""
    found = {}
    if has("pngtopam") and path.suffix != ".apng":
        found["netpbm"] = lambda: by_netpbm(path)
    if has("convert") and path.suffix != ".apng":
        found["ImageMagick"] = lambda: by_magick(path, size)
    if has("ffmpeg"):
        found["ffmpeg"] = lambda: by_ffmpeg(path, size)
    if path.suffix != ".pam":
        found["Pillow"] = lambda: by_pillow(path)
    return found


def check_pictures(checks, pictures):
    for picture in pictures:
        for suffix in (".png", ".bmp", ".pam", ".ppm", ".gif"):
            path = picture.file(suffix)
            if not path.exists():
                continue
            wanted = [over_white(picture.pictures[0])] if suffix == ".ppm" else picture.pictures
            has_opacity = (wanted[0][..., 3] < 255).any()
            for program, read in readers(path, picture.size).items():
                # They ignore the opacity of a BMP.
                if suffix == ".bmp" and has_opacity and program in ("netpbm", "Pillow"):
                    continue
                checks.add(f"{path.name} in {program}",
                           lambda read=read, wanted=wanted: difference(wanted, read()))
        if has("pngcheck"):
            checks.add(f"{picture.path.name}.png in pngcheck", png_is_legal, picture.file(".png"))


def png_is_legal(path):
    """Nothing, or what pngcheck complains of."""
    said = run("pngcheck", "-q", path).decode().strip()
    return said or None


def check_films(checks, all_films, rate):
    for film in all_films:
        pictures, times = film.merged()
        path = film.file(".apng")
        for program, read in readers(path, film.size).items():
            checks.add(f"{path.name} in {program}",
                       lambda read=read, wanted=pictures: difference(wanted, read()))
        if has("ffprobe"):
            checks.add(f"{path.name}: times in ffprobe", lambda path=path, times=times:
                       time_difference(times, seconds_by_ffprobe(path), 2e-5))
        if len(times) > 1:
            checks.add(f"{path.name}: times in Pillow", lambda path=path, times=times:
                       time_difference(times, seconds_by_pillow(path), 1e-4))
        if has("pngcheck"):
            checks.add(f"{path.name} in pngcheck", png_is_legal, path)
        check_gif(checks, film)
        if has("ffmpeg"):
            check_video(checks, film, rate)


def check_gif(checks, film):
    path = film.file(".gif")
    wanted = expected_gif(film)
    if wanted:
        pictures, times = wanted
        for program, read in readers(path, film.size).items():
            if program == "netpbm":
                continue
            checks.add(f"{path.name} in {program}",
                       lambda read=read, wanted=pictures: difference(wanted, read()))
    else:
        times = seconds_by_pillow(path)
        checks.add(f"{path.name}: the pictures of their times", shows_its_times, film, path)
    checks.add(f"{path.name}: times in Pillow",
               lambda: time_difference(times, seconds_by_pillow(path), 1e-6))
    if has("ffprobe"):
        checks.add(f"{path.name}: times in ffprobe",
                   lambda: time_difference(times, seconds_by_ffprobe(path), 1e-6))
    if has("gifsicle"):
        checks.add(f"{path.name} in gifsicle", gifsicle_agrees, path, film.plays, times)


def expected_gif(film):
    """The pictures and times of a film that GIF holds exactly; nothing for others."""
    pictures, times = film.merged()
    for picture in pictures:
        colors = numpy.unique(picture.reshape(-1, 4), axis=0)
        if len(colors) > 256 or not set(colors[:, 3]) <= {0, 255}:
            return None
    return (pictures, times) if min(times) >= 0.02 else None


def shows_its_times(film, path):
    """Whether each picture of a GIF is one of those whose time it is, by what is nearest to it."""
    start, total = 0.0, sum(film.times)
    starts = numpy.cumsum([0.0, *film.times])[:-1]
    times = seconds_by_pillow(path)
    for number, (picture, time) in enumerate(zip(by_pillow(path), times)):
        distances = numpy.array([numpy.abs(over_white(wanted).astype(int) - picture).mean()
                                 for wanted in film.pictures])
        # A picture begins late by less than the shortest delay, or early by the rounding; the last one
        # early by that delay, so that there is time for it.
        early = 0.0051 if number < len(times) - 1 else 0.02
        fits = (starts - early <= start) & (start < starts + 0.02)
        if not fits.any() or distances[fits].min() > distances.min():
            best = starts[numpy.argmin(distances)]
            return f"picture {number} at {start:.2f} s is that of {best:.4f} s"
        if distances.min() > COLOR_BOUND:
            return f"picture {number} is off by {distances.min():.1f} levels on average"
        start += time
    return None if abs(start - total) <= 0.0051 else f"it takes {start} s, not {total} s"


def gifsicle_agrees(path, plays, times):
    """Compares the number of pictures, their delays and the loops, and wants no warning."""
    said = run("gifsicle", "--info", path).decode()
    count = int(re.search(r"(\d+) images?", said)[1])
    delays = [float(delay) for delay in re.findall(r"delay ([\d.]+)s", said)]
    loops = re.search(r"loop (forever|count (\d+))", said)
    shown = 1 if not loops else 0 if loops[1] == "forever" else int(loops[2]) + 1
    if count != len(times) or shown != plays:
        return f"{count} pictures, shown {shown} times, not {len(times)} and {plays}"
    return time_difference(times, delays or [0.0] * count, 1e-6)


def check_video(checks, film, rate):
    path = film.file(".y4m")
    shown = video_pictures(film, rate)
    checks.add(f"{path.name}: samples in ffmpeg", lambda: samples_differ(path, film.size, shown))
    checks.add(
        f"{path.name} in ffmpeg, within {VIDEO_BOUND}",
        lambda: difference(
            [picture[..., :3] for picture in shown], by_ffmpeg(path, film.size, "rgb24"),
            within=VIDEO_BOUND,
        ),
    )
    checks.add(f"{path.name}: its rate in ffprobe", lambda: rate_differs(path, f"{rate}/1"))


def rate_differs(path, wanted):
    said = run("ffprobe", "-v", "error", "-show_entries", "stream=r_frame_rate", "-of",
               "default=nk=1:nw=1", path).decode().strip()
    return None if said == wanted else f"{said}, not {wanted}"


def video_pictures(film, rate):
    """The pictures at a rate: each ends at the frame that is nearest to its end."""
    shown, end = [], 0.0
    for picture, time in zip(film.pictures, film.times):
        end += time
        shown += [over_white(picture)] * (int(end * rate + 0.500001) - len(shown))
    return shown


def samples_differ(path, size, shown):
    """Compares with BT.601's sums in floating point, rounded half up."""
    width, height = size
    data = numpy.frombuffer(run("ffmpeg", "-i", path, "-f", "rawvideo", "-pix_fmt", "yuv444p", "-"),
                            numpy.uint8)
    given = data.reshape(-1, 3, height, width)
    if len(given) != len(shown):
        return f"{len(given)} frames, not {len(shown)}"
    for number, (picture, samples) in enumerate(zip(shown, given)):
        red, green, blue = (picture[..., index] / 255 for index in range(3))
        luma = 0.299 * red + 0.587 * green + 0.114 * blue
        wanted = [16 + 219 * luma, 128 + 224 * (blue - luma) / 1.772, 128 + 224 * (red - luma) / 1.402]
        # A sum that is half way between two samples may be either.
        if (numpy.abs(numpy.stack(wanted) - samples) > 0.5 + 1e-9).any():
            return f"frame {number} has other samples"
    return None


def check_seen(checks, written, seen):
    """Whether Chromium sees what our writers were given."""
    for film in written:
        for suffix in (".png", ".bmp", ".apng", ".gif"):
            path = film.file(suffix)
            exact = film.merged() if suffix != ".gif" else expected_gif(film)
            if path.exists() and exact:
                checks.add(f"{path.name} in Chromium", seen_differs,
                           seen.get(path.name, formats_browser.NOTHING), *exact, film.plays)


def seen_differs(seen, pictures, times, plays):
    # What it decodes it has multiplied with the opacity in between.
    return seen.error or (
        difference(pictures, seen.pictures, exactly=False)
        or len(times) > 1 and seen_times_differ(seen, times, plays))
