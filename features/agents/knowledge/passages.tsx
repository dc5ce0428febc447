import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { KnowledgeDocument } from '#mocks/contracts/knowledge/document.schema.ts'
import { Card } from '#ui/card/card.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { type KnowledgeOwner, passagesQuery } from './knowledge.queries.ts'
import './knowledge.css'

/** The passages a saved document is cut into: what an answer is made from. */
export function Passages({ owner, document }: { owner: KnowledgeOwner; document: KnowledgeDocument }) {
  const query = useQuery(passagesQuery(owner, document.ID, document.rev))
  const { data } = query
  if (query.error && !data) {
    return (
      <FailureState
        compact
        error={query.error}
        title="The passages could not be loaded"
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label="Loading the passages">
        <Skeleton shape="row" />
      </SkeletonGroup>
    )
  }
  const left = data.total - data.items.length
  return (
    <Section
      title="Passages"
      level={3}
      size="sm"
      description={`As it was saved, cut into ${formatCount(data.total, 'passage')} of at most ${formatCount(data.maxChunkSize, 'character')}.`}
    >
      <Stack gap={3}>
        {data.items.map(({ headings, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: passages are told apart by their place alone
          <Card key={index} padding="sm">
            <Stack gap={1}>
              {headings.length > 0 && (
                <Text size="xs" tone="muted" dir="auto">
                  {headings.join(' › ')}
                </Text>
              )}
              <Text size="sm" dir="auto" className="vg-_knowledge__passage">
                {text}
              </Text>
            </Stack>
          </Card>
        ))}
        {left > 0 && <Text tone="muted">{`${formatCount(left, 'more passage')} are not shown.`}</Text>}
      </Stack>
    </Section>
  )
}
