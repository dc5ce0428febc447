import * as z from 'zod/mini'
import { partsOf } from './public-parts.ts'

const partIdSchema = z.enum([...partsOf('widget'), ...partsOf('dashboard')].map(({ id }) => id))

/**
 * What must be seen on a part once a wish is fulfilled. `near` and `is` hold whether it was so before or not; all
 * others compare with what is styled as it looked before.
 */
export const expectationSchema = z.object({
  part: partIdSchema,
  /**
   * A computed property, or one of these: `background` (colour or picture), `border` (width of the widest edge that
   * can be seen), `contrast` (lowest of its words), `look` (everything that is painted).
   */
  reading: z.string().check(z.maxLength(40)),
  test: z.enum(['near', 'is', 'px', 'more', 'less', 'darker', 'lighter', 'none', 'some', 'changed', 'same']),
  /** A colour as '#RRGGBB' for `near`, a number for `px`, words that must stand in the value for `is`; else ''. */
  value: z.string().check(z.maxLength(200)),
})
export type Expectation = z.infer<typeof expectationSchema>

/** One thing somebody asked for, as it was understood. */
export const styleWishSchema = z.object({
  /** The words of the request it was read from. */
  said: z.string().check(z.maxLength(4000)),
  state: z.enum(['rest', 'hover', 'focus']),
  /** What must be so afterwards; empty for what cannot be done. */
  expects: z.array(expectationSchema).check(z.maxLength(200)),
  /** Why it cannot be done, in a sentence; null when it may be. */
  refusal: z.nullable(z.string().check(z.maxLength(400))),
})
export type StyleWish = z.infer<typeof styleWishSchema>

/** One declaration before and after; null where there is none. */
export const sheetChangeSchema = z.object({
  selector: z.string().check(z.maxLength(1000)),
  property: z.string().check(z.maxLength(100)),
  from: z.nullable(z.string().check(z.maxLength(2000))),
  to: z.nullable(z.string().check(z.maxLength(2000))),
})
export type SheetChange = z.infer<typeof sheetChangeSchema>

/** One piece of a text that is replaced: from `start` up to `end`, in UTF-16 units. */
export const textPatchSchema = z.object({
  start: z.number().check(z.int(), z.gte(0)),
  end: z.number().check(z.int(), z.gte(0)),
  text: z.string().check(z.maxLength(200_000)),
})
export type TextPatch = z.infer<typeof textPatchSchema>

/** The smallest piece that makes one text the other. */
export function patchBetween(before: string, after: string): TextPatch {
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1
  let [end, to] = [before.length, after.length]
  while (end > start && to > start && before[end - 1] === after[to - 1]) {
    end -= 1
    to -= 1
  }
  return { start, end, text: after.slice(start, to) }
}

/** A text with one piece replaced. */
export function applyPatch(text: string, { start, end, text: piece }: TextPatch): string {
  return `${text.slice(0, start)}${piece}${text.slice(end)}`
}

/** The part of a reply that says what was written, when nothing was. */
export const nothingWritten: {
  patch: null
  changes: SheetChange[]
  wishes: StyleWish[]
  unknown: string[]
  removed: string[]
} = { patch: null, changes: [], wishes: [], unknown: [], removed: [] }
