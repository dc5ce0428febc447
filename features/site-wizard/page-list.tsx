import { FileText } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Row } from '#ui/row/row.tsx'
import { Text } from '#ui/text/text.tsx'

interface PageListProps {
  titles: readonly string[]
  /** As high as its pages need, up to a few lines; otherwise it keeps its height while they arrive. @default false */
  compact?: boolean
}

/** Titles of the pages of a website, in the order they were read. */
export function PageList({ titles, compact = false }: PageListProps) {
  const list = useRef<HTMLUListElement>(null)
  const count = titles.length
  useEffect(() => {
    // The page read last is in view, however many there are; a list that is only looked through begins at its top.
    if (list.current && count && !compact) list.current.scrollTop = list.current.scrollHeight
  }, [count, compact])
  return (
    <ul
      ref={list}
      className="vg-_found__pages"
      data-compact={compact || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Pages read"
    >
      {titles.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever added at the end, and titles may repeat
        <Row as="li" key={index} className="vg-_found__page">
          <FileText aria-hidden />
          <Text as="span" truncate>
            <bdi>{title}</bdi>
          </Text>
        </Row>
      ))}
    </ul>
  )
}
