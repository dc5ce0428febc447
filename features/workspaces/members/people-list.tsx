import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'

/** Props of `PeopleList`. */
interface PeopleListProps {
  title: string
  /** Loads the next page; without it there is none. */
  onMore?: () => void
  /** Whether it is being loaded. */
  loadingMore: boolean
  /** The rows. */
  children: ReactNode
}

/** Rows of people under a heading. */
export function PeopleList({ title, onMore, loadingMore, children }: PeopleListProps) {
  return (
    <section className="vg-people" aria-label={title}>
      <h3 className="vg-people__title">{title}</h3>
      <ul className="vg-people__rows">{children}</ul>
      {onMore && (
        <Button tone="ghost" size="sm" loading={loadingMore} onClick={onMore}>
          Show more
        </Button>
      )}
    </section>
  )
}
