import { expect, it } from 'vitest'
import { buildSearchIndex } from './search-index.ts'

// Time that grows with the square of a line's length would be minutes here; the test's own limit is what fails it.
it.each([
  ['one letter', 'a'.repeat(100_000)],
  ['one figure', '1'.repeat(100_000)],
  ['figures and hyphens', '1- '.repeat(33_000)],
  ['brackets', '(1) '.repeat(25_000)],
  ['dots', 'a.'.repeat(50_000)],
  ['at signs', 'a@'.repeat(50_000)],
])(
  'a line of nothing but %s is read in no time to speak of',
  async (_, line) => {
    const content = `# Hours\n\nWe are open on Monday from 9:00 to 17:00.\n\n${line}\n`
    const index = await buildSearchIndex([{ ID: '0', name: 'Home', url: null, content }], 2_424)
    const [best] = await index.search('When are you open on Monday?', 1)
    expect(best?.text ?? best?.answer).toContain('9:00')
  },
  15_000,
)
