"""Trains two files: src/server/assistant/meaning/emergencies.safetensors, an adaptation of the encoder that moves messages about
the same danger together and away from harmless ones, and assistant-pack/classifier/emergencies.json, the perceptron on top.

    node training/encoder/emergencies.ts > emergencies.json
    python3 training/encoder/emergencies.py emergencies.json
"""

import base64
import hashlib
import json
import random
import sys
import time

import torch
import torch.nn.functional as F

from encoder import WIDTH, Encoder, encode, tokens, write_tensors

OUT = "src/server/assistant/meaning/emergencies.safetensors"
PERCEPTRON = "assistant-pack/classifier/emergencies.json"

ROUNDS = 2
HIGHEST_RATE = 1e-3
RATE_OF_PERCEPTRON = 2e-3
AT_ONCE = 64
UNITS = 96
# `inputScale` of src/domain/chat/concern/meaning.ts.
INPUT_SCALE = 19.6


class Perceptron(torch.nn.Module):
    def __init__(self, classes):
        super().__init__()
        self.first = torch.nn.Linear(WIDTH, UNITS)
        self.second = torch.nn.Linear(UNITS, classes)

    def forward(self, vectors):
        inputs = F.dropout(vectors * INPUT_SCALE, 0.1, self.training)
        return self.second(F.dropout(F.relu(self.first(inputs)), 0.5, self.training))


def written(layer):
    """Weights quantised to integers of -127 to 127 for each unit."""
    rows, bias = layer.weight.detach(), layer.bias.detach()
    scales = rows.abs().max(1)[0].clamp(min=1e-9) / 127
    whole = torch.round(rows / scales[:, None]).to(torch.int8).numpy().tobytes()
    short = lambda numbers: [float(f"{number:.5g}") for number in numbers.tolist()]
    return {"scales": short(scales), "bias": short(bias), "rows": base64.b64encode(whole).decode()}


def main():
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(1)  # two threads of one core hinder one another
    data = json.load(open(sys.argv[1]))
    classes = data["classes"]
    parts = data["parts"]
    random.shuffle(parts)
    messages = [(tokens(one["message"]), classes.index(one["label"])) for one in data["examples"] + parts[: len(parts) // 2]]
    encoder, perceptron = Encoder(), Perceptron(len(classes))
    learnt = list(encoder.learnt.values())
    optimiser = torch.optim.AdamW(
        [{"params": learnt, "lr": HIGHEST_RATE}, {"params": perceptron.parameters(), "lr": RATE_OF_PERCEPTRON}],
        weight_decay=0.01,
    )
    steps = ROUNDS * len(messages) // AT_ONCE
    rate = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: min(1, (step + 1) / 80) * max(0.02, 1 - step / steps))
    began, order, lost = time.time(), [], 0.0
    for step in range(steps):
        if len(order) < AT_ONCE:
            order += random.sample(range(len(messages)), len(messages))
        picked, order = order[:AT_ONCE], order[AT_ONCE:]
        guesses = perceptron(encode(encoder, [messages[at][0] for at in picked]))
        loss = F.cross_entropy(guesses, torch.tensor([messages[at][1] for at in picked]), label_smoothing=0.02)
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(learnt, 1.0)
        optimiser.step()
        rate.step()
        lost += loss.item()
        if step % 100 == 99:
            print(f"step {step + 1} of {steps}, {time.time() - began:.0f} s, loss {lost / 100:.3f}", flush=True)
            lost = 0.0
    write_tensors(OUT, encoder.changes())
    layers = {"first": written(perceptron.first), "second": written(perceptron.second)}
    lines = ",\n".join(f'"{name}": {json.dumps(layer, separators=(",", ":"))}' for name, layer in layers.items())
    # The classifier only fits embeddings of this encoder.
    tuning = hashlib.sha256(open(OUT, "rb").read()).hexdigest()[:12]
    open(PERCEPTRON, "w").write(f'{{\n"tuning": "{tuning}",\n"classes": {json.dumps(classes)},\n{lines}\n}}\n')


main()
