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
import { platformKeyQuery } from './platform-key.queries.ts'
import { PlatformKeyForm } from './platform-key-form.tsx'

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
        <Section title="Platform" description="This agent answers by itself, without another platform.">
          <Text>
            What it may call for an answer is under <Link to={paths.functions.href(region)}>Functions</Link>.
          </Text>
        </Section>
      </Card>
    )
  }
  return (
    <Card padding="lg">
      <Section
        title="Compatible platform"
        description="Visitors’ messages go to the agent on that platform, and its answers come back. Its prompts and knowledge are kept there."
      >
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
