import { describe, expect, it } from 'vitest'
import { sanitizeCss } from './sanitize-css.ts'

describe('sanitizeCss', () => {
  it.each([
    [
      '.vg-widget__header { background: purple; color: #fff }',
      '.vg-widget__header{background:purple;color:#fff}',
    ],
    [':root { --primary: #f00 }', ':root{--primary:#f00}'],
    ['.a[data-role="user"] { color: red }', '.a[data-role="user"]{color:red}'],
    ['@media (width < 400px) { .a { color: red } }', '@media (width<400px){.a{color:red}}'],
    ['@media (min-width: 400px) { .a { color: red } }', '@media (min-width:400px){.a{color:red}}'],
  ])('keeps %s', (input, output) => {
    expect(sanitizeCss(input)).toEqual({ css: output, removed: [] })
  })

  it.each([
    '@import "https://evil.example/x.css";',
    '@import url(//evil.example);',
    '@font-face { font-family: x; src: url(https://evil.example/f) }',
    '.a { background: url(https://evil.example/p.png) }',
    '.a { background: UrL("//evil.example") }',
    '.a { background: \\75rl(https://evil.example) }',
    '.a { background-image: image-set("https://evil.example/a.png" 1x) }',
    '.a { --x: url(https://evil.example) }',
    'input[value^="a"] { color: red }',
    '.a { position: fixed; inset: 0 }',
    '.a { behavior: url(x.htc) }',
    '</style><script>alert(1)</script>',
    '.a { content: attr(value) }',
  ])('says what it took out of %s', (input) => {
    const { css, removed } = sanitizeCss(input)
    expect(css).not.toMatch(/evil|url|@import|@font-face|<|value\^|fixed|script>|attr\(/i)
    expect(removed.length).toBeGreaterThan(0)
  })

  it('refuses what is too long to read', () => {
    expect(sanitizeCss('a{}'.repeat(40_000))).toMatchObject({ css: '' })
  })

  it('survives broken and deeply nested input', () => {
    expect(() => sanitizeCss('}'.repeat(1000) + '.a{'.repeat(500))).not.toThrow()
  })
})
