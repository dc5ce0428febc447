import { describe, expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'
import { sentencesOf } from './source/sentences.ts'

const api = sourcesOf(/^api\/.*\.ts$/)
const mocks = sourcesOf(/^mocks\/.*\.ts$/)

function sourcesOf(pattern: RegExp): Map<string, string> {
  const files = repositoryFiles(pattern).filter((file) => !file.endsWith('.test.ts'))
  return new Map(files.map((file) => [file, readSource(file)]))
}

/** Sentences that stand in both, as `file: sentence`. */
function twice(one: Map<string, string>, other: Map<string, string>): string[] {
  const known = new Set([...other].flatMap(([file, source]) => sentencesOf(file, source)))
  return [...one].flatMap(([file, source]) =>
    sentencesOf(file, source)
      .filter((sentence) => known.has(sentence))
      .map((sentence) => `${file}: ${sentence}`),
  )
}

describe('a sentence of the product', () => {
  it('stands in one place: beside the contract, never in the server and the mocks', () => {
    expect(Math.min(api.size, mocks.size)).toBeGreaterThan(0)
    expect(twice(api, mocks)).toEqual([])
  })

  it.each([
    [
      "throw invalid({ ID: 'Choose a session.' })",
      "const no = { ID: 'Choose a session.' }",
      'Choose a session.',
    ],
    [
      '`You can keep $' + '{limit} of them.`',
      '`You can keep $' + '{max} of them.`',
      'You can keep … of them.',
    ],
  ])('is found in %s and %s', (one, other, sentence) => {
    expect(twice(new Map([['api/a.ts', one]]), new Map([['mocks/a.ts', other]]))).toEqual([
      `api/a.ts: ${sentence}`,
    ])
  })

  it('is no type, no comment and no word of two', () => {
    expect(sentencesOf('a.ts', "/* one two three */ const a: 'x' = 'not found'")).toEqual([])
  })
})
