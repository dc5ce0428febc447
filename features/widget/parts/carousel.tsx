import { useEffect, useRef, useState } from 'react'
import type { Card } from '#mocks/contracts/conversations/parts.ts'
import type { PartTexts } from '#mocks/contracts/embed/widget-words/part-texts.ts'
import { Icon } from '../icon.tsx'
import { CardView } from './card.tsx'
import type { PartsProps } from './parts.types.ts'

interface CarouselProps extends Pick<PartsProps, 'onSay' | 'reply'> {
  cards: readonly Card[]
  texts: PartTexts
}

const backIcon = 'M15 5l-7 7 7 7'
const onIcon = 'M9 5l7 7-7 7'

/** A row of cards that is swiped, scrolled, or moved by its buttons, card by card. */
export function Carousel({ cards, texts, onSay, reply }: CarouselProps) {
  const row = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ first: true, last: true })

  useEffect(() => {
    const element = row.current!
    const look = () => {
      // Where it is read from right to left, places are negative.
      const at = Math.abs(element.scrollLeft)
      const first = at < 2
      const last = at > element.scrollWidth - element.clientWidth - 2
      setEnds((before) => (before.first === first && before.last === last ? before : { first, last }))
    }
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  function move(by: 1 | -1) {
    const element = row.current!
    const { direction } = getComputedStyle(element)
    const step = (element.firstElementChild?.clientWidth ?? 0) + 8
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({
      left: direction === 'rtl' ? -by * step : by * step,
      behavior: calm ? 'instant' : 'smooth',
    })
  }

  return (
    <div className="vg-widget__carousel">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ul ref={row} aria-label={texts.cards} tabIndex={0}>
        {cards.map((card, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a finished answer never move
          <li key={index}>
            <CardView card={card} onSay={onSay} reply={reply} />
          </li>
        ))}
      </ul>
      {!(ends.first && ends.last) && (
        <div className="vg-widget__carousel-moves">
          <button
            type="button"
            aria-label={texts.previous}
            aria-disabled={ends.first || undefined}
            onClick={() => move(-1)}
          >
            <Icon path={backIcon} />
          </button>
          <button
            type="button"
            aria-label={texts.next}
            aria-disabled={ends.last || undefined}
            onClick={() => move(1)}
          >
            <Icon path={onIcon} />
          </button>
        </div>
      )}
    </div>
  )
}
