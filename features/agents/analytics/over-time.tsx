import { CsvButton } from '#features/shared/csv/csv-button.tsx'
import type { AgentFigures } from '#mocks/contracts/analytics/figures.schema.ts'
import { Card } from '#ui/card/card.tsx'
import { BarChart } from '#ui/chart/bar-chart.tsx'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { Row } from '#ui/row/row.tsx'
import { stepLabel } from '../core/figure-words.ts'

/** How visits and answers ran over the days of the range. */
export function OverTime({ figures: { steps, step, from, to } }: { figures: AgentFigures }) {
  const labels = steps.map(({ at }) => stepLabel(at))
  const labelHeader = step === 'day' ? 'Day' : 'Month'
  return (
    <Row columns="lg" gap={4}>
      <Card>
        <LineChart
          label="Conversations and visitors"
          labels={labels}
          labelHeader={labelHeader}
          series={[
            { name: 'Conversations', values: steps.map(({ conversations }) => conversations) },
            { name: 'Visitors', values: steps.map(({ visitors }) => visitors) },
          ]}
          actions={
            <CsvButton
              of="conversations"
              name={`conversations-${from}-${to}`}
              rows={() => [
                [
                  labelHeader,
                  'Conversations',
                  'Visitors',
                  'Messages',
                  'Came to a person',
                  'Asked the team',
                  'Leads',
                  'Credits',
                ],
                ...steps.map((each) => [
                  each.at,
                  each.conversations,
                  each.visitors,
                  each.messages,
                  each.handedOver,
                  each.requests,
                  each.leads,
                  each.credits,
                ]),
              ]}
            />
          }
        />
      </Card>
      <Card>
        <BarChart
          label="Answers"
          labels={labels}
          labelHeader={labelHeader}
          series={[
            { name: 'Knew', values: steps.map(({ answered }) => answered) },
            { name: 'Did not know', values: steps.map(({ unknown }) => unknown) },
          ]}
          actions={
            <CsvButton
              of="answers"
              name={`answers-${from}-${to}`}
              rows={() => [
                [labelHeader, 'Knew', 'Did not know'],
                ...steps.map((each) => [each.at, each.answered, each.unknown]),
              ]}
            />
          }
        />
      </Card>
    </Row>
  )
}
