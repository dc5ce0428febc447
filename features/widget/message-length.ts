import type { WidgetWords } from '#mocks/contracts/embed/widget-words.schema.ts'
import { filled } from './words-context.ts'

/** Longest message in characters; the contract's own constant would bring its schema library along (a test compares). */
export const messageLimit = 4000

/** Characters before the limit from which the counter shows. */
const counterFrom = 200

/** The counter's text for a message of `length` characters; empty while there is plenty of room. */
export function lengthHint(length: number, words: WidgetWords): string {
  const left = messageLimit - length
  if (left > counterFrom) return ''
  return filled(left < 0 ? words.over : words.left, Math.abs(left))
}
