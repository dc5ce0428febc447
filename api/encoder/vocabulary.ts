import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { type Charsmap, readCharsmap } from './normalizer.ts'

/** What the tokenizer knows: pieces in the order of their code points, their number being their place. */
export interface Vocabulary {
  /** Code points of all pieces, one piece after the other. */
  letters: Int32Array
  /** Where each piece begins in `letters`, and where the last one ends. */
  starts: Int32Array
  /** The logarithm of each piece's probability. */
  scores: Float32Array
  charsmap: Charsmap
  /** Pieces that stand for an unknown letter, the begin and the end of a text. */
  unknown: number
  begin: number
  end: number
  unknownScore: number
}

interface Head {
  pieces: number
  text: number
  charsmap: number
  unknown: number
  begin: number
  end: number
  unknownScore: number
}

/** Reads `model/vocabulary.bin`; `model/convert.py` writes it. */
export function readVocabulary(): Vocabulary {
  const file = inflateSync(readFileSync(new URL('./model/vocabulary.bin', import.meta.url)))
  const headEnd = 4 + file.readUInt32LE(0)
  const { pieces, text, charsmap, ...special } = JSON.parse(file.toString('utf8', 4, headEnd)) as Head
  const scoresEnd = headEnd + pieces * 4
  const textStart = scoresEnd + charsmap
  return {
    ...special,
    ...splitPieces(file.toString('utf8', textStart, textStart + text), pieces),
    scores: new Float32Array(new Uint8Array(file.subarray(headEnd, scoresEnd)).buffer),
    charsmap: readCharsmap(new Uint8Array(file.subarray(scoresEnd, textStart))),
  }
}

const newLine = 10

function splitPieces(text: string, pieces: number): Pick<Vocabulary, 'letters' | 'starts'> {
  const letters = new Int32Array(text.length)
  const starts = new Int32Array(pieces + 1)
  let length = 0
  let piece = 0
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.codePointAt(i)!
    if (letter > 0xffff) i += 1
    if (letter === newLine) starts[++piece] = length
    else letters[length++] = letter
  }
  starts[pieces] = length
  return { letters: letters.slice(0, length), starts }
}
