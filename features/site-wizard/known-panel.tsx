import { Button } from '#ui/button/button.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useHeadingLevels } from './heading-level.ts'
import { PageList } from './page-list.tsx'
import './found-panel.css'
import { formatCount } from '#ui/format/number.ts'

interface KnownPanelProps {
  company: { name: string; description: string }
  /** The website's host; empty without one. */
  host: string
  /** Titles of the pages read. */
  titles: readonly string[]
  /** Back to the words; absent once they are the agent's. */
  onChange?: () => void
}

/** What was found or written, kept in view while the look is chosen. */
export function KnownPanel({ company, host, titles, onChange }: KnownPanelProps) {
  const { section } = useHeadingLevels()
  return (
    <Stack as="section" gap={3} className="vg-_found" aria-label="What your agent will know">
      <Row justify="between">
        <Heading level={section} size="sm">
          What your agent will know
        </Heading>
        {onChange && (
          <Button size="sm" tone="ghost" onClick={onChange}>
            Change
          </Button>
        )}
      </Row>
      <Stack gap={1}>
        <Text weight="medium">
          <bdi>{company.name.trim() || 'Your business'}</bdi>
        </Text>
        {host && <Text tone="muted">{host}</Text>}
        {company.description.trim() ? (
          <Text dir="auto">{company.description}</Text>
        ) : (
          <Text tone="muted">What you write appears here and is what your agent tells visitors.</Text>
        )}
      </Stack>
      {titles.length > 0 && (
        <>
          <Text size="sm" tone="muted" numeric>
            {formatCount(titles.length, 'page')} read
          </Text>
          <PageList titles={titles} compact />
        </>
      )}
    </Stack>
  )
}
