import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SpokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { Encoder } from '../encoder/encoder.ts'
import { cosine } from '../knowledge-index/cosine.ts'
import { likeliest } from '../knowledge-index/language/detect-language.ts'
import { tokens } from '../knowledge-index/language/fold.ts'
import { lexiconOf } from '../knowledge-index/language/lexicon-of.ts'
import { stem } from '../knowledge-index/language/stem.ts'

/** What questions are about, word by word. */
export interface QuestionWords {
  /** Of each question the numbers of its words: those that say something, or all where none does. */
  of: readonly (readonly number[])[]
  /** How much each word tells questions apart: little where many questions hold it. */
  weights: readonly number[]
  /** How near in meaning two words are, 0..1, as rows of a table. */
  near: Float32Array
}

/** Rows of the table that are worked on before others get their turn. */
const atOnce = 64

/** Finds what questions are about. Refuses as the encoder does. */
export async function wordsOfQuestions(texts: readonly string[], encoder: Encoder): Promise<QuestionWords> {
  const numbers = new Map<string, number>()
  const written: string[] = []
  const of = texts.map((text) => {
    const own = tellingWords(text).map(({ term, lower }) => {
      const known = numbers.get(term) ?? numbers.size
      if (known === numbers.size) {
        numbers.set(term, known)
        written.push(lower)
      }
      return known
    })
    return [...new Set(own)]
  })
  const held = Array<number>(written.length).fill(0)
  for (const word of of.flat()) held[word]! += 1
  const weights = held.map((count) => Math.log((texts.length + 1) / count))
  return { of, weights, near: await nearnessOfWords(apart(await encoder.encode(written))) }
}

/** How well two questions' words meet, 0..1: each word by its nearest of the other question, both ways. */
export function wordsMet({ of, weights, near }: QuestionWords, one: number, other: number): number {
  const meets = (from: readonly number[], into: readonly number[]) => {
    let met = 0
    let all = 0
    for (const word of from) {
      let most = 0
      for (const there of into) most = Math.max(most, near[word * weights.length + there]!)
      met += weights[word]! * most
      all += weights[word]!
    }
    return all === 0 ? 0 : met / all
  }
  return (meets(of[one]!, of[other]!) + meets(of[other]!, of[one]!)) / 2
}

function tellingWords(text: string): { term: string; lower: string }[] {
  const language: SpokenLanguage = likeliest(text).language ?? 'en'
  const { filler, pronouns } = lexiconOf(language)
  const all = tokens(text)
  const telling = all.filter(({ folded }) => !filler.has(folded) && !pronouns.has(folded))
  return (telling.length > 0 ? telling : all).map(({ lower }) => ({ term: stem(lower, language), lower }))
}

/** Vectors without what they have in common, of length 1 again. */
export function apart(
  vectors: readonly Float32Array[],
  common: readonly Float32Array[] = [],
): Float32Array[] {
  const all = [...vectors, ...common]
  const mean = new Float32Array(all[0]?.length ?? 0)
  for (const vector of all) for (let i = 0; i < mean.length; i += 1) mean[i]! += vector[i]! / all.length
  return vectors.map((vector) => {
    const own = vector.map((value, index) => value - mean[index]!)
    const length = Math.sqrt(cosine(own, own)) || 1
    return own.map((value) => value / length)
  })
}

async function nearnessOfWords(vectors: readonly Float32Array[]): Promise<Float32Array> {
  const count = vectors.length
  const near = new Float32Array(count * count)
  for (let one = 0; one < count; one += 1) {
    near[one * count + one] = 1
    for (let other = 0; other < one; other += 1) {
      const nearness = Math.max(0, cosine(vectors[one]!, vectors[other]!))
      near[one * count + other] = nearness
      near[other * count + one] = nearness
    }
    if (one % atOnce === atOnce - 1) await nextTurn()
  }
  return near
}
