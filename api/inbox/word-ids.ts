import { searchWords } from '#mocks/contracts/inbox/search-words.ts'
import type { Doc } from '../store/store.ts'

/** What was said, as far as it can be searched for. */
export interface SaidDoc extends Doc {
  text: string
  /** Unix seconds. */
  ts: number
}

/** A moment in Unix seconds so that the latest is first in the order of `_id`. */
export const invertedTime = (ts: number) => String(Math.max(0, 9_999_999_999 - ts)).padStart(10, '0')

/** The `_id`s of all words of a message: workspace, word, time and message, so that a range of them is a search. */
export function wordIds(workspaceId: string, { _id, text, ts }: SaidDoc): string[] {
  return searchWords(text).map((word) => `${workspaceId}:${word}:${invertedTime(ts)}:${_id}`)
}
