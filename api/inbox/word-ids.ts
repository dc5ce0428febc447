import { searchWords } from '#mocks/contracts/inbox/search-words.ts'
import type { MessageDoc } from '../conversations/conversation.repository.ts'

/** The latest first in the order of `_id`. */
const inverted = (ts: number) => String(9_999_999_999 - ts).padStart(10, '0')

/** The `_id`s of all words of a message: workspace, word, time and message, so that a range of them is a search. */
export function wordIds(
  workspaceId: string,
  { _id, text, ts }: Pick<MessageDoc, '_id' | 'text' | 'ts'>,
): string[] {
  return searchWords(text).map((word) => `${workspaceId}:${word}:${inverted(ts)}:${_id}`)
}
