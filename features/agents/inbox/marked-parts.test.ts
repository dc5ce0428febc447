import { describe, expect, it } from 'vitest'
import { markedParts } from './marked-parts.ts'

const marked = (text: string, q: string) =>
  markedParts(text, q)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

describe('markedParts', () => {
  it('marks whole words, whatever their case, and the last one from its beginning', () => {
    expect(marked('Dogs on the Terrace, dog!', 'dogs terr')).toBe('[Dogs] on the [Terrace], dog!')
  })

  it('marks words that no spaces part', () => {
    expect(marked('今天天气很好', '天气')).toBe('今天[天气]很好')
  })

  it('marks emoji', () => {
    expect(marked('Great👍🏽, thanks ❤️', '❤ 👍')).toBe('Great[👍🏽], thanks [❤️]')
  })

  it('leaves a text as it is that holds none of them', () => {
    expect(marked('On the <b>terrace</b>', 'dog')).toBe('On the <b>terrace</b>')
    expect(marked('', 'dog')).toBe('')
  })
})
