import { diff } from '@blazediff/core'
import type { Combination } from './combinations.ts'
import { cut, type Picture, type Row } from './picture.ts'

/** How far two colours may be apart, 0 to 1 in perceived difference, before a pixel counts. */
const colourTolerance = 0.05
/** Pixels of one cell that may differ: a glyph's edge drawn otherwise, not a line, a mark or a word. */
const pixelTolerance = 12

/** A story that no longer looks as recorded. */
export interface Difference {
  story: string
  /** What differs, and in which combinations. */
  what: string
  /** Differing pixels in red, where both pictures have one size. */
  marked?: Picture
}

/** Compares what a component looks like with what was recorded, story by story. */
export function compareRows(
  actual: readonly Row[],
  recorded: readonly Row[],
  combinations: readonly Combination[],
): Difference[] {
  const names = new Set([...recorded, ...actual].map((row) => row.story))
  return [...names].flatMap((story) => {
    const now = actual.find((row) => row.story === story)
    const before = recorded.find((row) => row.story === story)
    if (!before) return { story, what: 'is not recorded yet' }
    if (!now) return { story, what: 'is recorded but gone' }
    return comparePictures(story, now.picture, before.picture, combinations)
  })
}

function comparePictures(
  story: string,
  now: Picture,
  before: Picture,
  combinations: readonly Combination[],
): Difference[] {
  if (now.width !== before.width || now.height !== before.height) {
    return [{ story, what: `was ${sizeOf(before, combinations)} and is ${sizeOf(now, combinations)}` }]
  }
  const cellWidth = now.width / combinations.length
  const differing = combinations.flatMap(({ name }, index) => {
    const [left, right] = [now, before].map((row) => cut(row, index * cellWidth, 0, cellWidth, row.height))
    const pixels = countDifferent(left!, right!)
    return pixels > pixelTolerance ? [`${name}: ${pixels} pixels`] : []
  })
  if (differing.length === 0) return []
  const marked: Picture = { ...now, data: new Uint8Array(now.data.length) }
  countDifferent(now, before, marked)
  return [{ story, what: `differs in ${differing.join('; ')}`, marked }]
}

function countDifferent(one: Picture, other: Picture, marked?: Picture): number {
  return diff(one.data, other.data, marked?.data, one.width, one.height, { threshold: colourTolerance })
}

function sizeOf({ width, height }: Picture, combinations: readonly Combination[]): string {
  return `${width / combinations.length}×${height} px`
}
