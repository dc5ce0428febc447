import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { FailureState } from '#features/shared/failure/failure-state.tsx'
import { Card } from '#ui/card/card.tsx'
import { Section } from '#ui/section/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/skeleton.tsx'
import type { Declared } from '../core/declare-words.ts'
import { headOf } from '../core/head-of.ts'
import { modelKeyQuery } from './model-key.queries.ts'
import { ModelKeyForm } from './model-key-form.tsx'
import { platformKeyQuery } from './platform-key.queries.ts'
import { PlatformKeyForm } from './platform-key-form.tsx'
import { settingsCards } from './settings.words.ts'
import type { SettingsPanelProps } from './settings-panel.ts'
import { agentWebhookQuery } from './webhook.queries.ts'
import { WebhookForm } from './webhook-form.tsx'

/** What the agent works with beyond this product (spec 1 §2: configured in Settings, then Integrations). */
export function IntegrationsPanel({ region, agent }: SettingsPanelProps) {
  const { ID: agentId, ownerID: workspaceId, agentPlatform } = agent
  const isOfPlatform = agentPlatform === 'vf'
  const connection = useQuery({ ...platformKeyQuery(region, agentId), enabled: isOfPlatform })
  const webhook = useQuery(agentWebhookQuery(region, agentId))
  const modelKey = useQuery({ ...modelKeyQuery(region, workspaceId), enabled: !isOfPlatform })
  return (
    <>
      {isOfPlatform && (
        <IntegrationCard words={settingsCards.platform} what="connection" query={connection}>
          {(connection) => <PlatformKeyForm region={region} agentId={agentId} connection={connection} />}
        </IntegrationCard>
      )}
      <IntegrationCard words={settingsCards.webhookCard} what="webhook" query={webhook}>
        {(saved) => <WebhookForm region={region} agentId={agentId} saved={saved} />}
      </IntegrationCard>
      {!isOfPlatform && (
        <IntegrationCard words={settingsCards.modelKeyCard} what="key" query={modelKey}>
          {(saved) => <ModelKeyForm region={region} workspaceId={workspaceId} saved={saved} />}
        </IntegrationCard>
      )}
    </>
  )
}

interface IntegrationCardProps<Data> {
  words: Declared
  /** What is loaded, in the words people read: 'webhook'. */
  what: string
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}

/** One of them: drawn once it is there, else on its way or why it is not. */
function IntegrationCard<Data>({ words, what, query, children }: IntegrationCardProps<Data>) {
  const { data, isError, error, isFetching, refetch } = query
  return (
    <Card padding="lg">
      <Section {...headOf(words)}>
        {data !== undefined ? (
          children(data)
        ) : isError ? (
          <FailureState
            compact
            error={error}
            title={`The ${what} could not be loaded`}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <SkeletonGroup label={`Loading the ${what}`}>
            <Skeleton shape="row" />
          </SkeletonGroup>
        )}
      </Section>
    </Card>
  )
}
