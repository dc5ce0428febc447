import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import type { AgencyOwner } from '#features/shared/agency/agency.query.ts'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import type { Agency } from '#mocks/contracts/agency/agency.schema.ts'
import type { DomainType } from '#mocks/contracts/domains/domain.schema.ts'
import { Banner } from '#ui/banner/banner.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import type { AgencyShown } from '../settings/agency-shown.ts'
import { domainKinds } from './domain-kinds.ts'
import { DomainProgress } from './domain-progress.tsx'
import { domainSetupQuery } from './domains.queries.ts'
import { TakeDomain } from './take-domain.tsx'

interface DomainsPanelProps {
  owner: AgencyOwner
  agency: Agency
  shown: AgencyShown
}

const types: readonly DomainType[] = ['vgSubdomain', 'customDomain']

/** The hosts that show an agency (spec 2 §2.1, Domains). */
export function DomainsPanel({ owner, agency, shown }: DomainsPanelProps) {
  const setup = useQuery(domainSetupQuery(owner))
  const missing = setup.data?.missingSettings ?? []
  return (
    <Stack gap={5}>
      {missing.length > 0 && (
        <Banner tone="warning" title="This server has no public address yet">
          Its subdomains open on this computer alone, and a domain of your own leads nowhere. Whoever runs the
          server sets{' '}
          {missing.map((name, index) => (
            <Fragment key={name}>
              {index > 0 && ' and '}
              <code>{name}</code>
            </Fragment>
          ))}
          ; the record that leads here is listed then.
        </Banner>
      )}
      {types.map((type) => {
        const { title, description, of } = domainKinds[type]
        const { host, isVerified } = of(agency)
        return (
          <Card key={type} padding="lg">
            <Section title={title} description={description}>
              {host !== '' ? (
                <DomainProgress
                  key={host}
                  owner={owner}
                  type={type}
                  host={host}
                  isVerified={isVerified}
                  shown={shown}
                  isPublic={missing.length === 0}
                />
              ) : setup.data ? (
                <TakeDomain owner={owner} type={type} own={setup.data} />
              ) : setup.isError ? (
                <FailureState
                  compact
                  error={setup.error}
                  title="The domains could not be loaded"
                  onRetry={() => void setup.refetch()}
                  retrying={setup.isFetching}
                />
              ) : (
                <SkeletonGroup label="Loading the domains">
                  <Skeleton shape="control" />
                </SkeletonGroup>
              )}
            </Section>
          </Card>
        )
      })}
    </Stack>
  )
}
