import { describe, expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'

/** A test or a story that a row names. */
interface Held {
  file: string
  title: string
}

/** The rows of the page: what was so, and what holds it now. */
function rowsOf(page: string): { what: string; held: Held[] }[] {
  const rows = [...page.matchAll(/^\| (?!What was |-)(.+?) \| (.+) \|$/gm)]
  return rows.map(([, what = '', cell = '']) => ({
    what,
    held: cell
      .split('<br />')
      .map((line) => /^`([^`]+)`: (.+)$/.exec(line))
      .map((found) => ({ file: found?.[1] ?? '', title: found?.[2] ?? '' })),
  }))
}

const files = new Set(repositoryFiles(/\.(tsx?)$/))

/** Whether the test, or the story, is there. */
function isThere({ file, title }: Held): boolean {
  if (!files.has(file) || title === '') return false
  const source = readSource(file)
  return file.endsWith('.stories.tsx') ? source.includes(`export const ${title}:`) : source.includes(title)
}

describe('what walks found', () => {
  const rows = rowsOf(readSource('.storybook/docs/walks.mdx'))

  it('is held by tests that are there', () => {
    expect(rows.length).toBeGreaterThan(40)
    const lacking = rows.filter(({ held }) => !held.every(isThere)).map(({ what }) => what)
    expect(lacking).toEqual([])
  })

  it('would be noticed without its test', () => {
    const [row] = rowsOf('| It broke. | `tests/checks/walks.test.ts`: is held by nobody at all'.concat(' |'))
    expect(row?.held).toEqual([{ file: 'tests/checks/walks.test.ts', title: 'is held by nobody at all' }])
    expect(isThere({ file: 'tests/checks/walks.test.ts', title: 'held by n'.concat('one') })).toBe(false)
    expect(isThere({ file: 'tests/checks/no-such.test.ts', title: 'is held' })).toBe(false)
    expect(isThere({ file: 'ui/button/button.stories.tsx', title: 'Loading' })).toBe(true)
  })
})
