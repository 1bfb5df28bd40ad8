"""Claims that are tried, and the films they are about."""

from concurrent.futures import ThreadPoolExecutor

import numpy

from formats_pixels import straight, time_difference


class Checks:
    """Claims that are tried two at a time, and told in their order."""

    def __init__(self):
        self.waiting = []
        self.skipped = []

    def add(self, what, claim, *arguments):
        """A claim gives nothing if it holds, else what is different."""
        self.waiting.append((what, claim, arguments))

    def skip(self, what):
        self.skipped.append(what)

    def tell(self):
        with ThreadPoolExecutor(2) as pool:
            results = list(pool.map(lambda entry: _tried(*entry[1:]), self.waiting))
        for (what, _, _), result in zip(self.waiting, results):
            if result:
                print(f"differs: {what}\n    {result}")
        for what in self.skipped:
            print(f"skipped: {what}")
        print(sum(not result for result in results), len(results))


def _tried(claim, arguments):
    try:
        return claim(*arguments)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Film:
    """A film, or a picture, that our writers were given; its files have one name and many endings."""

    def __init__(self, path, size, pictures, times, plays):
        self.path, self.size, self.plays = path, size, plays
        self.pictures, self.times = pictures, times

    @staticmethod
    def read(folder, line, moves):
        """One of those that our program of samples wrote."""
        name, width, height, *rest = line.split()
        words = numpy.frombuffer((folder / f"{name}.rgba").read_bytes(), numpy.uint8)
        pictures = list(straight(words.reshape(-1, int(height), int(width), 4)))
        times = [float(time) for time in rest[1:]] if moves else [0]
        size = int(width), int(height)
        return Film(folder / name, size, pictures, times, int(rest[0]) if moves else 1)

    def file(self, suffix):
        return self.path.with_suffix(suffix)

    def merged(self):
        """Without pictures that are as the one before; their time is its."""
        pictures, times = self.pictures[:1], self.times[:1]
        for picture, time in zip(self.pictures[1:], self.times[1:]):
            if (picture == pictures[-1]).all():
                times[-1] += time
            else:
                pictures.append(picture)
                times.append(time)
        return pictures, times


def films(folder, name, moves):
    return [Film.read(folder, line, moves) for line in (folder / name).read_text().splitlines()]


def seen_times_differ(seen, times, plays):
    """Compares times, of which Chromium tells whole thousandths."""
    if (0 if seen.again is None else seen.again + 1) != plays:
        return f"again {seen.again}, not shown {plays} times"
    return time_difference(times, seen.times, 0.001)
