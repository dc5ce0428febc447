import { describe, expect, it } from 'vitest'
import { hexToHsl, hexToRgb, hslToHex, mixHex, parseHex, parseShortHex, rgbToHex } from './color.ts'

describe('parseHex', () => {
  it.each([
    ['#5b5bf0', '#5B5BF0'],
    ['5B5BF0', '#5B5BF0'],
    [' ffd400 ', '#FFD400'],
  ])('reads %j', (text, hex) => expect(parseHex(text)).toBe(hex))

  it.each([
    '',
    '#',
    'fff',
    '#5b5bf',
    '#5b5bf00',
    '##5b5bf0',
    '#5b5bg0',
    'red;}body{display:none',
    '#５B5BF0',
  ])('refuses %j', (text) => expect(parseHex(text)).toBeUndefined())
})

describe('parseShortHex', () => {
  it('doubles three digits', () => expect(parseShortHex('f0A')).toBe('#FF00AA'))
  it('still reads six', () => expect(parseShortHex('#14213d')).toBe('#14213D'))
  it.each(['ff', 'ffff', 'fffff'])('refuses %j', (text) => expect(parseShortHex(text)).toBeUndefined())
})

describe('conversions', () => {
  it.each([
    ['#FFFFFF', [0, 0, 100]],
    ['#000000', [0, 0, 0]],
    ['#FF0000', [0, 100, 50]],
    ['#00FF00', [120, 100, 50]],
    ['#0000FF', [240, 100, 50]],
    ['#808080', [0, 0, 50]],
    ['#14213D', [221, 51, 16]],
  ])('%s in hue, saturation, lightness', (hex, hsl) => expect(hexToHsl(hex).map(Math.round)).toEqual(hsl))

  it('comes back to the same colour through HSL, for every hue sector', () => {
    for (let value = 0; value < 0x1000000; value += 4099) {
      const hex = `#${value.toString(16).padStart(6, '0').toUpperCase()}`
      expect(hslToHex(hexToHsl(hex))).toBe(hex)
    }
  })

  it('clamps channels', () => expect(rgbToHex([-1, 300, 127.6])).toBe('#00FF80'))
  it('reads hues outside the circle', () => expect(hslToHex([-120, 100, 50])).toBe('#0000FF'))
  it('mixes like color-mix in srgb', () =>
    expect(hexToRgb(mixHex('#FF0000', '#0000FF', 0.25))).toEqual([64, 0, 191]))
})
