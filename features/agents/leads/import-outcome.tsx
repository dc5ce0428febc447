import { Download } from 'lucide-react'
import { saveCsv } from '#features/shared/csv/save-csv.ts'
import { Button } from '#ui/button/button.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Row } from '#ui/row/row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { type RefusedRow, refusedCsv } from './refused-csv.ts'

/** What became of a file's rows. */
export interface Outcome {
  created: number
  joined: number
  /** Rows that came in without their owner, who is no member. */
  withoutOwner: number
  /** Rows that were not taken, in their order. */
  refused: RefusedRow[]
}

interface ImportOutcomeProps {
  outcome: Outcome
  /** What the file calls its columns. */
  head: readonly string[]
}

const shown = 100

/** Says what came in, and which lines did not and why; those are given back to be mended. */
export function ImportOutcome({
  outcome: { created, joined, withoutOwner, refused },
  head,
}: ImportOutcomeProps) {
  return (
    <Stack gap={4}>
      <Text role="status">
        {formatCount(created, 'lead')} added
        {joined > 0 && `, ${formatCount(joined, 'row')} joined to leads with the same address or number`}
        {refused.length > 0 && `, ${formatCount(refused.length, 'row')} not taken`}.
      </Text>
      {withoutOwner > 0 && (
        <Text>{formatCount(withoutOwner, 'row')} came in without an owner: no member has the address.</Text>
      )}
      {refused.length > 0 && (
        <Stack gap={2}>
          <Row justify="between" gap={2} wrap>
            <Heading level={3} size="sm">
              Not taken
            </Heading>
            <Button
              size="sm"
              icon={<Download aria-hidden />}
              onClick={() => saveCsv(refusedCsv(head, refused), 'leads-not-taken')}
            >
              Download these rows
            </Button>
          </Row>
          <Stack as="ul">
            {refused.slice(0, shown).map(({ line, cells, message }) => (
              <ListRow key={line} title={`Line ${line}: ${message}`} detail={<Values cells={cells} />} />
            ))}
          </Stack>
          {refused.length > shown && (
            <Text size="sm" tone="muted">
              And {formatCount(refused.length - shown, 'more row', 'more rows')}, in the file.
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  )
}

/** What a row holds, as the file has it. */
function Values({ cells }: Pick<RefusedRow, 'cells'>) {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean)
  return <bdi className="vg-_leads__values">{filled.join(' · ')}</bdi>
}
