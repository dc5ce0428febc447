import { CsvButton } from '#features/shared/csv/csv-button.tsx'
import type { AgentUsage, UsageStep } from '#mocks/contracts/analytics/figures.schema.ts'
import { Card } from '#ui/card/card.tsx'
import { BarChart } from '#ui/chart/bar-chart.tsx'
import { LineChart } from '#ui/chart/line-chart.tsx'
import { formatCredits } from '#ui/format/credits.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { formatTook, formatTookTick, stepLabel } from '../core/figure-words.ts'

/** How answers, tokens, credits and times ran over the range. */
export function UsageCharts({ usage: { steps, step, from, to } }: { usage: AgentUsage }) {
  const labels = steps.map(({ at }) => stepLabel(at))
  const labelHeader = step === 'day' ? 'Day' : 'Month'
  const shared = { labels, labelHeader, height: 180 }

  function csv(of: string, columns: Record<string, (each: UsageStep) => number | null>) {
    return (
      <CsvButton
        of={of}
        name={`${of}-${from}-${to}`}
        rows={() => [
          [labelHeader, ...Object.keys(columns)],
          ...steps.map((each) => [each.at, ...Object.values(columns).map((read) => read(each))]),
        ]}
      />
    )
  }

  return (
    <Stack gap={4}>
      <Row columns="lg" gap={4}>
        <Card>
          <BarChart
            {...shared}
            label="Answers"
            series={[
              { name: 'Answered', values: steps.map(({ answers, failed }) => answers - failed) },
              { name: 'The model failed', values: steps.map(({ failed }) => failed) },
            ]}
            actions={csv('answers', { Answers: (each) => each.answers, Failed: (each) => each.failed })}
          />
        </Card>
        <Card>
          <LineChart
            {...shared}
            label="Time to answer"
            series={[
              { name: 'Half within', values: steps.map(({ median }) => median) },
              { name: '95% within', values: steps.map(({ most }) => most) },
            ]}
            format={formatTook}
            formatTick={formatTookTick}
            actions={csv('times', {
              'Median in ms': (each) => each.median,
              '95% within ms': (each) => each.most,
            })}
          />
        </Card>
      </Row>
      <Row columns="lg" gap={4}>
        <Card>
          <BarChart
            {...shared}
            label="Tokens"
            series={[{ name: 'Tokens', values: steps.map(({ tokens }) => tokens) }]}
            actions={csv('tokens', { Tokens: (each) => each.tokens })}
          />
        </Card>
        <Card>
          <BarChart
            {...shared}
            label="Credits"
            series={[{ name: 'Credits', values: steps.map(({ credits }) => credits) }]}
            format={formatCredits}
            actions={csv('credits', { Credits: (each) => each.credits })}
          />
        </Card>
      </Row>
    </Stack>
  )
}
