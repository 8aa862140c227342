"""Trains a network to play euchre from datasets of Baize, and lets it play a tournament.

It learns what players that advise, such as Master, found each decision worth, and what the others
decided. docs/learning.md has the commands. Needs Baize, Python 3.9 or later, and numpy.
"""
import argparse, gzip, json, math, struct, subprocess, sys
import numpy as np

GAME, DECISIONS, INPUTS = "euchre", 58, 293  # docs/views.md
CARDS, BIDS, FOURS = 48, 49, 268  # cards and suits are in fours, in decisions and arrays
SUITS = [(0, 1, 2, 3), (2, 1, 0, 3), (0, 3, 2, 1), (2, 3, 0, 1),  # pairs of a colour stay together
         (1, 2, 3, 0), (1, 0, 3, 2), (3, 2, 1, 0), (3, 0, 1, 2)]
HELD_OUT, BATCH, RATE = 20, 1024, 2e-3  # one match in 20 is for tests only

def read(files):  # the arrays, what each decision is worth, and which rows are held out
    arrays, worths, held = bytearray(), [], []
    for file in files:
        try:
            with gzip.open(file, "rt") as lines:
                for row in map(json.loads, lines):
                    if len(row["numbers"]) > 1:
                        arrays += np.array(row["array"], np.uint8).reshape(INPUTS).tobytes()
                        worths.append(worth(row))
                        held.append(row["match"] % HELD_OUT == 0)
        except (OSError, EOFError, KeyError, IndexError, ValueError) as error:
            sys.exit(f"train.py: {file}: {error}; expected a dataset of {GAME} in .jsonl.gz")
    return np.frombuffer(arrays, np.uint8).reshape(-1, INPUTS), np.array(worths), np.array(held)

def worth(row):  # by the advice, or else 1 for what was decided and 0 for the rest
    values = np.full(DECISIONS, -np.inf, np.float32)
    values[row["numbers"]] = np.equal(row["numbers"], row["number"])
    number = dict(zip(row["legal"], row["numbers"]))
    for each in row.get("advice", {}).get("values", []):
        values[number[each["decision"]]] = each["value"]
    return values

def turned(suits):  # the places of inputs and of decisions if suits change theirs
    inputs, decisions = np.arange(INPUTS), np.arange(DECISIONS)
    inputs[:FOURS] = inputs[:FOURS] // 4 * 4 + np.tile(suits, FOURS // 4)
    decisions[:CARDS] = inputs[:CARDS]
    decisions[BIDS:BIDS + 8] = BIDS + inputs[:8]
    return inputs, decisions

def softmax(values):
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)

class Perceptron:
    def __init__(self, widths, random):
        self.arrays = []  # the weights and biases of each layer
        for inputs, outputs in zip(widths, widths[1:]):
            weights = random.normal(0, math.sqrt(2 / inputs), (inputs, outputs))
            self.arrays += [weights.astype(np.float32), np.zeros(outputs, np.float32)]
        self.averages = [(np.zeros_like(array), np.zeros_like(array)) for array in self.arrays]

    def layers(self, x):  # the input of each layer, and the output of the last
        for i in range(0, len(self.arrays), 2):
            yield x
            x = x @ self.arrays[i] + self.arrays[i + 1]
            if i + 2 < len(self.arrays):
                x = np.maximum(x, 0)
        yield x

    def learn(self, inputs, gradient, step, rate):  # Adam
        gradients = []
        for i in range(len(self.arrays) - 2, -1, -2):
            gradients = [inputs[i // 2].T @ gradient, gradient.sum(axis=0)] + gradients
            gradient = (gradient @ self.arrays[i].T) * (inputs[i // 2] > 0)
        scale = math.sqrt(1 - 0.999 ** step) / (1 - 0.9 ** step)
        for array, slope, (mean, square) in zip(self.arrays, gradients, self.averages):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            array -= rate * scale * mean / (np.sqrt(square) + 1e-8)

    def write(self, file, largest):  # in the format safetensors; inputs are not divided there
        self.arrays[0] /= largest[:, None]
        header, data = {"__metadata__": {"game": GAME}}, b""
        for i, array in enumerate(self.arrays):
            values = np.ascontiguousarray(array.T, "<f4")
            end = len(data) + values.nbytes
            name = f"{i // 2}.{('weight', 'bias')[i % 2]}"
            header[name] = {"dtype": "F32", "shape": values.shape, "data_offsets": [len(data), end]}
            data += values.tobytes()
        text = json.dumps(header).encode()
        with open(file, "wb") as out:
            out.write(struct.pack("<Q", len(text)) + text + data)

def target(worths, temperature):  # the better a decision, the more likely
    return softmax(worths / temperature)

def judged(network, x, worths, temperature):  # loss, how often the best is decided, what the rest costs
    *_, values = network.layers(x)
    values = np.where(np.isfinite(worths), values, -np.inf)
    chosen = worths[np.arange(len(values)), values.argmax(axis=1)]
    loss = -(target(worths, temperature) * np.log(softmax(values) + 1e-9)).sum(axis=1)
    return loss.mean(), (chosen == worths.max(axis=1)).mean(), (worths.max(axis=1) - chosen).mean()

def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("data", nargs="+", help="what baize dataset has written, with names in .jsonl.gz")
    parser.add_argument("--out", default="policy.safetensors", help="the file of the network")
    parser.add_argument("--hidden", type=int, nargs="*", default=[256, 256], help="units of each hidden layer")
    parser.add_argument("--epochs", type=int, default=10, help="how often it sees each decision")
    parser.add_argument("--temperature", type=float, default=0.02, help="how much worse is nearly as good")
    parser.add_argument("--seed", type=int, default=1, help="of the first weights and the order")
    parser.add_argument("--rules", default="american", help="of the tournament")
    parser.add_argument("--opponent", default="Expert", help="in the tournament")
    parser.add_argument("--games", type=int, default=1000, help="of the tournament; 0 for none")
    parser.add_argument("--baize", default="baize", help="the program")
    told = parser.parse_args()
    if told.temperature <= 0:
        parser.error(f"argument --temperature: {told.temperature}: expected more than 0")
    try:
        open(told.out, "ab").close()  # rather than to find out after the training
    except OSError as error:
        sys.exit(f"train.py: {error}")

    arrays, worths, held = read(told.data)
    if held.all():
        sys.exit(f"train.py: too few games to hold one in {HELD_OUT} out")
    largest = np.maximum(arrays.max(axis=0), 1).astype(np.float32)
    tests, test_worths = arrays[held] / largest, worths[held]
    arrays, worths = arrays[~held], worths[~held]
    random = np.random.default_rng(told.seed)
    network = Perceptron([INPUTS, *told.hidden, DECISIONS], random)
    turns = [turned(suits) for suits in SUITS]
    batches = max(1, len(arrays) // BATCH)
    print(f"{len(arrays)} decisions to learn from, {len(tests)} held out")
    print("epoch   loss  held out  best %  cost %")
    step, last = 0, told.epochs * batches
    for epoch in range(1, told.epochs + 1):
        total = 0
        for rows in np.array_split(random.permutation(len(arrays)), batches):
            step += 1
            inputs, decisions = turns[random.integers(len(turns))]
            x, worth = arrays[rows][:, inputs] / largest, worths[rows][:, decisions]
            *inputs, values = network.layers(x)
            likely = softmax(np.where(np.isfinite(worth), values, -np.inf))
            wanted = target(worth, told.temperature)
            rate = RATE * (1 + math.cos(math.pi * step / last)) / 2
            network.learn(inputs, (likely - wanted) / len(rows), step, rate)
            total -= (wanted * np.log(likely + 1e-9)).sum() / len(rows)
        loss, best, cost = judged(network, tests, test_worths, told.temperature)
        curve = f"{loss:9.3f} {100 * best:7.1f} {100 * cost:7.2f}  {'#' * round(30 * loss)}"
        print(f"{epoch:5} {total / batches:6.3f} {curve}", flush=True)
    network.write(told.out, largest)
    if told.games:
        player = f"Network:file={told.out}"
        command = [told.baize, "tournament", "--rules", told.rules, GAME, player, told.opponent]
        try:
            sys.exit(subprocess.run([*command, "--games", str(told.games)]).returncode)
        except OSError as error:
            sys.exit(f"train.py: {told.baize} cannot be run: {error.strerror}")

if __name__ == "__main__":
    main()
