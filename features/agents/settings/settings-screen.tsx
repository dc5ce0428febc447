import { useQuery } from '@tanstack/react-query'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { agentQuery } from '../core/agent.queries.ts'
import { AgentPart } from '../core/agent-part.tsx'
import { threeRows } from '../core/three-rows.tsx'
import { AgentSettings } from './agent-settings.tsx'

export interface SettingsScreenProps {
  region: Region
  agentId: string
}

/** An agent's page 'Settings' (spec 3 §2, sub-tabs by `?tab=`). */
export function SettingsScreen({ region, agentId }: SettingsScreenProps) {
  const agent = useQuery(agentQuery(region, agentId))
  return (
    <Stack gap={6} key={agentId}>
      <PageHead title="Settings" help="How the agent works, what is kept, and who may call it." />
      <AgentPart what="settings" queries={[agent]} skeleton={threeRows}>
        {(agent) => <AgentSettings region={region} agent={agent} />}
      </AgentPart>
    </Stack>
  )
}
