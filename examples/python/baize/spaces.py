"""The spaces and base classes of Gymnasium and PettingZoo, or what stands in for them."""
import numpy as np

try:
    from gymnasium import Env
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    SAME_STEP = AutoresetMode.SAME_STEP
except ImportError:
    SAME_STEP = "SameStep"

    class Space:
        """A set of values from which to sample."""

        def __init__(self, shape=None, dtype=None):
            self.shape, self.dtype = shape, None if dtype is None else np.dtype(dtype)
            self.np_random = np.random.default_rng()

        def seed(self, seed=None):
            self.np_random = np.random.default_rng(seed)

    class Discrete(Space):
        """The numbers from 0 to n - 1."""

        def __init__(self, n):
            super().__init__((), np.int64)
            self.n = n

        def sample(self, mask=None):
            """One of all numbers, or of those for which the mask has 1."""
            return np.int64(self.np_random.choice(self.n if mask is None else np.flatnonzero(mask)))

        def contains(self, value):
            return isinstance(value, (int, np.integer)) and 0 <= value < self.n

    class Box(Space):
        """Arrays of whole numbers within bounds."""

        def __init__(self, low, high, shape, dtype):
            super().__init__(tuple(shape), dtype)
            self.low, self.high = (np.full(shape, bound, dtype) for bound in (low, high))

        def sample(self):
            return self.np_random.integers(self.low, self.high, self.shape, self.dtype, endpoint=True)

        def contains(self, value):
            return (isinstance(value, np.ndarray) and value.shape == self.shape
                    and bool(np.all((self.low <= value) & (value <= self.high))))

    class Dict(Space):
        """Values of several spaces, each with a name."""

        def __init__(self, spaces):
            super().__init__()
            self.spaces = dict(spaces)

        def __getitem__(self, name):
            return self.spaces[name]

        def __iter__(self):
            return iter(self.spaces)

        def seed(self, seed=None):
            for space in self.spaces.values():
                space.seed(seed)

        def sample(self):
            return {name: space.sample() for name, space in self.spaces.items()}

        def contains(self, value):
            return (isinstance(value, dict) and value.keys() == self.spaces.keys()
                    and all(space.contains(value[name]) for name, space in self.spaces.items()))

    def batch_space(space, n):
        """The space of n values of a space, as arrays."""
        if isinstance(space, Dict):
            return Dict({name: batch_space(each, n) for name, each in space.spaces.items()})
        if isinstance(space, Discrete):
            return Box(0, space.n - 1, (n,), space.dtype)
        return Box(space.low.flat[0], space.high.flat[0], (n, *space.shape), space.dtype)

    class Env:
        """What environments inherit."""

        def reset(self, seed=None, options=None):
            """Nothing is left to be seeded here."""

        @property
        def unwrapped(self):
            return self

    VectorEnv = Env

try:
    from pettingzoo import AECEnv
except ImportError:
    class AECEnv:
        """What environments of several agents inherit."""

        @property
        def unwrapped(self):
            return self


def numbers(length):
    """The space of arrays of views."""
    bounds = np.iinfo(np.int32)
    return Box(bounds.min, bounds.max, (length,), np.int32)


def observations(length, actions):
    """The space of arrays of views with masks of the legal actions."""
    return Dict({"observation": numbers(length), "action_mask": Box(0, 1, (actions,), np.int8)})
