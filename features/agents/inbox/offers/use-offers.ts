import { type KeyboardEvent, useId, useState } from 'react'

interface OffersOf<T> {
  /** What is asked for; null while nothing is. */
  asked: string | null
  /** What may be picked, the best first. */
  items: readonly T[]
  onPick: (item: T) => void
}

/** What is offered to whoever types, to be picked by keys or by a press. */
export interface Offers<T> {
  /** What is shown; none after Escape, until something is asked for anew. */
  shown: readonly T[]
  /** Place of the one Enter picks. */
  marked: number
  listId: string
  optionId: (at: number) => string
  pick: (item: T) => void
  /** Takes the keys that are meant for what is shown. @returns whether it took this one */
  onKeyDown: (event: KeyboardEvent) => boolean
  /** Tells about them at the field that is typed in; none while nothing is shown. */
  field: { 'aria-autocomplete'?: 'list'; 'aria-controls'?: string; 'aria-activedescendant'?: string }
}

/** Offers beside a field: Enter picks the first or the marked one, the arrows mark, Escape closes. */
export function useOffers<T>({ asked, items, onPick }: OffersOf<T>): Offers<T> {
  const listId = useId()
  const [mark, setMark] = useState({ asked, at: 0 })
  const [isClosed, setIsClosed] = useState(false)
  if (isClosed && asked === null) setIsClosed(false)
  const shown = asked === null || isClosed ? [] : items
  const marked = mark.asked === asked ? Math.min(mark.at, shown.length - 1) : 0
  const optionId = (at: number) => `${listId}-${at}`

  function onKeyDown(event: KeyboardEvent): boolean {
    const item = shown[marked]
    const isPlain = !(event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
    if (item === undefined || !isPlain || event.nativeEvent.isComposing) return false
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setMark({ asked, at: (marked + step + shown.length) % shown.length })
    else if (event.key === 'Enter') onPick(item)
    else if (event.key === 'Escape') setIsClosed(true)
    else return false
    event.preventDefault()
    return true
  }

  return {
    shown,
    marked,
    listId,
    optionId,
    pick: onPick,
    onKeyDown,
    field:
      shown.length === 0
        ? {}
        : { 'aria-autocomplete': 'list', 'aria-controls': listId, 'aria-activedescendant': optionId(marked) },
  }
}
