import type { ReactNode } from 'react'
import { CsvButton } from '#features/shared/csv/csv-button.tsx'
import { Card } from '#ui/card/card.tsx'
import { formatNumber } from '#ui/format/number.ts'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { Section } from '#ui/section/section.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { ShowMore } from './show-more.tsx'
import { useFirstShown } from './use-first-shown.ts'

interface CountedListProps {
  title: string
  /** What came up, the most frequent first. */
  items: readonly { key: string; name: ReactNode; count: number }[]
  /** Said where there is nothing. */
  empty: string
  /** Of the file, without its ending. */
  fileName: string
}

/** What came up how often, the most frequent first; all of it is in the file, and shown when asked for. */
export function CountedList({ title, items, empty, fileName }: CountedListProps) {
  const top = items[0]?.count ?? 1
  const { shown, left, showMore } = useFirstShown(items)
  return (
    <Card asChild>
      <Section
        title={title}
        level={3}
        size="md"
        gap={3}
        actions={
          items.length > 0 && (
            <CsvButton
              of={title.toLowerCase()}
              name={fileName}
              rows={() => [[title, 'Count'], ...items.map(({ key, count }) => [key, count])]}
            />
          )
        }
      >
        {items.length === 0 && (
          <Text size="sm" tone="muted">
            {empty}
          </Text>
        )}
        <Stack as="ul" gap={3}>
          {shown.map(({ key, name, count }) => (
            <li key={key}>
              <ProgressBar label={name} value={count} max={top} valueText={formatNumber(count)} />
            </li>
          ))}
        </Stack>
        <ShowMore left={left} of={title.toLowerCase()} onPress={showMore} />
      </Section>
    </Card>
  )
}
