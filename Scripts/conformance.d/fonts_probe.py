"""Asks our probe."""

import subprocess


def run(*words, given=None):
    """What the probe answers, as bytes."""
    done = subprocess.run([str(word) for word in words], input=given, capture_output=True, check=False)
    if done.returncode:
        raise RuntimeError(f"status {done.returncode}: {done.stderr.decode()[-200:]}")
    return done.stdout


def lines(*words, given=()):
    """What the probe answers to lines, as lines."""
    text = "".join(f"{line}\n" for line in given)
    return run(*words, given=text.encode()).decode().split("\n")[:-1]
