import { describe, expect, it } from 'vitest'
import { combinations } from './combinations.ts'
import { compareRows } from './compare-rows.ts'
import { beside, type Picture, type Row } from './picture.ts'

type Paint = (x: number, y: number, combination: number) => [number, number, number]

const white: Paint = () => [255, 255, 255]

function row(story: string, paint: Paint = white, height = 20): Row {
  const cells = combinations.map((_, index): Picture => {
    const data = new Uint8Array(40 * height * 4)
    for (let i = 0; i < 40 * height; i++) {
      data.set([...paint(i % 40, Math.floor(i / 40), index), 255], i * 4)
    }
    return { width: 40, height, data }
  })
  return { story, picture: beside(cells) }
}

describe('compareRows', () => {
  it('finds nothing in equal pictures', () => {
    expect(
      compareRows([row('Default'), row('Disabled')], [row('Default'), row('Disabled')], combinations),
    ).toEqual([])
  })

  it('names the story and the combination, and marks the pixels', () => {
    const edge: Paint = (x, _y, combination) => (x === 0 && combination === 3 ? [0, 0, 0] : [255, 255, 255])
    const [difference, ...others] = compareRows([row('Default', edge)], [row('Default')], combinations)
    expect(others).toEqual([])
    expect(difference).toMatchObject({ story: 'Default', what: 'differs in yellow, light: 20 pixels' })
    expect([...difference!.marked!.data.subarray(3 * 40 * 4, 3 * 40 * 4 + 3)]).toEqual([255, 0, 0])
  })

  it('notices a tint as well as a line', () => {
    const tinted: Paint = () => [255, 232, 232]
    expect(compareRows([row('Default', tinted)], [row('Default')], combinations)).toHaveLength(1)
  })

  it('lets a few pixels and a shade nobody sees pass', () => {
    const speck: Paint = (x, y) => (x < 3 && y < 3 ? [0, 0, 0] : [254, 255, 254])
    expect(compareRows([row('Default', speck)], [row('Default')], combinations)).toEqual([])
  })

  it('says when a size, or the list of stories, changed', () => {
    expect(
      compareRows([row('Default', white, 24), row('New')], [row('Default'), row('Old')], combinations),
    ).toEqual([
      { story: 'Default', what: 'was 40×20 px and is 40×24 px' },
      { story: 'Old', what: 'is recorded but gone' },
      { story: 'New', what: 'is not recorded yet' },
    ])
  })
})
