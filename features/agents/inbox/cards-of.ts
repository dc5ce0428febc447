import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'

/** The cards of some pages, each once: between two of them one may have moved. */
export function cardsOf(pages: readonly { items: readonly InboxCard[] }[]): InboxCard[] {
  const cards = new Map<string, InboxCard>()
  for (const { items } of pages) for (const card of items) if (!cards.has(card.id)) cards.set(card.id, card)
  return [...cards.values()]
}
