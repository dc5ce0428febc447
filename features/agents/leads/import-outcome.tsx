import { formatCount } from '#ui/format/number.ts'
import { Heading } from '#ui/heading/heading.tsx'
import { ListRow } from '#ui/list-row/list-row.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'

/** What became of a file's rows. */
export interface Outcome {
  created: number
  joined: number
  /** Rows that were not taken, by their line. */
  refused: { line: number; message: string }[]
}

const shown = 100

/** Says what came in, and which lines did not and why. */
export function ImportOutcome({ outcome: { created, joined, refused } }: { outcome: Outcome }) {
  return (
    <Stack gap={4}>
      <Text role="status">
        {formatCount(created, 'lead')} added
        {joined > 0 && `, ${formatCount(joined, 'row')} joined to leads with the same address or number`}
        {refused.length > 0 && `, ${formatCount(refused.length, 'row')} not taken`}.
      </Text>
      {refused.length > 0 && (
        <Stack gap={2}>
          <Heading level={3} size="sm">
            Not taken
          </Heading>
          <Stack as="ul">
            {refused.slice(0, shown).map(({ line, message }) => (
              <ListRow key={line} title={`Line ${line}`} detail={message} />
            ))}
          </Stack>
          {refused.length > shown && (
            <Text size="sm" tone="muted">
              And {formatCount(refused.length - shown, 'more row', 'more rows')}.
            </Text>
          )}
        </Stack>
      )}
    </Stack>
  )
}
