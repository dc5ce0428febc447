import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Block } from '#mocks/contracts/conversations/blocks.ts'
import { blockSchema } from '#mocks/contracts/conversations/blocks.ts'
import { answerLimit, toBlocks } from './answer-blocks.ts'

const text = (value: string) => ({ type: 'text' as const, text: value })
const paragraph = (...runs: Extract<Block, { type: 'paragraph' }>['runs']): Block => ({
  type: 'paragraph',
  runs,
})

describe('toBlocks', () => {
  it('reads paragraphs and runs', () => {
    expect(toBlocks('Hi **you** and *me* `x < y`\nsecond line  \nthird\n\nNext &amp; last')).toEqual([
      paragraph(
        text('Hi '),
        { type: 'strong', text: 'you' },
        text(' and '),
        { type: 'em', text: 'me' },
        text(' '),
        { type: 'code', text: 'x < y' },
        text('\nsecond line\nthird'),
      ),
      paragraph(text('Next & last')),
    ])
  })

  it('shows a heading as a strong paragraph', () => {
    expect(toBlocks('## Hours *today*')).toEqual([
      paragraph({ type: 'strong', text: 'Hours ' }, { type: 'em', text: 'today' }),
    ])
  })

  it('reads lists, nested ones flattened', () => {
    expect(toBlocks('Come in\n\n- Sunday: Closed\n- Monday: 7:00 AM to 8:00 PM\n  1. sharp')).toEqual([
      paragraph(text('Come in')),
      {
        type: 'list',
        ordered: false,
        items: [[text('Sunday: Closed')], [text('Monday: 7:00 AM to 8:00 PM')], [text('sharp')]],
      },
    ])
    expect(toBlocks('1. a\n2. b')).toEqual([
      { type: 'list', ordered: true, items: [[text('a')], [text('b')]] },
    ])
    expect(toBlocks('- [x] done')).toEqual([{ type: 'list', ordered: false, items: [[text('done')]] }])
  })

  it('makes phone numbers and mail addresses links, wherever they are said', () => {
    const call = { type: 'link' as const, text: '+49 341 5550184', href: 'tel:+493415550184' }
    const write = { type: 'link' as const, text: 'hi@example.com', href: 'mailto:hi@example.com' }
    expect(toBlocks('Call **+49 341 5550184**.\n\n- hi@example.com\n\n`hi@example.com`')).toEqual([
      paragraph(text('Call '), call, text('.')),
      { type: 'list', ordered: false, items: [[write]] },
      paragraph({ type: 'code', text: 'hi@example.com' }),
    ])
  })

  it('reads code', () => {
    expect(toBlocks('```ts\nconst a = "<b>"\n```')).toEqual([
      { type: 'code', lang: 'ts', text: 'const a = "<b>"' },
    ])
  })

  it('turns a table into a list and a quotation into paragraphs', () => {
    expect(toBlocks('| Day | Hours |\n|---|---|\n| Mon | **9** |')).toEqual([
      {
        type: 'list',
        ordered: false,
        items: [[text('Day: '), text('Mon'), text(', Hours: '), { type: 'strong', text: '9' }]],
      },
    ])
    expect(toBlocks('> quoted\n\n---')).toEqual([paragraph(text('quoted'))])
  })

  it.each([
    ['[site](https://x.example/a)', 'https://x.example/a'],
    ['<mailto:a@x.example>', 'mailto:a@x.example'],
    ['[call](tel:+13175858468)', 'tel:+13175858468'],
    ['see www.x.example', 'http://www.x.example/'],
  ])('links %s', (markdown, href) =>
    expect(JSON.stringify(toBlocks(markdown))).toContain(JSON.stringify(href)),
  )

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#115;cript:alert(1))',
    '[x](data:text/html,<script>1</script>)',
    '[x](vbscript:x)',
    '[x](//evil.example)',
    '[x](/relative)',
    '[x](https://bank.example@evil.example/)',
    `[x](https://x.example/${'a'.repeat(3_000)})`,
  ])('does not link %s', (markdown) => expect(JSON.stringify(toBlocks(markdown))).not.toContain('"link"'))

  it.each([
    '<script>alert(1)</script>',
    'a <img src=x onerror=alert(1)> b',
    '<div><a href="javascript:x">y</a></div>',
    '![alt](javascript:x)',
  ])('leaves no HTML of %s', (markdown) =>
    expect(JSON.stringify(toBlocks(markdown))).not.toMatch(/<\w|onerror=|javascript:/),
  )

  it('keeps what only looks like HTML as plain text', () => {
    expect(toBlocks('5 < 6, <svg/onload=alert(1)')).toEqual([paragraph(text('5 < 6, <svg/onload=alert(1)'))])
  })

  it('always fits the contract, whatever the model writes', () => {
    const marks = fc.constantFrom(
      '*',
      '_',
      '`',
      '[',
      '](',
      ')',
      '<',
      '>',
      '#',
      '- ',
      '1. ',
      '|',
      '\n',
      '\n\n',
      '&',
      '\\',
      '~',
      'a',
      'http://x.y',
      ' ',
      '\0',
      '\ud800',
      '😀',
    )
    fc.assert(
      fc.property(fc.string({ unit: marks, maxLength: 120 }), (markdown) => {
        const blocks = toBlocks(markdown)
        expect(z.array(blockSchema).parse(blocks)).toEqual(blocks)
        expect(JSON.stringify(blocks)).not.toMatch(/\\u0000|\\ud800/)
      }),
    )
  })

  it.each([
    ['quotes', '>'.repeat(20_000)],
    ['lists', `${'- '.repeat(10_000)}a`],
    ['numbers', `${'1. '.repeat(7_000)}a`],
    ['emphasis', '*a_'.repeat(7_000)],
    ['brackets', '[a]('.repeat(5_000)],
    ['mail', `${'a.'.repeat(9_000)}@`],
    ['depth', Array.from({ length: 170 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')],
  ])('survives nested %s within bounds', (_, markdown) => {
    const blocks = toBlocks(markdown)
    expect(z.array(blockSchema).parse(blocks)).toEqual(blocks)
    expect(JSON.stringify(blocks).length).toBeLessThan(answerLimit * 4)
  })

  it('does not cut a character in half at the limit', () => {
    const [block] = toBlocks(`${'x'.repeat(answerLimit - 1)}😀`)
    expect(block).toEqual(paragraph(text('x'.repeat(answerLimit - 1))))
  })
})
