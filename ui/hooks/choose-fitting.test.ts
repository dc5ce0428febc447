import { describe, expect, it } from 'vitest'
import { chooseFitting } from './choose-fitting.ts'

const widths = [50, 60, 70, 80]
const fitting = (room: number, kept = -1) => chooseFitting(widths, { room, gap: 10, kept })

describe('what fits into a line', () => {
  it('is everything where there is room to the pixel, gaps included', () => {
    expect(fitting(290)).toEqual([0, 1, 2, 3])
    expect(fitting(289)).toEqual([0, 1, 2])
  })

  it('is nothing where not even the first fits', () => {
    expect(fitting(49)).toEqual([])
  })

  it('always has the kept one, in the place of those before it', () => {
    expect(fitting(200, 3)).toEqual([0, 3])
    expect(fitting(210, 3)).toEqual([0, 1, 3])
    expect(fitting(100, 3)).toEqual([3])
    expect(fitting(20, 0)).toEqual([0])
  })
})
