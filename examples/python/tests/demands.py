"""What the environments of PettingZoo promise, as its documentation words it."""
import numpy as np

GAMES = {
    "euchre": (["-", "Simple", "-", "Simple"], "points 2, shuffle uniform", ["seat_0", "seat_2"], 293, 58),
    "beans": (["Random", "-"], None, ["seat_1"], 229, 64),
    "blackjack": (["-"], "classic, hands 3", ["seat_0"], 89, 18),
}


def require(holds, what):
    if not holds:
        raise AssertionError(what)


def by_chance(chance):
    """How to choose legal actions by chance."""
    return lambda agent, observation: int(chance.choice(np.flatnonzero(observation["action_mask"])))


def play(env, choose):
    """Plays a match that was begun, and requires on the way what holds in every environment.

    Returns everything that agents were shown and gained.
    """
    seen, gained, gone, present = [], dict.fromkeys(env.agents, 0), [], list(env.agents)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        require(agent == env.agent_selection and agent not in gone, "agents do not come back")
        require(reward == gained[agent], "last has what was gained since the agent's last step")
        require((terminated, truncated) == (env.terminations[agent], env.truncations[agent]), "last has the state")
        require(isinstance(terminated, bool) and isinstance(truncated, bool), "states are true or false")
        require(info is env.infos[agent] and isinstance(info, dict), "last has the info")
        require(env.last(observe=False)[0] is None, "last does not observe in vain")
        require(env.observation_space(agent).contains(observation), "observations are in their space")
        for name, values in observation.items():
            require(values.dtype == env.observation_space(agent)[name].dtype, "observations have their type")
        require(observation["action_mask"].any() != terminated, "there is something to do until the end")
        seen.append((agent, observation["observation"].tolist(), observation["action_mask"].tolist(), reward))
        require(env.step(None if terminated else choose(agent, observation)) is None, "step returns nothing")
        if terminated:
            gone.append(agent)
            present.remove(agent)
        gained[agent] = 0
        for each, value in env.rewards.items():
            gained[each] += value
        require(env.agents == present and env.num_agents == len(present), "agents leave one by one")
        for values in (env.rewards, env.terminations, env.truncations, env.infos):
            require(set(values) == set(present), "those who have left leave nothing")
        require(not gone or not any(env.rewards.values()), "nothing is gained after the end")
    require(not present and len(gone) == env.max_num_agents, "all agents see the end")
    return seen
