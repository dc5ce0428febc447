/** How many characters a conversation's series has; none stands before the numbers of early conversations. */
export const seriesLength = 6

/** How many digits the number of a message has. */
const digits = 6

const ending = new RegExp(`:(?:[^:]{${seriesLength}})?(\\d{${digits}})$`)

/**
 * The id of a conversation's message: in their order, they are the order in which things were said.
 * @param series the conversation's own, '' where it has none
 */
export function messageId(conversationId: string, position: number, series = ''): string {
  return `${conversationId}:${series}${String(position).padStart(digits, '0')}`
}

/** The position of a message in its conversation, from 0, by its id; NaN where it tells of none. */
export function placeOf(id: string): number {
  return Number(ending.exec(id)?.[1] ?? Number.NaN)
}

/** The series of a message's conversation, by its id; '' where it has none. */
export function seriesOf(id: string): string {
  return ending.test(id) ? id.slice(id.lastIndexOf(':') + 1, -digits) : ''
}
