import { describe, expect, it } from 'vitest'
import { excerptOf, holdsSearchWords, searchWords } from './search-words.ts'

describe('the words of what was said', () => {
  it.each([
    ['Great👍thanks', ['great', '👍', 'thanks']],
    ['👍🏽 👍', ['👍']],
    ['I ❤️ it', ['❤', 'it']],
    ['👩‍💻 from 🇸🇪!', ['👩‍💻', 'from', '🇸🇪']],
    ['谢谢😀', ['谢谢', '😀']],
    ['Glow® at 20°', ['glow', 'at', '20']],
    ['— ! …', []],
  ])('of %s hold its emoji', (text, words) => expect(searchWords(text)).toEqual(words))

  it('are found by one emoji, whatever its skin', () => {
    expect(holdsSearchWords(searchWords('Done 🎉 thanks 👍🏿'), searchWords('👍'))).toBe(true)
    expect(holdsSearchWords(searchWords('Done 🎉'), searchWords('👍'))).toBe(false)
  })

  it('are shown around the emoji', () => {
    expect(excerptOf(`${'so '.repeat(60)}👍`, searchWords('👍'))).toMatch(/^….*👍$/)
  })
})
