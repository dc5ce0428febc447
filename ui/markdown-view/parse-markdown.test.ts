import { describe, expect, it } from 'vitest'
import { longestText, parseMarkdown } from './parse-markdown.ts'

const types = (text: string) =>
  parseMarkdown(text)
    .map(({ type }) => type)
    .filter((type) => type !== 'space')

describe('parseMarkdown', () => {
  it('splits a text into blocks', () => {
    expect(types('# Title\n\nText\n\n- one\n')).toEqual(['heading', 'paragraph', 'list'])
    expect(types('')).toEqual([])
  })

  it('cuts what is too long', () => {
    expect(parseMarkdown('x'.repeat(longestText + 1))[0]!.raw).toHaveLength(longestText)
  })

  it('leaves out what cannot be shown', () => {
    expect(parseMarkdown('a\0b\ud83d')[0]!.raw).toBe('ab')
  })

  it.each([
    ['marks without end', '*_'.repeat(20_000)],
    ['nested quotes', '>'.repeat(30_000)],
  ])('answers %s with plain text', (_, text) => {
    const [only, ...others] = parseMarkdown(text)
    expect(others).toEqual([])
    expect(only).toMatchObject({ type: 'paragraph', text })
  })
})
