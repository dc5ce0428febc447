import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ThemeVariant } from '#mocks/contracts/theme/theme.types.ts'
import { Button } from '#ui/button/button.tsx'
import { cx } from '#ui/theme/cx.ts'
import { useThemeVariant } from '#ui/theme/theme-context.ts'
import { pageWindow } from './page-window.ts'
import './pagination.css'

/** Everything else reaches the element. */
export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What is paged through, for screen readers. @default 'Pages' */
  label?: string
  /** The page shown, from 1. */
  page: number
  /** How many there are; leave out where the server only knows whether there is a next one. */
  pageCount?: number
  /** Whether there is a next page. @default as `pageCount` says */
  hasNext?: boolean
  /** Called with the page asked for. */
  onPageChange: (page: number) => void
  /** At the start: '1–25 of 240'. */
  summary?: ReactNode
  /** @default 'Previous' */
  previousLabel?: string
  /** @default 'Next' */
  nextLabel?: string
  /** @default the scope's */
  variant?: ThemeVariant
}

/** Moves between the pages of a list. */
export function Pagination({
  label = 'Pages',
  page,
  pageCount,
  hasNext = pageCount !== undefined && page < pageCount,
  onPageChange,
  summary,
  previousLabel = 'Previous',
  nextLabel = 'Next',
  variant,
  className,
  ...rest
}: PaginationProps) {
  return (
    <nav
      aria-label={label}
      {...rest}
      className={cx('vg-pagination', className)}
      data-variant={useThemeVariant(variant)}
    >
      <div className="vg-_pagination__summary" role="status">
        {summary}
      </div>
      <div className="vg-_pagination__pages">
        <Button size="sm" icon={<ChevronLeft />} disabled={page <= 1} onClick={() => onPageChange(page - 1)}>
          {previousLabel}
        </Button>
        {pageCount !== undefined &&
          pageWindow(page, pageCount).map((each, index) =>
            each === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name than its place
              <span key={`gap-${index}`} className="vg-_pagination__gap" aria-hidden>
                …
              </span>
            ) : (
              <button
                key={each}
                type="button"
                className="vg-pagination__page"
                aria-current={each === page ? 'page' : undefined}
                aria-label={`Page ${each}`}
                onClick={() => onPageChange(each)}
              >
                {each}
              </button>
            ),
          )}
        <Button
          size="sm"
          iconEnd={<ChevronRight />}
          disabled={!hasNext}
          onClick={() => onPageChange(page + 1)}
        >
          {nextLabel}
        </Button>
      </div>
    </nav>
  )
}
