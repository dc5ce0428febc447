import { useQuery } from '@tanstack/react-query'
import { AgentChoice } from '#features/library/shared/agent-choice.tsx'
import { agentQuery } from '../core/agent.queries.ts'
import type { InboxOwner } from './inbox.queries.ts'

interface ChosenAgentProps {
  owner: InboxOwner
  /** Id of the agent; '' for all. */
  value: string
  onValueChange: (agentId: string) => void
}

/** Chooses one agent of an inbox of all of them; one that an address names is read for its name. */
export function ChosenAgent({ owner, value, onValueChange }: ChosenAgentProps) {
  const chosen = useQuery({ ...agentQuery(owner.region, value), enabled: value !== '' }).data
  return (
    <AgentChoice
      chosen={value === '' ? null : chosen}
      clearable
      clearLabel="All agents"
      placeholder="All agents"
      value={value}
      onValueChange={onValueChange}
    />
  )
}
