/** Longest message in characters; the contract's own constant would bring its schema library along (a test compares). */
export const messageLimit = 4000

/** Characters before the limit from which the counter shows. */
const counterFrom = 200

/** The counter's text for a message of `length` characters; empty while there is plenty of room. */
export function lengthHint(length: number): string {
  const left = messageLimit - length
  if (left > counterFrom) return ''
  const count = Math.abs(left)
  const unit = count === 1 ? 'character' : 'characters'
  return left < 0 ? `${count} ${unit} too many` : `${count} ${unit} left`
}
