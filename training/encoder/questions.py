"""Trains src/server/assistant/meaning/questions.safetensors, an adaptation of the encoder that moves messages with the same
answer together.

    node training/encoder/questions.ts > questions.json
    python3 training/encoder/questions.py questions.json [--further ROUNDS]
"""

import json
import random
import sys
import time

import torch
import torch.nn.functional as F

from encoder import WIDTH, Encoder, encode, tokens, write_tensors

OUT = "src/server/assistant/meaning/questions.safetensors"

ROUNDS = 4
HIGHEST_RATE = 1e-3
# Continue from the saved weights.
HIGHEST_RATE_FURTHER = 5e-4
# Softmax temperature of the similarities: the lower, the more the nearest wrong answers count.
TEMPERATURE = 0.05
# Answers in a batch, and messages of each. A quarter of the answers are drawn, each with its three nearest neighbours.
ANSWERS_AT_ONCE, MESSAGES_OF_EACH, NEIGHBOURS = 48, 2, 3


def main():
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(1)  # two threads of one core hinder one another
    data = json.load(open(sys.argv[1]))
    answers = [tokens(text) for text in data["answers"]]
    written = [(tokens(one["text"]), one["wants"]) for one in data["written"]]
    wants_of_written = torch.tensor([wants for _, wants in written])
    held_out = {
        name: ([tokens(one["text"]) for one in data[name]], torch.tensor([one["wants"] for one in data[name]]))
        for name in ("heldOut", "heldOutConversations")
    }
    distinct = dict.fromkeys((one["text"], one["wants"]) for one in data["written"] + data["asked"])
    messages = [(tokens(text), wants) for text, wants in distinct] + [(text, at) for at, text in enumerate(answers)]
    of_answer = [[] for _ in answers]
    for at, (_, wants) in enumerate(messages):
        of_answer[wants].append(at)

    encoder = Encoder()
    further = int(sys.argv[sys.argv.index("--further") + 1]) if "--further" in sys.argv else 0
    if further:
        encoder.go_on_from(OUT)
    rounds, highest_rate = (further, HIGHEST_RATE_FURTHER) if further else (ROUNDS, HIGHEST_RATE)

    def middles():
        """The mean embedding of the examples of each answer."""
        encoder.eval()
        with torch.no_grad():
            vectors = encode(encoder, [text for text, _ in written])
            sums = torch.zeros(len(answers), WIDTH).index_add(0, wants_of_written, vectors)
        encoder.train()
        return F.normalize(sums, dim=-1)

    def report(what):
        places = middles()
        encoder.eval()
        for name, (texts, wants) in held_out.items():
            with torch.no_grad():
                right = (encode(encoder, texts) @ places.T).topk(3, 1)[1] == wants[:, None]
            first, three = right[:, 0].float().mean(), right.any(1).float().mean()
            print(f"{what}, {name}: the nearest middle is right for {first:.1%}, one of the nearest three for {three:.1%}", flush=True)
        encoder.train()
        return places

    places = report("before")
    # A prototype of each answer, trained with the encoder and discarded afterwards.
    targets = torch.nn.Parameter(places.clone())
    learnt = list(encoder.learnt.values())
    optimiser = torch.optim.AdamW([{"params": learnt, "lr": highest_rate, "weight_decay": 0.01}, {"params": [targets], "lr": 2 * highest_rate, "weight_decay": 0}])
    in_a_round = len(messages) // (ANSWERS_AT_ONCE * MESSAGES_OF_EACH)
    steps = rounds * in_a_round
    rate = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: min(1, (step + 1) / 60) * max(0.02, 1 - step / steps))
    began = time.time()
    for step in range(steps):
        if step % in_a_round == 0:
            with torch.no_grad():
                directions = F.normalize(targets, dim=-1)
                near = (directions @ directions.T).topk(16, 1)[1]
            print(f"round {step // in_a_round + 1} of {rounds}, {time.time() - began:.0f} s", flush=True)
        drawn = {}
        while len(drawn) < ANSWERS_AT_ONCE:
            one = random.randrange(len(answers))
            for other in [one, *random.sample(near[one, 1:].tolist(), NEIGHBOURS)]:
                if len(drawn) < ANSWERS_AT_ONCE:
                    drawn[other] = True
        picked = [(at, wants) for wants in drawn for at in random.sample(of_answer[wants], min(MESSAGES_OF_EACH, len(of_answer[wants])))]
        wants = torch.tensor([one for _, one in picked])
        vectors = encode(encoder, [messages[at][0] for at, _ in picked])
        # Nearer to its own answer's prototype than to any other ...
        to_places = F.cross_entropy(vectors @ F.normalize(targets, dim=-1).T / TEMPERATURE, wants, label_smoothing=0.05)
        # ... and nearer to a message with the same answer than to the others of the batch.
        likeness = (vectors @ vectors.T / TEMPERATURE).fill_diagonal_(-1e9)
        same = (wants[:, None] == wants[None]) & ~torch.eye(len(wants), dtype=torch.bool)
        paired = same.any(1)
        to_others = -(F.log_softmax(likeness, 1) * same).sum(1)[paired] / same.sum(1)[paired]
        loss = to_places + 0.5 * to_others.mean()
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(learnt, 1.0)
        optimiser.step()
        rate.step()
    report("after")
    write_tensors(OUT, encoder.changes())


main()
