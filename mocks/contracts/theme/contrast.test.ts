import { describe, expect, it } from 'vitest'
import { hexToHsl } from './color.ts'
import { contrastRatio, ensureContrast, onColor, relativeLuminance, worstContrast } from './contrast.ts'

describe('contrastRatio', () => {
  it.each([
    ['#000000', '#FFFFFF', 21],
    ['#FFFFFF', '#FFFFFF', 1],
    ['#777777', '#FFFFFF', 4.48],
    ['#FF0000', '#FFFFFF', 4],
  ])('%s on %s is %d', (first, second, ratio) => {
    expect(contrastRatio(first, second)).toBeCloseTo(ratio, 1)
    expect(contrastRatio(second, first)).toBeCloseTo(ratio, 1)
  })

  it('measures luminance between black and white', () => {
    expect(relativeLuminance('#000000')).toBe(0)
    expect(relativeLuminance('#FFFFFF')).toBeCloseTo(1, 10)
  })
})

describe('onColor', () => {
  it('passes 4.5:1 on any fill', () => {
    for (let value = 0; value < 0x1000000; value += 1021) {
      const fill = `#${value.toString(16).padStart(6, '0').toUpperCase()}`
      expect(contrastRatio(onColor(fill), fill)).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('prefers white, then ink', () => {
    expect(onColor('#5B5BF0')).toBe('#FFFFFF')
    expect(onColor('#FFD400')).toBe('#14171C')
  })
})

describe('ensureContrast', () => {
  it('leaves a colour that passes', () => expect(ensureContrast('#14213D', ['#FFFFFF'], 4.5)).toBe('#14213D'))

  it('keeps the hue and moves no further than needed', () => {
    const text = ensureContrast('#FFD400', ['#FFFFFF'], 4.5)
    expect(Math.abs(hexToHsl(text)[0] - hexToHsl('#FFD400')[0])).toBeLessThan(1)
    expect(worstContrast(text, ['#FFFFFF'])).toBeGreaterThanOrEqual(4.5)
    expect(worstContrast(text, ['#FFFFFF'])).toBeLessThan(4.9)
  })

  it('gives the closest where none can pass', () => {
    const closest = ensureContrast('#808080', ['#FFFFFF', '#000000'], 7)
    expect(worstContrast(closest, ['#FFFFFF', '#000000'])).toBeGreaterThan(4.4)
  })
})
