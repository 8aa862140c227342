"""Many matches at once, for arrays of actions: vector environments of Gymnasium."""
from binascii import a2b_base64
from itertools import chain

import numpy as np

from . import spaces
from .actions import choices
from .host import BaizeError, Closing, Host, IllegalAction, won

#: How many answers are sent before all questions after the ones before are read: so few that the pipe
#: holds them all, and Baize and this program never wait for each other to read.
CHUNK = 32


class VectorEnv(Closing, spaces.VectorEnv):
    """Matches of a game, `count` at once, in one process; as soon as one has ended, the next begins.

    A row of each array belongs to a match. In each match, one agent is to decide: infos["agent"] has
    its index in `possible_agents`, and the observation is the agent's, as in BaizeEnv. The reward is
    that of the agent whose action it was; infos["rewards"] has a column for each agent. After the end
    of a match (`terminations`), the observation is already of the next one. An action that is not
    legal raises IllegalAction, and changes nothing.

    reward: of a seat, from the scores and the winners, when a match has ended
    The other arguments are those of baize.host.Host.
    """

    metadata = {"autoreset_mode": spaces.SAME_STEP, "render_modes": []}
    render_mode = spec = None

    def __init__(self, game, players=(), count=256, rules=None, seed=0, reward=won, **more):
        if not 1 <= count <= 1000:
            raise ValueError(f"count {count}: expected a whole number from 1 to 1000")
        self._host = Host(game, players, rules, seed, array=True, packed=True, simultaneous=count, **more)
        if not self._host.length:
            self._host.close()
            raise BaizeError(f"{self._host.game} has no views as arrays")
        self._reward = reward
        self.num_envs, self.closed = count, False
        self.possible_agents = self._host.agents
        self.single_observation_space = spaces.observations(self._host.length, self._host.actions)
        self.single_action_space = spaces.Discrete(self._host.actions)
        self.observation_space = spaces.batch_space(self.single_observation_space, count)
        self.action_space = spaces.batch_space(self.single_action_space, count)
        self._rows = np.arange(count)
        self._matches = {}  # the row and the index of the agent, by number
        self._asked = []  # the rows in the order of their open questions, which is that of answers

    def reset(self, *, seed=None, options=None):
        """Begins all matches again; returns the observations and the infos.

        seed: a whole number of 64 bits, after which all matches are the same
        options: are ignored
        """
        for match in {row: number for number, (row, _) in self._matches.items()}.values():
            self._host.ask("stop", match=match)
        self._matches, self._asked = {}, []
        self._questions, self._choices = [0] * self.num_envs, [{}] * self.num_envs
        self._packed, self._legal = [b""] * self.num_envs, [[]] * self.num_envs
        self._agents = np.zeros(self.num_envs, np.int64)
        self._host.seed(seed)
        self._exchange(self._rows.tolist(), self._host.play)
        return self._observe(), self._infos()

    def step(self, actions):
        """Decides in each match; returns the observations, the rewards, whether matches have ended or
        were cut short, and the infos."""
        if not self._asked:
            self._host.require_open()
            raise BaizeError("no match is under way; reset the environment first")
        chosen = np.asarray(actions).tolist()
        if len(chosen) != self.num_envs:
            raise ValueError(f"{len(chosen)} actions: expected {self.num_envs}")
        for row, (action, legal) in enumerate(zip(chosen, self._legal)):
            if action not in legal:
                raise IllegalAction(f"{action} in row {row}: expected one of {sorted(legal)}")
        agents, asked, self._asked = self._agents.copy(), self._asked, []
        self._exchange(asked, lambda row: self._answer(row, chosen[row]))
        return (self._observe(), self._rewards[self._rows, agents], self._ended,
                np.zeros(self.num_envs, bool), self._infos())

    def close(self, **_):
        """Ends Baize. So do leaving a `with`, and the end of the program."""
        self.closed, self._asked, self._matches = True, [], {}
        self._host.close()

    def _answer(self, row, action):
        question, legal = self._questions[row], self._choices[row]
        if legal is None:
            self._host.send(b'{"type":"decision","question":%d,"number":%d}\n' % (question, action))
        else:
            self._host.write(type="decision", question=question, **legal[action])

    def _exchange(self, rows, say):
        """Says something in each row, and reads until each has a question; closes after an error."""
        self._rewards = np.zeros((self.num_envs, len(self.possible_agents)))
        self._ended = np.zeros(self.num_envs, bool)
        try:
            for start in range(0, self.num_envs, CHUNK):
                for row in rows[start:start + CHUNK]:
                    say(row)
                self._read(start)
            self._read(self.num_envs)
        except BaseException:
            self.close()
            raise

    def _read(self, rows):
        """Reads until so many rows have a question."""
        asked, read = self._asked, self._host.read
        while len(asked) < rows:
            line = read()
            kind = line["type"]
            if kind == "decide":
                asked.append(self._ask(line))
            elif kind == "begin":
                self._matches[line["match"]] = line["request"], self._host.index(line)
            elif kind == "end":
                del self._matches[line["match"]]
            elif kind == "played":
                row = line["request"]
                self._rewards[row] += [self._reward(seat, line["scores"], line["winners"])
                                       for seat in self._host.seats]
                self._ended[row] = True
                self._host.play(row)

    def _ask(self, line):
        row, self._agents[row] = self._matches[line["match"]]
        self._questions[row] = line["question"]
        if "packed" in line:
            self._packed[row] = a2b_base64(line["packed"])
            self._choices[row], self._legal[row] = None, line["numbers"]
        else:
            array = np.array(line["array"], "<i4")
            at = np.flatnonzero(array)
            self._packed[row] = np.column_stack((at, array[at])).astype("<i4").tobytes()
            self._choices[row] = choices(line)
            self._legal[row] = list(self._choices[row])
        return row

    def _observe(self):
        views = np.zeros((self.num_envs, self._host.length), np.int32)
        pairs = np.frombuffer(b"".join(self._packed), "<i4").reshape(-1, 2)
        rows = np.repeat(self._rows, [len(packed) // 8 for packed in self._packed])
        views[rows, pairs[:, 0]] = pairs[:, 1]
        mask = np.zeros((self.num_envs, self._host.actions), np.int8)
        rows = np.repeat(self._rows, [len(numbers) for numbers in self._legal])
        mask[rows, list(chain.from_iterable(self._legal))] = 1
        return {"observation": views, "action_mask": mask}

    def _infos(self):
        return {"agent": self._agents.copy(), "rewards": self._rewards}
