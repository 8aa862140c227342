"""Matches in which agents decide one after another: AEC environments of PettingZoo."""
import numpy as np

from . import actions, spaces
from .host import BaizeError, Closing, Host, IllegalAction, Refusal, won


class BaizeEnv(Closing, spaces.AECEnv):
    """Matches of a game, one after another, in which the players called "-" are agents.

    Agents are called seat_0 and so on. An observation has the array of the agent's view as
    `observation` (empty if the game has no such form) and, for the agent that decides, the legal actions as `action_mask`; its info has the
    view as named values and the legal decisions as texts.

    reward: of a seat, from the scores and the winners, when a match has ended
    render_mode: "ansi" (render returns a text) or "human" (it is printed)
    The other arguments are those of baize.host.Host.
    """

    def __init__(self, game, players=(), rules=None, seed=0, reward=won, render_mode=None, **more):
        self._host = Host(game, players, rules, seed, array=True, **more)
        self._reward = reward
        self.render_mode = render_mode
        self.metadata = {"name": f"baize_{self._host.game.lower()}_v0", "is_parallelizable": False,
                         "render_modes": ["ansi", "human"]}
        self.possible_agents = self._host.agents
        size = self._host.length, self._host.actions
        self.observation_spaces = {agent: spaces.observations(*size) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(size[1]) for agent in self.possible_agents}
        self.state_space = spaces.numbers(size[0] * self.max_num_agents)
        self._forget()

    def observation_space(self, agent):
        """The space of the observations of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent):
        """The space of the actions of an agent; the action mask says which are legal."""
        return self.action_spaces[agent]

    @property
    def num_agents(self):
        """How many agents there are now."""
        return len(self.agents)

    @property
    def max_num_agents(self):
        """How many agents there are in a match."""
        return len(self.possible_agents)

    def reset(self, seed=None, options=None):
        """Begins a match; one that has not ended is given up.

        seed: a whole number of 64 bits; later matches without a seed are the same after it, too
        options: may have "rules", or a "record" to play on from, as texts; others are ignored
        """
        if self._question:
            self.ask("stop", match=self._question["match"])
        self._forget()
        self._host.seed(seed)
        told = {name: text for name, text in (options or {}).items() if name in ("rules", "record")}
        self._host.play(0, seed, **told)
        self._go_on()

    def step(self, action):
        """Decides for the selected agent; with None after the end, when the agent leaves."""
        agent = self._selected()
        if self.terminations[agent]:
            if action is not None:
                raise IllegalAction(f"{action!r}: the match has ended; expected None")
            self.agents.remove(agent)
            for values in (self._cumulative_rewards, self.terminations, self.truncations, self.infos):
                del values[agent]
            self.rewards = dict.fromkeys(self.agents, 0)
            self.agent_selection = self.agents[0] if self.agents else None
            return
        legal = actions.choices(self._question)
        if action not in legal:
            raise IllegalAction(f"{action!r}: expected one of {sorted(legal)}")
        question, self._question = self._question["question"], None
        self._observations, self.infos[agent] = {}, {}
        self._host.write(type="decision", question=question, **legal[action])
        self._go_on()

    def last(self, observe=True):
        """What the selected agent sees and has gained since its last step, whether the match has
        ended, and more."""
        agent = self._selected()
        return (self.observe(agent) if observe else None, self._cumulative_rewards[agent],
                self.terminations[agent], self.truncations[agent], self.infos[agent])

    def agent_iter(self, max_iter=2**63):
        """The agents in the order in which they decide, and each once more after the end."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def observe(self, agent):
        """What an agent sees now, whether it is to decide or not."""
        return {name: values.copy() for name, values in self._observation(agent).items()}

    def state(self):
        """What all agents see together."""
        return np.concatenate([self._observation(a)["observation"] for a in self.possible_agents])

    def render(self):
        """What the selected agent sees, as a text or printed; the scores after the end."""
        over = {"scores": self.scores, "winners": self.winners}
        shown = self._question["view"] if self._question else over
        text = "".join(f"{name}: {value}\n" for name, value in shown.items())
        if self.render_mode == "human":
            print(text)
        return text if self.render_mode == "ansi" else None

    def ask(self, request, **fields):
        """The answer to another request of the protocol, such as ask("legal", record=env.record)."""
        return self._host.ask(request, **fields)

    def close(self):
        """Ends Baize. So do leaving a `with`, and the end of the program."""
        self._forget()
        self._host.close()

    def __str__(self):
        return self.metadata["name"]

    def _forget(self):
        """There is no match."""
        self.agents = []
        self.agent_selection = self._question = None
        self.rewards, self._cumulative_rewards, self.infos = {}, {}, {}
        self.terminations, self.truncations = {}, {}
        #: Of the match, once it has ended.
        self.scores = self.winners = self.record = None
        self._matches = {}  # the number of the match for each agent
        self._observations = {}  # since the last decision

    def _selected(self):
        if self.agent_selection is None:
            self._host.require_open()
            raise BaizeError("no match is under way; reset the environment first")
        return self.agent_selection

    def _observation(self, agent):
        if agent not in self._observations:
            self._selected()
            if self._question and agent == self.agent_selection:
                shown = self._question
            elif self.record:
                shown = self.ask("view", record=self.record, seat=self._seat(agent))
            else:
                shown = self.ask("view", match=self._matches[agent])
            mask = np.zeros(self._host.actions, np.int8)
            mask[list(actions.choices(shown)) if shown is self._question else []] = 1
            array = np.array(shown.get("array", ()), np.int32)
            self._observations[agent] = {"observation": array, "action_mask": mask}
        return self._observations[agent]

    def _seat(self, agent):
        return self._host.seats[self.possible_agents.index(agent)]

    def _go_on(self):
        """Reads until the program is asked something, or the match has ended."""
        try:
            while not self._advance(self._host.read()):
                pass
        except Refusal:
            self._forget()
            raise

    def _advance(self, line):
        if line["type"] == "begin":
            agent = self.possible_agents[self._host.index(line)]
            self.agents.append(agent)
            self._matches[agent] = line["match"]
            self.rewards[agent] = self._cumulative_rewards[agent] = 0
            self.terminations[agent] = self.truncations[agent] = False
            self.infos[agent] = {}
        elif line["type"] == "decide":
            self._question = line
            self.agent_selection = next(a for a in self.agents if self._matches[a] == line["match"])
            self.infos[self.agent_selection] = {"view": line["view"], "legal": line["legal"]}
        elif line["type"] == "played":
            self.scores, self.winners, self.record = line["scores"], line["winners"], line["record"]
            for agent in self.agents:  # Nothing was gained before.
                reward = self._reward(self._seat(agent), self.scores, self.winners)
                self.rewards[agent] = self._cumulative_rewards[agent] = reward
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        return line["type"] in ("decide", "played")
