import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { DomainChain } from '#features/shared/domains/domain-chain.tsx'
import { DomainFaults } from '#features/shared/domains/domain-faults.tsx'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Fault } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import { formatMoment } from '#ui/relative-time/format-moment.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { diagnosisQuery } from './concierge.queries.ts'
import { StatusLink } from './status-link.tsx'

interface DomainConciergeProps {
  owner: AgencyOwner
  domain: string
  /** The records, by what was found; they stand below its words. */
  children?: (faults: readonly Fault[]) => ReactNode
}

/** How far a custom domain has come, what is wrong, what to change and who can. */
export function DomainConcierge({ owner, domain, children }: DomainConciergeProps) {
  const query = useQuery(diagnosisQuery(owner, domain))
  return (
    <Stack gap={5}>
      {query.data ? (
        <>
          <DomainChain {...query.data} />
          <DomainFaults {...query.data} />
          <Text size="sm" tone="muted">
            {query.isFetching ? 'Checking…' : `Checked ${formatMoment(query.data.checkedAt)}`}
          </Text>
        </>
      ) : query.isError ? (
        <FailureState
          compact
          error={query.error}
          title="The DNS could not be looked at"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label="Looking at the DNS">
          <Skeleton shape="row" />
        </SkeletonGroup>
      )}
      {children?.(query.data?.faults ?? [])}
      <StatusLink owner={owner} domain={domain} />
    </Stack>
  )
}
