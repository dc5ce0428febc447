import { describe, expect, it } from 'vitest'
import type { Hsl } from './color.ts'
import { generatePalette, paletteForMode, regeneratePalette, resamplePalette } from './palette.ts'

const lightness = (palette: readonly Hsl[]) => palette.map((shade) => shade[2])

describe('generatePalette', () => {
  it('steps lightness 95, 90, 80 … 10 with the hue and saturation of the primary', () => {
    const palette = generatePalette('#5B5BF0', 'light')
    expect(lightness(palette)).toEqual([95, 90, 80, 70, 60, 50, 40, 30, 20, 10])
    expect(new Set(palette.map(([hue, saturation]) => `${hue} ${saturation}`))).toEqual(new Set(['240 83']))
  })

  it('is reversed for dark', () => {
    expect(generatePalette('#FFD400', 'dark')).toEqual([...generatePalette('#FFD400', 'light')].reverse())
  })

  it('writes hue 360 as 0', () => expect(generatePalette('#FF0001', 'light')[0]![0]).toBe(0))
})

describe('regeneratePalette', () => {
  it('keeps locked shades only', () => {
    const current = generatePalette('#5B5BF0', 'light')
    const next = regeneratePalette(current, '#FFD400', 'light', new Set([0, 9]))
    expect([next[0], next[9]]).toEqual([current[0], current[9]])
    expect(next.slice(1, 9)).toEqual(generatePalette('#FFD400', 'light').slice(1, 9))
  })
})

describe('paletteForMode', () => {
  const nineColorPallet = generatePalette('#5B5BF0', 'dark')
  const theme = { primary: '#5B5BF0', themeType: 'dark' as const, nineColorPallet }
  it('reads its own mode as stored', () => expect(paletteForMode(theme, 'dark')).toEqual(nineColorPallet))
  it('reverses for the other mode', () => {
    expect(lightness(paletteForMode(theme, 'light'))).toEqual([95, 90, 80, 70, 60, 50, 40, 30, 20, 10])
  })
})

describe('resamplePalette', () => {
  const ramp = (count: number) => Array.from({ length: count }, (_, index): Hsl => [200, 50, 95 - index * 8])

  it.each([9, 11])('makes ten of %i, keeping both ends and the order', (count) => {
    const from = ramp(count)
    const to = resamplePalette(from)
    expect(to).toHaveLength(10)
    expect([to[0], to[9]]).toEqual([from[0], from.at(-1)])
    expect(lightness(to)).toEqual(lightness(to).toSorted((a, b) => b - a))
  })

  it('leaves ten as they are', () => expect(resamplePalette(ramp(10))).toEqual(ramp(10)))

  it('turns the short way between hues', () => {
    const reds = Array.from({ length: 9 }, (_, index): Hsl => [index % 2 === 0 ? 350 : 10, 50, 50])
    for (const [hue] of resamplePalette(reds)) expect(hue >= 350 || hue <= 10).toBe(true)
  })
})
