"""Matches of one agent against players: environments of Gymnasium."""
from . import spaces
from .aec import BaizeEnv
from .host import Closing


class SoloEnv(Closing, spaces.Env):
    """Matches of a game in which one agent, the player called "-", plays against others.

    The arguments are those of BaizeEnv; observations, actions and infos are as there. An action that
    is not legal raises IllegalAction, and changes nothing.
    """

    def __init__(self, game, players=("-",), **more):
        #: The environment of which this one shows the only agent.
        self.table = BaizeEnv(game, players, **more)
        if self.table.max_num_agents != 1:
            self.close()
            raise ValueError(f"players {list(players)}: expected one seat that is called \"-\"; "
                             f"there are {self.table.possible_agents}")
        self._agent, = self.table.possible_agents
        self.metadata, self.render_mode = self.table.metadata, self.table.render_mode
        self.observation_space = self.table.observation_space(self._agent)
        self.action_space = self.table.action_space(self._agent)

    def reset(self, *, seed=None, options=None):
        """Begins a match; returns the observation and the info."""
        super().reset(seed=seed)
        self.table.reset(seed, options)
        return self.table.observe(self._agent), self.table.infos[self._agent]

    def step(self, action):
        """Decides; returns the observation, the reward, whether the match has ended or was cut short,
        and the info."""
        self.table.step(action)
        observation, reward, terminated, truncated, info = self.table.last()
        return observation, float(reward), terminated, truncated, info

    def render(self):
        """What the agent sees, as a text or printed; the scores after the end."""
        return self.table.render()

    def close(self):
        """Ends Baize."""
        self.table.close()
