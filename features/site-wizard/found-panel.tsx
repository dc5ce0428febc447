import { Image } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx'
import { useHeadingLevels } from './heading-level.ts'
import { PageList } from './page-list.tsx'
import type { SiteFindings } from './site-findings.ts'
import './found-panel.css'

/** Most colours a website gives (spec 1 §9). */
const colorSlots = 11

interface FoundPanelProps {
  found: SiteFindings
  /** The website's host; empty before one was entered. */
  host: string
}

/** What a website has told so far: logo and name, colours dropping into their grid, the pages read. */
export function FoundPanel({ found, host }: FoundPanelProps) {
  const { section } = useHeadingLevels()
  const { name, logo, colors, titles, pagesRead, pagesFound } = found
  return (
    <Stack as="aside" gap={6} className="vg-_found" aria-label="What we found">
      <Row gap={4}>
        <span className="vg-_found__logo" data-filled={logo ? '' : undefined}>
          {logo ? <img src={logo} alt="Logo of the website" /> : <Image aria-hidden />}
        </span>
        <Stack gap={0} grow>
          <Text size="lg" weight="medium">
            {name ? <bdi>{name}</bdi> : 'Name and logo'}
          </Text>
          <Text tone="muted">{host || 'your-website.com'}</Text>
        </Stack>
      </Row>
      <Stack as="section" gap={3}>
        <Heading level={section} size="sm">
          Colours {colors.length > 0 && <Count>{colors.length}</Count>}
        </Heading>
        <Row as="ul" wrap>
          {Array.from({ length: colorSlots }, (_, index) => (
            <ColorSlot key={colors[index] ?? `empty-${index}`} color={colors[index]} index={index} />
          ))}
        </Row>
      </Stack>
      <Stack as="section" gap={3}>
        <Heading level={section} size="sm">
          Pages{' '}
          {pagesFound > 0 && (
            <Count>{pagesRead < pagesFound ? `${pagesRead} of ${pagesFound}` : pagesRead}</Count>
          )}
        </Heading>
        {titles.length > 0 ? <PageList titles={titles} /> : <EmptyPages />}
      </Stack>
    </Stack>
  )
}

function Count({ children }: { children: ReactNode }) {
  return (
    <Text as="span" tone="muted" weight="regular" numeric>
      {children}
    </Text>
  )
}

function ColorSlot({ color, index }: { color: string | undefined; index: number }) {
  if (!color) return <li className="vg-_found__color" aria-hidden />
  return (
    <li
      className="vg-_found__color"
      data-filled=""
      title={color}
      style={{ '--_color': color, '--_index': index } as CSSProperties}
    >
      <VisuallyHidden>{color}</VisuallyHidden>
    </li>
  )
}

function EmptyPages() {
  return (
    <div className="vg-_found__pages" aria-hidden>
      {['three-quarters', 'half', 'two-thirds'].map((width) => (
        <span key={width} className="vg-_found__line" data-width={width} />
      ))}
    </div>
  )
}
