"""A player of any game that a language model plays. Needs Python 3.8 or later, and nothing else.

Put a call of your model into `ask`; everything else is done: what the seat knows becomes a prompt, an
answer that is no choice is asked for again, and if there is none in the end, the first legal decision
is made, or with the setting strict=yes the answer is handed on as it is, which loses the game.
"""
import json, re, sys, zlib

ATTEMPTS = 3
CHOICE = "\n- "
STRICT = {"name": "strict", "help": "whether an answer that is no choice loses the game",
          "kind": "flag", "default": False}

def ask(prompt):  # a stand-in that plays by chance, and sometimes only talks
    chance = zlib.crc32(prompt.encode())
    if chance % 6 == 0:
        return "That depends on what my partner holds."
    return f"I choose {chance // 6 % prompt.count(CHOICE) + 1}."

def prompt_of(told, match):
    view = json.dumps(told["view"], ensure_ascii=False)
    choices = "".join(f"{CHOICE}{i + 1}: {text}" for i, text in enumerate(told["legal"]))
    return (f"You play {match['game']} by these rules: {match['rules']}.\n"
            f"You sit at seat {match['seat']} of {match['seats']}, counted from 0. You know:\n{view}\n"
            f"Your choices:{choices}\nAnswer with the number of one of them.")

def chosen(answer, legal):  # a decision alone, or the last number that is one of a choice
    if answer.strip() in legal:
        return answer.strip()
    numbers = [int(each) for each in re.findall(r"\d{1,9}", answer)]
    return next((legal[n - 1] for n in reversed(numbers) if 1 <= n <= len(legal)), None)

def decide(told, match, strict, counts):
    legal, prompt = told["legal"], prompt_of(told, match)
    if len(legal) == 1:
        return legal[0]
    for attempt in range(ATTEMPTS):
        answer = ask(prompt)
        counts["asked"] += 1
        choice = chosen(answer, legal)
        if choice is not None:
            return choice
        counts["not understood"] += 1
        prompt += f"\nYou answered: {answer}\nThat is none of them. Answer with a number alone."
    counts["given up"] += 1
    return answer[:200] if strict else legal[0]

strict, game, matches = False, "", {}
counts = {"asked": 0, "not understood": 0, "given up": 0}
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        said = {"type": "hello", "protocol": 1, "name": "Model", "settings": [STRICT]}
    elif told["type"] == "setup":
        game, strict, said = told["game"], told["settings"]["strict"], {"type": "ready"}
    elif told["type"] == "begin":
        matches[told["match"]] = dict(told, game=game)
        continue
    elif told["type"] == "decide":
        decision = decide(told, matches[told["match"]], strict, counts)
        said = {"type": "decision", "question": told["question"], "decision": decision}
    else:
        matches.pop(told.get("match"), None)
        continue
    print(json.dumps(said), flush=True)
print("model.py:", ", ".join(f"{number} {what}" for what, number in counts.items()), file=sys.stderr)
