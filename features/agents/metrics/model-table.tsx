import { CsvButton } from '#features/shared/csv/csv-button.tsx'
import type { AgentUsage, ModelUsage } from '#mocks/contracts/analytics/figures.schema.ts'
import { featureKeys, featureLabels } from '#mocks/contracts/analytics/receipt.schema.ts'
import { insteadReasons, modelFailureText } from '#mocks/contracts/conversations/model-failure.ts'
import { formatCredits } from '#ui/format/credits.ts'
import { formatNumber } from '#ui/format/number.ts'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Section } from '#ui/section/section.tsx'
import { Table } from '#ui/table/table.tsx'
import type { TableColumn } from '#ui/table/table.types.ts'
import { formatTook } from '../core/figure-words.ts'

const columns: readonly TableColumn<ModelUsage>[] = [
  { id: 'model', header: 'Model', width: 'wide', cell: (each) => modelName(each) },
  { id: 'feature', header: 'Used for', width: 'wide', cell: (each) => featureName(each) },
  { id: 'answers', header: 'Uses', align: 'end', cell: (each) => formatNumber(each.answers) },
  { id: 'failed', header: 'Failed', align: 'end', cell: (each) => formatNumber(each.failed) },
  {
    id: 'tokens',
    header: 'Tokens',
    align: 'end',
    cell: (each) => formatNumber(each.promptTokens + each.completionTokens),
  },
  { id: 'took', header: 'Half within', align: 'end', cell: (each) => formatTook(each.took.median) },
  {
    id: 'most',
    header: '95% within',
    align: 'end',
    from: 'wide',
    cell: (each) => formatTook(each.took.most),
  },
  { id: 'credits', header: 'Credits', align: 'end', cell: (each) => formatCredits(each.credits) },
]

/** What each model did, and why models failed. */
export function ModelTable({ usage: { models, failures, from, to } }: { usage: AgentUsage }) {
  return (
    <>
      <Section
        title="By model"
        actions={
          <CsvButton
            of="models"
            name={`models-${from}-${to}`}
            rows={() => [
              [
                'Model',
                'Used for',
                'Uses',
                'Failed',
                'Tokens read',
                'Tokens written',
                'Median in ms',
                '95% within ms',
                'Credits',
              ],
              ...models.map((each) => [
                modelName(each),
                featureName(each),
                each.answers,
                each.failed,
                each.promptTokens,
                each.completionTokens,
                each.took.median,
                each.took.most,
                each.credits,
              ]),
            ]}
          />
        }
      >
        <Table
          label="Models"
          columns={[...columns]}
          rows={models}
          rowKey={({ modelId, featureKey }) => `${modelId} ${featureKey}`}
          windowed={false}
        />
      </Section>
      {failures.length > 0 && (
        <Section
          title="Why models failed"
          actions={
            <CsvButton
              of="failures"
              name={`failures-${from}-${to}`}
              rows={() => [
                ['Reason', 'Times'],
                ...failures.map(({ name, count }) => [failureName(name), count]),
              ]}
            />
          }
        >
          <ul>
            {failures.map(({ name, count }) => (
              <ListRow key={name} title={failureName(name)} actions={formatNumber(count)} />
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function modelName({ modelId }: ModelUsage): string {
  return modelId === '' ? 'Knowledge alone' : modelId
}

function featureName({ featureKey }: ModelUsage): string {
  const known = featureKeys.find((key) => key === featureKey)
  return known ? featureLabels[known] : featureKey
}

function failureName(name: string): string {
  const known = insteadReasons.find((reason) => reason === name)
  return known ? modelFailureText(known) : name
}
