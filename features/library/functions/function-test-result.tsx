import { callFailureWords, type FunctionTest } from '#mocks/contracts/library/function-test.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { formatSize } from '#ui/file-upload/check-file.ts'
import { formatNumber } from '#ui/format/number.ts'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { readableBody } from './readable-body.ts'

interface FunctionTestResultProps {
  result: FunctionTest
  /** How long it was allowed to take. */
  seconds: number
}

/** What a test saw: status, time, headers and body, or why there was no answer. */
export function FunctionTestResult({ result, seconds }: FunctionTestResultProps) {
  const { failure, status, milliseconds, request, headers, body, bodyCut, bytes } = result
  if (failure !== null) {
    return (
      <Stack gap={3}>
        <Banner tone="danger" title={failure === 'timeout' ? `No answer within ${seconds} s` : 'No answer'}>
          {callFailureWords[failure]}
        </Banner>
        <Address>{request}</Address>
      </Stack>
    )
  }
  const text = readableBody(body, bodyCut)
  return (
    <Stack gap={3} role="status" aria-label="Test result">
      <Row wrap gap={3} lineGap={2}>
        <Badge tone={toneOf(status)} dot>
          Status {status}
        </Badge>
        <Text as="span" size="sm" tone="muted">
          {formatNumber(milliseconds)} ms · {formatSize(bytes)}
        </Text>
      </Row>
      <Address>{request}</Address>
      {text === '' ? (
        <Text size="sm" tone="muted">
          {bytes === 0 ? 'The answer has no body.' : 'The answer is not text, so an agent cannot read it.'}
        </Text>
      ) : (
        <CodeBlock label={bodyCut ? 'Start of the body' : 'Body'} code={text} wrap />
      )}
      {headers.length > 0 && (
        <Stack as="dl" gap={2}>
          {headers.map(({ name, value }) => (
            <Row key={name} gap={3} align="start">
              <Text as="dt" size="xs" tone="muted" code className="vg-_functions__header-name">
                {name}
              </Text>
              <Text as="dd" size="xs" code dir="ltr">
                {value}
              </Text>
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

function Address({ children }: { children: string }) {
  return (
    <Text code size="xs" tone="muted" dir="ltr">
      {children}
    </Text>
  )
}

function toneOf(status: number): 'success' | 'warning' | 'danger' {
  if (status < 300) return 'success'
  return status < 500 ? 'warning' : 'danger'
}
