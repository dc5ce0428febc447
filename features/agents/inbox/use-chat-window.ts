import { useQueryClient } from '@tanstack/react-query'
import { useVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { InboxCard } from '#mocks/contracts/inbox/inbox.schema.ts'
import { type PlacedRow, rowShift } from './row-shift.ts'

/** Height of a row until it was drawn, in px. */
const usualHeight = 76
/** Rows kept ready above and below what is seen. */
const spare = 6

/** The row at the upper edge, and how much of it is above, in px. */
interface Place {
  id: string
  above: number
}

interface ChatWindowOptions {
  list: RefObject<HTMLElement | null>
  cards: readonly InboxCard[]
  openId: string | undefined
  /** Names what is listed: its place is kept as long as what was read of it is. */
  name: string
}

/** The rows of a list that are in sight, and the height of all of them, in px. */
export interface ChatWindow {
  rows: readonly VirtualItem[]
  height: number
  measure: (row: HTMLElement | null) => void
}

/**
 * Draws the rows in sight, those around them and the one with the focus. What is in sight stays where it is when rows
 * come, go or change places above; a chat that is opened is brought into sight.
 */
export function useChatWindow({ list, cards, openId, name }: ChatWindowOptions): ChatWindow {
  const queries = useQueryClient()
  const placeKey = ['inbox.place', name]
  const idAt = useCallback((at: number) => cards[at]?.id ?? '', [cards])
  const placeOf = (id: string | undefined) => cards.findIndex((card) => card.id === id)

  const rows = useVirtualizer<HTMLElement, HTMLElement>({
    count: cards.length,
    getScrollElement: () => list.current?.parentElement ?? null,
    estimateSize: () => usualHeight,
    getItemKey: idAt,
    overscan: spare,
    initialOffset() {
      const kept = queries.getQueryData<Place>(placeKey)
      const at = placeOf(kept?.id)
      return kept && at >= 0 ? at * usualHeight + kept.above : 0
    },
    rangeExtractor({ startIndex, endIndex, overscan, count }) {
      const start = Math.max(0, startIndex - overscan)
      const end = Math.min(count - 1, endIndex + overscan)
      const drawn = Array.from({ length: end - start + 1 }, (_, at) => start + at)
      const focused = placeOf(document.activeElement?.closest<HTMLElement>('[data-chat]')?.dataset.chat)
      return focused < 0 || (focused >= start && focused <= end)
        ? drawn
        : [...drawn, focused].sort((a, b) => a - b)
    },
  })
  const items = rows.getVirtualItems()

  const last = useRef<{ cards: typeof cards; drawn: PlacedRow[] }>(undefined)
  useLayoutEffect(() => {
    const before = last.current
    const scroller = rows.scrollElement
    if (before && before.cards !== cards && scroller && scroller.scrollTop > 0) {
      const at = new Map(cards.map(({ id }, place) => [id, place]))
      const startOf = (id: string) => rows.measurementsCache[at.get(id) ?? -1]?.start
      const shift = rowShift(before.drawn, startOf)
      if (shift !== 0) scroller.scrollTop += shift
    }
    last.current = { cards, drawn: items.map(({ index, start }) => ({ key: idAt(index), start })) }
  })

  // One that moves within the list later is not followed.
  const isListed = placeOf(openId) >= 0
  const reveal = useEffectEvent((id: string | undefined) =>
    rows.scrollToIndex(placeOf(id), { align: 'auto' }),
  )
  useEffect(() => {
    if (isListed) reveal(openId)
  }, [openId, isListed])

  // Whoever comes back finds the list where it was.
  const keepPlace = useEffectEvent(() => {
    const offset = list.current?.parentElement?.scrollTop ?? 0
    const first = rows.getVirtualItemForOffset(offset)
    if (first) queries.setQueryData<Place>(placeKey, { id: idAt(first.index), above: offset - first.start })
  })
  useLayoutEffect(() => () => keepPlace(), [])

  return { rows: items, height: rows.getTotalSize(), measure: rows.measureElement }
}
