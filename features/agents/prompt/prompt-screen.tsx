import { useQuery } from '@tanstack/react-query'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'
import { agentQuery } from '../core/agent.queries.ts'
import { AgentPart } from '../core/agent-part.tsx'
import { PromptTabs } from './prompt-tabs.tsx'

export interface PromptScreenProps {
  region: Region
  agentId: string
  /** No language model is configured, so a prompt has no reader. */
  localAnswers: boolean
}

/** An agent's page 'Prompt', at `/nodes`: what the model is told, and which one it is (spec 3 §2). */
export function PromptScreen({ region, agentId, localAnswers }: PromptScreenProps) {
  const agent = useQuery(agentQuery(region, agentId))
  const skeleton = (
    <>
      <Skeleton shape="title" width="third" />
      <Skeleton lines={6} />
      <Skeleton shape="row" />
    </>
  )
  return (
    <AgentPart what="prompt" queries={[agent]} skeleton={skeleton}>
      {(agent) => <PromptTabs key={agent.ID} region={region} agent={agent} localAnswers={localAnswers} />}
    </AgentPart>
  )
}
