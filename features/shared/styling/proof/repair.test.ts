import { describe, expect, it } from 'vitest'
import { partOf } from '#mocks/contracts/styling/public-parts.ts'
import { worstContrast } from '#mocks/contracts/theme/contrast.ts'
import type { ContrastProblem, PlainProblem, Problem } from './proof.types.ts'
import { closeBlocks, dropColors, repairCss } from './repair.ts'

const title = partOf('title')

function pale(given: Partial<ContrastProblem> = {}): ContrastProblem {
  return {
    kind: 'contrast',
    part: title,
    mode: 'light',
    elements: [],
    ratio: 1.4,
    required: 4.5,
    on: partOf('header'),
    icon: false,
    ink: '#FFFFFF',
    backs: ['#FFD400'],
    elsewhere: ['#FFD400'],
    selector: title.selector,
    inHand: false,
    ...given,
  }
}

const plain = (kind: PlainProblem['kind']): PlainProblem => ({
  kind,
  part: title,
  mode: 'light',
  elements: [],
})
const touches = (_problem: Problem, selector: string) => selector.includes('title')
const colorIn = (css: string) => /color: (#\w+)/.exec(css)?.[1] ?? ''

describe('repairCss', () => {
  it('adds the nearest colour that stands out, and leaves the rest as it was', () => {
    const css = '.vg-widget__header { background: #ffd400 }'
    const repaired = repairCss(css, [pale()], touches)
    expect(repaired.startsWith(`${css}\n\n.vg-scope .vg-widget__title { color: #`)).toBe(true)
    expect(worstContrast(colorIn(repaired), ['#FFD400'])).toBeGreaterThanOrEqual(4.5)
  })

  it('serves both modes with one colour where it can', () => {
    const repaired = repairCss('', [pale(), pale({ mode: 'dark' })], touches)
    expect(repaired.split('\n')).toHaveLength(1)
    expect(repaired).not.toContain('data-mode')
  })

  it('gives each mode its own where it cannot', () => {
    const repaired = repairCss(
      '',
      [pale({ ink: '#777777', backs: ['#FFFFFF'], elsewhere: ['#111111'] })],
      touches,
    )
    expect(repaired).toMatch(/^\.vg-scope\[data-mode="light"\] \.vg-widget__title \{ color: #\w{6} \}$/)
  })

  it('serves words and icons of one part with the stricter of both', () => {
    const repaired = repairCss('', [pale({ icon: true, required: 3 }), pale()], touches)
    expect(worstContrast(colorIn(repaired), ['#FFD400'])).toBeGreaterThanOrEqual(4.5)
    expect(repaired.split('\n')).toHaveLength(1)
  })

  it('mends what is pressed only while it is', () => {
    const button = { part: partOf('send'), selector: '.vg-widget__send', inHand: true }
    expect(repairCss('', [pale(button)], touches)).toContain(
      '.vg-widget__send:is(:hover, :focus-visible, :active) { color',
    )
  })

  it.each([
    ['hidden', 'display: none'],
    ['hidden', 'opacity: 0'],
    ['hidden', 'animation: away 2s infinite'],
    ['cut-off', 'max-height: 2px'],
    ['outside', 'margin-left: -999px'],
    ['covered', 'z-index: -1'],
    ['overlay', 'position: absolute'],
    ['unpressable', 'pointer-events: none'],
    ['small', 'width: 4px'],
    ['tiny', 'font-size: 3px'],
    ['unpredictable', 'filter: blur(3px)'],
  ] as const)('%s: takes %s out and keeps the rest', (kind, declaration) => {
    const css = `/* mine */\n.vg-widget__title {\n  letter-spacing: 1px;\n  ${declaration};\n}\n.other { ${declaration} }`
    expect(repairCss(css, [plain(kind)], touches)).toBe(
      `/* mine */\n.vg-widget__title {\n  letter-spacing: 1px;\n}\n.other { ${declaration} }`,
    )
  })

  it('takes a rule out of which nothing is left', () => {
    expect(repairCss('.a { top: 0 }\n.vg-widget__title { display: none }', [plain('hidden')], touches)).toBe(
      '.a { top: 0 }',
    )
  })
})

it('closeBlocks closes what is still open', () => {
  expect(closeBlocks('@media print { .a { color: red\n')).toBe('@media print { .a { color: red\n}}')
  expect(closeBlocks('.a { color: red }')).toBe('.a { color: red }')
})

describe('dropColors', () => {
  it('takes every colour out that has to do with the words', () => {
    const css = '.vg-widget__title { color: red; background: blue; padding: 1px }\n.b { color: red }'
    expect(dropColors(css, [pale()], touches)).toBe('.vg-widget__title { padding: 1px }\n.b { color: red }')
  })

  it('leaves everything else alone', () => {
    const css = '.vg-widget__title { color: red }'
    expect(dropColors(css, [plain('hidden')], touches)).toBe(css)
  })
})
