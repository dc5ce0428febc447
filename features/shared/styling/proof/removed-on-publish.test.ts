import { expect, it } from 'vitest'
import { asPublished, cutRanges } from './removed-on-publish.ts'

it('says what visitors get, what goes, and what is left open', () => {
  expect(asPublished('body { color: red; position: fixed }')).toEqual({
    css: '.vg-scope { color: red;}',
    words: [
      'Selectors begin with .vg-scope, in place of html, body and :root, so that they reach only what this CSS is for.',
      'position: fixed is not allowed.',
    ],
    balanced: true,
  })
  expect(asPublished('.vg-widget { color: red')).toMatchObject({ balanced: false })
})

it('cuts ranges out of a text', () => {
  const ranges = [
    { start: 1, end: 2 },
    { start: 3, end: 5 },
  ]
  expect(cutRanges('abcdef', ranges)).toBe('acf')
})
