import { describe, expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'

const folder = '.storybook/docs/rules'
const specPages: Record<string, string> = {
  'spec 1': `${folder}/spec-1-agents-channels-onboarding.mdx`,
  'spec 2': `${folder}/spec-2-agency-shell-clients.mdx`,
  'spec 3': `${folder}/spec-3-billing-agent-workspace.mdx`,
  architecture: `${folder}/architecture.mdx`,
}

/** Section numbers a page has a title for. */
function sectionsOf(page: string): string[] {
  return [...readSource(page).matchAll(/^#{2,3} §([\d.]+) /gm)].map(([, number]) => number ?? '')
}

/** Rows of the threats' tables. */
function threatRows(): string[] {
  return [...readSource(`${folder}/threats.mdx`).matchAll(/^\| ([FG]?\d+) \|/gm)].map(([, row]) => row ?? '')
}

const known = new Set([
  ...Object.entries(specPages).flatMap(([name, page]) =>
    sectionsOf(page).map((number) => `${name} §${number}`),
  ),
  ...threatRows().map((row) => `threats ${row}`),
])

/** Numbers of the records of decisions. */
function recordPages(): string[] {
  return repositoryFiles(/^\.storybook\/docs\/decisions\/\d{4}-.+\.mdx$/).map((file) => file.slice(26, 30))
}

/** Numbers of the records a text points to. */
function recordsIn(text: string): string[] {
  return [...text.matchAll(/\b(?:decision|record)s? (0\d{3})\b/gi)].map(([, number]) => number ?? '')
}

/** Every rule a text points to, one each: 'spec 2 §2.6, §4' points to two. */
function pointersIn(text: string): string[] {
  const sections = [
    ...text.matchAll(/\b(spec [123]|architecture) ((?:(?:, | and )?§\d+(?:\.\d+)?)+)/g),
  ].flatMap(([, name, list = '']) =>
    [...list.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number]) => `${name} §${number}`),
  )
  const threats = [...text.matchAll(/\bthreats ((?:(?:, | and )?[FG]?\d+)+)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/[FG]?\d+/g)].map(([row]) => `threats ${row}`),
  )
  return [...sections, ...threats]
}

describe('the pages of rules', () => {
  it('have a title for every rule that code, tests and docs point to', () => {
    const files = repositoryFiles(/\.(tsx?|mjs|css|mdx)$/).filter(
      (file) => !file.endsWith('rule-pages.test.ts'),
    )
    const pointers = files.flatMap((file) =>
      pointersIn(readSource(file)).map((pointer) => ({ file, pointer })),
    )
    expect(pointers.length).toBeGreaterThan(100)
    expect(pointers.filter(({ pointer }) => !known.has(pointer))).toEqual([])
  })

  it.each([
    ['the drawer (spec 2 §2.6, §4)', ['spec 2 §2.6', 'spec 2 §4']],
    ['kept (architecture §3)', ['architecture §3']],
    ['one use (threats 1, 2)', ['threats 1', 'threats 2']],
    ['seats (threats F20 and G16)', ['threats F20', 'threats G16']],
    ['no threats, and 3 specs', []],
  ])('reads %s', (text, pointers) => expect(pointersIn(text)).toEqual(pointers))

  it('would notice a rule that no page has', () => expect(known.has('spec 2 §12')).toBe(false))

  it('have a record for every number that code, tests and docs point to', () => {
    const pointers = repositoryFiles(/\.(tsx?|mjs|css|mdx)$/).flatMap((file) => recordsIn(readSource(file)))
    expect(pointers.length).toBeGreaterThan(10)
    expect(pointers.filter((number) => !recordPages().includes(number))).toEqual([])
  })

  it('would notice a record that is missing', () => {
    expect(recordsIn(`kept (decision record ${'0021'}), and record ${'0018'}`)).toEqual(['0021', '0018'])
    expect(recordPages()).not.toContain('0021')
  })
})
