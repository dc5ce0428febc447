import { createBreather } from '../shared/breather.ts'
import { type DocumentWords, inOrder, readWords, wantedHashes } from './piece-words.ts'

/** A piece of a document. */
export interface PieceAddress {
  ID: string
  piece: number
}

/** The words of every piece of one agent's knowledge, in memory. */
export interface WordTable {
  put(documents: readonly DocumentWords[]): void
  take(IDs: readonly string[]): void
  /** The pieces whose words fit a question best, at most `most`. */
  rank(question: string, most: number): Promise<PieceAddress[]>
}

const k1 = 1.2
const b = 0.6
/** Words that are read of a question. */
const mostWords = 32

/** Pieces are looked through one after the other: no list of places has to be kept when a document changes. */
export function createWordTable(): WordTable {
  const documents = new Map<string, { language: string; words: Uint8Array }>()

  return {
    put(added) {
      for (const { ID, language, words } of added)
        documents.set(ID, { language, words: Buffer.from(words, 'base64') })
    },
    take(IDs) {
      for (const ID of IDs) documents.delete(ID)
    },
    async rank(question, most) {
      const languages = new Set([...documents.values()].map(({ language }) => language))
      const wanted = wantedHashes(question, languages).slice(0, mostWords)
      const ordered = inOrder(wanted)
      const found: { ID: string; piece: number; size: number; counts: Uint8Array }[] = []
      const holding = wanted.map(() => 0)
      let count = 0
      let total = 0
      const breathe = createBreather()
      for (const [ID, { words }] of documents) {
        readWords(words, ordered, (piece, size, counts) => {
          count += 1
          total += size
          if (!counts) return
          for (let index = 0; index < wanted.length; index++) if (counts[index]! > 0) holding[index]! += 1
          found.push({ ID, piece, size, counts })
        })
        await breathe()
      }
      const rarity = holding.map((held) => Math.log(1 + (count - held + 0.5) / (held + 0.5)))
      const average = total / Math.max(1, count)
      const scored = found.map(({ ID, piece, size, counts }) => {
        const norm = k1 * (1 - b + (b * size) / average)
        let score = 0
        for (const [index, one] of counts.entries()) score += (rarity[index]! * one * (k1 + 1)) / (one + norm)
        return { ID, piece, score }
      })
      return scored
        .sort((one, other) => other.score - one.score)
        .slice(0, most)
        .map(({ ID, piece }) => ({ ID, piece }))
    },
  }
}
