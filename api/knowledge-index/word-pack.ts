import { createBreather } from '../shared/breather.ts'
import { createNumberReader, writeNumber } from './numbers.ts'
import { type DocumentWords, hashBits } from './piece-words.ts'

/** What is known of the pieces in a pack, whose buckets tell which word stands in which of them. */
export interface PackedPieces {
  /** Bits of a word's hash that tell its bucket. */
  bits: number
  IDs: string[]
  /** Of each document. */
  languages: string[]
  /** In base64: of each document how many pieces it has, then how many words each of them has. */
  sizes: string
}

/** A pack that was made, with its buckets in base64. */
export interface WordPack {
  pieces: PackedPieces
  buckets: string[]
}

/** Collects documents' words and turns them about: by word, where it stands. */
export interface WordPacker {
  add(documents: readonly DocumentWords[]): void
  /** Makes the pack, giving way to others every 10 ms. */
  finish(): Promise<WordPack>
}

/** Bytes of a bucket, about. */
const bucketBytes = 16 * 1024
const mostBits = 10

/** Which bucket holds a word. */
export const bucketOf = (hash: number, bits: number) => hash >>> (hashBits - bits)

export function createWordPacker(): WordPacker {
  const documents: { ID: string; language: string; words: Uint8Array }[] = []

  /** Reads all words twice: once to know how many places each has, once to write them down. */
  async function places() {
    const ends = new Uint32Array(2 ** hashBits + 1)
    const sizes: number[] = []
    const breathe = createBreather()
    for (const { words } of documents) {
      const own: number[] = []
      eachWord(
        words,
        (size) => own.push(size),
        (hash) => {
          ends[hash + 1]! += 1
        },
      )
      for (const number of [own.length, ...own]) writeNumber(number, sizes)
      await breathe()
    }
    for (let hash = 0; hash < ends.length - 1; hash++) ends[hash + 1]! += ends[hash]!
    const found = new Uint32Array(ends.at(-1)!)
    let piece = -1
    for (const { words } of documents) {
      eachWord(
        words,
        () => {
          piece += 1
        },
        (hash, count) => {
          found[ends[hash]!++] = piece * 4 + count - 1
        },
      )
      await breathe()
    }
    // Each word's end has become where the next one begins.
    return { found, ends, sizes: Buffer.from(sizes).toString('base64') }
  }

  return {
    add(added) {
      for (const { ID, language, words } of added)
        documents.push({ ID, language, words: Buffer.from(words, 'base64') })
    },
    async finish() {
      const { found, ends, sizes } = await places()
      const bytes = documents.reduce((sum, { words }) => sum + words.length, 0)
      const bits = Math.min(mostBits, Math.max(1, Math.ceil(Math.log2(bytes / bucketBytes))))
      const buckets: string[] = []
      const breathe = createBreather()
      const perBucket = 2 ** (hashBits - bits)
      for (let first = 0; first < 2 ** hashBits; first += perBucket) {
        buckets.push(Buffer.from(bucketFrom(first, perBucket, found, ends)).toString('base64'))
        await breathe()
      }
      const IDs = documents.map(({ ID }) => ID)
      return { pieces: { bits, IDs, languages: documents.map(({ language }) => language), sizes }, buckets }
    },
  }
}

/** Of each word the step from the one before, how many bytes its places take, and them: steps with how often it stands there. */
function bucketFrom(first: number, size: number, found: Uint32Array, ends: Uint32Array): number[] {
  const bytes: number[] = []
  let before = first
  for (let hash = first; hash < first + size; hash++) {
    const start = hash === 0 ? 0 : ends[hash - 1]!
    if (start === ends[hash]!) continue
    const own: number[] = []
    let piece = 0
    for (let at = start; at < ends[hash]!; at++) {
      const next = found[at]! >>> 2
      writeNumber((next - piece) * 4 + (found[at]! & 3), own)
      piece = next
    }
    writeNumber(hash - before, bytes)
    writeNumber(own.length, bytes)
    for (const byte of own) bytes.push(byte)
    before = hash
  }
  return bytes
}

function eachWord(
  words: Uint8Array,
  onPiece: (size: number) => void,
  onWord: (hash: number, count: number) => void,
): void {
  const numbers = createNumberReader(words)
  while (!numbers.isOver()) {
    const size = numbers.next()
    onPiece(size)
    let hash = 0
    for (let left = size; left > 0; left--) {
      const step = numbers.next()
      hash += step >>> 2
      onWord(hash, (step & 3) + 1)
    }
  }
}

/** Looks up words in a bucket; tells each place of each, and how often it stands there. */
export function readBucket(
  bytes: Uint8Array,
  first: number,
  wanted: Pick<ReadonlySet<number>, 'has'>,
  onPlace: (hash: number, piece: number, count: number) => void,
): void {
  const numbers = createNumberReader(bytes)
  let hash = first
  while (!numbers.isOver()) {
    hash += numbers.next()
    const length = numbers.next()
    if (!wanted.has(hash)) {
      numbers.skip(length)
      continue
    }
    const own = createNumberReader(bytes.subarray(0, numbers.at() + length), numbers.at())
    for (let piece = 0; !own.isOver(); ) {
      const step = own.next()
      piece += step >>> 2
      onPlace(hash, piece, (step & 3) + 1)
    }
    numbers.skip(length)
  }
}

/** The sizes of pieces, and whose they are. */
export function readSizes({ sizes }: PackedPieces): { sizes: Uint32Array; documents: Uint32Array } {
  const numbers = createNumberReader(Buffer.from(sizes, 'base64'))
  const read: number[] = []
  const documents: number[] = []
  for (let document = 0; !numbers.isOver(); document++) {
    for (let left = numbers.next(); left > 0; left--) {
      read.push(numbers.next())
      documents.push(document)
    }
  }
  return { sizes: Uint32Array.from(read), documents: Uint32Array.from(documents) }
}
