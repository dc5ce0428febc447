import type { ComponentProps, MouseEvent } from 'react'
import { cx } from '#ui/theme/cx.ts'
import './section-nav.css'

/** One part of the page. */
export interface SectionNavItem {
  /** `id` of the element it leads to. */
  id: string
  /** What stands over that part. */
  label: string
}

/** Everything else reaches the `nav` element. */
export interface SectionNavProps extends Omit<ComponentProps<'nav'>, 'children' | 'onSelect'> {
  /** What the parts belong to; its accessible name. */
  label: string
  /** In the order of the page. */
  sections: readonly SectionNavItem[]
  /** The part in view. */
  current?: string
  /** Called instead of following the link, so that a closed part can be opened first. */
  onSelect?: (id: string) => void
}

/** Leads to the parts of a long page: a column where it is narrow, a line that scrolls where it is wide. */
export function SectionNav({ label, sections, current, onSelect, className, ...rest }: SectionNavProps) {
  function select(event: MouseEvent<HTMLAnchorElement>, id: string) {
    // A part opened in a new tab is the browser's.
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onSelect(id)
  }
  return (
    <nav {...rest} aria-label={label} className={cx('vg-section-nav', className)}>
      <ul className="vg-section-nav__list">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="vg-section-nav__link"
              aria-current={section.id === current ? 'location' : undefined}
              onClick={(event) => select(event, section.id)}
            >
              {section.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
