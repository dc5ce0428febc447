import type { FoundConversation, FoundHit, InboxCard } from './inbox.schema.ts'

/** Conversations a search shows. */
export const mostFound = 50
/** Messages and notes it looks at for them, the latest. */
export const mostHits = 150

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
