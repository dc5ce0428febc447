import { useQuery } from '@tanstack/react-query'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { AgencyOwner } from '../agency.query.ts'
import { diagnosisQuery } from './concierge.queries.ts'
import { DomainChain } from './domain-chain.tsx'
import { DomainFaults } from './domain-faults.tsx'
import { StatusLink } from './status-link.tsx'

/** How far a custom domain has come, what is wrong, what to change and who can. */
export function DomainConcierge({ owner, domain }: { owner: AgencyOwner; domain: string }) {
  const query = useQuery(diagnosisQuery(owner, domain))
  return (
    <Stack gap={5}>
      {query.data ? (
        <>
          <DomainChain {...query.data} />
          <DomainFaults {...query.data} />
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
      <StatusLink owner={owner} domain={domain} />
    </Stack>
  )
}
