import { Link as RouterLink } from 'react-router-dom'
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

const mostShown = 8

/** Which pages answers came from, and which none did. */
export function SourcesUsed({
  figures,
  owner: { region, agentId },
}: {
  figures: AgentFigures
  owner: FigureOwner
}) {
  const { sources, neverUsed, from, to } = figures
  return (
    <Row columns="lg" gap={4}>
      <CountedList
        title="Sources used"
        items={sources.map(({ url, title, count }) => ({ key: url, name: title, count }))}
        empty="No answer names a page of the knowledge."
        fileName={`sources-${from}-${to}`}
      />
      <Card asChild>
        <Section title="Pages never used" level={3} size="md" gap={3}>
          {neverUsed.length === 0 && (
            <Text size="sm" tone="muted">
              Every page of the knowledge was used in this range, or there is none.
            </Text>
          )}
          <ul>
            {neverUsed.slice(0, mostShown).map(({ id, name }) => (
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
          {neverUsed.length > mostShown && (
            <Text size="sm" tone="muted">
              And {neverUsed.length - mostShown} more
            </Text>
          )}
        </Section>
      </Card>
    </Row>
  )
}
