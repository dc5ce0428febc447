import type { PartId } from '#mocks/contracts/styling/public-parts.ts'
import type { Aspect, Wording } from './lexicon.ts'
import type { Mood } from './moods.ts'
import type { Measure } from './scan.ts'

/** A size as wished: as written, or so many times what it is. */
export type Amount = { measure: Measure } | { factor: number }

/** One thing to do to a part. */
export type Change =
  | { kind: 'background' | 'text'; color: string }
  | { kind: 'border'; color?: string; amount?: Amount }
  | { kind: 'gradient'; colors: string[] }
  | { kind: 'shift'; aspect: 'background' | 'text' | 'border' | null; by: number }
  | { kind: 'glow' | 'shadow'; color?: string; degree: number }
  | { kind: 'measure'; aspect: Aspect; amount: Amount }
  | { kind: 'rounded'; degree: number }
  | { kind: 'pill' | 'square' | 'flat' | 'glass' | 'outline' | 'transparent' }
  | { kind: 'wording'; wording: Wording }
  | { kind: 'remove'; aspect: Aspect }
  | { kind: 'reset' }

/** What somebody asked for, understood. */
export type Wish =
  | { kind: 'parts'; parts: readonly PartId[]; changes: Change[] }
  | { kind: 'theme'; mood: Mood }
  | { kind: 'resetAll' | 'undo' | 'hide' }

/** What a follow-up such as 'a bit darker' is about. */
export interface Topic {
  parts: readonly PartId[]
  aspect: 'background' | 'text' | 'border' | null
}
