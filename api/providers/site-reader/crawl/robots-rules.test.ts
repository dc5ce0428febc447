import { expect, it } from 'vitest'
import { readRobots } from './robots-rules.ts'

const origin = 'https://cafe.example'
const may = (text: string, ...paths: string[]) =>
  readRobots({
    url: `${origin}/robots.txt`,
    body: Buffer.from(text),
    pages: paths.map((path) => `${origin}${path}`),
  })

it('leaves alone what everybody is asked to leave alone', () => {
  expect(may('User-agent: *\nDisallow: /private', '/', '/private/a')).toEqual([true, false])
})

it('follows the rules for its own name before those for everybody, and the longest of them', () => {
  const text = 'User-agent: *\nDisallow: /\n\nUser-agent: VoiceGlowBot\nDisallow: /a\nAllow: /a/b'
  expect(may(text, '/', '/a', '/a/b/c')).toEqual([true, false, true])
})

it('knows stars and ends', () => {
  expect(may('User-agent: *\nDisallow: /*?print=', '/a?print=1', '/a')).toEqual([false, true])
  expect(may('User-agent: *\nDisallow: /a$', '/a', '/ab')).toEqual([false, true])
})

it.each([
  ['nothing', ''],
  ['no rule', 'Hello there'],
  ['a page in its place', '<!doctype html><title>Not found</title>'],
  ['nulls', '\0\0\0'],
])('reads everything where there is %s', (_what, text) => expect(may(text, '/a')).toEqual([true]))

it('is not held up by a pattern made to be slow', () => {
  const text = `User-agent: *\nDisallow: /${'*a'.repeat(400)}$`
  const before = performance.now()
  expect(may(text, `/${'a'.repeat(900)}b`)).toEqual([true])
  expect(performance.now() - before).toBeLessThan(2_000)
})
