import { Link as RouterLink } from 'react-router-dom'
import { CsvButton } from '#features/shared/csv/csv-button.tsx'
import { paths } from '#features/shared/paths.ts'
import type { AgentFigures } from '#mocks/contracts/analytics/figures.schema.ts'
import { Card } from '#ui/card/card.tsx'
import { Link } from '#ui/link/link.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Row } from '#ui/row/row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Text } from '#ui/text/text.tsx'
import type { FigureOwner } from './analytics.queries.ts'
import { CountedList } from './counted-list.tsx'
import { ShowMore } from './show-more.tsx'
import { useFirstShown } from './use-first-shown.ts'

/** Which pages answers came from, and which none did. */
export function SourcesUsed({
  figures,
  owner: { region, agentId },
}: {
  figures: AgentFigures
  owner: FigureOwner
}) {
  const { sources, neverUsed, from, to } = figures
  const { shown, left, showMore } = useFirstShown(neverUsed)
  return (
    <Row columns="lg" gap={4}>
      <CountedList
        title="Sources used"
        items={sources.map(({ url, title, count }) => ({ key: url || title, name: title, count }))}
        empty="No answer names a page of the knowledge."
        fileName={`sources-${from}-${to}`}
      />
      <Card asChild>
        <Section
          title="Pages never used"
          level={3}
          size="md"
          gap={3}
          actions={
            neverUsed.length > 0 && (
              <CsvButton
                of="pages never used"
                name={`unused-pages-${from}-${to}`}
                rows={() => [['Page', 'Address'], ...neverUsed.map(({ name, url }) => [name, url])]}
              />
            )
          }
        >
          {neverUsed.length === 0 && sources.length === 0 && (
            <Text size="sm" tone="muted">
              The knowledge has no pages yet.
            </Text>
          )}
          {neverUsed.length === 0 && sources.length > 0 && (
            <Text size="sm" tone="muted">
              Every page of the knowledge was used in this range.
            </Text>
          )}
          <ul>
            {shown.map(({ id, name }) => (
              <ListRow
                key={id}
                title={
                  <Link asChild>
                    <RouterLink to={`${paths.agentKnowledge.href(region, agentId)}?item=${id}`}>
                      {name}
                    </RouterLink>
                  </Link>
                }
              />
            ))}
          </ul>
          <ShowMore left={left} of="pages never used" onPress={showMore} />
        </Section>
      </Card>
    </Row>
  )
}
