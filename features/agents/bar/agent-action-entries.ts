import { Code, Copy, FileDown, History, type LucideIcon } from 'lucide-react'
import type { Agent } from '#mocks/contracts/agents/agent.schema.ts'

/** What the actions are done with. */
export interface AgentActionContext {
  copyId: () => void
  exportTemplate: () => void
  showScript: () => void
  showHistory: () => void
}

/** One entry of the agent actions menu. */
interface AgentAction {
  label: string
  icon: LucideIcon
  /** Whether it is there for this agent. @default always */
  offered?: (agent: Pick<Agent, 'enableNodes'>) => boolean
  run: (context: AgentActionContext) => void
}

/** The actions that have a screen, in the specification's order; a channel joins by one row (spec 2 §2.6). */
export const agentActions: readonly AgentAction[] = [
  { label: 'Copy Agent ID', icon: Copy, run: ({ copyId }) => copyId() },
  {
    label: 'Export Agent Template',
    icon: FileDown,
    offered: ({ enableNodes }) => enableNodes,
    run: ({ exportTemplate }) => exportTemplate(),
  },
  { label: 'Website Script', icon: Code, run: ({ showScript }) => showScript() },
  { label: 'Version History', icon: History, run: ({ showHistory }) => showHistory() },
]
