import type { InfiniteData } from '@tanstack/react-query'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'

/** A list as far as it was read. */
export type ListPages = InfiniteData<{ items: InboxCard[]; nextCursor: string | null }, string | undefined>

/**
 * A list whose first pages were read anew, in front of what was read further down: what moved up leaves its old place.
 * Where the two do not join, the list is what was read anew, and is read on from there.
 * @param fits whether a conversation further down is still one of the list
 */
export function withFirstPages(old: ListPages, fresh: ListPages, fits: (card: InboxCard) => boolean) {
  const end = fresh.pages.at(-1)?.nextCursor
  if (end === undefined || end === null) return fresh
  const read = fresh.pages.flatMap(({ items }) => items)
  const last = read.at(-1)
  const among = old.pages.slice(0, fresh.pages.length + 1)
  const at = last
    ? among.findIndex(({ items }) => items.some(({ id }) => id === last.id))
    : fresh.pages.length - 1
  const joint = old.pages[at]
  if (!joint) return fresh

  const has = new Set(read.map(({ id }) => id))
  const keep = (items: readonly InboxCard[]) => items.filter((card) => !has.has(card.id) && fits(card))
  const under = last ? joint.items.slice(joint.items.findIndex(({ id }) => id === last.id) + 1) : []
  const [next, ...others] = old.pages.slice(at + 1)
  const joined = {
    items: keep([...under, ...(next?.items ?? [])]),
    nextCursor: next ? next.nextCursor : joint.nextCursor,
  }
  return {
    pages: [...fresh.pages, joined, ...others.map((page) => ({ ...page, items: keep(page.items) }))],
    pageParams: [...fresh.pageParams, end, ...old.pageParams.slice(at + 2)],
  }
}
