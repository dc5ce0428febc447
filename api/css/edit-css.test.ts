import { describe, expect, it } from 'vitest'
import { closeCss } from '#mocks/contracts/styling/cleaning/close-css.ts'
import { type CssEdit, editCss, propertiesOf, readValue } from './edit-css.ts'

const set = (selector: string, property: string, value: string | null): CssEdit => ({
  selector,
  property,
  value,
})

describe('editCss', () => {
  it('adds a rule at the end and leaves the rest alone', () => {
    const css = '/* cards: 16 / 9 */\n.mine{color:red}\n'
    expect(editCss(css, [set('.vg-launcher', 'color', 'blue')])).toBe(
      '/* cards: 16 / 9 */\n.mine{color:red}\n\n.vg-launcher {\n  color: blue;\n}\n',
    )
  })

  it('starts an empty sheet', () => {
    expect(editCss('', [set('.a', 'color', 'blue'), set('.a', 'top', '1px')])).toBe(
      '.a {\n  color: blue;\n  top: 1px;\n}\n',
    )
  })

  it.each([
    ['.a { color: red }', '.a { color: blue }'],
    ['.a{color:red;top:1px}', '.a{color:blue;top:1px}'],
    ['.a { /* mine */ color: red; /* stays */ }', '.a { /* mine */ color: blue; /* stays */ }'],
    ['.a { color: red } .a { top: 1px }', '.a { color: red } .a { top: 1px; color: blue; }'],
    ['.a {\n\ttop: 1px\n}', '.a {\n\ttop: 1px;\n\tcolor: blue;\n}'],
    ['.a { }', '.a { color: blue; }'],
    ['.a { color: blue }', '.a { color: blue }'],
    ['.a { --x: 1; color:  red }', '.a { --x: 1; color:  blue }'],
  ])('merges into %s', (css, expected) => expect(editCss(css, [set('.a', 'color', 'blue')])).toBe(expected))

  it('writes over a token and keeps the space before it', () => {
    expect(editCss('.a { --x: red; }', [set('.a', '--x', 'blue')])).toBe('.a { --x: blue; }')
  })

  it('knows a selector however it is spaced', () => {
    expect(editCss('.a  [x="y"]>.b { color: red }', [set('.a [x="y"] > .b', 'color', 'blue')])).toBe(
      '.a  [x="y"]>.b { color: blue }',
    )
  })

  it('a shorthand takes the place of its longhands, and a longhand goes behind its shorthand', () => {
    expect(editCss('.a { background-color: red; top: 1px }', [set('.a', 'background', 'blue')])).toBe(
      '.a { top: 1px; background: blue; }',
    )
    expect(editCss('.a { border-color: red; border: 1px solid }', [set('.a', 'border-color', 'blue')])).toBe(
      '.a { border: 1px solid; border-color: blue; }',
    )
  })

  it('takes a declaration away, and the rule with the last one', () => {
    const css = '.a { color: red; top: 1px }\n\n.b {\n  top: 1px;\n}\n'
    expect(editCss(css, [set('.a', 'color', null)])).toBe('.a { top: 1px }\n\n.b {\n  top: 1px;\n}\n')
    expect(editCss(css, [set('.b', 'top', null)])).toBe('.a { color: red; top: 1px }\n')
    expect(editCss(css, [set('.c', 'top', null)])).toBe(css)
  })

  it('keeps a rule for the comment in it', () => {
    expect(editCss('.a { /* why */ color: red; }', [set('.a', 'color', null)])).toBe('.a { /* why */ }')
  })
})

it('reads what a sheet says last', () => {
  const css = '.a { color: red } .b { color: green } .a { color: blue ; top: 1px }'
  expect(readValue(css, '.a', 'color')).toBe('blue')
  expect(readValue(css, '.a', 'left')).toBeUndefined()
  expect(propertiesOf(css, '.a')).toEqual(['color', 'top'])
})

it.each([
  ['.a { color: red', '.a { color: red\n}'],
  ['@media print { .a { color: red }', '@media print { .a { color: red }\n}'],
  ['/* open', '/* open\n*/'],
  ['.a { color: red }', '.a { color: red }'],
  ['', ''],
])('closes %s', (css, closed) => expect(closeCss(css)).toBe(closed))
