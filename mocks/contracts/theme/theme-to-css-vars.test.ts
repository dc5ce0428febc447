import { describe, expect, it } from 'vitest'
import { defaultTheme } from './default-theme.ts'
import { themeToCssVars } from './theme-to-css-vars.ts'

describe('themeToCssVars', () => {
  it.each(['light', 'dark'] as const)('gives the palette layer in %s', (mode) => {
    expect(themeToCssVars(defaultTheme, mode, 'Rubik')).toMatchSnapshot()
  })

  it.each([
    ['Source Sans 3', '"Source Sans 3", system-ui'],
    ['Source+Sans+3', '"Source Sans 3", system-ui'],
    ['DM Sans', '"DM Sans Variable", "DM Sans", system-ui'],
    ['A"; } body { display: none', 'system-ui'],
    ['', 'system-ui'],
  ])('names the font %j', (font, family) => {
    expect(themeToCssVars(defaultTheme, 'light', font)['--font-family']).toMatch(new RegExp(`^${family}`))
  })

  it('takes the font of the page for inherit', () => {
    expect(themeToCssVars(defaultTheme, 'light', 'inherit')['--font-family']).toBe('inherit')
  })
})
