import type { Meaning } from './lexicon.ts'
import type { Measure } from './wish.ts'
import type { OperatorName } from './words/word-table.ts'

/** A phrase of a request and what it means. */
export type Item = { word: string } & (
  | Exclude<Meaning, { kind: 'color' | 'filler' }>
  | { kind: 'color'; hex: string }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'factor'; factor: number }
  | { kind: 'stop' }
)

/** Whether one of some items is a certain small word. */
export function hasOp(items: readonly Item[], ...ops: OperatorName[]): boolean {
  return items.some((item) => item.kind === 'op' && ops.includes(item.op))
}

/** Kinds of items that say how something shall be. */
export const valued: readonly Item['kind'][] = [
  'color',
  'measure',
  'factor',
  'value',
  'step',
  'mood',
  'font',
  'refusal',
]
/** Aspects that are a wish without any value: 'give it a shadow'. */
export const complete: readonly string[] = ['glow', 'shadow', 'gradient', 'border', 'animation', 'contrast']
