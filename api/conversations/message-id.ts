import { placeOf, seriesLength } from '#mocks/contracts/conversations/message-place.ts'
import { newId } from '../shared/secrets.ts'

/** What makes the ids of a conversation others than those of one that was removed and bore the same id. */
export function newSeries(): string {
  return newId().slice(0, seriesLength)
}

/**
 * Exactly the `_id`s of a conversation's messages: ';' follows ':' in every order we sort by.
 * @param after only those after this `_id`; '' for all
 */
export function messageRange(conversationId: string, after = ''): { $gt: string; $lt: string } {
  return { $gt: after || `${conversationId}:`, $lt: `${conversationId};` }
}

/** Exactly the `_id`s of a conversation's own messages: none of one that was removed and bore the same id. */
export function seriesRange(conversationId: string, series = ''): { $gt: string; $lt: string } {
  return series
    ? { $gt: `${conversationId}:${series}`, $lt: `${conversationId}:${series}:` }
    : messageRange(conversationId)
}

/** A conversation's `_id` and series as what finds it, and none that followed it under the same id. */
export function sameConversation({ _id, series }: { _id: string; series?: string | undefined }) {
  return { _id, series: series ?? { $exists: false } }
}

/** Whether a message stands at a position of its conversation, by its `_id`. */
export function isAtPosition(_id: string, position: number): boolean {
  return placeOf(_id) === position
}
