import { describe, expect, it } from 'vitest'
import { asPublished } from './removed-on-publish.ts'

describe('asPublished', () => {
  it.each([
    ['@import "x.css";', '@import'],
    ['@font-face { font-family: x; src: url(y) }', '@font-face'],
    ['.a { background: url(https://a.example/b.png) }', 'url() and other addresses'],
    ['.a { background: UrL("//a.example") }', 'url() and other addresses'],
    ['.a { background: \\75rl(x) }', 'url() and other addresses'],
    ['.a { background-image: image-set("a.png" 1x) }', 'url() and other addresses'],
    ['.a { content: attr(value) }', 'attr()'],
    ['.a { position: fixed }', 'position: fixed'],
    ['.a { position: sticky }', 'position: sticky'],
    ['input[value^="a"] { color: red }', 'selectors that read attribute values'],
    ['.a { behavior: none }', 'behavior'],
  ])('%s goes', (css, word) => {
    const published = asPublished(css)
    expect(published.words).toContain(word)
    expect(asPublished(published.css).words).toEqual([])
  })

  it.each([
    '.a { background: linear-gradient(red, blue); position: absolute }',
    '.vg-widget__message[data-role="user"] { color: red }',
    '[dir] .a { color: red }',
    '.a { background-image: conic-gradient(from 1deg, red, blue) }',
    '/* url(x) @import */ .a { color: red }',
  ])('%s stays', (css) => {
    expect(asPublished(css)).toEqual({ css, words: [], balanced: true })
  })

  it('keeps the rest as it was written', () => {
    expect(asPublished('.a {\n  color: red;\n  position: fixed;\n  top: 0;\n}').css).toBe(
      '.a {\n  color: red;\n  \n  top: 0;\n}',
    )
  })
})
