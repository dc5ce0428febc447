import { createBreather } from '../shared/breather.ts'
import { type DocumentWords, hashBits, inOrder, placesOf, readWords, wantedHashes } from './piece-words.ts'
import { bucketOf, type PackedPieces, readBucket, readSizes } from './word-pack.ts'

/** A piece of a document. */
export interface PieceAddress {
  ID: string
  piece: number
}

/** The words of every piece of one agent's knowledge: those in a pack, whose buckets are given with each question, and others. */
export interface WordTable {
  /** Begins anew with the pieces of a pack. */
  open(pack: string, pieces: PackedPieces): void
  /** Adds documents, or takes those of the pack out for them. */
  put(documents: readonly DocumentWords[]): void
  take(IDs: readonly string[]): void
  /** What is to be looked for, and where. */
  wanted(question: string): WantedBuckets
  /** The pieces whose words fit a question best, at most `most`; null where the buckets are another pack's. */
  rank(
    wanted: WantedBuckets,
    buckets: ReadonlyMap<number, string>,
    most: number,
  ): Promise<PieceAddress[] | null>
}

/** The words of a question, and the buckets that tell where they stand. */
export interface WantedBuckets {
  pack: string
  /** For each word the hashes that stand for it. */
  words: number[][]
  buckets: number[]
}

/** A pack's pieces. */
interface Packed {
  name: string
  bits: number
  IDs: readonly string[]
  languages: readonly string[]
  /** By document, where its first piece stands, and by piece its document and size. */
  numbers: ReadonlyMap<string, number>
  firsts: Uint32Array
  documents: Uint32Array
  sizes: Uint32Array
  /** By document, whether it is no longer what the pack says. */
  isGone: Uint8Array
}

interface Found {
  ID: string
  piece: number
  size: number
  counts: Uint8Array
}

const k1 = 1.2
const b = 0.6
/** Words that are read of a question. */
const mostWords = 32

/** Documents that were changed since the pack are looked through one after the other: no list of places has to be kept. */
export function createWordTable(): WordTable {
  const documents = new Map<string, { language: string; words: Uint8Array }>()
  let packed = unpack('', { bits: 1, IDs: [], languages: [], sizes: '' })

  function leave(ID: string): void {
    const number = packed.numbers.get(ID)
    if (number !== undefined) packed.isGone[number] = 1
  }

  function languages(): Set<string> {
    const spoken = new Set([...documents.values()].map(({ language }) => language))
    for (const [number, language] of packed.languages.entries())
      if (packed.isGone[number] === 0) spoken.add(language)
    return spoken
  }

  return {
    open(pack, pieces) {
      documents.clear()
      packed = unpack(pack, pieces)
    },
    put(added) {
      for (const { ID, language, words } of added) {
        leave(ID)
        documents.set(ID, { language, words: Buffer.from(words, 'base64') })
      }
    },
    take(IDs) {
      for (const ID of IDs) {
        leave(ID)
        documents.delete(ID)
      }
    },
    wanted(question) {
      const words = wantedHashes(question, languages())
        .slice(0, mostWords)
        .map((hashes) => [...hashes])
      const buckets = new Set(words.flat().map((hash) => bucketOf(hash, packed.bits)))
      return { pack: packed.name, words, buckets: packed.IDs.length === 0 ? [] : [...buckets] }
    },
    async rank({ pack, words }, buckets, most) {
      if (pack !== packed.name) return null
      const { found, count, total } = findPacked(packed, words, buckets)
      const loose = await findLoose(documents, words)
      return best([...found, ...loose.found], {
        words: words.length,
        count: count + loose.count,
        total: total + loose.total,
        most,
      })
    },
  }
}

function unpack(name: string, pieces: PackedPieces): Packed {
  const { bits, IDs, languages } = pieces
  const { sizes, documents } = readSizes(pieces)
  const firsts = new Uint32Array(IDs.length)
  for (let piece = documents.length - 1; piece >= 0; piece--) firsts[documents[piece]!] = piece
  const numbers = new Map(IDs.map((ID, number) => [ID, number]))
  const isGone = new Uint8Array(IDs.length)
  return { name, bits, IDs, languages, numbers, firsts, documents, sizes, isGone }
}

interface Looked {
  /** Pieces with a word of the question. */
  found: Found[]
  /** Of all pieces. */
  count: number
  /** Words of all pieces. */
  total: number
}

function findPacked(
  { bits, IDs, firsts, documents, sizes, isGone }: Packed,
  wanted: WantedBuckets['words'],
  buckets: ReadonlyMap<number, string>,
): Looked {
  const placeOf = placesOf(wanted)
  const counts = new Map<number, Uint8Array>()
  for (const [number, base64] of buckets) {
    const first = number << (hashBits - bits)
    readBucket(Buffer.from(base64, 'base64'), first, placeOf, (hash, piece, often) => {
      const own = counts.get(piece) ?? new Uint8Array(wanted.length)
      counts.set(piece, own)
      const place = placeOf.get(hash)!
      own[place] = Math.max(own[place]!, often)
    })
  }
  const found: Found[] = []
  for (const [piece, own] of counts) {
    const document = documents[piece]!
    if (isGone[document] === 0)
      found.push({ ID: IDs[document]!, piece: piece - firsts[document]!, size: sizes[piece]!, counts: own })
  }
  let count = 0
  let total = 0
  for (let piece = 0; piece < sizes.length; piece++) {
    if (isGone[documents[piece]!] === 1) continue
    count += 1
    total += sizes[piece]!
  }
  return { found, count, total }
}

async function findLoose(
  documents: ReadonlyMap<string, { words: Uint8Array }>,
  wanted: WantedBuckets['words'],
): Promise<Looked> {
  const ordered = inOrder(wanted)
  const looked: Looked = { found: [], count: 0, total: 0 }
  const breathe = createBreather()
  for (const [ID, { words }] of documents) {
    readWords(words, ordered, (piece, size, counts) => {
      looked.count += 1
      looked.total += size
      if (counts) looked.found.push({ ID, piece, size, counts })
    })
    await breathe()
  }
  return looked
}

/** By BM25. */
function best(
  found: readonly Found[],
  { words, count, total, most }: { words: number; count: number; total: number; most: number },
): PieceAddress[] {
  const holding = new Uint32Array(words)
  for (const { counts } of found)
    for (let index = 0; index < words; index++) if (counts[index]! > 0) holding[index]! += 1
  const rarity = Array.from(holding, (held) => Math.log(1 + (count - held + 0.5) / (held + 0.5)))
  const average = total / Math.max(1, count)
  const scored = found.map(({ ID, piece, size, counts }) => {
    const norm = k1 * (1 - b + (b * size) / average)
    let score = 0
    for (let index = 0; index < words; index++) {
      const often = counts[index]!
      if (often > 0) score += (rarity[index]! * often * (k1 + 1)) / (often + norm)
    }
    return { ID, piece, score }
  })
  return scored
    .sort((one, other) => other.score - one.score)
    .slice(0, most)
    .map(({ ID, piece }) => ({ ID, piece }))
}
