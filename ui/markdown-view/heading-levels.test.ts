import { describe, expect, it } from 'vitest'
import { headingLevels } from './heading-levels.ts'
import { parseMarkdown } from './parse-markdown.ts'

const levels = (text: string, first = 3) => [...headingLevels(parseMarkdown(text), first)]

describe('headingLevels', () => {
  it('starts at the first level and skips none', () => {
    expect(levels('## A\n\n#### B\n\n## C')).toEqual([
      [2, 3],
      [4, 4],
    ])
  })

  it('finds headings in quotes and lists', () => {
    expect(levels('> ### A\n\n- # B')).toEqual([
      [1, 3],
      [3, 4],
    ])
  })

  it('never goes beyond six', () => {
    expect(levels('# A\n\n## B\n\n### C', 5)).toEqual([
      [1, 5],
      [2, 6],
      [3, 6],
    ])
  })

  it('is empty without headings', () => expect(levels('words')).toEqual([]))
})
