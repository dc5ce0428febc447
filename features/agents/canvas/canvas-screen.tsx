import type { Region } from '#mocks/contracts/shared/region.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { AgentPart } from '../core/agent-part.tsx'
import { useAgentAndTools } from '../core/use-agent-and-tools.ts'
import { AgentCanvas } from './agent-canvas.tsx'

export interface CanvasScreenProps {
  region: Region
  agentId: string
  /** No language model is configured. */
  localAnswers: boolean
}

/** An agent's page 'Canvas', at `/prompt`: the flow it answers by (spec 3 §2). */
export function CanvasScreen({ region, agentId, localAnswers }: CanvasScreenProps) {
  const skeleton = (
    <>
      <Skeleton shape="title" width="third" />
      <Skeleton shape="row" />
      <Skeleton lines={12} />
    </>
  )
  return (
    <AgentPart what="canvas" queries={useAgentAndTools(region, agentId)} skeleton={skeleton}>
      {(agent, functions) => (
        <AgentCanvas
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
