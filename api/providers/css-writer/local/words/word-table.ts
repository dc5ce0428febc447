import type { PartId } from '#mocks/contracts/styling/public-parts.ts'

/** What a colour, a measure or an adjective is about. */
export const aspects = [
  'background',
  'text',
  'color',
  'border',
  'radius',
  'size',
  'fontSize',
  'padding',
  'gap',
  'width',
  'height',
  'opacity',
  'letterSpacing',
  'lineHeight',
  'weight',
  'font',
  'glow',
  'shadow',
  'gradient',
  'contrast',
  'animation',
  'align',
] as const
export type Aspect = (typeof aspects)[number]

/** A look that one word stands for. */
export const valueNames = [
  'bold',
  'thinLetters',
  'italic',
  'underlined',
  'uppercase',
  'lowercase',
  'capitalized',
  'center',
  'left',
  'right',
  'dashed',
  'dotted',
  'square',
  'pill',
  'rounded',
  'flat',
  'glass',
  'transparent',
  'halfTransparent',
  'outline',
  'pulse',
  'bounce',
  'shake',
  'spin',
  'serif',
  'sans',
  'mono',
  'script',
] as const
export type ValueName = (typeof valueNames)[number]

/** An adjective or comparative: what grows or shrinks. */
export const stepNames = [
  'bigger',
  'smaller',
  'darker',
  'lighter',
  'rounder',
  'sharper',
  'bolder',
  'thicker',
  'thinner',
  'wider',
  'narrower',
  'taller',
  'shorter',
  'roomier',
  'tighter',
  'apart',
  'together',
  'stronger',
  'weaker',
] as const
export type StepName = (typeof stepNames)[number]

/** Small words that decide how the others are meant. */
export const operatorNames = [
  'and',
  'with',
  'on',
  'no',
  'remove',
  'not',
  'dont',
  'so',
  'or',
  'keep',
  'except',
  'only',
  'rest',
  'all',
  'it',
  'same',
  'like',
  'than',
  'more',
  'less',
  'too',
  'aBit',
  'aLot',
  'twice',
  'half',
  'dark',
  'light',
  'pale',
  'bright',
  'theme',
  'undo',
  'reset',
  'hide',
  'hover',
  'focus',
  'above',
  'below',
  'leftSide',
  'rightSide',
  'around',
  'between',
  'agent',
  'visitor',
  'increase',
  'decrease',
] as const
export type OperatorName = (typeof operatorNames)[number]

/** Why something cannot be done with a style sheet. */
export const refusalNames = [
  'picture',
  'move',
  'words',
  'newThing',
  'sound',
  'webFont',
  'behaviour',
  'missing',
] as const
export type RefusalName = (typeof refusalNames)[number]

/** Parts by name, and groups of them. */
export type PartName = PartId | 'buttons' | 'headings' | 'accents' | 'sendIcon' | 'closeIcon' | 'sourceLinks'

/**
 * A language's words: phrases separated by '|', without accents or with them. A `*` at a word's end stands for up
 * to five more letters, for endings.
 */
export interface WordTable {
  parts: Partial<Record<PartName, string>>
  aspects: Partial<Record<Aspect, string>>
  values: Partial<Record<ValueName, string>>
  steps: Partial<Record<StepName, string>>
  operators: Partial<Record<OperatorName, string>>
  refusals?: Partial<Record<RefusalName, string>>
  /** Colours by English name, or '#RRGGBB'. */
  colors: Record<string, string>
  /** Looks by a word of an English look: 'pizza', 'ocean'. */
  moods?: Record<string, string>
  /** Words without a meaning of their own here, separated by spaces. */
  filler: string
  /** The colour stands behind its noun. @default false */
  colorAfterNoun?: boolean
}
