import { describe, expect, it } from 'vitest'
import type { Rgb } from '#mocks/contracts/theme/color.ts'
import { inksOnBacks, type Paint, type Sheet, worstPair } from './composite.ts'

const paint = (rgb: Rgb, alpha = 1): Paint => ({ rgb, alpha })
const black = paint([0, 0, 0])
const white = paint([255, 255, 255])
const none: Sheet = { layers: [], opacity: 1 }

describe('inksOnBacks', () => {
  it('stands on the white page without anything around', () => {
    expect(inksOnBacks([black], [none])).toEqual([{ ink: '#000000', back: '#FFFFFF' }])
  })

  it('mixes see-through layers with what is under them', () => {
    const sheets: Sheet[] = [
      { layers: [[black]], opacity: 1 },
      { layers: [[paint([255, 255, 255], 0.5)]], opacity: 1 },
    ]
    expect(inksOnBacks([white], sheets)).toEqual([{ ink: '#FFFFFF', back: '#808080' }])
  })

  it('mixes see-through words with what they stand on', () => {
    expect(inksOnBacks([paint([0, 0, 0], 0.5)], [none])).toEqual([{ ink: '#808080', back: '#FFFFFF' }])
  })

  it('fades all that is in an element with what was there before', () => {
    const sheets: Sheet[] = [
      { layers: [[white]], opacity: 1 },
      { layers: [[black]], opacity: 0.5 },
    ]
    expect(inksOnBacks([white], sheets)).toEqual([{ ink: '#FFFFFF', back: '#808080' }])
  })

  it('tells every colour of a gradient', () => {
    const gradient: Sheet = { layers: [[black, paint([255, 0, 0]), black]], opacity: 1 }
    expect(inksOnBacks([white], [gradient]).map(({ back }) => back)).toEqual(['#000000', '#FF0000'])
  })

  it('stays small however many gradients lie on each other', () => {
    const stops = Array.from({ length: 10 }, (_, index) => paint([index * 25, 0, 0], 0.5))
    const sheets = Array.from({ length: 8 }, (): Sheet => ({ layers: [stops, stops], opacity: 0.9 }))
    expect(inksOnBacks([black], sheets).length).toBeLessThanOrEqual(24)
  })
})

describe('worstPair', () => {
  it('finds the lowest contrast', () => {
    const pairs = [
      { ink: '#000000', back: '#FFFFFF' },
      { ink: '#777777', back: '#FFFFFF' },
    ]
    expect(worstPair(pairs)).toMatchObject({ pair: pairs[1] })
    expect(worstPair([])).toEqual({ ratio: 21, pair: undefined })
  })
})
