import type { ReactNode } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Section } from '#ui/section/section.tsx'

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
    <Section title={title} level={3} size="sm" gap={2}>
      <ul>{children}</ul>
      {onMore && (
        <div>
          <Button tone="ghost" size="sm" loading={loadingMore} onClick={onMore}>
            Show more
          </Button>
        </div>
      )}
    </Section>
  )
}
