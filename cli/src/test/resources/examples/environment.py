"""Plays in the environment of examples/python by chance, and asserts what it promises."""
import random
import sys
from baize_env import BaizeEnv, BaizeError, IllegalAction, Refusal

TABLES = {
    "euchre": (["-", "Simple", "-", "Simple"], "points 2, shuffle uniform", ["seat_0", "seat_2"], 293, 58),
    "beans": (["Random", "-"], None, ["seat_1"], 229, 64),
    "blackjack": (["-"], "classic, hands 3", ["seat_0"], 89, 0),
}


def refused(kind, call, *words, **named):
    try:
        call(*words, **named)
    except kind as error:
        return str(error)
    raise AssertionError(f"expected {kind.__name__}")


def play(env, agents, length, actions):
    """One match; returns how it went."""
    chance, went = random.Random(7), []
    assert env.agents == env.possible_agents == agents
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        assert len(observation["observation"]) == len(env.observation_tensor(agent)) == length
        mask, legal = observation["action_mask"], env.legal_actions()
        assert len(mask) == actions and not truncation
        assert not actions or [i for i, may in enumerate(mask) if may] == sorted(legal)
        assert termination == (not legal) and env.observe(agent) == observation
        if termination:
            assert refused(IllegalAction, env.step, 0)
            went.append(reward)
            env.step(None)
        else:
            assert reward == 0 and len(info["legal"]) == len(legal) and "phase" in info["view"]
            assert refused(IllegalAction, env.step, "shout") and refused(IllegalAction, env.step, None)
            choice = chance.randrange(len(legal))
            env.step(chance.choice([legal, info["legal"]])[choice])
    assert not env.agents
    return went, env.scores, env.winners, env.record


for game, (players, rules, *table) in TABLES.items():
    with BaizeEnv(game, players, rules=rules, seed=3) as env:
        process = env._process
        assert env.action_count == table[-1]
        assert "reset" in refused(BaizeError, env.last)
        env.reset()
        first = play(env, *table)
        env.reset()
        env.step(env.legal_actions()[0])
        env.reset(seed=-5)  # gives up the second of the series
        other = play(env, *table)
        env.reset()
        third = play(env, *table)
        env.reset(seed=-5)
        assert play(env, *table) == other and len({str(first), str(other), str(third)}) == 3
        assert env.ask("outcome", record=env.record)["scores"] == env.scores
        assert "\n" not in refused(Refusal, env.ask, "legal", record="torn")
        assert refused(ValueError, env.reset, options={"seed": 1})
        assert "\n" not in refused(Refusal, env.reset, options={"rules": "nonsense 1"})
        assert not env.agents and refused(BaizeError, env.step, None)
        env.reset(seed=-5)
        assert play(env, *table) == other
    assert process.poll() == 0
    assert all("closed" in refused(BaizeError, call) for call in (env.reset, env.last))
    with BaizeEnv(game, players, rules=rules, seed=3) as env:
        env.reset()
        assert play(env, *table) == first
        env.reset()  # and leaves it
    assert env._process.poll() == 0
    print(game)

# A game that this environment was not written for, whose host is of a few lines.
HOST = """import sys
for line in ['{"type":"hello"}', '{"type":"setup","game":"chess","decisions":4672,"settings":{}}']:
    print(line, flush=True)
    sys.stdin.readline()
sys.stdin.readline()"""
with BaizeEnv("chess", command=[sys.executable, "-c", HOST]) as env:
    assert env.action_count == 4672

print(refused(BaizeError, BaizeEnv, "euchre", ["-", "Nobody", "-", "Nobody"]).split(";")[0])
print(refused(BaizeError, BaizeEnv, "euchre", command="no-such-program"))
print(refused(BaizeError, BaizeEnv, "euchre", command=["echo"]))
print(refused(ValueError, BaizeEnv, "euchre", "Simple"))
