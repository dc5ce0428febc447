import { formatHex, type Rgb } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '#mocks/contracts/theme/contrast.ts'
import { neutralTheme } from '#mocks/contracts/theme/neutral-theme.ts'
import { generatePalette } from '#mocks/contracts/theme/palette.ts'
import type { Theme } from '#mocks/contracts/theme/theme.types.ts'
import { themeToCssVars } from '#mocks/contracts/theme/theme-to-css-vars.ts'
import { colorOf, customPropertyRules, over, propertiesOf } from './source/style-values.ts'

const roleRules = customPropertyRules('ui/theme/css/roles.css')
const recipeRules = customPropertyRules('ui/theme/css/recipes.css')
const modes = ['light', 'dark'] as const
const variants = ['default', 'bordered', 'faded', 'flat'] as const
const usages = ['plain', 'colorful', 'gradient'] as const
const tones = ['primary', 'neutral', 'danger'] as const
const states = ['--recipe-bg', '--recipe-bg-hover']
/** Where a control may stand. */
const backdrops = ['--canvas', '--surface', '--surface-sunken', '--surface-raised']

interface Look {
  mode: (typeof modes)[number]
  variant: (typeof variants)[number]
  usage: (typeof usages)[number]
}

const looks = modes.flatMap((mode) =>
  variants.flatMap((variant) => usages.map((usage): Look => ({ mode, variant, usage }))),
)
const primaries = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

/** What cannot be read of a theme in a look: the stylesheets' own values, not a copy of them. */
function unreadable(theme: Theme, { mode, variant, usage }: Look): string[] {
  const scope = propertiesOf(
    roleRules,
    { isScope: true, attributes: { 'data-mode': mode, 'data-color-usage': usage } },
    themeToCssVars(theme, mode, 'Rubik'),
  )
  const recipe = (family: string, tone?: string) => {
    const attributes = { 'data-recipe': family, 'data-variant': variant, ...(tone && { 'data-tone': tone }) }
    return propertiesOf(recipeRules, { isScope: false, attributes }, scope)
  }
  const faults: string[] = []
  const check = (what: string, text: Rgb, background: Rgb, required: number) => {
    const ratio = contrastRatio(formatHex(text), formatHex(background))
    // A colour is rounded to whole bytes on its way to the screen.
    if (ratio < required - 0.02) faults.push(`${what}: ${ratio.toFixed(2)}`)
  }

  const controls = tones.map((tone) => ({ tone, control: recipe('control', tone) }))
  const field = recipe('field')
  const surfaceRecipe = recipe('surface')
  for (const backdrop of backdrops) {
    const behind = colorOf(`var(${backdrop})`, scope)
    for (const { tone, control } of controls) {
      for (const state of states) {
        const fill = over(colorOf(`var(${state})`, control), behind)
        check(`${tone} control, ${state} on ${backdrop}`, colorOf('var(--recipe-text)', control), fill, 4.5)
      }
    }
    for (const state of states) {
      const fill = over(colorOf(`var(${state})`, field), behind)
      for (const text of ['--recipe-text', '--recipe-placeholder']) {
        check(`field, ${text} on ${state} on ${backdrop}`, colorOf(`var(${text})`, field), fill, 4.5)
      }
    }
    const edge = colorOf('var(--recipe-border)', field)
    if (edge.alpha !== 0) check(`edge of a field on ${backdrop}`, edge, behind, 3)
    const surface = over(colorOf('var(--recipe-bg)', surfaceRecipe), behind)
    for (const text of ['--text', '--text-muted', '--accent-text']) {
      check(`surface on ${backdrop}, ${text}`, colorOf(`var(${text})`, scope), surface, 4.5)
    }
    check(`focus ring on ${backdrop}`, colorOf('var(--focus-ring)', scope), behind, 3)
  }
  return faults
}

function themeOf(primary: string): Theme {
  return { primary, themeType: 'light', nineColorPallet: generatePalette(primary, 'light') }
}

describe('a generated palette', () => {
  it('can be read in every mode, variant and colour usage, whatever its primary', () => {
    fc.assert(
      fc.property(primaries, (primary) => {
        for (const look of looks)
          expect({ look, faults: unreadable(themeOf(primary), look) }).toEqual({ look, faults: [] })
      }),
      {
        numRuns: 200,
        seed: 2026,
        examples: [['#F7C9D4'], ['#14213D'], ['#FFD400'], ['#808080'], ['#5B5BF0'], [neutralTheme.primary]],
      },
    )
  })

  it('would be caught if it could not', () => {
    const nineColorPallet = generatePalette('#5B5BF0', 'light').with(0, [240, 50, 50])
    const look: Look = { mode: 'light', variant: 'flat', usage: 'plain' }
    expect(unreadable({ ...themeOf('#5B5BF0'), nineColorPallet }, look)).not.toEqual([])
  })
})
