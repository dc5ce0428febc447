import { CopyText } from '#ui/copy-text/copy-text.tsx'
import type { DnsRecord } from './dns-record.ts'

/** Characters of a value that is shown whole; keys are longer, and are compared by their ends. */
const longestWhole = 120

/** What a record has to say, and what it says instead. */
export function RecordValue({ record: { value, status, found } }: { record: DnsRecord }) {
  if (status === 'remove') return <code className="vg-_dns-records-table__plain">{value}</code>
  const copied = <CopyText label="value" value={value} wrap={value.length <= longestWhole} />
  if (!found) return copied
  return (
    <dl className="vg-_dns-records-table__fault">
      <div>
        <dt>Is:</dt>
        <dd>
          {found.length === 0
            ? 'not there'
            : found.map((each) => (
                <code key={each} className="vg-_dns-records-table__plain">
                  {each}
                </code>
              ))}
        </dd>
      </div>
      <div>
        <dt>Should be:</dt>
        <dd>{copied}</dd>
      </div>
    </dl>
  )
}
