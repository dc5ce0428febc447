import { type SpokenLanguage, spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { conceptsOf } from './language/concepts.ts'
import { detectLanguage } from './language/detect-language.ts'
import { tokens } from './language/fold.ts'
import { stem } from './language/stem.ts'
import { wordRanks } from './language/word-ranks.ts'
import { writeNumber } from './numbers.ts'
import type { KnowledgeDoc } from './passage.ts'
import { piecesOf } from './pieces.ts'

/** The words of a document, piece by piece, small enough to be kept beside it. */
export interface DocumentWords {
  ID: string
  /** What it is written in. */
  language: string
  /** In base64: of each piece how many words it has, then each word as the step from the one before it. */
  words: string
}

/** Bits of a word's hash: two words of a question meet in a foreign piece once in two thousand. */
export const hashBits = 20
/** The most that is told of how often a word stands in a piece. */
const mostCount = 4

/** Reads which words stand in which piece of a document, so that most pieces need not be read to answer. */
export function wordsOfDocument({ ID, name, content }: KnowledgeDoc): DocumentWords {
  const language = detectLanguage(content) ?? 'en'
  const bytes: number[] = []
  for (const piece of piecesOf(content)) {
    const counts = new Map<number, number>()
    for (const term of termsOf(`${name}\n${piece}`, language)) {
      const hash = hashOf(term)
      counts.set(hash, (counts.get(hash) ?? 0) + 1)
    }
    writeNumber(counts.size, bytes)
    let before = 0
    for (const [hash, count] of [...counts].sort(([one], [other]) => one - other)) {
      writeNumber((hash - before) * mostCount + Math.min(mostCount, count) - 1, bytes)
      before = hash
    }
  }
  return { ID, language, words: Buffer.from(bytes).toString('base64') }
}

/** Hashes to look for, in order, each with the place of the word of the question it stands for. */
export interface WantedWords {
  hashes: Uint32Array
  places: Uint8Array
  /** How many words the question has. */
  size: number
}

/** By hash the place of the word it stands for; of several words the first. */
export function placesOf(words: readonly Iterable<number>[]): Map<number, number> {
  const placeOf = new Map<number, number>()
  for (const [place, hashes] of words.entries())
    for (const hash of hashes) if (!placeOf.has(hash)) placeOf.set(hash, place)
  return placeOf
}

/** Puts hashes in order; the last one is beyond all words, so that nobody runs past the end. */
export function inOrder(words: readonly Iterable<number>[]): WantedWords {
  const placeOf = placesOf(words)
  const hashes = [...placeOf.keys()].sort((one, other) => one - other)
  return {
    hashes: Uint32Array.from([...hashes, 2 ** 32 - 1]),
    places: Uint8Array.from(hashes, (hash) => placeOf.get(hash)!),
    size: words.length,
  }
}

/** Reads kept words; of each piece its size, and how often the wanted words stand there. Every question does it for all pieces that are in no pack. */
export function readWords(
  bytes: Uint8Array,
  { hashes, places, size: wanted }: WantedWords,
  onPiece: (piece: number, size: number, counts: Uint8Array | null) => void,
): void {
  let at = 0
  let left = 0
  let number = 0
  for (let piece = 0; at < bytes.length; piece++) {
    let counts: Uint8Array | null = null
    let size = -1
    let hash = 0
    let target = 0
    let wantedHash = hashes[0]!
    do {
      const byte = bytes[at++]!
      number = byte & 127
      if (byte > 127) {
        const second = bytes[at++]!
        number |= (second & 127) << 7
        if (second > 127) {
          const third = bytes[at++]!
          number |= (third & 127) << 14
          if (third > 127) number |= bytes[at++]! << 21
        }
      }
      if (size === -1) {
        size = number
        left = number
        continue
      }
      left -= 1
      hash += number >>> 2
      if (hash < wantedHash) continue
      while (wantedHash < hash) wantedHash = hashes[++target]!
      if (wantedHash !== hash) continue
      counts ??= new Uint8Array(wanted)
      const place = places[target]!
      counts[place] = Math.max(counts[place]!, (number & 3) + 1)
    } while (left > 0)
    onPiece(piece, size, counts)
  }
}

/** For each word of a question the hashes that stand for it in documents of some languages. */
export function wantedHashes(question: string, languages: Iterable<string>): Set<number>[] {
  const known = [...languages].flatMap((language) => spokenLanguage(language) ?? [])
  const words = new Map<string, Set<number>>()
  for (const { lower, folded } of tokens(question)) {
    if (words.has(folded)) continue
    const hashes = known.flatMap((language) => {
      if (isCommon(folded, language)) return []
      const term = stem(lower, language)
      return [term, ...conceptsOf(term, folded, language)].map(hashOf)
    })
    words.set(folded, new Set(hashes))
  }
  return [...words.values()].filter(({ size }) => size > 0)
}

const commonest = 60

/** Words that stand everywhere tell no piece from another. */
function isCommon(folded: string, language: SpokenLanguage): boolean {
  return (wordRanks(language).get(folded) ?? commonest) < commonest
}

function termsOf(text: string, language: SpokenLanguage): string[] {
  return tokens(text).flatMap(({ lower, folded }) => {
    if (isCommon(folded, language)) return []
    const term = stem(lower, language)
    return [term, ...conceptsOf(term, folded, language)]
  })
}

/** FNV-1a, its upper bits. */
function hashOf(term: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < term.length; at++) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193)
  return hash >>> (32 - hashBits)
}
