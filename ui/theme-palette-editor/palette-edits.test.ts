import { describe, expect, it } from 'vitest'
import { hslToHex } from '#mocks/contracts/theme/color.ts'
import { defaultTheme } from '#mocks/contracts/theme/default-theme.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import { formatThemeJson, parseThemeJson } from '#mocks/contracts/theme/theme-json.ts'
import { changedShades, shadeName, withLock, withPrimary, withShade, withThemeType } from './palette-edits.ts'

const draft = { theme: defaultTheme, locked: new Set<number>() }

describe('palette edits', () => {
  it('name shades as the specification does', () => {
    expect([0, 1, 9].map(shadeName)).toEqual(['Primary 50', 'Primary 100', 'Primary 900'])
  })

  it('make the palette anew from a new primary', () => {
    const { theme } = withPrimary(draft, '#FFD400')
    expect(theme.primary).toBe('#FFD400')
    expect(theme.nineColorPallet).toEqual(generatePalette('#FFD400', 'light'))
    expect(defaultTheme.primary).toBe('#5B5BF0')
  })

  it('keep a shade of one’s own through a new primary', () => {
    const own = withShade(draft, 3, '#FF0000')
    expect(own.theme.nineColorPallet[3]).toEqual([0, 100, 50])
    const { theme } = withPrimary(own, '#00FF00')
    expect(theme.nineColorPallet[3]).toEqual([0, 100, 50])
    expect(theme.nineColorPallet[4]).toEqual([120, 100, 60])
  })

  it('keep a shade as it was typed, saved and read again', () => {
    const typed = ['#112233', '#5B5BF0', '#010203', '#FEFDFC', '#F0F0F1', '#808080']
    for (let value = 7; value < 0x1000000; value += 65_537) {
      typed.push(`#${value.toString(16).padStart(6, '0').toUpperCase()}`)
    }
    const changed = typed.filter((hex) => {
      const { theme } = withShade(draft, 3, hex)
      const stored = parseThemeJson(formatThemeJson(theme))
      return !stored.ok || hslToHex(stored.theme.nineColorPallet[3]!) !== hex
    })
    expect(changed).toEqual([])
  })

  it('let it go once unlocked', () => {
    const own = withLock(withShade(draft, 3, '#FF0000'), 3)
    expect(withPrimary(own, '#00FF00').theme.nineColorPallet[3]).toEqual([120, 100, 70])
    expect([...withLock(draft, 2).locked]).toEqual([2])
  })

  it('turn the list and its locks round for the other mode, and back', () => {
    const own = withShade(draft, 0, '#FF0000')
    const dark = withThemeType(own, 'dark')
    expect(dark.theme.nineColorPallet[9]).toEqual([0, 100, 50])
    expect([...dark.locked]).toEqual([9])
    expect(withThemeType(dark, 'light')).toEqual(own)
    expect(withThemeType(own, 'light')).toEqual(own)
  })

  it('tell what changed', () => {
    expect(changedShades(defaultTheme, withShade(draft, 1, '#FF0000').theme)).toEqual(['Primary 100'])
    expect(changedShades(defaultTheme, defaultTheme)).toEqual([])
  })
})
