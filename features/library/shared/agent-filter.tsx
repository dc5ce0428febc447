import type { AgentBrief } from '#mocks/contracts/library/agent-brief.schema.ts'
import { AgentChoice } from './agent-choice.tsx'

interface AgentFilterProps {
  /** Id of the agent; '' for all of them. */
  value: string
  /** The chosen agent as far as it is known, for its name. */
  chosen?: AgentBrief | null
  onValueChange: (agentId: string) => void
}

/** Narrows a list down to one agent of the workspace. */
export function AgentFilter(props: AgentFilterProps) {
  return (
    <AgentChoice
      {...props}
      aria-label="Agent"
      className="vg-_library__filter"
      placeholder="All agents"
      clearable
      clearLabel="All agents"
    />
  )
}
