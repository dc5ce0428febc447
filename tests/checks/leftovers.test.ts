import { describe, expect, it } from 'vitest'
import { readSource, repositoryFiles } from './source/repository.ts'

/** Joined from parts so that this file does not hold what it looks for. */
const leftovers = [
  ['TO', 'DO'],
  ['FIX', 'ME'],
  ['@ts-', 'ignore'],
  ['@ts-', 'nocheck'],
  ['.on', 'ly('],
  ['.sk', 'ip('],
  ['.to', 'do('],
  ['lorem', ' ipsum'],
].map((parts) => parts.join(''))

function leftoversIn(source: string): string[] {
  return leftovers.filter((text) => new RegExp(`(^|\\W)${literally(text)}($|\\W)`, 'm').test(source))
}

function literally(text: string): string {
  return text.replace(/[.()]/g, '\\$&')
}

describe('leftovers', () => {
  it('are in no source file', () => {
    const files = repositoryFiles(/\.(tsx?|mjs|css|html|mdx)$/)
    expect(files.length).toBeGreaterThan(0)
    const found = files.flatMap((file) => leftoversIn(readSource(file)).map((text) => `${file}: ${text}`))
    expect(found).toEqual([])
  })

  it.each(leftovers)('would notice %s', (text) => expect(leftoversIn(`// ${text}\n`)).toEqual([text]))
})
