import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type AgencyOwner, agencyQuery } from '#features/shared/agency/agency.query.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { useMay } from '#features/shared/session/use-may.ts'
import type { Fault } from '#mocks/contracts/domains/concierge/diagnosis.schema.ts'
import { removeDomain } from '#mocks/contracts/domains/domain.contract.ts'
import type { DomainType } from '#mocks/contracts/domains/domain.schema.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Button } from '#ui/button/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { AgencyShown } from '../settings/agency-shown.ts'
import { diagnosisQuery } from './concierge.queries.ts'
import { DnsPanel } from './dns-panel.tsx'
import { DomainConcierge } from './domain-concierge.tsx'
import { DomainStatus } from './domain-status.tsx'
import { domainQuery, isAbsent, isElsewhere } from './domains.queries.ts'
import { RemoveDomain } from './remove-domain.tsx'

interface DomainProgressProps {
  owner: AgencyOwner
  type: DomainType
  host: string
  /** What the agency says; the domain itself may have come further. */
  isVerified: boolean
  /** Whether a domain that points to the server leads somewhere; before it does nothing is wrong with its records. */
  isPublic: boolean
  shown: AgencyShown
}

/** A domain that was taken: how far it has come, what is missing, and how it is given back (spec 1 §2, §4). */
export function DomainProgress({ owner, type, host, isVerified, isPublic, shown }: DomainProgressProps) {
  const queries = useQueryClient()
  const { region, workspaceId } = owner
  const query = useQuery(domainQuery(owner, type, host))
  const looking = diagnosisQuery(owner, host).queryKey
  const isLooking = useIsFetching({ queryKey: looking }) > 0
  const isOwner = useMay(removeDomain)
  const state = query.data
  // Given back meanwhile, by a job or in another tab: the agency says so.
  const isGone = isAbsent(query.error)
  const hasMoved = isGone || (state !== undefined && state.isVerified !== isVerified)

  useEffect(() => {
    if (hasMoved) void queries.invalidateQueries({ queryKey: agencyQuery({ region, workspaceId }).queryKey })
  }, [hasMoved, queries, region, workspaceId])

  const readAgency = () => queries.invalidateQueries({ queryKey: agencyQuery(owner).queryKey })
  if (isElsewhere(query.error))
    return (
      <Banner
        tone="danger"
        title={query.error.message}
        action={
          <Button size="sm" onClick={() => void readAgency()}>
            Add another domain
          </Button>
        }
      >
        {`Whoever has it has proven that ${host} is theirs. It was removed from your agency.`}
      </Banner>
    )

  const needsRecords =
    state && !isGone && (!state.isVerified || state.failingSince !== null) && state.records.length > 0
  const needsHelp =
    isOwner &&
    isPublic &&
    type === 'customDomain' &&
    state &&
    !isGone &&
    (!state.isLive || state.failingSince !== null)
  return (
    <Stack gap={5}>
      {state && !isGone ? (
        <DomainStatus
          state={state}
          shown={shown}
          isPublic={isPublic}
          checking={query.isFetching || isLooking}
          onCheck={() => {
            void query.refetch()
            void queries.invalidateQueries({ queryKey: looking })
          }}
        />
      ) : query.isError ? (
        <FailureState
          compact
          error={query.error}
          title={`${host} could not be looked at`}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup label={`Loading ${host}`}>
          <Skeleton shape="row" />
        </SkeletonGroup>
      )}
      {needsHelp ? (
        <DomainConcierge owner={owner} domain={host}>
          {(faults) =>
            (needsRecords || faults.some(hasRecords)) && (
              <DnsPanel owner={owner} state={state} faults={faults} />
            )
          }
        </DomainConcierge>
      ) : (
        needsRecords && <DnsPanel owner={owner} state={state} faults={[]} />
      )}
      {isOwner && !isGone && (
        <RemoveDomain owner={owner} type={type} host={host} isVerified={state?.isVerified ?? isVerified} />
      )}
    </Stack>
  )
}

/** Whether it is put right by a record, which its words say is shown. */
const hasRecords = ({ add, remove }: Fault) => add.length + remove.length > 0
