import { paths } from '#features/shared/paths.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { Heading } from '#ui/heading/heading.tsx'
import { Link } from '#ui/link/link.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ExampleCode } from '../parts/example-code.tsx'
import { Terms } from '../parts/terms.tsx'
import { type FieldRow, fieldsOf, typeInWords } from './describe-schema.ts'
import type { OpenApi } from './openapi.types.ts'
import { jsonOf, type Operation, responseOf } from './read-openapi.ts'
import { requestExample } from './request-example.ts'
import { sampleOf } from './sample-value.ts'

/** Statuses that say nothing about one operation. */
const ofEveryCall = ['400', '408', '431', '500', '503']

const tones = { GET: 'info', POST: 'success', DELETE: 'danger' } as const

/** One operation: what it takes and answers, and beside it how it is called. */
export function OperationView({ api, operation }: { api: OpenApi; operation: Operation }) {
  const { operationId, method, path, summary, description, parameters, security } = operation
  const responses = Object.entries(operation.responses)
  const success = responses.find(([status]) => Number(status) < 300)?.[1]
  const answer = jsonOf(success)
  const isForBrowsers = security.length > 0 && security.every((way) => 'session' in way)
  const given = parameters.filter(({ name }) => name !== 'region')
  return (
    <section className="vg-_docs__part" aria-labelledby={operationId}>
      <Stack gap={5} className="vg-_docs__words">
        <Stack gap={2}>
          <Heading id={operationId} level={2} size="lg">
            {summary.replace(/\.$/, '')}
          </Heading>
          <Row gap={2} wrap>
            <Badge tone={tones[method as keyof typeof tones] ?? 'neutral'}>{method}</Badge>
            <Text as="span" size="sm" code>
              {path}
            </Text>
          </Row>
          <Text tone="muted">{description}</Text>
        </Stack>
        <Fields
          title="Parameters"
          rows={given.map(({ name, required, schema }) => ({ name, required, type: typeInWords(schema) }))}
        />
        <Fields title="Body" rows={fieldsOf(api, jsonOf(operation.requestBody))} />
        <Fields title="Answer" rows={fieldsOf(api, answer)} isAnswer />
        <Stack gap={2}>
          <Heading level={3} size="md">
            Errors
          </Heading>
          <Terms
            label={`Errors of ${operationId}`}
            items={responses
              .filter(([status]) => Number(status) >= 400 && !ofEveryCall.includes(status))
              .map(([status, response]) => [status, responseOf(api, response).description ?? ''])}
          />
          <Text size="sm" tone="muted">
            And what any call can meet:{' '}
            <Link href={`${paths.docsPage.href('errors')}#statuses`}>Errors and limits</Link>.
          </Text>
        </Stack>
      </Stack>
      <div className="vg-_docs__code">
        {isForBrowsers ? (
          <Banner role="note" title="For the product’s own pages">
            It takes the session of a browser that is signed in. No key works for it.
          </Banner>
        ) : (
          <ExampleCode title="Request" code={requestExample(api, operation)} />
        )}
        {answer && <CodeBlock label="Answer" code={JSON.stringify(sampleOf(api, answer), null, 2)} />}
      </div>
    </section>
  )
}

function Fields({ title, rows, isAnswer = false }: { title: string; rows: FieldRow[]; isAnswer?: boolean }) {
  if (rows.length === 0) return null
  return (
    <Stack gap={2}>
      <Heading level={3} size="md">
        {title}
      </Heading>
      <Terms
        label={title}
        items={rows.map(({ name, type, required }) => [
          name,
          isAnswer === required ? type : `${type}; ${required ? 'required' : 'not always there'}`,
        ])}
      />
    </Stack>
  )
}
