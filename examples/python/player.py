"""Ivy, a player of euchre. Needs Python 3.8 or later, and nothing else."""
import json, sys

RANKS = ["Nine", "Ten", "Jack", "Queen", "King", "Ace"]
TWIN = {"Spades": "Clubs", "Clubs": "Spades", "Hearts": "Diamonds", "Diamonds": "Hearts"}
CAUTION = {"name": "caution", "help": "how many tricks a hand must promise to make trump",
           "kind": "decimal", "min": 0, "max": 5, "default": 2}

def value(card, trump, led=None):  # 20 or more for trump, below 0 if it cannot take the trick
    rank, suit = card.split(" of ")
    if rank == "Jack" and suit in (trump, TWIN[trump]):
        return 31 if suit == trump else 30
    return RANKS.index(rank) + (20 if suit == trump else 0 if led in (None, suit) else -20)

def tricks(hand, trump):  # about how many a hand takes by itself
    values = [value(card, trump) for card in hand]
    suits = {card.split(" of ")[1] for card in hand if value(card, trump) < 20}
    worth = sum(0.4 + 0.05 * (v - 20) for v in values if v >= 20)
    return worth + 0.35 * values.count(5) + 0.2 * (3 - len(suits)) * (max(values) >= 20)

def bid(view, legal, caution):
    hand = view["hand"] + [view["upcard"]] * (view["passes"] == 3)  # the dealer would pick it up
    orders = [text for text in legal if text.startswith("order up")]
    promised, best = max((tricks(hand, text.split()[2]), text) for text in orders)
    return best if promised >= caution or "pass" not in legal else "pass"

def play(view, cards):
    trump, seat, out, trick = view["trump"], view["seat"], view["sitting_out"], view["tricks"][-1]
    if not trick["cards"]:  # the makers lead trump, and others do not
        sign = 1 if view["maker"] % 2 == seat % 2 else -1
        return max(cards, key=lambda c: value(c, trump) * (sign if value(c, trump) >= 20 else 1))
    seats = [s % 4 for s in range(trick["leader"], trick["leader"] + 4) if s % 4 not in out]
    led = trump if value(trick["cards"][0], trump) >= 20 else trick["cards"][0].split(" of ")[1]
    values = [value(card, trump, led) for card in trick["cards"]]
    best, last = max(values), len(values) == len(seats) - 1
    winners = [card for card in cards if value(card, trump, led) > best]
    if seats[values.index(best)] % 2 == seat % 2 and (last or best >= 4) or not winners:
        return min(cards, key=lambda card: value(card, trump))
    return (min if last else max)(winners, key=lambda card: value(card, trump))

def decide(view, legal, caution):
    cards = [text.partition(" ")[2] for text in legal]
    if view["phase"] == "discard":
        return "discard " + min(cards, key=lambda card: value(card, view["trump"]))
    if view["phase"] in ("lead", "follow"):
        return "play " + play(view, cards)
    return "pass" if view["phase"] == "defence" else bid(view, legal, caution)

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "games": ["euchre"], "settings": [CAUTION]}
    elif told["type"] == "setup":
        caution, answer = told["settings"]["caution"], {"type": "ready"}
    elif told["type"] == "decide":
        decision = decide(told["view"], told["legal"], caution)
        answer = {"type": "decision", "question": told["question"], "decision": decision}
    else:
        continue
    print(json.dumps(answer), flush=True)
