import { Link as RouterLink } from 'react-router-dom'
import { CsvButton } from '#features/shared/csv/csv-button.tsx'
import { paths } from '#features/shared/paths.ts'
import type { AgentFigures } from '#mocks/contracts/analytics/figures.schema.ts'
import { Card } from '#ui/card/card.tsx'
import { BarChart } from '#ui/chart/bar-chart.tsx'
import { Link } from '#ui/link/link.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { stepLabel } from '../core/figure-words.ts'
import type { FigureOwner } from './analytics.queries.ts'
import { leadSeries } from './lead-series.ts'

interface LeadsOverTimeProps {
  figures: AgentFigures
  owner: FigureOwner
}

/** Who left their details over the days of the range, and in which way. */
export function LeadsOverTime({ figures, owner: { region, agentId } }: LeadsOverTimeProps) {
  const { steps, step, from, to, totals } = figures
  const labelHeader = step === 'day' ? 'Day' : 'Month'
  const all = leadSeries(figures)
  return (
    <Card>
      <Stack gap={3}>
        <BarChart
          label="Leads"
          labels={steps.map(({ at }) => stepLabel(at))}
          labelHeader={labelHeader}
          series={leadSeries(figures, { most: 4 })}
          empty={
            <Text size="sm" tone="muted">
              Nobody left their details in this range.
            </Text>
          }
          actions={
            <CsvButton
              of="leads"
              name={`leads-by-source-${from}-${to}`}
              rows={() => [
                [labelHeader, 'Leads', ...all.map(({ name }) => name)],
                ...steps.map((each, at) => [
                  each.at,
                  each.leads,
                  ...all.map(({ values }) => values[at] ?? 0),
                ]),
              ]}
            />
          }
        />
        {totals.leads > 0 && (
          <Text size="sm" tone="muted">
            By how visitors left their details. Those added by hand or from a file are in{' '}
            <Link asChild>
              <RouterLink to={paths.agentLeads.href(region, agentId)}>Leads</RouterLink>
            </Link>
            , not here.
          </Text>
        )}
      </Stack>
    </Card>
  )
}
