/** The `_id` of a conversation's message: in their order, they are the order in which things were said. */
export function messageId(conversationId: string, position: number): string {
  return `${conversationId}:${String(position).padStart(6, '0')}`
}

/**
 * Exactly the `_id`s of a conversation's messages: ';' follows ':' in every order we sort by.
 * @param after only those after this `_id`; '' for all
 */
export function messageRange(conversationId: string, after = ''): { $gt: string; $lt: string } {
  return { $gt: after || `${conversationId}:`, $lt: `${conversationId};` }
}
