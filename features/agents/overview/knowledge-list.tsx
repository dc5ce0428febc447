import { useInfiniteQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { safeUrl } from '#features/widget/safe-url.ts'
import type { KnowledgeCard } from '#mocks/contracts/knowledge/document.schema.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { formatCount } from '#ui/format/number.ts'
import { Link } from '#ui/link/link.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { knowledgeQuery } from './knowledge.queries.ts'

interface KnowledgeListProps {
  region: Region
  agentId: string
}

/** The documents an agent knows, the next page on request. */
export function KnowledgeList({ region, agentId }: KnowledgeListProps) {
  const query = useInfiniteQuery(knowledgeQuery(region, agentId))
  const documents = query.data?.pages.flatMap((page) => page.items)
  if (!documents && query.error) {
    return (
      <FailureState
        error={query.error}
        title="The documents could not be loaded"
        onRetry={query.refetch}
        retrying={query.isFetching}
        compact
      />
    )
  }
  if (!documents) {
    return (
      <SkeletonGroup label="Loading the documents">
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </SkeletonGroup>
    )
  }
  if (documents.length === 0) {
    return (
      <EmptyState
        icon={<FileText />}
        title="No documents yet"
        message="The agent answers from its documents. Without any it says that it does not know."
        level={3}
        compact
      />
    )
  }
  return (
    <div>
      <ul className="vg-_overview__documents" aria-label="Documents">
        {documents.map((document) => (
          <Document key={document.ID} document={document} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button size="sm" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          Show more documents
        </Button>
      )}
      {query.isFetchNextPageError && (
        <p className="vg-_overview__failure" role="alert">
          More documents could not be loaded. {query.error.message}
        </p>
      )}
    </div>
  )
}

/** What to say of a document that cannot be answered from. */
const states: Partial<Record<KnowledgeCard['status'], { tone: BadgeProps['tone']; words: string }>> = {
  ERROR: { tone: 'danger', words: 'Could not be read' },
  PENDING: { tone: 'info', words: 'Reading' },
  INITIALIZED: { tone: 'neutral', words: 'Waiting' },
}

function Document({ document: { name, url, charCount, status } }: { document: KnowledgeCard }) {
  const href = url === null ? undefined : safeUrl(url)
  const state = states[status]
  return (
    <li className="vg-_overview__document">
      <div className="vg-_overview__document-words">
        <bdi className="vg-_overview__document-name">{name}</bdi>
        {href ? (
          <Link href={href} tone="quiet" external className="vg-_overview__document-url">
            <bdi>{url}</bdi>
          </Link>
        ) : (
          <span className="vg-_overview__quiet">Written for this agent</span>
        )}
      </div>
      {state && <Badge tone={state.tone}>{state.words}</Badge>}
      <span className="vg-_overview__document-size">{formatCount(charCount, 'character')}</span>
    </li>
  )
}
