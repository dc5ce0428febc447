import { maxCharacters } from './limits.ts'
import { createModel, maxTokens } from './model.ts'
import { createTokenizer } from './tokenizer.ts'
import { readVocabulary } from './vocabulary.ts'
import { readWeights } from './weights.ts'

/** An encoder on this very thread; reads the model (some 18 MB) at once. `kernel` as in `createModel`. */
export function createEncoder(kernel?: 'fastest' | 'plain'): {
  /** One vector of 512 numbers and length 1 per text. */
  encode(texts: readonly string[]): Float32Array[]
} {
  const vocabulary = readVocabulary()
  const tokenize = createTokenizer(vocabulary)
  const model = createModel(readWeights(), kernel)

  /** Some characters become many letters: what then is too long ends early. */
  function sentenceOf(text: string): number[] {
    const tokens = tokenize(text.slice(0, maxCharacters))
    return tokens.length <= maxTokens ? tokens : [...tokens.slice(0, maxTokens - 1), vocabulary.end]
  }
  return { encode: (texts) => model(texts.map(sentenceOf)) }
}
