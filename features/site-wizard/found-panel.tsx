import { FileText, Image } from 'lucide-react'
import { type CSSProperties, useEffect, useRef } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import type { Found } from './found.ts'
import { useHeadings } from './heading-level.ts'
import './found-panel.css'

/** Most colours a website gives (spec 1 §9). */
const colorSlots = 11

/** Props of `FoundPanel`. */
interface FoundPanelProps {
  found: Found
  /** The website's host; empty before one was entered. */
  host: string
}

/** What a website has told so far: logo and name, colours dropping into their grid, the pages read. */
export function FoundPanel({ found, host }: FoundPanelProps) {
  const { Section } = useHeadings()
  const { name, logo, colors, titles, pagesRead, pagesFound } = found
  return (
    <aside className="vg-found" aria-label="What we found">
      <div className="vg-found__brand">
        <span className="vg-found__logo" data-filled={logo ? '' : undefined}>
          {logo ? <img src={logo} alt="Logo of the website" /> : <Image aria-hidden />}
        </span>
        <div className="vg-found__words">
          <p className="vg-found__name">{name ? <bdi>{name}</bdi> : 'Name and logo'}</p>
          <p className="vg-found__host">{host || 'your-website.com'}</p>
        </div>
      </div>
      <section className="vg-found__section">
        <Section className="vg-found__title">
          Colours {colors.length > 0 && <span className="vg-found__count">{colors.length}</span>}
        </Section>
        <ul className="vg-found__colors">
          {Array.from({ length: colorSlots }, (_, index) => (
            <ColorSlot key={colors[index] ?? `empty-${index}`} color={colors[index]} index={index} />
          ))}
        </ul>
      </section>
      <section className="vg-found__section vg-found__section--pages">
        <Section className="vg-found__title">
          Pages{' '}
          {pagesFound > 0 && (
            <span className="vg-found__count">
              {pagesRead < pagesFound ? `${pagesRead} of ${pagesFound}` : pagesRead}
            </span>
          )}
        </Section>
        {titles.length > 0 ? <PageList titles={titles} /> : <EmptyPages />}
      </section>
    </aside>
  )
}

function ColorSlot({ color, index }: { color: string | undefined; index: number }) {
  if (!color) return <li className="vg-found__color" aria-hidden />
  return (
    <li
      className="vg-found__color"
      data-filled=""
      title={color}
      style={{ '--_color': color, '--_index': index } as CSSProperties}
    >
      <VisuallyHidden>{color}</VisuallyHidden>
    </li>
  )
}

function PageList({ titles }: { titles: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  const count = titles.length
  useEffect(() => {
    // The page read last is in view, however many there are.
    if (list.current && count) list.current.scrollTop = list.current.scrollHeight
  }, [count])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ul ref={list} className="vg-found__pages" tabIndex={0} aria-label="Pages read">
      {titles.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever added at the end, and titles may repeat
        <li key={index} className="vg-found__page">
          <FileText aria-hidden />
          <bdi>{title}</bdi>
        </li>
      ))}
    </ul>
  )
}

function EmptyPages() {
  return (
    <div className="vg-found__pages" aria-hidden>
      {['three-quarters', 'half', 'two-thirds'].map((width) => (
        <span key={width} className="vg-found__line" data-width={width} />
      ))}
    </div>
  )
}
