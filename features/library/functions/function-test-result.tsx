import { callFailureWords, type FunctionTest } from '#mocks/contracts/library/function-test.schema.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Banner } from '#ui/banner/banner.tsx'
import { CodeBlock } from '#ui/code-block/code-block.tsx'
import { readableBody } from './readable-body.ts'

/** Props of `FunctionTestResult`. */
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
      <div className="vg-functions__result">
        <Banner tone="danger" title={failure === 'timeout' ? `No answer within ${seconds} s` : 'No answer'}>
          {callFailureWords[failure]}
        </Banner>
        <p className="vg-functions__address" dir="ltr">
          {request}
        </p>
      </div>
    )
  }
  const text = readableBody(body, bodyCut)
  return (
    <div className="vg-functions__result" role="status" aria-label="Test result">
      <div className="vg-functions__facts">
        <Badge tone={toneOf(status)} dot>
          Status {status}
        </Badge>
        <span className="vg-library-form__quiet">
          {milliseconds.toLocaleString('en')} ms · {bytes.toLocaleString('en')} bytes
        </span>
      </div>
      <p className="vg-functions__address" dir="ltr">
        {request}
      </p>
      {text === '' ? (
        <p className="vg-library-form__quiet">
          {bytes === 0 ? 'The answer has no body.' : 'The answer is no text, so an agent cannot read it.'}
        </p>
      ) : (
        <CodeBlock label={bodyCut ? 'Body, its beginning' : 'Body'} code={text} wrap />
      )}
      {headers.length > 0 && (
        <dl className="vg-functions__headers">
          {headers.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="ltr">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

function toneOf(status: number): 'success' | 'warning' | 'danger' {
  if (status < 300) return 'success'
  return status < 500 ? 'warning' : 'danger'
}
