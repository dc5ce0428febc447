import type { PartId } from '#mocks/contracts/styling/public-parts.ts'
import type { Mood } from './moods.ts'
import type { Aspect, RefusalName } from './words/word-table.ts'

/** A length somebody wrote, in CSS units; a bare number has none. */
export interface Measure {
  value: number
  unit: '' | 'px' | 'rem' | 'em' | '%'
}

/** A size as wished: as written, or so many times what it is. */
export type Amount = { measure: Measure } | { factor: number }

/** Which side of a part is meant. */
export type Side = 'top' | 'bottom' | 'left' | 'right'

/** When a part looks so: always, under the pointer, or while it is typed into or reached by keyboard. */
export type State = 'rest' | 'hover' | 'focus'

/** What moves in an animation. */
export type Motion = 'pulse' | 'bounce' | 'shake' | 'spin' | 'border'

/** Declarations a word stands for, as they are. */
export interface Wording {
  property: string
  value: string
}

/** One thing to do to a part. */
export type Change =
  | { kind: 'background' | 'text'; color: string }
  | { kind: 'border'; color?: string; amount?: Amount; style?: string; side?: Side }
  | { kind: 'gradient'; colors: string[] }
  | { kind: 'shift'; aspect: 'background' | 'text' | 'border' | null; by: number }
  | { kind: 'glow' | 'shadow'; color?: string; degree: number }
  | { kind: 'measure'; aspect: Aspect; amount: Amount; side?: Side }
  | { kind: 'rounded'; degree: number }
  | { kind: 'pill' | 'square' | 'flat' | 'glass' | 'outline' | 'transparent' | 'contrast' }
  | { kind: 'wording'; wording: Wording }
  | { kind: 'animate'; motion: Motion }
  | { kind: 'place'; side: 'left' | 'right' | 'center' }
  | { kind: 'remove'; aspect: Aspect; side?: Side }
  | { kind: 'reset' }

/** Something wished of some parts. */
export interface PartWish {
  kind: 'parts'
  parts: readonly PartId[]
  change: Change
  state: State
  /** The words it was read from. */
  said: string
}

/** What somebody asked for, understood. */
export type Wish =
  | PartWish
  | {
      kind: 'theme'
      mood: Mood
      /** Parts the theme passes by; of these `keeps` stay as they are. */
      except: readonly PartId[]
      keeps: readonly PartId[]
      said: string
    }
  /** What a part has given to others. */
  | { kind: 'copy'; parts: readonly PartId[]; from: PartId; aspect: Aspect; state: State; said: string }
  /** What shall not be made, as it would have been. */
  | { kind: 'forbid'; made: readonly Wish[]; parts: readonly PartId[]; said: string }
  | { kind: 'restore'; parts: readonly PartId[]; aspects: readonly Aspect[]; said: string }
  | { kind: 'resetAll'; said: string }
  | { kind: 'keep'; parts: readonly PartId[]; aspects: readonly Aspect[]; said: string }
  | { kind: 'refuse'; why: RefusalName | 'hide' | 'unclear'; said: string }

/** What a follow-up such as 'a bit darker' is about: the wishes before, the latest last. */
export type Topic = readonly PartWish[]
