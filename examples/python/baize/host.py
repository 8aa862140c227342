"""The conversation with `baize host`, which docs/protocol.md describes in "Baize as the referee"."""
import json
import random
import subprocess
import tempfile
import weakref

from . import actions

SECONDS_TO_END = 5
BUFFER = 1 << 16


class BaizeError(Exception):
    """What is wrong with Baize or the environment, in a line."""


class Refusal(BaizeError):
    """Baize refuses what it was asked, or a player of its own has failed."""


class IllegalAction(ValueError):
    """The action is none of the legal ones. Nothing has changed."""


class Closing:
    """What is closed at the end of a `with`."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


def won(seat, scores, winners):
    """The usual reward: 1 for winners, -1 for losers, 0 for a draw; alone at the table, the score."""
    if len(scores) == 1:
        return scores[0]
    return 0 if len(winners) in (0, len(scores)) else 1 if seat in winners else -1


class Host:
    """A process of Baize that plays matches of a game with this program.

    game: its name
    players: one for each seat, or one for all; the seats called "-" are this program's, and all are if
        there are no players
    rules: as the option --rules takes them
    seed: of the series of matches that begin without a seed of their own
    command: the words that call Baize
    options: more of `baize host`, such as ["--bot", "Ivy=python3 ivy.py"]
    hello: what else this program says of itself, such as how many matches it plays at once
    """

    def __init__(self, game, players=(), rules=None, seed=0, command=("baize",), options=(), **hello):
        players, command = _words(players), _words(command)
        if players and "-" not in players:
            raise ValueError(f"players {players}: expected one or more that are called \"-\"")
        self._requests = 1000  # above all numbers that an environment chooses itself
        self._series, self._unsent = None, []
        words = [*command, "host", game, *players, *(["--rules", rules] if rules else [])]
        self._errors = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                [*words, "--seed", str(int(seed)), *options],
                bufsize=BUFFER, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors)
        except OSError as error:
            self._errors.close()
            raise BaizeError(f"{words[0]} cannot be run: {error.strerror}") from error
        self._end = weakref.finalize(self, _end, self._process, self._errors)
        try:
            self._expect("hello")
            self.write(type="hello", protocol=1, name="baize for Python", **hello)
            setup = self._expect("setup")
            self.write(type="ready")
            #: The name of the game, and how many actions it has.
            self.game = setup["game"]
            self.actions = actions.count(self.game, setup.get("decisions") or 0)
            if not self.actions:
                raise BaizeError(f"{self.game} numbers no decisions, which would be the actions")
            self._try()
        except BaseException:
            self.close()
            raise

    def _try(self):
        """Begins a match, finds out who plays it and what is shown, and gives it up."""
        self.play(0, 0)
        begun, line = [], self.read()
        while line["type"] not in ("decide", "played"):
            begun += [line] if line["type"] == "begin" else []
            line = self.read()
        #: The seats of this program, and what they are called.
        self.seats = [each["seat"] for each in begun]
        self.agents = [f"seat_{seat}" for seat in self.seats]
        if line["type"] == "decide":
            shown = self.ask("view", match=line["match"])
            self.ask("stop", match=line["match"])
        else:
            shown = self.ask("view", record=line["record"], seat=self.seats[0])
        #: How many numbers a view has; 0 if the game has no such form.
        self.length = len(shown.get("array", ()))

    def index(self, begin):
        """Which agent a line of the beginning of a match is for."""
        if begin["seat"] not in self.seats:
            self.close()
            raise BaizeError(f"there is no seat {begin['seat']} in the rules of the environment")
        return self.seats.index(begin["seat"])

    def seed(self, seed):
        """Begins the series of matches without a seed of their own again; None leaves it as it is."""
        if seed is not None:
            self._series = random.Random(int(seed))

    def play(self, number, seed=None, **fields):
        """Requests a match, by a number of one's own."""
        if seed is None and self._series and "record" not in fields:
            seed = self._series.getrandbits(63)
        if seed is not None:
            fields["seed"] = str(int(seed))
        self.write(type="play", request=number, **fields)

    def ask(self, request, **fields):
        """The answer to a request, such as ask("legal", record=record)."""
        self._requests += 1
        self.write(type=request, request=self._requests, **fields)
        line = self.read()
        while line.get("request") != self._requests:
            line = self.read()
        return line

    def write(self, **fields):
        """Writes a line, which is sent before the next one is read."""
        self.send(json.dumps(fields).encode() + b"\n")

    def send(self, line):
        """Writes a line that is encoded already."""
        self.require_open()
        self._unsent.append(line)

    def read(self):
        """The next line; raises what it says is wrong."""
        self.require_open()
        try:
            if self._unsent:
                self._send()
            text = self._process.stdout.readline()
            line = json.loads(text) if text else {"type": "error", "message": self._why()}
            kind = line["type"]
        except (ValueError, TypeError, KeyError):
            self.close()
            raise BaizeError(f"{text[:200]!r} is no line of the protocol; is this Baize?") from None
        except BaseException:
            self.close()  # A line may have been read in part.
            raise
        if kind == "refusal":
            raise Refusal(line["message"])
        if kind == "error":
            self.close()
            raise BaizeError(line["message"])
        return line

    def close(self):
        """Ends the process. So does the end of the program."""
        self._end()

    def require_open(self):
        """Raises an error if the process was ended."""
        if not self._end.alive:
            raise BaizeError("the environment is closed")

    def _send(self):
        lines, self._unsent = b"".join(self._unsent), []
        try:
            self._process.stdin.write(lines)
            self._process.stdin.flush()
        except OSError:
            pass  # It has ended; what it said before tells why.

    def _expect(self, kind):
        line = self.read()
        if line["type"] != kind:
            raise BaizeError(f"a line {line['type']!r} of Baize; expected {kind!r}")
        return line

    def _why(self):
        """Why the process has ended: the last line of its standard error."""
        try:
            status = self._process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return "baize has closed its output"
        self._errors.seek(0)
        lines = self._errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else f"baize ended with exit status {status}"


def _words(words):
    """A list of words; one that is alone need not be in a list."""
    return [words] if isinstance(words, str) else list(words)


def _end(process, errors):
    """Ends a process, also one that does not want to."""
    with errors, process.stdout:
        try:
            with process.stdin:
                process.stdin.write(b'{"type":"goodbye"}\n')
        except OSError:
            pass  # It has ended already.
    try:
        process.wait(SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        pass
    finally:
        process.kill()  # nothing if it has ended
        process.wait()
