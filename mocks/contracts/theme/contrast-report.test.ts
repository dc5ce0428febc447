import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastReport, repairTheme } from './contrast-report.ts'
import { defaultTheme } from './default-theme.ts'
import { generatePalette } from './palette.ts'
import type { Theme, ThemeType } from './theme.types.ts'

const modes: readonly ThemeType[] = ['light', 'dark']
const primaries = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)
const shades = fc.array(
  fc.tuple(
    fc.integer({ min: 0, max: 360 }),
    fc.integer({ min: 0, max: 100 }),
    fc.integer({ min: 0, max: 100 }),
  ),
  { minLength: 10, maxLength: 10 },
)
const failing = (theme: Theme, mode: ThemeType) => contrastReport(theme, mode).filter(({ passes }) => !passes)

describe('contrastReport', () => {
  it('passes every pair for 200 primaries in both modes and both palette types', () => {
    fc.assert(
      fc.property(
        primaries,
        fc.constantFrom(...modes),
        fc.constantFrom(...modes),
        (primary, themeType, mode) => {
          const theme = { primary, themeType, nineColorPallet: generatePalette(primary, themeType) }
          expect(failing(theme, mode)).toEqual([])
        },
      ),
      {
        numRuns: 200,
        seed: 2026,
        examples: ['#F7C9D4', '#14213D', '#FFD400', '#808080', '#DBDA00'].flatMap((primary) =>
          modes.map((mode): [string, ThemeType, ThemeType] => [primary, 'light', mode]),
        ),
      },
    )
  })

  it('names the shade that fails', () => {
    const nineColorPallet = defaultTheme.nineColorPallet.with(0, [240, 50, 50])
    expect(failing({ ...defaultTheme, nineColorPallet }, 'light')).toContainEqual(
      expect.objectContaining({ id: 'text-on-soft', shade: 0, required: 4.5 }),
    )
  })
})

describe('repairTheme', () => {
  it('leaves a theme that passes', () => expect(repairTheme(defaultTheme)).toBe(defaultTheme))

  it('makes any ten shades pass in both modes, and keeps the ones that were not at fault', () => {
    fc.assert(
      fc.property(primaries, shades, fc.constantFrom(...modes), (primary, nineColorPallet, themeType) => {
        const repaired = repairTheme({ primary, nineColorPallet, themeType })
        for (const mode of modes) expect(failing(repaired, mode)).toEqual([])
        expect(repaired.nineColorPallet.slice(2, 8)).toEqual(nineColorPallet.slice(2, 8))
      }),
      { numRuns: 200, seed: 2026 },
    )
  })
})
