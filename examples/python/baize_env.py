"""Baize as an environment for programs that learn, in the manner of PettingZoo's AEC.

Needs Python 3.8 or later, Baize, and nothing else:

    with BaizeEnv("euchre", ["-", "Simple", "-", "Simple"]) as env:
        env.reset(seed=42)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            env.step(None if termination or truncation else env.legal_actions()[0])
        print(env.scores, env.winners)

It runs `baize host`, as docs/protocol.md describes in "Baize as the referee". An observation has the
array of the view as `observation` and an `action_mask`, both described in docs/views.md; where a game
has no array, the first is None, and where it numbers no decisions, the second is empty.
"""
import json
import subprocess
import tempfile
import weakref

SECONDS_TO_END = 5


class BaizeError(Exception):
    """What is wrong with Baize or the environment, in a line."""


class Refusal(BaizeError):
    """Baize refuses what it was asked, or a player of its own has failed. Another reset goes on."""


class IllegalAction(ValueError):
    """The action is none of the legal ones. Nothing has changed."""


def won(seat, scores, winners):
    """The usual reward: 1 for winners, -1 for losers, 0 for a draw; alone at the table, the score."""
    if len(scores) == 1:
        return scores[0]
    return 0 if len(winners) in (0, len(scores)) else 1 if seat in winners else -1


class BaizeEnv:
    """Matches of a game, one after another, in which the players called "-" are agents.

    players: one for each seat, or one for all; every seat is an agent if there are none
    rules: as the option --rules takes them
    seed: of the series of matches that begin without a seed of their own
    reward: of a seat, from the scores and the winners, when a match has ended
    command: the words that call Baize
    options: more of `baize host`, such as ["--bot", "Ivy=python3 ivy.py"]
    """

    metadata = {"name": "baize", "render_modes": []}

    def __init__(self, game, players=(), rules=None, seed=0, reward=won, command=("baize",), options=()):
        players, command = _words(players), _words(command)
        if players and "-" not in players:
            raise ValueError(f"players {players}: expected one or more that are called \"-\"")
        self.possible_agents = []  # known from the first reset on
        self.scores = self.winners = self.record = None
        self._reward = reward
        self._requests = 0
        self._forget()
        words = [*command, "host", game, *players, *(["--rules", rules] if rules else [])]
        self._errors = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                [*words, "--seed", str(seed), *options],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors)
        except OSError as error:
            self._errors.close()
            raise BaizeError(f"{words[0]} cannot be run: {error.strerror}") from error
        self._end = weakref.finalize(self, _end, self._process, self._errors)
        try:
            self._expect("hello")
            self._write(type="hello", protocol=1, name="baize_env.py", array=True)
            setup = self._expect("setup")
            #: How many decisions the game numbers. Where there are none, actions are texts.
            self.action_count = setup.get("decisions") or 0
            self._write(type="ready")
        except BaseException:
            self.close()
            raise

    def reset(self, seed=None, options=None):
        """Begins a match; one that has not ended is given up.

        seed: a whole number of 64 bits with a sign, or the next one of the series
        options: may have "rules", or a "record" to play on from, as texts
        """
        unknown = set(options or {}) - {"rules", "record"}
        if unknown:
            raise ValueError(f"options {sorted(unknown)}: expected \"rules\" or \"record\"")
        if self._question:
            self.ask("stop", match=self._question["match"])
        self._forget()
        self.scores = self.winners = self.record = None
        self._request("play", {**(options or {}), **({} if seed is None else {"seed": str(seed)})})
        self._go_on()

    def step(self, action):
        """Decides for the selected agent: a number or a text of a decision; None after the end."""
        agent = self._selected()
        if not self._question:
            if action is not None:
                raise IllegalAction(f"{action!r}: the match has ended; expected None")
            self.agents.remove(agent)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        for field, choices in (("number", self._question.get("numbers", [])),
                               ("decision", self._question["legal"])):
            if action in choices:
                chosen = {field: choices[choices.index(action)]}
                break
        else:
            raise IllegalAction(f"{action!r}: expected one of {self.legal_actions()}")
        question, self._question = self._question["question"], None
        self._write(type="decision", question=question, **chosen)
        self._go_on()

    def last(self):
        """What the selected agent sees and has gained, whether the match has ended, and more."""
        agent = self._selected()
        return (self.observe(agent), self.rewards[agent], self.terminations[agent],
                self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter=2**63):
        """The agents in the order in which they decide, and each once more after the end."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def legal_actions(self):
        """The numbers of the legal decisions, or their texts if the game does not number them."""
        if not self._question:
            return []
        return list(self._question.get("numbers", self._question["legal"]))

    def observation_tensor(self, agent=None):
        """The view of an agent, of the selected one unless named, as numbers, when it was last asked.

        None if it was not asked yet, or if the game has no such form."""
        return self._asked.get(agent or self._selected(), {}).get("array")

    def observe(self, agent):
        """The view as numbers, and for each number of a decision whether it is legal now."""
        legal = self.legal_actions() if agent == self.agent_selection else []
        mask = [0] * self.action_count
        for number in legal if mask else ():
            mask[number] = 1
        return {"observation": self.observation_tensor(agent), "action_mask": mask}

    def ask(self, request, **fields):
        """The answer to another request, such as ask("legal", record=env.record)."""
        number = self._request(request, fields)
        line = self._read()
        while line.get("request") != number:
            line = self._read()
        return line

    def close(self):
        """Ends the process. So do leaving a `with`, and the end of the program."""
        self._forget()
        self._end()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _forget(self):
        """There is no match."""
        self.agents = []
        self.agent_selection = self._question = None
        self.rewards, self.terminations, self.truncations, self.infos = {}, {}, {}, {}
        self._seats = {}  # of agents
        self._matches = {}  # the agents, by match number
        self._asked = {}  # the last question to each agent

    def _selected(self):
        if self.agent_selection is None:
            self._require_open()
            raise BaizeError("no match is under way; reset the environment first")
        return self.agent_selection

    def _go_on(self):
        """Reads until the program is asked something, or the match has ended."""
        try:
            while not self._advance(self._read()):
                pass
        except Refusal:
            self._forget()
            raise
        except BaseException:
            self.close()  # It may have stopped within a line.
            raise

    def _advance(self, line):
        if line["type"] == "begin":
            self._begin(f"seat_{line['seat']}", line)
        elif line["type"] == "decide":
            self.agent_selection = agent = self._matches[line["match"]]
            self._question = self._asked[agent] = line
            self.infos[agent] = {"view": line["view"], "legal": line["legal"]}
        elif line["type"] == "played":
            self._finish(line)
        return line["type"] in ("decide", "played")

    def _begin(self, agent, line):
        self.agents.append(agent)
        self.possible_agents = list(self.agents)
        self._seats[agent] = line["seat"]
        self._matches[line["match"]] = agent
        self.rewards[agent] = 0
        self.terminations[agent] = self.truncations[agent] = False
        self.infos[agent] = {}

    def _finish(self, line):
        self.scores, self.winners, self.record = line["scores"], line["winners"], line["record"]
        for agent in self.agents:
            self.rewards[agent] = self._reward(self._seats[agent], self.scores, self.winners)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def _request(self, request, fields):
        self._requests += 1
        self._write(type=request, request=self._requests, **fields)
        return self._requests

    def _write(self, **fields):
        self._require_open()
        try:
            self._process.stdin.write(json.dumps(fields).encode() + b"\n")
            self._process.stdin.flush()
        except OSError:
            pass  # It has ended; what it said before tells why.

    def _expect(self, kind):
        line = self._read()
        if line["type"] != kind:
            raise BaizeError(f"a line {line['type']!r} of Baize; expected {kind!r}")
        return line

    def _read(self):
        self._require_open()
        text = self._process.stdout.readline()
        try:
            line = json.loads(text) if text else {"type": "error", "message": self._why()}
            kind = line["type"]
        except (ValueError, TypeError, KeyError):
            self.close()
            raise BaizeError(f"{text[:200]!r} is no line of the protocol; is this Baize?") from None
        if kind == "refusal":
            raise Refusal(line["message"])
        if kind == "error":
            self.close()
            raise BaizeError(line["message"])
        return line

    def _require_open(self):
        if not self._end.alive:
            raise BaizeError("the environment is closed")

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
