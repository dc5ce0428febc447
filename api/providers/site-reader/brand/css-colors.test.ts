import { load } from 'cheerio/slim'
import { describe, expect, it } from 'vitest'
import { ColorTally } from './color-tally.ts'
import { tallyInlineStyles, tallyStylesheets } from './css-colors.ts'
import { ElementUsage, usageOf } from './element-usage.ts'
import { readStylesheet } from './stylesheet.ts'

function colorsOf(css: string, html: string): string[] {
  const usage = new ElementUsage()
  const tally = new ColorTally()
  usage.add(usageOf(load(html)))
  tallyStylesheets(readStylesheet(css).rules, usage, tally)
  tallyInlineStyles(usage, tally)
  return tally.ranked()
}

describe('colours of stylesheets', () => {
  it.each<[string, string, string, string[]]>([
    ['rules that match', '.a { color: #c0392b } .b { color: #2980b9 }', '<p class="a">', ['#c0392b']],
    [
      'the winner of the cascade',
      'p { color: #2980b9 } .a { color: #c0392b } p { color: #27ae60 }',
      '<p class="a">',
      ['#c0392b'],
    ],
    [
      'important declarations',
      '.a { color: #c0392b } p { color: #27ae60 !important }',
      '<p class="a">',
      ['#27ae60'],
    ],
    [
      'variables of the root',
      ':root { --x: #c0392b; --unused: #2980b9 } .a { color: var(--x) }',
      '<html><p class="a">',
      ['#c0392b'],
    ],
    [
      'variables of the element',
      '.btn { background: var(--bg) } .red { --bg: #c0392b } .blue { --bg: #2980b9 }',
      '<a class="btn red">',
      ['#c0392b'],
    ],
    ['fallbacks', '.a { color: var(--none, var(--no, #c0392b)) }', '<p class="a">', ['#c0392b']],
    [
      'variables in functions',
      ':root { --rgb: 192, 57, 43 } .a { color: rgba(var(--rgb), 1) }',
      '<html><p class="a">',
      ['#c0392b'],
    ],
    [
      'every notation',
      '.a { background: linear-gradient(red, hsl(210 100% 40%), oklch(0.5198 0.1769 142.5)) }',
      '<p class="a">',
      ['#ff0000', '#0066cc', '#008000'],
    ],
    [
      'media for screens only',
      '@media (min-width: 1px) { .a { color: red } } @media print { .a { color: blue } }',
      '<p class="a">',
      ['#ff0000'],
    ],
    [
      'parents that exist',
      '.x .a { color: red } .y .a { color: blue }',
      '<div class="x"><p class="a">',
      ['#ff0000'],
    ],
    [
      'inline styles',
      '',
      '<p style="color: #c0392b; background: url(red.png)"><font color="#2980b9">',
      ['#c0392b', '#2980b9'],
    ],
    ['no near twins', '.a { color: #c0392b; background: #c13a2c }', '<p class="a">', ['#c13a2c']],
    [
      'no endless variables',
      ':root { --a: var(--b) var(--b); --b: var(--a) } .a { color: var(--a) }',
      '<html><p class="a">',
      [],
    ],
    ['no broken sheets', '.a { color: red; } } } .b { color: ', '<p class="a">', ['#ff0000']],
  ])('counts %s', (_name, css, html, colors) => {
    expect(colorsOf(css, html)).toEqual(colors)
  })

  it('puts greys last, whatever their share', () => {
    const css = 'body { background: #ffffff; color: #222222 } p { background: #eeeeee } a { color: #c0392b }'
    expect(colorsOf(css, '<html><body><p>x</p><p>y</p><a href="/">z</a>')).toEqual([
      '#c0392b',
      '#eeeeee',
      '#ffffff',
      '#222222',
    ])
  })

  it('ranks a button above a border and a hover', () => {
    const css =
      '.box { border: 1px solid #2980b9 } .btn { background: #c0392b } .btn:hover { background: #27ae60 }'
    expect(colorsOf(css, '<div class="box"><a class="btn">Go</a></div>')).toEqual([
      '#c0392b',
      '#2980b9',
      '#27ae60',
    ])
  })

  it('keeps eleven colours', () => {
    const html = Array.from({ length: 60 }, (_, n) => `<i style="color: hsl(${n * 6} 80% 45%)">x</i>`).join(
      '',
    )
    expect(colorsOf('', html)).toHaveLength(11)
  })
})
