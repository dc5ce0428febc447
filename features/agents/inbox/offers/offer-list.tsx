import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Row } from '#ui/row/row.tsx'
import type { Offers } from './use-offers.ts'
import './offers.css'

interface OfferListProps<T> {
  label: string
  offers: Offers<T>
  keyOf: (item: T) => string
  children: (item: T) => ReactNode
}

/** What is offered to whoever types; the focus stays where they type. */
export function OfferList<T>({ label, offers, keyOf, children }: OfferListProps<T>) {
  const { shown, marked, listId, optionId, pick } = offers
  if (shown.length === 0) return null
  return (
    <Row wrap gap={1} role="listbox" id={listId} aria-label={label}>
      {shown.map((item, at) => (
        <Button
          key={keyOf(item)}
          id={optionId(at)}
          role="option"
          aria-selected={at === marked}
          tabIndex={-1}
          size="sm"
          className="vg-_offers__one"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(item)}
        >
          {children(item)}
        </Button>
      ))}
    </Row>
  )
}
