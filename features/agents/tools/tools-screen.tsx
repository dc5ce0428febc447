import type { Region } from '#mocks/contracts/shared/region.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { AgentPart } from '../core/agent-part.tsx'
import { threeRows } from '../core/three-rows.tsx'
import { useAgentAndTools } from '../core/use-agent-and-tools.ts'
import { AgentTools } from './agent-tools.tsx'

export interface ToolsScreenProps {
  region: Region
  agentId: string
  /** No language model is configured, so nothing calls a tool. */
  localAnswers: boolean
}

/** An agent's page 'Tools': which functions of the workspace it may call (spec 3 §2, §3). */
export function ToolsScreen({ region, agentId, localAnswers }: ToolsScreenProps) {
  const skeleton = (
    <>
      <Skeleton shape="title" width="third" />
      {threeRows}
    </>
  )
  return (
    <AgentPart what="tools" queries={useAgentAndTools(region, agentId)} skeleton={skeleton}>
      {(agent, functions) => (
        <AgentTools
          key={agent.ID}
          region={region}
          agent={agent}
          functions={functions.items}
          localAnswers={localAnswers}
        />
      )}
    </AgentPart>
  )
}
