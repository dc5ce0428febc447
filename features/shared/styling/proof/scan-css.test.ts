import { describe, expect, it } from 'vitest'
import { scanCss } from './scan-css.ts'

const declared = (css: string) =>
  scanCss(css).declarations.map(({ selector, property, value }) => `${selector} | ${property}: ${value}`)

describe('scanCss', () => {
  it('reads rules, with the selectors around them', () => {
    expect(declared('.a { color: red; .b & { top: 1px } .c { left: 0 } }')).toEqual([
      '.a | color: red',
      '.b :is(.a) | top: 1px',
      ':is(.a) .c | left: 0',
    ])
  })

  it('looks through at-rules', () => {
    const css = '@media (width < 400px) { .a { color: red } } @import "x.css"; .b { top: 0 }'
    expect(declared(css)).toEqual(['.a | color: red', '.b | top: 0'])
    expect(scanCss(css).atRules.map(({ name, start, end }) => [name, css.slice(start, end)])).toEqual([
      ['media', '@media (width < 400px) { .a { color: red } }'],
      ['import', '@import "x.css";'],
    ])
  })

  it('is not misled by strings, comments, addresses and escapes', () => {
    expect(declared(`.a { /* } ; */ content: "};{"; background: url(a;b{c) } .b\\{ { top: 0 }`)).toEqual([
      '.a | content: "};{"',
      '.a | background: url(a;b{c)',
      '.b\\{ | top: 0',
    ])
  })

  it('points at a declaration with its semicolon', () => {
    const css = '.a { color : red ; top: 0 }'
    const [first, second] = scanCss(css).declarations
    expect(css.slice(first!.start, first!.end)).toBe('color : red ;')
    expect(css.slice(second!.start, second!.end)).toBe('top: 0 ')
  })

  it.each([
    ['.a { color: red }', true],
    ['', true],
    ['.a { color: red', false],
    ['.a { color: red }}', false],
    ['.a { content: "x }', false],
    ['/* .a', false],
  ])('%j is balanced: %s', (css, balanced) => {
    expect(scanCss(css).balanced).toBe(balanced)
  })

  it('reads anything to its end', () => {
    for (const css of ['}'.repeat(5000), '.a{'.repeat(5000), '@'.repeat(5000), '("'.repeat(5000), '\\']) {
      expect(() => scanCss(css)).not.toThrow()
    }
  })
})
