import { type Searched, wordsOfSaid } from '#mocks/contracts/inbox/search-words.ts'
import type { Doc } from '../store/store.ts'

/** What was said, as far as it can be searched for. */
export interface SaidDoc extends Doc, Searched {
  /** Unix seconds. */
  ts: number
}

/** A moment in Unix seconds so that the latest is first in the order of `_id`. */
export const invertedTime = (ts: number) => String(Math.max(0, 9_999_999_999 - ts)).padStart(10, '0')

/** Stands before the id of a note; no conversation has an id as short. */
const ofNote = 'note:'

/** What words lead to: a message by its `_id`, or a note. */
export interface WordTarget {
  messageId?: string
  noteId?: string
}

/** A note as words lead to it: it is named apart from messages. */
export const saidInNote = <T extends SaidDoc>(note: T): T => ({ ...note, _id: `${ofNote}${note._id}` })

/** What the tail of a word's `_id` leads to: time and id. */
export function targetOfTail(tail: string): WordTarget {
  const id = tail.slice(tail.indexOf(':') + 1)
  return id.startsWith(ofNote) ? { noteId: id.slice(ofNote.length) } : { messageId: id }
}

/** The `_id`s of all words of a message or a note: workspace, word, time and message, so that a range of them is a search. */
export function wordIds(workspaceId: string, said: SaidDoc): string[] {
  const end = `${invertedTime(said.ts)}:${said._id}`
  return wordsOfSaid(said).map((word) => `${workspaceId}:${word}:${end}`)
}
