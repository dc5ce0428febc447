import { useQuery } from '@tanstack/react-query'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Stack } from '#ui/stack/stack.tsx'
import { agentQuery } from '../core/agent.queries.ts'
import { AgentPart } from '../core/agent-part.tsx'
import { threeRows } from '../core/three-rows.tsx'
import { AgentVoice } from './agent-voice.tsx'

export interface VoiceScreenProps {
  region: Region
  agentId: string
}

/** An agent's page 'Voice' (spec 3 §2, sub-tabs by `?tab=`). */
export function VoiceScreen({ region, agentId }: VoiceScreenProps) {
  const agent = useQuery(agentQuery(region, agentId))
  return (
    <Stack gap={6} key={agentId}>
      <PageHead title="Voice" help="How the agent sounds, how it listens, and a call to try both." />
      <AgentPart what="voice" queries={[agent]} skeleton={threeRows}>
        {(agent) => <AgentVoice region={region} agent={agent} />}
      </AgentPart>
    </Stack>
  )
}
