import { describe, expect, it } from 'vitest'
import { unusableParts } from './unusable-parts.ts'

const noInput = ['The message box would be hidden.']

describe('unusableParts', () => {
  it.each([
    ['.vg-scope { display: none }', ['The chat window would be hidden.']],
    ['.vg-widget__composer { display: none }', noInput],
    ['.vg-scope .vg-widget__composer { DISPLAY: NONE }', noInput],
    ['.vg-widget__field textarea { display: none }', []],
    ['textarea { display: none }', noInput],
    ['.vg-scope textarea { opacity: 0 }', noInput],
    ['.vg-widget__foot { opacity: .01 }', noInput],
    ['.a, .vg-widget__foot { visibility: hidden }', noInput],
    ['.vg-widget__send { pointer-events: none }', ['The send button could not be pressed any more.']],
    ['.vg-widget__send { scale: 0 }', ['The send button would be hidden.']],
    ['.vg-widget__bubble { clip-path: inset(100%) }', ['The message bubbles would be hidden.']],
    ['.vg-widget__composer { display: flex } .vg-widget__composer { display: none }', noInput],
    ['.vg-scope .vg-widget__composer { display: none } .vg-widget__composer { display: flex }', noInput],
  ])('%s', (css, lines) => expect(unusableParts(css)).toEqual(lines))

  it('knows that * is everything', () => {
    expect(unusableParts('.vg-scope * { display: none }').length).toBeGreaterThan(3)
  })

  it.each([
    '',
    '.vg-widget__composer { display: none } .vg-widget__composer { display: flex }',
    '.vg-widget__composer { display: none } .vg-scope .vg-widget__composer { display: flex }',
    '.vg-widget { visibility: hidden } .vg-widget__foot { visibility: visible }',
    '@media print { .vg-widget__composer { display: none } }',
    '.vg-widget__composer:hover { display: none }',
    '.vg-widget__composer[data-x] { display: none }',
    '.vg-widget__header { display: none }',
    '.vg-launcher { display: none }',
    '.vg-widget__log .vg-widget__composer { display: none }',
    '.vg-widget + .vg-widget__composer { display: none }',
    '.vg-widget__send { opacity: 0.5 }',
  ])('claims nothing of %s', (css) => expect(unusableParts(css)).toEqual([]))
})
