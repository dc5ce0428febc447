import { useMemo, useState } from 'react'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { mostChosen } from './in-pieces.ts'

/**
 * Which of the listed chats are chosen: what left the list is not among them, and another list begins with none.
 * @param name names the list: its view with what narrows it
 */
export function useChosen(name: string, cards: readonly InboxCard[]) {
  const [held, setHeld] = useState({ name, ids: new Set<string>() as ReadonlySet<string> })
  if (held.name !== name) setHeld({ name, ids: new Set() })
  const chosen = useMemo(
    () => new Set(cards.flatMap(({ id }) => (held.ids.has(id) ? [id] : []))) as ReadonlySet<string>,
    [cards, held],
  )
  const put = (ids: readonly string[]) => setHeld({ name, ids: new Set(ids.slice(0, mostChosen)) })
  const many = Math.min(cards.length, mostChosen)
  return {
    chosen,
    put,
    choose(id: string, isChosen: boolean) {
      const others = [...chosen].filter((each) => each !== id)
      put(isChosen ? [...others, id] : others)
    },
    /** All that are loaded are chosen, or some of them. */
    all: chosen.size > 0 && (chosen.size === many || ('indeterminate' as const)),
    /** All that are loaded, or none. */
    chooseAll: (isChosen: boolean) => put(isChosen ? cards.map(({ id }) => id) : []),
  }
}
