import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { paths } from '#features/shared/paths.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import { Text } from '#ui/text/text.tsx'
import { agentQuery } from '../core/agent.queries.ts'
import { headOf } from '../core/head-of.ts'
import { platformKeyQuery } from './platform-key.queries.ts'
import { PlatformKeyForm } from './platform-key-form.tsx'
import { settingsCards, settingsWords } from './settings.words.ts'

interface IntegrationsPanelProps {
  region: Region
  agentId: string
}

/** What the agent works with beyond this product (spec 1 §2: configured in Settings, then Integrations). */
export function IntegrationsPanel({ region, agentId }: IntegrationsPanelProps) {
  const { data: agent } = useQuery(agentQuery(region, agentId))
  const isOfPlatform = agent?.agentPlatform === 'vf'
  const connection = useQuery({ ...platformKeyQuery(region, agentId), enabled: isOfPlatform })
  if (agent && !isOfPlatform) {
    return (
      <Card padding="lg">
        <Section {...headOf(settingsWords.ownPlatform)}>
          <Text>
            What it may call for an answer is under{' '}
            <Link to={paths.agentTools.href(region, agentId)}>Tools</Link>.
          </Text>
        </Section>
      </Card>
    )
  }
  return (
    <Card padding="lg">
      <Section {...headOf(settingsCards.platform)}>
        {connection.data ? (
          <PlatformKeyForm region={region} agentId={agentId} connection={connection.data} />
        ) : connection.isError ? (
          <FailureState
            compact
            error={connection.error}
            title="The connection could not be loaded"
            onRetry={() => void connection.refetch()}
            retrying={connection.isFetching}
          />
        ) : (
          <SkeletonGroup label="Loading the connection">
            <Skeleton shape="row" />
          </SkeletonGroup>
        )}
      </Section>
    </Card>
  )
}
