import type { FoundConversation, FoundHit, InboxCard } from './inbox.schema.ts'

/** Conversations a search shows. */
export const mostFound = 50
/** Messages and notes of one conversation that it shows, the latest. */
export const mostHitsOfOne = 10

/**
 * What a search shows of what was found: a few of each conversation, so that one in which much was said hides no other.
 * @param found in the order it is shown in
 */
export function takeFound<T>(
  found: readonly T[],
  conversationOf: (hit: T) => string,
): { taken: T[]; more: boolean } {
  const counts = new Map<string, number>()
  const taken: T[] = []
  for (const hit of found) {
    const id = conversationOf(hit)
    const count = counts.get(id) ?? 0
    if (count === 0 ? counts.size === mostFound : count === mostHitsOfOne) continue
    counts.set(id, count + 1)
    taken.push(hit)
  }
  return { taken, more: taken.length < found.length }
}

/** What was found by conversation, in the order of the first hit of each. */
export function groupFound(
  found: readonly { conversation: InboxCard; hit: FoundHit }[],
): FoundConversation[] {
  const groups = new Map<string, FoundConversation>()
  for (const { conversation, hit } of found) {
    const group = groups.get(conversation.id)
    if (group) group.hits.push(hit)
    else groups.set(conversation.id, { conversation, hits: [hit] })
  }
  return [...groups.values()]
}
