"""A program in a pseudo-terminal, started as a shell does it: in a process group of its own, in front."""

import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time

import pyte

# What the terminal is told at the end: strings closed, colours back, the cursor, the other screen left.
LEAVING = b"\x1b\\\x1b[?2026l\x1b[0m\x1b[?25h\x1b[?1049l"
ENTERING = b"\x1b[?1049h\x1b[?25l"


class Session:
    """Runs a program; `screen` is what a terminal would show, `output` all that it was sent."""

    def __init__(self, arguments, columns=80, rows=24, environment=None, stdin=None,
                 in_front=True):
        self.said, told = os.pipe()
        heard, self.command = os.pipe()
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.output = b""
        self.states = []
        self.seen = {}
        self.leader, self.master = pty.fork()
        if self.leader == 0:
            lead(arguments, environment or {}, stdin, in_front, told, heard)
        os.close(told)
        os.close(heard)
        self.resize(columns, rows)
        self.before = termios.tcgetattr(self.master)
        os.write(self.command, b"start\n")

    def resize(self, columns, rows):
        """Gives the terminal another size; its characters have 10 x 20 pixels."""
        size = struct.pack("HHHH", rows, columns, 10 * columns, 20 * rows)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)
        self.screen.resize(rows, columns)

    @property
    def modes(self):
        return termios.tcgetattr(self.master)

    def read(self, seconds, until=lambda: False):
        """Reads for so long, or until something holds; whether it does."""
        end = time.monotonic() + seconds
        while not until():
            files = [self.said] + ([self.master] if self.master >= 0 else [])
            ready, _, _ = select.select(files, [], [], max(0, end - time.monotonic()))
            if self.said in ready:
                words = os.read(self.said, 4096).decode().split()
                self.states += [word.split(":") for word in words]
                if not words:
                    break
            if self.master in ready:
                try:
                    data = os.read(self.master, 1 << 16)
                except OSError:
                    data = b""
                self.output += data
                self.stream.feed(data)
            if not ready:
                break
        return bool(until())

    def type(self, keys):
        os.write(self.master, keys)

    def pause(self):
        """Presses the key and waits until it pauses."""
        self.type(b" ")
        return self.read(3, lambda: "space play" in self.status)

    def press(self, keys):
        """Presses keys while it pauses, and waits until the last line changes; what it says then."""
        before = self.status
        self.type(keys)
        self.read(3, lambda: self.status != before and self.output.endswith(b"\x1b[?2026l"))
        return self.status

    @property
    def status(self):
        return self.screen.display[-1].rstrip()

    @property
    def pid(self):
        """The program's process, once it runs."""
        self.read(5, lambda: bool(self.states))
        return int(self.states[0][1])

    def is_playing(self, seconds=10):
        """Waits until something is played."""
        return self.read(seconds, lambda: ENTERING in self.output and b" s, " in self.output)

    @property
    def is_left(self):
        """Whether the terminal is as it was: its modes, its screen, its cursor."""
        return self.modes == self.before and self.output.endswith(LEAVING)

    def state(self, name, seconds=10):
        """Waits for the program to be stopped or ended, again; the number that goes with it."""
        def found():
            return [state for state in self.states if state[0] == name][self.seen.get(name, 0):]
        self.read(seconds, found)
        if not found():
            return None
        number = int(found()[0][1])
        self.seen[name] = self.seen.get(name, 0) + 1
        return number

    def end(self, seconds=10):
        """Waits for the end: the status, below 0 for a signal; `None` if it does not come."""
        number = self.state("ended", seconds)
        self.read(0.05)
        return number

    def send(self, number):
        os.kill(self.pid, number)

    def forward(self):
        """Lets the stopped program go on in front, as `fg` does."""
        os.write(self.command, b"forward\n")

    def hang_up(self):
        os.close(self.master)
        self.master = -1

    def __enter__(self):
        return self

    def __exit__(self, *reason):
        try:
            os.kill(self.leader, signal.SIGKILL)
        except ProcessLookupError:
            pass
        os.waitpid(self.leader, 0)
        for descriptor in (self.master, self.said, self.command):
            if descriptor >= 0:
                os.close(descriptor)


def lead(arguments, environment, stdin, in_front, told, heard):
    """The first process of the terminal, which is what a shell is: it starts the program and waits."""
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    os.read(heard, 64)
    program = os.fork()
    if program == 0:
        os.setpgid(0, 0)
        if in_front:
            os.tcsetpgrp(1, os.getpid())
        for number in (signal.SIGTTOU, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)
        if stdin:
            os.dup2(os.open(stdin, os.O_RDONLY), 0)
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        os.execve(arguments[0], arguments, {**kept, **environment})
    os.write(told, f"started:{program} ".encode())
    while True:
        _, status = os.waitpid(program, os.WUNTRACED)
        if os.WIFSTOPPED(status):
            try:
                os.tcsetpgrp(1, os.getpgrp())
            except OSError:
                pass
            os.write(told, f"stopped:{os.WSTOPSIG(status)} ".encode())
            os.read(heard, 64)
            os.tcsetpgrp(1, program)
            os.killpg(program, signal.SIGCONT)
        else:
            code = -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)
            os.write(told, f"ended:{code} ".encode())
            # The terminal lives as long as its first process.
            time.sleep(60)
            os._exit(0)
