"""Trains the classifier of answers: softmax regression over a message's embedding and its words.

Reads the output of examples.ts, prints the accuracy on held-out messages, and writes assistant-pack/classifier/answers.bin
(format: README.md). Needs Python 3 and NumPy, and a minute.
"""

import json
import struct
import sys
from collections import Counter

import numpy as np

FOLDER = ".cache/training"
TO = "assistant-pack/classifier/answers.bin"
EPOCHS, BATCH = 4, 256
RATE = {"embedding": 0.25, "words": 0.05, "bias": 0.05}
FEWEST = 3  # texts that hold a word
WORDS_SCALE = 6.0  # length of the vector of words beside an embedding of length 1
START = 20.0  # length of the weights of an answer at the start: the middle of its examples
STEPS = 7  # weights of words: -7 to 7
JOINED = (0.3, 0.35, 0.35)  # alone, with the message before, with two


def read(name):
    with open(f"{FOLDER}/{name}.json") as file:
        found = json.load(file)
    size = 384
    return found, np.fromfile(f"{FOLDER}/{name}.f32", dtype=np.float32).reshape(-1, size)


examples, vectors = read("examples")
held, held_vectors = read("held-out")
pairs = sorted({(row[0], row[1]) for row in examples["rows"]})
answers = sorted({one for one, _ in pairs})
place = {one: at for at, one in enumerate(answers)}
labels = np.array([place[one] for one, _ in pairs])
texts = np.array([text for _, text in pairs])

counts = Counter(word for _, text in pairs for word in examples["words"][text])
words = sorted(word for word, count in counts.items() if count >= FEWEST)
at_word = {word: at for at, word in enumerate(words)}
idf = np.array([np.log((len(pairs) + 1) / (counts[word] + 0.5)) for word in words], dtype=np.float32)


def features(row):
    known = np.array([at_word[word] for word in row if word in at_word], dtype=np.int64)
    weights = idf[known]
    return known, (WORDS_SCALE * weights / (np.linalg.norm(weights) or 1)).astype(np.float32)


def softmax_step(own, held_back, rng):
    """One epoch over the examples; updates the weights."""
    order = rng.permutation(len(pairs))
    for start in range(0, len(order), BATCH):
        rows = order[start : start + BATCH]
        x = vectors[texts[rows]]
        lengths = [len(own[text][0]) for text in texts[rows]]
        columns, inverse = np.unique(np.concatenate([own[text][0] for text in texts[rows]]), return_inverse=True)
        beside = np.zeros((len(rows), len(columns)), np.float32)
        beside[np.repeat(np.arange(len(rows)), lengths), inverse] = np.concatenate([own[text][1] for text in texts[rows]])
        z = x @ embedding.T + bias + beside @ of_words[columns]
        z -= z.max(1, keepdims=True)
        share = np.exp(z)
        share /= share.sum(1, keepdims=True)
        share[np.arange(len(rows)), labels[rows]] -= 1
        share /= len(rows)
        descend(embedding, sums["embedding"], share.T @ x, RATE["embedding"] * held_back)
        descend(bias, sums["bias"], share.sum(0), RATE["bias"] * held_back)
        gradient = beside.T @ share
        sums["words"][columns] += gradient**2
        of_words[columns] -= RATE["words"] * held_back * gradient / np.sqrt(sums["words"][columns])


def descend(weights, squares, gradient, rate):
    squares += gradient**2
    weights -= rate * gradient / np.sqrt(squares)


def logits(text):
    known, weights = held_features[text]
    return held_vectors[text] @ embedding.T + bias + weights @ of_words[known]


def report(name):
    score = {text: logits(text) for text in {text for row in held["rows"] for text in row[1:]}}
    first = {"one": [], "three": [], "conversation": []}
    for wanted, alone, with_one, with_two in held["rows"]:
        want = place.get(wanted, -1)
        if alone == with_one:
            order = np.argsort(-score[alone])
            first["one"].append(order[0] == want)
            first["three"].append(want in order[:3])
        else:
            joined = JOINED[0] * score[alone] + JOINED[1] * score[with_one] + JOINED[2] * score[with_two]
            first["conversation"].append(joined.argmax() == want)
    print(name, {key: round(float(np.mean(found)), 4) for key, found in first.items()}, flush=True)


embedding = np.zeros((len(answers), vectors.shape[1]), np.float32)
np.add.at(embedding, labels, vectors[texts])
embedding *= START / np.linalg.norm(embedding, axis=1, keepdims=True)
bias = np.zeros(len(answers), np.float32)
of_words = np.zeros((len(words), len(answers)), np.float32)
sums = {
    "embedding": np.full_like(embedding, 1e-8),
    "bias": np.full_like(bias, 1e-8),
    "words": np.full_like(of_words, 1e-8),
}
example_features = [features(row) for row in examples["words"]]
held_features = [features(row) for row in held["words"]]
print(len(pairs), "examples,", len(answers), "answers,", len(words), "words")
rng = np.random.default_rng(0)
for epoch in range(EPOCHS):
    softmax_step(example_features, (1 - epoch / EPOCHS) ** 0.5, rng)
    report(f"run {epoch + 1}")

scales = np.abs(embedding).max(1) / 127
whole = np.round(embedding / scales[:, None]).astype(np.int8)
steps = np.abs(of_words).max(1) / STEPS + 1e-12
small = np.clip(np.round(of_words / steps[:, None]), -STEPS, STEPS).astype(np.int8)
embedding, of_words = whole * scales[:, None].astype(np.float32), (small * steps[:, None]).astype(np.float32)
report("as written")
if small.shape[1] % 2:
    small = np.pad(small, ((0, 0), (0, 1)))
packed = (((small[:, 0::2] + 8) << 4) | (small[:, 1::2] + 8)).astype(np.uint8)
header = json.dumps(
    {"encoder": examples["encoder"], "size": int(whole.shape[1]), "wordsScale": WORDS_SCALE, "answers": answers, "words": words},
    separators=(",", ":"),
).encode()
header += b" " * (-(len(header) + 4) % 4)
with open(TO, "wb") as file:
    file.write(struct.pack("<I", len(header)))
    file.write(header)
    for numbers in (bias, scales, idf, steps):
        file.write(numbers.astype("<f4").tobytes())
    file.write(whole.tobytes())
    file.write(packed.tobytes())
    print(TO, file.tell(), "bytes", file=sys.stderr)
