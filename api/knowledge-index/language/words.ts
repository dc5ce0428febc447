import { stemmer } from 'stemmer'

const longestWord = 64
const unspacedScript = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const wordBreak = /[^\p{L}\p{N}\p{M}]+/u
const latinWord = /^[a-z]+$/

/** Lower case, accents and apostrophes removed: 'Café' → 'cafe', "What's" → 'whats'. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/['’ʼ`´]/g, '')
    .toLowerCase()
}

/**
 * The words of a text in order, folded but not stemmed. Scripts written without spaces (Chinese, Japanese,
 * Thai) become overlapping character pairs, the usual way to search them without a dictionary.
 */
export function splitWords(text: string): string[] {
  const words: string[] = []
  for (const word of fold(text).split(wordBreak)) {
    if (word === '') continue
    if (unspacedScript.test(word)) words.push(...characterPairs(word))
    else words.push(word.slice(0, longestWord))
  }
  return words
}

/** The root form two spellings of an English word share: 'opening' and 'opens' → 'open'. */
export function stem(word: string): string {
  return latinWord.test(word) ? stemmer(word) : word
}

function characterPairs(word: string): string[] {
  const characters = [...word]
  if (characters.length < 2) return characters
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`)
}
