import { normalize } from './normalizer.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Cuts a text into the numbers of its pieces, its begin and its end among them. */
export type Tokenize = (text: string) => number[]

/** SentencePiece's unigram cut: of all ways to cut the text into pieces, the likeliest. */
export function createTokenizer(vocabulary: Vocabulary): Tokenize {
  const { begin, end, unknown, charsmap } = vocabulary
  return (text) => {
    const letters = normalize(charsmap, text)
    return [begin, ...(letters.length === 0 ? [unknown] : cut(vocabulary, letters)), end]
  }
}

/** Among equally likely ways the one whose last piece is longest, as the original does. */
function cut(vocabulary: Vocabulary, text: Int32Array): number[] {
  const { scores, unknown, unknownScore } = vocabulary
  const best = new Float64Array(text.length + 1).fill(-1e38)
  const from = new Int32Array(text.length + 1)
  const pieceTo = new Int32Array(text.length + 1)
  best[0] = 0
  for (let i = 0; i < text.length; i += 1) {
    const base = best[i]!
    let single = false
    eachPiece(vocabulary, text, i, (piece, to) => {
      single ||= to === i + 1
      reach(piece, to, base + scores[piece]!, i)
    })
    if (!single) reach(unknown, i + 1, base + unknownScore, i)
  }
  function reach(piece: number, to: number, score: number, i: number): void {
    if (score <= best[to]!) return
    best[to] = score
    from[to] = i
    pieceTo[to] = piece
  }

  const pieces: number[] = []
  for (let to = text.length; to > 0; to = from[to]!) pieces.push(pieceTo[to]!)
  return pieces.reverse()
}

/** Finds the pieces the text has at `at`, shortest first: the range of pieces that begin alike narrows letter by letter. */
function eachPiece(
  { letters, starts }: Vocabulary,
  text: Int32Array,
  at: number,
  found: (piece: number, to: number) => void,
): void {
  let low = 0
  let high = starts.length - 1
  for (let depth = 0; at + depth < text.length; depth += 1) {
    const letter = text[at + depth]!
    low = firstAtLeast(letters, starts, low, high, depth, letter)
    high = firstAtLeast(letters, starts, low, high, depth, letter + 1)
    if (low === high) return
    if (starts[low + 1]! - starts[low]! !== depth + 1) continue
    found(low, at + depth + 1)
    low += 1
  }
}

/** The first piece in the range whose letter at `depth` is at least that one; all of them are longer than `depth`. */
function firstAtLeast(
  letters: Int32Array,
  starts: Int32Array,
  low: number,
  high: number,
  depth: number,
  letter: number,
): number {
  let first = low
  let last = high
  while (first < last) {
    const middle = (first + last) >>> 1
    if (letters[starts[middle]! + depth]! < letter) first = middle + 1
    else last = middle
  }
  return first
}
